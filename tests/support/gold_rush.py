"""The gold-rush town before a pilot: tables at a wanted position, and clicking through whole matches."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from gamebox.controllers.picker import CONFIRM
from gamebox.core.match import Match
from gamebox.games.gnadenlos import GAME
from gamebox.games.gnadenlos.rules import Options, State
from gamebox.games.gnadenlos.scene.samples import PAINTS, PEOPLE, played, table
from gamebox.games.gnadenlos.scene.talk import Talk
from gamebox.games.gnadenlos.scene.town import Town
from gamebox.ui.preferences import Preferences
from gamebox.ui.table import TableScene
from gamebox.ui.table_look import Seating
from gamebox.ui.words import Words
from tests.support.pilot import Pilot, play_out

CHOICES = ("person:", "iou:", "lot:", "slot:", "pay:", "buy:", "button:")


def pilot_at(scene: TableScene, size: tuple[int, int] = (1024, 640), **values: Any) -> Pilot:
    """The scene in the real program, without pauses."""
    wanted = {"language": "en", "speed": "off", "pace": "off", **values}
    pilot = Pilot(lambda stack: [scene], size, Preferences(**wanted))
    pilot.stage.words.strict = True
    pilot.settle()
    return pilot


def fresh(seats: int, humans: tuple[int, ...], seed: int = 3, **options: bool) -> TableScene:
    """A new match at its table."""
    return table(Match(GAME, seats, Options(**options), seed, [None] * seats), humans)


def at(wanted: Callable[[State], bool], seats: int = 4, **values: Any) -> tuple[Pilot, TableScene, Town]:
    """A table at the first position that is wanted, where the first seat must choose; memory: with the help."""
    scene = table(played(seats, wanted, 0, Options(memory=values.pop("memory", False))))
    pilot = pilot_at(scene, **values)
    look = scene.look
    assert isinstance(look, Town)
    return pilot, scene, look


def lit(pilot: Pilot, kind: str) -> list[str]:
    """What is lit of a kind, each once."""
    return list(dict.fromkeys(tag for tag in pilot.lit() if tag.startswith(kind)))


def click_through(pilot: Pilot, seed: int, limit: int = 4000) -> None:
    """Play by clicking lit things at random until the match is over."""
    draw = Random(seed).random

    def turn(scene: TableScene) -> None:
        tags = [tag for kind in CHOICES for tag in lit(pilot, kind)]
        assert tags, (scene.controller.phase, scene.controller.view().phase)
        ready = CONFIRM in tags and draw() < 0.6
        pilot.click(CONFIRM if ready else tags[int(draw() * len(tags))])

    play_out(pilot, turn, limit)


class Quiet:
    """Words without a window."""

    def __init__(self, language: str) -> None:
        self.t = Words(language, strict=True).t


def talk_in(language: str) -> Talk:
    """What the table says in a language."""
    return Talk(Quiet(language), Seating(PEOPLE, PAINTS))  # type: ignore[arg-type]
