"""The downloads for Linux: a package for Debian and its kin, one for Fedora and its kin, and two for everybody."""

from __future__ import annotations

import gzip
import hashlib
import os
import shutil
from email.utils import formatdate
from pathlib import Path
from textwrap import fill

from build_scripts import installers
from build_scripts.installers import ICONS, TEMPLATES, Job, Maker

PROGRAM = Path("usr", "lib", "gamebox")
"""Where packages put the program."""
DEBIAN = {"x86_64": "amd64", "aarch64": "arm64"}
DOC = Path("usr", "share", "doc", "gamebox")


def copied(job: Job, place: Path) -> None:
    """The built program, readable by everybody and writable by its owner alone."""
    shutil.copytree(job.bundle, place, symlinks=True)
    for path in (place, *place.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == place / "gamebox" else 0o644)


def written(path: Path, text: str) -> None:
    """A text file in a folder that is made for it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    path.chmod(0o644)


def squeezed(path: Path, text: str) -> None:
    """A text file, compressed without a date."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def shared(job: Job, share: Path) -> None:
    """What the desktop reads: menu entry, file type, icons."""
    written(share / "applications" / "gamebox.desktop", job.template("gamebox.desktop"))
    written(share / "mime" / "packages" / "gamebox.xml", job.template("gamebox.mime.xml"))
    for name, kind in (("gamebox", "apps"), ("gamebox-saved-game", "mimetypes")):
        for icon in sorted(ICONS.glob(f"{name}-[0-9]*.png")):
            size = icon.stem.rsplit("-", 1)[1]
            target = share / "icons" / "hicolor" / f"{size}x{size}" / kind / f"{name}.png"
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(icon, target)
            target.chmod(0o644)


def tree(job: Job, root: Path, programs: str) -> None:
    """What packages put into the system. programs: the folder that the system looks for programs in."""
    copied(job, root / PROGRAM)
    (root / "usr" / programs).mkdir(parents=True)
    (root / "usr" / programs / "gamebox").symlink_to("../lib/gamebox/gamebox")
    share = root / "usr" / "share"
    shared(job, share)
    entry = share / "applications" / "gamebox.desktop"
    written(entry, entry.read_text(encoding="utf-8").replace("Exec=gamebox", f"Exec=/usr/{programs}/gamebox"))
    metainfo = "org.gamebox.Gamebox.metainfo.xml"
    written(share / "metainfo" / metainfo, job.template(metainfo))
    squeezed(share / "man" / "man6" / "gamebox.6.gz", job.template("gamebox.6"))
    written(root / DOC / "copyright", licences())
    squeezed(root / DOC / "changelog.gz", changelog())
    for folder, _, _ in os.walk(root):
        Path(folder).chmod(0o755)


def licences() -> str:
    """Whose work all this is, in the form that Debian wants."""
    folder = installers.ROOT / "assets" / "licences"
    own = (folder / "LICENSE.txt").read_text(encoding="utf-8").strip()
    others = (folder / "third_party" / "README.txt").read_text(encoding="utf-8").strip()
    place = f"/{PROGRAM}/_internal/assets/licences/third_party"
    common = "That of the LGPL 2.1 is also in /usr/share/common-licenses/LGPL-2.1."
    return f"Gamebox\n\n{own}\n\n\nThe texts of the licences below lie in {place}.\n{common}\n\n{others}\n"


def changelog() -> str:
    """What is new, in the form that Debian wants."""
    maintainer = next(
        line.removeprefix("Maintainer: ")
        for line in (TEMPLATES / "deb.control").read_text(encoding="utf-8").splitlines()
        if line.startswith("Maintainer: ")
    )
    entries = []
    for release in installers.releases():
        news = "\n".join(fill(line, 78, initial_indent="  * ", subsequent_indent="    ") for line in release.news)
        head = f"gamebox ({release.version}) stable; urgency=low"
        entries.append(f"{head}\n\n{news}\n\n -- {maintainer}  {day(release)}\n")
    return "\n".join(entries)


