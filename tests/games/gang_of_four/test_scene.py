"""The lacquer table on the screen: whole matches by clicking, free picking, no leaks, words for every event."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any

import pygame
import pytest

from gamebox.core.events import Said
from gamebox.core.match import Match
from gamebox.games.gang_of_four import GAME, heuristics
from gamebox.games.gang_of_four.actions import ANNOUNCE, GIVE, PLAY, decode
from gamebox.games.gang_of_four.cards import FACE, HAND, TEXT, parse
from gamebox.games.gang_of_four.combos import SINGLE, read
from gamebox.games.gang_of_four.effects import POINTS
from gamebox.games.gang_of_four.rules import Options, setup
from gamebox.games.gang_of_four.scene import SAMPLES, actions_for, misfit
from gamebox.games.gang_of_four.scene.lacquer import Lacquer
from gamebox.games.gang_of_four.scene.order import ORDERS, arranged, offers
from gamebox.games.gang_of_four.scene.samples import played, table
from gamebox.games.gang_of_four.scene.sheet import LEFT, columns
from gamebox.games.gang_of_four.scene.talk import Talk
from gamebox.ui.curtain import Curtain
from gamebox.ui.preferences import Preferences
from gamebox.ui.seating import first_setup
from gamebox.ui.stage import Stage
from gamebox.ui.table import TableScene
from gamebox.ui.words import LANGUAGES, Words
from tests.support.gang_of_four import position
from tests.support.pilot import Pilot, play_out

SHORT = Options(short=True)


def pilot_at(scene: TableScene, size: tuple[int, int] = (1024, 640), **values: Any) -> Pilot:
    pilot = Pilot(
        lambda stack: [scene], size, Preferences(**{"language": "en", "speed": "off", "pace": "off", **values})
    )
    pilot.stage.words.strict = True
    pilot.settle()
    return pilot


def fresh(seats: int, options: Options, humans: tuple[int, ...], seed: int = 3) -> TableScene:
    return table(Match(GAME, seats, options, seed, [None] * seats), humans)


def at(
    wanted: Any, seats: int = 4, options: Options = SHORT, humans: tuple[int, ...] = (0,)
) -> tuple[Pilot, TableScene]:
    """A table at the first position that is wanted, where the first seat must choose."""
    scene = table(played(seats, options, wanted), humans)
    scene.controller.paused = False
    return pilot_at(scene), scene


def turn(pilot: Pilot, scene: TableScene, draw: Random) -> None:
    """One human's turn: a combination that is offered, any card given back, or a button."""
    lit = pilot.lit()
    if scene.acts.holding:
        pilot.click("button:go_on")
    elif scene.controller.view().phase == GIVE:
        cards = [tag for tag in lit if tag.startswith("card:")]
        pilot.click(cards[int(draw.random() * len(cards))])
        pilot.click("button:confirm")
    else:
        ways = [t for t in lit if t in ("button:pass", "button:announce") or (t[:6] == "offer:" and t[6:].isdigit())]
        assert ways, (scene.controller.phase, lit)
        way = ways[int(draw.random() * len(ways))]
        pilot.click(way)
        if way.startswith("offer:"):
            pilot.click("button:confirm")


def click_through(pilot: Pilot, seed: int, limit: int = 3000, hands: int = 99) -> None:
    """Play by clicking until the match is over, or so many hands are."""
    draw = Random(seed)

    def done(scene: TableScene) -> bool:
        return (scene.controller.over or scene.controller.view().hand > hands) and not scene.acts.holding

    play_out(pilot, lambda scene: turn(pilot, scene, draw), limit, done)


@pytest.mark.parametrize(
    ("seats", "options"),
    [(4, SHORT), (4, Options(short=True, lock_out=True)), (3, Options(short=True, announce=True))],
)
def test_a_whole_match_by_clicking_what_is_lit(seats: int, options: Options) -> None:
    scene = fresh(seats, options, (0,))
    pilot = pilot_at(scene)
    click_through(pilot, seats)
    state = scene.controller.match.state
    assert state.current is None and max(state.scores()) >= 50
    assert tuple(column.total for column in scene.columns()) == state.scores()
    assert tuple(column.rank for column in scene.columns()) == state.ranks()
    assert pilot.stage.sprites.missing == set() and pilot.stage.text.overflows == []
    pilot.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_is_off_when_the_box_is_first_opened(language: str) -> None:
    setup = first_setup(GAME, Words(language))
    assert setup.options == Options() and len(setup.seats) == 4


