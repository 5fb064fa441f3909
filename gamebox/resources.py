"""Where the program's own files lie: the only door to the assets, from source, installed or bundled."""

from __future__ import annotations

import sys
from pathlib import Path


def _root() -> Path:
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle is not None:
        return Path(bundle) / "assets"
    package = Path(__file__).resolve().parent
    inside = package / "assets"
    return inside if inside.is_dir() else package.parent / "assets"


ROOT = _root()


def resource_path(*parts: str) -> Path:
    """The path of an asset, such as resource_path("locale", "en", "gamebox.toml"). It need not exist."""
    return ROOT.joinpath(*parts)
