"""Learn what a position of Halunken & Spelunken is worth from games of greedy and rule players.

    python build_scripts/train.py --games 6000 --jobs 2 [--table 0 --table 1 ...]

At the start of each round the signs of each captain (gamebox/games/halunken/verdict.py) are noted, and in the end who
won. The weights, by table and round, are those that make the winners most likely; they are written to experience.py.
Tables that are not asked for keep theirs.
"""

from __future__ import annotations

import argparse
import sys
from functools import partial
from math import exp, log
from multiprocessing import get_context
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from gamebox.games import find
from gamebox.games.halunken.cards import ROUNDS
from gamebox.games.halunken.evaluation import kind
from gamebox.games.halunken.experience import WEIGHTS
from gamebox.games.halunken.rules import setup, tables
from gamebox.games.halunken.verdict import signs
from gamebox.players.levels import make
from gamebox.players.search import shares

GAME = find("halunken")
TARGET = Path(__file__).resolve().parent.parent / "gamebox" / "games" / "halunken" / "experience.py"
GREEDY = 0.6
"""Share of greedy players; the others follow the rule player."""
CAUTION = 3e-4
"""How strongly weights are held down, for each game."""
HEAD = '''"""What games have taught: weights of the signs of victory. build_scripts/train.py learns them anew.

By seats and kind of game, then by round: what each of the signs in verdict.py weighs.
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[dict[tuple[int, int], tuple[tuple[float, ...], ...]]] = {
'''
Lesson = tuple[list[tuple[float, ...]], tuple[float, ...]]
"""The signs by seat, and the shares won."""
Weights = tuple[tuple[float, ...], ...]
"""By round, of each sign."""


def play(table: int, deal: int) -> list[Lesson]:
    """One game; a lesson for each round."""
    seats, options = tables()[table]
    rng = Random(deal)
    players = [make("greedy" if rng.random() < GREEDY else "rule", GAME, seat, deal) for seat in range(seats)]
    state = setup(seats, options, 7_000_000 + deal)
    seen: list[list[tuple[float, ...]]] = []
    while (seat := state.current) is not None:
        if state.round > len(seen):
            seen.append(signs(state))
        legal = state.legal_actions()
        state.apply(legal[0] if len(legal) == 1 else players[seat].decide(state.view(seat)))
    return [(found, shares(state)) for found in seen]


def likely(found: list[tuple[float, ...]], weights: list[float]) -> list[float]:
    """The shares that the signs promise."""
    odds = [sum([x * w for x, w in zip(row, weights, strict=True)]) for row in found]
    most = max(odds)
    odds = [exp(x - most) for x in odds]
    whole = sum(odds)
    return [x / whole for x in odds]


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Linear equations, by elimination with pivots."""
    n, rows = len(right), [[*row, x] for row, x in zip(matrix, right, strict=True)]
    for k in range(n):
        top = max(range(k, n), key=lambda r: abs(rows[r][k]))
        rows[k], rows[top] = rows[top], rows[k]
        for r in range(n):
            if r != k:
                factor = rows[r][k] / rows[k][k]
                rows[r] = [x - factor * y for x, y in zip(rows[r], rows[k], strict=True)]
    return [rows[k][n] / rows[k][k] for k in range(n)]


def step(lessons: list[Lesson], weights: list[float]) -> list[float]:
    """One step of Newton's method."""
    n = len(weights)
    slope = [-CAUTION * len(lessons) * w for w in weights]
    bend = [[CAUTION * len(lessons) * (i == j) for j in range(n)] for i in range(n)]
    for found, won in lessons:
        odds = likely(found, weights)
        mean = [sum([p * row[k] for p, row in zip(odds, found, strict=True)]) for k in range(n)]
        for p, share, row in zip(odds, won, found, strict=True):
            apart = [x - m for x, m in zip(row, mean, strict=True)]
            for i, x in enumerate(apart):
                slope[i] += (share - p) * row[i]
                px, line = p * x, bend[i]
                for j, y in enumerate(apart):
                    line[j] += px * y
    return [w + d for w, d in zip(weights, solve(bend, slope), strict=True)]


def learn(lessons: list[Lesson]) -> list[float]:
    """The weights that fit best."""
    weights = [0.0] * len(lessons[0][0][0])
    for _ in range(7):
        weights = step(lessons, weights)
    return weights


def surprise(lessons: list[Lesson], weights: list[float]) -> float:
    """Mean of -log of the share that was promised to who won."""
    told = 0.0
    for found, won in lessons:
        told -= sum([share * log(p) for share, p in zip(won, likely(found, weights), strict=True) if share])
    return told / len(lessons)


def key(table: int) -> tuple[int, int]:
    """What the weights of a table are found by."""
    state = setup(*tables()[table], 1)
    return state.seats, kind(state)


def weigh(table: int, games: int, jobs: int) -> Weights:
    """The weights of a table, round by round. A fifth of the games is kept to see how good they are."""
    with get_context("spawn").Pool(jobs) as pool:
        played = pool.map(partial(play, table), range(games), chunksize=50)
        rounds = [[game[r] for game in played] for r in range(ROUNDS)]
        weights = pool.map(learn, [lessons[games // 5 :] for lessons in rounds], chunksize=1)
    told = [surprise(lessons[: games // 5], w) for lessons, w in zip(rounds, weights, strict=True)]
    print(tables()[table], "surprise in other games:", " ".join(f"{x:.3f}" for x in told), flush=True)
    return tuple([tuple(row) for row in weights])


def lines(place: tuple[int, int], weights: Weights) -> str:
    """How they are written down."""
    rows = [f"        ({', '.join(f'{x:.4f}' for x in row)}),\n" for row in weights]
    return f"    {place}: (\n{''.join(rows)}    ),\n"


def main() -> int:
    """Play, learn, write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--table", type=int, action="append", choices=range(len(tables())))
    parser.add_argument("--target", type=Path, default=TARGET)
    chosen = parser.parse_args()
    learned = dict(WEIGHTS)
    for table in chosen.table or range(len(tables())):
        learned[key(table)] = weigh(table, chosen.games, chosen.jobs)
    text = "".join([lines(place, learned[place]) for place in sorted(learned)])
    chosen.target.write_text(f"{HEAD}{text}}}\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
