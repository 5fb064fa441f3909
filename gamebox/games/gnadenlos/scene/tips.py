"""What is told of the things on the table of Gnadenlos!."""

from __future__ import annotations

from collections.abc import Callable

from gamebox.core.events import UNKNOWN
from gamebox.games.gnadenlos import memory
from gamebox.games.gnadenlos.actions import LAST
from gamebox.games.gnadenlos.cards import (
    ADVENTURERS,
    COLOUR,
    EVENTS,
    FATAL,
    FIRST_EVENT,
    FIRST_PERSON,
    GOAL,
    POKER,
    ROW,
    SECTION_OF,
    SECTIONS,
    START,
    UNDERTAKER_STEPS,
    VALUE,
    VULTURE_STEPS,
    YIELD,
)
from gamebox.games.gnadenlos.scene.choices import face_of, paid
from gamebox.games.gnadenlos.scene.pieces import person_sprite
from gamebox.games.gnadenlos.scene.shown import Shown
from gamebox.games.gnadenlos.scene.talk import Talk, cased, sort_of
from gamebox.games.gnadenlos.words import section_key
from gamebox.ui.table_look import Tip

COUNTS = ("nuggets", "crew", "notes", "vultures", "revolver")
PLAIN = ("bank", "market", "status")


class Tips:
    """Tips of one table."""

    def __init__(self, talk: Talk) -> None:
        self.talk = talk

    def tip(self, shown: Shown, tag: str) -> Tip | None:
        """What is told of a thing."""
        kind, _, rest = tag.partition(":")
        number = int(rest) if rest.isdigit() else UNKNOWN
        makers: dict[str, Callable[[Shown, int], Tip | None]] = {
            "person": lambda s, n: self.person(n), "sent": self._sent, "lot": self._lot, "slot": self._slot,
            "pay": self._pay, "bid": self._bid, "space": self._space, "hat": self._seat, "seat": self._seat,
            "die": self._die, "buy": self._buy,
        }  # fmt: skip
        if kind in makers and number != UNKNOWN:
            return makers[kind](shown, number)
        if kind in COUNTS and number != UNKNOWN:
            return self._count(shown, kind, number)
        if kind == "iou":
            return self.note(face_of(tag))
        return self._place(shown, tag)

    def _place(self, shown: Shown, tag: str) -> Tip | None:
        t = self.talk.t
        if tag == "status" and not shown.turn:
            return Tip(t("gnadenlos.status.opening"), t("gnadenlos.tip.opening_is"))
        if tag in PLAIN:
            return Tip(t(f"gnadenlos.tip.{tag}", n=shown.turn), t(f"gnadenlos.tip.{tag}_is", n=shown.seats))
        if tag == "event":
            return self._event(shown)
        if tag == "event_pile":
            return self._event_pile(shown)
        if tag in ("pile", "discard"):
            return self._folk(shown, tag)
        if tag == "walk":
            words = t("gnadenlos.tip.walk_is", n=UNDERTAKER_STEPS)
            return Tip(t("gnadenlos.tip.walk", n=shown.undertaker, of=UNDERTAKER_STEPS), words)
        if tag == "debts":
            return self._debts(shown)
        return None

    # Cards

    def person(self, piece: int) -> Tip:
        """An adventurer: name, values, and the large picture."""
        who = ADVENTURERS[piece - FIRST_PERSON]
        figures = (("gold", str(who.gold)), ("showdown", str(who.showdown)), ("poker", str(who.poker)))
        words = self.talk.t("gnadenlos.tip.person", gold=who.gold, showdown=who.showdown, poker=who.poker)
        head = ("head", self.talk.t("gnadenlos.panel.poster"))
        said = self.talk.t(f"gnadenlos.story.{who.name}")
        return Tip(self.talk.person(piece), said, f"gnadenlos/zoom:zoom_{who.name}", more=words, marks=(head, *figures))

    def note(self, face: int) -> Tip | None:
        """A note whose face is known."""
        if face < 0:
            return None
        name = self.talk.name(COLOUR[face])
        return Tip(cased(self.talk.note(face)), self.talk.t("gnadenlos.tip.note", name=name, n=VALUE[face]))

    def _sent(self, shown: Shown, seat: int) -> Tip | None:
        cards = shown.cards("sent", seat)
        if cards and cards[0] != UNKNOWN:
            return self.person(cards[0])
        t = self.talk.t
        return Tip(t("gnadenlos.tip.sent"), t("gnadenlos.tip.sent_is", name=self.talk.name(seat)))

    def _lot(self, shown: Shown, k: int) -> Tip | None:
        cards = shown.cards("lot", k)
        if len(cards) == 1:
            return self.person(cards[0])
        if not cards:
            return None
        names = self.talk.listed([self.talk.person(card) for card in cards])
        return Tip(
            names, " ".join([str(self.person(card).more) for card in cards]), cards=tuple(map(person_sprite, cards))
        )

    def _pay(self, shown: Shown, k: int) -> Tip | None:
        faces = paid(shown.view)
        return self.note(faces[k]) if k < len(faces) else None

    def _bid(self, shown: Shown, seat: int) -> Tip | None:
        faces = list(shown.bid(seat))
        if not faces:
            return None
        t = self.talk.t
        return Tip(
            t("gnadenlos.tip.bid", name=self.talk.name(seat), n=shown.worth(seat)), cased(self.talk.notes(faces))
        )

    def _slot(self, shown: Shown, place: int) -> Tip | None:
        face = shown.market().get(place)
        if face is None:
            return None
        if face != UNKNOWN:
            return self.note(face)
        t, view = self.talk.t, shown.view
        words = t("gnadenlos.tip.back_is")
        known = memory.lying(view, place) if view.options.memory else None
        more = ""
        if known is not None:
            faces = self.talk.notes(known.faces)
            if len(known.faces) == 1:
                more = t("gnadenlos.tip.known", note=faces)
            elif known.payer >= 0:
                more = t("gnadenlos.tip.laid", name=self.talk.name(known.payer), notes=faces)
            else:
                more = t("gnadenlos.tip.mixed", notes=faces)
        return Tip(t("gnadenlos.tip.back"), words, more=more)

    # Events and piles

    def _event(self, shown: Shown) -> Tip | None:
        kind, t = shown.kind, self.talk.t
        if kind < 0:
            return None
        title = self.talk.event(FIRST_EVENT + kind)
        if kind < POKER:
            first, second = YIELD[kind]
            return Tip(title, t("gnadenlos.tip.rush", first=first, second=second))
        return Tip(title, t(f"gnadenlos.tip.{sort_of(kind)}"))

    def _event_pile(self, shown: Shown) -> Tip:
        left = list(EVENTS)
        for piece in shown.cards("event"):
            if piece - FIRST_EVENT in left:
                left.remove(piece - FIRST_EVENT)
        names = [self.talk.event(FIRST_EVENT + kind) for kind in left]
        t = self.talk.t
        return Tip(
            t("gnadenlos.tip.events", n=len(shown.cards("event_pile"))),
            t("gnadenlos.tip.events_is", cards=", ".join(names)),
        )

    def _folk(self, shown: Shown, tag: str) -> Tip:
        t, cards = self.talk.t, shown.cards(tag)
        known = tuple(person_sprite(card) for card in cards if card != UNKNOWN)
        return Tip(t(f"gnadenlos.tip.{tag}", n=len(cards)), t(f"gnadenlos.tip.{tag}_is"), cards=known)

    def _die(self, shown: Shown, number: int) -> Tip:
        t = self.talk.t
        return Tip(t("gnadenlos.tip.die", n=number), t("gnadenlos.tip.die_is"), more=self._owed(shown, number - 1))

    def _owed(self, shown: Shown, column: int) -> str:
        """What the notes of a column may cost the viewer: the next one, and all of them."""
        view, seat = shown.view, shown.debtor
        if seat is None or not 0 <= column < ROW:
            return ""
        t, place = self.talk.t, memory.next_places(view)[column]
        if place < 0:
            return t("gnadenlos.owed.none")
        found = memory.debts(view, seat, [place])
        words = t(f"gnadenlos.owed.{self._sort(found)}", n=found.most) if found.most else t("gnadenlos.owed.free")
        places = memory.column_places(view, column)
        if len(places) < 2:
            return words
        every = memory.debts(view, seat, places)
        return f"{words} {t(f'gnadenlos.owed.all.{self._sort(every)}', notes=len(places), n=every.most)}"

    def _sort(self, found: memory.Forecast) -> str:
        return "sure" if found.least == found.most else "most"

    # The street

    def _space(self, shown: Shown, number: int) -> Tip:
        t, section = self.talk.t, SECTIONS[SECTION_OF[number]]
        name = t(section_key(number))
        here = [self.talk.name(s) for s in range(shown.seats) if shown.places[s] == number and not shown.gone(s)]
        key = "goal" if number == GOAL else "start" if number == START else "space"
        words = t("gnadenlos.tip.space_is", win=section.win, loss=section.loss)
        more = t("gnadenlos.tip.here", names=self.talk.listed(here)) if here else ""
        return Tip(t(f"gnadenlos.tip.{key}", n=number, section=name), words, more=more)

    def _buy(self, shown: Shown, number: int) -> Tip | None:
        seat = shown.view.current
        if seat is None:
            return None
        t = self.talk.t
        if not number:
            last = shown.view.phase == LAST
            return Tip(t("gnadenlos.button.nothing"), t(f"gnadenlos.tip.nothing{'_last' if last else ''}"))
        fields = {"space": shown.places[seat] + number, "n": shown.nuggets[seat] - number}
        return Tip(t("gnadenlos.button.buy", n=number), t("gnadenlos.strip.buy", **fields))

    # Seats

    def _seat(self, shown: Shown, seat: int) -> Tip:
        t = self.talk.t
        words = t(
            "gnadenlos.tip.seat", space=shown.places[seat], nuggets=shown.nuggets[seat], crew=shown.crew(seat),
            notes=shown.notes(seat), vultures=shown.vultures[seat],
        )  # fmt: skip
        return Tip(self.talk.name(seat), words, more=self._known(shown, seat))

    def _known(self, shown: Shown, seat: int) -> str:
        """With the memory help: the notes that everybody knows to be in a hand."""
        view = shown.view
        if not view.options.memory or view.viewer == seat:
            return ""
        known, more = memory.hand_of(view, seat)
        words = self.talk.t("gnadenlos.tip.holds", notes=self.talk.notes(known)) if known else ""
        return f"{words} {self.talk.t('gnadenlos.tip.unknown', n=more)}".strip() if more else words

    def _count(self, shown: Shown, kind: str, seat: int) -> Tip:
        t, name = self.talk.t, self.talk.name(seat)
        number = {
            "nuggets": shown.nuggets[seat], "crew": shown.crew(seat), "notes": shown.notes(seat),
            "vultures": shown.vultures[seat], "revolver": 0,
        }[kind]  # fmt: skip
        fields = {"name": name, "n": number, "steps": VULTURE_STEPS, "fatal": FATAL}
        more = self._known(shown, seat) if kind == "notes" else ""
        return Tip(t(f"gnadenlos.tip.{kind}", **fields), t(f"gnadenlos.tip.{kind}_is", **fields), more=more)

    def _debts(self, shown: Shown) -> Tip | None:
        view, t = shown.view, self.talk.t
        if view.viewer is None or view.viewer < 0:
            return Tip(t("gnadenlos.debts.title"), t("gnadenlos.tip.debts_hidden"))
        if shown.debtor is None:
            return Tip(t("gnadenlos.debts.title"), t("gnadenlos.tip.debts_over"))
        found = memory.debts(view, shown.debtor)
        known = "debts" if view.options.memory else "debts_seen"
        key = "debts_sure" if found.least == found.most else known
        words = t(f"gnadenlos.tip.{key}", least=found.least, most=found.most, about=round(found.likely), n=found.most)
        return Tip(t("gnadenlos.debts.title"), words, more=t(f"gnadenlos.tip.{known}_is"))
