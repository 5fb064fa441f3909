"""Builds the program that runs without Python: python3 build_scripts/bundle.py makes the folder dist/gamebox.

It is built from an environment of its own (`build/bundle-venv`) with what the program needs and PyInstaller, in the
versions and with the hashes of requirements.lock, and nothing else: tools for testing would find their way into it.
At the end the new program is started, and its size and the oldest system it runs on are printed.

On Linux it needs `objdump` (binutils) and a Python with its shared library; as root on Debian or Ubuntu they are
installed. Rules and players are compiled (compile.py) where there is a C compiler and the headers of Python, which are
installed likewise; else the program is built as it is, and its computers think more slowly. On Windows and macOS
it is meant to work the same way, but has not been tried there.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from importlib import metadata
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import compile as compiling
import setup_env
import smoke

ROOT = setup_env.ROOT
WORK = ROOT / "build"
COMPILED = WORK / "compiled"
DIST = ROOT / "dist"
MOST_MB = 70 if sys.platform.startswith("linux") else 90
"""What the program may take; on systems where it has not been built yet there is room for surprises."""
BUILDERS = {
    "altgraph", "macholib", "packaging", "pefile", "pyinstaller", "pyinstaller-hooks-contrib", "pywin32-ctypes",
    "setuptools",
}  # fmt: skip
"""What is needed to build, out of requirements.lock; what the program itself needs is in requirements-play.lock."""
COMPILING = {compiling.COMPILER: ("gcc", "libc6-dev"), compiling.HEADERS: ("libpython{}.{}-dev",)}
"""The packages of Debian that bring what compiling needs."""
LEFT_OUT = [
    "PIL", "_hashlib", "_pydecimal", "_ssl", "bz2", "curses", "distutils", "doctest", "email.mime",
    "ensurepip", "ftplib", "lib2to3", "lzma", "numpy", "pdb", "pip", "pydoc", "pygame._sdl2",
    "pygame.docs", "pygame.examples", "pygame.tests", "readline", "setuptools", "sqlite3", "ssl", "tkinter", "unittest",
    "xmlrpc",
]  # fmt: skip
"""Modules the program never asks for."""
SYSTEM = ("libstdc++.so", "libgcc_s.so", "libGL", "libdrm", "libssl", "libcrypto")
"""Libraries that are left to the system on Linux: an older or newer one beside the program breaks its drivers."""
WINDOWS_MANIFEST = """<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<assembly xmlns="urn:schemas-microsoft-com:asm.v1" manifestVersion="1.0">
  <trustInfo xmlns="urn:schemas-microsoft-com:asm.v3"><security><requestedPrivileges>
    <requestedExecutionLevel level="asInvoker" uiAccess="false"/>
  </requestedPrivileges></security></trustInfo>
  <compatibility xmlns="urn:schemas-microsoft-com:compatibility.v1"><application>
    <supportedOS Id="{8e0f7a12-bfb3-4fe8-b9a5-48fd50a15a9a}"/>
  </application></compatibility>
  <application xmlns="urn:schemas-microsoft-com:asm.v3"><windowsSettings>
    <dpiAware xmlns="http://schemas.microsoft.com/SMI/2005/WindowsSettings">true/pm</dpiAware>
    <dpiAwareness xmlns="http://schemas.microsoft.com/SMI/2016/WindowsSettings">PerMonitorV2, PerMonitor</dpiAwareness>
    <longPathAware xmlns="http://schemas.microsoft.com/SMI/2016/WindowsSettings">true</longPathAware>
  </windowsSettings></application>
