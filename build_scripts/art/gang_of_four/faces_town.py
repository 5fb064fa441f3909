"""The other four: the poet, the smuggler, the abacus clerk, the kite maker."""

from __future__ import annotations

from build_scripts.art.gang_of_four.faces_court import INK_HAIR, crossed_robe
from build_scripts.art.gang_of_four.people import seat
from build_scripts.art.portraits import clothes, face, hair, props
from build_scripts.art.portraits.pen import Pen, at, ell, mix, place


@seat("purple", zoom=0.86, down=-36)
def poet(p: Pen) -> None:
    """Writes his best lines after the third cup, and loses them after the fourth."""
    skin, black, gauze = "#dba57c", "#33262c", "#2a2036"
    p.form("250,120 330,96 404,100 412,116 340,128 262,146", gauze, a=5, w=4.5)
    p.form("150,112 84,84 16,86 8,102 76,118 148,138", gauze, a=5, w=4.5)
    face.neck(p, skin, 0.8, 218, 290)
    crossed_robe(p, "#7d4f9c", "#d8c8e6")
    face.ear(p, 282, 232, 1.0, skin)
    face.head(p, "gaunt", skin)
    face.blush(p, "#d83a3a", 0.55)
    face.eyes(p, 210, w=20, h=14, lid=0.5, look=(-0.1, -0.4), iris="#4a3020", bag=1)
    face.brows(p, black, 8, "-20,-4 -4,-10 18,4", "-24,6 2,-14 30,-2", y=180)
    hair.beard(p, "wisp", black, 6)
    face.nose(p, "droop", 172, 204, 0.9, "#d0433a")
    face.mouth(p, "wobble", 180, 306, 24)
    hair.strands(p, black, "166,288 140,296 126,330 122,376", "198,288 226,296 240,326 244,372", w=6)
    hair.top(p, "130,190 132,160 206,140 278,156 296,220 282,226! 270,190 206,172 148,186", black, 0)
    p.form("126,176 128,120 146,92 206,80 262,92 284,122 290,180 206,154", gauze, a=9, w=5)
    p.form("150,98 150,54 176,26 220,24 250,44 254,98 206,84", gauze, a=8, w=5)
    p.form("122,180 140,160 206,148 286,162 296,186 206,170", mix(gauze, "#8a6ab0", 0.5), a=4, w=4)
    p.form(ell(186, 160, 12, 10), "#4fae86", a=3, w=3, hi=0.8)
    p.rod("256,246 300,220 354,180", "#b98a4a", 9)
    p.form("252,256 232,262 214,262! 232,248 250,238", "#2a2430", a=3, w=3)
    props.bottle(p, 96, 434, 0.95, -16, "#8a4a34")
    props.hand(p, 108, 458, skin, -8, 0.82)


@seat("teal", zoom=0.86, down=-40)
def smuggler(p: Pen) -> None:
    """Declares nothing."""
    skin, black, straw = "#b57a50", "#221c26", "#d8b266"
    hair.back(p, "270,180 306,220 316,300 330,372 300,390! 276,320 262,260", black, 7)
    face.neck(p, skin, 1.0, 220, 290)
    clothes.bust(p, "#2f6f72", "normal")
    clothes.open_collar(p, "#23484e", skin)
    face.ear(p, 290, 234, 1.0, skin)
    props.earring(p, 294, 276, 15)
    face.head(p, "chin", skin)
    face.stubble(p)
    face.eyes(p, 214, w=21, h=12, lid=0.42, look=(0.55, 0.1), iris="#8a5a2a", bag=0.7)
    face.brows(p, black, 12, "-22,-6 -4,0 20,10", "-26,10 0,0 32,-14", y=192)
    face.nose(p, "broken", 172, 206, 0.92)
    face.mouth(p, "crook", 180, 306, 30)
    hair.strands(p, black, "170,286 146,292 130,314", "194,286 224,290 244,310", w=9)
    face.scar(p, "128,226 120,252 130,280")
    p.brush("196,306 140,322 84,300", "#8fae5a", 6, ends=0.4)
    p.form("84,300 66,288 58,270 78,280", "#a8c46a", a=2, w=3)
    p.flat("96,190 206,176 320,196 300,236 206,214 116,226", p.tone(skin, 0.5), 0.6, p.face)
    hat = "206,14 226,20 300,96 408,186 416,204 330,206 206,196 84,206 -4,204 6,186 112,96 186,20"
    inside = p.form(hat, straw, a=14, w=5.5)
    for spec in ("206,20 120,120 30,196", "206,20 164,120 120,196", "206,20 208,120 206,192", "206,20 250,120 292,196", "206,20 296,120 384,196"):
        p.brush(spec, p.line(straw), 3, inside, 0.8, 0.55)
    for spec in ("150,70 206,80 262,70", "92,118 206,136 322,118", "40,164 206,184 372,164"):
        p.brush(spec, p.line(straw), 3, inside, 0.8, 0.45)
    p.brush("118,206 130,290 168,356", "#6a2430", 6, ends=0.9)
    p.brush("296,206 294,290 262,356", "#6a2430", 6, ends=0.9)


