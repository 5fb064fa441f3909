"""What the table of Guillotine says is true: what is foreseen in words, totals, hands, lit things; and can be read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pygame
import pytest

from gamebox.controllers.manners import manners
from gamebox.controllers.pace import PACES, longest
from gamebox.controllers.table import TableController
from gamebox.core.events import UNKNOWN, Said
from gamebox.core.match import Match
from gamebox.games.guillotine import GAME, scene
from gamebox.games.guillotine.actions import (
    DROP,
    FRONT,
    GIFT,
    PLAY_TITLE,
    PRIZE,
    REPAY,
    RESOLVING,
    SNATCH,
    TARGET,
    TURN,
    WHOM,
)
from gamebox.games.guillotine.cards import CARDS, NAMES, STAYING, TITLE, title
from gamebox.games.guillotine.rules import Options, State, setup
from gamebox.games.guillotine.scene import tally
from gamebox.games.guillotine.scene.foresight import Foresight, foresee
from gamebox.games.guillotine.scene.samples import PAINTS, PEOPLE, played, table
from gamebox.games.guillotine.scene.shown import Shown
from gamebox.games.guillotine.scene.talk import Talk
from gamebox.players import Computer, RandomPlayer
from gamebox.ui.curtain import Curtain
from gamebox.ui.preferences import Preferences
from gamebox.ui.table import TableScene
from gamebox.ui.table_look import Seating
from gamebox.ui.table_tips import draw_tip
from gamebox.ui.words import LANGUAGES, Words
from tests.support.guillotine import do, find, position
from tests.support.pilot import Pilot

COLLECT, NONE, CHANCE = "You would collect", "You would collect nobody.", "Chance decides"


class Quiet:
    """Words without a window."""

    t = Words("en", strict=True).t


TALK = Talk(Quiet(), Seating(PEOPLE, PAINTS))  # type: ignore[arg-type]


def pilot_at(scene: TableScene, size: tuple[int, int] = (1024, 640), **values: Any) -> Pilot:
    """The scene in the real program, without pauses."""
    wanted = {"language": "en", "speed": "off", "pace": "off", **values}
    pilot = Pilot(lambda stack: [scene], size, Preferences(**wanted))
    pilot.settle()
    return pilot


def walk(seats: int, seed: int) -> Iterator[State]:
    """Every position of a match played by lot."""
    state, draw = setup(seats, Options(), seed), Random(seed).random
    while state.current is not None:
        yield state
        legal = state.legal_actions()
        state.apply(legal[int(draw() * len(legal))])


def first(wanted: Callable[[State], bool], seats: int = 3) -> State:
    """The first position that is wanted in some matches, as whoever must choose sees it."""
    return next(s.clone() for seed in range(400) for s in walk(seats, seed) if wanted(s))


def told(state: State, text: str) -> str:
    """What is said of a choice before it is made."""
    view = state.view(state.current)
    return TALK.foreseen(foresee(view, find(state, text)))


# What is foreseen, in words


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_the_strip_says_comes_true_in_every_world(seats: int) -> None:
    said = set[str]()
    for seed in range(100, 104):
        for state in walk(seats, seed):
            assert state.current is not None
            view = state.view(state.current)
            for action in state.legal_actions():
                found = foresee(view, action)
                for number in range(2):
                    said.add(holds(found, view, view.determinize(Random(number)), action))
    assert {"collected", "chance", "idle", "silent"} <= said


def holds(found: Foresight, view: State, world: State, action: Any) -> str:
    """Check what is foreseen against what happens in a world. Returns what is said."""
    events: list[Any] = []
    world.apply(action, events.append)
    taker = view.current if found.taker == UNKNOWN else found.taker
    taken = [e.card for e in events if isinstance(e, Said) and e.key == "collects" and e.seat == taker]
    over = world.current is None or (world.day, world.turn) != (view.day, view.turn)
    if found.collected:
        assert len(taken) >= len(found.collected)
        assert all(a in (UNKNOWN, b) for a, b in zip(found.collected, taken, strict=False))
        assert view.turn == taker
        return "collected"
    if found.idle:
        assert over and not taken and view.turn == view.current
        return "idle"
    return "chance" if found.chance else "silent"


def test_trip_does_not_say_that_nobody_is_collected() -> None:
    s = do(position("baron duke colonel", ["trip stumble", ""]), "play trip")
    assert told(s, "noble baron") == ""


def test_callous_guards_discarded_say_nothing_of_collecting() -> None:
    s = position("baron duke", ["stumble", ""], laid={"callous_guards": 0})
    assert told(s, "front callous_guards") == ""


def test_clerical_error_says_nothing_before_the_other_has_chosen() -> None:
    s = position("baron duke", ["clerical_error", ""], trophies=["sheriff", "martyr"])
    do(s, "play clerical_error", "seat 1")
    assert s.phase == PRIZE and told(s, "noble martyr") == ""


def test_who_chooses_in_the_turn_of_another_is_told_who_collects() -> None:
    s = position("baron duke", ["infighting", "stumble pushed"])
    do(s, "play infighting", "seat 1")
    assert s.phase == DROP and told(s, "card stumble") == ""
    assert told(do(s, "card stumble"), "card pushed") == "Margot would get the Baron."
    s = position("baron duke", ["clerical_error", ""], trophies=["sheriff", "martyr"])
    do(s, "play clerical_error", "seat 1", "noble martyr")
    assert s.phase == REPAY and told(s, "noble sheriff") == "Margot would get the Baron."


def test_who_gives_the_clown_away_is_not_told_to_have_collected_nobody() -> None:
    s = do(position("the_clown duke", ["", ""]), "pass")
    assert s.phase == GIFT and told(s, "seat 1") == ""


def test_nobody_is_collected_where_that_is_so() -> None:
    assert told(position("baron duke", ["political_influence", ""]), "play political_influence") == NONE
    s = do(position("baron", ["after_you", "", ""]), "play after_you")
    assert told(s, "seat 2") == f"Bartholomew Quick would get the Baron. {NONE}"


def test_an_unseen_noble_may_be_the_master_spy() -> None:
    cart = position("", ["extra_cart", ""], deck="duke master_spy baron colonel")
    assert told(cart, "play extra_cart").startswith(COLLECT)
    swap = do(position("sheriff duke", ["clothing_swap", ""], deck="baron master_spy colonel"), "play clothing_swap")
    assert told(swap, "noble sheriff").startswith(CHANCE)
    assert told(swap, "noble duke") == "You would collect the Sheriff."
    seen = position("sheriff duke master_spy", ["clothing_swap", ""], deck="baron colonel")
    assert told(do(seen, "play clothing_swap"), "noble sheriff").startswith(f"{COLLECT} a noble")


def test_what_is_foreseen_does_not_depend_on_what_lies_hidden() -> None:
    for deck in ("master_spy duke baron", "duke master_spy baron", "baron duke master_spy"):
        s = do(position("sheriff lord", ["clothing_swap", ""], deck=deck), "play clothing_swap")
        one = do(position("sheriff lord", ["clothing_swap", ""], deck="baron duke master_spy"), "play clothing_swap")
        for text in ("noble sheriff", "noble lord"):
            assert foresee(s.view(0), find(s, text)) == foresee(one.view(0), find(one, text))


# Totals


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_totals_and_numbers_on_cards_add_up_at_all_times(seats: int) -> None:
    for state in walk(seats, 7):
        shown = Shown(state.view(None))
        for seat, points in enumerate(state.scores()):
            pile, front = shown.trophies(seat), shown.front(seat)
            parts = [*tally.worths(pile, front).values(), *(tally.front_worth(card, pile) for card in front)]
            assert shown.points(seat) == points == sum(parts)


def test_a_plate_shows_the_total_of_its_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(4, lambda s: s.phase == TURN and s.day == 3 and len(set(s.scores())) == 4 and max(s.laid) >= 0)
    scene = table(match)
    pilot = pilot_at(scene)
    drawn: dict[tuple[int, ...], str] = {}
    numbered = scene.look.pieces.numbered

    def note(surface: Any, name: str, rect: Any, words: str, *rest: Any) -> None:
        drawn[tuple(rect)] = words
        numbered(surface, name, rect, words, *rest)

    monkeypatch.setattr(scene.look.pieces, "numbered", note)
    scene._changed()
    pilot.app.draw()
    for seat, points in enumerate(match.state.scores()):
        block = scene.look.pieces.place(seat)
        assert drawn[tuple(block.seal)] == str(points)
        tip = scene.look.tip(f"seat:{seat}")
        assert tip is not None and tip.text.startswith(TALK.points(points))
    pilot.close()


def test_each_noble_tells_its_own_worth() -> None:
    s = position(
        "baron duke", ["", ""], trophies=["palace_guard palace_guard count tragic_figure martyr", "countess"],
        laid={"indifferent_public": 1},
    )  # fmt: skip
    assert [tally.worths(s.trophies[0], ())[card] for card in s.trophies[0]] == [2, 2, 2, -2, -1]
    front = [STAYING[k] for k, owner in enumerate(s.laid) if owner == 1]
    assert tally.worths(s.trophies[0], front)[s.trophies[0][3]] == 1


# Whose hand, what is lit


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_behind_each_curtain_lies_the_hand_of_its_own_seat(seats: int) -> None:
    scene = table(Match(GAME, seats, Options(), 3, [None] * seats), tuple(range(seats)))
    pilot, looked = pilot_at(scene), set[int]()
    for _ in range(seats):
        assert isinstance(pilot.scene, Curtain) and not [t for t in scene.targets() if t.tag.startswith("card:")]
        pilot.click("lift")
        pilot.press(pygame.K_SPACE)
        seat, state = scene.controller.match.current, scene.controller.match.state
        assert seat == scene.look.home == scene.look.pieces.home == scene.controller.viewer
        assert {card.card for card in scene.look.held()} == set(state.hands[seat])
        looked.add(seat)
        pilot.press(pygame.K_p, letters="p")
        while scene.controller.match.current == seat:
            pilot.click(scene.controller.targets()[0])
        pilot.wait(1)
    assert looked == set(range(seats))
    pilot.close()


def test_everything_lit_is_a_choice_and_every_choice_is_lit() -> None:
    for phase in (TURN, TARGET, WHOM, SNATCH, GIFT):
        scene = table(played(3, lambda s, phase=phase: s.phase == phase and s.day > 1))
        pilot = pilot_at(scene)
        faces = scene.controller._faces()
        own = scene.look.own()
        lit = {faces.get(tag, tag) for tag in pilot.lit() if not tag.startswith(("tool:", "log:")) and tag not in own}
        legal = {tag for action in scene.controller.legal() for tag in action.clicks().pick}
        assert lit == legal
        pilot.close()


def test_callous_guards_can_be_discarded_beside_the_tray() -> None:
    wanted = [a for a in STAYING if NAMES[TITLE[a]] == "callous_guards"]
    match = played(3, lambda s: s.phase == SNATCH and any(a.kind == FRONT for a in s.legal_actions()), 0)
    scene = table(match)
    pilot = pilot_at(scene)
    pilot.click(f"front:{wanted[0]}")
    assert match.log[-1] == f"front {wanted[0]}" and match.state.phase == SNATCH
    pilot.close()


# Time


def test_a_computer_s_time_does_not_tell_whether_it_could_play_a_card() -> None:
    level = GAME.levels[-1]
    for hand in ("", "stumble pushed trip bribed_guards"):
        start = position("baron duke colonel sheriff", [hand, "trip"])
        game = replace(GAME, setup=lambda seats, options, seed, start=start: start.clone())
        match = Match(game, 2, Options(), 1, [Computer(RandomPlayer(), 0, 0), None])
        controller = TableController(match, kinds=[level, "human"], pace=PACES["off"], **manners(scene))
        controller.update(longest(level, GAME) - 0.05)
        assert not match.log
        controller.update(0.1)
        assert len(match.log) == 1


def test_choices_of_a_card_that_is_shown_at_once_take_no_even_time() -> None:
    for wanted, even in ((TURN, True), (TARGET, False), (WHOM, False), (DROP, True), (SNATCH, True)):
        state = first(lambda s, wanted=wanted: s.phase == wanted)
        assert scene.hides(state.view(state.current)) is even
    assert RESOLVING < DROP


# Words that can be read


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 640), (1500, 640), (1024, 1400)])
def test_the_large_cards_hold_their_words(language: str, size: tuple[int, int]) -> None:
    scene = table(played(3, lambda s: s.phase == TURN and s.day == 2))
    pilot = pilot_at(scene, size, language=language)
    state = scene.controller.view()
    piles = [f"noble:{card}" for pile in state.trophies for card in pile]
    for tag in (*piles, *(f"card:{card}" for card in range(CARDS))):
        tip = scene.look.tip(tag)
        assert tip is not None and tip.zoom
        assert bool(tip.more) or not tag.startswith("noble:")
        draw_tip(pilot.app.window.surface, pilot.stage, scene.skin, tip, pygame.Rect(500, 300, 40, 40))
    assert pilot.stage.text.overflows == []
    pilot.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (2560, 1080), (1024, 1400)])
def test_both_buttons_can_be_read_while_a_card_waits(language: str, scale: float, size: tuple[int, int]) -> None:
    walk = PLAY_TITLE[title("the_long_walk")]
    scene = table(played(3, lambda s: s.phase == TURN and walk in s.legal_actions()))
    pilot = pilot_at(scene, size, language=language, text_scale=scale)
    hand = scene.controller.view().hands[0]
    pilot.click(next(f"card:{card}" for card in hand if TITLE[card] == title("the_long_walk")))
    assert {"button:pass", "button:confirm"} <= set(pilot.lit())
    assert pilot.stage.text.overflows == []
    pilot.close()
