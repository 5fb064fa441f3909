"""The sea chart on the screen: whole matches by clicking, looks behind the curtain, no leaks, all words."""

from __future__ import annotations

import re
from collections.abc import Callable
from hashlib import sha256
from random import Random
from typing import Any

import pygame
import pytest

from gamebox.controllers.manners import manners
from gamebox.controllers.table import TableController
from gamebox.core.events import Counted, Said, redact
from gamebox.core.match import Match
from gamebox.core.table import Table
from gamebox.games.galeon import GAME, heuristics, scene
from gamebox.games.galeon.actions import AUCTION, BID, BIDS, DECLARATION, OVER, WINDOW, decode
from gamebox.games.galeon.cards import EQUIPMENTS, FULL, SUM, TOWERS, TURNS, VISIBLE, bid_card, sides_of
from gamebox.games.galeon.rules import Options, State, setup
from gamebox.games.galeon.scene import SAMPLES, actions_for, confirm
from gamebox.games.galeon.scene.book import entered
from gamebox.games.galeon.scene.chart import Chart
from gamebox.games.galeon.scene.docks import badges
from gamebox.games.galeon.scene.estimate import estimate, span
from gamebox.games.galeon.scene.pictures import PICTURES
from gamebox.games.galeon.scene.plan import Plan, cells, fleet, layout, pile_cards
from gamebox.games.galeon.scene.samples import ALL, PAINTS, PEOPLE, choose_card, played, table
from gamebox.games.galeon.scene.sheet import columns
from gamebox.games.galeon.scene.shown import Shown
from gamebox.games.galeon.scene.talk import Talk
from gamebox.games.galeon.scene.towers import AROUND, SEEN, STEPS, step_of
from gamebox.ui.curtain import Curtain
from gamebox.ui.layout import Frame
from gamebox.ui.preferences import Preferences
from gamebox.ui.scenes import SceneStack
from gamebox.ui.stage import Stage
from gamebox.ui.table import TableScene
from gamebox.ui.table_look import Seating
from gamebox.ui.words import LANGUAGES, Words
from tests.support.pilot import Pilot, play_out

WINDOWS = [(1024, 640), (1280, 720), (1280, 1024), (1920, 1080), (2560, 1080), (3840, 2160)]


def pilot_at(scene: TableScene, size: tuple[int, int] = (1024, 640), **values: Any) -> Pilot:
    """The scene in the real program, without pauses."""
    wanted = {"language": "en", "speed": "off", "pace": "off", **values}
    pilot = Pilot(lambda stack: [scene], size, Preferences(**wanted))
    pilot.stage.words.strict = True
    pilot.settle()
    return pilot


def fresh(seats: int, humans: tuple[int, ...], seed: int = 3, options: Options | None = None) -> TableScene:
    return table(Match(GAME, seats, options or Options(), seed, [None] * seats), humans)


def bidding(turn: int, bids: int) -> Callable[[State], bool]:
    """An auction that has begun, in which one may bid."""
    return lambda s: (
        s.phase == AUCTION and s.turn >= turn and len(s.bids) >= bids and any(a.kind == BID for a in s.legal_actions())
    )


def at(wanted: Callable[[State], bool], humans: tuple[int, ...] = (0,), seat: int | None = 0) -> tuple[Pilot, Any, Any]:
    """A table at the first position that is wanted: the pilot, the scene, its look."""
    found = table(played(4, wanted, seat), humans)
    pilot = pilot_at(found)
    assert isinstance(found.look, Chart)
    return pilot, found, found.look


def click_through(pilot: Pilot, seed: int, limit: int = 3000) -> None:
    """Play by clicking lit things at random, now and then with a look, until the match is over."""
    draw = Random(seed).random

    def turn(scene: TableScene) -> None:
        own = scene.look.own()
        look = next((tag for tag in own if tag.startswith("look:")), "cover" if "cover" in own else "")
        lit = [t for t in pilot.lit() if t not in own and not t.startswith(("tool:", "log:"))]
        if look and (draw() < 0.04 or not lit):
            pilot.click(look)
            return
        assert lit, (scene.controller.phase, scene.controller.view().phase)
        tag = lit[int(draw() * len(lit))]
        if tag.startswith(("button:announce", "seat:")) and draw() < 0.95:
            return
        pilot.click(tag)

    play_out(pilot, turn, limit)


