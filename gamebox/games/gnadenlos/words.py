"""The catalogue keys of what the rules of Gnadenlos! speak of: pieces, lines of the log, reasons."""

from __future__ import annotations

from gamebox.games.gnadenlos.cards import (
    ADVENTURERS,
    COLOURS,
    EVENT_NAMES,
    FIRST_EVENT,
    FIRST_PERSON,
    SECTION_OF,
    SECTIONS,
    VALUES,
)


def log_key(key: str) -> str:
    """A line of the log. Its fields: name (whose doing), card, n."""
    return f"gnadenlos.log.{key}"


def reason_key(key: str) -> str:
    """The sentence of a hint. Its fields: card, n."""
    return f"gnadenlos.reason.{key}"


def piece_key(piece: int) -> str:
    """The name of a piece; that of a note has the field n, its value."""
    if piece >= FIRST_EVENT:
        return f"gnadenlos.event.{EVENT_NAMES[piece - FIRST_EVENT]}"
    if piece >= FIRST_PERSON:
        return f"gnadenlos.person.{ADVENTURERS[piece - FIRST_PERSON].name}"
    return f"gnadenlos.note.{COLOURS[piece // VALUES]}"


def section_key(space: int) -> str:
    """The name of the section of a space."""
    return f"gnadenlos.section.{SECTIONS[SECTION_OF[space]].name}"
