"""The downloads for Windows: an installer that needs no administrator, and a folder to unpack anywhere.

The installer can be compiled on every system that has NSIS; only on Windows there is a program to put into it.
"""

from __future__ import annotations

import os
import zipfile
from pathlib import Path

from build_scripts import installers
from build_scripts.installers import ICONS, TEMPLATES, Job, Maker

STUB = "GAMEBOX_NSIS_STUB"
"""Names another kind of installer than the ordinary one, such as amd64-unicode, which 64-bit Wine can run."""
SIGN = "GAMEBOX_NSIS_SIGN"
"""Names a command that signs the file it is given."""


def setup(job: Job) -> Path:
    """An installer for one person."""
    target = job.named(f"windows-{installers.machine()}-setup.exe")
    readme = job.work / "README.txt"
    readme.write_text(job.template("README.windows.txt"), encoding="utf-8", newline="\r\n")
    said = {
        "VERSION": job.filled["VERSION"], "KILOBYTES": job.filled["KILOBYTES"], "OUT": str(target),
        "FILES": str(job.bundle / "*"), "EXTRA": str(ICONS) + os.sep, "README": str(readme),
        "STUB": os.environ.get(STUB, ""), "SIGN": os.environ.get(SIGN, ""),
    }  # fmt: skip
    defined = [f"-D{name}={value}" for name, value in said.items() if value]
    command: list[str | Path] = ["makensis", "-V2", "-WX", *defined, TEMPLATES / "gamebox.nsi"]
    installers.run(command, "The installer cannot be made")
    return target


def portable(job: Job) -> Path:
    """A folder to unpack anywhere."""
    target = job.named(f"windows-{installers.machine()}.zip")
    name = f"gamebox-{job.filled['VERSION']}"
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in sorted(path for path in job.bundle.rglob("*") if path.is_file()):
            packed.write(path, f"{name}/{path.relative_to(job.bundle).as_posix()}")
        packed.writestr(f"{name}/README.txt", job.template("README.windows.txt").replace("\n", "\r\n"))
    return target


MAKERS: dict[str, Maker] = {"zip": portable, "setup": setup}
