"""Makes what friends download out of the built program: python3 build_scripts/installers.py [--only deb,rpm].

    Linux     .deb  .rpm  .tar.gz  .run        needs dpkg-deb and rpmbuild
    Windows   setup.exe  .zip                  needs makensis (NSIS 3)
    macOS     .dmg                             needs hdiutil and codesign, which every Mac has

Each system makes its own, after bundle.py, into dist/installers; beside them lie a list of all parts (CycloneDX), the
licences of all that is built in, and SHA256SUMS. It fails where a download has become too large.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "build_scripts")]

import bundle  # noqa: E402
import setup_env  # noqa: E402

from gamebox import __version__  # noqa: E402

TEMPLATES = ROOT / "build_scripts" / "installers"
ICONS = TEMPLATES / "icons"
OUT = ROOT / "dist" / "installers"
MOST_MB = 50
SUMS = "SHA256SUMS"
HEADING = re.compile(r"^## (\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d)\)$", re.M)


class Release(NamedTuple):
    """A version, its day, and what is new in it, line by line."""

    version: str
    date: str
    news: list[str]


class Job(NamedTuple):
    """What a maker needs: the built program, where to put its files, a folder to work in, what is filled in."""

    bundle: Path
    out: Path
    work: Path
    filled: Mapping[str, str]

    def template(self, name: str, **more: str) -> str:
        """A template with its blanks filled in."""
        return fill((TEMPLATES / name).read_text(encoding="utf-8"), {**self.filled, **more})

    def named(self, tail: str) -> Path:
        """The path of a download."""
        return self.out / f"gamebox-{self.filled['VERSION']}-{tail}"


Maker = Callable[[Job], Path]


def releases() -> list[Release]:
    """What CHANGELOG.md tells, the newest first."""
    pieces = HEADING.split((TEMPLATES / "CHANGELOG.md").read_text(encoding="utf-8"))[1:]
    found = []
    for version, date, text in zip(pieces[::3], pieces[1::3], pieces[2::3], strict=True):
        items = re.split(r"^\* ", text, flags=re.M)[1:]
        found.append(Release(version, date, [" ".join(item.split()) for item in items]))
    return found


def fill(text: str, blanks: Mapping[str, str]) -> str:
    """The text with @NAME@ replaced; a blank that nothing is known for raises KeyError."""
    return re.sub(r"@([A-Z]+)@", lambda found: blanks[found[1]], text)


def blanks(program: Path) -> dict[str, str]:
    """What is filled into templates."""
    sizes = [path.stat().st_size for path in program.rglob("*") if path.is_file() and not path.is_symlink()]
    return {
        "VERSION": __version__,
        "DATE": releases()[0].date,
        "MACHINE": machine(),
        "GLIBC": bundle.oldest_glibc(program),
        "KILOBYTES": str(sum(sizes) // 1000),
    }


def machine() -> str:
    """What this computer's processor is called."""
    return {"AMD64": "x86_64", "amd64": "x86_64", "ARM64": "arm64"}.get(platform.machine(), platform.machine())


def run(command: list[str | Path], failed: str, **more: object) -> str:
    """Run a tool in silence; what it printed. Raises CannotSetUp with its last words."""
    name = str(command[0])
    if not shutil.which(name):
        raise setup_env.CannotSetUp(f"{failed}: {name} is not installed.")
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, errors="replace", **more)  # type: ignore[call-overload]
    if done.returncode:
        raise setup_env.CannotSetUp(f"{failed}:\n{(done.stdout + done.stderr)[-2000:]}")
    return str(done.stdout)


def moment() -> int:
    """The time that files in packages bear: the same commit gives the same package. Seconds since 1970."""
    told = os.environ.get("SOURCE_DATE_EPOCH")
    if told is None:
        from datetime import UTC, datetime

        told = f"{datetime.fromisoformat(releases()[0].date).replace(tzinfo=UTC).timestamp():.0f}"
    return int(told)


