"""Whatever is clicked, dragged, taken back or handed over in whatever order, the table stays right and private."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from gamebox.controllers.chronicle import Chronicle
from gamebox.controllers.picker import CONFIRM, DROP
from gamebox.controllers.table import HUMAN, TableController, secret_choice
from gamebox.games import find
from tests.controllers.people import Lots, sit

HALUNKEN = find("halunken")
TAGS = [
    *(f"sailor:{card}" for card in range(42)),
    *(f"{kind}:{card}" for kind in ("move", "order", "number") for card in range(1, 9)),
    *(f"space:{space}" for space in range(14)),
    *("button:pass", "button:leave", CONFIRM, DROP, "", "no:such"),
]


def one_of(random: Random, things: list[str]) -> str:
    """One of several things."""
    return things[int(random.random() * len(things))]


def lit(table: TableController, random: Random) -> None:
    """A sensible click."""
    if table.targets():
        table.click(one_of(random, table.targets()))


def shown(table: TableController) -> None:
    """The scene has shown everything."""
    table.beats()
    table.settled()


def deeds(table: TableController, random: Random) -> list[Callable[[], object]]:
    """What may come next; sensible things several times."""

    def tag() -> str:
        return one_of(random, TAGS)

    def hand_over() -> None:
        table.replace_player(int(random.random() * table.match.seats), one_of(random, [HUMAN, "mate"]))

    def look() -> None:
        table.refusal(tag()), table.preview(tag()), table.drops(tag()), table.recap(), table.marks(), table.hint()

    often = (
        [lambda: table.update(random.random() * 2)] * 6 + [lambda: shown(table)] * 4 + [lambda: lit(table, random)] * 4
    )
    odd = [table.undo, table.clear, hand_over, look, lambda: table.click(tag()), lambda: table.drag(tag(), tag())]
    return [*often, *odd, table.lift]


@pytest.mark.parametrize("seed", range(24))
def test_the_table_stays_right_and_private(seed: int) -> None:
    random = Random(seed)
    seats, options = HALUNKEN.tables()[seed % len(HALUNKEN.tables())]
    table = sit(
        HALUNKEN, seats, seed % (seats + 1), options, seed=seed, make=lambda kind, seat: Lots(seat, seed % 3),
        confirm=lambda action: random.random() < 0.3,
    )  # fmt: skip
    for _ in range(20_000):
        if table.over:
            break
        choices = deeds(table, random)
        choices[int(random.random() * len(choices))]()
        if len(table.humans) > 1 and table.viewer is not None:
            assert table.viewer == table.current
            assert secret_choice(table.view(), table.match.legal_actions(table.viewer))
    assert table.over
    assert Chronicle(table.match).lines == table.log
