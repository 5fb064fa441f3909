"""How a picture looks to other eyes: three colour-vision deficiencies, greyscale, luminance and contrast.

Protanopia and deuteranopia after Viénot, Brettel and Mollon (1999): in the space of the three kinds of cones, what the
missing kind would have seen is made up from the other two, so that white and the colours on its line stay. Tritanopia
in the same way, with white and pure red staying.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import pygame
from pygame import Surface

Colour: TypeAlias = tuple[float, float, float]
Rows: TypeAlias = Sequence[Colour]

CONES: Rows = ((17.8824, 43.5161, 4.11935), (3.45565, 27.1554, 3.86714), (0.0299566, 0.184309, 1.46709))
"""From linear light in red, green and blue to what long, middle and short cones see."""


def dot(rows: Rows, colour: Colour) -> Colour:
    """A matrix by a colour."""
    a, b, c = (sum(x * y for x, y in zip(row, colour, strict=True)) for row in rows)
    return a, b, c


def inverse(m: Rows) -> Rows:
    """The matrix that takes back what this one does."""
    (a, b, c), (d, e, f), (g, h, i) = m
    det = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
    return (
        ((e * i - f * h) / det, (c * h - b * i) / det, (b * f - c * e) / det),
        ((f * g - d * i) / det, (a * i - c * g) / det, (c * d - a * f) / det),
        ((d * h - e * g) / det, (b * g - a * h) / det, (a * e - b * d) / det),
    )


BACK = inverse(CONES)


def _missing(cone: int, kept: Colour) -> Rows:
    """Replace one kind of cones by the mixture of the others at which white and one more light stay as they are."""
    p, q = (k for k in range(3) if k != cone)
    white, light = dot(CONES, (1, 1, 1)), dot(CONES, kept)
    det = white[p] * light[q] - white[q] * light[p]
    u = (white[cone] * light[q] - white[q] * light[cone]) / det
    v = (white[p] * light[cone] - white[cone] * light[p]) / det
    rows = [[float(r == c) for c in range(3)] for r in range(3)]
    rows[cone] = [u if c == p else v if c == q else 0.0 for c in range(3)]
    return tuple((a, b, c) for a, b, c in rows)


DEFICIENCIES: dict[str, Rows] = {
    "protanopia": _missing(0, (0, 0, 1)),
    "deuteranopia": _missing(1, (0, 0, 1)),
    "tritanopia": _missing(2, (1, 0, 0)),
}


def linear(value: float) -> float:
    """Light 0..1 of a channel 0..255."""
    x = value / 255
    return x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4


def channel(light: float) -> float:
    """Channel 0..255 of a light."""
    x = min(1.0, max(0.0, light))
    return 255 * (12.92 * x if x <= 0.0031308 else 1.055 * x ** (1 / 2.4) - 0.055)


def luminance(colour: Sequence[float]) -> float:
    """Relative luminance 0..1, as the Web Content Accessibility Guidelines define it."""
    r, g, b = (linear(value) for value in colour[:3])
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: Sequence[float], other: Sequence[float]) -> float:
    """1 for the same luminance, 21 for black on white."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def seen(colour: Sequence[float], eyes: str) -> Colour:
    """A colour 0..255 as these eyes see it: one of DEFICIENCIES, or "greyscale"."""
    if eyes == "greyscale":
        grey = channel(luminance(colour))
        return grey, grey, grey
    light = dot(CONES, (linear(colour[0]), linear(colour[1]), linear(colour[2])))
    r, g, b = dot(BACK, dot(DEFICIENCIES[eyes], light))
    return channel(r), channel(g), channel(b)


EYES: tuple[str, ...] = (*DEFICIENCIES, "greyscale")


def through(picture: Surface, eyes: str) -> Surface:
    """A whole picture as these eyes see it; transparency stays."""
    made, known = picture.copy(), dict[tuple[int, int, int], Colour]()
    for x in range(made.get_width()):
        for y in range(made.get_height()):
            r, g, b, a = made.get_at((x, y))
            if (r, g, b) not in known:
                known[(r, g, b)] = seen((r, g, b), eyes)
            made.set_at((x, y), (*(round(v) for v in known[(r, g, b)]), a))
    return made


def mean(picture: Surface) -> Colour:
    """The middle of all colours of a picture, weighted by how opaque they are."""
    total, weight = [0.0, 0.0, 0.0], 0.0
    for x in range(picture.get_width()):
        for y in range(picture.get_height()):
            r, g, b, a = picture.get_at((x, y))
            total = [t + a * v for t, v in zip(total, (r, g, b), strict=True)]
            weight += a
    r, g, b = (t / max(weight, 1) for t in total)
    return r, g, b


def darkness(picture: Surface, side: int = 24) -> list[float]:
    """Luminance 0..1 on a raster, over middle grey: what of a sign is left when colour is gone."""
    ground = Surface(picture.get_size())
    ground.fill((128, 128, 128))
    ground.blit(picture, (0, 0))
    small = pygame.transform.smoothscale(ground, (side, side))
    return [luminance(small.get_at((x, y))) for y in range(side) for x in range(side)]


def outline(picture: Surface, side: int = 24) -> list[bool]:
    """Where a sign is opaque, on a raster."""
    mask = pygame.mask.from_surface(picture, 96)
    w, h = picture.get_size()
    return [bool(mask.get_at((x * w // side, y * h // side))) for y in range(side) for x in range(side)]


def unlike(one: Sequence[float], other: Sequence[float], by: Callable[[float, float], bool]) -> float:
    """The share of the raster at which two signs differ."""
    pairs = list(zip(one, other, strict=True))
    return sum(by(a, b) for a, b in pairs) / len(pairs)
