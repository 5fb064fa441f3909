"""What the town wears and carries: hats of the West, revolvers, playing cards, nuggets, tools, badges."""

from __future__ import annotations

from build_scripts.art.gnadenlos.people import WEST as C
from build_scripts.art.portraits import hats, props
from build_scripts.art.portraits.pen import Pen, at, box, ell, mix, place, points, star

GREY = "#7c7a7c"
HEART = "0,16! -18,-2 -12,-16 0,-7! 12,-16 18,-2"
SPADE = "0,-18! 17,3 9,13 2,7 7,20! -7,20! -2,7 -9,13 -17,3"


# ---- hats ---------------------------------------------------------------------------------------------------
def stetson(p: Pen, colour: str, band: str) -> None:
    """A tall creased hat, its brim rolled up at the sides."""
    crown = "132,150 120,100 138,46 178,26 206,44 240,24 282,46 296,100 292,160"
    brim = "44,104 84,146 146,160 214,152 290,166 346,150 386,112 376,160 330,190 270,186 206,174 136,184 78,168"
    hats.brimmed(p, colour, band, crown, brim, "130,148 124,122 210,112 296,128 292,160 210,142")
    p.brush("178,34 190,64 206,82", p.line(colour), 5)
    p.brush("240,32 228,60 208,82", p.line(colour), 4)


def gambler(p: Pen, colour: str, band: str) -> None:
    """A low flat crown with a stiff brim."""
    crown = "150,124 146,66 170,44 220,38 268,50 284,76 280,140"
    brim = "96,136 128,138 208,128 282,142 332,138 318,164 270,170 206,152 144,156 108,154"
    hats.brimmed(p, colour, band, crown, brim, "148,124 148,104 214,96 282,112 280,140 212,126")


def drifter(p: Pen, colour: str, band: str) -> None:
    """A round crown, the brim pulled down in front and up behind."""
    crown = "140,150 126,100 150,58 190,52 208,64 236,48 274,64 292,108 286,164"
    brim = "70,176 84,140 140,152 210,148 284,162 340,120 362,96 356,150 308,184 250,182 190,170 128,178"
    hats.brimmed(p, colour, band, crown, brim, "139,146 134,122 210,114 290,136 286,164 210,140")
    p.brush("190,56 200,80 212,90", p.line(colour), 4)


def slouch(p: Pen, colour: str, band: str) -> None:
    """A hat that has been slept on: crown dented, brim hanging."""
    crown = "134,150 118,110 140,66 168,72 196,44 250,50 288,88 296,164"
    brim = "66,190 82,158 140,150 214,146 290,160 338,176 356,214 312,204 262,186 206,172 140,178 100,196"
    hats.brimmed(p, colour, band, crown, brim, "133,148 124,126 206,112 294,138 295,164 208,138")
    p.brush("168,76 186,92 202,90", p.line(colour), 4)


def bowler(p: Pen, colour: str, band: str) -> None:
    """A round hard hat with a curled edge."""
    crown = "138,150 130,96 158,52 210,38 262,54 290,100 286,162"
    brim = "98,150 106,138 140,148 212,138 290,152 322,142 330,156 300,184 254,180 206,168 144,176 112,170"
    hats.brimmed(p, colour, band, crown, brim, "138,150 134,124 212,112 290,130 286,162 212,140")


def stovepipe(p: Pen, colour: str, band: str, dent: bool = False) -> None:
    """A tall silk hat; dent: it has met a door."""
    crown = "146,146 138,60 130,0 206,-14 290,2 282,70 282,158"
    if dent:
        crown = "146,146 150,96 124,70 134,16 206,-4 296,20 274,60 292,92 282,158"
    brim = "104,150 118,136 146,146 212,138 284,152 318,146 326,160 294,182 206,166 144,174 114,168"
    hats.brimmed(p, colour, band, crown, brim, "146,146 144,114 212,104 284,122 282,158 212,136")
    if dent:
        p.brush("150,92 180,96 206,86", p.line(colour), 5)
        p.brush("290,92 262,88 244,78", p.line(colour), 5)
    else:
        p.brush("160,16 164,60 166,96", mix(colour, C.light, 0.5), 8, opacity=0.7)


