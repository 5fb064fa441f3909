"""The probe: after each new frame one JSON line says what can be clicked, for tests that drive the real window."""

from __future__ import annotations

import json
import os
from pathlib import Path

from gamebox.ui.scenes import Scene


class Probe:
    """Writes to the file named by GAMEBOX_PROBE; without it does nothing."""

    def __init__(self, path: str | None = None) -> None:
        told = path or os.environ.get("GAMEBOX_PROBE")
        self._path = Path(told) if told else None
        self._last = ""

    def tell(self, scene: Scene) -> None:
        """Write the line if it differs from the last one; readers never see half of it."""
        if self._path is None:
            return
        line = json.dumps(probe_line(scene))
        if line != self._last:
            self._last = line
            beside = self._path.with_name(self._path.name + ".new")
            beside.write_text(line + "\n", encoding="utf-8")
            beside.replace(self._path)


def probe_line(scene: Scene) -> dict[str, object]:
    """The scene, the seat that must choose, whether something moves, and the centres of all enabled targets."""
    targets = [
        {"tag": t.tag, "x": t.rect.centerx, "y": t.rect.centery} for t in scene.targets() if t.enabled and t.rect.w
    ]
    return {"scene": scene.name, "current": None, "busy": scene.busy, **scene.probe(), "targets": targets}
