"""Sprites: sheets of assets/sprites, scaled once per window size and kept.

A sprite is named "<folder>/<sheet>:<piece>", such as "ui/widgets:box_panel". Scales are pixels a unit.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import pygame
from pygame import Rect, Surface

from gamebox.core.game import BadAsset
from gamebox.resources import resource_path
from gamebox.ui.ahead import Ahead
from gamebox.ui.memory import Pictures
from gamebox.ui.press import Press

log = logging.getLogger(__name__)

Mark = tuple[float, ...]
WINDOWS = 8
"""How many times the pixels of the window are kept in scaled pictures: a whole match needs between six and seven."""


class Piece(NamedTuple):
    """What a sheet says of one sprite: units throughout, `at` None when it has a file of its own."""

    width: int
    height: int
    anchor: tuple[float, float]
    borders: tuple[int, int, int, int] | None
    marks: dict[str, Mark]
    at: tuple[int, int] | None
    file: str


class Sheet(NamedTuple):
    """One sheet: where its pictures lie and what is on them."""

    folder: str
    stem: str
    scales: tuple[float, ...]
    pieces: dict[str, Piece]


UNKNOWN_PIECE = Piece(96, 96, (48, 48), (24, 24, 24, 24), {}, None, "")


class Sprites:
    """All sprites of the program, cut and scaled on demand. press: shared with others, who may be in other threads."""

    def __init__(self, press: Press | None = None) -> None:
        self.missing: set[str] = set()
        self._sheets: dict[str, Sheet | None] = {}
        self._masters: dict[tuple[str, float], Surface] = {}
        self._made: Pictures[tuple[Any, ...]] = Pictures(WINDOWS * 4 * 1920 * 1080)
        self._press = press or Press()
        self._expected: dict[tuple[str, float], dict[str, Rect]] = {}
        self._ahead: Ahead | None = None

    def apart(self) -> Sprites:
        """Sprites for another thread, which begin with what has been pressed here."""
        return Sprites(self._press)

    def load(self, sheet: str) -> Sheet:
        """The description of a sheet. Raises BadAsset naming it when it cannot be read."""
        known = self._sheets.get(sheet)
        if known is None:
            known = self._sheets[sheet] = _read(sheet)
        return known

    def knows(self, name: str) -> bool:
        """Whether this sprite exists."""
        sheet, _, piece = name.partition(":")
        try:
            return piece in self.load(sheet).pieces
        except BadAsset:
            return False

    def piece(self, name: str) -> Piece:
        """Size, anchor and marks of a sprite, in units. A missing one is logged once and gets a stand-in."""
        sheet, _, piece = name.partition(":")
        if name not in self.missing:
            try:
                return self.load(sheet).pieces[piece]
            except (BadAsset, KeyError) as wrong:
                self.missing.add(name)
                log.warning("sprite %s is missing: %s", name, wrong)
        return UNKNOWN_PIECE

    def get(self, name: str, scale: float) -> Surface:
        """The sprite at this many pixels a unit."""
        piece = self.piece(name)
        return self.sized(name, max(1, round(piece.width * scale)), max(1, round(piece.height * scale)))

    def sized(self, name: str, width: int, height: int) -> Surface:
        """The sprite scaled to these pixels, whatever its own shape."""
        key = (name, width, height)
        return self._made.get(key) or self._made.put(key, self._scaled(name, width, height))

    def cover(self, name: str, width: int, height: int) -> Surface:
        """The sprite scaled to fill these pixels, its overhang cut off evenly; opaque, for backgrounds."""
        key = (name, "cover", width, height)
        return self._made.get(key) or self._made.put(key, self._covering(name, width, height))

    def _covering(self, name: str, width: int, height: int) -> Surface:
        piece = self.piece(name)
        scale = max(width / piece.width, height / piece.height)
        whole = self._cut(name, max(width, round(piece.width * scale)), max(height, round(piece.height * scale)))
        cut = Rect((whole.get_width() - width) // 2, (whole.get_height() - height) // 2, width, height)
        return _opaque(whole.subsurface(cut))

    def stretched(self, name: str, width: int, height: int, scale: float) -> Surface:
        """A nine-slice sprite for a box of these pixels: corners as drawn, the rest stretched."""
        piece = self.piece(name)
        if piece.borders is None:
            return self.sized(name, width, height)
        key = (name, "nine", width, height, round(scale, 4))
        known = self._made.get(key)
        if known is None:
            borders = tuple(round(b * scale) for b in piece.borders)
            known = self._made.put(key, _nine(self.get(name, scale), borders, max(1, width), max(1, height)))
        return known

    def dimmed(self, name: str, scale: float, light: float = 0.5) -> Surface:
        """The sprite with less light: 0 black, 1 as drawn."""
        level = round(255 * light)
        return self.tinted(name, scale, (level, level, level))

    def tinted(self, name: str, scale: float, colour: tuple[int, int, int]) -> Surface:
        """The sprite multiplied by a colour."""
        key = (name, "tint", round(scale, 4), colour)
        return self._made.get(key) or self._made.put(key, _multiplied(self.get(name, scale), colour))

    def kept(self, key: tuple[Any, ...]) -> Surface | None:
        """A surface that somebody composed and stored with `keep`, if it is still there."""
        return self._made.get(("kept", *key))

    def keep(self, key: tuple[Any, ...], surface: Surface) -> Surface:
        """Store a composed surface until the window changes, or until it has long not been asked for."""
        return self._made.put(("kept", *key), surface)

    def prepare(self, sheet: str, scale: float) -> None:
        """Scale everything on a sheet that shares its picture, so that nothing is decoded later."""
        for name, piece in self.load(sheet).pieces.items():
            if piece.at is not None:
                self.get(f"{sheet}:{name}", scale)

    def expect(self, names: Iterable[str], scale: float) -> None:
        """These will be wanted at so many pixels a unit: they are read in the background at the next rest."""
        for name in names:
            sheet, piece = name.partition(":")[0], self.piece(name)
            if piece.at is not None:
                stored = _stored(self.load(sheet), scale)
                self._expected.setdefault((sheet, stored), {})[name] = _place(piece, stored)

    def files(self, names: Iterable[str], scale: float) -> dict[tuple[str, float], Path]:
        """Which pictures on disk these sprites are cut from at so many pixels a unit; for a sheet, what it shares."""
        found: dict[tuple[str, float], Path] = {}
        for name in names:
            sheet = self.load(name.partition(":")[0])
            stored = _stored(sheet, scale)
            file = self.piece(name).file if ":" in name else ""
            held = ":" not in name and self._press_holds(name, stored)
            if not held:
                found[f"{sheet.folder}/{file or sheet.stem}", stored] = _path(sheet.folder, file or sheet.stem, stored)
        return found

    def lend(self, ahead: Ahead | None) -> None:
        """Take pictures from here, if they have been read already. None: what is left there is not wanted."""
        if self._ahead is not None and ahead is not self._ahead:
            self._ahead.leave()
        self._ahead = ahead

    def release(self) -> None:
        """A rest: forget the pictures as stored on disk, once the press has what many share; what was scaled stays."""
        self.lend(None)
        for (sheet, scale), places in self._expected.items():
            known, master = self.load(sheet), self._masters.get((sheet, scale))
            self._press.take(master or _path(known.folder, known.stem, scale), scale, places)
        self._expected.clear()
        for (file, scale), whole in list(self._masters.items()):
            self._press.take(whole, scale, self._places(file, scale))
            if self._press_holds(file, scale):
                del self._masters[(file, scale)]

    def _places(self, file: str, scale: float) -> dict[str, Rect]:
        """Where the sprites lie that share this picture."""
        pieces = self.load(file).pieces if self._sheets.get(file) is not None else {}
        return {f"{file}:{name}": _place(piece, scale) for name, piece in pieces.items() if piece.at is not None}

    def _press_holds(self, file: str, scale: float) -> bool:
        return all(self._press.holds(name, scale) for name in self._places(file, scale))

    def forget(self, *sheets: str) -> None:
        """Forget what was scaled from these sheets: their scene is not seen for a while."""
        for key in [key for key in self._made if str(key[0]).partition(":")[0] in sheets]:
            self._made.drop(key)

    def resize(self, width: int, height: int) -> None:
        """The window has this size now: forget everything scaled for another."""
        self._made.most = WINDOWS * 4 * width * height
        self._press.resize(width, height)
        self.clear()

    def clear(self) -> None:
        """Forget everything scaled."""
        self._made.clear()
        self._masters.clear()

    def _scaled(self, name: str, width: int, height: int) -> Surface:
        scaled = self._cut(name, width, height)
        return scaled.convert_alpha() if pygame.display.get_surface() else scaled.copy()

    def _cut(self, name: str, width: int, height: int) -> Surface:
        """The sprite in these pixels, as it lies on disk; it may be part of a larger picture."""
        piece = self.piece(name)
        if name in self.missing:
            return _stand_in(width, height)
        sheet = self.load(name.partition(":")[0])
        stored = _stored(sheet, max(width / piece.width, height / piece.height))
        try:
            master = self._master(name, sheet, piece, stored)
        except BadAsset as wrong:
            self.missing.add(name)
            log.warning("sprite %s cannot be read: %s", name, wrong)
            return _stand_in(width, height)
        return master if master.get_size() == (width, height) else pygame.transform.smoothscale(master, (width, height))

    def _master(self, name: str, sheet: Sheet, piece: Piece, scale: float) -> Surface:
        file = piece.file or sheet.stem
        key = (f"{sheet.folder}/{file}", scale)
        if key not in self._masters:
            cut = self._press.get(name, scale)
            if cut is not None:
                return cut
            ahead = self._ahead.take(key) if self._ahead is not None else None
            self._masters[key] = ahead or _picture(_path(sheet.folder, file, scale))
        whole = self._masters[key]
        return whole if piece.at is None else whole.subsurface(_place(piece, scale).clip(whole.get_rect()))


def _read(sheet: str) -> Sheet:
    folder, _, stem = sheet.rpartition("/")
    path = resource_path("sprites", folder, f"{stem}.json")
    try:
        index = json.loads(path.read_text(encoding="utf-8"))
        pieces = {name: _entry(entry) for name, entry in index["sprites"].items()}
        return Sheet(folder, stem, tuple(sorted(index["scales"])), pieces)
    except (OSError, ValueError, KeyError) as wrong:
        raise BadAsset(f"sprite sheet {sheet}: {wrong}") from wrong


def _entry(entry: dict[str, Any]) -> Piece:
    borders = tuple(entry["slice"]) if "slice" in entry else None
    marks = {key: tuple(value) for key, value in entry.get("marks", {}).items()}
    at = tuple(entry["at"]) if "at" in entry else None
    anchor = (entry["anchor"][0], entry["anchor"][1])
    return Piece(entry["size"][0], entry["size"][1], anchor, borders, marks, at, entry.get("file", ""))


def _stored(sheet: Sheet, scale: float) -> float:
    """The smallest scale on disk that need not be scaled up for this one."""
    return next((s for s in sheet.scales if s >= scale - 1e-6), sheet.scales[-1])


def _place(piece: Piece, scale: float) -> Rect:
    """Where a piece lies on the picture that it shares."""
    x, y = piece.at or (0, 0)
    return Rect(round(x * scale), round(y * scale), round(piece.width * scale), round(piece.height * scale))


def _path(folder: str, file: str, scale: float) -> Path:
    return resource_path("sprites", *folder.split("/"), f"{file}@{scale:g}x.webp")


def _picture(path: Path) -> Surface:
    try:
        return pygame.image.load(path)
    except (OSError, pygame.error) as wrong:
        raise BadAsset(f"{path.name}: {wrong}") from wrong


def _opaque(surface: Surface) -> Surface:
    return surface.convert() if pygame.display.get_surface() else surface.copy()


def _multiplied(surface: Surface, colour: tuple[int, int, int]) -> Surface:
    changed = surface.copy()
    changed.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return changed


def _nine(source: Surface, borders: tuple[int, ...], width: int, height: int) -> Surface:
    sw, sh = source.get_size()
    shrink = min(1.0, width / max(1, borders[0] + borders[2]), height / max(1, borders[1] + borders[3]))
    across = _bands(sw, borders[0], borders[2], width, shrink)
    down = _bands(sh, borders[1], borders[3], height, shrink)
    box = Surface((width, height), pygame.SRCALPHA)
    for sx, sw_, dx, dw in across:
        for sy, sh_, dy, dh in down:
            if min(sw_, sh_, dw, dh) > 0:
                part = source.subsurface(Rect(sx, sy, sw_, sh_))
                box.blit(part if (sw_, sh_) == (dw, dh) else pygame.transform.smoothscale(part, (dw, dh)), (dx, dy))
    return box


def _bands(source: int, first: int, last: int, target: int, shrink: float) -> list[tuple[int, int, int, int]]:
    near, far = int(first * shrink), int(last * shrink)
    return [
        (0, first, 0, near),
        (first, max(1, source - first - last), near, target - near - far),
        (source - last, last, target - far, far),
    ]


def _stand_in(width: int, height: int) -> Surface:
    """A plum-coloured patch with a lighter frame and a diagonal: seen at once, yet no eyesore."""
    patch = Surface((width, height), pygame.SRCALPHA)
    radius = max(2, min(width, height) // 10)
    pygame.draw.rect(patch, (92, 58, 92, 235), patch.get_rect(), border_radius=radius)
    pygame.draw.line(patch, (150, 104, 142), (radius, height - radius), (width - radius, radius), max(1, radius // 5))
    pygame.draw.rect(patch, (190, 140, 170), patch.get_rect(), max(1, radius // 4), border_radius=radius)
    return patch
