"""Old saves become new ones, one format or one rules version at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from gamebox.saves.notice import Unreadable
from gamebox.saves.sheet import FORMAT

Step = Callable[[dict[str, Any]], dict[str, Any]]


def _all_lasts(body: dict[str, Any]) -> dict[str, Any]:
    """Format 1 did not tell how many actions could no longer be taken back: all stay."""
    return {**body, "lasting": len(body.get("actions", ()))}


FORMATS: Final[dict[int, Step]] = {1: _all_lasts}
"""From format n to n + 1, by n. A golden save of every released format is among the tests."""
RULES: Final[dict[tuple[str, int], Step]] = {}
"""From rules version n of a game to n + 1, by game and n. Without a step the moves are tried under the newer rules."""


def migrate(
    format: int,
    body: dict[str, Any],
    formats: Mapping[int, Step] = FORMATS,
    rules: Mapping[tuple[str, int], Step] = RULES,
    target: int = FORMAT,
) -> dict[str, Any]:
    """The body in the target format, under the newest rules there are steps to. Unreadable if a format step lacks."""
    while format < target:
        if format not in formats:
            raise Unreadable("saves.older", f"no way from format {format}")
        body, format = formats[format](dict(body)), format + 1
    while (step := rules.get((str(body.get("game")), body.get("rules", 0)))) is not None:
        body = {**step(dict(body)), "rules": body["rules"] + 1}
    return body
