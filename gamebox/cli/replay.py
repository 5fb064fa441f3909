"""A saved game, or the game in a crash report, as text."""

from __future__ import annotations

from pathlib import Path

from gamebox.cli.options import Refused
from gamebox.core.match import Match

WHY = {
    "saves.newer": "{} comes from a newer Gamebox than this one.",
    "saves.foreign": "{} is a match of a game that is not in this box.",
    "saves.illegal": "{} holds a match with a move that the rules forbid.",
    "saves.differs": "{} holds a match that ends in another position than it says.",
    "saves.older": "{} was played by older rules than this Gamebox knows.",
}


def replay(file: Path) -> str:
    """Every action of the game in a file: who played what, and the points then. Refused if it cannot be read."""
    from gamebox.saves.notice import Unreadable
    from gamebox.saves.saved import read_file

    if not file.is_file():
        raise Refused(f"There is no file {str(file)[:200] or '(no name)'}.")
    try:
        saved = read_file(file)
        match = saved.restore([None] * saved.seats)
    except Unreadable as wrong:
        raise Refused(
            WHY.get(wrong.key, f"{file.name[:200]} holds no match that can be read.").format(file.name)
        ) from None
    names = [player.name for player in saved.seating]
    chosen = ", ".join(f"{k} {v}".lower() for k, v in saved.options.items())
    lines = [
        f"{saved.game}, rules {saved.rules}, {saved.seats} seats, {chosen}",
        f"seed {saved.seed}, begun {saved.created}, last played {saved.updated}, Gamebox {saved.program}",
        *(f"seat {n}: {p.name}, {p.colour}, {p.player}" for n, p in enumerate(saved.seating)),
        "",
    ]
    again = Match(match.game, match.seats, match.options, match.seed, [None] * match.seats)
    for ply, text in enumerate(match.log):
        seat = again.current
        assert seat is not None
        again.submit(seat, match.game.decode(text))
        points = " ".join(str(p) for p in again.view(None).scores())
        lines.append(f"{ply + 1:4}  {names[seat]:16} {text:12} {points}")
    ranks = again.state.ranks()
    winners = [names[s] for s, rank in enumerate(ranks) if rank == 1]
    lines += [
        "",
        f"won by {', '.join(winners) or 'nobody'}" if again.current is None else f"{names[again.current]} must choose",
    ]
    return "\n".join(lines)
