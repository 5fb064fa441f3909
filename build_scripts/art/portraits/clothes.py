"""What a bust wears, from the shoulders down."""

from __future__ import annotations

from .pen import Pen, Spec, at, ell, mix, place, points, sample

SHOULDERS = {
    "slight": "84,500! 100,446 146,404 184,384 250,384 296,404 330,446 344,500!",
    "normal": "40,500! 62,430 120,392 176,376 250,376 308,394 352,432 372,500!",
    "broad": "4,500! 20,430 90,388 160,376 268,376 330,388 390,430 400,500!",
    "child": "100,500! 112,452 152,414 186,396 246,396 286,414 318,452 330,500!",
}


def bust(p: Pen, colour: str, build: str = "normal", a: float = 12) -> str:
    """The body; returns the clip that keeps patterns inside it."""
    return p.form(SHOULDERS.get(build, build), colour, a=a, w=5)


def stripes(p: Pen, colour: str, stripe: str, build: str = "normal", gap: int = 30, w: float = 13) -> None:
    """A striped shirt."""
    inside = bust(p, colour, build, 14)
    for y in range(400, 520, gap):
        p.brush([(-10, y + 16), (100, y - 4), (210, y + 6), (310, y - 2), (420, y + 20)], stripe, w, inside, 0.9)


def jacket(p: Pen, colour: str, button: str = "", right: str = "") -> None:
    """An open jacket over the bust; button: colour of two rows of buttons; right: another colour of the far half."""
    p.form("40,500! 62,430 124,390 170,378 186,500!", colour, a=9)
    p.form("372,500! 352,432 308,394 262,378 244,500!", right or colour, a=11)
    if button:
        for y in (426, 466):
            for x in (160, 270):
                p.form(ell(x, y, 8.5), button, a=2, w=3)


def lapels(p: Pen, colour: str, button: str = "") -> None:
    """Turned-back facings of a uniform."""
    p.form("176,376 128,392 116,470 150,500! 186,500! 196,420", colour, a=6, w=4)
    p.form("250,376 302,392 314,470 280,500! 246,500! 236,420", colour, a=8, w=4)
    if button:
        for y in (420, 460):
            for x in (142, 286):
                p.form(ell(x, y, 8), button, a=2, w=3)


def neckerchief(p: Pen, colour: str, spots: str = "") -> None:
    """A cloth knotted in front."""
    p.form("148,374 178,360 216,368 262,356 288,376 260,402 226,424 198,424 170,404", colour, a=8)
    p.form("204,414 190,452 172,474! 206,470 214,430", colour, a=5)
    p.form("220,414 236,450 254,468! 222,470 212,430", colour, a=5)
    p.form(ell(213, 416, 15, 14), colour, a=5)
    if spots:
        for x, y in ((172, 386), (198, 394), (228, 396), (254, 384), (192, 454), (236, 452)):
            p.flat(ell(x, y, 4.4), spots)


def rollneck(p: Pen, colour: str) -> None:
    """The thick collar of a jersey."""
    p.form("160,372 164,338 214,352 268,336 274,372 262,396 214,408 172,396", colour, a=7)
    for x in range(176, 268, 15):
        p.brush([(x, 356), (x + 1, 392)], p.line(colour), 2.6, opacity=0.5)


def cravat(p: Pen, colour: str) -> None:
    """White linen wound round the neck with lace in tiers."""
    p.form("156,370 160,338 212,352 270,336 272,372 250,394 178,396", colour, a=7)
    p.inner("164,356 212,370 266,354", "168,374 212,384 258,372", colour=colour)
    for y, w in ((466, 42), (438, 35), (412, 28)):
        lace = "-.6,-1! .6,-1! 1,.5 .72,.95 .45,.6 .2,1.05 -.08,.65 -.36,1.05 -.62,.6 -.85,.9 -1,.4"
        p.form(place(lace, 214, y, w, 26), colour, a=5, w=3.5)


def open_collar(p: Pen, colour: str, skin: str) -> None:
    """A shirt open at the neck."""
    p.form("172,380 214,440! 260,380 268,366 166,366", p.tone(skin, 0.1), a=5)
    p.form("176,368 150,376 140,408 196,430! 172,396", colour, a=4)
    p.form("256,364 286,374 292,410 232,432! 258,396", colour, a=4)