</assembly>
"""


def main() -> int:
    """Build, look at what came out, and try it; 1 when something is not as it should be."""
    try:
        bring_tools()
        sources = compiled()
        build(environment(), sources)
    except (setup_env.CannotSetUp, OSError) as why:
        setup_env.say(str(why))
        return 2
    wrong = [*missing(), *too_large(), *smoke.broken(executable())]
    for sentence in wrong:
        setup_env.say(sentence)
    if not wrong:
        say_what_came_out()
    return 1 if wrong else 0


def bring_tools() -> None:
    """What PyInstaller needs of the system, where it may be installed. Raises CannotSetUp naming what is missing."""
    if not sys.platform.startswith("linux"):
        return
    lacking = [] if shutil.which("objdump") else ["binutils"]
    if not sysconfig.get_config_var("Py_ENABLE_SHARED") or not shared_python():
        lacking.append("libpython{}.{}".format(*sys.version_info))
    if lacking and install(lacking):
        lacking = [] if shutil.which("objdump") and shared_python() else lacking
    if lacking:
        raise setup_env.CannotSetUp(f"Building needs {' and '.join(lacking)}.")


def install(packages: list[str]) -> bool:
    """Install packages where this may be done; whether it was tried."""
    if not (sys.platform.startswith("linux") and shutil.which("apt-get") and os.geteuid() == 0):
        return False
    setup_env.say(f"Installing for the build: {' '.join(packages)}")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for step in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
        subprocess.run(["apt-get", "-qq", *step], env=quiet, stdout=subprocess.DEVNULL)
    return True


def shared_python() -> bool:
    """Whether the shared library of this Python is there."""
    name, folder = sysconfig.get_config_var("INSTSONAME"), sysconfig.get_config_var("LIBDIR")
    triplet = sysconfig.get_config_var("MULTIARCH") or ""
    return any(
        (place / str(name)).exists() for place in (Path(folder), Path(folder, triplet), Path("/usr/lib", triplet))
    )


def compiled() -> Path:
    """The sources to build from: with rules and players compiled, or as they are, saying why."""
    for lack in compiling.lacking():
        install([package.format(*sys.version_info) for package in COMPILING[lack]])
    if lacking := compiling.lacking():
        setup_env.say(f"Rules and players are not compiled, which needs {' and '.join(lacking)}.")
        return ROOT
    python = setup_env.python_for("all")
    setup_env.say("Compiling ...")
    command = [python, str(ROOT / "build_scripts" / "compile.py"), "--to", str(COMPILED)]
    try:
        setup_env.run(command, "Rules and players are not compiled")
    except setup_env.CannotSetUp as why:
        setup_env.say(str(why))
        return ROOT
    return COMPILED


def environment() -> str:
    """The Python of the clean environment, made anew when a lock file or this Python has changed."""
    place, lock = WORK / "bundle-venv", WORK / "requirements-bundle.lock"
    text = chosen((ROOT / "build_scripts" / setup_env.LOCKS["all"]).read_text(encoding="utf-8"))
    said = "\n".join((text, *setup_env.interpreter()))
    mark = place / "gamebox.lock"
    if mark.exists() and mark.read_text(encoding="utf-8") == said:
        return str(setup_env.python_in(place))
    setup_env.check_venv()
    setup_env.say(f"Setting up {place.relative_to(ROOT)} ...")
    shutil.rmtree(place, ignore_errors=True)
    WORK.mkdir(exist_ok=True)
    lock.write_text(text, encoding="utf-8")
    setup_env.run([sys.executable, "-m", "venv", str(place)], "The environment cannot be made")
    pip = [str(setup_env.python_in(place)), "-m", "pip", "install", "--require-hashes", "--no-deps", "-r", str(lock)]
    setup_env.run([*pip, "--quiet", "--no-input", "--disable-pip-version-check"], "The packages cannot be installed")
    mark.write_text(said, encoding="utf-8")
    return str(setup_env.python_in(place))


def chosen(lock: str) -> str:
    """The part of a lock file that the program and its building need."""
    play = (ROOT / "build_scripts" / setup_env.LOCKS["play"]).read_text(encoding="utf-8")
    wanted = {*re.findall(r"^([a-z0-9-]+)==", play, re.M), *BUILDERS}
    entries = re.split(r"\n(?=[a-z0-9])", lock)
    return "\n".join(entry for entry in entries if entry.split("==")[0] in wanted) + "\n"


def build(python: str, sources: Path) -> None:
    """Run PyInstaller on these sources. Raises CannotSetUp with the end of what it printed."""
    setup_env.say("Building ...")
    spec = ROOT / "build_scripts" / "gamebox.spec"
    command = [python, "-m", "PyInstaller", str(spec), "--noconfirm", "--clean", "--log-level", "WARN"]
    places = ["--distpath", str(DIST), "--workpath", str(WORK / "pyinstaller")]
    roots = {"GAMEBOX_ROOT": str(ROOT), "GAMEBOX_SOURCES": str(sources)}
    environ = {**os.environ, **roots, "PYTHONHASHSEED": "0", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    environ.pop("PYTHONPATH", None)
    done = subprocess.run([*command, *places], env=environ, cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise setup_env.CannotSetUp(f"PyInstaller failed:\n{(done.stdout + done.stderr)[-3000:]}")


def brought() -> list[tuple[str, str]]:
    """The files beside the code: where each lies, and its folder in the bundle."""
    files = [(path, path.relative_to(ROOT).parent) for path in sorted(own())]
    files += [(path, Path(package) / "files") for package, path in fonts()]
    return [(str(path), str(folder)) for path, folder in [*files, *licences()]]


def own() -> list[Path]:
    """Our own files that the program reads: all assets but the pictures of the README, and the rules."""
    assets = [path for path in (ROOT / "assets").rglob("*") if path.is_file() and path.parent.name != "docs"]
    return [*assets, *(ROOT / "gamebox" / "games").glob("*/RULES*.md")]


def fonts() -> list[tuple[str, Path]]:
    """The packages of the fonts that the program writes with, and their files. The others stay behind."""
    from importlib import resources

    from gamebox.ui.text import FACES

    return sorted({(package, Path(str(resources.files(package) / "files" / file))) for package, file in FACES.values()})


def font_packages() -> list[str]:
    """The packages that fonts are found by."""
    return sorted({package for package, _ in fonts()})


def licences() -> list[tuple[Path, Path]]:
    """The licences of what only the built program brings along: Python itself, what starts it, and mypyc."""
    folder = Path("assets", "licences", "third_party", "python")
    places = (Path(sysconfig.get_path("stdlib"), "LICENSE.txt"), Path(sys.base_prefix, "LICENSE.txt"))
    debian = Path("/usr/share/doc", "python{}.{}".format(*sys.version_info), "copyright")
    python = [(path, folder) for path in (*places, debian) if path.is_file()][:1]
    starter = [(path, folder.with_name("pyinstaller")) for path in starter_licences()]
    mypyc = Path(os.environ["GAMEBOX_SOURCES"], compiling.LICENCE)
    return python + starter + ([(mypyc, folder.with_name("mypyc"))] if mypyc.exists() else [])


def starter_licences() -> list[Path]:
    """The licence of the small program that starts Python, which PyInstaller brings."""
    try:
        named = metadata.distribution("pyinstaller").files or []
    except metadata.PackageNotFoundError:
        return []
    return [Path(str(file.locate())) for file in named if file.name == "COPYING.txt"][:1]


def is_the_system_s(name: str) -> bool:
    """Whether a library is left to the system."""
    return sys.platform.startswith("linux") and Path(name).name.startswith(SYSTEM)


def windows_version(version: str) -> object:
    """What Windows shows as the properties of the program."""
    from PyInstaller.utils.win32 import versioninfo as info

    numbers = (*map(int, version.split(".")[:3]), 0)
    words = {"ProductName": "Gamebox", "FileDescription": "Gamebox", "ProductVersion": version, "FileVersion": version}
    table = info.StringTable("040904B0", [info.StringStruct(name, text) for name, text in words.items()])
    languages = info.VarFileInfo([info.VarStruct("Translation", [1033, 1200])])
    return info.VSVersionInfo(
        ffi=info.FixedFileInfo(filevers=numbers, prodvers=numbers), kids=[info.StringFileInfo([table]), languages]
    )


def files(folder: Path | None = None) -> list[Path]:
    """Every file of the bundle (of one that lies elsewhere, when named), links aside."""
    found = (folder or DIST / "gamebox").rglob("*")
    return [path for path in found if path.is_file() and not path.is_symlink()]


def inside() -> Path:
    """Where the bundle keeps everything but the program itself."""
    return DIST / "gamebox" / "_internal"


def missing() -> list[str]:
    """One sentence for each file that should have come along and did not."""
    wanted = [path.relative_to(ROOT) for path in own()]
    return [f"{path} is missing from the bundle." for path in wanted if not (inside() / path).exists()]


def size() -> float:
    """What the bundle takes on disk, in MB."""
    return sum(path.stat().st_size for path in files()) / 1e6


def too_large() -> list[str]:
    """A sentence when the bundle takes too much room."""
    return [] if size() < MOST_MB else [f"The bundle takes {size():.1f} MB, more than {MOST_MB}."]


def executable() -> Path:
    """The program to start; on Windows the one with a console."""
    return DIST / "gamebox" / ("gamebox-cli.exe" if setup_env.WINDOWS else "gamebox")


def oldest_glibc(folder: Path | None = None) -> str:
    """The oldest C library that every part of the bundle runs with, such as "2.35"; "" where that is no question."""
    found = {tuple(map(int, pair)) for path in files(folder) for pair in versions(path)}
    return ".".join(map(str, max(found))) if found else ""


def versions(path: Path) -> list[tuple[bytes, bytes]]:
    """The versions of the C library that a program or library names."""
    content = path.read_bytes()
    return re.findall(rb"GLIBC_(\d+)\.(\d+)", content) if content[:4] == b"\x7fELF" else []


def say_what_came_out() -> None:
    """Size and demands of the bundle."""
    glibc = oldest_glibc()
    needs = f", needs glibc {glibc} or newer" if glibc else ""
    setup_env.say(f"{(DIST / 'gamebox').relative_to(ROOT)}: {size():.1f} MB in {len(files())} files{needs}")


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        setup_env.say("Stopped.")
        sys.exit(130)
