"""What the table of Gang of Four says: cards and combinations in words, log, questions, tips."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from gamebox.core.events import UNKNOWN, Said
from gamebox.games.gang_of_four import combos
from gamebox.games.gang_of_four.actions import ANNOUNCE, GIVE, Choice
from gamebox.games.gang_of_four.cards import DRAGON, FACE, FACE_COLOUR, FACE_NUMBER, PHOENIX, TEXT, cards_in
from gamebox.games.gang_of_four.combos import FULL_HOUSE, KINDS, SINGLE, Combination
from gamebox.games.gang_of_four.rules import State
from gamebox.games.gang_of_four.scene.shown import Shown
from gamebox.ui.stage import Stage
from gamebox.ui.table_look import Lights, Seating, Tip

SIGNS = ("bound", "passed", "owner", "skipped", "dealer", "last")
"""The signs that may stand at a seat, in their order; words may follow the last one."""


def points_factor(left: int, points: int) -> int:
    """What so many cards left are multiplied by (8.1)."""
    return points // left if left else 0


class Talk:
    """Sentences of one table in the player's language."""

    def __init__(self, stage: Stage, seating: Seating) -> None:
        self._stage, self._seating = stage, seating

    def t(self, key: str, **fields: object) -> str:
        """The text of a key."""
        return self._stage.t(key, **fields)

    def name(self, seat: int) -> str:
        """The name of a seat."""
        names = self._seating.names
        return names[seat] if 0 <= seat < len(names) else ""

    def face(self, face: int) -> str:
        """A card in words."""
        text = TEXT[face]
        if FACE_NUMBER[face] >= PHOENIX or text == "1m":
            return self.t(f"gang_of_four.card.{text}")
        return self.t("gang_of_four.card.plain", colour=self.colour(FACE_COLOUR[face]), n=FACE_NUMBER[face])

    def colour(self, letter: str) -> str:
        """The name of a colour."""
        return self.t(f"gang_of_four.colour.{letter}")

    def combo(self, combo: Combination) -> str:
        """A combination in words, with what it is compared by."""
        if combo.kind == SINGLE:
            return self.face(combo.faces[0])
        other = FACE_NUMBER[combo.faces[-1]] if combo.kind == FULL_HOUSE else 0
        colours = Counter(FACE_COLOUR[face] for face in combo.faces)
        letter = next(letter for letter, _ in colours.most_common() if letter != "m")
        return self._kind(combo.name, combo.number, combo.size, letter, other)

    def _kind(self, kind: str, number: int, size: int, letter: str, other: int = 0) -> str:
        if number == PHOENIX:
            return self.t("gang_of_four.combo.phoenixes")
        if kind == "gang":
            return self.t(f"gang_of_four.combo.gang.{size}", n=number)
        if kind == "full_house" and other == PHOENIX:
            return self.t("gang_of_four.combo.house_phoenixes", n=number)
        if kind == "full_house" and not other:
            return self.t("gang_of_four.combo.house", n=number)
        fields = {"n": number, "low": number - 4, "colour": self.colour(letter), "other": other}
        return self.t(f"gang_of_four.combo.{kind}", **fields)

    # Log

    def line(self, said: Said) -> str:
        """A line of the log."""
        key, fields = said.key, {"name": self.name(said.seat), "n": said.number}
        if key in KINDS:
            words = self.face(FACE[said.card]) if key == "single" else self._told(said)
            return self.t("gang_of_four.log.play", name=self.name(said.seat), combo=words)
        if key == "cost":
            return self.t("gang_of_four.log.cost", **self.cost(said.seat, said.other, said.number))
        if said.card != UNKNOWN:
            fields["card"] = self.face(FACE[said.card])
        if said.other >= 0:
            fields["other"] = self.name(said.other)
        return self.t(f"gang_of_four.log.{key}", **fields)

    def _told(self, said: Said) -> str:
        face = FACE[said.card]
        letter = FACE_COLOUR[face] if FACE_COLOUR[face] != "m" else "g"
        return self._kind(said.key, FACE_NUMBER[face], said.number, letter)

    def cost(self, seat: int, left: int, points: int) -> dict[str, object]:
        """The fields of a sentence on what cards left cost."""
        return {"name": self.name(seat), "n": left, "factor": points_factor(left, points), "points": points}

    # Questions

    def question(self, shown: Shown, lights: Lights) -> str:
        """The sentence above the hand."""
        view = shown.view
        if lights.busy:
            return self.line(shown.said) if shown.said is not None else ""
        if view.current is None:
            return self._winners(view)
        if lights.asked is None:
            return self._waits(view, shown)
        if view.phase == GIVE:
            return self.t("gang_of_four.ask.give", name=self.name(view.loser))
        if view.phase == ANNOUNCE:
            return self.t("gang_of_four.ask.announce")
        return self._asked(view, shown)

    def _winners(self, view: State) -> str:
        best = [seat for seat, rank in enumerate(view.ranks()) if rank == 1]
        names = self.t("gang_of_four.and").join(self.name(seat) for seat in best)
        key = "gang_of_four.ask.won" if len(best) == 1 else "gang_of_four.ask.shared"
        return self.t(key, name=names, points=min(view.scores()))

    def _waits(self, view: State, shown: Shown) -> str:
        name, top = self.name(view.current or 0), shown.top
        if view.phase == GIVE:
            return self.t("gang_of_four.ask.gives", name=name, other=self.name(view.loser))
        if view.phase == ANNOUNCE:
            return self.t("gang_of_four.ask.announces", name=name)
        if top is None:
            return self.t("gang_of_four.ask.leads", name=name)
        return self.t("gang_of_four.ask.answers", name=name, combo=self.combo(top))

    def _asked(self, view: State, shown: Shown) -> str:
        seat, top = view.current or 0, shown.top
        following = self.name(view.after(seat))
        bound = view.is_bound(seat)
        if view.opening:
            return self.t("gang_of_four.ask.opening")
        if top is None:
            if not bound:
                return self.t("gang_of_four.ask.lead")
            many = any(action.combo is not None and action.combo.size > 1 for action in view.legal_actions())
            return self.t(f"gang_of_four.ask.{'bound_lead' if many else 'bound_single'}", name=following)
        if bound and top.kind == SINGLE:
            must = not any(action.combo is None for action in view.legal_actions())
            return self.t(
                f"gang_of_four.ask.{'bound_highest' if must else 'bound_free'}", name=following, combo=self.combo(top)
            )
        return self.t("gang_of_four.ask.beat", combo=self.combo(top))

    # Tips

    def tip(self, shown: Shown, tag: str) -> Tip | None:
        """What is told of a thing on the table."""
        kind, _, rest = tag.partition(":")
        number = int(rest) if rest.isdigit() else -1
        if kind in ("card", "laid", "gift"):
            return self._card(number)
        if kind == "seat":
            return self._seat(shown, number)
        if kind in SIGNS:
            kind = "out" if kind == "passed" and shown.view.options.lock_out else kind
            fields = {"name": self.name(number), "other": self.name(shown.view.after(number))}
            return Tip(self.t(f"gang_of_four.sign.{kind}"), self.t(f"gang_of_four.sign.{kind}_is", **fields))
        if kind == "order":
            key = "clockwise" if shown.turn > 0 else "counter"
            return Tip(self.t(f"gang_of_four.tip.{key}"), self.t("gang_of_four.tip.order"))
        if kind == "heap":
            return Tip(self.t("gang_of_four.tip.heap", n=len(shown.cards("heap"))), self.t("gang_of_four.tip.heap_is"))
        if kind == "dead":
            return Tip(self.t("gang_of_four.tip.dead"), self.t("gang_of_four.tip.dead_is"))
        if tag == "button:score":
            limit = shown.view.options.limit
            return Tip(self.t("gang_of_four.tip.pad", n=limit), self.t("gang_of_four.tip.pad_is"))
        if kind == "sort":
            return Tip(self.t(f"gang_of_four.sort.{rest}"), self.t("gang_of_four.tip.sort"))
        if tag in ("button:pass", "button:announce"):
            said = "final" if rest == "pass" and shown.view.options.lock_out else rest
            return Tip(self.t(f"gang_of_four.button.{rest}"), self.t(f"gang_of_four.tip.{said}"))
        return Tip(self.t("gang_of_four.tip.more"), self.t("gang_of_four.tip.offers")) if tag == "offer:next" else None

    def _card(self, card: int) -> Tip | None:
        if card < 0:
            return None
        face = FACE[card]
        key = {PHOENIX: "phoenix", DRAGON: "dragon"}.get(FACE_NUMBER[face], "multi" if TEXT[face] == "1m" else "plain")
        return Tip(self.face(face), self.t(f"gang_of_four.tip.{key}"), f"gang_of_four/zoom:zoom_{TEXT[face]}")

    def _seat(self, shown: Shown, seat: int) -> Tip:
        fields = {"n": shown.count(seat), "points": shown.totals[seat]}
        known = [self.face(FACE[card]) for card in cards_in(shown.view.shown[seat])]
        words = self.t("gang_of_four.tip.seat", **fields)
        if known and seat != shown.view.viewer:
            words += " " + self.t("gang_of_four.tip.known", cards=", ".join(known))
        return Tip(self.name(seat), words)

    def confirm(self, action: Choice) -> str:
        """What the button says that plays a choice."""
        return self.t(f"gang_of_four.button.{action.word}")

    def picked(self, faces: Sequence[int]) -> str:
        """What the picked cards are called."""
        combo = combos.of(faces)
        if combo is not None:
            return self.combo(combo)
        return self.t("gang_of_four.combo.none", n=len(faces))


def cased(words: str) -> str:
    """A phrase as the beginning of a sentence."""
    return words[:1].upper() + words[1:]
