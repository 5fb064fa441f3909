"""The effects: all there, made from the recipes of today, short, quiet, and each unlike the others."""

from __future__ import annotations

import ast
import hashlib
import json
import math
from array import array
from collections.abc import Iterator
from importlib import import_module
from itertools import combinations, pairwise
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from build_scripts import sounds
from gamebox.controllers.manners import manners
from gamebox.controllers.table import TableController
from gamebox.core.game import Game
from gamebox.core.match import Match
from gamebox.games import GAMES
from gamebox.players import Computer, RandomPlayer
from gamebox.ui.preferences import Preferences
from gamebox.ui.seating import COLOURS
from gamebox.ui.sound import SoundPlayer
from gamebox.ui.table import TableScene
from gamebox.ui.table_look import Seating
from tests.support.pilot import Pilot
from tests.test_project.source import dotted, modules, named, tree

FILES = sorted(sounds.OUT.glob("*.ogg"))
LONGEST, SHORTEST, FANFARE = 0.9, 0.05, 1.6
LOUDEST = 10 ** (-6 / 20)
QUIET = 10 ** (-20 / 20)


@pytest.fixture(scope="module")
def effects() -> Iterator[dict[str, list[float]]]:
    """Every effect decoded by the mixer, mono, between -1 and 1."""
    pygame.mixer.quit()
    pygame.mixer.init(sounds.RATE, -16, 1, 512)
    yield {path.stem: [s / 32768 for s in array("h", pygame.mixer.Sound(path).get_raw())] for path in FILES}
    pygame.mixer.quit()


def test_every_recipe_has_its_file_and_every_file_its_recipe() -> None:
    assert {path.stem for path in FILES} == set(sounds.EFFECTS)


def test_the_files_are_those_of_the_manifest_and_of_the_recipes_of_today() -> None:
    assert sounds.is_current(), "run build_scripts/sounds.py"
    known = json.loads(sounds.MANIFEST.read_text(encoding="utf-8"))["effects"]
    assert {p.stem: hashlib.sha256(p.read_bytes()).hexdigest() for p in FILES} == {
        name: effect["sha256"] for name, effect in known.items()
    }


def test_they_take_little_room() -> None:
    assert sum(path.stat().st_size for path in FILES) < 460_000


def test_each_is_short_and_quiet(effects: dict[str, list[float]]) -> None:
    for name, sound in effects.items():
        seconds = len(sound) / sounds.RATE
        assert seconds + 0.002 >= SHORTEST, name
        assert seconds <= (FANFARE if name == "win" else LONGEST) + 0.002, name
        assert 0.01 < max(map(abs, sound)) <= LOUDEST, name
        assert math.sqrt(sum(s * s for s in sound) / len(sound)) < QUIET, name


def test_no_end_clicks(effects: dict[str, list[float]]) -> None:
    for name, sound in effects.items():
        assert abs(sound[0]) < 0.02, name
        assert max(map(abs, sound[-30:])) < 0.002, name


def test_each_is_unlike_the_others(effects: dict[str, list[float]]) -> None:
    faces = {name: _face(sound) for name, sound in effects.items()}
    near = [pair for pair in combinations(sorted(faces), 2) if math.dist(faces[pair[0]], faces[pair[1]]) < 0.2]
    assert near == []


def _face(sound: list[float]) -> list[float]:
    """What an effect sounds like in a few numbers: how loud over time, and how often it crosses nought."""
    found = []
    for at in range(0, int(FANFARE * sounds.RATE), sounds.RATE // 20):
        piece = sound[at : at + sounds.RATE // 20] or [0.0]
        loud = math.sqrt(sum(s * s for s in piece) / len(piece))
        crossings = sum((a < 0) != (b < 0) for a, b in pairwise(piece))
        found += [loud * 4, math.log2(1 + crossings) / 12 if loud > 1e-4 else 0.0]
    return found


def test_a_recipe_gives_the_same_sound_at_every_time() -> None:
    assert sounds.made("step") == sounds.made("step")


def test_every_sound_that_the_program_plays_exists() -> None:
    asked = {name: where for path in modules() for where, name in _asked(path)}
    assert asked, "nothing is played"
    assert {name: where for name, where in asked.items() if name not in sounds.EFFECTS} == {}


def test_every_effect_is_heard_somewhere() -> None:
    asked = {name for path in modules() for _, name in _asked(path)}
    assert sorted(set(sounds.EFFECTS) - asked) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_sound_of_a_game_is_heard_in_its_matches(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a game's table of sounds promises is played when random matches are shown."""
    wanted = set(import_module(game.scene).SOUNDS.values())
    heard: set[str] = set()
    monkeypatch.setattr(SoundPlayer, "play", lambda self, name, loudness=1.0, always=False: heard.add(name))
    for seats, options in reversed(game.tables()):
        for seed in range(3):
            if wanted - heard:
                watch(game, seats, options, seed)
    assert sorted(wanted - heard) == []


def watch(game: Game, seats: int, options: Any, seed: int) -> None:
    """Show a whole match as fast as it goes; the first seat is played at the screen, by lot."""
    players = [None, *(Computer(RandomPlayer(), seat, seed + seat) for seat in range(1, seats))]
    more = manners(import_module(game.scene))
    controller, lots = TableController(Match(game, seats, options, seed, players), **more), Random(seed)
    scene = TableScene(controller, Seating(("A", "B", "C", "D", "E", "F")[:seats], COLOURS[:seats]))
    pilot = Pilot(lambda stack: [scene], (1024, 640), Preferences(language="en", pace="off"))
    while not controller.over or scene.acts.busy:
        legal = controller.legal()
        if legal:
            controller._submit(legal[int(lots.random() * len(legal))])
        pilot.app.stack.update(0.1)
        while scene.acts.busy:
            scene.acts.finish()
            scene.acts.go_on()
    pilot.close()


def _asked(path: Path) -> Iterator[tuple[str, str]]:
    """The names that a module plays: in a call of sound.play, or in a table called SOUNDS."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Call) and dotted(node.func).endswith("sound.play"):
            yield from ((named(path, node), name) for name in _words(node.args[:1]))
        elif isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Dict):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if any(dotted(target) == "SOUNDS" for target in targets):
                yield from ((named(path, node), name) for name in _words(node.value.values))


def _words(nodes: list[ast.expr]) -> list[str]:
    """The texts that an expression may give; "" is silence, a condition and what is asked of a table do not count."""
    found: list[str] = []
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value:
            found.append(node.value)
        elif isinstance(node, ast.IfExp):
            found += _words([node.body, node.orelse])
    return found
