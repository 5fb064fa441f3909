"""A report of a fault: version, what was played, where it broke. No names, no paths of the player's computer."""

from __future__ import annotations

import json
import logging
import platform
import time
import traceback
from collections.abc import Sequence
from importlib import metadata
from pathlib import Path
from typing import Any

from gamebox.ui.scenes import Scene

log = logging.getLogger(__name__)


def version() -> str:
    """The program's version."""
    try:
        return metadata.version("gamebox")
    except metadata.PackageNotFoundError:
        return "0"


def write_report(fault: BaseException, scenes: Sequence[Scene], folder: Path | None) -> str:
    """Write a report into the folder "reports" and return its path, "" when that is impossible."""
    text = report_text(fault, scenes)
    log.error("%s", text)
    if folder is None:
        return ""
    try:
        reports = folder / "reports"
        reports.mkdir(parents=True, exist_ok=True)
        path = reports / time.strftime("report-%Y%m%d-%H%M%S.txt")
        path.write_text(text, encoding="utf-8")
        return str(path)
    except OSError as wrong:
        log.error("the report could not be written: %s", wrong)
        return ""


def report_text(fault: BaseException, scenes: Sequence[Scene]) -> str:
    """The report as text."""
    lines = [f"Gamebox {version()}", f"Python {platform.python_version()}, {platform.system()} {platform.machine()}"]
    for scene in scenes:
        lines.append(f"scene {scene.name}: {json.dumps(_told(scene), default=str)}")
    lines.append(f"{type(fault).__name__}: {fault}")
    for frame in traceback.extract_tb(fault.__traceback__):
        lines.append(f"  {Path(frame.filename).name}:{frame.lineno} {frame.name}: {frame.line}")
    return "\n".join(lines) + "\n"


def _told(scene: Scene) -> dict[str, Any]:
    try:
        return scene.report()
    except Exception as fault:  # a broken scene must not spoil the report
        return {"fault": repr(fault)}
