"""Writes one readable random game per table into tests/playthroughs; a change of rules shows there as a diff.

python build_scripts/playthroughs.py            write them all anew
python build_scripts/playthroughs.py --check    fail if one would change
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from gamebox.core.events import UNKNOWN  # noqa: E402
from gamebox.core.game import Game, Options  # noqa: E402
from gamebox.core.laws import by_lot  # noqa: E402
from gamebox.games import GAMES  # noqa: E402

OUT = ROOT / "tests" / "playthroughs"
SEED = 2024
FULL, STRIDE = 160, 20
"""So many actions are told in full; of the later ones of a long game each twentieth, in short."""
LEFT_OUT = ("tavern", "jack_pile", "heap", "bag", "harbour", "cargo")
"""Zones that can be made out from the others."""


def name_of(game: Game, seats: int, options: Options) -> str:
    """The file of a table: game, seats, and the options that are on."""
    chosen = [k if v is True else f"{k}-{v}" for k, v in asdict(options).items() if v != getattr(game.options(), k)]
    return "_".join([game.id, str(seats), *chosen]) + ".txt"


def lines(game: Game, seats: int, options: Options, seed: int = SEED) -> Iterator[str]:
    """The game as text: for each action who plays what, the table after it, and what the mover could not see."""
    yield f"{game.id} version {game.version}, {seats} seats, {asdict(options)}, seed {seed}"
    state, draw = game.setup(seats, options, seed), Random(seed).random
    ply = 0
    while state.current is not None:
        legal = state.legal_actions()
        action = by_lot(legal, draw)
        if ply < FULL:
            yield before(state, ply, action, len(legal))
        state.apply(action)
        if ply < FULL:
            yield after(state)
        elif ply % STRIDE == 0:
            yield f"{ply:3} {action.encode():9} {state.scores()} digest {state.digest()}"
        ply += 1
    yield f"scores {state.scores()} ranks {state.ranks()} digest {state.digest()}"


def before(state: Any, ply: int, action: Any, choices: int) -> str:
    """Who plays what, and what the mover cannot see."""
    seat = state.current
    hidden = {
        f"{zone.name}{zone.owner if zone.owner >= 0 else ''}": list(cards).count(UNKNOWN)
        for zone, cards in state.view(seat).zones().items()
        if UNKNOWN in cards
    }
    unseen = " ".join(f"{zone}:{count}" for zone, count in hidden.items())
    return f"{ply:3} seat {seat} {action.encode():9} of {choices:2} | unseen {unseen or 'nothing'}"


def after(state: Any) -> str:
    """The points, and where each piece lies."""
    zones = " ".join(
        f"{zone.name}{zone.owner if zone.owner >= 0 else ''}={','.join(map(str, cards))}"
        for zone, cards in state.zones().items()
        if cards and zone.name not in LEFT_OUT
    )
    return f"    {state.scores()} {zones}"


def main() -> int:
    """Write or check every file."""
    changed = []
    for game in GAMES:
        for seats, options in game.tables():
            file = OUT / name_of(game, seats, options)
            text = "\n".join(lines(game, seats, options)) + "\n"
            if not file.exists() or file.read_text(encoding="utf-8") != text:
                changed.append(file.name)
                if "--check" not in sys.argv:
                    OUT.mkdir(parents=True, exist_ok=True)
                    file.write_text(text, encoding="utf-8", newline="\n")
    print(f"changed: {', '.join(changed) or 'none'}")
    return 1 if changed and "--check" in sys.argv else 0


if __name__ == "__main__":
    raise SystemExit(main())
