"""Renews the lock files from pyproject.toml: python build_scripts/lock.py [arguments of uv, such as --upgrade].

Needs uv (`pip install uv`). requirements-play.lock is what playing needs, requirements.lock also what testing and
building need. Both hold for every system and every Python from 3.11 on, with hashes, for plain pip.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ALL = "build_scripts/requirements.lock"
PLAY = "build_scripts/requirements-play.lock"
UV = "uv --no-config pip compile pyproject.toml --quiet"
FORM = "--universal --python-version 3.11 --generate-hashes --no-header"


def compile_lock(*arguments: str) -> None:
    """One lock file."""
    subprocess.run([*UV.split(), *FORM.split(), *arguments], cwd=ROOT, check=True)


if __name__ == "__main__":
    compile_lock("--all-extras", "-o", ALL, *sys.argv[1:])
    compile_lock("-c", ALL, "-o", PLAY)
