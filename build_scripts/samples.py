"""Sample states of the scenes, for looking at them all: `SAMPLES[name](stack)` gives the scenes to lie on it.

A game's scene module may have SAMPLES of its own; `samples()` collects them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from importlib import import_module

from gamebox import __version__, games
from gamebox.core.match import Match
from gamebox.games.halunken.cards import COLOUR
from gamebox.saves.sheet import Card, Seating
from gamebox.ui.about import About
from gamebox.ui.curtain import Curtain
from gamebox.ui.dialog import Answer, Ask, Message
from gamebox.ui.handover import Seats
from gamebox.ui.keys import KeyHelp
from gamebox.ui.pause import Pause
from gamebox.ui.portraits import bust, sign
from gamebox.ui.program import Program
from gamebox.ui.rules import RulesPage
from gamebox.ui.scenes import Scene, SceneStack
from gamebox.ui.score import ScoreScene, ScoreSheet
from gamebox.ui.seating import first_setup, with_seat, with_seats
from gamebox.ui.settings import SettingsScene
from gamebox.ui.setup import SetupScene
from gamebox.ui.shelf import Shelf
from gamebox.ui.table_look import Column, Entry
from gamebox.ui.trouble import Trouble

Sample = Callable[[SceneStack], list[Scene]]
PEOPLE = ("Marlow", "Tamsin", "Bartholomew Quick", "Nell")
ICONS = ("mark_yellow", "mark_green", "mark_red", "mark_purple", "coin")
PAINTS = ("green", "blue", "red", "yellow")


def nothing() -> None:
    """What the buttons of a sample do."""


def _fill(stack: SceneStack, count: int) -> None:
    """Put some matches into the store."""
    for number in range(count):
        game = games.GAMES[0]
        seats = 2 + number % 3
        options = next(o for n, o in game.tables() if n == seats)
        match = Match(game, seats, options, number, [None] * seats)
        kinds = ("human", "human" if number == 1 else "mate", "captain", "deck")
        seating = tuple(Seating(PEOPLE[i], PAINTS[i], kinds[i]) for i in range(seats))
        title = "Sunday with the whole crew" if number == 2 else ""
        stack.stage.store.save(f"{number:016x}", match, Card(__version__, seating, title))


def _shelf(stack: SceneStack, matches: int, again: bool) -> list[Scene]:
    program = Program()
    program.stack = stack
    _fill(stack, matches)
    if again:
        game = games.GAMES[0]
        stack.stage.preferences.remember(game.id, first_setup(game, stack.stage.words).kept())
    shelf = Shelf(program.choose, program.again, program.resume)
    return [shelf]


def _setup(stack: SceneStack, seats: int) -> list[Scene]:
    game = games.GAMES[0]
    setup = with_seats(first_setup(game, stack.stage.words), seats, stack.stage.words)
    if seats == 3:
        setup = replace(with_seat(setup, 1, name="You", kind="human"), by_lot=True)
    return [SetupScene(game, setup, lambda setup: None)]


def _sailors(colour: int, points: int) -> tuple[int, ...]:
    """Some sailors of a colour, more of them for more points."""
    return tuple(card for card, its in enumerate(COLOUR) if its == colour)[: (points + 3) // 4]


def _columns() -> list[Column]:
    labels = ("Yellow sailors", "Green sailors", "Red sailors", "Purple sailors", "Once more: purple")
    points = ((11, 7, 14, 26, 26), (20, 10, 0, 9, 20), (0, 42, 5, 7, 42), (12, 4, 24, 0, 24))
    columns = []
    ranks = (3, 4, 1, 2)
    for seat, values in enumerate(points):
        lines = tuple(f"Round {n}: {PEOPLE[seat]} takes the {n + 4} from the Whale" for n in range(1, 5))
        entries = tuple(
            Entry(label, value, _sailors(row if row < 4 else COLOUR[-1], value), lines, f"halunken/table:{ICONS[row]}")
            for row, (label, value) in enumerate(zip(labels, values, strict=True))
        )
        columns.append(Column(seat, PEOPLE[seat], entries, sum(values), ranks[seat]))
    return columns


def _score(stack: SceneStack, chosen: bool) -> list[Scene]:
    card = import_module(games.GAMES[0].scene).card_sprite
    sheet = ScoreSheet(games.GAMES[0].id, _columns(), PAINTS, 1750061312, card=card)
    scene = ScoreScene(sheet, nothing, nothing)
    scene.chosen = (0, 3) if chosen else None
    return [scene]


def _over(stack: SceneStack, *scenes: Scene) -> list[Scene]:
    return [*_shelf(stack, 3, True), *scenes]


def _seats() -> Seats:
    busts = [bust("halunken", colour) for colour in PAINTS]
    signs = [sign(colour) for colour in PAINTS]
    return Seats(games.GAMES[0], PEOPLE, busts, signs, ["human", "mate", "bosun", "human"], lambda seat, kind: None)


def _delete(stack: SceneStack) -> list[Scene]:
    t = stack.stage.t
    answers = (
        Answer("keep", t("shelf.keep"), nothing, "go"),
        Answer("delete", t("shelf.delete"), nothing, "plain", "trash"),
    )
    question = t("shelf.delete_question", title="Sunday with the whole crew")
    return _over(stack, Message(question, answers, name="delete"))


def _soon(stack: SceneStack) -> list[Scene]:
    t = stack.stage.t
    return _over(stack, Message(t("games.gang_of_four.soon"), title=t("games.gang_of_four.title")))


def _lost(stack: SceneStack) -> list[Scene]:
    t = stack.stage.t
    answers = (Answer("stay", t("lost.stay"), nothing, "go"), Answer("leave", t("lost.leave"), nothing))
    return _over(stack, Message(t("saves.denied"), answers, t("lost.title"), "lost"))


def _lost_all(stack: SceneStack) -> list[Scene]:
    t = stack.stage.t
    answers = (Answer("stay", t("lost.stay"), nothing, "go"), Answer("leave", t("shelf.quit"), nothing))
    return _over(stack, Message(t("lost.shelf"), answers, name="leave"))


def _rules_searched(stack: SceneStack) -> list[Scene]:
    page = RulesPage("halunken", "5.10", at_once=True)
    page.query = "port"
    return _over(stack, page)


SAMPLES: dict[str, Sample] = {
    "shelf-first": lambda stack: _shelf(stack, 0, False),
    "shelf-full": lambda stack: _shelf(stack, 6, True),
    "shelf-again": lambda stack: _shelf(stack, 0, True),
    "setup-2": lambda stack: _setup(stack, 2),
    "setup-3": lambda stack: _setup(stack, 3),
    "setup-4": lambda stack: _setup(stack, 4),
    "settings": lambda stack: _over(stack, SettingsScene()),
    "keys": lambda stack: _over(stack, KeyHelp()),
    "about": lambda stack: _over(stack, About()),
    "pause": lambda stack: [*_setup(stack, 4), Pause(nothing, nothing, _seats())],
    "pause-over": lambda stack: [*_setup(stack, 4), Pause(nothing, nothing)],
    "rules": lambda stack: _over(stack, RulesPage("halunken", at_once=True)),
    "rules-marked": lambda stack: _over(stack, RulesPage("halunken", "3.6", at_once=True)),
    "rules-searched": _rules_searched,
    "message": _soon,
    "lost": _lost,
    "lost-all": _lost_all,
    "delete": _delete,
    "rename": lambda stack: _over(stack, Ask(stack.stage.t("shelf.rename_question"), "Sunday", lambda text: None)),
    "trouble": lambda stack: _over(stack, Trouble("~/gamebox/reports/report-20260101-120000.txt")),
    "curtain": lambda stack: [Curtain("Bartholomew Quick", bust("halunken", "blue"), nothing, sign("blue"))],
    "score": lambda stack: _score(stack, False),
    "score-traced": lambda stack: _score(stack, True),
}


def samples() -> dict[str, Sample]:
    """All samples by name: the menus', and those of each game's table as "<game>-<name>"."""
    found = dict(SAMPLES)
    for game in games.GAMES:
        own = getattr(import_module(game.scene), "SAMPLES", {})
        found.update({f"{game.id}-{name}": sample for name, sample in own.items()})
    return found
