"""How far the strongest level is from what it could be, and from what is not as clever.

    python build_scripts/strongest.py --minutes 60 --engine FOLDER --game galeon --row rule

Rows, for every number of seats, with a game's usual options; each deal is played once with every rotation of the
players:

rule    one of the strongest level among rule players: the last rows of the ladder
plain   half of the seats each, so for 2 and 4 only: the strongest level, and a search without knowledge (even
        playouts, even worlds) that takes as long for a choice
ten     one search with ten times the iterations among the strongest level: what thinking longer would bring
cheat   one search of the strongest level's iterations that sees the true position, among the strongest level: what
        perfect guessing would bring

A row stops when its interval has decided it, or when it has enough games. Kept in build_scripts/strongest.json, from
which calibrate.py writes its page.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build_scripts" / "strongest.json"
SEED = 61
KINDS = ("rule", "plain", "ten", "cheat")
MUST = {"rule": {2: 0.55, 3: 0.40, 4: 0.32}}
"""Share of first places that the lower end of the interval should exceed; of matches of two types: WON."""
WON = 0.65
LEAST = 40
"""Games before a row may be decided."""
FIRST = 1000
"""Iterations of the plain search in the first deals, until it is known how long each takes."""


@dataclass
class Row:
    """A row: first places of the one player or type; milliseconds a choice of both; iterations of the plain search."""

    kind: str
    game: str
    seats: int
    level: str
    rules: int
    games: int = 0
    won: float = 0.0
    choices: int = 0
    seconds: float = 0.0
    other_choices: int = 0
    other_seconds: float = 0.0
    plain: int = FIRST

    @property
    def key(self) -> str:
        """As it is kept."""
        return f"{self.game} {self.seats} {self.kind} {self.level}"

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share won."""
        from gamebox.arena import wilson

        return wilson(self.won / max(1, self.games), self.games)

    def decided(self, most: int) -> bool:
        """Whether nothing more need be played."""
        must = WON if self.kind == "plain" else MUST.get(self.kind, {}).get(self.seats)
        low, high = self.interval
        sure = must is not None and self.games >= LEAST and (low > must or high < must)
        return self.games >= most or sure


def top(game: Any) -> str:
    """What the strongest level of a game is made of."""
    from gamebox.players.levels import ladder

    return ladder(game)[-1]


def rows(game: Any, kinds: tuple[str, ...]) -> list[Row]:
    """All rows of a game that were asked for, empty."""
    seats = {kind: [n for n in game.seat_counts() if kind != "plain" or n % 2 == 0] for kind in kinds}
    return [Row(kind, game.id, n, top(game), game.version) for kind in kinds for n in seats[kind]]


def usual(game: Any, seats: int) -> Any:
    """The options with which most people play with so many seats; None if the usual ones do not go with them."""
    known = [o for n, o in game.tables() if n == seats]
    return next((o for o in (game.offered, game.options()) if o in known), None)


def options(game: Any, seats: int) -> Any:
    """The usual options, or the first that go with so many seats."""
    return usual(game, seats) or next(o for n, o in game.tables() if n == seats)


def iterations(level: str) -> int:
    """Of the search that a level is made of."""
    from gamebox.players.levels import described

    return described(level).amount


def deal(row: Row, number: int) -> None:
    """Play one deal, from every seat."""
    from gamebox.games import find

    game = find(row.game)
    PLAY[row.kind](row, game, number)


def _cheats(row: Row, game: Any, number: int) -> None:
    from build_scripts import cheat

    for seat in range(row.seats):
        row.won += cheat.play(game, row.seats, number, seat, iterations(row.level), row.level, options(game, row.seats))
        row.games += 1


