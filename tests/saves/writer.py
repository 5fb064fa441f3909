"""Plays a match and saves it after every action, until somebody kills it: `python -m tests.saves.writer ID`."""

from __future__ import annotations

import os
import sys
from random import Random

from gamebox.core.match import Match
from gamebox.games import find
from gamebox.saves.folder import open_folder
from gamebox.saves.sheet import Card, Seating
from gamebox.saves.store import Store


def main(id: str) -> None:
    """Tell of every action when it has been played, and again when it has been saved."""
    game, store, number = find("halunken"), Store(open_folder()), 0
    card = Card("0.1.0", (Seating("A", "red", "human"), Seating("B", "blue", "human")))
    while True:
        match, random = Match(game, 2, game.options(), number, [None, None]), Random(number)
        while len(match.log) < 20 and match.current is not None:
            legal = match.legal_actions(match.current)
            match.submit(match.current, legal[int(random.random() * len(legal))])
            tell(f"played {number} {len(match.log)}")
            store.save(id, match, card)
            if store.settle() is not None:
                sys.exit(1)
            tell(f"saved {number} {len(match.log)}")
        number += 1


def tell(line: str) -> None:
    """A line that is out before anything else happens."""
    os.write(1, f"{line}\n".encode())


if __name__ == "__main__":
    main(sys.argv[1])
