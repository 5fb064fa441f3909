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

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from gamebox.core.events import UNKNOWN  # noqa: E402
from gamebox.core.game import Game, Options  # noqa: E402
from gamebox.games import GAMES  # noqa: E402

OUT = ROOT / "tests" / "playthroughs"
SEED = 2024


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
        seat, legal = state.current, state.legal_actions()
        hidden = {
            f"{zone.name}{zone.owner if zone.owner >= 0 else ''}": list(cards).count(UNKNOWN)
            for zone, cards in state.view(seat).zones().items()
            if UNKNOWN in cards
        }
        action = legal[int(draw() * len(legal))]
        unseen = " ".join(f"{zone}:{count}" for zone, count in hidden.items())
        yield f"{ply:3} seat {seat} {action.encode():9} of {len(legal):2} | unseen {unseen or 'nothing'}"
        state.apply(action)
        zones = " ".join(
            f"{zone.name}{zone.owner if zone.owner >= 0 else ''}={','.join(map(str, cards))}"
            for zone, cards in state.zones().items()
            if cards and zone.name not in ("tavern", "jack_pile")
        )
        yield f"    {state.scores()} {zones}"
        ply += 1
    yield f"scores {state.scores()} ranks {state.ranks()} digest {state.digest()}"


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