def test_friends_at_one_screen_play_a_hand_and_read_its_page() -> None:
    scene = fresh(4, SHORT, (0, 1, 2, 3), 5)
    pilot = pilot_at(scene)
    click_through(pilot, 1, hands=1)
    assert scene.controller.view().hand == 2
    pilot.close()


def test_computers_play_among_themselves_in_public() -> None:
    scene = fresh(3, SHORT, ())
    pilot = pilot_at(scene)
    assert scene.controller.over and scene.controller.viewer is None
    pilot.close()


# Picking


def lying(kind: int) -> Any:
    return lambda s: s.phase == PLAY and s.table is not None and s.table.kind == kind and s.hand > 1


def test_any_card_is_picked_and_put_back_and_only_the_button_plays() -> None:
    pilot, scene = at(lying(SINGLE))
    before = len(scene.controller.match.log)
    for tag in dict.fromkeys(t for t in pilot.lit() if t.startswith("card:")):
        pilot.click(tag)
    assert len(scene.controller.picked()) == len(scene.look.held())
    pilot.click("button:confirm")
    assert len(scene.controller.match.log) == before and scene.refused is not None
    pilot.press(pygame.K_ESCAPE)
    assert scene.controller.picked() == []
    pilot.close()


def test_a_refusal_says_why_and_opens_its_rule() -> None:
    pilot, scene = at(lying(SINGLE))
    scene.controller.choose([card.tag for card in scene.look.held()[:2]])
    scene._changed()
    why, paragraph = scene.look._why()
    assert why and paragraph in ("3.10", "4.1")
    opened = []
    scene.on_rules = lambda s: opened.append(s.paragraph())
    pilot.click("tool:rules")
    assert opened == [paragraph]
    pilot.close()


def test_sweeping_picks_what_the_mouse_goes_over() -> None:
    pilot, scene = at(lambda s: s.phase == PLAY and s.counts[0] == HAND and s.table is not None)
    tags = [card.tag for card in scene.look.held()]
    pilot.drag(tags[3], tags[7])
    assert scene.controller.picked() == tags[3:8]
    pilot.drag(tags[5], tags[7])
    assert scene.controller.picked() == tags[3:5]
    pilot.close()


def test_a_card_carried_to_the_mat_is_played() -> None:
    pilot, scene = at(lambda s: s.phase == PLAY and s.table is None and s.hand == 2 and not s.is_bound(0))
    before = len(scene.controller.match.log)
    card = scene.look.held()[0]
    pilot.drag(card.tag, scene.look.whole.middle.center)
    assert scene.controller.match.log[before] == f"play {TEXT[FACE[card.card]]}"
    pilot.close()


def test_a_double_click_never_plays_twice() -> None:
    scene = fresh(4, SHORT, (0, 1, 2, 3), 5)
    pilot = pilot_at(scene)
    pilot.click("lift")
    pilot.click("offer:0")
    place = pilot.target("button:confirm").rect.center
    log = scene.controller.match.log
    pilot.click("button:confirm")
    assert len(log) == 1 and isinstance(pilot.scene, Curtain)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pilot._send(pygame.event.Event(kind, pos=place, button=1, touch=False))
    assert len(log) == 1 and isinstance(pilot.scene, Curtain)
    pilot.close()


def test_the_keyboard_sorts_offers_plays_and_passes() -> None:
    pilot, scene = at(lambda s: s.phase == PLAY and s.table is not None and len(s.legal_actions()) > 3)
    order = scene.look.order
    pilot.press(pygame.K_s, letters="s")
    assert scene.look.order == ORDERS[(ORDERS.index(order) + 1) % len(ORDERS)]
    before = len(scene.controller.match.log)
    pilot.press(pygame.K_c, letters="c")
    assert scene.controller.held is not None
    first = scene.controller.picked()
    pilot.press(pygame.K_c, letters="c")
    assert scene.controller.held is not None and scene.controller.picked() != first
    pilot.press(pygame.K_RETURN, pygame.KMOD_CTRL)
    assert len(scene.controller.match.log) > before
    pilot.close()


