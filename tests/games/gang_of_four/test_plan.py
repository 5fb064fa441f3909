"""Where things lie on the lacquer table, in windows of every size."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pygame import Rect

from gamebox.games.gang_of_four.scene.plan import Plan, hand_slots, layout, row
from gamebox.ui.layout import Frame


def plan(width: int, height: int, text: float = 1.0, seats: int = 4) -> Plan:
    return layout(Frame(width, height, text), seats)


def blocks(made: Plan) -> dict[str, Rect]:
    """What must not overlap. The question lies on the rim of the mat."""
    table = made.table
    found = {"banner": table.banner, "log": table.log, "pad": made.pad, "go": table.go, "ribbon": made.ribbon}
    found |= {f"tool {name}": rect for name, rect in table.tools.items()}
    found |= {f"sort {k}": rect for k, rect in enumerate(made.sorts)}
    found |= {f"offer {k}": rect for k, rect in enumerate(made.offers)}
    for k, place in enumerate(made.places):
        found |= {f"{k} name": place.name, f"{k} bust": place.bust.inflate(0, -place.bust.h // 4)}
        found |= {f"{k} badges": place.badges}
    return found


def overlaps(rects: dict[str, Rect]) -> list[str]:
    """Pairs that touch, a bust and its own name aside."""
    pairs = [(a, b) for a, b in combinations(rects, 2) if rects[a].colliderect(rects[b])]
    return [f"{a} {b}" for a, b in pairs if {a.split()[-1], b.split()[-1]} != {"name", "bust"}]


@settings(max_examples=60, deadline=None)
@given(st.integers(1024, 3840), st.integers(640, 2160), st.floats(0.8, 2.0), st.integers(3, 4))
def test_nothing_overlaps_and_nothing_leaves_the_window(width: int, height: int, text: float, seats: int) -> None:
    made = plan(width, height, text, seats)
    rects = blocks(made)
    assert overlaps(rects) == []
    window = Rect(0, 0, width, height)
    whole = rects | {"mat": made.mat, "hand": made.table.hand, "page": made.page, "middle": made.middle}
    assert [name for name, rect in whole.items() if not window.contains(rect)] == []


@settings(max_examples=40, deadline=None)
@given(st.integers(1024, 3840), st.integers(640, 2160), st.floats(0.8, 2.0), st.integers(3, 4))
def test_what_lies_on_the_mat_has_its_own_place(width: int, height: int, text: float, seats: int) -> None:
    made = plan(width, height, text, seats)
    fronts = [place.front for place in made.places]
    assert all(made.mat.contains(front) for front in fronts)
    assert not [1 for a, b in combinations([*fronts, made.middle], 2) if a.colliderect(b)]
    assert made.middle.h > 100 * made.card[1] / 400


@pytest.mark.parametrize("groups", [[16], [5, 5, 6], [2, 2, 2, 2, 3, 5], [1], [17], [4, 1], []])
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080), (3840, 2160)])
def test_every_card_of_a_hand_shows_its_index(size: tuple[int, int], groups: list[int]) -> None:
    made = plan(*size)
    slots = hand_slots(made, groups)
    assert len(slots) == sum(groups)
    for a, b in pairwise(slots):
        assert b.rect.x - a.rect.x >= made.card[0] * 0.36, "62 of 168 units are the index"
        assert a.angle > b.angle
    assert all(slot.rect.x >= made.table.hand.x and slot.rect.right <= made.table.hand.right for slot in slots)


def test_rows_fit_their_area() -> None:
    area = Rect(100, 100, 600, 200)
    for count in range(1, 9):
        cards = row(area, count, 240)
        assert len(cards) == count
        assert cards[0].x >= area.x and cards[-1].right <= area.right
    assert row(area, 0, 200) == []


def test_seats_go_round_clockwise_from_below() -> None:
    for seats in (3, 4):
        made = plan(1920, 1080, seats=seats)
        assert made.places[0].bust.centery > 540 and made.places[1].bust.centerx < 480
        assert made.places[-1].bust.centerx > 1440
    assert plan(1920, 1080).places[2].bust.centery < 200
