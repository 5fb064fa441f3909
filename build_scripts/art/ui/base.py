"""What every drawing of the frame shares: a document with gradients of its own, and the frame's colours."""

from __future__ import annotations

from collections.abc import Callable

from build_scripts.art import kit

CREAM, PAPER, BRASS, WALNUT, OXBLOOD = "#f7ecd2", "#efdfba", "#d9a441", "#4a2c1c", "#7c1f26"
NIGHT, AMBER, HAZE = "#141b38", "#f6b64b", "#8a9cc9"


def document(width: int, height: int, draw: Callable[[], str]) -> str:
    """A whole picture whose gradients are those of its own drawing only."""
    kept = dict(kit.DEFS)
    kit.DEFS.clear()
    try:
        return kit.svg(width, height, draw())
    finally:
        kit.DEFS.clear()
        kit.DEFS.update(kept)


def fall(name: str, top: str, bottom: str, opacity: float = 1) -> str:
    """A paint that goes from one colour above to another below."""
    return kit.linear(name, [(0, top, opacity), (1, bottom, opacity)])


def clip(name: str, shape: str) -> str:
    """Registers a clip shape and returns the reference to it."""
    kit.DEFS[name] = f'<clipPath id="{name}">{shape}</clipPath>'
    return f"url(#{name})"