@seat("c0", flip=True, zoom=0.92, down=-40)
def clerk(p: Pen) -> None:
    """Has counted the cards, the lamps, and the nails in the floor."""
    skin = "#f0cba0"
    face.neck(p, skin, 0.68, 216, 286)
    crossed_robe(p, "#5d6470", "#33363f", build="slight")
    face.ear(p, 280, 232, 1.25, skin)
    face.head(p, "wedge", skin)
    face.blush(p, "#d0604a", 0.26)
    face.eyes(p, 210, w=16, h=14, lid=0.14, look=(-0.3, 0.3), iris="#3a3a4a", bag=0.4)
    face.brows(p, INK_HAIR, 7, "-16,8 -4,-6 16,-8", "-22,-6 2,-10 24,8", y=170)
    face.nose(p, "needle", 172, 204, 0.86)
    face.mouth(p, "prim", 182, 292, 20, "#b05a4e")
    hair.moustache(p, "pencil", INK_HAIR)
    hair.top(p, "126,196 126,168 206,146 276,160 298,220 286,232! 276,192 206,172 142,188", INK_HAIR, 0)
    p.form("120,178 126,128 152,104 206,96 258,106 284,130 292,184 206,160", "#26222e", a=9, w=5)
    p.form("116,184 134,164 206,154 290,166 300,190 206,174", "#8c1f1c", a=4, w=4)
    p.form(ell(208, 94, 13, 11), "#8c1f1c", a=3, w=3.5)
    props.spectacles(p, 210, 150, 216, 30)
    here = at(92, 428, 0.98, rot=-8)
    p.form(here("-78,-52! 78,-52! 78,52! -78,52!"), "#7a3f24", a=6, w=5)
    p.flat(here("-66,-40! 66,-40! 66,40! -66,40!"), "#e8d4a8")
    for i, x in enumerate((-50, -25, 0, 25, 50)):
        p.brush(here([(x, -40), (x, 40)]), "#5a3a20", 4, ends=1)
        for y in (-28 if i % 2 else -20, 2 + 6 * (i % 3), 16 + 5 * (i % 2), 30):
            p.form(here(ell(x, y, 11, 7)), "#c42c3a" if i % 2 else "#2e6f58", a=2, w=2.6)
    p.brush(here([(-68, -10), (68, -10)]), "#7a3f24", 7, ends=1)
    props.hand(p, 160, 452, skin, 4, 0.74)


@seat("c1", zoom=0.9, down=-28)
def kite_maker(p: Pen) -> None:
    """Looks up, even at the table."""
    skin, black = "#e7b183", "#2a2028"
    here = at(300, 96, 1.25, rot=24)
    p.form(here("0,-96! 74,0! 0,96! -74,0!"), "#d8453a", a=6, w=5)
    p.flat(here("0,-80! 60,0! 0,0!"), "#f0b84a")
    p.flat(here("0,80! -60,0! 0,0!"), "#3f8fa0")
    p.brush(here("0,-96 0,0 0,96"), "#6a3a20", 4, ends=1)
    p.brush(here("-74,0 0,0 74,0"), "#6a3a20", 4, ends=1)
    face.neck(p, skin, 0.74, 216, 288)
    crossed_robe(p, "#c8723c", "#f1e2c2", "#f6ead0", "slight")
    for x in (120, 292):
        p.form(ell(x, 128, 42, 40), black, a=8, w=4.5)
        p.form(place("-20,-8 20,-8 20,8 -20,8", x + (10 if x < 200 else -12), 160, 1, 1, -20 if x < 200 else 20), "#d8453a", a=3, w=3)
    face.ear(p, 286, 236, 0.9, skin)
    face.head(p, "round", skin)
    face.blush(p, "#e0503a", 0.45)
    face.eyes(p, 214, 150, 216, w=22, h=19, lid=0.06, look=(0.1, -0.5), iris="#5a3a20", bag=0.1)
    face.brows(p, black, 8, "-18,2 -4,-10 16,-2", "-22,0 2,-14 24,2", y=182)
    face.nose(p, "button", 174, 206, 0.95)
    face.mouth(p, "laugh", 182, 284, 26)
    face.freckles(p)
    for spec, colour in (("228,250 250,244 262,252", "#3f8fa0"), ("130,262 142,270 154,268", "#f0b84a")):
        p.brush(spec, colour, 10, ends=0.5, opacity=0.9)
    hair.top(p, "114,212 112,164 146,126 206,116 268,128 306,170 306,230 290,234! 280,196 250,176 226,190 200,176 168,192 136,186 128,214", black, 2)
    p.rod("78,470 110,412 138,360", "#c9a05a", 8)
    p.form("134,366 140,336 152,322! 156,344 148,366", "#3f8fa0", a=3, w=3)
    props.hand(p, 106, 440, skin, 26, 0.78)
