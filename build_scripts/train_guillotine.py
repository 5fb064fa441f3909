"""Learn from games of the rule player when to play an action card of Guillotine, and what a new day promises.

    python build_scripts/train_guillotine.py --tries 600 --games 6000 --jobs 2 [--seats 2 --seats 3 ...]

Tries: in so many games some turns are tried out. Each card that may be played there, and no card, is followed to the
end of the day in a few imagined positions, the same for all; what a card brought more than none is compared with what
was expected of it (gamebox/games/guillotine/plans.py). Games: at the start of each day the signs of each player
(verdict.py) are noted, and in the end who won. Everything is written to experience.py; seats that are not asked for
keep what they have.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts.train import Lesson, learn, solve, surprise
from gamebox.games.guillotine import heuristics, plans
from gamebox.games.guillotine.actions import PASSED, PLAY, TURN
from gamebox.games.guillotine.cards import ACTIONS, DAYS, LINE, NOBLES, TITLE
from gamebox.games.guillotine.experience import DAWN, LATER, PRICES, WORTH
from gamebox.games.guillotine.moves import NOTHING
from gamebox.games.guillotine.outlook import CARD_TIME, Outlook, left_to_come
from gamebox.games.guillotine.rules import Options, State, setup
from gamebox.games.guillotine.skills import CARD, SKILLS
from gamebox.games.guillotine.verdict import signs
from gamebox.players.search import shares

TARGET = Path(__file__).resolve().parent.parent / "gamebox" / "games" / "guillotine" / "experience.py"
OFTEN: Final = 0.12
"""Share of the turns that are tried out."""
WORLDS: Final = 6
"""Imagined positions for each of them."""
CAUTION: Final = (12.0, 24.0)
"""How many tries what is expected at first counts as: for the price, and for the share that can wait."""
EXPECTED: Final = {True: (0.3, 0.6), False: (0.7, 0.15)}
"""Price and share at first, for cards that stay in front of a player and for others."""
APART: Final = {"scarlet_pimpernel", "extra_cart", "late_arrival"}
"""Cards whose plans say little about when to play them: only the price is learned."""


class Try(NamedTuple):
    """A card tried out: its title from Stumble on, what was expected, how much waiting counts, what it brought."""

    title: int
    gain: float
    patience: float
    brought: float


def hopes(s: State) -> list[float]:
    """By seat, points and what is in hand, as far as it can still be played."""
    left = left_to_come(s)
    card = SKILLS[s.seats][CARD] * min(1.0, left / CARD_TIME)
    held = [sum([plans.KEPT[TITLE[c]] for c in hand]) * min(1.0, left / max(1, len(hand))) for hand in s.hands]
    return [points + card * worth for points, worth in zip(s.scores(), held, strict=True)]


def follow(state: State, action: Any, seed: float) -> State:
    """The position at the end of the day if this is chosen now."""
    day, rng = state.day, Random(seed)
    state.apply(action)
    while state.current is not None and state.day == day:
        state.apply(heuristics.policy(state, state.legal_actions(), rng))
    return state


def try_out(view: State, rng: Random) -> list[Try]:
    """What each card would bring."""
    look = Outlook(view)
    arms = [a for a in view.legal_actions() if a.kind == PLAY or a is PASSED]
    sums = [0.0] * len(arms)
    for _ in range(WORLDS):
        world, seed = view.determinize(rng), rng.random()
        for i, action in enumerate(arms):
            found = hopes(follow(world.clone(), action, seed))
            sums[i] -= sum([spite * hope for spite, hope in zip(look.spite, found, strict=True)])
    none, time = sums[arms.index(PASSED)], heuristics.patience(look, len(view.hands[look.seat]))
    tries = []
    for action, total in zip(arms, sums, strict=True):
        gain = plans.PLAN[action.what](view, look).gain if action.kind == PLAY else NOTHING.gain
        if gain > NOTHING.gain:
            tries.append(Try(action.what - len(NOBLES), gain, time, (total - none) / WORLDS))
    return tries


def tries_of(seats: int, deal: int) -> list[Try]:
    """One game, some of its turns tried out."""
    state, rng, found = setup(seats, Options(), 8_000_000 + deal), Random(deal), []
    while (seat := state.current) is not None:
        legal = state.legal_actions()
        if state.phase == TURN and len(legal) > 1 and rng.random() < OFTEN:
            found += try_out(state.view(seat), rng)
        state.apply(heuristics.policy(state, legal, rng))
    return found


def price(title: int, tries: Sequence[Try]) -> tuple[float, float]:
    """What a title must bring, and the share of its gain that can wait: least squares, with some caution."""
    act = ACTIONS[title]
    first, later = (0.0, 0.0) if act.name in APART else EXPECTED[bool(act.stays)]
    matrix = [[CAUTION[0], 0.0], [0.0, CAUTION[1] * (1e6 if act.name in APART else 1.0)]]
    right = [first * matrix[0][0], later * matrix[1][1]]
    for t in tries:
        row = (t.patience, t.patience * t.gain)
        for i, x in enumerate(row):
            right[i] += x * (t.gain - t.brought)
            for j, y in enumerate(row):
                matrix[i][j] += x * y
    cost, share = solve(matrix, right)
    return cost, max(-0.2, min(0.9, share))


def days_of(seats: int, deal: int) -> list[Lesson | None]:
    """One game; a lesson for each day but the first, if its line is whole."""
    state, rng = setup(seats, Options(), 9_000_000 + deal), Random(deal)
    seen: list[list[tuple[float, ...]] | None] = [None]
    while state.current is not None:
        if state.day > len(seen):
            seen.append(signs(state) if len(state.line) == LINE else None)
        state.apply(heuristics.policy(state, state.legal_actions(), rng))
    return [None if found is None else (found, shares(state)) for found in seen[1:]]


def rows(numbers: Sequence[float], indent: int) -> str:
    """Numbers, as many to a line as go."""
    lines = [" " * indent]
    for x in numbers:
        text = f"{round(x, 2) + 0.0},"
        if len(lines[-1]) + len(text) > 118:
            lines.append(" " * indent)
        lines[-1] += text if lines[-1].isspace() else f" {text}"
    return "\n".join(lines) + "\n"


def block(name: str, kind: str, table: Mapping[Any, Sequence[float]]) -> str:
    """A table as it is written down."""
    inside = "".join(f"    {key}: (\n{rows(table[key], 8)}    ),\n" for key in sorted(table))
    return f"{name}: Final[dict[{kind}, tuple[float, ...]]] = {{\n{inside}}}\n"


def write(target: Path, prices: Mapping[Any, Any], later: Mapping[Any, Any], dawn: Mapping[Any, Any]) -> None:
    """Everything, under the words that the file begins with."""
    head = TARGET.read_text(encoding="utf-8").split("PRICES: Final")[0]
    text = block("PRICES", "int", prices) + block("LATER", "int", later) + block("DAWN", "tuple[int, int]", dawn)
    target.write_text(f"{head}{text}WORTH: Final = (\n{rows(WORTH, 4)})\n", encoding="utf-8")


def main() -> int:
    """Play, learn, write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tries", type=int, default=600)
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seats", type=int, action="append", choices=(2, 3, 4, 5))
    parser.add_argument("--target", type=Path, default=TARGET)
    chosen = parser.parse_args()
    prices, later, dawn = dict(PRICES), dict(LATER), dict(DAWN)
    with get_context("spawn").Pool(chosen.jobs) as pool:
        for seats in chosen.seats or (2, 3, 4, 5):
            if chosen.tries:
                tries = [t for game in pool.map(partial(tries_of, seats), range(chosen.tries)) for t in game]
                found = [price(k, [t for t in tries if t.title == k]) for k in range(len(ACTIONS))]
                prices[seats], later[seats] = zip(*found, strict=True)
                print(seats, "seats,", len(tries), "tries", flush=True)
            if chosen.games:
                games = pool.map(partial(days_of, seats), range(chosen.games), chunksize=50)
                for day in range(2, DAYS + 1):
                    lessons = [lesson for game in games if (lesson := game[day - 2]) is not None]
                    kept = len(lessons) // 5
                    dawn[seats, day] = tuple(learn(lessons[kept:]))
                    told = surprise(lessons[:kept], list(dawn[seats, day]))
                    print(seats, "seats, day", day, f"surprise in other games: {told:.4f}", flush=True)
            write(chosen.target, prices, later, dawn)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
