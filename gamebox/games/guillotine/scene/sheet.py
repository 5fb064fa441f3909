"""The score sheet: of each seat the groups of nobles, the cards in front that bring points (5.1), what parts a tie."""

from __future__ import annotations

from collections.abc import Sequence

from gamebox.games.guillotine.cards import (
    COUNT_CARD,
    COUNTESS,
    GROUP,
    GROUPS,
    INDIFFERENT,
    NEGATIVE,
    PALACE_GUARD,
    STAYING,
    TITLE,
    TRAGIC,
)
from gamebox.games.guillotine.rules import State
from gamebox.games.guillotine.scene import tally
from gamebox.games.guillotine.scene.talk import Talk, cased
from gamebox.ui.table_look import Column, Entry


def columns(view: State, talk: Talk) -> list[Column]:
    """One column per seat, in the order of the seats."""
    ranks, scores = view.ranks(), view.scores()
    return [
        Column(seat, talk.name(seat), _entries(view, seat, talk), scores[seat], ranks[seat])
        for seat in range(view.seats)
    ]


def _entries(view: State, seat: int, talk: Talk) -> tuple[Entry, ...]:
    pile = view.trophies[seat]
    front = [card for card, owner in zip(STAYING, view.laid, strict=True) if owner == seat]
    worth = tally.worths(pile, front)
    rows = [_group(pile, front, group, worth, talk) for group in range(len(GROUPS))]
    rows += [_front(card, pile, talk) for card in front if card in tally.SCORING]
    if view.scores().count(view.scores()[seat]) > 1:  # 1.2
        rows.append(Entry(talk.t("guillotine.tip.nobles", n=len(pile)), None, (), (talk.t("guillotine.score.tie"),)))
    return tuple(rows)


def _group(pile: Sequence[int], front: Sequence[int], group: int, worth: dict[int, int], talk: Talk) -> Entry:
    """A group: its sum, its nobles, and what each of them brings."""
    cards = tuple(sorted((card for card in pile if GROUP[card] == group), key=lambda card: -worth[card]))
    lines = tuple(dict.fromkeys(_line(card, pile, front, worth[card], talk) for card in cards))
    return Entry(talk.t(f"guillotine.group.{GROUPS[group]}"), sum(worth[card] for card in cards), cards, lines)


def _line(card: int, pile: Sequence[int], front: Sequence[int], worth: int, talk: Talk) -> str:
    """A noble and its points, with the reason where they are not printed on it."""
    key = "plain"
    if TITLE[card] == PALACE_GUARD:
        key = "guards"
    elif GROUP[card] == NEGATIVE and STAYING[INDIFFERENT] in front:
        key = "shrugged"
    elif card == TRAGIC:
        key = "tragic"
    elif card in (COUNT_CARD, COUNTESS) and COUNT_CARD in pile and COUNTESS in pile:
        key = "pair"
    return cased(talk.t(f"guillotine.score.{key}", card=talk.title(card), points=talk.points(worth)))


def _front(card: int, pile: Sequence[int], talk: Talk) -> Entry:
    """A card in front."""
    points = tally.front_worth(card, pile)
    if card in tally.SUPPORTS:
        told = talk.t("guillotine.score.support", card=talk.title(card), n=points)
    else:
        told = talk.t("guillotine.score.plain", card=talk.title(card), points=talk.points(points))
    return Entry(talk.title(card), points, (card,), (told,))
