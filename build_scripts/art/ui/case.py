"""The box itself: a front cover of 400x565 drawing units set on a case of 340x460 seen a little from the left."""

from __future__ import annotations

from build_scripts.art.kit import g, linear, mix, path, poly, rect, shade, stroke
from build_scripts.art.ui.base import clip

WIDE, TALL, SCALE = 400, 565, 0.8


def case(cover: str, side: str, trim: str, mark: str = "") -> str:
    """Front, lid edge above and side at the right; `mark` stands on the side, drawn round its middle."""
    body = poly([(0, 9), (17, 0), (340, 0), (321, 9)], mix(side, "#fff3d6", 0.34)) + stroke("M17 1H339", "#fff3d6", 1, opacity=0.4)
    body += poly([(320, 9), (340, 0), (340, 446), (320, 460)], shade(side, -0.34))
    body += poly([(333, 3.2), (340, 0), (340, 446), (333, 451)], shade(trim, -0.5))
    body += stroke("M333 3V451", shade(side, -0.7), 1.6) + stroke("M334.4 4V450", "#fff3d6", 0.8, opacity=0.25)
    if mark:
        body += g(mark, 326.4, 230)
    front = f'<g clip-path="{clip("front", rect(0, 8.5, 320.5, 451.5, "#fff", 2))}">' + g(cover, 0, 8.5, SCALE) + "</g>"
    gleam = linear("gleam", [(0, "#ffffff", 0.13), (0.4, "#ffffff", 0), (0.75, "#000000", 0), (1, "#000000", 0.24)], 0, 0, 1, 1)
    front += rect(0, 8.5, 320.5, 451.5, gleam)
    front += stroke("M1 459V10H320", "#fff7e0", 1.6, opacity=0.5) + stroke("M319.6 10V459H1", "#0a0508", 1.8, opacity=0.5)
    return body + front + path("M320 9L340 0", "none", "#fff7e0", 0.8, opacity=0.35)


def frame(colour: str, inner: str, w: float = 9) -> str:
    """A printed rim round the cover."""
    body = rect(w / 2, w / 2, WIDE - w, TALL - w, "none", 3, line=colour, lw=w)
    return body + rect(w + 3, w + 3, WIDE - 2 * w - 6, TALL - 2 * w - 6, "none", 4, line=inner, lw=1.8)


def title(d: str, top: str, bottom: str, edge: str, w: float = 10, name: str = "title", depth: float = 5) -> str:
    """Letters of light on a dark edge that is deeper below."""
    fill = linear(name, [(0, top, 1), (1, bottom, 1)])
    body = path(d, edge, line=edge, w=w, transform=f"translate(0 {depth})") + path(d, edge, line=edge, w=w)
    return body + path(d, fill) + path(d, "none", "#ffffff", 0.9, opacity=0.3)
