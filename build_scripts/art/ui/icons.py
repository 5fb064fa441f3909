"""Signs for buttons and states: 48x48, pale for dark grounds and `_dark` for light ones."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from build_scripts.art.kit import circ, oval, path, poly, rect, stroke
from build_scripts.art.sheet import Piece, Sheet
from build_scripts.art.ui.base import document


@dataclass(frozen=True)
class Tone:
    """Three tones of one icon: its body, the side in shade, and what is cut into it."""

    main: str
    mid: str
    cut: str


PALE = Tone("#f7ecd2", "#c6ab7a", "#33231f")
DARK = Tone("#3a2320", "#8d6547", "#f7ecd2")
Draw = Callable[[Tone], str]


def line(t: Tone, d: str, w: float = 4.4, colour: str | None = None) -> str:
    return stroke(d, colour or t.main, w)


def undo(t: Tone) -> str:
    return line(t, "M15 18H29A10.5 10.5 0 0 1 29 39H17", 5.2) + path("M19 6.5V29.5L5 18Z", t.main, line=t.main, w=2)


def again(t: Tone) -> str:
    return line(t, "M37.5 15.5A16 16 0 1 0 40 27", 5.2) + path("M42.5 5V22H25.5Z", t.main, line=t.main, w=2)


def hint(t: Tone) -> str:
    body = line(t, "M18 9Q18 3.5 24 3.5Q30 3.5 30 9", 3.4) + path("M15 9H33L35 14H13Z", t.main, line=t.main, w=1.6)
    body += path("M14.5 16H33.5L36 37H12Z", t.mid) + path("M17.5 16H30.5L32 37H16Z", t.cut)
    body += path("M24 19C29 25 29.5 29 28.5 31.5Q27 35 24 35Q21 35 19.5 31.5C18.8 28 22 26 24 19Z", t.main)
    body += path("M10.5 37H37.5L39 43.5H9Z", t.main, line=t.main, w=1.6)
    return body + line(t, "M5 18L8.5 20M43 18L39.5 20M4 29H8M44 29H40", 3)


def rules(t: Tone) -> str:
    body = path("M24 12Q14 5 4 9V38Q14 34 24 41Q34 34 44 38V9Q34 5 24 12Z", t.main, line=t.main, w=2)
    body += path("M24 12Q34 5 44 9V38Q34 34 24 41Z", t.mid, opacity=0.45)
    return body + stroke("M24 13V40M10 16Q15 15 19 18M10 23Q15 22 19 25M10 30Q15 29 19 32M38 16Q33 15 29 18"
                         "M38 23Q33 22 29 25M38 30Q33 29 29 32", t.cut, 2.4)


def menu(t: Tone) -> str:
    return "".join(rect(7, y, 34, 6.4, t.main, 3.2) for y in (9, 21, 33))


def settings(t: Tone) -> str:
    body = "".join(rect(20, 2.5, 8, 12, t.main, 2.4, transform=f"rotate({a} 24 24)") for a in range(0, 360, 45))
    return body + circ(24, 24, 15.5, t.main) + circ(24, 24, 9.6, t.mid) + circ(24, 24, 6.6, t.cut)


def log(t: Tone) -> str:
    body = path("M12 6H36Q42 6 42 12V14H34V36Q34 42 28 42H12Q16 41 16 36V12Q16 6 12 6Z", t.main, line=t.main, w=1.6)
    body += path("M12 6Q6 6 6 12V15H16V12Q16 6 12 6Z", t.mid) + path("M34 14V12Q34 8.5 37 7.5Q42 8 42 12V14Z", t.mid)
    body += path("M28 42Q24.5 41 24.5 36H7Q6 42 12 42Z", t.mid)
    return body + stroke("M21 15H29M21 22H29M21 29H29", t.cut, 2.8)


def speaker(t: Tone) -> str:
    return path("M5 18H13L25 8V40L13 30H5Z", t.main, line=t.main, w=2.4) + path("M5 25H13L25 35V40L13 30H5Z", t.mid)


def sound_on(t: Tone) -> str:
    return speaker(t) + line(t, "M31 17.5Q35 24 31 30.5M36.5 11.5Q44.5 24 36.5 36.5", 4)


def sound_off(t: Tone) -> str:
    return speaker(t) + line(t, "M31.5 18L43 30M43 18L31.5 30", 4.4)


def fullscreen(t: Tone) -> str:
    return line(t, "M18 7H7V18M30 7H41V18M18 41H7V30M30 41H41V30", 5) + rect(17, 17, 14, 14, t.mid, 2.5)


def window(t: Tone) -> str:
    body = rect(5, 8, 38, 32, t.main, 5) + rect(9, 17.5, 30, 18.5, t.cut, 2)
    return body + circ(11.5, 13, 2, t.cut) + circ(18, 13, 2, t.cut)


def back(t: Tone) -> str:
    return line(t, "M22 10L8 24L22 38M9 24H41", 5.6)


def close(t: Tone) -> str:
    return line(t, "M11 11L37 37M37 11L11 37", 6.4)


def play(t: Tone) -> str:
    return path("M14 8L40 24L14 40Z", t.main, line=t.main, w=4.4) + path("M14 24H40L14 40Z", t.mid, opacity=0.5)


def pause(t: Tone) -> str:
    return rect(10, 8, 10.5, 32, t.main, 3.4) + rect(27.5, 8, 10.5, 32, t.main, 3.4)


def trash(t: Tone) -> str:
    body = path("M10 15H38L35 43H13Z", t.main, line=t.main, w=2) + path("M29 15H38L35 43H28Z", t.mid)
    body += rect(6, 8.5, 36, 5.4, t.main, 2.7) + line(t, "M19 7.5Q19 4 22 4H26Q29 4 29 7.5", 3)
    return body + stroke("M18 20L19 37M24 20V37M30 20L29 37", t.cut, 2.6)


def pencil(t: Tone) -> str:
    body = path("M32 6L42 16L17 41L6 43L7.5 31Z", t.main, line=t.main, w=2) + path("M37 11L42 16L17 41L12 36Z", t.mid)
    return body + path("M6 43L7 36.5L12 41.8Z", t.cut) + stroke("M28 10L38 20", t.cut, 2.6)


def die(t: Tone) -> str:
    body = path("M24 4L42 13V34L24 44L6 34V13Z", t.main, line=t.main, w=3) + path("M42 13V34L24 44V23Z", t.mid)
    body += path("M6 13L24 23V44L6 34Z", t.main) + stroke("M6.5 13.5L24 23L41.5 13.5M24 23V43", t.cut, 2)
    body += oval(24, 13.5, 3.8, 2.4, t.cut) + oval(12, 23, 2.4, 3.2, t.cut) + oval(18, 33, 2.4, 3.2, t.cut)
    return body + oval(30, 36, 2.2, 3, t.cut) + oval(33, 30, 2.2, 3, t.cut) + oval(36.4, 23.6, 2.2, 3, t.cut)


def human(t: Tone) -> str:
    body = path("M6 43Q6 28 17 26.5H31Q42 28 42 43Z", t.main, line=t.main, w=2) + path("M28 27Q42 27 42 43H31Z", t.mid)
    body += path("M24 26L19 27L24 36L29 27Z", t.cut)
    body += circ(24, 16, 10, t.main) + path("M5.5 15.5Q24 9 42.5 15.5Q39 6.5 33.5 5.5Q24 2 14.5 5.5Q9 6.5 5.5 15.5Z", t.mid)
    return body


def computer(t: Tone) -> str:
    body = line(t, "M24 4V10", 3.4) + circ(24, 5, 3.2, t.main) + rect(9, 10, 30, 22, t.main, 6)
    body += rect(4.5, 16, 6, 11, t.mid, 2.5) + rect(37.5, 16, 6, 11, t.mid, 2.5)
    body += circ(18, 19, 3.6, t.cut) + circ(30, 19, 3.6, t.cut) + stroke("M18 27H30", t.cut, 2.8)
    body += rect(19, 31, 10, 5, t.mid) + path("M10 44Q10 35 18 35H30Q38 35 38 44Z", t.main, line=t.main, w=1.6)
    return body + circ(24, 40, 2.4, t.cut)


def arrow(turn: int) -> Draw:
    """A solid arrow that points right, turned."""
    d = "M24 7L42 24L24 41V31H7V17H24Z"
    return lambda t: f'<g transform="rotate({turn} 24 24)">' + path(d, t.main, line=t.main, w=3) + "</g>"


def check(t: Tone) -> str:
    return line(t, "M8 25.5L19 37L40 12", 7)


def lock(t: Tone) -> str:
    body = line(t, "M14 22V15Q14 5.5 24 5.5Q34 5.5 34 15V22", 5) + rect(8, 20.5, 32, 23, t.main, 5)
    return body + rect(29, 20.5, 11, 23, t.mid, 5, opacity=0.7) + circ(24, 29.5, 3.8, t.cut) + stroke("M24 30V37", t.cut, 3.6)


def coin(t: Tone) -> str:
    return circ(24, 24, 19.5, t.main) + path("M24 43.5A19.5 19.5 0 0 0 37.8 10.2A22 22 0 0 1 24 43.5Z", t.mid)


def info(t: Tone) -> str:
    return coin(t) + circ(24, 14.4, 3.4, t.cut) + stroke("M20.5 22.5H24.6V34.5M20 35H29", t.cut, 4.2)


def question(t: Tone) -> str:
    return coin(t) + stroke("M17.5 18.5Q18 11.5 24.5 11.5Q31 12 31 18Q31 22 27 24Q24.4 25.5 24.4 29", t.cut, 4.4) + circ(
        24.4, 36, 3, t.cut)


def warning(t: Tone) -> str:
    body = path("M24 6L44 41H4Z", t.main, line=t.main, w=5) + path("M24 6L44 41H31Z", t.mid, opacity=0.6)
    return body + stroke("M24 18V29", t.cut, 5) + circ(24, 36.4, 3, t.cut)


def eye(t: Tone) -> str:
    body = path("M3 24Q13 9 24 9Q35 9 45 24Q35 39 24 39Q13 39 3 24Z", t.main, line=t.main, w=2)
    return body + circ(24, 24, 10.6, t.mid) + circ(24, 24, 7.6, t.cut) + circ(21, 21, 2.6, t.main)


def eye_off(t: Tone) -> str:
    body = rect(3, 5, 42, 5.6, t.main, 2.8)
    left = "M6 12H22Q22 27 9 32Q10 38 8 43H6Z"
    body += path(left, t.main, line=t.main, w=2) + path("M42 12H26Q26 27 39 32Q38 38 40 43H42Z", t.mid, line=t.mid, w=2)
    body += stroke("M11 13Q11 24 8 29M17 13Q16 22 11 27", t.cut, 2) + stroke("M37 13Q37 24 40 29M31 13Q32 22 37 27", t.cut, 2)
    return body + stroke("M6.5 32H10M38 32H41.5", t.cut, 2.4) + line(t, "M17 37Q24 44 31 37M24 41V44.5M18.5 39.5L16.5 43M29.5 39.5L31.5 43", 2.8)


def hourglass(t: Tone) -> str:
    body = rect(9, 4, 30, 6, t.main, 3) + rect(9, 38, 30, 6, t.main, 3)
    body += path("M13 10H35Q35 19 27 24Q35 29 35 38H13Q13 29 21 24Q13 19 13 10Z", t.main, line=t.main, w=1)
    return body + path("M17 14H31Q30 18 24 21.5Q18 18 17 14Z", t.cut) + path("M24 27Q31 30 32 38H16Q17 30 24 27Z", t.mid) + path(
        "M24 32Q29 34 30 38H18Q19 34 24 32Z", t.cut)


def crown(t: Tone) -> str:
    body = path("M6 15L15 24L24 8L33 24L42 15L38 37H10Z", t.main, line=t.main, w=2.4)
    body += path("M24 8L33 24L42 15L38 37H29Z", t.mid, opacity=0.5) + rect(9.5, 36, 29, 6.4, t.main, 2)
    body += "".join(circ(x, y, 3.4, t.main) for x, y in ((5.6, 14), (24, 6.6), (42.4, 14)))
    return body + "".join(circ(x, 39.2, 1.9, t.cut) for x in (16, 24, 32))


def flag(t: Tone) -> str:
    body = line(t, "M10 5V44", 4.6) + path("M12 7Q20 3 27 8Q34 12 42 8L38 18L42 28Q34 32 27 28Q20 23 12 27Z", t.main, line=t.main, w=2)
    return body + path("M27 8Q34 12 42 8L38 18L42 28Q34 32 27 28Z", t.mid)


def plus(t: Tone) -> str:
    return line(t, "M24 8V40M8 24H40", 7)


def minus(t: Tone) -> str:
    return line(t, "M8 24H40", 7)


def star_points(cx: float, cy: float, r: float) -> list[tuple[float, float]]:
    turns = [math.pi * (k / 5 - 0.5) for k in range(10)]
    return [(cx + math.cos(a) * (r, r * 0.45)[k % 2], cy + math.sin(a) * (r, r * 0.45)[k % 2]) for k, a in enumerate(turns)]


def star(t: Tone) -> str:
    ring = star_points(24, 25.5, 20)
    body = poly(ring, t.main, line=t.main, w=3)
    return body + "".join(poly([(24, 25.5), ring[i], ring[(i + 1) % 10]], t.mid) for i in (1, 3, 5, 7, 9))


PIPS = {1: [(24, 24)], 2: [(15, 33), (33, 15)], 3: [(24, 13.5), (13, 33), (35, 33)],
        4: [(14, 14), (34, 14), (14, 34), (34, 34)], 5: [(12, 12), (36, 12), (24, 24), (12, 36), (36, 36)]}


def level(n: int) -> Draw:
    """One to five skulls' worth of difficulty: pips like those of a die, with little cross-cuts of light."""
    r = {1: 14.0, 2: 10.5, 3: 9.4, 4: 8.6, 5: 7.6}[n]

    def draw_level(t: Tone) -> str:
        body = ""
        for x, y in PIPS[n]:
            body += poly([(x, y - r), (x + r, y), (x, y + r), (x - r, y)], t.main, line=t.main, w=2.4)
            body += poly([(x, y - r), (x + r, y), (x, y + r)], t.mid, opacity=0.75)
        return body

    return draw_level


