"""What the table shows just now: a view, or what its events have made of it so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gamebox.core.events import UNKNOWN, Counted, Event, Moved, Said, Turned, Zone
from gamebox.core.table import Table
from gamebox.games.gnadenlos.actions import LAST, SEND
from gamebox.games.gnadenlos.cards import FATAL, FIRST_EVENT, FIRST_PERSON, SHOWDOWN, STRENGTH, VALUE
from gamebox.games.gnadenlos.rules import State


class Shown:
    """Pieces by zone, and the facts that lie in no zone.

    die: what was rolled last on this pay day, 0 for nothing. showing: who shows all notes, -1 for nobody. met: whether
    the adventurers put down have been turned up. paying: it is pay day; settled: the notes paid on it, by place.
    """

    def __init__(self, view: State) -> None:
        self.view = view
        self.seats = view.seats
        self.table = Table(view.zones())
        self.nuggets, self.places, self.vultures = view.nuggets[:], view.places[:], view.vultures[:]
        self.undertaker, self.turn, self.active = view.undertaker, view.turn, view.active
        self.ending = view.ending
        self.met = bool(view.chosen) and view.phase != SEND
        self.die, self.showing = 0, -1
        self.paying = False
        self.settled: set[int] = set()
        self._last_turned = -1
        self.said: Said | None = None

    def cards(self, name: str, owner: int = -1) -> Sequence[int]:
        """The pieces of a zone, bottom to top."""
        return self.table.zones.get(Zone(name, owner), ())

    def notes(self, seat: int) -> int:
        """How many notes a seat holds."""
        return len(self.cards("notes", seat))

    def crew(self, seat: int) -> int:
        """How many adventurers a seat holds."""
        return len(self.cards("crew", seat))

    def bid(self, seat: int) -> Sequence[int]:
        """The notes that a seat has bid."""
        return self.cards("bid", seat)

    def worth(self, seat: int) -> int:
        """The total of a seat's bid."""
        return sum([VALUE[face] for face in self.bid(seat) if face >= 0])

    def market(self) -> dict[int, int]:
        """The notes of the market by place, UNKNOWN for a back."""
        zones = self.table.zones.items()
        return {zone.owner: cards[-1] for zone, cards in zones if zone.name == "slot" and cards}

    def lots(self) -> list[Sequence[int]]:
        """What is on offer, lot by lot; an empty one has been hired. Empty when nothing is offered."""
        found = [self.cards("lot", k) for k in range(self.seats)]
        while found and not found[-1]:
            found.pop()
        return found

    def gone(self, seat: int) -> bool:
        """Whether a seat has lost its hat for good."""
        return self.vultures[seat] >= FATAL

    @property
    def kind(self) -> int:
        """The kind of the event card that lies face up, -1 when there is none."""
        shown = self.cards("event")
        return shown[-1] - FIRST_EVENT if shown and shown[-1] != UNKNOWN else -1

    def force(self, seat: int) -> int:
        """What the adventurer that a seat has put down shows of what counts, -1 while it is not known."""
        cards = self.cards("sent", seat)
        return STRENGTH[self.kind][cards[0] - FIRST_PERSON] if cards and cards[0] >= 0 and self.kind >= 0 else -1

    def outcome(self, seat: int) -> str:
        """ "best" or "worst" of the adventurers that have been turned up, "" for the others."""
        forces = [self.force(other) for other in range(self.seats)]
        known = [force for force in forces if force >= 0]
        if not self.met or forces[seat] < 0 or min(known) == max(known):
            return ""
        if forces[seat] == max(known):
            return "best"
        return "worst" if forces[seat] == min(known) and self.kind >= 3 else ""

    @property
    def debtor(self) -> int | None:
        """The seat that looks, as long as a pay day can come; None when nobody looks, or none comes any more."""
        over = self.view.current is None or self.view.phase == LAST
        return None if over or self.view.viewer is None or self.view.viewer < 0 else self.view.viewer

    @property
    def shooting(self) -> bool:
        """Whether the event is a showdown."""
        return self.kind == SHOWDOWN

    # Events

    def begin(self, zones: Mapping[Zone, Sequence[int]]) -> None:
        """An act begins with the pieces lying so."""
        self.table = Table(zones)

    def follow(self, event: Event) -> None:
        """One event has happened."""
        if isinstance(event, Said):
            self._hear(event)
        elif isinstance(event, Counted):
            self._count(event)
        else:
            self.table.follow(event)
            if isinstance(event, Turned):
                self.met |= event.zone.name == "sent"
                self._last_turned = event.zone.owner
            if isinstance(event, Moved) and event.src.name == "crew" and event.dst.name == "sent":
                self.met = False

    def _hear(self, said: Said) -> None:
        self.said = said
        if said.key in ("pay_day", "final_pay_day"):
            self.paying, self.die = True, 0
            self.settled.clear()
        elif said.key in ("notes_back", "event", "over"):
            self.paying, self.die = False, 0
            self.settled.clear()
        elif said.key == "settles":
            self.settled.add(self._last_turned)

    def _count(self, event: Counted) -> None:
        if event.what == "turn":
            self.turn, self.active = event.now, event.seat
            self.paying = False
        elif event.what == "undertaker":
            self.undertaker = event.now
        elif event.what == "die":
            self.die = event.now
        else:
            values = {"nuggets": self.nuggets, "place": self.places, "vultures": self.vultures}[event.what]
            values[event.seat] = event.now
