"""Compiles rules and players to C with mypyc, in a copy of the sources: python build_scripts/compile.py --to FOLDER.

The copy plays the same moves from the same seeds, about twice as fast; the sources stay as they are. Run anything from
within FOLDER, such as `cd FOLDER && python -m gamebox arena ...`, with the Python that compiled it. What is compiled
already and has not changed is kept.

It needs mypy and setuptools (both come with the environment for tests), a C compiler and the headers of Python.
"""

from __future__ import annotations

import argparse
import ast
import os
import shutil
import sys
import sysconfig
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BROUGHT = ("gamebox", "assets", "pyproject.toml")
LEFT_OUT = ("__init__.py", "stage.py", "laws.py", "computer.py", "levels.py", "worker.py")
"""Modules that stay as they are: names, pictures, what only tests ask for, and what starts the thinking process."""
COMPILER, HEADERS = "a C compiler", "the headers of Python"
LICENCE = "LICENSE.mypyc"
"""Where the copy keeps the licence of what mypyc puts into compiled modules."""


def parts(root: Path = ROOT) -> dict[str, list[str]]:
    """What is compiled together, by the module that it ends up in: the search, and each game by itself."""
    package = root / "gamebox"
    found = {"search": [*package.glob("core/*.py"), *package.glob("players/*.py")]}
    for rules in package.glob("games/*/rules.py"):
        found[rules.parent.name] = [*rules.parent.glob("*.py")]
    return {
        f"gamebox.compiled_{name}": sorted(p.relative_to(root).as_posix() for p in paths if p.name not in LEFT_OUT)
        for name, paths in sorted(found.items())
    }


def imported(root: Path = ROOT) -> list[str]:
    """The modules that compiled ones import from outside: nobody can read it out of them any more."""
    paths = [root / path for names in parts(root).values() for path in names]
    nodes = [node for path in paths for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    names = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    names |= {node.module for node in nodes if isinstance(node, ast.ImportFrom) and node.module}
    return sorted(name for name in names if name.partition(".")[0] not in ("gamebox", "__future__"))


def lacking() -> list[str]:
    """What compiling needs and this computer has not."""
    headers = Path(sysconfig.get_path("include"), "Python.h").exists()
    return [*([] if has_compiler() else [COMPILER]), *([] if headers else [HEADERS])]


def has_compiler() -> bool:
    """Whether there is the C compiler that this Python asks for."""
    if os.name == "nt":
        studio = Path(os.environ.get("PROGRAMFILES(X86)", ""), "Microsoft Visual Studio", "Installer", "vswhere.exe")
        return shutil.which("cl") is not None or studio.exists()
    words = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    return shutil.which(words[0]) is not None


def copy(folder: Path) -> None:
    """Bring the copy up to date. Files that have not changed keep their time, so that they are not compiled again."""
    brought = [path for name in BROUGHT for path in (ROOT / name, *(ROOT / name).rglob("*"))]
    wanted = {p.relative_to(ROOT) for p in brought if p.is_file() and p.suffix != ".pyc" and not is_compiled(p)}
    for path in wanted:
        source, target = ROOT / path, folder / path
        if not target.exists() or target.read_bytes() != source.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)
    made = {Path(path).with_suffix("") for paths in parts().values() for path in paths}
    made |= {Path(*f"{name}__mypyc".split(".")) for name in parts()}
    for path in [path for name in BROUGHT for path in (folder / name).rglob("*") if path.is_file()]:
        own = path.relative_to(folder)
        if not (own.with_name(own.name.partition(".")[0]) in made if is_compiled(own) else own in wanted):
            path.unlink()


def is_compiled(path: Path) -> bool:
    """Whether a file is a compiled module."""
    return path.suffix in (".so", ".pyd")


def build(folder: Path) -> None:
    """Compile what has changed in the copy, in place. Run within the folder."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    groups = parts(folder)
    extensions = mypycify(
        ["--config-file=pyproject.toml", *(path for paths in groups.values() for path in paths)],
        opt_level="2",
        debug_level="0",
        separate=[(paths, name) for name, paths in groups.items()],
    )
    command = Distribution({"name": "gamebox", "ext_modules": extensions}).get_command_obj("build_ext")
    command.inplace, command.parallel = True, os.cpu_count()
    command.ensure_finalized()
    command.run()


def bring_licence(folder: Path) -> None:
    """The licence of mypyc, whose own code is in every compiled module."""
    files = [file for file in metadata.distribution("mypy").files or [] if file.name == "LICENSE"]
    shutil.copyfile(str(files[0].locate()), folder / LICENCE)


def main() -> int:
    """Copy and compile."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--to", type=Path, required=True, metavar="FOLDER", help="where the compiled copy is made")
    folder = parser.parse_args().to.resolve()
    if lack := lacking():
        print(f"Compiling needs {' and '.join(lack)}.", file=sys.stderr)
        return 2
    (folder / LICENCE).unlink(missing_ok=True)  # comes last: where it lies, all is compiled
    copy(folder)
    os.chdir(folder)
    build(folder)
    bring_licence(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
