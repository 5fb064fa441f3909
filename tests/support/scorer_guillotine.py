"""A second scorer of Guillotine, written from the rules alone: it looks at the pieces at the end only."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gamebox.core.events import Zone

if TYPE_CHECKING:
    from tests.support.scorers import Result, Turn, Zones

CARDS = json.loads((Path(__file__).parents[1] / "cases" / "guillotine_cards.json").read_text(encoding="utf-8"))
NOBLES = [noble for noble in CARDS["nobles"] for _ in range(noble["copies"])]
ACTIONS = [action for action in CARDS["actions"] for _ in range(action["copies"])]
ONE_EACH = {"church_support": "church", "civic_support": "civic", "military_support": "military"}
FLAT = {"fountain_of_blood": 2, "tough_crowd": -2}


def guillotine(turns: Sequence[Turn], end: Zones, seats: int, options: Any) -> Result:
    """5.1: every noble for itself, then what lies in front. 1.2: most points, then most nobles, then together."""
    from tests.support.scorers import Result  # the list of scorers there names this one

    rows = []
    for seat in range(seats):
        pile = [NOBLES[card] for card in end.get(Zone("trophies", seat), ())]
        laid = [ACTIONS[card - len(NOBLES)]["id"] for card in end.get(Zone("front", seat), ())]
        points = sum(_worth(noble["id"], pile, "indifferent_public" in laid) for noble in pile)
        groups = Counter(noble["group"] for noble in pile)
        points += sum(groups[ONE_EACH[name]] if name in ONE_EACH else FLAT.get(name, 0) for name in laid)
        rows.append((points, len(pile)))
    best = max(rows)
    return Result(tuple(points for points, _ in rows), tuple(s for s, row in enumerate(rows) if row == best))


def _worth(name: str, pile: list[dict[str, object]], indifferent: bool) -> int:
    names = [noble["id"] for noble in pile]
    noble = pile[names.index(name)]
    if noble["group"] == "negative" and indifferent:
        return 1
    if name == "palace_guard":
        return names.count(name)
    if name == "tragic_figure":
        return -sum(other["group"] == "negative" for other in pile)
    pair = {"count": "countess", "countess": "count"}.get(name)
    points = noble["points"]
    assert isinstance(points, int)
    return points + (2 if pair in names else 0)
