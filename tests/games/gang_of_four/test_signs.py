"""What stands at the seats of the lacquer table, what is told of passing, and that time tells nothing."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from gamebox.controllers.manners import manners
from gamebox.controllers.pace import PACES, longest
from gamebox.controllers.table import TableController
from gamebox.core.match import Match
from gamebox.games.gang_of_four import GAME, scene
from gamebox.games.gang_of_four.actions import ANNOUNCE, PLAY, decode
from gamebox.games.gang_of_four.rules import Options
from gamebox.games.gang_of_four.scene.lacquer import Lacquer
from gamebox.games.gang_of_four.scene.samples import played, table
from gamebox.games.gang_of_four.scene.talk import SIGNS
from gamebox.players import Computer, RandomPlayer
from gamebox.ui import words
from gamebox.ui.table import TableScene
from tests.games.gang_of_four.test_combos import rule
from tests.games.gang_of_four.test_scene import SHORT, at, pilot_at
from tests.support.gang_of_four import position


def standing(shown: TableScene, seat: int) -> list[str]:
    """The signs that stand at a seat, left to right."""
    look = shown.look
    assert isinstance(look, Lacquer)
    found = [t for t in look.spots() if t.tag in {f"{name}:{seat}" for name in SIGNS}]
    area = look.pieces.place(seat).badges
    assert all(area.contains(spot.rect) for spot in found if not spot.tag.startswith("passed"))
    return [spot.tag.partition(":")[0] for spot in found]


def test_a_last_card_has_its_sign_once_it_is_announced() -> None:
    match = played(4, Options(short=True, announce=True), lambda s: s.phase == ANNOUNCE)
    shown, before = table(match), match.state.clone()
    shown.controller.paused = True
    pilot = pilot_at(shown)
    assert standing(shown, 0) == ["owner"]
    for word, signs in (("announce", ["owner", "last"]), ("silent", ["owner", "skipped"])):
        state = before.clone()
        state.apply(decode(word))
        for seat in (None, 1, 2, 3):
            shown.look.settle(state.view(seat))
            assert standing(shown, 0) == signs
    pilot.close()


def test_a_last_card_said_by_itself_has_its_sign_beside_that_of_the_trick() -> None:
    pilot, shown = at(lambda s: s.phase == PLAY and 1 in s.counts and s.counts[s.owner] == 1 and s.table is not None)
    view = shown.controller.view()
    assert standing(shown, view.owner)[-2:] == ["owner", "last"]
    pilot.close()


def test_passing_is_not_said_to_lead_back_where_it_is_final() -> None:
    for options in (SHORT, Options(short=True, lock_out=True)):
        pilot, shown = at(lambda s: s.phase == PLAY and s.table is not None and decode("pass") in s.legal_actions(), 4,
                          options)  # fmt: skip
        tip = shown.look.tip("button:pass")
        assert tip is not None
        assert ("comes again" in tip.text) is not options.lock_out
        pilot.close()


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["pair", "trio", "straight", "flush", "full house", "straight flush", "gang", "dead hand", "lead"]),
        ("fr", ["paire", "brelan", "suite", "couleur", "full", "suite à la couleur", "gang", "main morte", "entam"]),
    ],
)
def test_rules_and_table_call_things_by_the_same_names(language: str, names: list[str]) -> None:
    """In each language the first word is what rules and table call it; no other name stands in either."""
    others = {"en": ["triple", "run", "many-coloured", "joker"], "fr": ["quinte", "ouvre ", "triplet"]}[language]
    locale = Path(words.__file__).parents[2] / "assets" / "locale" / language / "gang_of_four.toml"
    rules = Path(scene.__file__).parents[1] / ("RULES.md" if language == "en" else "RULES.fr.md")
    for file in (locale, rules):
        text = " ".join(file.read_text(encoding="utf-8").casefold().split())
        assert [name for name in names if name not in text] == []
        assert [name for name in others if re.search(rf"\b{name}\b", text)] == []


@rule("9.4")
def test_a_computer_s_time_does_not_tell_whether_it_could_have_played() -> None:
    level = GAME.levels[-1]
    for hand in ("3g 3y", "3g 10r", "9y 9r", "4g 4y 4r 5g 5r 10y"):
        start = position([hand, 5, 5, 5], table="9g", owner=3, turn=1)
        game = replace(GAME, setup=lambda seats, options, seed, start=start: start.clone())
        match = Match(game, 4, Options(), 1, [Computer(RandomPlayer(), 0, 0), None, None, None])
        kinds = [level, "human", "human", "human"]
        controller = TableController(match, kinds=kinds, pace=PACES["off"], **manners(scene))
        controller.update(longest(level, GAME) - 0.05)
        assert not match.log
        controller.update(0.1)
        assert len(match.log) == 1