def save(t: Tone) -> str:
    body = path("M5 20H43V41Q43 43 41 43H7Q5 43 5 41Z", t.main, line=t.main, w=1.6) + path("M9 10H39L43 20H5Z", t.mid, line=t.mid, w=1.6)
    body += rect(17, 25, 14, 5.4, t.cut, 2.7)
    return body + path("M20.5 2.5H27.5V10H33L24 19.5L15 10H20.5Z", t.main, line=t.cut, w=2)


def tie(t: Tone) -> str:
    body = line(t, "M24 8V40M14 42H34M8 13H40", 3.8) + circ(24, 8, 3.6, t.main)
    for x in (11, 37):
        body += stroke(f"M{x} 13L{x - 7} 28M{x} 13L{x + 7} 28", t.main, 2) + path(f"M{x - 9.5} 27.5H{x + 9.5}Q{x + 8} 36 {x} 36Q{x - 8} 36 {x - 9.5} 27.5Z", t.main)
    return body + path("M37 36Q45 36 46.5 27.5H38Z", t.mid)


def trophy(t: Tone) -> str:
    body = line(t, "M12 10H5Q4 22 14 24M36 10H43Q44 22 34 24", 3.8)
    body += path("M11 5H37V15Q37 29 24 30Q11 29 11 15Z", t.main, line=t.main, w=2) + path("M28 5H37V15Q37 27 27 29.6Z", t.mid)
    body += rect(21, 29, 6, 7, t.mid) + path("M14 36H34L36 44H12Z", t.main, line=t.main, w=1.6)
    return body + poly(star_points(22.5, 16, 6.4), t.cut)


ICONS: dict[str, Draw] = {
    f.__name__: f for f in (undo, hint, rules, menu, settings, log, sound_on, sound_off, fullscreen, window, back, close, play,
                            trash, pencil, die, human, computer, check, lock, info, eye, eye_off, hourglass, crown, flag, plus,
                            minus, star, save, again, pause, question, warning, tie, trophy)
} | {"arrow_right": arrow(0), "arrow_down": arrow(90), "arrow_left": arrow(180), "arrow_up": arrow(270)} | {
    f"level_{n}": level(n) for n in range(1, 6)
}


def draw() -> dict[str, Piece]:
    """Each icon twice: pale and `_dark`."""
    out: dict[str, Piece] = {}
    for name, drawing in ICONS.items():
        for tone, tail in ((PALE, ""), (DARK, "_dark")):
            out[name + tail] = Piece(document(48, 48, lambda d=drawing, t=tone: d(t)), 48, 48)  # type: ignore[misc]
    return out


SHEETS = [Sheet("ui/icons", draw, ("ui/base.py", "ui/icons.py"))]
