"""Renders the sprite sheets of assets/sprites from the drawings in build_scripts/art.

    python build_scripts/sprites.py                 every sheet whose drawings changed
    python build_scripts/sprites.py ui/widgets      these sheets, changed or not
    python build_scripts/sprites.py --check         fails when a committed sheet is older than its drawings
    python build_scripts/sprites.py --preview OUT   also writes one PNG a piece, for looking at

A sheet is `<name>.json` beside `<name>@1x.webp` and `<name>@2x.webp`. The JSON holds the SHA-256 of the
drawings, the scales, and for each piece its rectangle (units), anchor, borders, marks or own file.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib
import io
import json
import pkgutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from build_scripts import art  # noqa: E402
from build_scripts.art.sheet import Piece, Sheet  # noqa: E402

OUT = ROOT / "assets" / "sprites"
ICON = {"ui/icon": ("icon", ROOT / "assets" / "icon.png")}
"""Sheets of which a piece is also wanted as a PNG: the window's icon, which systems read themselves."""
ART = ROOT / "build_scripts" / "art"
GAP = 2
WIDEST = 2000


def sheets() -> dict[str, Sheet]:
    """Every sheet that a module of build_scripts/art lists in its SHEETS."""
    found: dict[str, Sheet] = {}
    for info in pkgutil.walk_packages(art.__path__, "build_scripts.art."):
        module = importlib.import_module(info.name)
        for sheet in getattr(module, "SHEETS", ()):
            found[sheet.name] = sheet
    return dict(sorted(found.items()))


def digests(sheet: Sheet) -> dict[str, str]:
    """SHA-256 of each drawing file, line endings aside."""
    names = sorted({"kit.py", *sheet.sources})
    return {n: hashlib.sha256((ART / n).read_bytes().replace(b"\r\n", b"\n")).hexdigest() for n in names}


def is_current(sheet: Sheet) -> bool:
    """Whether the committed sheet was made from the drawings of today."""
    index = OUT / f"{sheet.name}.json"
    if not index.exists():
        return False
    known = json.loads(index.read_text(encoding="utf-8"))
    files = [index.parent / f for f in known["files"]] + [
        path for name, (_, path) in ICON.items() if name == sheet.name
    ]
    return bool(known["sources"] == digests(sheet)) and all(file.exists() for file in files)


def rasterise(piece: Piece, scale: float):  # type: ignore[no-untyped-def]
    """The piece as an RGBA image of exactly width*scale x height*scale pixels."""
    import resvg_py
    from PIL import Image

    size = (round(piece.width * scale), round(piece.height * scale))
    png = resvg_py.svg_to_bytes(svg_string=piece.svg, width=size[0], skip_system_fonts=True, font_files=font_files())
    image = Image.open(io.BytesIO(bytes(png))).convert("RGBA")
    return image if image.size == size else image.resize(size, Image.Resampling.LANCZOS)


def font_files() -> list[str]:
    """The fonts that lettering in drawings may use: those the program itself depends on."""
    import fontpkg

    names = ("Alegreya Sans", "Abril Fatface", "DM Serif Display", "Marcellus")
    folders = {Path(fontpkg.path(name)).parent for name in names}
    return sorted(str(f) for folder in folders for f in folder.glob("*.[to]tf"))


def shelve(pieces: dict[str, Piece]) -> tuple[dict[str, tuple[int, int]], int, int]:
    """Places for the pieces in rows, tallest first; units. Returns places, width, height."""
    places: dict[str, tuple[int, int]] = {}
    x = y = row = width = 0
    for name, piece in sorted(pieces.items(), key=lambda item: (-item[1].height, item[0])):
        if x and x + piece.width > WIDEST:
            x, y, row = 0, y + row + GAP, 0
        places[name] = (x, y)
        x, row = x + piece.width + GAP, max(row, piece.height)
        width = max(width, x)
    return places, width, y + row


FINER = 14
"""How much lower the quality of large pictures may be: what is lost there is smaller than a pixel of a small one."""


def packing(sheet: Sheet, scale: float) -> int | None:
    """The quality of a sheet's pictures at a scale: the small ones are seen pixel by pixel, the large ones never."""
    return sheet.quality if sheet.quality is None or scale == min(sheet.scales) else sheet.quality - FINER


def save(image, path: Path, quality: int | None) -> None:  # type: ignore[no-untyped-def]
    """Write a picture, lossless without a quality."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if quality is None:
        image.save(path, lossless=True, quality=80, method=6)
    else:
        image.save(path, quality=quality, method=6, alpha_quality=100)


def build(sheet: Sheet, preview: Path | None) -> None:
    """Draw a sheet at every scale and write it with its index."""
    from PIL import Image

    pieces = sheet.draw()
    together = {n: p for n, p in pieces.items() if not p.alone}
    places, width, height = shelve(together)
    folder, stem = OUT / Path(sheet.name).parent, Path(sheet.name).name
    files: list[str] = []
    entries: dict[str, dict[str, object]] = {}
    for name, piece in pieces.items():
        ax, ay = piece.anchor or (piece.width / 2, piece.height / 2)
        entry: dict[str, object] = {"size": [piece.width, piece.height], "anchor": [round(ax, 2), round(ay, 2)]}
        if piece.slice:
            entry["slice"] = list(piece.slice)
        if piece.marks:
            entry["marks"] = {k: [round(v, 2) for v in m] for k, m in piece.marks.items()}
        entry.update({"file": f"{stem}.{name}"} if piece.alone else {"at": list(places[name])})
        entries[name] = entry
    if sheet.name in ICON:
        piece, path = ICON[sheet.name]
        rasterise(pieces[piece], 1).save(path, optimize=True)
    for scale in sheet.scales:
        quality = packing(sheet, scale)
        canvas = Image.new("RGBA", (round(width * scale) or 1, round(height * scale) or 1))
        for name, piece in pieces.items():
            image = rasterise(piece, scale)
            if preview and scale == max(sheet.scales):
                target = preview / sheet.name / f"{name}.png"
                target.parent.mkdir(parents=True, exist_ok=True)
                image.save(target)
            if piece.alone:
                file = f"{stem}.{name}@{scale:g}x.webp"
                save(image if image.getextrema()[3][0] < 255 else image.convert("RGB"), folder / file, quality)
                files.append(file)
            else:
                canvas.paste(image, (round(places[name][0] * scale), round(places[name][1] * scale)))
        if together:
            file = f"{stem}@{scale:g}x.webp"
            save(canvas, folder / file, quality)
            files.append(file)
    index = {"sources": digests(sheet), "scales": list(sheet.scales), "files": sorted(files), "sprites": entries}
    (OUT / f"{sheet.name}.json").write_text(json.dumps(index, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="SHEET")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--preview", type=Path, metavar="OUT")
    wanted = parser.parse_args()
    known = sheets()
    unknown = [n for n in wanted.names if n not in known]
    if unknown:
        print(f"No such sheet: {', '.join(unknown)}. Known: {', '.join(known)}", file=sys.stderr)
        return 2
    stale = [s for n, s in known.items() if n in wanted.names or (not wanted.names and not is_current(s))]
    if wanted.check:
        print("\n".join(f"{s.name} is older than its drawings: run build_scripts/sprites.py" for s in stale))
        return 1 if stale else 0
    for sheet in stale:
        build(sheet, wanted.preview)
        print(sheet.name)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
