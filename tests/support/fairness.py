"""Fairness in numbers: what computers choose in positions of whole games when what is hidden from them is exchanged.

    cd FOLDER && PYTHONPATH=FOLDER:ROOT python -m tests.support.fairness --positions 10000 [--game ID] [--player NAME]

asks a compiled copy in FOLDER; ROOT alone asks the sources. Without names all games and all kinds of players that their
levels use are asked, searches with few iterations. With --games N it plays tournaments instead: one seat is a human's,
played by the same kind of player as the computers in the others, and should win as often as they do.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

from gamebox.arena import wilson
from gamebox.core.game import Game, State
from gamebox.core.match import Match
from gamebox.games import GAMES
from gamebox.players import HUMAN, Computer
from gamebox.players.levels import ladder, make
from gamebox.players.search import shares
from gamebox.players.style import STYLES

PER_GAME = 8
"""Positions that are taken of one game, spread evenly over its length."""
ATTEMPTS = 5
"""Worlds imagined for a position before it is said that no seat can hold anything else."""
ITERATIONS = 8
"""Of a search, whatever its level has: more of the same."""
SEED = 70_000
UNTEMPERED = ("random", "rule", "greedy")
TEMPERS = ("", *[f"/{name}" for name in STYLES])


@dataclass
class Found:
    """What was seen. hands: in so many positions another seat knew or held something else; hidden: in so many something
    hidden was otherwise, be it a pile; tables and paragraphs: positions by table, and by the choice that was open."""

    positions: int = 0
    hands: int = 0
    hidden: int = 0
    differences: list[str] = field(default_factory=list)
    tables: Counter[str] = field(default_factory=Counter)
    paragraphs: Counter[str] = field(default_factory=Counter)


def kinds(game: Game, iterations: int = ITERATIONS) -> tuple[str, ...]:
    """The kinds of players that the levels of a game use, weakest first."""
    rows = [f"search:{iterations}" if row.startswith("search") else row for row in ladder(game)]
    return tuple(dict.fromkeys(rows))


def whole_game(game: Game, seats: int, options: Any, seed: int) -> list[State[Any]]:
    """The positions of a game in which somebody has a choice. The rule player and chance take turns by lot."""
    state, rng, found = game.setup(seats, options, seed), Random(seed), []
    while state.current is not None:
        legal = state.legal_actions()
        if len(legal) > 1:
            found.append(state.clone())
        ruled, drawn = rng.random() < 0.6, legal[int(rng.random() * len(legal))]
        state.apply(game.heuristics.policy(state, legal, rng) if ruled else drawn)
    return found


def tables_of(game: Game) -> list[tuple[int, Any]]:
    """All tables of a game, the numbers of seats in turn."""
    met, found = Counter[int](), []
    for seats, options in game.tables():
        found.append((met[seats], seats, options))
        met[seats] += 1
    return [(seats, options) for _, seats, options in sorted(found, key=lambda table: table[:2])]


def positions(game: Game, count: int, seed: int = SEED, each: int = PER_GAME) -> Iterator[tuple[str, State[Any]]]:
    """So many positions: of games of all tables in turn, a few of each from its beginning to its end."""
    rng, deal, tables = Random(seed), 0, tables_of(game)
    while count > 0:
        seats, options = tables[deal % len(tables)]
        played = whole_game(game, seats, options, seed + deal)
        deal += 1
        parts = min(each, len(played))
        for part in range(min(parts, count)):
            count -= 1
            at = (part + rng.random()) * len(played) / parts
            yield f"{seats} {options}", played[int(at)]


def exchanged(state: State[Any], view: State[Any], rng: Random) -> tuple[State[Any], bool, bool]:
    """Another world that looks the same to the viewer; whether another seat sees anything else in it, and whether
    anything hidden is otherwise."""
    others = [seat for seat in range(len(state.ranks())) if seat != view.viewer]
    for _ in range(ATTEMPTS):
        world = view.determinize(rng)
        if any(world.view(seat) != state.view(seat) for seat in others):
            return world, True, True
    return world, False, world.zones() != state.zones()


def ask(game: Game, name: str, view: State[Any]) -> tuple[Any, Any]:
    """What a player chooses, and the reason that a hint would give."""
    assert view.viewer is not None
    action = make(name, game, view.viewer, 5).decide(view)
    return action, game.heuristics.reason(view, action)


def look(game: Game, name: str, count: int, seed: int = SEED, each: int = PER_GAME) -> Found:
    """Ask a kind of player in so many positions, in the real world and in another that looks the same; by turns it has
    each of the tempers."""
    found, rng = Found(), Random(seed + 1)
    for table, state in positions(game, count, seed, each):
        seat = state.current
        view = state.view(seat)
        world, hands, hidden = exchanged(state, view, rng)
        player = name if name in UNTEMPERED else name + TEMPERS[int(rng.random() * len(TEMPERS))]
        answers = ask(game, player, view), ask(game, player, world.view(seat))
        assert answers[0][0] in state.legal_actions()
        if answers[0] != answers[1]:
            found.differences.append(f"{player} {table} {view.digest()}: {answers}")
        found.positions += 1
        found.hands += hands
        found.hidden += hidden
        found.tables[table] += 1
        found.paragraphs[state.paragraph()] += 1
    return found


def finish(match: Match, people: dict[int, Computer], most: int = 1_000_000) -> None:
    """Play a match to its end, or so many actions; people decide by their own view for the seats that are humans'."""
    while (seat := match.current) is not None and len(match.log) < most:
        if match.players[seat] is HUMAN:
            legal = match.legal_actions(seat)
            match.submit(seat, legal[0] if len(legal) == 1 else people[seat].decide(match.view(seat)))
        else:
            match.step()


