"""The program's own source as syntax trees, for the tests of how it is written."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / "gamebox"
SCRIPTS = ROOT / "build_scripts"


def modules(*folders: Path) -> list[Path]:
    """Every source file in the folders (the program, when none is named)."""
    return sorted(path for folder in folders or (PROGRAM,) for path in folder.rglob("*.py"))


@cache
def tree(path: Path) -> ast.Module:
    """A source file, parsed."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def named(path: Path, node: ast.AST | None = None) -> str:
    """Where something stands: file, and line when it has one."""
    return path.relative_to(ROOT).as_posix() + (f":{getattr(node, 'lineno', 1)}" if node else "")


def dotted(node: ast.AST) -> str:
    """The written name of an expression such as `time.time`; "" when it is not a plain name."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        owner = dotted(node.value)
        return f"{owner}.{node.attr}" if owner else ""
    return ""


def functions(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Every function and method of a file."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def imports(path: Path) -> Iterator[tuple[ast.stmt, str]]:
    """Every import of a file, as the dotted names it brings."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from ((node, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ((node, f"{node.module}.{alias.name}") for alias in node.names)


def within(path: Path, *places: str) -> bool:
    """Whether a file of the program lies in one of these packages or is one of these modules."""
    inside = path.relative_to(PROGRAM).as_posix()
    return any(inside == place or inside.startswith(place + "/") for place in places)


def is_scene(path: Path) -> bool:
    """Whether a file draws a game's table, which the rules of the rules do not bind."""
    inside = path.relative_to(PROGRAM).parts
    return inside[0] == "games" and len(inside) > 2 and inside[2] in ("scene", "scene.py")
