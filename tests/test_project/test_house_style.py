"""How the program is written: no hidden chance, no clock in the rules, no stray files, and everything explained."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tests.test_project.source import (
    PROGRAM,
    ROOT,
    SCRIPTS,
    dotted,
    functions,
    imports,
    is_scene,
    modules,
    named,
    tree,
    within,
)

CHANCE = {"shuffle", "choice", "choices", "sample", "randint", "randrange", "randbytes", "getrandbits", "uniform"}
CLOCKS = {"time.time", "time.time_ns"}
DATES = {"datetime.now", "datetime.utcnow", "datetime.datetime.now", "datetime.today", "date.today"}
OPENERS = {"open", "Path", "pygame.image.load", "pygame.mixer.Sound", "pygame.font.Font", "Font"}
DRAWINGS = SCRIPTS / "art"
EMPTY_WORDS = {"data", "manager", "utils"}
LONGEST_FUNCTION = 45
LONGEST_FILE = 400


def _calls(path: Path) -> list[ast.Call]:
    return [node for node in ast.walk(tree(path)) if isinstance(node, ast.Call)]


def test_chance_has_one_door() -> None:
    wrong = [
        named(path, call)
        for path in modules()
        if not within(path, "core/rng.py")
        for call in _calls(path)
        if isinstance(call.func, ast.Attribute)
        and (call.func.attr in CHANCE or (dotted(call.func.value) == "random" and call.func.attr != "Random"))
    ]
    wrong += [
        f"{named(path, node)} {name}"
        for path in modules()
        for node, name in imports(path)
        if name.startswith("random.") and name != "random.Random"
    ]
    assert wrong == []


def test_only_the_window_reads_the_clock_on_the_wall() -> None:
    wrong = [
        f"{named(path, node)} {dotted(node)}"
        for path in modules()
        if not within(path, "ui", "core/rng.py")
        for node in ast.walk(tree(path))
        if dotted(node) in CLOCKS or (dotted(node) in DATES and not within(path, "saves", "cli"))
    ]
    wrong += [f"{named(p, node)} {name}" for p in modules() for node, name in imports(p) if name in CLOCKS]
    assert wrong == []


def test_rules_know_no_clock_and_no_files() -> None:
    closed = {"time", "datetime", "os", "pathlib", "io", "threading", "asyncio", "subprocess"}
    wrong = [
        f"{named(path, node)} {name}"
        for path in modules(PROGRAM / "core", PROGRAM / "games")
        if not is_scene(path)
        for node, name in imports(path)
        if name.split(".")[0] in closed
    ]
    assert wrong == []


def test_fonts_come_with_the_program() -> None:
    wrong = [
        named(path, node)
        for path in modules()
        for node in ast.walk(tree(path))
        if (isinstance(node, ast.Attribute) and node.attr in ("SysFont", "match_font"))
        or (isinstance(node, ast.Name) and node.id in ("SysFont", "match_font"))
    ]
    assert wrong == []


def test_nothing_is_opened_relative_to_the_current_folder() -> None:
    wrong = [
        named(path, call)
        for path in modules()
        for call in _calls(path)
        if dotted(call.func) in OPENERS and call.args and _is_relative(call.args[0])
    ]
    wrong += [
        f"{named(path, node)} {dotted(node)}"
        for path in modules()
        for node in ast.walk(tree(path))
        if dotted(node) in ("os.getcwd", "os.chdir", "Path.cwd")
        or (dotted(node) == "__file__" and not within(path, "resources.py"))
    ]
    assert wrong == []


def _is_relative(argument: ast.expr) -> bool:
    return (
        isinstance(argument, ast.Constant)
        and isinstance(argument.value, str)
        and not argument.value.startswith(("/", "~"))
    )


def test_states_are_cloned_by_hand() -> None:
    assert [f"{named(p, n)}" for p in modules() for n, name in imports(p) if name in ("copy", "copy.deepcopy")] == []


def test_no_fault_is_swallowed_without_a_word() -> None:
    wrong = [
        named(path, node)
        for path in modules(PROGRAM, SCRIPTS)
        for node in ast.walk(tree(path))
        if isinstance(node, ast.ExceptHandler)
        and (node.type is None or (len(node.body) == 1 and isinstance(node.body[0], ast.Pass)))
    ]
    assert wrong == []


def test_names_say_something() -> None:
    given = [pair for path in modules(PROGRAM, SCRIPTS) for pair in _given_names(path)]
    assert [f"{where} {name}" for where, name in given if _empty(name)] == []


def _given_names(path: Path) -> list[tuple[str, str]]:
    found = [(named(path), path.stem)]
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.append((named(path, node), node.name))
        elif isinstance(node, ast.arg):
            found.append((named(path, node), node.arg))
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.append((named(path, node), node.id))
    return found


def _empty(name: str) -> bool:
    words = set(re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower().split("_"))
    return bool(words & EMPTY_WORDS) or name.lstrip("_").startswith(("handle_", "process_"))


def test_every_module_and_public_function_is_explained() -> None:
    assert [gap for path in modules(PROGRAM, SCRIPTS) for gap in _unexplained(path)] == []


def _unexplained(path: Path) -> list[str]:
    gaps = [] if ast.get_docstring(tree(path)) or not tree(path).body else [named(path)]
    if path.is_relative_to(DRAWINGS):  # a drawing's name is its explanation
        return gaps
    for node in tree(path).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.name.startswith("_") and node.name != "main":
            gaps += [] if ast.get_docstring(node) else [f"{named(path, node)} {node.name}"]
    return gaps


def test_functions_and_files_stay_short() -> None:
    long_functions = [
        f"{named(path, f)} {f.name} {length}"
        for path in modules()
        for f in functions(path)
        if (length := (f.end_lineno or f.lineno) - f.lineno + 1) > LONGEST_FUNCTION
    ]
    long_files = [
        f"{named(path)} {length}"
        for path in modules()
        if path.name != "cards.py" and (length := len(path.read_text(encoding="utf-8").splitlines())) > LONGEST_FILE
    ]
    assert long_functions + long_files == []


def test_nothing_is_left_for_later() -> None:
    later = re.compile("|".join(("TO" + "DO", "FIX" + "ME", "XX" + "X")))
    texts = [*modules(PROGRAM, SCRIPTS, ROOT / "tests"), *ROOT.glob("*.md"), *ROOT.glob("*.toml")]
    texts += [*PROGRAM.rglob("*.md"), *(ROOT / "assets" / "locale").rglob("*.toml")]
    own = Path(__file__)
    assert [named(path) for path in texts if path != own and later.search(path.read_text(encoding="utf-8"))] == []
