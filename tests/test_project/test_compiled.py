"""Compiled rules and players do the same as the sources, move by move."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from difflib import unified_diff
from pathlib import Path

import pytest

from build_scripts import compile as compiling
from tests.support import moves
from tests.test_project.source import PROGRAM, ROOT, modules, named, tree

RULES = sorted((PROGRAM / "games").glob("*/rules.py"))


@pytest.fixture(scope="module")
def copy() -> Path:
    """The compiled copy of the sources."""
    return Path(os.environ["GAMEBOX_COMPILED"]).absolute()


def games_and_thoughts(copy: Path) -> Iterator[str]:
    """What the compiled copy says."""
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join((str(copy), str(ROOT)))}
    command = [sys.executable, "-m", "tests.support.moves"]
    told = subprocess.run(command, cwd=copy, env=environ, capture_output=True, text=True, timeout=300)
    assert told.returncode == 0, told.stderr
    yield from told.stdout.splitlines()


@pytest.mark.compiled
def test_the_copy_is_of_these_sources(copy: Path) -> None:
    others = [p for p in modules() if p.read_bytes() != (copy / p.relative_to(ROOT)).read_bytes()]
    assert others == [], f"compile it anew: python build_scripts/compile.py --to {copy}"


@pytest.mark.compiled
@pytest.mark.slow
def test_the_same_moves_from_the_same_seeds(copy: Path) -> None:
    heard = games_and_thoughts(copy)
    assert next(heard) == "interpreted:"
    expected = [*moves.kept(), *moves.thoughts()]
    assert list(unified_diff(expected, list(heard), "interpreted", "compiled", n=0, lineterm="")) == []
    assert len(expected) > 10_000


@pytest.mark.compiled
@pytest.mark.slow
@pytest.mark.parametrize("part", ["core", "players", *(f"games/{path.parent.name}" for path in RULES)])
def test_rules_and_players_pass_their_tests_compiled(copy: Path, part: str) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.support.compiled", "-p", "no:cacheprovider"]
    places = ["-o", f"pythonpath={copy} {ROOT}", str(ROOT / "tests" / part), "--ignore-glob=*scene*"]
    done = subprocess.run([*command, *places], cwd=ROOT, capture_output=True, text=True, timeout=900)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
    passed, skipped = (int((re.search(rf"(\d+) {word}", done.stdout) or [0, 0])[1]) for word in ("passed", "skipped"))
    assert passed > 2 * skipped  # those that exchange a decision of the rules cannot run there


def test_all_that_decides_moves_is_compiled() -> None:
    compiled = {path for paths in compiling.parts().values() for path in paths}
    for rules in RULES:
        own = {p.relative_to(ROOT).as_posix() for p in rules.parent.glob("*.py") if p.name not in compiling.LEFT_OUT}
        assert own <= compiled
    assert {"gamebox/players/search.py", "gamebox/core/events.py"} <= compiled
    assert not any("/scene/" in path or "/ui/" in path for path in compiled)


def test_constant_tuples_with_fractions_say_so() -> None:
    """Without `Final[tuple[float, ...]]` mypyc keeps such a tuple number by number, and takes some for not there."""
    wrong = [
        named(ROOT / path, node)
        for paths in compiling.parts().values()
        for path in paths
        for node in tree(ROOT / path).body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.annotation, ast.Name)
        and isinstance(node.value, ast.Tuple)
        if any(isinstance(part, ast.Constant) and isinstance(part.value, float) for part in ast.walk(node.value))
    ]
    assert wrong == []