def test_a_human_who_can_only_pass_is_asked_like_any_other() -> None:
    pilot, scene = at(lambda s: s.phase == PLAY and len(s.legal_actions()) == 1 and s.table is not None)
    pilot.wait(5)
    assert scene.controller.asked == 0
    pilot.press(pygame.K_p, letters="p")
    assert scene.controller.match.log and scene.controller.match.log[-1] != ""
    pilot.close()


def test_a_last_card_not_announced_in_time_is_missed() -> None:
    options = Options(short=True, announce=True)
    scene = table(played(4, options, lambda s: s.phase == ANNOUNCE and len(s.legal_actions()) == 2), (0, 1, 2, 3))
    pilot = pilot_at(scene)
    pilot.click("lift", settle=False)
    pilot.press(pygame.K_SPACE)
    assert "button:announce" in pilot.lit()
    pilot.wait(6)
    assert scene.controller.match.log[-1] == "silent"
    pilot.close()


def test_a_missed_announcement_is_not_taken_back() -> None:
    options = Options(short=True, announce=True)
    scene = table(played(4, options, lambda s: s.phase == ANNOUNCE and len(s.legal_actions()) == 2), (0,))
    pilot = Pilot(lambda stack: [scene], (1024, 640), Preferences(language="en", speed="off", pace="slow"))
    log = scene.controller.match.log
    before = len(log)
    while len(log) == before:
        pilot.wait(0.1)
    assert log[before:] == ["silent"]
    assert scene.controller.can_undo == "undo.missed" and pilot.target("tool:undo").reason
    pilot.click("tool:undo", settle=False)
    assert log[before:] == ["silent"] and scene.controller.view().skipped
    pilot.close()


def test_who_must_announce_is_not_said_to_answer() -> None:
    scene = table(played(4, Options(announce=True), lambda s: s.phase == ANNOUNCE and s.current == 1, None), (0,))
    scene.controller.paused = True
    pilot = Pilot(lambda stack: [scene], (1024, 640), Preferences(language="en", speed="off"))
    assert scene.look.question(scene.lights()) == "Old Tan has one card left, and must say so"
    pilot.close()


# Reading the end of a hand


def test_another_window_size_or_text_leaves_the_page_of_a_hand_to_be_read() -> None:
    scene = fresh(4, SHORT, (0,))
    pilot, draw = pilot_at(scene), Random(3)
    while not scene.acts.holding:
        turn(pilot, scene, draw)
    page = scene.look.shown.page
    pilot.resize(1300, 700)
    pilot.stage.preferences.change(text_scale=200)
    pilot.stack.lay_out()
    assert scene.acts.holding and scene.look.reading and scene.look.shown.page is page is not None
    assert pilot.lit() == ["button:go_on", "tool:rules", "tool:menu"]
    window = pilot.app.window.surface.get_rect()
    assert all(window.contains(target.rect) for target in pilot.scene.targets())
    pilot.click("button:go_on")
    assert not scene.acts.busy and not scene.look.reading
    click_through(pilot, 2, hands=2)
    pilot.close()


def test_the_button_of_the_last_page_can_be_pointed_at_wherever_the_mouse_was_before() -> None:
    scene = table(played(4, SHORT, lambda s: s.current == 0 and 50 > max(s.totals) > 40 and _wins(s)), (0,))
    pilot = Pilot(lambda stack: [scene], (1024, 640), Preferences(language="en", pace="off"))
    left = scene.controller.view().counts[0]
    last = next(action for action in scene.controller.legal() if action.combo and action.combo.size == left)
    scene.controller._submit(last)
    for _ in range(600):
        pilot.scene.targets()
        pilot.wait(1 / 60)
        if scene.acts.holding:
            break
    assert scene.acts.holding and scene.look.shown.page.over
    assert "button:go_on" in pilot.lit()
    pilot.hover("button:go_on")
    assert scene._hovered == "button:go_on"
    pilot.close()


