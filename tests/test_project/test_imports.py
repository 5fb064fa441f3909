"""Who may import whom."""

from __future__ import annotations

import subprocess
import sys
from functools import cache

import grimp
import pytest

from tests.test_project.source import PROGRAM, ROOT, imports, modules, named

OUT_OF_REACH = {"pygame", "pydantic", "gamebox.resources"}


@cache
def _graph() -> grimp.ImportGraph:
    return grimp.build_graph("gamebox", include_external_packages=True, cache_dir=None)


def test_import_contracts_hold() -> None:
    program = "from importlinter.cli import lint_imports_command as check; check()"
    linted = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert linted.returncode == 0, linted.stdout


def test_rules_reach_neither_window_nor_files_even_through_others() -> None:
    graph = _graph()
    rules = [m for m in graph.modules if m.startswith("gamebox.games") and ".scene" not in m]
    reached = {m: {far for far in graph.find_upstream_modules(m) if _is_forbidden(far)} for m in rules}
    assert {m: far for m, far in reached.items() if far} == {}


def _is_forbidden(module: str) -> bool:
    return module in OUT_OF_REACH or module == "gamebox.ui" or module.startswith("gamebox.ui.") or ".scene" in module


def test_core_needs_the_standard_library_only() -> None:
    allowed = {*sys.stdlib_module_names, "gamebox"}
    strangers = {
        f"{named(path, node)} {name}"
        for path in modules(PROGRAM / "core")
        for node, name in imports(path)
        if name.split(".")[0] not in allowed or (name.startswith("gamebox") and not name.startswith("gamebox.core"))
    }
    assert strangers == set()


@pytest.mark.parametrize("package", ["gamebox.games", "gamebox.players", "gamebox.cli"])
def test_what_needs_no_window_starts_without_pygame_and_pydantic(package: str) -> None:
    program = f"import sys, {package}; print(*sorted({{'pygame', 'pydantic'}} & set(sys.modules)))"
    started = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert (started.stdout.strip(), started.returncode) == ("", 0), started.stderr