def day(release: installers.Release) -> str:
    """The day of a release as mails write it."""
    from datetime import UTC, datetime

    return formatdate(datetime.fromisoformat(release.date).replace(tzinfo=UTC).timestamp())


def deb(job: Job) -> Path:
    """For Debian, Ubuntu, Mint: apt brings what is missing."""
    root = job.work / "deb"
    tree(job, root, "games")
    overrides = root / "usr" / "share" / "lintian" / "overrides" / "gamebox"
    written(overrides, job.template("deb.lintian-overrides"))
    for folder, _, _ in os.walk(root):
        Path(folder).chmod(0o755)
    arch = DEBIAN.get(installers.machine(), installers.machine())
    written(root / "DEBIAN" / "control", job.template("deb.control", ARCH=arch))
    (root / "DEBIAN").chmod(0o755)
    written(root / "DEBIAN" / "md5sums", sums(root))
    target = job.out / f"gamebox_{job.filled['VERSION']}_{arch}.deb"
    environ = {**os.environ, "SOURCE_DATE_EPOCH": str(installers.moment())}
    command: list[str | Path] = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z3", "--build", root, target]
    installers.run(command, "The .deb cannot be made", env=environ)
    return target


def sums(root: Path) -> str:
    """The sums by which Debian finds damaged files."""
    files = sorted(path for path in (root / "usr").rglob("*") if path.is_file() and not path.is_symlink())
    return "".join(f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(root)}\n" for path in files)


def rpm(job: Job) -> Path:
    """For Fedora, openSUSE and their kin."""
    root, top = job.work / "root", job.work / "rpm"
    tree(job, root, "bin")
    written(top / "gamebox.spec", job.template("rpm.spec"))
    environ = {**os.environ, "SOURCE_DATE_EPOCH": str(installers.moment())}
    places = {"_topdir": top, "_rpmdir": job.out, "_rpmfilename": "%{NAME}-%{VERSION}-%{RELEASE}.%{ARCH}.rpm"}
    places |= {"use_source_date_epoch_as_buildtime": 1, "_buildhost": "gamebox", "clamp_mtime_to_source_date_epoch": 1}
    defined = [word for name, value in places.items() for word in ("--define", f"{name} {value}")]
    command: list[str | Path] = ["rpmbuild", "-bb", "--quiet", "--target", installers.machine(), "--buildroot", root]
    installers.run([*command, *defined, top / "gamebox.spec"], "The .rpm cannot be made", env=environ)
    return job.out / f"gamebox-{job.filled['VERSION']}-1.{installers.machine()}.rpm"


def portable(job: Job) -> Path:
    """A folder for any Linux, to be unpacked anywhere."""
    name = f"gamebox-{job.filled['VERSION']}"
    folder = job.work / name
    copied(job, folder)
    shared(job, folder / "share")
    written(folder / "README.txt", job.template("README.linux.txt"))
    written(folder / "install.sh", job.template("install.sh"))
    (folder / "install.sh").chmod(0o755)
    target = job.named(f"linux-{installers.machine()}.tar.gz")
    installers.packed(folder, name, target)
    return target


def self_extracting(job: Job) -> Path:
    """One file that unpacks itself into the player's own folder: the portable download behind a shell script.

    It unpacks straight to where the program will live, so that no temporary folder has to allow programs to run.
    """
    target = job.named(f"linux-{installers.machine()}.run")
    archive = job.named(f"linux-{installers.machine()}.tar.gz")
    there = archive.exists()
    payload = (archive if there else portable(job)).read_bytes()
    lines = (TEMPLATES / "run.sh").read_text(encoding="utf-8").count("\n") + 1
    more = {"SIZE": len(payload), "SUM": hashlib.sha256(payload).hexdigest(), "LINES": lines, "NAME": target.name}
    head = job.template("run.sh", **{name: str(value) for name, value in more.items()})
    target.write_bytes(head.encode() + payload)
    target.chmod(0o755)
    if not there:
        archive.unlink()
    return target


MAKERS: dict[str, Maker] = {"deb": deb, "rpm": rpm, "tar": portable, "run": self_extracting}