def sombrero(p: Pen, colour: str, trim: str) -> None:
    """A pointed crown over a brim like a wheel, with a row of balls."""
    p.form("148,148 158,80 182,20 206,6 232,18 262,82 282,158", colour, a=12, w=5)
    p.form("148,146 152,118 212,108 278,126 282,158 212,138", trim, a=5, w=4)
    brim = "6,138 40,118 60,140 140,152 212,144 290,156 356,136 376,114 410,136 396,172 320,198 206,180 96,196 22,172"
    hats.shadow(p, brim)
    p.form(brim, colour, a=10, w=5)
    p.brush("18,150 90,176 206,164 320,178 402,148", trim, 7, ends=0.8)
    for x, y in ((48, 182), (92, 198), (142, 194), (206, 188), (270, 194), (324, 200), (366, 186)):
        p.form(ell(x, y, 8), trim, a=2, w=3)


def coonskin(p: Pen, fur: str) -> None:
    """A cap of raccoon with the tail left on."""
    p.form("296,140 336,176 346,250 336,330 318,372! 300,330 296,250 280,190", fur, a=9, w=5)
    for y in (216, 262, 308):
        p.form(f"300,{y} 344,{y - 4} 344,{y + 18} 304,{y + 22}", mix(fur, C.ink, 0.55), a=3, w=0)
    p.form("120,188 112,140 132,92 176,62 226,58 276,78 304,124 308,190 262,170 206,160 150,168", fur, a=12, w=5)
    p.form("112,196! 118,170! 136,178! 148,156! 168,168! 186,150! 206,164! 226,150! 246,166! 266,156! 282,176! 302,168! 314,200! 290,190 206,172 136,186", mix(fur, "#fff0d0", 0.25), a=5, w=4)
    for spec in ("150,110 160,92 176,84", "190,90 206,76 226,78", "240,92 262,98 274,116", "140,146 150,128 164,120", "210,120 228,112 248,120"):
        p.brush(spec, p.line(fur), 4, opacity=0.6)


def kepi(p: Pen, colour: str, badge: str) -> None:
    """A soldier's cap, its top fallen forward."""
    p.form("136,150 128,104 112,72 140,54 200,46 256,58 286,96 294,164 210,146", colour, a=11, w=5)
    p.form("112,72 124,52 176,40 206,48 200,66 150,78 122,86", mix(colour, "#ffffff", 0.14), a=4, w=4.5)
    p.brush("136,132 206,120 290,144", badge, 6, ends=0.8)
    p.form("92,182 104,160 136,150 206,146 226,158 190,168 140,176 108,194", mix(colour, C.ink, 0.6), a=5, w=4.5)
    for a, b in (((150, 112), (190, 84)), ((190, 112), (150, 84))):
        p.brush([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 4), b], badge, 6, ends=0.5)


def bonnet_back(p: Pen, colour: str) -> None:
    """The inside of a deep bonnet, behind a face that looks at us."""
    p.form("206,36 276,52 326,108 338,190 316,280 282,340 130,340 96,280 74,190 86,108 136,52", mix(colour, C.ink, 0.42), a=10, w=5)


def bonnet(p: Pen, colour: str, trim: str) -> None:
    """Its rim round the face, and the ribbons under the chin."""
    rim = "206,20 288,40 346,104 358,196 332,296 290,356! 268,338! 304,272 318,192 302,124 262,88 206,78 150,88 110,124 94,192 108,272 144,338! 122,356! 80,296 54,196 66,104 124,40"
    p.form(rim, colour, a=10, w=5)
    for spec in ("206,76 206,50 206,24", "150,86 134,66 124,44", "262,86 278,66 288,44", "110,122 88,112 68,106", "302,122 324,112 344,106", "94,192 74,194 56,196", "318,192 338,194 356,196", "108,270 92,282 82,294", "304,270 320,282 330,294"):
        p.brush(spec, p.line(colour), 3.6, opacity=0.55)
    p.form("206,358 170,342 156,372 168,396! 190,380 206,372 222,380 244,396! 256,372 242,342", trim, a=5, w=4)
    p.form(ell(206, 362, 14, 13), trim, a=4, w=4)


