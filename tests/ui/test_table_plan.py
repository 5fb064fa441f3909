"""Where things lie on the table, in windows of every size."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pygame import Rect

from gamebox.games.halunken.scene.plan import SAILOR, Plan, layout
from gamebox.ui.layout import Frame
from gamebox.ui.sprites import Sprites
from gamebox.ui.table_plan import fan, shared, table_plan

BOARD = Sprites().load("halunken/board").pieces
SIZES = [(1024, 640), (1024, 768), (1280, 720), (1280, 800), (1920, 1080), (1920, 1200), (3440, 1440), (3840, 2160)]


def plan(width: int, height: int, text: float = 1.0, seats: int = 4, first: int = 0) -> Plan:
    return layout(Frame(width, height, text), seats, first, BOARD)


def blocks(made: Plan) -> dict[str, Rect]:
    """What must not overlap."""
    table = made.table
    found = {"banner": table.banner, "hand": table.hand, "log": table.log, "status": table.status, "go": table.go}
    found |= {f"tool {name}": rect for name, rect in table.tools.items()}
    for seat, block in enumerate(made.seats):
        found |= {f"seat {seat}": block.panel, f"front {seat}": block.front}
    return found


def overlaps(rects: dict[str, Rect]) -> list[str]:
    return [f"{a} {b}" for a, b in combinations(rects, 2) if rects[a].colliderect(rects[b])]


@settings(max_examples=60, deadline=None)
@given(st.integers(1024, 3840), st.integers(640, 2160), st.floats(0.8, 2.0), st.integers(2, 4))
def test_nothing_overlaps_and_nothing_leaves_the_window(width: int, height: int, text: float, seats: int) -> None:
    made = plan(width, height, text, seats)
    rects = blocks(made)
    assert overlaps(rects) == []
    window = Rect(0, 0, width, height)
    assert [name for name, rect in rects.items() if not window.contains(rect)] == []
    for place in made.places:
        for rect in (place.house, place.ring, place.pile):
            assert window.contains(rect)
            assert [name for name, other in rects.items() if rect.colliderect(other)] == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_go_round_clockwise_from_the_first(size: tuple[int, int], seats: int) -> None:
    made = plan(*size, seats=seats, first=1)
    lower_left = made.seats[1].panel
    assert lower_left.centerx < size[0] / 2 and lower_left.centery > size[1] / 2
    order = [(1 + i) % seats for i in range(seats)]
    angles = [_angle(made.seats[seat].panel, size) for seat in order]
    assert angles == sorted(angles)


def _angle(panel: Rect, size: tuple[int, int]) -> int:
    left, low = panel.centerx < size[0] / 2, panel.centery > size[1] / 2
    return {(True, True): 0, (True, False): 1, (False, False): 2, (False, True): 3}[left, low]


@pytest.mark.parametrize("size", SIZES)
def test_the_inner_order_of_a_block_is_fixed(size: tuple[int, int]) -> None:
    for block in plan(*size).seats:
        assert block.bust.right <= block.name.x
        assert block.name.bottom <= block.state.y + 1
        assert block.bust.bottom <= block.crew.y
        assert block.crew.bottom <= block.tokens[0].y
        assert all(block.panel.contains(rect) for rect in (block.bust, block.name, block.points, block.crew))
        assert all(block.panel.contains(rect) for rect in block.tokens)


def test_the_same_window_gives_the_same_plan() -> None:
    assert plan(1280, 720) == plan(1280, 720)


def test_the_taverns_are_as_large_as_the_pictures_ask_for() -> None:
    for size in SIZES:
        made = plan(*size)
        assert made.k >= 0.9 * Frame(*size).u, size


@given(st.integers(40, 900), st.integers(30, 400), st.integers(1, 24), st.integers(1, 3))
def test_a_fan_stays_in_its_place_and_shows_enough_of_each_card(w: int, h: int, count: int, rows: int) -> None:
    area = Rect(13, 17, w, h)
    cards = fan(area, count, SAILOR, 1.5, rows, 0.5)
    assert len(cards) == count
    assert all(area.inflate(4, 4).contains(card) for card in cards)
    for a, b in pairwise(cards):
        assert b.y > a.y or b.x - a.x >= int(a.w * 0.5) - 1 or a.w <= 2


def test_buttons_share_their_place_and_the_last_is_the_largest() -> None:
    rects = shared(Rect(0, 0, 300, 50), 3, 10)
    assert rects[0].x == 0 and rects[-1].right == 300
    assert rects[-1].w > rects[0].w == rects[1].w
    assert all(b.x - a.right == 10 for a, b in pairwise(rects))


def test_the_hand_lies_in_the_middle_and_the_question_above_it() -> None:
    made = table_plan(Frame(1920, 1080))
    assert abs(made.hand.centerx - 960) <= 1 and abs(made.banner.centerx - 960) <= 1
    assert made.banner.bottom <= made.hand.y and made.go.h > made.tools["undo"].h