def _meets(row: Row, game: Any, number: int) -> None:
    from gamebox.arena import Pairing, rotations

    one, many = row.level, row.level
    if row.kind == "ten":
        one = f"search:{10 * iterations(row.level)}"
    else:
        many = "rule" if row.kind == "rule" else f"plain:{row.plain}"
    names = (one, many) * (row.seats // 2) if row.kind == "plain" else (one, *[many] * (row.seats - 1))
    for played in rotations(Pairing(game.id, row.seats, options(game, row.seats), names, SEED, 1.0), number):
        row.games += 1
        for seat, name in enumerate(played.names):
            if name == one:
                row.won += played.won[seat]
                row.choices += played.decisions[seat]
                row.seconds += played.seconds[seat]
            else:
                row.other_choices += played.decisions[seat]
                row.other_seconds += played.seconds[seat]
    if row.kind == "plain":
        _even(row)


def _even(row: Row) -> None:
    """Let the plain search think as long as the other, by the mean of all choices so far."""
    if row.games > LEAST // 2:
        return
    own, other = row.seconds / max(1, row.choices), row.other_seconds / max(1, row.other_choices)
    if other > 0:
        row.plain = max(1, round(row.plain * own / other))
    row.choices = row.other_choices = 0
    row.seconds = row.other_seconds = 0.0


PLAY: dict[str, Callable[[Row, Any, int], None]] = {"rule": _meets, "plain": _meets, "ten": _meets, "cheat": _cheats}


def load(path: Path = KEPT) -> dict[str, Row]:
    """The rows as they were kept."""
    if not path.exists():
        return {}
    return {key: Row(**row) for key, row in json.loads(path.read_text("utf-8")).items()}


def keep(found: dict[str, Row], path: Path = KEPT) -> None:
    """Keep them, those of other processes too."""
    told = {key: asdict(row) for key, row in sorted({**load(path), **found}.items()) if row.games}
    path.write_text(json.dumps(told, indent=1) + "\n", "utf-8")


def section(found: dict[str, Row], games: Sequence[Any], words: Callable[[str, str], str]) -> list[str]:
    """Lines of the page."""
    lines = [HEAD]
    for game in games:
        for blank in rows(game, KINDS):
            row = found.get(blank.key)
            if row and row.games and row.rules == game.version:
                lines.append(f"| {words('games', game.id)} | {_told(row)} |")
    return lines if len(lines) > 1 else []


HEAD = """
## The strongest level

One of the strongest level among rule players (those that play what the game's own policy says); half of the seats
against a search that knows nothing of the game and thinks as long for each choice (share of matches that its side
wins); and two ceilings: one search with ten times the iterations, and one that is shown the true position, each among
the strongest level. A row stops when its interval has decided it.

| game | seats | who | among | first places | games |
|---|---|---|---|---|---|"""


def _told(row: Row) -> str:
    low, high = row.interval
    who = {"ten": "ten times the iterations", "cheat": "seeing the true position"}.get(row.kind, "strongest level")
    among = {"rule": "rule players", "plain": f"`plain:{row.plain}`"}.get(row.kind, "strongest level")
    share = f"{row.won / row.games:.3f} ({low:.3f} to {high:.3f})"
    return f"{row.seats} | {who} | {among} | {share} | {row.games}"


def main() -> int:
    """Play on where the last run stopped."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", default=[], help="only this game; may be repeated")
    parser.add_argument("--row", action="append", default=[], choices=KINDS, help="only such rows; may be repeated")
    parser.add_argument("--seats", type=int, action="append", default=[])
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--games", type=int, default=400, help="of every row, at most")
    parser.add_argument("--engine", default=str(ROOT), help="a compiled copy of the program")
    asked = parser.parse_args()
    sys.path[:0] = [asked.engine, str(ROOT)]
    from gamebox.games import GAMES

    found, until = load(), time.monotonic() + 60 * asked.minutes
    chosen = [game for game in GAMES if not asked.game or game.id in asked.game]
    wanted = [row for game in chosen for row in rows(game, tuple(asked.row) or KINDS)]
    for blank in wanted:
        row = found[blank.key] = found.get(blank.key, blank)
        if row.rules != blank.rules:
            row = found[blank.key] = blank
        while time.monotonic() < until and not row.decided(asked.games) and row.seats in (asked.seats or [row.seats]):
            deal(row, row.games // row.seats)
            keep({row.key: row})
        if row.games:
            print(f"{row.key}: {_told(row)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