# ---- things ---------------------------------------------------------------------------------------------------
def nugget(p: Pen, x: float, y: float, s: float = 1) -> None:
    """A lump of gold with its glint."""
    here = at(x, y, s)
    p.form(here("-34,4! -26,-24! -2,-34! 24,-26! 36,0! 22,24! -16,26!"), C["gold"], a=9, w=5, hi=0.7)
    p.flat(here("-20,-14! -2,-26! 10,-14! -6,-4!"), "#ffe9a0")
    p.brush(here("10,-10 16,4 6,16"), p.line(C["gold"]), 3)


def glints(p: Pen, *spots: tuple[float, float, float]) -> None:
    """Sparks of gold: x, y, radius."""
    for x, y, r in spots:
        p.flat(place("0,-1! .18,-.18 1,0! .18,.18 0,1! -.18,.18 -1,0! -.18,-.18", x, y, r), "#fff6c8")


def playing_card(p: Pen, x: float, y: float, rot: float = 0, suit: str = "h", s: float = 1) -> None:
    """A card that shows its suit; h heart, s spade, b its back."""
    here = at(x, y, s, rot=rot)
    p.form(here("-27,-40 -30,-36 -30,36 -27,40 27,40 30,36 30,-36 27,-40"), "#a43a2a" if suit == "b" else "#f7ebcb", a=4, w=3.5)
    if suit == "b":
        p.flat(here("-20,-30! 20,-30! 20,30! -20,30!"), "#e8b06a", 0.5)
        return
    shape, colour = (HEART, "#b0382a") if suit == "h" else (SPADE, C.ink)
    p.flat(here(shape), colour)
    p.flat(here([(a * 0.42 - 19, b * 0.42 - 27, k) for a, b, k in points(shape)]), colour)


def revolver(p: Pen, x: float, y: float, s: float = 1, rot: float = 0, smoke: bool = False) -> None:
    """A six-shooter, muzzle up, the hand's place at x, y."""
    here = at(x, y, s, rot=rot)
    p.form(here("-40,-160! -16,-160! -14,-66! -42,-66!"), GREY, a=5)
    p.form(here("-46,-72 -50,-26 -6,-22 -2,-70"), mix(GREY, "#fff0d0", 0.14), a=6)
    for dx in (-32, -18):
        p.brush(here(f"{dx},-64 {dx},-32"), p.line(GREY), 3.5, ends=0.8)
    p.form(here("-38,-160! -32,-171 -25,-160!"), GREY, a=2, w=3)
    p.form(here("-2,-46 14,-50 20,-36 8,-30"), GREY, a=3, w=3.5)
    p.form(here("-40,-26! -4,-26! 16,36 -28,44"), C["wood"], a=6)
    p.brush(here("-42,-24 -58,-12 -46,6"), p.line(GREY), 5, ends=0.7)
    if smoke:
        for k in (0, 1):
            p.brush(here(f"-26,-162 {-40 + k * 22},-196 {-18 + k * 6},-222 {-40 - k * 10},-256"), "#fff3d8", 12 - 4 * k, opacity=0.8)


def badge(p: Pen, x: float, y: float, s: float = 1, rot: float = 8) -> None:
    """A sheriff's star."""
    ring = [(a * 44, b * 44, k) for a, b, k in star(5, 0.5)]
    here = at(x, y, s, rot=rot)
    p.flat(here([(a + 5, b + 6, k) for a, b, k in ring]), p.world.ink, 0.4)
    p.form(here(ring), C["gold"], a=7, w=4.5, hi=0.7)
    for i in range(0, 10, 2):
        p.form(here(ell(ring[i][0], ring[i][1] + 2, 6, n=8)), C["gold"], a=2, w=3)
    p.form(here(ell(0, 0, 12)), "#f2c860", a=3, w=2.5)


