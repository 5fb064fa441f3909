"""What happened, in a vocabulary shared by all games: the screen animates it, the log tells it.

An event is reported as the whole truth; `redact` leaves what one seat, or everybody, may see of it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

UNKNOWN = -1
"""A card whose face the viewer may not know. Lives in views and redacted events only."""

ANYWHERE = -1
"""No index: the piece with that face, or one of the backs where the viewer sees backs. Games use it for cards that
leave a hand, because their place in a sorted hand would tell something of the cards beside them."""


class Zone(NamedTuple):
    """A place where pieces lie, bottom to top: its name and whose it is (-1: nobody's)."""

    name: str
    owner: int = -1


class Moved(NamedTuple):
    """A piece goes from one zone to another. seen_by: the seats that see its face; None = everybody."""

    card: int
    src: Zone
    src_index: int
    dst: Zone
    dst_index: int
    seen_by: tuple[int, ...] | None = None


class Counted(NamedTuple):
    """A number that everybody sees changes: what, whose (-1: nobody's), and its new value."""

    what: str
    seat: int
    now: int


class Turned(NamedTuple):
    """The piece at an index of a zone is turned: these seats see its face from now on, the others its back."""

    card: int
    zone: Zone
    index: int  # type: ignore[assignment]
    seen_by: tuple[int, ...] | None = None


class Shuffled(NamedTuple):
    """The pieces of a zone are mixed: nobody knows any more which is which."""

    zone: Zone


class Said(NamedTuple):
    """A line for the log: catalogue key, whose doing, and what it speaks of. Always public."""

    key: str
    seat: int = -1
    card: int = UNKNOWN
    other: int = -1
    number: int = 0


Event: TypeAlias = Moved | Counted | Turned | Shuffled | Said
Emit: TypeAlias = Callable[[Event], None]


def sees(seen_by: tuple[int, ...] | None, seat: int | None) -> bool:
    """Whether a seat (None: the public) is among those who see a face."""
    return seen_by is None or (seat is not None and seat in seen_by)


def redact(event: Event, seat: int | None) -> Event:
    """The event as a seat (None: everybody) may know it: unseen faces UNKNOWN, their places in a hand ANYWHERE."""
    if isinstance(event, Moved) and event.seen_by is not None:
        if sees(event.seen_by, seat):
            return event._replace(seen_by=None)
        return event._replace(card=UNKNOWN, src_index=ANYWHERE, dst_index=ANYWHERE, seen_by=None)
    if isinstance(event, Turned) and event.seen_by is not None:
        return event._replace(card=event.card if sees(event.seen_by, seat) else UNKNOWN, seen_by=None)
    return event
