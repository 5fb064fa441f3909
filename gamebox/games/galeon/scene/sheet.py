"""The score sheet: per seat what each expedition has brought, the cards not spent, what was declared (section 7)."""

from __future__ import annotations

from gamebox.games.galeon.actions import OVER
from gamebox.games.galeon.cards import CARDS_IN, FULL, MASK, NEEDS, SUM, VALUE
from gamebox.games.galeon.rules import State, Voyage
from gamebox.games.galeon.scene.talk import Talk
from gamebox.ui.table_look import Column, Entry


def columns(view: State, talk: Talk) -> list[Column]:
    """One column per seat, in the order of the seats."""
    ranks, scores = view.ranks() if view.phase == OVER else (0,) * view.seats, view.scores()
    return [
        Column(seat, talk.name(seat), _entries(view, seat, talk), scores[seat], ranks[seat])
        for seat in range(view.seats)
    ]


def _entries(view: State, seat: int, talk: Talk) -> tuple[Entry, ...]:
    found = [_voyage(view, voyage, talk) for voyage in view.voyages if voyage.seat == seat]
    cards = FULL & ~view.lost[seat]
    told = talk.t("galeon.score.left", cards=", ".join(map(str, CARDS_IN[cards])), number=SUM[cards])
    found.append(Entry(talk.t("galeon.score.cards"), SUM[cards], (), (told,), "galeon/table:stake"))
    return (*found, *_verdict(view, seat, talk))


def _voyage(view: State, voyage: Voyage, talk: Talk) -> Entry:
    """An expedition: its ship, and what each of its towers shares with it; nothing while all is hidden."""
    label = talk.piece(voyage.ship)
    if view.phase != OVER:
        told = talk.t("galeon.score.hidden", n=len(voyage.towers))
        return Entry(label, None, (voyage.ship,), (told,), hidden=True)
    needs, lines = NEEDS[voyage.ship], list[str]()
    for tower in voyage.towers:
        shared = MASK[view.sides[tower]] & needs
        wares = talk.wares([e for e in range(7) if shared >> e & 1])
        lines.append(talk.t("galeon.score.tower", tower=tower + 1, wares=wares, number=VALUE[shared]))
    return Entry(label, view.gain(voyage), (voyage.ship,), tuple(lines))


def _verdict(view: State, seat: int, talk: Talk) -> tuple[Entry, ...]:
    """What a seat declared, and whether it was right (7.2)."""
    if view.phase != OVER:
        return ()
    yes, wrong = view.choices[seat] == 2, view.eliminated()[seat]
    word = "announced" if view.announced >> seat & 1 else "yes" if yes else "no"
    label = talk.t(f"galeon.score.{word}", number=view.options.target)
    told = talk.t(f"galeon.score.{'wrong' if wrong else 'right'}")
    return (Entry(label, None, (), (told,), f"galeon/table:{'sunk' if wrong else 'seal_yes' if yes else 'seal_no'}"),)