def pick(p: Pen, x: float, y: float, s: float = 1, rot: float = 0) -> None:
    """A miner's pick, its head above x, y."""
    here = at(x, y, s, rot=rot)
    p.rod(here("0,240 0,100 0,-10"), C["wood"], 15)
    p.form(here("-110,26! -70,-14 -20,-30 20,-30 70,-14 110,26! 60,4 20,-4 -20,-4 -60,4"), GREY, a=7, w=5, hi=0.6)
    p.form(here("-18,-36! 18,-36! 18,6! -18,6!"), mix(GREY, C.ink, 0.2), a=4, w=4)


def shovel(p: Pen, x: float, y: float, s: float = 1, rot: float = 0) -> None:
    """A shovel, blade up."""
    here = at(x, y, s, rot=rot)
    p.rod(here("0,260 0,100 0,0"), C["wood"], 15)
    p.form(here("-46,6! -44,-60 -26,-100 0,-118 26,-100 44,-60 46,6! 12,14 -12,14"), GREY, a=8, w=5, hi=0.6)
    p.brush(here("0,4 0,-40 0,-76"), p.line(GREY), 5, ends=0.4)


def cartridges(p: Pen, spec: str, colour: str = "#5a3826", n: int = 8) -> None:
    """A belt of cartridges along a line."""
    ends = points(spec)
    p.brush(spec, p.line(colour), 44, ends=1)
    p.brush(spec, colour, 36, ends=1)
    (x0, y0, _), (x1, y1, _) = ends[0], ends[-1]
    for k in range(n):
        t = (k + 0.5) / n
        here = at(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t)
        p.form(here("-6,-20 0,-26 6,-20 6,14! -6,14!"), C["gold"], a=2, w=2.8)


def mask(p: Pen, colour: str, spots: str = "") -> None:
    """A kerchief tied over nose and mouth."""
    p.form("118,236 150,226 172,214 206,228 290,222 300,250 290,310 256,360 206,420! 160,372 128,320", colour, a=10, w=5)
    p.inner("176,224 158,262 166,320", "206,240 220,290 208,350", "284,236 262,270 246,320", colour=colour, w=4)
    if spots:
        for x, y in ((140, 262), (176, 290), (150, 310), (206, 262), (240, 300), (268, 258), (206, 330), (196, 376), (238, 348)):
            p.flat(ell(x, y, 5.5), spots)


def arrow(p: Pen, x: float, y: float, s: float = 1, rot: float = 0) -> None:
    """An arrow that stuck: head right, feathers left."""
    here = at(x, y, s, rot=rot)
    p.rod(here("-150,0 0,0 140,0"), "#c79a5c", 8)
    p.form(here("140,-14! 178,0! 140,14!"), GREY, a=3, w=4)
    for dy in (-1, 1):
        p.form(here(f"-158,{dy * 2}! -172,{dy * 26}! -120,{dy * 24}! -104,{dy * 2}!"), "#b0382a", a=3, w=4)


def sack(p: Pen, x: float, y: float, s: float = 1, colour: str = "#d9c096") -> None:
    """A tied sack."""
    here = at(x, y, s)
    p.form(here("-18,-52! 18,-52! 58,-10 70,50 40,84 -40,84 -70,50 -58,-10"), colour, a=10, w=5)
    p.form(here("-24,-78! -8,-66 8,-80! 24,-70! 18,-48 -18,-48"), colour, a=4, w=4)
    p.brush(here("-22,-50 0,-44 22,-50"), "#8a5a34", 9, ends=0.8)


def die(p: Pen, x: float, y: float, s: float = 1, rot: float = 0, spots: str = "-11,-11 11,-11 0,0 -11,11 11,11") -> None:
    """A bone die."""
    here = at(x, y, s, rot=rot)
    p.form(here(box(-24, -24, 48, 48, 9)), "#f7ebcb", a=5, w=4.5)
    for dx, dy, _ in points(spots):
        p.flat(here(ell(dx, dy, 5)), C.ink)


def fist(p: Pen, x: float, y: float, skin: str, sleeve: str, rot: float = 0, s: float = 0.9) -> None:
    """A hand that comes out of a sleeve below it."""
    p.form(place("-30,26! 34,26! 44,90! -40,90!", x, y, s, rot=rot), sleeve, a=6, w=4.5)
    props.hand(p, x, y, skin, rot, s)