def _wins(s: Any) -> bool:
    """Whether the seat that chooses can end the game now."""
    last = any(action.combo is not None and action.combo.size == s.counts[0] for action in s.legal_actions())
    return last and max(t + POINTS[n] for t, n in list(zip(s.totals, s.counts, strict=True))[1:]) >= 50


# Orders and offers


def cards_of(text: str) -> list[int]:
    """Cards with these faces."""
    found: list[int] = []
    for face in parse(text):
        found.append(next(card for card, its in enumerate(FACE) if its == face and card not in found))
    return found


def test_the_orders_keep_every_card() -> None:
    hand = cards_of("1g 1m 3r 3r 3y 4g 5y 6r 7g 9g 9y 9r 9r Pg Py D")
    for order in ORDERS:
        assert sorted(card for group in arranged(hand, order) for card in group) == sorted(hand)
    by_colour = arranged(hand, "colour")
    assert [FACE[card] for card in by_colour[-1]] == list(parse("Pg Py D"))
    assert {FACE[card] for card in arranged(hand, "combos")[0]} == set(parse("9g 9y 9r"))


def test_offers_hold_what_is_picked() -> None:
    s = setup(4, SHORT, 3)
    while s.current is not None and (s.table is None or len(s.legal_actions()) < 4):
        s.apply(heuristics.policy(s, s.legal_actions(), Random(1)))
    legal = s.legal_actions()
    assert {c.kind for c in offers(legal, [])} == {a.combo.kind for a in legal if a.combo is not None}
    one = next(a.combo for a in legal if a.combo is not None and a.combo.size > 1) if s.table.size > 1 else None
    if one is not None:
        card = cards_of(one.text)[0]
        assert all(FACE[card] in combo.faces for combo in offers(legal, [card]))


def test_offers_begin_with_the_weakest_of_each_kind_and_keep_gangs_for_the_end() -> None:
    hand = "2g 3y 3r 4g 5y 5r 6g 8g 8y 8r 9g 9y 9r 9r"
    legal = position([hand, 9, 9, 9], turn=1).legal_actions()
    found = [combo.text for combo in offers(legal, [])]
    assert found[:5] == ["2g", "3r 3y", "8r 8y 8g", "6g 5y 4g 3y 2g", "9g 8g 6g 4g 2g"]
    assert found[-1] == "9r 9r 9y 9g" and len(set(found)) == len(found)
    follow = position([hand, 9, 9, 9], turn=1, table="4r", owner=3).legal_actions()
    assert [combo.text for combo in offers(follow, [])] == ["5y", "6g", "8g", "9g", "9r 9r 9y 9g"]


def test_why_what_is_picked_may_not_be_played() -> None:
    s = setup(4, SHORT, 3)
    while s.table is None or s.table.kind != SINGLE:
        s.apply(s.legal_actions()[0])
    view = s.view(s.current)
    assert misfit(view, [])[0] == "gang_of_four.refuse.none"
    assert misfit(view, ["card:0", "card:63"]) == ("gang_of_four.refuse.not_a_combination", "3.10")
    assert actions_for("button:pass") == [decode("pass")] and actions_for("seat:1") == []


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
    scene.uncovered() if pilot.scene is scene else None
    return seen(pilot)


@pytest.mark.parametrize("humans", [1, 4])
@pytest.mark.parametrize("seats", [3, 4])
def test_what_a_seat_may_not_know_changes_no_pixel_and_no_word(seats: int, humans: int) -> None:
    for wanted in (lambda s: s.phase == PLAY and s.hand == 2 and s.table is not None, lambda s: s.phase == GIVE):
        match = played(seats, SHORT, wanted, None)
        scene = table(match, tuple(range(min(humans, seats))))
        scene.controller.paused = True
        pilot = Pilot(lambda stack, scene=scene: [scene], (1024, 640), Preferences(language="en", speed="off"))
        before = look_again(pilot)
        truth, view = match.state, scene.controller.view()
        for seed in range(2):
            match.state = view.determinize(Random(seed))
            assert look_again(pilot) == before
        match.state = truth
        pilot.close()


