"""The gold-rush town on the screen: whole matches by clicking, picking, no leaks, every word and every place."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from itertools import combinations
from random import Random
from typing import Any

import pygame
import pytest

from gamebox.controllers.picker import CONFIRM
from gamebox.core.events import Counted, Said
from gamebox.games.gnadenlos import heuristics, memory
from gamebox.games.gnadenlos.actions import BID, BUY, FILL, LAST, LAY, PICK, SEND, TAKE, decode
from gamebox.games.gnadenlos.cards import ADVENTURERS, FACES, FIRST_PERSON, GOAL, ROW, VALUE
from gamebox.games.gnadenlos.rules import Options, State, setup
from gamebox.games.gnadenlos.scene import SAMPLES, actions_for, confirm
from gamebox.games.gnadenlos.scene.choices import face_of, note_tags, pieces
from gamebox.games.gnadenlos.scene.pictures import PICTURES
from gamebox.games.gnadenlos.scene.plan import NOTE, crew_slots, layout, note_slots, slots
from gamebox.games.gnadenlos.scene.samples import PEOPLE, bid_taken, played, table
from gamebox.games.gnadenlos.scene.talk import Talk
from gamebox.games.gnadenlos.scene.town import Town
from gamebox.ui.layout import Frame
from gamebox.ui.preferences import Preferences
from gamebox.ui.scenes import SceneStack
from gamebox.ui.stage import Stage
from gamebox.ui.table import TableScene
from gamebox.ui.table_look import Seating
from gamebox.ui.words import LANGUAGES, Words
from tests.support.gold_rush import Quiet, at, click_through, fresh, lit, pilot_at, talk_in
from tests.support.pilot import Pilot

WINDOWS = [(1024, 640), (1280, 720), (1280, 1024), (1920, 1080), (1920, 1200), (2560, 1080), (3840, 2160)]


# Whole matches


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("advanced", [False, True])
def test_a_whole_match_by_clicking_what_is_lit(seats: int, advanced: bool) -> None:
    scene = fresh(seats, (0,), seats, advanced=advanced)
    pilot = pilot_at(scene)
    click_through(pilot, seats)
    state = scene.controller.match.state
    assert state.current is None
    assert tuple(column.total for column in scene.columns()) == state.scores()
    assert tuple(column.rank for column in scene.columns()) == state.ranks()
    assert all(sum(entry.points for entry in column.entries) == column.total for column in scene.columns())
    assert pilot.stage.sprites.missing == set() and pilot.stage.text.overflows == []
    pilot.close()


@pytest.mark.parametrize("still", [False, True])
def test_a_match_of_friends_at_one_screen_with_everything_moving(still: bool) -> None:
    scene = fresh(3, (0, 1), 4, memory=True)
    pilot = pilot_at(scene, speed="fast", reduced_motion=still)
    click_through(pilot, 4)
    look = scene.look
    assert isinstance(look, Town)
    assert scene.controller.over and not look.hidden
    pilot.close()


def test_computers_play_among_themselves_in_public() -> None:
    scene = fresh(4, (), advanced=True)
    pilot = pilot_at(scene)
    assert scene.controller.over and scene.controller.viewer is None
    pilot.close()


def test_what_was_shown_last_is_what_the_position_says() -> None:
    scene = fresh(4, (0,), 8)
    pilot = pilot_at(scene, speed="fast")
    look, seen = scene.look, 0
    assert isinstance(look, Town)
    settle = look.settle

    def checked(view: State) -> None:
        nonlocal seen
        if look.shown.said is not None and view.current is not None:
            shown = look.shown
            assert (shown.nuggets, shown.places, shown.vultures) == (view.nuggets, view.places, view.vultures)
            assert (shown.undertaker, shown.turn, shown.active) == (view.undertaker, view.turn, view.active)
            seen += 1
        settle(view)

    look.settle = checked  # type: ignore[method-assign]
    click_through(pilot, 3)
    assert seen > 20
    pilot.close()


# Choosing


def test_an_adventurer_is_sent_by_the_button_or_a_second_click() -> None:
    pilot, scene, _ = at(lambda s: s.phase == SEND and s.turn > 2 and len(s.legal_actions()) > 2)
    people = lit(pilot, "person:")
    before = len(scene.controller.match.log)
    pilot.click(people[0])
    assert scene.controller.held is not None and len(scene.controller.match.log) == before
    pilot.click(people[1])
    assert scene.controller.picked() == [people[1]]
    pilot.click(people[1])
    assert scene.controller.match.log[before] == f"send {int(people[1][7:]) - FIRST_PERSON}"
    pilot.close()


def test_notes_are_picked_freely_and_only_the_button_bids() -> None:
    pilot, scene, look = at(lambda s: s.phase == BID and s.turn > 2 and s.notes(0) > 6)
    notes = lit(pilot, "iou:")
    for tag in notes[:3]:
        pilot.click(tag)
    assert scene.controller.picked() == notes[:3]
    pilot.click(notes[3])
    assert scene.controller.picked() == notes[1:4], "the note picked first gives way to the fourth"
    pilot.click(notes[3])
    assert scene.controller.picked() == notes[1:3]
    total = sum(VALUE[face_of(tag)] for tag in notes[1:3])
    held = scene.controller.held
    assert held is None or held.worth == total
    assert look.go_words() == scene.stage.t("gnadenlos.button.bid")
    pilot.close()


def test_a_total_that_is_taken_is_refused_with_its_rule() -> None:
    wanted = SAMPLES["bid-taken"]
    assert wanted is not None
    pilot, scene, look = at(lambda s: s.phase == BID and s.turn > 3 and s.totals.bit_count() == 2 and s.notes(0) > 7)
    bid_taken(scene)
    refusal = scene.controller.refusal(CONFIRM)
    assert refusal is not None and refusal == ("gnadenlos.refuse.total", "8.4")
    assert look._why() == (scene.stage.t("gnadenlos.refuse.total"), "8.4")
    pilot.click(CONFIRM)
    assert scene.controller.asked == 0
    scene.controller.clear()
    assert scene.controller.refusal(CONFIRM) == ("gnadenlos.refuse.none", "8.3")
    pilot.close()


def test_a_purchase_is_chosen_on_the_street_and_shows_where_it_leads() -> None:
    pilot, scene, look = at(lambda s: s.phase == BUY and s.turn > 2 and len(s.legal_actions()) > 3)
    view = scene.controller.view()
    x, y = look.pieces.space(view.places[0] + 2)
    assert scene.at((x, y)) == "buy:2"
    pilot.click("buy:2")
    assert str(view.places[0] + 2) in look.question(scene.lights())
    assert str(view.nuggets[0] - 2) in look.question(scene.lights())
    pilot.click(CONFIRM)
    assert scene.controller.match.state.places[0] >= 1
    assert any(text == "buy 2" for text in scene.controller.match.log)
    pilot.close()


def test_buying_nothing_takes_one_click() -> None:
    pilot, scene, _ = at(lambda s: s.phase == BUY and s.turn > 2)
    before = len(scene.controller.match.log)
    pilot.click("buy:0")
    assert scene.controller.match.log[before] == "buy 0"
    pilot.close()


def test_notes_are_laid_in_the_order_of_the_clicks() -> None:
    pilot, scene, _ = at(lambda s: s.phase == LAY and len(set(s.bids[0].items)) == 3)
    faces = scene.controller.view().bids[0].items
    before = len(scene.controller.match.log)
    for k in (2, 0, 1):
        pilot.click(f"pay:{k}")
    assert decode(scene.controller.match.log[before]).items == (faces[2], faces[0], faces[1])
    pilot.close()


def test_two_notes_of_the_market_are_named_together() -> None:
    pilot, scene, _ = at(
        lambda s: s.phase == TAKE and s.force.count(max(s.force)) == 1 and len(s.market) > 8 and s.turn > 3
    )
    slots_lit = lit(pilot, "slot:")
    before = len(scene.controller.match.log)
    pilot.click(slots_lit[0])
    pilot.click(next(tag for tag in lit(pilot, "slot:") if tag != slots_lit[0]))
    assert scene.controller.held is not None
    pilot.click(CONFIRM)
    assert decode(scene.controller.match.log[before]).kind == TAKE
    pilot.close()


def test_an_adventurer_is_hired() -> None:
    pilot, scene, _ = at(lambda s: s.phase == PICK and s.turn > 2 and len(s.legal_actions()) > 2)
    before = len(scene.controller.match.log)
    pilot.click("lot:1")
    pilot.click(CONFIRM)
    assert scene.controller.match.log[before] == "pick 1"
    pilot.close()


def test_the_keyboard_plays_a_bid() -> None:
    pilot, scene, _ = at(lambda s: s.phase == BID and not s.totals and s.turn > 2)
    before = len(scene.controller.match.log)
    for _ in range(60):
        pilot.press(pygame.K_TAB)
        if (scene.focus or "").startswith("iou:"):
            break
    pilot.press(pygame.K_RETURN)
    assert len(scene.controller.picked()) == 1
    pilot.press(pygame.K_RETURN, pygame.KMOD_CTRL)
    pilot.settle()
    assert decode(scene.controller.match.log[before]).kind == BID
    pilot.close()


def test_tags_and_choices_belong_together() -> None:
    for seed in range(6):
        state, rng = setup(4, Options(advanced=seed % 2 == 1), seed), Random(seed)
        while state.current is not None:
            legal = state.legal_actions()
            view = state.view(state.current)
            faces = pieces(view)
            for action in legal:
                clicks = action.clicks()
                if action.kind not in (BID, LAY, TAKE):
                    assert action in actions_for(clicks.pick[0])
                elif action.kind != TAKE:
                    assert {*clicks.pick, *clicks.then} <= set(faces.values())
                assert confirm(action) in (True, False)
            state.apply(legal[int(rng.random() * len(legal))])


def test_alike_notes_have_tags_of_their_own() -> None:
    tags = note_tags([3, 3, 7, 3, -1])
    assert tags == ["iou:3.1", "iou:3.2", "iou:7.1", "iou:3.3", ""]
    assert [face_of(tag) for tag in tags] == [3, 3, 7, 3, -1]


# Where everything lies


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 2.0])
def test_nothing_lies_over_anything_else(seats: int, size: tuple[int, int], scale: float) -> None:
    frame = Frame(*size, scale)
    plan = layout(frame, seats)
    parts = {
        "board": plan.board, "market": plan.market.panel, "event": plan.event, "offer": plan.offer,
        "log": plan.table.log, "status": plan.table.status, "banner": plan.table.banner, "strip": plan.strip,
        "crew": plan.crew, "notes": plan.notes, "go": plan.table.go, "debts": plan.debts,
        **{f"seat {i}": place.panel for i, place in enumerate(plan.places)},
        **{f"tool {name}": rect for name, rect in plan.table.tools.items()},
    }  # fmt: skip
    if plan.yard is not None:
        parts["yard"] = plan.yard
    assert len(plan.places) == seats and (plan.yard is None) == (seats == 4)
    for name, rect in parts.items():
        assert frame.rect.contains(rect), (name, rect)
        assert rect.w > 0 and rect.h > 0
    wrong = [(a, b) for a, b in combinations(parts, 2) if parts[a].colliderect(parts[b])]
    assert wrong == []
    for place in plan.places:
        inner = [place.bust, place.name, *place.vultures, *place.counts, place.place]
        assert all(place.panel.contains(rect) for rect in inner)


@pytest.mark.parametrize("rows", range(3, 7))
@pytest.mark.parametrize("size", WINDOWS)
def test_a_market_of_any_size_stays_in_its_place_and_its_numbers_are_seen(rows: int, size: tuple[int, int]) -> None:
    plan = layout(Frame(*size), 4)
    found = slots(plan, rows)
    assert len(found) == rows * ROW
    assert all(plan.market.panel.contains(rect) for rect in found)
    step = found[ROW].y - found[0].y
    assert step >= found[0].h * 60 / NOTE[1] - 1, "the value of a note that lies under the next row shows"


@pytest.mark.parametrize("count", range(1, 27))
def test_hands_of_any_size_stay_in_their_place(count: int) -> None:
    plan = layout(Frame(1024, 640), 4)
    for rect in (*crew_slots(plan, count), *note_slots(plan, 0, count), *note_slots(plan, count // 2, count)):
        assert plan.table.hand.x <= rect.x and rect.right <= plan.table.hand.right
        assert rect.bottom <= plan.table.hand.bottom


def test_hats_on_one_space_leave_its_number_free() -> None:
    scene = fresh(4, (0,))
    pilot = pilot_at(scene)
    look = scene.look
    assert isinstance(look, Town)
    points = look.street.hats(look.shown)
    x, y = look.pieces.space(look.shown.places[0])
    assert len({point[1] for point in points.values()}) == 4 and {point[0] for point in points.values()} == {x}
    number = y + 16 * look.whole.k
    assert all(point[1] <= number for point in points.values())
    pilot.close()


def test_every_space_can_be_pointed_at() -> None:
    pilot, _, look = at(lambda s: s.phase == SEND and s.turn > 1)
    found = pilot.targets()
    assert {f"space:{n}" for n in range(1, GOAL + 1)} <= set(found)
    assert look.tip("space:1") is not None
    pilot.close()


# Nothing leaks


def seen(pilot: Pilot) -> tuple[str, list[str]]:
    """All that the person at the screen can see, read or point at now."""
    pilot.scene.dirty = True
    pilot.app.draw()
    picture = sha256(pygame.image.tobytes(pilot.app.window.surface, "RGB")).hexdigest()
    told = [f"{t.tag} {t.rect} {t.label} {t.reason}" for t in pilot.scene.targets()]
    if isinstance(pilot.scene, TableScene):
        told += [str(pilot.scene.look.tip(t.tag)) for t in pilot.scene.targets()]
        told += [pilot.scene.look.line(line.said) for line in pilot.scene.controller.log]
    return picture, told


def look_again(pilot: Pilot) -> tuple[str, list[str]]:
    scene = next(s for s in pilot.stack.scenes if isinstance(s, TableScene))
    scene.controller._refresh()
    if pilot.scene is scene:
        scene.uncovered()
    return seen(pilot)


@pytest.mark.parametrize("humans", [1, 4])
@pytest.mark.parametrize("helped", [False, True])
@pytest.mark.parametrize("phase", [SEND, BID, TAKE, FILL, BUY, LAY, LAST])
def test_what_a_seat_may_not_know_changes_no_pixel_and_no_word(phase: int, helped: bool, humans: int) -> None:
    def wanted(state: State) -> bool:
        return state.phase == phase and (phase == LAST or state.turn > 3)

    match = played(4, wanted, None, Options(memory=helped))
    scene = table(match, tuple(range(humans)))
    scene.controller.paused = True
    pilot = Pilot(lambda stack: [scene], (1024, 640), Preferences(language="en", speed="off"))
    before = look_again(pilot)
    truth, view, worlds = match.state, scene.controller.view(), set()
    for seed in range(3):
        world = view.determinize(Random(seed))
        worlds.add(world.digest())
        match.state = world
        assert look_again(pilot) == before
    assert len(worlds) > 1
    match.state = truth
    pilot.close()


def test_the_debts_are_reckoned_from_the_view() -> None:
    match = played(4, lambda s: s.phase == BUY and s.turn > 5, 0)
    view = match.state.view(0)
    found = memory.forecast(view, 0)  # type: ignore[arg-type]
    owed = sum(VALUE[p & 31] for p in match.state.market if p >= 0 and p & 31 < 5)  # type: ignore[attr-defined]
    assert found.least <= owed <= found.most and found.least <= found.likely <= found.most


# Words


def said_events() -> Iterator[tuple[State, Said]]:
    """Every line that some matches bring."""
    for seed in range(14):
        state, rng = setup(3 + seed % 2, Options(advanced=seed % 3 == 0), seed), Random(seed)
        while state.current is not None:
            found: list[Any] = []
            legal = state.legal_actions()
            lots = rng.random() < 0.3
            action = legal[int(rng.random() * len(legal))] if lots else heuristics.policy(state, legal, rng)
            state.apply(action, found.append)
            yield from ((state, event) for event in found if isinstance(event, Said))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_has_its_words(language: str) -> None:
    talk, keys = talk_in(language), set()
    for _, said in said_events():
        line = talk.line(said)
        assert line and "{" not in line and "[" not in line, said
        keys.add(said.key)
    assert len(keys) > 24


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_buys_nothing_is_not_said_to_buy_spaces(language: str) -> None:
    talk = talk_in(language)
    assert "0" not in talk.line(Said("buys", 1, number=0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hint_has_its_words(language: str) -> None:
    talk = talk_in(language)
    state, rng, keys = setup(4, Options(), 2), Random(2), set()
    while state.current is not None:
        legal, view = state.legal_actions(), state.view(state.current)
        action = heuristics.policy(state, legal, rng)
        said = heuristics.reason(view, action)
        words = talk.reason(f"gnadenlos.reason.{said.key}", said)
        assert words and "{" not in words
        keys.add(said.key)
        state.apply(action)
    assert len(keys) > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_notes_have_the_colours_of_the_seats(language: str) -> None:
    words = Words(language)
    talk = Talk(Quiet(language), Seating(PEOPLE, ("red", "yellow", "green", "blue")))  # type: ignore[arg-type]
    assert talk.note(3) == words.t("gnadenlos.note.red", n=3)
    assert talk.note(FACES - 1) == words.t("gnadenlos.note.blue", n=4)


def test_everything_on_the_table_is_told_about() -> None:
    for name in ("rush", "bid", "pick", "lay", "take", "fill", "buy", "memory", "opening"):
        stack = SceneStack(Stage(1280, 720, Preferences(language="en", speed="off")))
        pygame.display.set_mode((1280, 720))
        (scene,) = SAMPLES[name](stack)
        stack.push(scene)
        assert isinstance(scene, TableScene)
        scene.update(0.05)
        silent = [
            target.tag
            for target in scene.targets()
            if not target.label and scene.look.tip(target.tag) is None and not target.tag.startswith("log:")
        ]
        assert silent == [], name
        stack.close()


def test_every_adventurer_has_a_large_picture_with_his_numbers() -> None:
    pilot, _, look = at(lambda s: s.phase == SEND and s.turn > 1)
    for person, who in enumerate(ADVENTURERS):
        tip = look.tip(f"person:{FIRST_PERSON + person}")
        assert tip is not None and pilot.stage.sprites.knows(tip.zoom)
        assert dict(tip.marks)["gold"] == str(who.gold) and str(who.poker) in tip.more
    pilot.close()


def test_every_line_of_the_log_lights_what_it_speaks_of() -> None:
    scene = fresh(4, (0,), 6)
    pilot = pilot_at(scene)
    click_through(pilot, 6)
    for line in scene.controller.log:
        tags = scene.look.about(line)
        silent = line.key.endswith((".new_pile", ".over", ".mixed", "pay_day", ".market_short", ".offer", ".moves_up"))
        assert tags or silent, line
    pilot.close()


def test_pictures_of_the_rules_are_there() -> None:
    pilot = pilot_at(fresh(3, (0,)))
    assert [name for names in PICTURES.values() for name in names if not pilot.stage.sprites.knows(name)] == []
    pilot.close()


def test_the_die_shows_what_the_rules_have_rolled() -> None:
    scene = fresh(3, (0,), 9)
    pilot = pilot_at(scene, speed="fast")
    look, rolled = scene.look, list[int]()
    assert isinstance(look, Town)
    act = look.act

    def told(beat: Any) -> Any:
        for event in beat.events:
            if isinstance(event, Counted) and event.what == "die":
                assert 1 <= event.now <= 6
                rolled.append(event.now)
        return act(beat)

    look.act = told  # type: ignore[method-assign]
    click_through(pilot, 9)
    assert len(rolled) > 3
    pilot.close()


@pytest.mark.parametrize("name", SAMPLES)
def test_every_sample_fits_a_small_window(name: str) -> None:
    pygame.display.set_mode((1024, 640))
    stack = SceneStack(Stage(1024, 640, Preferences(language="fr", speed="off")))
    for scene in SAMPLES[name](stack):
        stack.push(scene)
        scene.update(0.05)
    stack.draw(pygame.display.get_surface())
    assert stack.stage.text.overflows == [] and stack.stage.sprites.missing == set()
    stack.close()