# Whole matches


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_whole_match_by_clicking_what_is_lit(seats: int) -> None:
    scene = fresh(seats, tuple(range(seats)))
    pilot = pilot_at(scene)
    click_through(pilot, seats)
    state = scene.controller.match.state
    assert state.current is None
    assert tuple(column.total for column in scene.columns()) == state.scores()
    assert tuple(column.rank for column in scene.columns()) == state.ranks()
    assert all(sum(e.points or 0 for e in column.entries) == column.total for column in scene.columns())
    assert pilot.stage.sprites.missing == set() and pilot.stage.text.overflows == []
    pilot.close()


@pytest.mark.parametrize("still", [False, True])
def test_a_match_against_computers_with_everything_moving(still: bool) -> None:
    scene = fresh(3, (0,), 5)
    pilot = pilot_at(scene, speed="fast", reduced_motion=still)
    click_through(pilot, 8)
    assert scene.controller.over and pilot.stage.sprites.missing == set()
    pilot.close()


def test_computers_play_among_themselves_in_public() -> None:
    scene = fresh(4, (), 4)
    pilot = pilot_at(scene)
    assert scene.controller.over and scene.controller.viewer is None
    assert not any(tag.startswith("look:") for tag in pilot.targets())
    pilot.close()


def test_a_match_without_a_notebook() -> None:
    scene = fresh(3, (0, 1, 2), 7, Options(notebook=False, unsold_stay=False, target=80))
    pilot = pilot_at(scene)
    click_through(pilot, 7)
    assert scene.controller.over
    pilot.close()


# Bids


@pytest.mark.parametrize("first", ["card", "tower"])
def test_card_and_tower_are_chosen_in_either_order(first: str) -> None:
    pilot, scene, _ = at(bidding(3, 2))
    second = {"card": "tower", "tower": "card"}[first]
    chosen = [next(tag for tag in pilot.lit() if tag.startswith(f"{first}:"))]
    pilot.click(chosen[0])
    chosen.append(next(t for t in pilot.lit() if t.startswith(f"{second}:")))
    before = len(scene.controller.match.log)
    pilot.click(chosen[1])
    card, tower = sorted(chosen)
    assert scene.controller.match.log[before] == f"bid {tower[6:]} {card[5:]}"
    pilot.close()


def test_another_card_takes_the_place_of_the_one_chosen() -> None:
    pilot, scene, _ = at(bidding(3, 2))
    cards = [tag for tag in pilot.lit() if tag.startswith("card:")]
    pilot.click(cards[0])
    pilot.click(cards[1])
    assert scene.controller.picked() == [cards[1]]
    pilot.close()


def test_a_card_can_be_dragged_to_a_tower() -> None:
    pilot, scene, _ = at(bidding(3, 2))
    action = next(a for a in scene.controller.legal() if a.kind == BID)
    before = len(scene.controller.match.log)
    pilot.drag(f"card:{action.value}", f"tower:{action.tower}")
    assert scene.controller.match.log[before] == action.encode()
    pilot.close()


def test_the_keyboard_bids_and_p_passes() -> None:
    pilot, scene, _ = at(bidding(3, 2))
    for kind in ("card:", "tower:"):
        for _ in range(60):
            pilot.press(pygame.K_TAB)
            if scene.focus.startswith(kind):
                break
        pilot.press(pygame.K_RETURN)
    assert scene.controller.match.log[-1] != "" and not scene.controller.picked()
    pilot.close()
    pilot, scene, _ = at(bidding(3, 2))
    before = len(scene.controller.match.log)
    pilot.press(pygame.K_p, letters="p")
    pilot.settle()
    assert scene.controller.match.log[before] == "pass"
    pilot.close()