def test_the_public_table_shows_no_hand() -> None:
    match = played(3, SHORT, lambda s: s.phase == PLAY and s.hand == 2)
    scene = table(match, (0, 1))
    pilot = pilot_at(scene)
    assert isinstance(pilot.scene, Curtain)
    assert [t.tag for t in scene.targets() if t.tag.startswith(("card:", "sort:", "offer:"))] == []
    pilot.close()


# Words and points


def said_events() -> Iterator[Said]:
    """Every line that matches of all kinds bring."""
    for seats in (3, 4):
        options = Options(short=True, announce=seats == 3)
        state, rng = setup(seats, options, 11), Random(4)
        while state.current is not None:
            found: list[Any] = []
            legal = state.legal_actions()
            state.apply(legal[int(rng.random() * len(legal))], found.append)
            yield from (event for event in found if isinstance(event, Said))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_has_its_words(language: str) -> None:
    words = Words(language, strict=True)

    class Quiet:
        t = words.t

    from gamebox.ui.table_look import Seating

    talk = Talk(Quiet(), Seating(("Ann", "Bob", "Cid", "Dee"), ("green",) * 4))  # type: ignore[arg-type]
    keys = set()
    for said in said_events():
        assert talk.line(said)
        keys.add(said.key)
    assert {"single", "pair", "pass", "trick", "out", "cost", "deal", "gives_best", "gives_back", "over"} <= keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_combinations_in_words_tell_what_they_are_compared_by(language: str) -> None:
    words = Words(language, strict=True)

    class Quiet:
        t = words.t

    from gamebox.ui.table_look import Seating

    talk = Talk(Quiet(), Seating(("Ann",), ("green",)))  # type: ignore[arg-type]
    told = set()
    for text in ("7y", "1m", "D", "4g 4r", "Pg Py", "8r 8y 8g", "3g 4y 5y 6r 7g", "2y 4y 4y 8y 9y", "9r 9y 9g 5g 5y",
                 "9r 9y 9g Py Pg", "1m 2r 3r 4r 5r", "6g 6y 6y 6r", "6g 6g 6y 6y 6r"):  # fmt: skip
        combo = read(text)
        assert combo is not None
        told.add(talk.combo(combo))
    assert len(told) == 13


def test_the_sheet_traces_every_point() -> None:
    match = played(4, SHORT, lambda s: s.current is None, None)
    scene = table(match)
    pilot = pilot_at(scene)
    look = scene.look
    assert isinstance(look, Lacquer)
    for seat, column in enumerate(columns(match.state.view(0), look.talk)):
        assert sum(entry.points for entry in column.entries) == column.total == match.state.totals[seat]
        assert all(entry.lines for entry in column.entries)
    assert LEFT[16] == 8 and LEFT[80] == 16 and LEFT[33] == 11
    pilot.close()


def test_the_sheet_of_a_long_game_is_scrolled_and_every_hand_can_be_read() -> None:
    from gamebox.ui.score import ScoreScene, ScoreSheet
    from gamebox.ui.table_look import Column, Entry

    entries = tuple(Entry(f"Hand {n}", n, (), (f"told {n}",)) for n in range(1, 31))
    found = [Column(seat, name, entries, 465, 1) for seat, name in enumerate(("Ann", "Bob", "Cid"))]
    sheet = ScoreSheet(GAME.id, found, ("green", "blue", "red"), 7)
    scene = ScoreScene(sheet, lambda: None, lambda: None)
    pilot = Pilot(lambda stack: [scene], (1024, 640), Preferences(language="en", speed="off"))
    shown = [t for t in pilot.targets() if t.startswith("entry:0:")]
    assert "entry:0:29" in shown and "entry:0:0" not in shown
    pilot.wheel("entry:0:29", 40)
    assert "entry:0:0" in pilot.targets()
    pilot.click("entry:0:0")
    assert scene.chosen == (0, 0) and pilot.stage.text.overflows == []
    pilot.close()


@pytest.mark.parametrize("name", sorted(SAMPLES))
def test_every_sample_fits_a_small_window(name: str) -> None:
    from gamebox.ui.scenes import SceneStack

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
