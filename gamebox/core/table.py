"""A table that knows no rules: it only follows events, and so shows what one viewer can have seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gamebox.core.events import ANYWHERE, UNKNOWN, Event, Moved, Shuffled, Turned, Zone


class Table:
    """Pieces in zones, bottom to top. Start it from `view(seat).zones()`, feed it that viewer's redacted events."""

    def __init__(self, zones: Mapping[Zone, Sequence[int]]) -> None:
        self.zones: dict[Zone, list[int]] = {zone: list(cards) for zone, cards in zones.items()}

    def follow(self, event: Event) -> bool:
        """Change what the event changes. True if it showed a face that lay hidden until now."""
        if isinstance(event, Moved):
            return self._move(event)
        if isinstance(event, Turned):
            cards = self.zones[event.zone]
            before, cards[event.index] = cards[event.index], event.card
            return before == UNKNOWN and event.card != UNKNOWN
        if isinstance(event, Shuffled):
            cards = self.zones[event.zone]
            cards[:] = [UNKNOWN] * len(cards)
        return False

    def _move(self, event: Moved) -> bool:
        cards = self.zones.setdefault(event.src, [])
        index = event.src_index
        if index == ANYWHERE:
            face = event.card if event.card in cards else UNKNOWN
            index = len(cards) - 1 - cards[::-1].index(face) if face in cards else len(cards) - 1
        before = cards.pop(index)
        target = self.zones.setdefault(event.dst, [])
        target.insert(len(target) if event.dst_index == ANYWHERE else event.dst_index, event.card)
        return before == UNKNOWN and event.card != UNKNOWN

    def shown(self) -> dict[Zone, list[int]]:
        """The zones that hold something: what `view(seat).zones()` must equal, empty zones aside."""
        return {zone: cards for zone, cards in self.zones.items() if cards}
