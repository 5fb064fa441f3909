"""The download for macOS: a disk image with the program and a way to the folder of programs.

GAMEBOX_SIGN names the identity to sign with ("Developer ID Application: ..."); without it the program bears the
signature of nobody, which a Mac with an Apple processor asks for at least.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from build_scripts import installers
from build_scripts.installers import ICONS, TEMPLATES, Job, Maker

SIGN = "GAMEBOX_SIGN"
APP = "Gamebox.app"


def signed(app: Path) -> None:
    """Sign the program and all in it; with a name of one's own also for notarising."""
    name = os.environ.get(SIGN, "")
    own: list[str | Path] = ["--options", "runtime", "--timestamp"] if name else []
    rights: list[str | Path] = ["--entitlements", TEMPLATES / "entitlements.plist"] if name else []
    command: list[str | Path] = ["codesign", "--force", "--deep", "--sign", name or "-", *own, *rights, app]
    installers.run(command, "The program cannot be signed")


def image(job: Job) -> Path:
    """A disk image."""
    folder = job.work / "image"
    folder.mkdir()
    app = folder / APP
    shutil.copytree(job.bundle.parent / APP, app, symlinks=True)
    shutil.copy(ICONS / "gamebox-saved-game.icns", app / "Contents" / "Resources")
    signed(app)
    (folder / "Applications").symlink_to("/Applications")
    target = job.named(f"macos-{installers.machine()}.dmg")
    target.unlink(missing_ok=True)
    command: list[str | Path] = ["hdiutil", "create", "-volname", "Gamebox", "-format", "UDZO", "-srcfolder", folder]
    installers.run([*command, target], "The disk image cannot be made")
    return target


MAKERS: dict[str, Maker] = {"dmg": image}
