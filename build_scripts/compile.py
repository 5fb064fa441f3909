"""Compiles rules and players to C with mypyc, in a copy of the sources: python build_scripts/compile.py --to FOLDER.

The copy plays the same moves from the same seeds, about twice as fast; the sources stay as they are. Run
anything from within FOLDER, such as `cd FOLDER && python -m gamebox arena ...`, with the Python that compiled it.
Parts that are compiled already and have not changed are kept.

It needs mypy and setuptools (both come with the environment for tests), a C compiler and the headers of Python.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BROUGHT = ("gamebox", "assets", "pyproject.toml")
LEFT_OUT = ("__init__.py", "stage.py", "laws.py", "computer.py", "levels.py", "worker.py")
"""Modules that stay as they are: names, pictures, what only tests ask for, and what starts the thinking process."""
MADE = ("*.so", "*.pyd", "__pycache__", "*.pyc")


def parts(root: Path) -> dict[str, list[str]]:
    """What is compiled together, by the module that it ends up in: the search, and each game by itself."""
    package = root / "gamebox"
    found = {"search": [*package.glob("core/*.py"), *package.glob("players/*.py")]}
    for game in sorted((package / "games").glob("*/rules.py")):
        found[game.parent.name] = [*game.parent.glob("*.py")]
    return {
        f"gamebox.compiled_{name}": sorted(p.relative_to(root).as_posix() for p in paths if p.name not in LEFT_OUT)
        for name, paths in found.items()
    }


def lacking() -> str:
    """What compiling needs and this computer has not; "" when nothing."""
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the headers of Python"
    words = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "").split()
    return "" if os.name == "nt" or (words and shutil.which(words[0])) else "a C compiler"


def copy(folder: Path) -> None:
    """Bring the copy up to date. Files that have not changed keep their time, so that they are not compiled again."""
    wanted = {p.relative_to(ROOT) for name in BROUGHT for p in [ROOT / name, *(ROOT / name).rglob("*")] if p.is_file()}
    wanted = {path for path in wanted if not any(map(path.match, MADE)) and "__pycache__" not in path.parts}
    for path in wanted:
        source, target = ROOT / path, folder / path
        if not target.exists() or target.read_bytes() != source.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)
    for path in [*(folder / "gamebox").rglob("*"), *(folder / "assets").rglob("*")]:
        if path.is_file() and path.relative_to(folder) not in wanted and not any(map(path.match, MADE)):
            path.unlink()


def build(folder: Path) -> None:
    """Compile what has changed in the copy, in place. Run within the folder."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    groups = parts(folder)
    paths = [path for names in groups.values() for path in names]
    extensions = mypycify(
        ["--config-file=pyproject.toml", *paths],
        opt_level="2",
        debug_level="0",
        separate=[(names, name) for name, names in groups.items()],
    )
    command = Distribution({"name": "gamebox", "ext_modules": extensions}).get_command_obj("build_ext")
    command.inplace, command.parallel = True, os.cpu_count()
    command.ensure_finalized()
    command.run()


def main() -> int:
    """Copy and compile."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--to", type=Path, required=True, metavar="FOLDER", help="where the compiled copy is made")
    folder = parser.parse_args().to.resolve()
    if lack := lacking():
        print(f"Compiling needs {lack}.", file=sys.stderr)
        return 2
    copy(folder)
    os.chdir(folder)
    build(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
