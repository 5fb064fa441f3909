"""Lays the committed sailors, large cards and seat faces on one picture for judging by eye.

    python build_scripts/art/contact_sheet.py OUT.png

Top: every small card as the table shows it, and again at 33 pixels; then the large cards; then the seats.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from PIL import Image

SPRITES = Path(__file__).resolve().parents[2] / "assets" / "sprites" / "halunken"
TABLE, GAP, ROW = "#1b2540", 8, 14


def sprites(sheet: str) -> dict[str, Any]:
    """Every picture of a sheet at two pixels a unit."""
    index = json.loads((SPRITES / f"{sheet}.json").read_text(encoding="utf-8"))
    whole = SPRITES / f"{sheet}@2x.webp"
    shelf = Image.open(whole).convert("RGBA") if whole.exists() else None
    out = {}
    for name, entry in index["sprites"].items():
        if "file" in entry:
            out[name] = Image.open(SPRITES / f"{entry['file']}@2x.webp").convert("RGBA")
        elif shelf:
            (x, y), (w, h) = entry["at"], entry["size"]
            out[name] = shelf.crop((2 * x, 2 * y, 2 * (x + w), 2 * (y + h)))
    return out


def rows(pictures: list[Any], width: int, in_a_row: int) -> Any:
    """The pictures at one width, in rows."""
    height = round(pictures[0].height * width / pictures[0].width)
    lines = -(-len(pictures) // in_a_row)
    out = Image.new("RGB", (in_a_row * (width + GAP) + GAP, lines * (height + GAP) + GAP), TABLE)
    for i, picture in enumerate(pictures):
        small = picture.resize((width, height), Image.Resampling.LANCZOS)
        out.paste(small, (GAP + i % in_a_row * (width + GAP), GAP + i // in_a_row * (height + GAP)), small)
    return out


def main() -> int:
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    cards, faces, busts = (list(sprites(s).values()) for s in ("sailors", "faces", "busts"))
    parts = [rows(cards, 110, ROW), rows(cards, 33, ROW * 2), rows(faces, 220, ROW // 2), rows(busts, 120, ROW - 3)]
    sheet = Image.new("RGB", (max(p.width for p in parts), sum(p.height for p in parts)), TABLE)
    y = 0
    for part in parts:
        sheet.paste(part, (0, y))
        y += part.height
    sheet.save(sys.argv[1])
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
