"""Computer players against each other, without a screen: who wins how often, and how long they think.

Each deal is played once with every rotation of the players round the table, so that neither the deal nor the seat
favours anybody. A shared victory is split.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from json import dumps
from math import sqrt
from multiprocessing import get_context
from time import perf_counter
from typing import Any, Final, NamedTuple

from gamebox.core.game import Game, Options
from gamebox.games import find
from gamebox.players.levels import make
from gamebox.players.search import shares

Z95: Final = 1.959964
"""Quantile of the normal distribution for an interval of 95 %."""


@dataclass(frozen=True, slots=True)
class Row:
    """How a player did. share: of first places per seat held, with its 95 % interval; slowest: seconds."""

    name: str
    held: int
    games: int
    share: float
    low: float
    high: float
    rank: float
    score: float
    decisions: int
    per_second: float
    slowest: float


@dataclass(frozen=True, slots=True)
class Result:
    """What an arena found. seat_shares: first places by seat, whoever sat there."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: int
    effort: float
    games: int
    seconds: float
    rows: tuple[Row, ...]
    seat_shares: tuple[float, ...]


class Played(NamedTuple):
    """One game: by seat who sat there, the share of the win, rank, score, decisions, seconds and slowest decision."""

    names: tuple[str, ...]
    won: tuple[float, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]


class Pairing(NamedTuple):
    """What all games of an arena have in common."""

    game: str
    seats: int
    options: Options
    names: tuple[str, ...]
    seed: int
    effort: float


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (0..1) found in so many games."""
    if not games:
        return 0.0, 1.0
    z2 = Z95 * Z95 / games
    middle = (share + z2 / 2) / (1 + z2)
    half = Z95 / (1 + z2) * sqrt(max(0.0, share * (1 - share)) / games + z2 / (4 * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def run(
    game: Game,
    names: Sequence[str],
    games: int,
    seed: int = 1,
    jobs: int = 1,
    effort: float = 1.0,
    options: Options | None = None,
    seats: int | None = None,
) -> Result:
    """Let players meet: names by seat, the last one also takes all seats left over.

    games is rounded up until each deal has been played from all seats; effort scales all iterations; jobs are
    processes. Nothing but the number of games ends it. ValueError for an unknown player or table.
    """
    seats = max(len(names), min(game.seat_counts())) if seats is None else seats
    options = game.options() if options is None else options
    game.check(seats, options)
    if not 0 < len(names) <= seats:
        raise ValueError(f"{len(names)} players for {seats} seats")
    line_up = (*names, *[names[-1]] * (seats - len(names)))
    for name in line_up:
        make(name, game, 0, 0)
    pairing = Pairing(game.id, seats, options, line_up, seed, effort)
    began = perf_counter()
    played = list(_all(pairing, -(-games // seats), jobs))
    rows = tuple([_row(name, played) for name in dict.fromkeys(line_up)])
    by_seat = tuple([sum(p.won[s] for p in played) / max(1, len(played)) for s in range(seats)])
    seconds = perf_counter() - began
    return Result(game.id, seats, asdict(options), seed, effort, len(played), seconds, rows, by_seat)


def _all(pairing: Pairing, deals: int, jobs: int) -> Iterable[Played]:
    """Every deal from every seat, in order."""
    if jobs <= 1:
        for deal in range(deals):
            yield from rotations(pairing, deal)
        return
    with get_context("spawn").Pool(jobs) as pool:
        for games in pool.imap(partial(rotations, pairing), range(deals), chunksize=max(1, deals // (jobs * 16))):
            yield from games


def rotations(pairing: Pairing, deal: int) -> list[Played]:
    """One deal, played once with each rotation of the players."""
    return [_play(pairing, deal, turn) for turn in range(pairing.seats)]


def _play(pairing: Pairing, deal: int, turn: int) -> Played:
    """One game, from deal to end."""
    game, n = find(pairing.game), pairing.seats
    names = tuple([pairing.names[(seat + turn) % n] for seat in range(n)])
    own = pairing.seed * 1_000_003 + deal * n + turn
    players = [make(name, game, seat, own, pairing.effort) for seat, name in enumerate(names)]
    state = game.setup(n, pairing.options, pairing.seed * 1_000_000 + deal)
    decisions, seconds, slowest = [0] * n, [0.0] * n, [0.0] * n
    while (seat := state.current) is not None:
        legal = state.legal_actions()
        if len(legal) == 1:
            state.apply(legal[0])
            continue
        view = state.view(seat)
        began = perf_counter()
        action = players[seat].decide(view)
        took = perf_counter() - began
        decisions[seat] += 1
        seconds[seat] += took
        slowest[seat] = max(slowest[seat], took)
        state.apply(action)
    return Played(names, shares(state), state.ranks(), state.scores(), tuple(decisions), tuple(seconds), tuple(slowest))


def _row(name: str, played: list[Played]) -> Row:
    """What all seats of a player achieved."""
    seen = [(p, s) for p in played for s, who in enumerate(p.names) if who == name]
    count = max(1, len(seen))
    share = sum(p.won[s] for p, s in seen) / count
    decisions, seconds = sum(p.decisions[s] for p, s in seen), sum(p.seconds[s] for p, s in seen)
    return Row(
        name=name,
        held=played[0].names.count(name) if played else 0,
        games=len(played),
        share=share,
        low=wilson(share, count)[0],
        high=wilson(share, count)[1],
        rank=sum(p.ranks[s] for p, s in seen) / count,
        score=sum(p.scores[s] for p, s in seen) / count,
        decisions=decisions,
        per_second=decisions / seconds if seconds else 0.0,
        slowest=max([p.slowest[s] for p, s in seen], default=0.0),
    )


def as_text(result: Result) -> str:
    """A table for the terminal."""
    head = f"{result.game}, {result.seats} seats, {result.games} games, seed {result.seed}, {result.seconds:.1f} s"
    lines = [
        head,
        f"{'player':<14}{'seats':>6}{'share':>8}{'95 %':>16}{'rank':>7}{'score':>9}{'per s':>9}{'slowest':>9}",
    ]
    for r in result.rows:
        between = f"{r.low:.3f}-{r.high:.3f}"
        lines.append(
            f"{r.name:<14}{r.held:>6}{r.share:>8.3f}{between:>16}{r.rank:>7.2f}{r.score:>9.1f}"
            f"{r.per_second:>9.0f}{r.slowest:>8.3f}s"
        )
    lines.append("by seat: " + "  ".join(f"{share:.3f}" for share in result.seat_shares))
    return "\n".join(lines)


def as_json(result: Result) -> str:
    """The same for a program, one object."""
    return dumps(asdict(result), indent=1)
