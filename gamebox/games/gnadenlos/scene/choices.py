"""How the choices of Gnadenlos! are clicked: which tags are pieces, what may be picked freely, why something is not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from gamebox.controllers.freely import Free
from gamebox.controllers.table import every_choice
from gamebox.games.gnadenlos import market
from gamebox.games.gnadenlos.actions import (
    BID,
    BIDS,
    BOUGHT,
    BUY,
    FILL,
    FILLED,
    LAY,
    PICK,
    PICKED,
    SEND,
    SENT,
    TAKE,
    TAKEN,
    Choice,
)
from gamebox.games.gnadenlos.cards import FIRST_PERSON, MOST_BID, VALUE, faces_in
from gamebox.games.gnadenlos.rules import State

TAG: Final = {"person": (SENT, FIRST_PERSON), "lot": (PICKED, 0), "buy": (BOUGHT, 0)}


def note_tags(cards: Sequence[int]) -> list[str]:
    """What clicks on the notes of a hand are called: the face, and which of the alike ones; "" for backs."""
    seen: dict[int, int] = {}
    found = []
    for face in cards:
        seen[face] = seen.get(face, 0) + 1
        found.append(f"iou:{face}.{seen[face]}" if face >= 0 else "")
    return found


def face_of(tag: str) -> int:
    """The face of a note in hand by its tag, -1 if it is none."""
    kind, _, rest = tag.partition(":")
    face = rest.partition(".")[0]
    return int(face) if kind == "iou" and face.isdigit() else -1


def paid(view: State) -> tuple[int, ...]:
    """The notes that the viewer puts in order now."""
    if view.phase != LAY or view.viewer is None or view.viewer != view.current:
        return ()
    bid = view.bids[view.viewer]
    return bid.items if bid is not None else ()


def pieces(view: State) -> Mapping[str, str]:
    """The faces of the notes in hand, or of those to be put in order."""
    if view.viewer is None or view.viewer < 0:
        return {}
    if view.viewer == view.current and view.phase == LAY:
        return {f"pay:{k}": f"paid:{face}" for k, face in enumerate(paid(view))}
    held = faces_in(view.ious[view.viewer])
    return {tag: f"note:{face}" for tag, face in zip(note_tags(held), held, strict=True)}


def free(view: State) -> Free:
    """For a bid any notes of the own hand may be picked, three at most."""
    return Free(tuple(pieces(view)), MOST_BID) if view.phase == BID else Free()


def misfit(view: State, picked: Sequence[str]) -> tuple[str, str]:
    """Why what is picked may not be played."""
    faces = tuple(sorted([face for face in map(face_of, picked) if face >= 0]))
    if view.phase == BID and faces:
        return view.refusal(BIDS[faces])
    return f"gnadenlos.refuse.{'none' if view.phase == BID else 'choose'}", view.paragraph()


def advised(view: State, tags: Sequence[str]) -> tuple[str, ...]:
    """What a hint lights: two notes where it names one place twice (6.4d)."""
    places = [int(tag[5:]) for tag in tags if tag.startswith("slot:")]
    if view.phase != TAKE or view.viewer is None or len(places) < 2 or places[0] != places[1]:
        return tuple(tags)
    return tuple([f"slot:{i}" for i in market.alike(view, view.viewer, 0)[places[0]][:2]])


def worth(picked: Sequence[str]) -> int:
    """The total of picked notes."""
    return sum([VALUE[face] for face in map(face_of, picked) if face >= 0])


def confirm(action: Choice, costly: bool = True) -> bool:
    """What cannot be taken back once the others have seen it waits to be confirmed."""
    if action.kind == BUY:
        return costly and action.what > 0
    return costly and action.kind in (SEND, PICK, TAKE)


def actions_for(tag: str) -> Sequence[Choice]:
    """The choices that a tag may mean, for saying why it is refused."""
    kind, _, rest = tag.partition(":")
    number = int(rest) if rest.isdigit() else -1
    if kind in TAG and number >= 0:
        table, first = TAG[kind]
        return table[number - first : number - first + 1] if number >= first else []
    if kind == "slot" and 0 <= number < len(TAKEN):
        return [TAKEN[number], FILLED[number]]
    return [BIDS[(number,)]] if kind == "note" and (number,) in BIDS else []


def hides(view: State) -> bool:
    """Whether the time taken for a choice could tell what is in a hand."""
    return view.phase in (SEND, TAKE, FILL, BID, LAY)


def plain(view: State) -> bool:
    """Whether all can tell that an only choice is the only one; of a bid out of several notes only the bidder can."""
    return view.phase != BID or view.current is None or view.notes(view.current) == 1


MANNERS: Final[Mapping[str, Any]] = {
    "pieces": pieces,
    "free": free,
    "misfit": misfit,
    "needs_curtain": every_choice,
    "auto_forced": plain,
    "even": hides,
}
"""How it is played at one screen: hands are hidden."""
