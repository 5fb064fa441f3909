"""Fog: torn banks of noise, each fading out to all sides."""

from __future__ import annotations

from build_scripts.art.halunken.base import FOG
from build_scripts.art.kit import DEFS, el, oval, radial, rect


def bank(
    name: str, x: float, y: float, rx: float, ry: float, op: float, seed: int, c: str = FOG, grain: float = 1
) -> str:
    """A bank of fog round x, y: dense in its middle, in wisps towards its edge."""
    DEFS[f"noise{name}"] = (
        f'<filter id="noise{name}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">'
        f'<feTurbulence type="fractalNoise" baseFrequency="{0.0042 * grain:.4f} {0.015 * grain:.4f}" numOctaves="4" '
        f'seed="{seed}"/><feColorMatrix values="{_matrix(c)}"/></filter>'
    )
    fade = radial(
        f"fade{name}", [(0, "#ffffff", 1), (0.45, "#ffffff", 0.66), (0.8, "#ffffff", 0.16), (1, "#ffffff", 0)]
    )
    box = {"x": x - rx, "y": y - ry, "width": rx * 2, "height": ry * 2}  # a mask of its own size renders fast
    DEFS[f"mask{name}"] = el("mask", oval(x, y, rx, ry, fade), id=f"mask{name}", maskUnits="userSpaceOnUse", **box)
    cloud = rect(x - rx, y - ry, rx * 2, ry * 2, "#ffffff", filter=f"url(#noise{name})")
    return el("g", cloud, mask=f"url(#mask{name})", opacity=op)


def _matrix(c: str) -> str:
    """Turns noise into the colour c with the noise as its density."""
    r, g, b = (int(c[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return f"0 0 0 0 {r:.3f} 0 0 0 0 {g:.3f} 0 0 0 0 {b:.3f} 2.6 0 0 0 -0.72"
