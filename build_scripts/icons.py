"""Draws the icons of the installed program from its sign: PNG in every size, .ico for Windows, .icns for macOS.

    python build_scripts/icons.py           writes build_scripts/installers/icons
    python build_scripts/icons.py --check   fails when they are older than the drawing

There are two: the program, and the saved game, a sheet of paper with the sign on it. Sizes in which the sign would be
a blur show a plainer one.
"""

from __future__ import annotations

import hashlib
import io
import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from build_scripts.art.kit import g, path, rect, stroke  # noqa: E402
from build_scripts.art.ui.base import document  # noqa: E402
from build_scripts.art.ui.emblem import BONE, BRASS, INK, NAVY, RED, captain, emblem  # noqa: E402

OUT = ROOT / "build_scripts" / "installers" / "icons"
MANIFEST = "manifest.json"
SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
ICO = (16, 24, 32, 48, 64, 128, 256)
ICNS = (16, 32, 64, 128, 256, 512, 1024)
PLAIN = 32
"""Up to this size the plainer drawing is taken."""
SOURCES = (
    "build_scripts/icons.py", "build_scripts/art/kit.py", "build_scripts/art/ui/base.py",
    "build_scripts/art/ui/brush.py", "build_scripts/art/ui/emblem.py",
)  # fmt: skip


def plain() -> str:
    """The captain alone in his box, with strong outlines."""
    box = path("M16 150H240L228 246H28Z", RED, INK, 14) + rect(36, 168, 184, 10, BRASS)
    pip = path("M128 182L160 210L128 238L96 210Z", NAVY, BRASS, 8)
    return g(captain(0, 0, 1.42), 128, 126) + box + pip


def drawing(size: int) -> str:
    """The sign as it is drawn for a picture of this size."""
    return plain() if size <= PLAIN else emblem()


def sheet(size: int) -> str:
    """A sheet of paper with a folded corner and the sign on it."""
    edge = 14 if size <= PLAIN else 8
    paper = path("M40 10H166L218 62V246H40Z", BONE, INK, edge) + path("M166 10V62H218Z", "#cdb58a", INK, edge)
    if size > PLAIN:
        paper += stroke("M62 40H142M62 62H142", "#bd9e69", 6)
    return paper + g(drawing(size), 62, 88, 0.53)


WIZARD = ("wizard.bmp", 164, 314)
"""What stands beside the words of the Windows installer."""


def wizard() -> str:
    """The sign before a panelled wall."""
    body = rect(0, 0, 164, 314, "#4a2f22") + rect(8, 8, 148, 298, "none", line=BRASS, lw=2)
    return body + rect(0, 214, 164, 100, NAVY) + rect(0, 212, 164, 4, BRASS) + g(emblem(), 12, 84, 0.55)


KINDS = {"gamebox": drawing, "gamebox-saved-game": sheet}
"""The icons by name, and what draws each for a size."""


def picture(name: str, size: int, margin: float = 0.0):  # type: ignore[no-untyped-def]
    """An icon as an image of this size. margin: the share of it left free on every side."""
    import resvg_py
    from PIL import Image

    inner = round(size * (1 - 2 * margin))
    svg = document(256, 256, lambda: KINDS[name](inner))
    image = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=inner)))).convert("RGBA")
    whole = Image.new("RGBA", (size, size))
    whole.paste(image, ((size - inner) // 2, (size - inner) // 2))
    return whole


def write(name: str) -> None:
    """Every file of one icon."""
    for size in SIZES:
        picture(name, size).save(OUT / f"{name}-{size}.png", optimize=True)
    *small, large = [picture(name, size) for size in ICO]
    large.save(OUT / f"{name}.ico", sizes=[(n, n) for n in ICO], append_images=small)
    *small, large = [picture(name, size, 0.06) for size in ICNS]
    large.save(OUT / f"{name}.icns", append_images=small)


def write_wizard() -> None:
    """The picture of the installer, which can only be a bitmap."""
    import resvg_py
    from PIL import Image

    name, wide, high = WIZARD
    png = resvg_py.svg_to_bytes(svg_string=document(wide, high, wizard), width=wide)
    Image.open(io.BytesIO(bytes(png))).convert("RGB").save(OUT / name)


def files() -> list[str]:
    """The names of all that is written."""
    tails = (*(f"-{n}.png" for n in SIZES), ".ico", ".icns")
    return [*(f"{name}{tail}" for name in KINDS for tail in tails), WIZARD[0]]


def digests() -> dict[str, str]:
    """SHA-256 of each drawing file, line endings aside."""
    return {n: hashlib.sha256((ROOT / n).read_bytes().replace(b"\r\n", b"\n")).hexdigest() for n in SOURCES}


def is_current() -> bool:
    """Whether the icons were made from the drawings of today."""
    known = OUT / MANIFEST
    there = all((OUT / name).exists() for name in files())
    return there and known.exists() and json.loads(known.read_text(encoding="utf-8")) == digests()


def main() -> int:
    if "--check" in sys.argv:
        if not is_current():
            print("The icons are older than their drawing: run build_scripts/icons.py")
        return 0 if is_current() else 1
    OUT.mkdir(parents=True, exist_ok=True)
    for name in KINDS:
        write(name)
    write_wizard()
    (OUT / MANIFEST).write_text(json.dumps(digests(), indent=1) + "\n", encoding="utf-8")
    print(f"{len(files())} pictures, {sum((OUT / name).stat().st_size for name in files()) / 1000:.0f} kB")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
