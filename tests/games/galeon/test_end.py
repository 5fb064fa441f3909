"""Sections 5 to 7: values, announcements and declarations, the end."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from random import Random

import pytest

from gamebox.core.events import UNKNOWN, Counted, Said, Turned
from gamebox.core.match import Match
from gamebox.games.galeon import GAME, decode
from gamebox.games.galeon.actions import AUCTION, DECLARATION, OVER, WINDOW
from gamebox.games.galeon.cards import FULL, SETS, SUM, VALUE
from gamebox.games.galeon.chances import MEAN
from gamebox.games.galeon.rules import Options, State
from gamebox.games.galeon.stage import CARGO
from tests.support.galeon import all_pass, do, follow, go_on, legal, mask, position, rule, said

CASES = json.loads((Path(__file__).parents[2] / "cases" / "galeon.json").read_text(encoding="utf-8"))
THREE = ("1234", "1235", "1236")
RICH = [(0, "1267", "1267 1256"), (0, "1345", "1345"), (0, "2345", "1567")]
"""Seat 0 has gained 30 + 15 + 30 + 0."""
PRICES = (1, 2, 3, 4)
"""With these its wealth is 45 - 10 + 75."""


def window(options: Options = Options()) -> State:  # noqa: B008
    """Seat 0 has 110 and everybody may announce."""
    s = all_pass(position(THREE, sent=RICH, prices=PRICES, options=options))
    assert s.phase == WINDOW
    return s


@pytest.mark.parametrize("case", CASES["scoring"], ids=str)
@rule("5.1")
def test_what_towers_bring(case: dict[str, str | list[str] | int]) -> None:
    s = position(("1235", "1236", "1237"), ("4567",), sent=[(0, str(case["ship"]), " ".join(case["towers"]))])  # type: ignore[arg-type]
    assert s.gain(s.voyages[0]) == case["gain"]
    assert s.view(0).gain(s.voyages[0]) == UNKNOWN


@rule("5.2", "5.3")
def test_wealth_is_gains_and_cards() -> None:
    s = position(THREE, sent=RICH, prices=PRICES, lost=[(), [9, 8]])
    assert s.scores() == (45 - 10 + 75, 45 - 17, 45)
    assert s.view(0).scores() == (35, 28, 45), "what is under ships is hidden"


@rule("5.4")
def test_what_sides_promise() -> None:
    wanted = {(0, 0): "60/7", (1, 0): "21/2", (0, 1): "6", (2, 0): "27/2", (1, 1): "15/2", (0, 2): "3"}
    for (good, bad), mean in wanted.items():
        seen = mask("1234"[:good] + "567"[:bad])
        values = [VALUE[tower & mask("1234")] for tower in SETS if tower & seen == seen]
        assert Fraction(sum(values), len(values)) == Fraction(mean)
        assert MEAN[good][bad] == pytest.approx(float(Fraction(mean)))


@rule("6.1")
def test_announcements_are_secret_until_all_have_chosen() -> None:
    s = window()
    assert legal(s) == ["go_on", "announce"] and s.paragraph() == "6.1"
    seat = s.current
    assert seat is not None
    quiet, loud = s.clone(), s.clone()
    do(quiet, "go_on")
    told = follow(loud, "announce")
    assert (said(told), loud.secrets()) == (["decides"], 1)
    for who in (None, 0, 1, 2):
        assert (quiet.view(who) == loud.view(who)) == (who != seat)
    assert loud.view(None).choices[seat] == UNKNOWN
    told = follow(loud, "go_on", "go_on")
    assert (loud.phase, loud.secrets(), loud.announced, loud.ending) == (DECLARATION, 0, 1 << seat, "announcement")
    assert "announces" in said(told) and decode("announce").secret


@rule("6.1")
def test_nobody_announces_and_the_game_goes_on() -> None:
    s = window()
    told = follow(s, "go_on", "go_on", "go_on")
    assert (s.phase, s.turn, s.choices) == (AUCTION, 2, (0, 0, 0))
    assert "nobody" in said(told)


@rule("6.1")
def test_everybody_is_asked_after_each_turn_but_not_when_the_game_ends_anyway() -> None:
    s = all_pass(position(THREE))
    assert (s.phase, legal(s)) == (WINDOW, ["go_on", "announce"]), "from the first turn on, whatever it has brought"
    for turn in (2, 3):
        assert all_pass(go_on(s)).phase == WINDOW and s.turn == turn
    assert all_pass(position(THREE, sent=RICH, prices=PRICES, bag=0)).phase == DECLARATION
    no_cards = [range(1, 10), range(1, 10), range(1, 9)]
    assert do(position(THREE, lost=no_cards, first=2), "X 9").phase == DECLARATION


@rule("6.2")
def test_the_others_declare_and_an_announcer_has_said_yes() -> None:
    s = window()
    order = [(s.first + k) % 3 for k in range(3)]
    texts = {0: "announce", 1: "go_on", 2: "go_on"}
    do(s, *[texts[seat] for seat in order])
    assert s.paragraph() == "6.2" and s.secrets() == 0
    assert s.view(None).choices == (2, 0, 0)
    asked = [s.current]
    do(s, "yes")
    asked.append(s.current)
    assert s.secrets() == 1 and s.view(None).choices.count(UNKNOWN) == 1
    told = follow(s, "no")
    assert sorted(asked) == [1, 2]  # type: ignore[type-var]
    assert said(told)[1:3] in (["says_yes", "says_no"], ["says_no", "says_yes"])
    assert s.phase == OVER


@rule("6.2")
def test_if_all_announce_nobody_need_declare() -> None:
    s = do(window(), "announce", "announce", "announce")
    assert (s.phase, s.choices, s.eliminated()) == (OVER, (2, 2, 2), (False, True, True))


@rule("4.10", "6.2", "7.1")
def test_the_log_says_who_is_still_to_declare_and_speaks_of_no_turn_that_never_comes() -> None:
    s = window()
    first = (s.first, *[(s.first + k) % 3 for k in (1, 2)])
    told = follow(s, *["announce" if seat == 0 else "go_on" for seat in first])
    assert "others" in said(told) and "declare" not in said(told)
    s = position(THREE, bag=0)
    told = follow(s, *["pass"] * 3)
    assert said(told)[-2:] == ["ends_towers", "declare"] and not {"stakes", "no_stakes"} & set(said(told))
    told = follow(position(THREE), *["pass"] * 3)
    assert "no_stakes" in said(told) and "stakes" not in said(told)


@rule("6.3")
def test_without_an_announcement_everybody_declares() -> None:
    s = all_pass(position(THREE, bag=0))
    asked = []
    assert s.paragraph() == "6.3"
    while s.current is not None:
        asked.append(s.current)
        assert legal(s) == ["no", "yes"]
        do(s, "no")
    assert sorted(asked) == [0, 1, 2]


@rule("6.4")
def test_notes_can_be_read_before_declaring_and_gains_stay_hidden() -> None:
    s = all_pass(position(THREE, sent=RICH, prices=PRICES, bag=0, rotations=()))
    v = s.view(s.current)
    assert any(code != 0o7777 for code in v.sides[:4])
    assert v.scores() == (35, 45, 45)
    assert all(v.gain(voyage) == UNKNOWN for voyage in v.voyages)


@rule("7.1")
def test_towers_left_in_the_centre_are_lost() -> None:
    s = all_pass(position(THREE, bag=0))
    told = follow(s, "no", "no", "no")
    assert s.scores() == (45, 45, 45)
    assert {e.zone.name for e in told if isinstance(e, Turned)} == {"tower"}
    assert s.refusal(decode("pass")) == ("galeon.refuse.over", "7.1")


@rule("7.2")
def test_the_end_opens_the_expeditions_one_by_one() -> None:
    s = all_pass(position(THREE, sent=[*RICH, (2, "4567", "3567")], prices=(*PRICES, 9), bag=0))
    told = follow(s, *["yes" if seat == 0 else "no" for seat in [(s.first + k) % 3 for k in range(3)]])
    opened = [(e.seat, e.number) for e in told if isinstance(e, Said) and e.key == "opens"]
    assert opened == [(0, 45), (0, 30), (0, 0), (2, 15)]
    assert [(e.seat, e.now) for e in told if isinstance(e, Counted) and e.what == "wealth"] == [
        (0, 110), (1, 45), (2, 51),
    ]  # fmt: skip
    for who in (None, 0, 1, 2):
        v = s.view(who)
        assert UNKNOWN not in v.zones()[CARGO[0]] and v.scores() == s.scores() == (110, 45, 51)
        assert (v.ranks(), v.eliminated()) == ((1, 3, 2), (False,) * 3)


class Rich(State):
    """A position whose wealth is given."""

    __slots__ = ("wealth",)

    def scores(self) -> tuple[int, ...]:
        """As given."""
        return self.wealth  # type: ignore[attr-defined, no-any-return]


def ended(wealth: list[int], yes: list[bool], target: int = 100) -> State:
    """The end of a game with this wealth and these declarations."""
    s = Rich()
    s.seats, s.phase, s.current, s.options = len(wealth), OVER, None, Options(target=target)
    s.choices = tuple(2 if y else 1 for y in yes)
    s.wealth = tuple(wealth)  # type: ignore[attr-defined]
    return s


@pytest.mark.parametrize("case", CASES["declarations"], ids=str)
@rule("7.2", "7.3", "7.4")
def test_false_declarations_eliminate_and_the_richest_other_wins(case: dict[str, list[int]]) -> None:
    s = ended(case["wealth"], case["yes"])  # type: ignore[arg-type]
    assert list(s.eliminated()) == case["eliminated"]
    assert [seat for seat, rank in enumerate(s.ranks()) if rank == 1] == case["winners"]
    assert all(rank == 3 for rank, wrong in zip(s.ranks(), s.eliminated(), strict=True) if wrong)


@rule("7.3")
def test_when_all_are_eliminated_all_have_lost() -> None:
    s = do(window(Options(target=120)), "announce", "announce", "announce")
    assert (s.eliminated(), s.ranks()) == ((True,) * 3, (3, 3, 3))
    s = window(Options(target=120))
    assert said(follow(s, "announce", "announce", "announce"))[-1] == "defeat"


@rule("7.4")
def test_equal_wealth_shares_and_the_others_go_by_wealth() -> None:
    assert ended([90, 90, 70, 60], [False] * 4).ranks() == (1, 1, 3, 4)
    assert ended([90, 120, 70, 60], [False, False, False, True]).ranks() == (1, 4, 2, 4)


@rule("6.1", "7.2")
def test_the_target_is_a_variant() -> None:
    for target, wrong in ((80, False), (100, False), (120, True)):
        s = do(window(Options(target=target)), *["announce"] * 3)
        assert s.eliminated()[0] == wrong
    assert {options.target for _, options in GAME.tables()} == {80, 100, 120}
    assert SUM[FULL] == 45
    assert go_on(window()).phase == AUCTION


@rule("6.1")
def test_what_was_chosen_in_secret_cannot_be_taken_back_once_all_is_revealed() -> None:
    """Who chose last would know what the others have chosen."""
    match = Match(GAME, 3, Options(), 7, [None] * 3)
    while match.state.phase != WINDOW:
        assert match.current is not None
        view = match.view(match.current)
        match.submit(match.current, GAME.heuristics.policy(view, view.legal_actions(), Random(1)))
    assert match.current is not None
    match.submit(match.current, decode("announce"))
    assert match.can_undo is True
    for _ in range(2):
        assert match.current is not None
        match.submit(match.current, decode("go_on"))
    assert match.state.phase == DECLARATION
    assert match.can_undo == "undo.shown"