@pytest.mark.parametrize("speed", ["off", "normal"])
def test_whoever_clicks_wildly_passes_for_nobody_else(speed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gamebox.ui.table_pointer.perf_counter", lambda: 0.0)
    scene = fresh(3, (0, 1, 2))
    pilot = pilot_at(scene, speed=speed)
    place = pilot.target("button:pass").rect.center
    for _ in range(3):
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pilot._send(pygame.event.Event(kind, pos=place, button=1, touch=False))
        pilot.wait(0.06)
    pilot.settle()
    assert scene.controller.match.log == ["pass"]
    pilot.wait(0.6)
    pilot.click("button:pass")
    assert scene.controller.match.log == ["pass", "pass"]
    pilot.close()


def test_what_cannot_be_bid_says_why() -> None:
    pilot, scene, look = at(lambda s: bidding(3, 3)(s) and s.high[0] > 0 and s.lost[0] > 0)
    view = scene.controller.view()
    lost = next(v for v in range(1, 10) if view.lost[0] >> v - 1 & 1)
    played_card = view.high[0]
    assert scene.controller.refusal(f"card:{lost}").key == "galeon.refuse.lost"
    assert scene.controller.refusal(f"card:{played_card}").key == "galeon.refuse.played"
    assert "4.8" in pilot.target(f"card:{lost}").reason
    pilot.hover(f"card:{lost}")
    assert look._strip(scene.lights()) == pilot.stage.t("galeon.refuse.lost")
    low = [v for v in range(1, view.high[0]) if view.hands[0] >> v - 1 & 1]
    for value in low:
        assert scene.controller.refusal(f"card:{value}").key in ("galeon.refuse.own", "galeon.refuse.low")
    pilot.close()


def test_a_card_chosen_too_low_for_a_pile_says_so_there() -> None:
    def lower(s: State) -> list[tuple[int, int]]:
        """Cards that may be played, each with a tower for which only higher ones may."""
        legal = [(a.tower, a.value) for a in s.legal_actions() if a.kind == BID] if s.phase == AUCTION else []
        return [(v, t) for _, v in legal for t, _ in legal if (t, v) not in legal]

    pilot, scene, look = at(lambda s: bool(lower(s)))
    value, tower = lower(scene.controller.match.state)[0]
    pilot.click(f"card:{value}")
    pilot.hover(f"tower:{tower}")
    assert look._strip(scene.lights()) == pilot.stage.t("galeon.refuse.low")
    pilot.close()


def test_an_announcement_waits_for_its_button() -> None:
    pilot, scene, look = at(lambda s: s.phase == WINDOW)
    before = len(scene.controller.match.log)
    pilot.click("button:announce")
    assert len(scene.controller.match.log) == before and scene.controller.held is decode("announce")
    assert "100" in look.confirm_words(scene.controller.held)
    pilot.click("button:confirm")
    assert scene.controller.match.log[before] == "announce"
    pilot.close()


def test_tags_and_choices_belong_together() -> None:
    for action in (*BIDS[3], decode("pass"), decode("yes")):
        pick, then = action.clicks()
        assert not then and confirm(action) is False
        assert all(actions_for(tag) for tag in pick)
    assert confirm(decode("announce")) and not confirm(decode("announce"), costly=False)
    assert actions_for("seat:1") == [] == list(actions_for("button:score"))


@pytest.mark.rule("galeon", "6.1")
def test_friends_say_together_who_announces() -> None:
    pilot, scene, look = at(lambda s: s.phase == WINDOW, ALL, None)
    assert pilot.scene is scene and scene.controller.viewer is None
    assert {tag for tag in pilot.lit() if tag.startswith("seat:")} == {f"seat:{seat}" for seat in ALL}
    before = len(scene.controller.match.log)
    pilot.click("seat:1")
    pilot.click("seat:3")
    assert all(name in look.question(scene.lights()) for name in (PEOPLE[1], PEOPLE[3]))
    assert "100" in look.confirm_words(scene.controller.held)
    pilot.click("seat:3")
    pilot.click("button:confirm")
    assert scene.controller.match.state.announced == 1 << 1
    assert sorted(scene.controller.match.log[before : before + 4]) == ["announce", *["go_on"] * 3]
    pilot.close()


@pytest.mark.rule("galeon", "6.1")
def test_a_round_in_which_nobody_announces_takes_one_click_and_no_curtain() -> None:
    pilot, scene, _ = at(lambda s: s.phase == WINDOW, ALL, None)
    turn = scene.controller.match.state.turn
    pilot.click("button:nobody")
    assert pilot.scene is scene and scene.controller.match.state.turn == turn + 1
    assert scene.controller.match.log[-4:] == ["go_on"] * 4
    pilot.close()


# Looks behind the curtain (3.8)


@pytest.mark.rule("galeon", "3.8")
def test_the_auction_of_friends_is_public_and_a_look_is_private() -> None:
    pilot, scene, _ = at(bidding(4, 3), ALL, None)
    controller = scene.controller
    seat = controller.asked
    assert pilot.scene is scene and controller.viewer is None
    assert all(side < 0 for tower in scene.look.shown.centre for side in scene.look.shown.sides(tower))
    pilot.click(f"look:{seat}")
    assert isinstance(pilot.scene, Curtain) and controller.viewer is None
    pilot.click("lift")
    if scene.recap:
        pilot.press(pygame.K_SPACE)
    assert controller.viewer == seat == controller.asked
    assert any(side >= 0 for tower in scene.look.shown.centre for side in scene.look.shown.sides(tower))
    pilot.click("cover")
    assert controller.viewer is None and controller.asked == seat
    pilot.close()


@pytest.mark.rule("galeon", "3.8")
def test_who_looks_sits_below_whoever_is_to_choose() -> None:
    pilot, scene, look = at(bidding(4, 3), ALL, None)
    asked = scene.controller.asked
    other = next(seat for seat in ALL if seat != asked)
    assert look.home == asked
    pilot.click(f"look:{other}")
    pilot.click("lift")
    if scene.recap:
        pilot.press(pygame.K_SPACE)
    assert look.home == look.pieces.home == scene.controller.viewer == other
    pilot.click("cover")
    assert look.home == asked
    pilot.close()


@pytest.mark.rule("galeon", "3.8")
def test_a_bid_made_while_looking_goes_back_to_the_public_screen() -> None:
    pilot, scene, _ = at(bidding(4, 3), ALL, None)
    controller = scene.controller
    pilot.click(f"look:{controller.asked}")
    pilot.click("lift")
    if scene.recap:
        pilot.press(pygame.K_SPACE)
    action = next(a for a in controller.legal() if a.kind == BID)
    pilot.click(f"card:{action.value}")
    pilot.click(f"tower:{action.tower}")
    assert controller.match.log[-1] == action.encode() and controller.viewer is None
    pilot.close()


@pytest.mark.rule("galeon", "3.8")
def test_while_a_bid_made_behind_the_curtain_is_shown_no_notes_lie_open() -> None:
    pilot, scene, look = at(bidding(6, 3), ALL, None)
    pilot.click(f"look:{scene.controller.asked}")
    pilot.click("lift")
    if scene.recap:
        pilot.press(pygame.K_SPACE)
    assert estimate(look.shown.view) is not None
    scene.acts.speed = 1.0
    action = next(a for a in scene.controller.legal() if a.kind == BID)
    pilot.click(f"card:{action.value}")
    pilot.click(f"tower:{action.tower}", settle=False)
    assert scene.acts.busy and look.shown.view.viewer is None and estimate(look.shown.view) is None
    assert all(side < 0 for sale in look.shown.view.sales for side in sides_of(look.shown.view.sides[sale.tower]))
    pilot.close()


def test_a_hint_is_given_only_where_the_sides_are_seen() -> None:
    pilot, scene, _ = at(bidding(4, 3), ALL, None)
    seat = scene.controller.asked
    assert not pilot.target("tool:hint").enabled and scene.controller.hint() is None
    pilot.click(f"look:{seat}")
    pilot.click("lift")
    if scene.recap:
        pilot.press(pygame.K_SPACE)
    pilot.click("tool:hint")
    assert scene.hint is not None
    pilot.click("cover")
    assert scene.hint is None
    pilot.close()


# What is seen


@pytest.mark.rule("galeon", "3.5")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_sides_are_drawn_where_they_are_seen(seats: int) -> None:
    for rotation in range(TURNS):
        for seat in range(seats):
            steps = {slot: step_of(rotation, slot, seat, seats) for slot in range(4)}
            assert all(abs(steps[slot]) <= SEEN for slot in VISIBLE[seats][rotation][seat])
            assert all(-STEPS // 2 <= step < STEPS // 2 for step in steps.values())
            hidden = [slot for slot in steps if slot not in VISIBLE[seats][rotation][seat]]
            assert all(abs(steps[slot]) >= SEEN - 1 for slot in hidden)
            assert sum(abs(step) <= AROUND for step in steps.values()) >= 2


def frame(pilot: Pilot) -> str:
    pilot.scene.dirty = True
    pilot.app.draw()
    return sha256(pygame.image.tobytes(pilot.app.window.surface, "RGB")).hexdigest()


def lay(match: Match, world: Any) -> Match:
    """The same match in another world."""
    copy = Match(GAME, match.seats, match.options, match.seed, [None] * match.seats, match.log)
    copy.state = world
    copy._tables = {who: Table(world.view(who).zones()) for who in copy._audiences}
    return copy


def witness(match: Match, humans: tuple[int, ...], look: bool) -> list[str]:
    """All that can be looked at, pointed at, or read, at this table."""
    scene = table(match, humans)
    for seat in range(match.seats):
        if seat not in humans:
            match.players[seat] = _Deaf()
    pilot = pilot_at(scene)
    if look:
        pilot.click(f"look:{scene.controller.asked}")
        pilot.click("lift")
        pilot.press(pygame.K_SPACE) if scene.recap else None
    elif isinstance(pilot.scene, Curtain):
        found = [frame(pilot)]
        pilot.close()
        return found
    found = [frame(pilot), str(scene.columns()), scene.look.question(scene.lights())]
    for tag, target in pilot.targets().items():
        found += [f"{target} {scene.look.tip(tag)}"]
    for tag in list(pilot.targets())[::6]:
        pilot.hover(tag)
        scene._waited, scene._tipped = 1.0, True
        found.append(f"{tag} {frame(pilot)}")
    if scene.controller.advisable:
        pilot.click("tool:hint", settle=False)
        pilot.wait(0.1)
        found += [str(scene.hint), frame(pilot)]
    pilot.close()
    return found


class _Deaf:
    def begin(self, view: Any) -> None: ...

    def poll(self) -> Any | None:
        return None

    def cancel(self) -> None: ...


@pytest.mark.rule("galeon", "3.6")
@pytest.mark.parametrize("who", ["one human", "friends", "friends, looking"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_sides_never_seen_change_no_pixel_and_no_word(seats: int, who: str) -> None:
    humans = (0,) if who == "one human" else tuple(range(seats))
    match = played(seats, bidding(5, 3), 0)
    viewer = None if who == "friends" else 0
    worlds = [match.state.view(viewer).determinize(Random(seed)) for seed in (1, 2)]
    assert worlds[0].digest() != worlds[1].digest()
    found = [witness(lay(match, world), humans, who == "friends, looking") for world in worlds]
    assert [pair for pair in zip(*found, strict=True) if pair[0] != pair[1]] == []


@pytest.mark.parametrize("phase", [WINDOW, DECLARATION])
def test_secret_choices_of_others_change_no_pixel(phase: int) -> None:
    match = played(4, lambda s: s.phase == phase and s.secrets() > 1, 0)
    found = []
    for chosen in (1, 2):
        world = match.state.clone()
        world.choices = tuple(
            c if not c or world.announced >> seat & 1 else chosen for seat, c in enumerate(world.choices)
        )
        found.append(witness(lay(match, world), (0,), False))
    assert found[0] == found[1]


def test_a_side_that_is_seen_does_change_the_picture() -> None:
    match = played(3, bidding(2, 1), 0)
    world = match.state.clone()
    tower = world.centre[0]
    slot = VISIBLE[3][world.rotations[tower]][0][0]
    sides = sides_of(world.sides[tower])
    other = next(k for k in range(4) if k not in VISIBLE[3][world.rotations[tower]][0])
    sides[slot], sides[other] = sides[other], sides[slot]
    world.sides = tuple(
        sum(side << 3 * k for k, side in enumerate(sides)) if t == tower else code for t, code in enumerate(world.sides)
    )
    assert witness(lay(match, match.state), (0,), False)[0] != witness(lay(match, world), (0,), False)[0]


# The plan


def parts(plan: Plan) -> list[tuple[str, pygame.Rect]]:
    """What may not lie over anything else, with its name."""
    found = [("banner", plan.table.banner), ("strip", plan.strip), ("log", plan.table.log)]
    found += [("status", plan.table.status), ("ledger", plan.book.page), ("go", plan.table.go), ("eye", plan.eye)]
    found += [(f"tool {name}", rect) for name, rect in plan.table.tools.items()]
    found += [(f"card {k}", rect) for k, rect in enumerate(plan.hand)]
    for k, dock in enumerate(plan.docks):
        found += [(f"plate {k}", dock.plate), (f"lane {k}", dock.lane.inflate(0, -plan.frame.px(6)))]
    return found


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 2.0])
def test_nothing_lies_over_anything_else(seats: int, size: tuple[int, int], scale: float) -> None:
    plan = layout(Frame(*size, scale), seats)
    found = parts(plan)
    for index, (name, rect) in enumerate(found):
        assert plan.frame.rect.contains(rect) and rect.w > 0 and rect.h > 0, name
        assert not [other for other, place in found[index + 1 :] if rect.colliderect(place)], name
    for dock in plan.docks:
        assert all(dock.plate.contains(rect) for rect in (dock.bust, dock.name, dock.berth, *dock.medals, *dock.chips))


@pytest.mark.parametrize("count", [1, 2, 3, 6, 7, 16])
@pytest.mark.parametrize("size", WINDOWS)
def test_towers_of_any_number_stand_apart_in_the_sea(count: int, size: tuple[int, int]) -> None:
    plan = layout(Frame(*size, 1.0), 5)
    found = cells(plan, count)
    drums = [cell.drum.inflate(-cell.drum.w // 8, 0) for cell in found]
    assert all(plan.sea.inflate(8, 8).contains(rect) for cell, rect in zip(found, drums, strict=True) if cell)
    for index, drum in enumerate(drums):
        assert not [other for other in drums[index + 1 :] if drum.colliderect(other)]
    for cell in found:
        assert not cell.pile.colliderect(plan.table.banner)
        for cards in (1, 4, 9, 15):
            assert all(cell.pile.inflate(4, 4).contains(rect) for rect in pile_cards(cell, cards))


@pytest.mark.parametrize("count", [1, 5, 14])
def test_expeditions_stay_on_their_lane(count: int) -> None:
    for dock in layout(Frame(1024, 640, 1.0), 5).docks:
        assert all(dock.lane.contains(rect) for rect in fleet(dock.lane, count))


# Words


def every_said() -> list[Said]:
    """All lines that whole matches have."""
    found: dict[str, Said] = {}
    for seed in range(8):
        options = Options(unsold_stay=seed % 2 == 0, target=(80, 100)[seed % 2])
        state, rng = setup(3 + seed % 3, options, seed), Random(seed)
        while state.current is not None:
            legal = state.legal_actions()
            lots = rng.random() < 0.5
            action = legal[int(rng.random() * len(legal))] if lots else heuristics.policy(state, legal, rng)
            state.apply(action, lambda e: found.setdefault(e.key, e) if isinstance(e, Said) else None)
    return list(found.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_has_its_words(language: str) -> None:
    stage = Stage(1024, 640, Preferences(language=language))
    stage.words = Words(language, strict=True)
    talk = Talk(stage, Seating(PEOPLE, PAINTS))
    lines = [talk.line(said) for said in every_said()]
    assert len(lines) > 20 and all(line and "{" not in line for line in lines)


def test_a_line_of_the_log_lights_what_it_speaks_of() -> None:
    pilot, scene, look = at(bidding(3, 2))
    line = next(line for line in reversed(scene.controller.log) if line.said.key == "bids")
    found = look.about(line)
    assert f"tower:{line.said.other}" in found and f"bid:{line.said.card}" in found
    assert f"seat:{line.said.seat}" in found
    pilot.close()


@pytest.mark.parametrize("name", sorted(SAMPLES))
def test_everything_on_every_sample_is_told_about(name: str) -> None:
    found: list[str] = []

    def scenes(stack: SceneStack) -> list[Any]:
        return SAMPLES[name](stack)

    pilot = Pilot(scenes, (1024, 640), Preferences(language="en", speed="off", pace="off"))
    pilot.stage.words.strict = True
    top = pilot.scene
    if isinstance(top, TableScene):
        found = [t.tag for t in top.targets() if not t.label and not t.tag.startswith(("log:",))]
        tips = [top.look.tip(t.tag) for t in top.targets() if t.tag.partition(":")[0] not in ("log", "tool")]
        assert all(tip is None or tip.title for tip in tips)
    assert found == []
    pilot.close()


# The ledger and the sheet


@pytest.mark.rule("galeon", "3.7")
def test_the_estimate_lies_between_certain_and_hoped_and_holds_the_truth() -> None:
    for turn in (3, 5, 8):
        match = played(4, lambda s, turn=turn: s.turn == turn, None)  # type: ignore[misc]
        state = match.state
        for seat in range(4):
            found = estimate(state.view(seat))
            assert found is not None and found.certain <= found.likely <= found.hoped and 0 <= found.sure <= 100
            least = [span(state.view(seat), sale)[0] for sale in state.sales if sale.seat == seat]
            assert found.certain == SUM[FULL & ~state.lost[seat]] + sum(least) <= state.scores()[seat]
            for sale in state.sales:
                low, high = span(state.view(seat), sale)
                gain = _worth(state, sale)
                assert low <= gain <= high
        assert estimate(state.view(None)) is None


def _worth(state: State, sale: Any) -> int:
    from gamebox.games.galeon.cards import MASK, NEEDS, VALUE

    return VALUE[MASK[state.sides[sale.tower]] & NEEDS[sale.docks[sale.seat]]]


@pytest.mark.rule("galeon", "3.7", "4.3")
def test_the_ledger_holds_towers_that_nobody_wanted() -> None:
    options = Options(unsold_stay=False)
    match = played(3, lambda s: s.phase == AUCTION and len(s.unsold) > 1 and bool(s.sales), 0, options)
    scene = table(match)
    pilot, state = pilot_at(scene), match.state
    assert [entry.tower for entry in entered(scene.look.shown.view)] == list(range(state.centre[0]))
    assert {tag for tag in pilot.targets() if tag.startswith("sold:")} >= {f"sold:{state.centre[0] - 1}"}
    for tower in state.unsold:
        tip = scene.look.tip(f"sold:{tower}")
        assert tip is not None and tip.text == pilot.stage.t("galeon.tip.unwanted")
        assert words_for(pilot, state.view(0).sides[tower]) <= set(re.findall(r"[\w-]+", tip.more))
    pilot.close()


def words_for(pilot: Pilot, code: int) -> set[str]:
    """The words of the equipments known of a tower."""
    known = [side for side in sides_of(code) if side >= 0]
    return {
        word for side in known for word in re.findall(r"[\w-]+", pilot.stage.t(f"galeon.equipment.{EQUIPMENTS[side]}"))
    }


@pytest.mark.parametrize("notebook", [True, False])
def test_the_ledger_promises_sides_only_where_they_are_kept(notebook: bool) -> None:
    scene = fresh(3, (0,), 3, Options(notebook=notebook))
    pilot = pilot_at(scene)
    said = witness_of_words(pilot)
    assert (pilot.stage.t("galeon.book.empty") in said) == notebook
    assert (pilot.stage.t("galeon.book.bare") in said) == (not notebook)
    tip = scene.look.tip("wealth")
    assert tip is not None and (tip.title == pilot.stage.t("galeon.tip.wealth")) == notebook
    pilot.close()


@pytest.mark.parametrize("notebook", [True, False])
def test_nobody_is_promised_a_look_at_sides_that_are_kept_nowhere(notebook: bool) -> None:
    scene = fresh(3, (0, 1, 2), 3, Options(notebook=notebook))
    pilot = pilot_at(scene)
    said, tip = witness_of_words(pilot), scene.look.tip("wealth")
    public, none = pilot.stage.t("galeon.book.public"), pilot.stage.t("galeon.book.none")
    assert (public in said, none in said) == (notebook, not notebook)
    assert tip is not None and tip.text == (public if notebook else none)
    pilot.close()


def witness_of_words(pilot: Pilot) -> set[str]:
    """Everything that is written when the scene is painted afresh."""
    text, found = pilot.stage.text, set[str]()
    paragraph, line = text.paragraph, text.line

    def noted(kept: Callable[..., Any]) -> Callable[..., Any]:
        def write(surface: Any, words: str, *more: Any, **named: Any) -> Any:
            found.add(words)
            return kept(surface, words, *more, **named)

        return write

    text.paragraph, text.line = noted(paragraph), noted(line)  # type: ignore[method-assign]
    pilot.scene._stale = True
    frame(pilot)
    text.paragraph, text.line = paragraph, line  # type: ignore[method-assign]
    return found


def test_at_the_end_the_ledger_says_what_towers_had() -> None:
    match = played(4, lambda s: s.phase == OVER, None)
    scene = table(match)
    pilot = pilot_at(scene)
    sale = match.state.sales[-1]
    tip = scene.look.tip(f"sold:{sale.tower}")
    assert tip is not None and str(_worth(match.state, sale)) in tip.more
    assert "at least" not in tip.more and "You saw" not in tip.more
    wealth = scene.look.tip("wealth")
    assert wealth is not None and all(str(n) in wealth.text for n in match.state.scores())
    turn = scene.look.tip("turn")
    assert turn is not None and turn.text == pilot.stage.t("galeon.tip.turn_last")
    pilot.close()


def test_the_turn_is_told_by_who_began_it_and_then_by_who_begins_the_next() -> None:
    for phase, key in ((AUCTION, "turn_is"), (WINDOW, "turn_next")):
        pilot, scene, look = at(lambda s, phase=phase: s.phase == phase and s.turn > 1)  # type: ignore[misc]
        tip = look.tip("turn")
        name = PEOPLE[scene.controller.match.state.first]
        assert tip is not None and tip.text == pilot.stage.t(f"galeon.tip.{key}", name=name)
        pilot.close()


def test_nobody_is_still_choosing_while_a_turn_begins() -> None:
    """From the first event of a new turn on, the question of the last one is over."""
    match = played(3, lambda s: s.phase == WINDOW and s.secrets() == 2, None)
    shown, events = Shown(match.state.view(None)), list[Any]()
    match.state.apply(decode("go_on"), lambda event: events.append(redact(event, None)))
    turn = next(k for k, event in enumerate(events) if isinstance(event, Counted) and event.what == "turn")
    for event in events[: turn + 1]:
        shown.follow(event)
    assert not any(
        name == "thinking" for seat in range(3) for name, _ in badges(shown, seat, pygame.Rect(0, 0, 90, 30))
    )


def test_the_ledger_turns_its_pages() -> None:
    pilot, _, _ = at(bidding(8, 0))
    newest = {tag for tag in pilot.targets() if tag.startswith("sold:")}
    pilot.click("book:before")
    assert {tag for tag in pilot.targets() if tag.startswith("sold:")} != newest
    pilot.click("book:next")
    assert {tag for tag in pilot.targets() if tag.startswith("sold:")} == newest
    pilot.close()


def test_the_sheet_tells_nothing_hidden_before_the_end() -> None:
    match = played(4, lambda s: s.turn == 6, None)
    stage = Stage(1024, 640, Preferences(language="en"))
    talk = Talk(stage, Seating(PEOPLE, PAINTS))
    one, other = (columns(match.state.view(0).determinize(Random(k)).view(0), talk) for k in (1, 2))
    assert one == other and {entry.figure for column in one for entry in column.entries[:-1]} == {"?"}
    assert all(column.rank == 0 and column.total == column.entries[-1].points for column in one)


def test_the_end_opens_every_expedition() -> None:
    match = played(4, lambda s: s.phase == OVER, None)
    stage = Stage(1024, 640, Preferences(language="en"))
    found = columns(match.state.view(1), Talk(stage, Seating(PEOPLE, PAINTS)))
    for column in found:
        voyages = [v for v in match.state.voyages if v.seat == column.seat]
        assert [entry.points for entry in column.entries[: len(voyages)]] == [match.state.gain(v) for v in voyages]
        assert all(len(e.lines) == len(v.towers) for e, v in zip(column.entries, voyages, strict=False))


def test_every_equipment_and_card_has_its_pictures() -> None:
    pilot, _, look = at(bidding(3, 2))
    sprites = pilot.stage.sprites
    names = [f"galeon/table:medal_{e}{s}" for e in EQUIPMENTS for s in ("", "_match", "_dim")]
    names += [f"galeon/towers:face_{e}_{k % STEPS}" for e in EQUIPMENTS for k in range(-SEEN, SEEN + 1)]
    names += [f"galeon/towers:shut_{k % STEPS}" for k in range(-AROUND, AROUND + 1)]
    names += [f"galeon/ships:ship_{k}" for k in range(TOWERS)]
    names += [name for beside in PICTURES.values() for name in beside]
    names += [f"galeon/cards:bid_{c}_{v}" for c in scene_colours() for v in range(1, 10)]
    assert [name for name in names if not sprites.knows(name)] == []
    assert look.pieces.bid(bid_card(0, 4)).endswith("_4")
    pilot.close()


def scene_colours() -> tuple[str, ...]:
    return scene.SEAT_COLOURS


def test_choosing_a_card_shows_it_on_the_pile_pointed_at() -> None:
    pilot, table_scene, _ = at(bidding(3, 2))
    choose_card(table_scene)
    table_scene._changed()
    before = frame(pilot)
    pilot.hover(next(tag for tag in pilot.lit() if tag.startswith("tower:")))
    assert frame(pilot) != before
    pilot.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_bid_does_is_told_to_the_end_in_the_smallest_window(language: str) -> None:
    scene = table(played(4, bidding(4, 3), 0))
    pilot = pilot_at(scene, language=language)
    assert isinstance(scene.look, Chart)
    t, frame, surface = pilot.stage.t, pilot.stage.frame, pygame.Surface(WINDOWS[0])
    assert (frame.width, frame.height) == WINDOWS[0]
    for key in ("first", "raise", "beat"):
        words = t(f"galeon.foresee.{key}", number=9, tower=TOWERS, name=max(PEOPLE, key=len))
        scene.look.hand.strip(surface, f"{words} {t('galeon.foresee.worth', n=2, of=2, number=14)}")
    assert pilot.stage.text.overflows == []
    pilot.close()


def test_the_controller_of_this_table_knows_its_manners() -> None:
    match = Match(GAME, 3, Options(), 1, [None] * 3)
    controller = TableController(match, **manners(scene))
    assert controller.viewer is None and controller.may_look(0) and controller.may_look(2)
    controller.peek(2)
    assert controller.curtain == 2 and controller.asked is None
    controller.lift()
    assert controller.viewer == controller.looking == 2 and controller.legal() == []
    controller.cover()
    assert controller.viewer is None and controller.asked == match.current
