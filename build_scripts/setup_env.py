"""Makes the environment that Gamebox is played and tested in, from the lock files. Standard library only.

It lives in `.venv`, or in the user's cache folder where the program's folder cannot be written. A small file in it
says which locks were installed, and is written last: an interrupted set-up is begun again.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WINDOWS = os.name == "nt"
LOCKS = {"play": "requirements-play.lock", "all": "requirements.lock"}
STAMP = "gamebox.json"
NO_NETWORK = (
    "getaddrinfo",
    "name resolution",
    "Name or service not known",
    "NewConnectionError",
    "Failed to establish",
    "Network is unreachable",
    "Connection refused",
    "ConnectTimeout",
    "ReadTimeout",
    "ProxyError",
    "Max retries",
    "from versions: none",
)


class CannotSetUp(Exception):
    """Why there is no environment: one sentence for the user."""


def python_for(kind: str) -> str:
    """The Python of an environment with everything for "play" or "all", made when there is none. Raises CannotSetUp."""
    for place in (ROOT / ".venv", cached()):
        if is_ready(place, kind):
            return str(python_in(place))
    place = writable_place()
    try:
        with alone(place):
            if not is_ready(place, kind):
                make(place, kind)
    except OSError as wrong:
        raise CannotSetUp(f"The environment in {place} cannot be made: {wrong.strerror or wrong}.") from wrong
    return str(python_in(place))


def environ() -> dict[str, str]:
    """The variables to run Gamebox with: found from any folder, whatever other Pythons were told."""
    path = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONHOME", "__PYVENV_LAUNCHER__")}
    return {**kept, "PYTHONPATH": path}


def say(sentence: str) -> None:
    """Tell the user, apart from what the program itself prints."""
    print(sentence, file=sys.stderr, flush=True)


def cached() -> Path:
    """Where the environment lives when the program's folder is read-only; each copy of the program has its own."""
    if WINDOWS:
        base = os.environ.get("LOCALAPPDATA") or tempfile.gettempdir()
    elif sys.platform == "darwin":
        base = os.path.expanduser("~/Library/Caches")
    else:
        base = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    copy = hashlib.sha256(str(ROOT).encode("utf-8", "surrogateescape")).hexdigest()[:12]
    return Path(base) / "gamebox" / f"venv-{copy}"


def python_in(place: Path) -> Path:
    """The interpreter of an environment."""
    return place / ("Scripts/python.exe" if WINDOWS else "bin/python")


def writable_place() -> Path:
    """The first place where an environment may be made. Raises CannotSetUp."""
    for place in (ROOT / ".venv", cached()):
        if is_ours(place) and is_writable(place.parent):
            return place
    raise CannotSetUp(f"Neither {ROOT} nor {cached().parent} can be written, so there is no room for the environment.")


def is_ours(place: Path) -> bool:
    """Whether the environment was made here, or is not there yet. Another one is left alone."""
    return not place.is_symlink() and (not place.exists() or (place / STAMP).exists() or not any(place.iterdir()))


def is_writable(folder: Path) -> bool:
    """Whether a file can be made in the folder; tried, because permissions alone do not tell on every system."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def digest(kind: str) -> str:
    """Changes when a lock file changes. Line ends do not count, as some systems rewrite them."""
    text = (ROOT / "build_scripts" / LOCKS[kind]).read_text(encoding="utf-8")
    return hashlib.sha256(text.encode()).hexdigest()


def interpreter() -> list[str]:
    """The Python that environments are made from: one of its own is made for each."""
    return ["{}.{}".format(*sys.version_info), sys.base_prefix]


def stamp(place: Path) -> dict[str, object]:
    """What has been installed in an environment; empty while it is being made."""
    try:
        read = json.loads((place / STAMP).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return read if isinstance(read, dict) else {}


def is_ready(place: Path, kind: str) -> bool:
    """Whether the environment holds what the lock of today asks for."""
    found = stamp(place)
    return found.get(kind) == digest(kind) and found.get("python") == interpreter() and python_in(place).exists()


@contextmanager
def alone(place: Path) -> Iterator[None]:
    """Hold the place, so that two set-ups at once do not get in each other's way; the second waits."""
    with open(place.with_name(place.name + ".lock"), "a+b") as file:
        if WINDOWS:
            import msvcrt

            with suppress(OSError):  # gives up after ten seconds: then it is taken as it is
                msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)  # type: ignore[attr-defined]
        else:
            import fcntl

            with suppress(OSError):  # network folders may know no locks
                fcntl.flock(file, fcntl.LOCK_EX)
        yield


