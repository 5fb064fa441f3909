"""The market on the screen: which notes may be clicked, what is told of debts with and without the memory help."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from gamebox.controllers.picker import CONFIRM
from gamebox.core.match import Match
from gamebox.games.gnadenlos import GAME, market, memory
from gamebox.games.gnadenlos.actions import BUY, FILL, LAST, SEND, TAKE, TAKEN_TWO
from gamebox.games.gnadenlos.cards import POKER, ROW
from gamebox.games.gnadenlos.ledger import NOBODY
from gamebox.games.gnadenlos.rules import Options, State
from gamebox.games.gnadenlos.scene.choices import advised
from gamebox.games.gnadenlos.scene.panels import full_rows
from gamebox.games.gnadenlos.scene.samples import PEOPLE, SAMPLES
from gamebox.games.gnadenlos.scene.shown import Shown
from gamebox.games.gnadenlos.scene.tips import Tips
from gamebox.ui.preferences import Preferences
from gamebox.ui.scenes import SceneStack
from gamebox.ui.stage import Stage
from gamebox.ui.table import TableScene
from gamebox.ui.words import LANGUAGES
from tests.support.gnadenlos import do, event, offer, position
from tests.support.gold_rush import at, lit, talk_in

FOUR = ("killer_miller", "joseph_trigger", "janice_boone", "blue_jack")
HELP = Options(memory=True)


def rule(*paragraphs: str) -> Any:
    return pytest.mark.rule("gnadenlos", list(paragraphs))


def two_are_taken(state: State) -> bool:
    return state.phase == TAKE and state.force.count(max(state.force)) == 1 and len(state.market) > 8


# What may be clicked


@rule("5.4")
def test_any_note_of_the_rows_behind_fills_a_hole_and_it_is_the_one_clicked() -> None:
    pilot, scene, _ = at(lambda s: s.phase == FILL and len(market.spare(s, 0)) < len(s.market) - market.front(s) - 1, 3)
    state, before = scene.controller.match.state, len(scene.controller.match.log)
    behind = [i for i in range(market.front(state), len(state.market)) if state.market[i] >= 0]  # type: ignore[arg-type]
    assert lit(pilot, "slot:") == [f"slot:{i}" for i in behind]
    twin = next(i for i in behind if i not in market.spare(state, 0))  # type: ignore[arg-type]
    note, hole = state.market[twin], state.market.index(-1)  # type: ignore[attr-defined]
    pilot.click(f"slot:{twin}")
    assert scene.controller.match.log[before] == f"fill {twin}"
    assert scene.controller.match.state.market[hole] == note  # type: ignore[attr-defined]
    again = Match(GAME, 3, Options(), scene.controller.match.seed, [None] * 3, scene.controller.match.log)
    assert again.state == scene.controller.match.state
    pilot.close()


@rule("6.4d")
def test_the_two_notes_that_are_clicked_are_taken_however_alike() -> None:
    pilot, scene, _ = at(two_are_taken)
    state = scene.controller.match.state
    places = next(p for p in market.alike(state, 0, 0).values() if len(p) > 2)  # type: ignore[arg-type]
    before = len(scene.controller.match.log)
    pilot.click(f"slot:{places[1]}")
    pilot.click(f"slot:{places[2]}")
    assert scene.controller.held is TAKEN_TWO[places[1], places[2]]
    pilot.click(CONFIRM)
    assert scene.controller.match.log[before] == f"take {places[1]} {places[2]}"
    pilot.close()


@rule("6.4d")
def test_a_note_clicked_twice_is_put_back() -> None:
    pilot, scene, _ = at(two_are_taken)
    for _ in range(2):
        pilot.click("slot:0")
    assert scene.controller.picked() == [] and scene.controller.held is None
    pilot.close()


@rule("4.4d")
@pytest.mark.parametrize("helped", [False, True])
def test_what_is_lit_does_not_tell_which_notes_are_alike(helped: bool) -> None:
    pilot, _, look = at(two_are_taken, memory=helped)
    assert sorted(lit(pilot, "slot:")) == sorted(f"slot:{i}" for i in look.shown.market())
    pilot.click("slot:3")
    assert len(lit(pilot, "slot:")) == len(look.shown.market()), "all but the one clicked, which can be put back"
    pilot.close()


@rule("5.4")
def test_a_front_row_stays_as_it_is() -> None:
    pilot, scene, _ = at(lambda s: s.phase == FILL and s.turn > 3, 3)
    view = scene.controller.view()
    lying = next(i for i in range(market.front(view)) if view.market[i] >= 0)
    assert scene.controller.refusal(f"slot:{lying}") == ("gnadenlos.refuse.front", "5.4")
    pilot.close()


@rule("6.4d")
def test_a_hint_that_names_one_place_twice_lights_two_notes() -> None:
    s = event(position(FOUR, laid=[(NOBODY, "b1 g2 y1"), (0, "g4 g4")]), "showdown")
    do(s, *[f"send {name}" for name in FOUR])
    view = s.view(0)
    assert advised(view, ("slot:3", "slot:3")) == ("slot:3", "slot:4")
    assert advised(view, ("slot:0", "slot:3")) == ("slot:0", "slot:3")
    assert advised(s.view(1), ("slot:3", "slot:3")) == ("slot:3", "slot:4")


def test_a_hint_in_the_market_lights_what_its_button_would_play() -> None:
    pilot, scene, look = at(two_are_taken)
    action = next(action for action in scene.controller.legal() if len(set(action.items)) == 1)
    lights = scene.lights()
    lights.hinted = tuple(action.clicks().pick)
    look.paint(pilot.app.window.surface, lights)
    assert len(set(lights.hinted)) == 2
    pilot.close()


# Rows


def test_only_a_row_without_holes_counts_as_full() -> None:
    assert full_rows([]) == []
    assert full_rows(range(ROW * 2)) == [0, 1]
    assert full_rows([i for i in range(ROW * 2) if i != 3]) == [1]
    assert full_rows(range(ROW - 1)) == []


# Debts (4.4d)


@rule("4.4d")
def test_without_the_memory_help_the_table_tells_only_what_a_look_at_it_tells() -> None:
    s = position(laid=[(1, "g4 g1 b2"), (2, "y3")])
    assert memory.debts(s.view(1), 1) == (0, 5, 5)
    assert memory.debts(s.view(1), 1, [0]) == (0, 1.25, 4)
    s.options = HELP
    assert memory.debts(s.view(1), 1) == (5, 5, 5)
    assert memory.debts(s.view(1), 1, [0]) == (4, 4, 4)


@rule("4.4d")
def test_who_laid_a_note_where_changes_nothing_for_who_does_not_remember() -> None:
    one = position(laid=[(1, "g4 g1 b2"), (2, "y3")])
    other = position(laid=[(2, "y3 b2"), (0, "g1 g4")])
    for places in ([0], [1, 2], None):
        assert memory.debts(one.view(1), 1, places) == memory.debts(other.view(1), 1, places)


@rule("4.4d")
def test_notes_in_other_hands_may_be_in_the_market_as_far_as_one_can_see() -> None:
    s = position(laid=[(2, "y3 y1")], hands={1: "g0 g1", 3: "r1 r2"})
    assert memory.debts(s.view(1), 1).most == 8, "the two highest of eleven notes that are not in hand"
    assert memory.debts(s.view(1), 1).least == 0


@rule("4.4d")
def test_notes_that_lie_face_up_are_no_debts_in_the_market() -> None:
    s = offer(position(laid=[(1, "g4 g1"), (0, "b2")]), "blue_jack slim_jim jack_jennings")
    assert memory.debts(s.view(1), 1).most == 5
    do(s, "bid b1", "bid g3")
    assert memory.debts(s.view(1), 1).most == 5
    s.market[0] |= 1 << 20
    assert memory.debts(s.view(1), 1).most == 1


@rule("9.1b")
def test_the_next_note_of_each_column_is_the_first_that_lies_face_down() -> None:
    s = position(laid=[(1, "g4 g1 g2"), (2, "y3 y1 y2"), (3, "r3 r1")])
    assert memory.next_places(s.view(0)) == [0, 1, 2, 3, 4, 5]
    s.market[1] |= 1 << 20
    s.market[2] |= 1 << 20
    assert memory.next_places(s.view(0)) == [0, 7, -1, 3, 4, 5]
    assert memory.column_places(s.view(0), 0) == [0, 6] and memory.column_places(s.view(0), 1) == [7]


def owing(memory_help: bool) -> State:
    """Seat 1 owes 4 in column 1, perhaps 2 in column 2 and 3, nothing in column 4."""
    s = position(laid=[(1, "g4"), (2, "g2 y1"), (0, "b3")], options=Options(memory=memory_help))
    s.phase, s.current, s.queue = BUY, 1, (1,)
    return s


@rule("4.4d")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_die_tells_what_its_column_may_cost(language: str) -> None:
    talk = talk_in(language)
    helped, alone = (Shown(owing(memory_help).view(1)) for memory_help in (True, False))
    tips = Tips(talk)
    told = [tips.tip(helped, f"die:{number}").more for number in range(1, 7)]  # type: ignore[union-attr]
    sure, most, free, none = (
        talk.t("gnadenlos.owed.sure", n=4), talk.t("gnadenlos.owed.most", n=2), talk.t("gnadenlos.owed.free"),
        talk.t("gnadenlos.owed.none"),
    )  # fmt: skip
    assert told == [sure, most, most, free, none, none]
    likewise = talk.t("gnadenlos.owed.most", n=4)
    assert [tips.tip(alone, f"die:{number}").more for number in range(1, 5)] == [likewise] * 4  # type: ignore[union-attr]
    public = Shown(owing(True).view(None))
    assert tips.tip(public, "die:1").more == ""  # type: ignore[union-attr]


def test_a_column_of_several_notes_is_told_as_a_whole_too() -> None:
    s = position(laid=[(1, "g4 g1 g2"), (2, "y3 y1 y2"), (1, "g3")], options=HELP)
    tip = Tips(talk_in("en")).tip(Shown(s.view(1)), "die:1")
    assert tip is not None and tip.more.endswith("Its 2 notes together: 7.")


@rule("4.4d")
def test_signs_at_the_dice_say_what_the_next_note_of_a_column_costs() -> None:
    pilot, scene, look = at(lambda s: s.phase == BUY and s.turn > 5 and len(s.market) > 12, 3, memory=True)
    view, lights = scene.controller.view(), scene.lights()
    signs = look.panels.owed(look.shown, lights)
    for place, sign in zip(memory.next_places(view), signs, strict=True):
        least, _, most = memory.forecast(view, 0, [place])
        assert sign == ("" if not most else str(most) if least == most else f"{most}?")
    assert any(signs)
    lights.busy = True
    assert look.panels.owed(look.shown, lights) == [""] * ROW
    pilot.close()


@rule("4.4d")
def test_without_the_memory_help_no_sign_stands_at_a_die() -> None:
    pilot, scene, look = at(lambda s: s.phase == BUY and s.turn > 5 and len(s.market) > 12, 3)
    assert look.panels.owed(look.shown, scene.lights()) == [""] * ROW
    pilot.close()


@rule("4.4d")
@pytest.mark.parametrize("helped", [False, True])
def test_the_panel_of_debts_says_how_sure_it_is(helped: bool) -> None:
    pilot, scene, look = at(lambda s: s.phase == BUY and s.turn > 5 and len(s.market) > 12, 3, memory=helped)
    found = memory.debts(scene.controller.view(), 0)
    tip = look.tip("debts")
    assert tip is not None and str(found.most) in tip.text
    assert ("at most" in tip.text) == (not helped)
    pilot.close()


@rule("4.4d")
@pytest.mark.parametrize("helped", [False, True])
def test_backs_and_hands_tell_what_was_seen_only_with_the_memory_help(helped: bool) -> None:
    s = position(laid=[(1, "g4 g1 b2"), (2, "y3")], hands={0: "b0 g2"}, options=Options(memory=helped))
    s.phase, s.current, s.queue = BUY, 1, (1,)
    shown, tips = Shown(s.view(1)), Tips(talk_in("en"))
    back, seat, count = (tips.tip(shown, tag) for tag in ("slot:0", "seat:0", "notes:0"))
    assert back is not None and seat is not None and count is not None
    assert back.more == ("You know that it is green 4." if helped else "")
    assert seat.more == count.more == ("Holds blue 0 and green 2." if helped else "")


@rule("4.4d")
@pytest.mark.parametrize("helped", [False, True])
def test_backs_bear_what_was_seen_only_with_the_memory_help(helped: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot, scene, look = at(lambda s: s.phase == BUY and s.turn > 5 and len(s.market) > 12, 3, memory=helped)
    drawn = list[str]()
    monkeypatch.setattr(look.pieces, "put", lambda surface, name, *more: drawn.append(name))
    look.panels.market(pilot.app.window.surface, look.shown, scene.lights(), set())
    assert any(name.startswith("sign_") for name in drawn) == helped
    pilot.close()


@rule("10.3")
def test_nothing_is_owed_any_more_at_the_last_purchase() -> None:
    s = owing(True)
    assert Shown(s.view(1)).debtor == 1 and Shown(s.view(None)).debtor is None
    s.phase = LAST
    tips, shown = Tips(talk_in("en")), Shown(s.view(1))
    debts, die = tips.tip(shown, "debts"), tips.tip(shown, "die:1")
    assert shown.debtor is None and debts is not None and die is not None
    assert debts.text == talk_in("en").t("gnadenlos.tip.debts_over") and die.more == ""


# What else is told


@rule("10.3")
def test_at_the_last_purchase_nuggets_are_kept_for_a_tie_only() -> None:
    pilot, scene, look = at(lambda s: s.phase == LAST and len(s.legal_actions()) > 1, 3)
    tip = look.tip("buy:0")
    assert tip is not None and tip.text == scene.stage.t("gnadenlos.tip.nothing_last")
    pilot.close()
    pilot, scene, look = at(lambda s: s.phase == BUY and s.turn > 2)
    tip = look.tip("buy:0")
    assert tip is not None and tip.text == scene.stage.t("gnadenlos.tip.nothing")
    pilot.close()


@rule("4.3")
def test_before_the_first_turn_no_turn_is_told_of() -> None:
    stack = SceneStack(Stage(1280, 720, Preferences(language="en", speed="off")))
    pygame.display.set_mode((1280, 720))
    (scene,) = SAMPLES["opening"](stack)
    stack.push(scene)
    assert isinstance(scene, TableScene)
    tip = scene.look.tip("status")
    assert tip is not None and tip.title == stack.stage.t("gnadenlos.status.opening")
    assert "0" not in tip.title + tip.text
    stack.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_what_is_wrong_with_a_bid_stays_inside_its_ribbon(size: tuple[int, int], language: str) -> None:
    stack = SceneStack(Stage(*size, Preferences(language=language, speed="off")))
    surface = pygame.display.set_mode(size)
    (scene,) = SAMPLES["bid-taken"](stack)
    stack.push(scene)
    scene.update(0.05)
    stack.draw(surface)
    assert isinstance(scene, TableScene)
    strip = scene.look.whole.strip  # type: ignore[attr-defined]
    points = [(x, y) for y in range(strip.y, strip.bottom) for x in range(strip.x, strip.right)]
    red = [y for x, y in points if _is_red(surface.get_at((x, y)))]
    assert red and strip.y + strip.h // 5 < min(red) and max(red) < strip.bottom - strip.h // 5
    stack.close()


@rule("10.2")
def test_a_hat_that_was_taken_away_stands_nowhere() -> None:
    pilot, _, look = at(lambda s: s.phase == BUY and s.turn > 2)
    look.shown.vultures[2] = 3
    assert set(look.street.hats(look.shown)) == {0, 1, 3}
    space = look.tip(f"space:{look.shown.places[2]}")
    assert space is not None and PEOPLE[2] not in space.more
    pilot.close()


def _is_red(colour: pygame.Color) -> bool:
    return colour.r > 130 and colour.g < 60 and colour.b < 60


# What rolls over the street


@pytest.mark.parametrize("still", [False, True])
@pytest.mark.parametrize("kind", [POKER, POKER + 1])
def test_a_tumbleweed_rolls_before_a_showdown_unless_less_motion_is_wanted(
    kind: int, still: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    from gamebox.core.events import Said
    from gamebox.games.gnadenlos.scene import acts, drama

    rolled = []
    monkeypatch.setattr(drama, "tumbleweed", lambda look, made=drama.tumbleweed: rolled.append(1) or made(look))
    pilot, _, look = at(lambda s: s.phase == SEND and s.turn > 3 and s.shown[-1] == kind, reduced_motion=still)
    list(acts._hear(look, Said("event", 0, number=4)))
    assert bool(rolled) == (kind > POKER and not still)
    pilot.close()
