"""The square before the scaffold on the screen: whole matches by clicking, what is foreseen, no leaks, all words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import pairwise
from random import Random
from typing import Any

import pygame
import pytest

from gamebox.core.events import UNKNOWN, Moved, Said
from gamebox.core.match import Match
from gamebox.games.guillotine import GAME, heuristics
from gamebox.games.guillotine.actions import (
    ADD,
    FIND,
    GIFT,
    ORDER,
    PLAY,
    PLAY_TITLE,
    SNATCH,
    TARGET,
    TURN,
    WAY,
    WHOM,
    decode,
)
from gamebox.games.guillotine.cards import ACTS, CARDS, COUNT, NAMES, TITLE, title
from gamebox.games.guillotine.rules import Options, State, setup
from gamebox.games.guillotine.scene import SAMPLES, actions_for, confirm, pieces
from gamebox.games.guillotine.scene.foresight import foresee
from gamebox.games.guillotine.scene.pictures import PICTURES
from gamebox.games.guillotine.scene.plan import NOBLE, hand_slots, layout, line_slots, medallion, piles
from gamebox.games.guillotine.scene.samples import PAINTS, PEOPLE, played, table
from gamebox.games.guillotine.scene.scaffold import Scaffold
from gamebox.games.guillotine.scene.sheet import columns
from gamebox.games.guillotine.scene.talk import Talk
from gamebox.ui.curtain import Curtain
from gamebox.ui.layout import Frame
from gamebox.ui.preferences import Preferences
from gamebox.ui.scenes import SceneStack
from gamebox.ui.stage import Stage
from gamebox.ui.table import TableScene
from gamebox.ui.table_look import Seating
from gamebox.ui.words import LANGUAGES, Words
from tests.support.guillotine import position
from tests.support.pilot import Pilot, play_out

WINDOWS = [(1024, 640), (1280, 720), (1280, 1024), (1920, 1080), (2560, 1080), (3840, 2160)]


def pilot_at(scene: TableScene, size: tuple[int, int] = (1024, 640), **values: Any) -> Pilot:
    """The scene in the real program, without pauses."""
    wanted = {"language": "en", "speed": "off", "pace": "off", **values}
    pilot = Pilot(lambda stack: [scene], size, Preferences(**wanted))
    pilot.stage.words.strict = True
    pilot.settle()
    return pilot


def fresh(seats: int, humans: tuple[int, ...], seed: int = 3) -> TableScene:
    return table(Match(GAME, seats, Options(), seed, [None] * seats), humans)


def at(wanted: Callable[[State], bool], seats: int = 4, **values: Any) -> tuple[Pilot, TableScene, Scaffold]:
    """A table at the first position that is wanted, where the first seat must choose."""
    scene = table(played(seats, wanted))
    pilot = pilot_at(scene, **values)
    look = scene.look
    assert isinstance(look, Scaffold)
    return pilot, scene, look


def can(name: str) -> Callable[[State], bool]:
    """A turn in which this card may be played, with a line that is neither short nor long."""
    return lambda s: s.phase == TURN and 5 < len(s.line) < 13 and PLAY_TITLE[title(name)] in s.legal_actions()


def mine(scene: TableScene, name: str) -> str:
    """The tag of a card of this title in the own hand."""
    view = scene.controller.view()
    return next(f"card:{card}" for card in view.hands[view.viewer] if NAMES[TITLE[card]] == name)


def click_through(pilot: Pilot, seed: int, limit: int = 4000) -> None:
    """Play by clicking lit things at random until the match is over."""
    draw = Random(seed).random

    def turn(scene: TableScene) -> None:
        own = scene.look.own()
        lit = [t for t in pilot.lit() if t not in own and not t.startswith(("tool:", "log:"))]
        assert lit, (scene.controller.phase, scene.controller.view().phase)
        pilot.click(lit[int(draw() * len(lit))])

    play_out(pilot, turn, limit)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_whole_match_by_clicking_what_is_lit(seats: int) -> None:
    scene = fresh(seats, (0,))
    pilot = pilot_at(scene)
    click_through(pilot, seats)
    state = scene.controller.match.state
    assert state.current is None
    assert tuple(column.total for column in scene.columns()) == state.scores()
    assert tuple(column.rank for column in scene.columns()) == state.ranks()
    assert all(sum(entry.points for entry in column.entries) == column.total for column in scene.columns())
    assert pilot.stage.sprites.missing == set() and pilot.stage.text.overflows == []
    pilot.close()


def test_a_match_of_friends_at_one_screen_with_everything_moving() -> None:
    scene = fresh(2, (0, 1), 5)
    pilot = pilot_at(scene, speed="fast")
    click_through(pilot, 1)
    assert scene.controller.over and not scene.look.flying and not scene.look.painter.bladeless
    pilot.close()


def test_computers_play_among_themselves_in_public() -> None:
    scene = fresh(4, ())
    pilot = pilot_at(scene)
    assert scene.controller.over and scene.controller.viewer is None
    pilot.close()


# Playing a card


def test_a_card_that_asks_for_nothing_waits_for_its_button() -> None:
    pilot, scene, look = at(can("the_long_walk"), 3)
    before = len(scene.controller.match.log)
    tag = mine(scene, "the_long_walk")
    pilot.click(tag)
    assert scene.controller.held is not None and len(scene.controller.match.log) == before
    found = look.foreseen(scene.lights())
    assert found is not None and found.order == list(look.shown.line)[::-1]
    pilot.click("button:confirm")
    assert scene.controller.match.log[before] == f"play {title('the_long_walk')}"
    pilot.close()


def test_a_started_card_is_taken_back_by_clicking_it_again_or_its_chip() -> None:
    for how in ("card", "chip"):
        pilot, scene, look = at(can("l_idiot"), 3)
        before, tag = len(scene.controller.match.log), mine(scene, "l_idiot")
        pilot.click(tag)
        assert look.shown.view.phase == TARGET and TITLE[look.shown.started] == title("l_idiot")
        noble = next(t for t in pilot.lit() if t.startswith("noble:"))
        pilot.click(noble)
        if look.shown.view.phase == WAY:
            assert noble in look.own()
            pilot.wait(0.6)  # sooner it would be a double click
            pilot.click(noble)
            assert look.shown.view.phase == TARGET
        pilot.click(tag if how == "card" else "tool:undo")
        assert look.shown.view.phase == TURN and len(scene.controller.match.log) == before
        pilot.close()


def test_the_public_sees_nothing_of_a_started_card() -> None:
    match = played(3, lambda s: s.phase == TARGET)
    public = match.state.view(None)
    assert public.phase == TURN and public.card == UNKNOWN
    scene = table(match, (0, 1))
    pilot = pilot_at(scene)
    assert isinstance(pilot.scene, Curtain) and not any(t.tag.startswith("card:") for t in scene.targets())
    pilot.close()


def test_a_place_is_chosen_on_the_noble_that_stands_there() -> None:
    pilot, scene, look = at(lambda s: s.phase == WAY and len(s.legal_actions()) > 1, 3)
    places = [t for t in pilot.lit() if t.startswith("place:")]
    line = list(look.shown.line)
    moved, where = look.shown.view.picks[0], int(places[-1][6:])
    spot = look.pieces.slots(len(line))[where]
    assert scene.at(spot.center) == places[-1]
    before = len(scene.controller.match.log)
    pilot.click(places[-1])
    assert scene.controller.match.log[before] == f"place {where}" and moved in line
    pilot.close()


def test_a_player_is_chosen_wherever_the_block_is_clicked() -> None:
    pilot, scene, look = at(lambda s: s.phase in (WHOM, GIFT) and all(s.trophies) and len(s.legal_actions()) > 1)
    seat = next(int(t[5:]) for t in pilot.lit() if t.startswith("seat:"))
    for rect in look.pieces.trophies(look.shown, seat).values():
        assert scene.at(rect.center) == f"seat:{seat}"
    pilot.close()


def test_the_tray_turns_its_pages() -> None:
    pilot, scene, look = at(lambda s: s.phase == FIND and len(s.legal_actions()) > 12, 3)
    assert "tray:next" in pilot.lit()
    first = [card.tag for card in look._tray()[0]]
    pilot.click("tray:next")
    second = [card.tag for card in look._tray()[0]]
    assert not set(first) & set(second) and set(second) <= set(pilot.lit())
    before = len(scene.controller.match.log)
    pilot.click(second[0])
    assert scene.controller.match.log[before] == f"card {TITLE[int(second[0][5:])]}"
    pilot.close()


def test_what_is_looked_at_lies_in_the_tray_for_its_seat_alone() -> None:
    for phase in (ADD, SNATCH):
        match = played(4, lambda s, phase=phase: s.phase == phase and s.picks[:1] != (0,))
        scene = table(match)
        pilot = pilot_at(scene)
        assert len(scene.look._tray()[0]) == len(scene.look.shown.tray()) > 0
        other = match.state.view(1)
        assert type(scene.look.shown)(other).tray() == []
        assert type(scene.look.shown)(match.state.view(None)).tray() == []
        pilot.close()


def test_the_keyboard_plays_a_turn() -> None:
    pilot, scene, _ = at(can("stumble"), 3)
    before = len(scene.controller.match.log)
    for _ in range(60):
        pilot.press(pygame.K_TAB)
        if scene.focus == mine(scene, "stumble"):
            break
    pilot.press(pygame.K_RETURN)
    assert scene.controller.match.log[before] == f"play {title('stumble')}"
    pilot.press(pygame.K_TAB)
    while not str(scene.focus).startswith("noble:"):
        pilot.press(pygame.K_TAB)
    assert pilot.text_focus
    pilot.press(pygame.K_SPACE)
    assert scene.controller.match.log[before + 1].startswith("noble ")
    pilot.close()


def test_p_collects() -> None:
    pilot, scene, _ = at(lambda s: s.phase == TURN and len(s.line) > 4, 3)
    before = len(scene.controller.match.log)
    pilot.press(pygame.K_p, letters="p")
    assert scene.controller.match.log[before] == "pass"
    pilot.close()


def test_a_card_that_cannot_be_played_says_why() -> None:
    pilot, scene, _ = at(lambda s: s.phase == TURN and s.laid[0] == 1 and len(s.legal_actions()) < len(s.hands[0]))
    lit = set(pilot.lit())
    dark = [t for t in scene.targets() if t.tag.startswith("card:") and t.tag not in lit]
    assert dark and all(t.reason for t in dark)
    pilot.click(dark[0].tag)
    assert scene.refused is not None and scene.paragraph()
    pilot.close()


def test_tags_and_choices_belong_together() -> None:
    assert actions_for("button:pass") == [decode("pass")]
    assert [a.encode() for a in actions_for("seat:2")] == ["seat 2"]
    assert [a.encode() for a in actions_for(f"face:{title('trip')}")] == [
        f"play {title('trip')}",
        f"card {title('trip')}",
    ]
    assert actions_for("day") == [] and actions_for("noble:99") == []
    assert confirm(PLAY_TITLE[title("the_long_walk")]) and not confirm(PLAY_TITLE[title("trip")])
    assert not confirm(PLAY_TITLE[title("the_long_walk")], costly=False) and not confirm(decode("pass"))
    s = setup(3, Options(), 1)
    assert pieces(s.view(None)) == {}
    assert set(pieces(s.view(1))) == {f"card:{card}" for card in s.hands[1]}


# What is foreseen


def happened(state: State, action: Any) -> tuple[list[int], list[int], list[int]]:
    """What a choice really did: the nobles collected, the order before that, and the nobles that left the line."""
    world, events = state.clone(), list[Any]()
    world.apply(action, events.append)
    from gamebox.core.table import Table
    from gamebox.games.guillotine.stage import LINE

    line, taken, gone = Table({LINE: state.line}), list[int](), list[int]()
    order: list[int] = []
    for event in events:
        if isinstance(event, Said) and event.key in ("day_over", "over"):
            break
        if not isinstance(event, Moved):
            continue
        mine = event.dst.name == "trophies" and event.dst.owner == state.turn
        if mine and event.src.name in ("line", "conciergerie"):
            order = order or list(line.zones[LINE])
            taken.append(event.card)
        if event.dst.name == "noble_discard" and event.src == LINE:
            gone.append(event.card)
        if LINE in (event.src, event.dst):
            line.zones.setdefault(event.src, [])
            if event.src != LINE:
                line.zones[event.src] = [event.card]
                event = event._replace(src_index=0)
            line.follow(event)
    return taken, order or list(line.zones[LINE]), gone


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_is_foreseen_comes_true(seats: int) -> None:
    checked = 0
    for seed in range(4):
        state, draw = setup(seats, Options(), seed), Random(seed).random
        while state.current is not None:
            view = state.view(state.current)
            for action in state.legal_actions():
                found = foresee(view, action)
                taken, order, gone = happened(state, action)
                sure = [card for card in found.collected if card != UNKNOWN]
                assert taken[: len(sure)] == sure
                if found.certain and not found.targets and taken:
                    assert all(a in (b, UNKNOWN) for a, b in zip(found.order, order, strict=False))
                    assert set(found.gone) <= set(gone)
                    checked += 1
            legal = state.legal_actions()
            state.apply(legal[int(draw() * len(legal))])
    assert checked > 400


def test_what_is_foreseen_tells_nothing_that_nobody_may_know() -> None:
    match = played(3, can("extra_cart"))
    view = match.state.view(0)
    action = PLAY_TITLE[title("extra_cart")]
    worlds = [view.determinize(Random(seed)).view(0) for seed in range(5)]
    assert all(foresee(world, action) == foresee(view, action) for world in worlds)
    assert foresee(view, action).joins == 3


def test_chance_is_not_foreseen() -> None:
    for name in ("milling_in_line", "escape", "mass_confusion"):
        view = played(3, can(name)).state.view(0)
        found = foresee(view, PLAY_TITLE[title(name)])
        assert not found.certain and found.mixed and not found.collected and not found.gone and not found.places


def test_a_card_that_asks_shows_what_may_be_chosen() -> None:
    view = played(3, can("pushed")).state.view(0)
    found = foresee(view, PLAY_TITLE[title("pushed")])
    assert found.targets == {f"noble:{card}" for card in view.line[2:]}


# Where everything lies


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 2.0])
def test_nothing_lies_over_anything_else(seats: int, size: tuple[int, int], scale: float) -> None:
    frame = Frame(*size, scale)
    plan = layout(frame, seats)
    slots = line_slots(plan, 12)
    parts = {
        "log": plan.table.log, "prison": plan.conciergerie, "gone": plan.gone, "days": plan.table.status,
        "banner": plan.table.banner, "hint": plan.hint, "hand": plan.table.hand, "go": plan.table.go,
        "pile": plan.pile, "discard": plan.discard, "line": slots[0].unionall(slots[1:]),
        **{f"seat {i}": place.panel for i, place in enumerate(plan.places)},
        **{f"tool {name}": rect for name, rect in plan.table.tools.items()},
    }  # fmt: skip
    assert len(plan.places) == seats
    for name, rect in parts.items():
        assert frame.rect.contains(rect), (name, rect)
        assert rect.w > 0 and rect.h > 0
    names = list(parts)
    for k, one in enumerate(names):
        for other in names[k + 1 :]:
            assert not parts[one].colliderect(parts[other]), (one, other, parts[one], parts[other])


@pytest.mark.parametrize("count", [1, 2, 12, 13, 16, 22, 30])
def test_a_line_of_any_length_stays_in_its_place_and_can_be_read(count: int) -> None:
    frame = Frame(1024, 640)
    plan = layout(frame, 5)
    slots = line_slots(plan, count)
    assert all(plan.line.x <= slot.x and slot.right <= plan.line.right for slot in slots)
    assert all(a.x > b.x for a, b in pairwise(slots))
    shows = min((a.x - b.x for a, b in pairwise(slots)), default=slots[0].w)
    assert shows >= NOBLE[0] * plan.k * (1.0 if count <= 12 else 0.36)
    assert medallion(plan, slots[0]).bottom < plan.places[1].panel.y


@pytest.mark.parametrize("count", range(1, 21))
def test_a_hand_of_any_size_stays_in_its_place(count: int) -> None:
    plan = layout(Frame(1024, 640), 2)
    for slot in hand_slots(plan, count):
        assert plan.table.hand.x <= slot.rect.x and slot.rect.right <= plan.table.hand.right


@pytest.mark.parametrize("groups", [[], [1], [3, 5, 9, 4, 6], [7, 11, 15, 10, 7]])
@pytest.mark.parametrize("fronts", [0, 3, 8])
def test_a_score_pile_of_any_size_stays_in_its_block(groups: list[int], fronts: int) -> None:
    frame = Frame(1024, 640)
    for seats in (2, 5):
        for place in layout(frame, seats).places:
            found = piles(frame, place.piles, groups, fronts, frame.u * 1.3)
            assert [len(group.nobles) for group in found.groups] == groups and len(found.fronts) == fronts
            for rect in [group.mat for group in found.groups] + list(found.fronts):
                assert place.panel.contains(rect), (rect, place.panel)


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
@pytest.mark.parametrize("phase", [TURN, TARGET, ADD, SNATCH])
def test_what_a_seat_may_not_know_changes_no_pixel_and_no_word(phase: int, humans: int) -> None:
    match = played(4, lambda s: s.phase == phase and s.day > 1 and len(s.line) > 3, None)
    scene = table(match, tuple(range(humans)))
    scene.controller.paused = True
    pilot = Pilot(lambda stack: [scene], (1024, 640), Preferences(language="en", speed="off"))
    before = look_again(pilot)
    truth, view = match.state, scene.controller.view()
    for seed in range(2):
        world = view.determinize(Random(seed))
        world.phase, world.card, world.picks = truth.phase, truth.card, truth.picks
        if truth.phase == TARGET and view.viewer != truth.current:
            continue
        match.state = world
        assert look_again(pilot) == before
    match.state = truth
    pilot.close()


# Words and points


def said_events() -> Iterator[Said]:
    """Every line that some matches bring."""
    for seed in range(14):
        state, rng = setup(2 + seed % 4, Options(), seed), Random(seed)
        while state.current is not None:
            found: list[Any] = []
            legal = state.legal_actions()
            state.apply(legal[int(rng.random() * len(legal))], found.append)
            yield from (event for event in found if isinstance(event, Said))


class Quiet:
    """Words without a window."""

    def __init__(self, language: str) -> None:
        self.t = Words(language, strict=True).t


def talk_in(language: str) -> Talk:
    return Talk(Quiet(language), Seating(PEOPLE, PAINTS))  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_has_its_words(language: str) -> None:
    talk, keys = talk_in(language), set()
    for said in said_events():
        assert talk.line(said)
        keys.add(said.key)
    assert {
        "plays", "passes", "spy", "escapes", "mixed", "joins", "looks", "looks_hand", "discards", "draws", "recovers",
        "trades", "returned", "confuses", "rushes", "quarrels", "hurried", "collects", "receives", "loses", "missed",
        "removed", "lies", "day", "day_over", "over", "to_front", "to_end", "forward", "back", "reversed", "ordered",
    } <= keys  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hint_has_its_words(language: str) -> None:
    talk, keys = talk_in(language), set()
    for seed in range(8):
        state, rng = setup(3, Options(), seed), Random(seed)
        while state.current is not None:
            view = state.view(state.current)
            action = heuristics.policy(view, view.legal_actions(), rng)
            reason = heuristics.reason(view, action)
            assert talk.reason(f"guillotine.reason.{reason.key}", reason)
            keys.add(reason.key)
            legal = state.legal_actions()
            state.apply(legal[int(rng.random() * len(legal))] if rng.random() < 0.5 else action)
    assert {"pass", "play", "fetch", "planned"} <= keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_title_and_says_what_it_does(language: str) -> None:
    talk = talk_in(language)
    titles = {talk.title(card) for card in range(CARDS)}
    assert len(titles) == len(set(TITLE))
    for card in range(CARDS):
        assert talk.effect(card) and talk.card(card)
        assert card >= COUNT or talk.plate(card)


def test_the_sheet_traces_every_point_to_its_card() -> None:
    for seed in range(6):
        state, draw = setup(2 + seed % 4, Options(), seed), Random(seed).random
        while state.current is not None:
            legal = state.legal_actions()
            state.apply(legal[int(draw() * len(legal))])
        for seat, column in enumerate(columns(state.view(None), talk_in("en"))):
            assert sum(entry.points or 0 for entry in column.entries) == column.total == state.scores()[seat]
            traced = [card for entry in column.entries for card in entry.cards if card < COUNT]
            assert sorted(traced) == sorted(state.trophies[seat])
            assert all(entry.lines for entry in column.entries if entry.cards)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_says_what_parts_equal_points(language: str) -> None:
    talk = talk_in(language)
    state = position("count", ["", "", ""], trophies=["duke", "lord coiffeur", "cardinal"])
    found = columns(state.view(0), talk)
    assert [(c.total, c.rank) for c in found] == [(3, 3), (3, 2), (5, 1)]
    last = [column.entries[-1] for column in found]
    assert [entry.label for entry in last[:2]] == [talk.t("guillotine.tip.nobles", n=n) for n in (1, 2)]
    assert [entry.points for entry in last[:2]] == [None, None]
    assert all(entry.lines == (talk.t("guillotine.score.tie"),) for entry in last[:2])
    assert all(entry.points is not None for entry in found[2].entries)


def test_every_paragraph_of_a_card_has_its_picture() -> None:
    assert {f"6.{n}" for n in range(1, 41)} | {f"7.{n}" for n in range(1, 51)} <= set(PICTURES)


def test_everything_on_the_table_is_told_about() -> None:
    for wanted in (can("stumble"), lambda s: s.phase == TURN and s.day == 3 and any(o >= 0 for o in s.laid)):
        pilot, scene, look = at(wanted)
        for spot in look.spots():
            tip = look.tip(spot.tag)
            assert tip is not None and tip.title, spot.tag
        for line in scene.controller.log:
            assert look.about(line) or line.said.seat < 0
        pilot.close()


def test_a_human_who_can_only_collect_is_asked_like_any_other() -> None:
    pilot, scene, _ = at(lambda s: s.phase == TURN and [a.encode() for a in s.legal_actions()] == ["pass"], 3)
    pilot.wait(5)
    assert scene.controller.asked == 0 and "button:pass" in pilot.lit()
    pilot.close()


@pytest.mark.parametrize("name", sorted(SAMPLES))
def test_every_sample_fits_a_small_window(name: str) -> None:
    pygame.display.init()
    surface = pygame.display.set_mode((1024, 640))
    stage = Stage(1024, 640, Preferences(language="fr", speed="off"))
    stack = SceneStack(stage)
    for scene in SAMPLES[name](stack):
        stack.push(scene)
    stack.draw(surface)
    assert stage.text.overflows == [] and stage.sprites.missing == set()
    window = surface.get_rect()
    assert [t.tag for t in stack.top.targets() if not window.contains(t.rect)] == []
    stack.close()


def test_orders_are_numbered_as_they_are_chosen() -> None:
    pilot, _, look = at(lambda s: s.phase == ORDER and len(s.picks) == 2, 3)
    assert len(look.shown.ordered) == 2
    assert PLAY == 0 and len(ACTS) == CARDS
    pilot.close()