def make(place: Path, kind: str) -> None:
    """Make the environment, or add to the one for playing what else is wanted."""
    check_venv()
    grows = kind == "all" and is_ready(place, "play")
    size = "about 25 MB" if kind == "play" else "about 100 MB"
    say(f"Setting up Gamebox in {place} (once; {size} to fetch) ...")
    if not grows and place.exists():
        shutil.rmtree(place)
    place.mkdir(parents=True, exist_ok=True)
    (place / STAMP).write_text("{}", encoding="utf-8")
    if not grows:
        run([sys.executable, "-m", "venv", str(place)], "The environment cannot be made")
    fetch(place, kind)
    wanted = {k: digest(k) for k in LOCKS if kind in (k, "all")}
    (place / STAMP).write_text(json.dumps({**wanted, "python": interpreter()}), encoding="utf-8")
    say("Ready.")


def check_venv() -> None:
    """Raise CannotSetUp, naming the system's package, where Python came without the means to make environments."""
    if all(importlib.util.find_spec(name) for name in ("venv", "ensurepip")):
        return
    raise CannotSetUp(f"This Python cannot make environments: {venv_package()}, then run this again.")


def venv_package() -> str:
    """What brings venv and ensurepip on this system."""
    if WINDOWS or sys.platform == "darwin":
        return "install Python from python.org with pip and venv"
    try:
        release = Path("/etc/os-release").read_text(encoding="utf-8", errors="replace").lower()
    except OSError:
        release = ""
    if "debian" in release or "ubuntu" in release:
        own = "python3-venv" if sys.executable.endswith("python3") else "python{}.{}-venv".format(*sys.version_info)
        return f"install the package {own} (sudo apt install {own})"
    return "install the package that brings Python's venv and ensurepip (on many systems python3-venv)"


def fetch(place: Path, kind: str) -> None:
    """Install a lock file, every package checked against its hash."""
    lock = ROOT / "build_scripts" / LOCKS[kind]
    pip = [str(python_in(place)), "-m", "pip", "install", "--require-hashes", "--no-deps", "-r", str(lock)]
    quiet = ["--quiet", "--no-input", "--disable-pip-version-check", "--no-warn-script-location", "--retries", "2"]
    run([*pip, *quiet], "The packages cannot be installed")


def run(command: list[str], failed: str) -> None:
    """Run one step of the set-up in silence. Raises CannotSetUp with the reason made short."""
    told = ("PIP_USER", "PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "PYTHONHOME", "PYTHONPATH")
    clean = {name: value for name, value in os.environ.items() if name not in told}
    done = subprocess.run(command, env=clean, capture_output=True, text=True, encoding="utf-8", errors="replace")
    if done.returncode:
        raise CannotSetUp(f"{failed}: {reason(done.stdout + done.stderr)}")


def reason(output: str) -> str:
    """One sentence out of what a failed step printed."""
    if "No space left" in output:
        return "the disk is full."
    if "DO NOT MATCH THE HASHES" in output:
        return "a package is not the one that the lock file knows, so it was refused."
    if any(sign in output for sign in NO_NETWORK):
        return "there is no connection to the Python package index; connect once, then run this again."
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if line.startswith(("ERROR", "Error"))]
    return (errors or lines or ["no reason was given"])[-1].removeprefix("ERROR: ")