def ruff(p: Pen, colour: str) -> None:
    """A small pleated collar."""
    for i in range(11):
        t = i / 10
        p.form(ell(142 + 150 * t, 366 + 26 * (1 - (2 * t - 1) ** 2), 15, 24, 8, (t - 0.5) * 50), colour, a=4, w=3.2)


def epaulettes(p: Pen, colour: str) -> None:
    """Gold fringes on the shoulders."""
    for x, rot in ((88, -26), (334, 26)):
        here = at(x, 418, 1, rot=rot)
        for i in range(6):
            p.form(here(f"{-38 + i * 13},4! {-25 + i * 13},4! {-26 + i * 13},34 {-37 + i * 13},34"), colour, a=3, w=2.8)
        p.form(here(ell(0, 0, 44, 17)), colour, a=5, w=4, hi=0.6)


def medals(p: Pen, spots: str = "280,440 310,452", colours: tuple[str, ...] = ("#b0483f", "#4f7d57", "#35507a")) -> None:
    """Ribbons with a coin or a star."""
    for i, (x, y, _) in enumerate(points(spots)):
        p.form(place("-9,-18! 9,-18! 7,8! -7,8!", x, y), colours[i % len(colours)], a=2, w=3)
        p.form(ell(x, y + 16, 12), "#d9a850", a=3, w=3, hi=0.7)


def apron(p: Pen, colour: str, stain: str = "") -> None:
    """A cook's or surgeon's apron."""
    p.form("136,500! 146,424 168,400 214,412 262,398 286,424 296,500!", colour, a=9)
    p.brush("152,420 160,390 172,366", colour, 12, ends=0.9)
    p.brush("278,420 268,390 260,364", colour, 12, ends=0.9)
    if stain:
        for x, y, r in ((186, 448, 17), (206, 462, 10), (250, 436, 12), (236, 478, 15)):
            p.flat(place("-1,0 -.4,-.8 .4,-.7 1,-.1 .6,.7 -.3,.9", x, y, r), stain, 0.75)


def shawl(p: Pen, colour: str, fringe: str = "") -> None:
    """A shawl crossed over the breast."""
    p.form("30,500! 60,424 128,384 176,368 216,430 250,500!", colour, a=10)
    p.form("382,500! 352,428 300,386 256,366 210,436 176,500!", colour, a=11)
    for x, y in ((196, 452), (178, 474), (214, 436)):
        p.form(place("-5,0! 5,0! 2,24 -3,24", x, y), fringe or mix(colour, "#ffffff", 0.3), a=2, w=2.6)


def sash(p: Pen, colour: str) -> None:
    """A broad ribbon across the breast."""
    p.form("92,398 140,384 350,470 366,500! 290,500!", colour, a=6)


def belt(p: Pen, colour: str, buckle: str) -> None:
    """A baldric across the breast."""
    p.form("280,380 318,396 150,500! 90,500!", colour, a=5)
    p.form(place("-20,-18! 20,-18! 20,18! -20,18!", 222, 440, 1, rot=-36), buckle, a=4, w=4)
    p.flat(place("-10,-9! 10,-9! 10,9! -10,9!", 222, 440, 1, rot=-36), p.line(colour))


def patch(p: Pen, x: float, y: float, colour: str, rot: float = 0, s: float = 1) -> None:
    """A square patch with its stitches."""
    here = at(x, y, s, rot=rot)
    p.form(here("-20,-18! 20,-18! 19,18! -19,18!"), colour, a=2, w=3)
    for a, b in ((-12, -18), (4, -18), (19, -4), (18, 12), (-8, 18), (10, 18), (-19, 4)):
        p.brush(here([(a - 3, b - 5), (a + 3, b + 5)]), mix(colour, "#ffffff", 0.5), 3)


def chain(p: Pen, colour: str, spec: Spec = "150,384 176,432 216,450 256,430 280,382", hang: str = "coin") -> None:
    """A necklace of beads along a line with something in the middle."""
    beads = sample(points(spec), 4)
    for x, y in beads:
        p.form(ell(x, y, 6.5), colour, a=2, w=2.6)
    x, y = beads[len(beads) // 2]
    if hang == "coin":
        p.form(ell(x, y + 16, 19), colour, a=5, w=4, hi=0.7)
        p.brush(ell(x, y + 16, 11) + ell(x, y + 16, 11)[:1], p.line(colour), 2.6, ends=1)