def packed(folder: Path, name: str, target: Path) -> None:
    """A .tar.gz of a folder, under this name: the same files give the same archive."""
    with gzip.GzipFile(target, "wb", 9, mtime=0) as squeezer, tarfile.open(fileobj=squeezer, mode="w") as tar:
        for path in (folder, *sorted(folder.rglob("*"))):
            inside = f"{name}/{path.relative_to(folder).as_posix()}".removesuffix("/.")
            tar.add(path, inside, recursive=False, filter=plain)


def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """An entry that tells nothing of who packed it, and when."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    entry.mtime = moment()
    return entry


def makers() -> dict[str, Maker]:
    """What this system can make, by name."""
    if setup_env.WINDOWS:
        from build_scripts import install_windows as system
    elif sys.platform == "darwin":
        from build_scripts import install_macos as system  # type: ignore[no-redef]
    else:
        from build_scripts import install_linux as system  # type: ignore[no-redef]
    return system.MAKERS


def checksums(folder: Path) -> str:
    """A line for each download, as sha256sum -c reads it."""
    files = sorted(path for path in folder.iterdir() if path.is_file() and path.name != SUMS)
    return "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files)


def too_large(made: list[Path]) -> list[str]:
    """One sentence for each download that takes too long to fetch."""
    sizes = {path.name: path.stat().st_size / 1e6 for path in made}
    return [f"{name} takes {size:.1f} MB, more than {MOST_MB}." for name, size in sizes.items() if size > MOST_MB]


def make(kinds: Mapping[str, Maker], program: Path, out: Path) -> list[Path]:
    """Make downloads of these kinds, the list of parts, and the sums. Raises CannotSetUp."""
    from build_scripts import sbom

    if not (program.is_dir() and any(program.iterdir())):
        raise setup_env.CannotSetUp(f"There is no built program in {program}: run build_scripts/bundle.py first.")
    out.mkdir(parents=True, exist_ok=True)
    work = out.parent / "work"
    made = []
    for kind, maker in kinds.items():
        shutil.rmtree(work, ignore_errors=True)
        work.mkdir(parents=True)
        made.append(maker(Job(program, out, work, blanks(program))))
        setup_env.say(f"{kind}: {made[-1].name}, {made[-1].stat().st_size / 1e6:.1f} MB")
    shutil.rmtree(work, ignore_errors=True)
    head = f"gamebox-{__version__}-{sbom.system()}-{machine()}"
    (out / f"{head}.cdx.json").write_text(sbom.text(program, moment()), encoding="utf-8")
    licences = next(path for path in sorted(program.rglob("licences")) if path.is_dir())
    packed(licences, f"{head}-licences", out / f"{head}-licences.tar.gz")
    (out / SUMS).write_text(checksums(out), encoding="utf-8", newline="\n")
    return made


def main() -> int:
    """Make everything that was asked for; 1 when something is not as it should be, 2 when it cannot be made."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bundle", type=Path, default=bundle.DIST / "gamebox", metavar="DIR", help="the built program")
    parser.add_argument("--out", type=Path, default=OUT, metavar="DIR")
    known = makers()
    parser.add_argument("--only", default=",".join(known), metavar="KINDS", help=f"of {', '.join(known)}")
    asked = parser.parse_args()
    kinds = asked.only.split(",")
    if unknown := sorted(set(kinds) - set(known)):
        setup_env.say(f"Here can be made: {', '.join(known)}; not {', '.join(unknown)}.")
        return 2
    try:
        made = make({kind: known[kind] for kind in kinds}, asked.bundle.absolute(), asked.out.absolute())
    except (setup_env.CannotSetUp, OSError) as why:
        setup_env.say(str(why))
        return 2
    wrong = too_large(made)
    for sentence in wrong:
        setup_env.say(sentence)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.modules["build_scripts.installers"] = sys.modules["__main__"]
    sys.exit(main())