def tournament(game: Game, seats: int, name: str, deals: int, seed: int = SEED) -> tuple[float, int]:
    """What a human wins who plays as the computers do, each deal once from every seat: share of first places, games."""
    variants = [options for number, options in game.tables() if number == seats]
    won = 0.0
    for deal in range(deals):
        for human in range(seats):
            engines = [make(name, game, seat, 10 * deal + human) for seat in range(seats)]
            players = [HUMAN if seat == human else engine for seat, engine in enumerate(engines)]
            match = Match(game, seats, variants[deal % len(variants)], seed + deal, players)
            finish(match, {human: engines[human]})
            won += shares(match.state)[human]
    return won / (deals * seats), deals * seats


def tell_positions(game: Game, names: tuple[str, ...], count: int, each: int) -> None:
    """Print what kinds of players choose."""
    for name in names:
        began = perf_counter()
        found = look(game, name, count, each=each)
        told = f"{len(found.differences)} differences in {found.positions} positions of {len(found.tables)} tables"
        other = f"other hands in {found.hands}, anything hidden other in {found.hidden}"
        print(f"{game.id} {name}: {told}; {other}; {perf_counter() - began:.0f} s", flush=True)
        print("   by choice:", *[f"{p} {n}" for p, n in sorted(found.paragraphs.items())], flush=True)
        for line in found.differences[:3]:
            print(line, flush=True)


def tell_tournaments(game: Game, names: tuple[str, ...], games: int) -> None:
    """Print how often the human wins."""
    for name in names:
        for seats in game.seat_counts():
            share, played = tournament(game, seats, name, -(-games // seats))
            low, high = wilson(share, played)
            print(f"{game.id} {seats} seats {name}: human {share:.3f} ({low:.3f}-{high:.3f}) of {played}", flush=True)


def main() -> None:
    """Print what was found."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", action="append", default=[])
    parser.add_argument("--player", action="append", default=[])
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--each", type=int, default=PER_GAME, help="positions of one game")
    parser.add_argument("--iterations", type=int, default=ITERATIONS)
    parser.add_argument("--games", type=int, default=0, help="play tournaments of so many games instead")
    chosen = parser.parse_args()
    for game in GAMES:
        names = tuple(chosen.player) or kinds(game, chosen.iterations)
        if chosen.game and game.id not in chosen.game:
            continue
        if chosen.games:
            tell_tournaments(game, names, chosen.games)
        else:
            tell_positions(game, names, chosen.positions, chosen.each)


if __name__ == "__main__":
    main()
