"""Keeps a match on the shelf of saved games after every action."""

from __future__ import annotations

from gamebox.controllers.table import TableController
from gamebox.saves.notice import Notice
from gamebox.saves.sheet import Card, Seating
from gamebox.saves.store import Store


class Autosave:
    """Give it to a TableController as `autosave`. Saves under the id; `count` says how often."""

    def __init__(self, store: Store, id: str, card: Card) -> None:
        self.store, self.id, self.card = store, id, card
        self.count = 0

    def __call__(self, table: TableController) -> Notice | None:
        """Save the match as it stands, with who plays each seat now."""
        seats = zip(self.card.seating, table.kinds, strict=True)
        seating = tuple(Seating(was.name, was.colour, kind) for was, kind in seats)
        self.card = self.card._replace(seating=seating)
        self.count += 1
        return self.store.save(self.id, table.match, self.card)

    @property
    def trouble(self) -> Notice | None:
        """What went wrong with the latest save that has been written; None if nothing did."""
        return self.store.trouble

    def settle(self) -> None:
        """Wait until the latest save is written, so that never more than one action is unsaved."""
        self.store.settle()

    def close(self) -> None:
        """The match is no longer played here."""
        self.store.release(self.id)
