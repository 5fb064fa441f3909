"""The sea chart: drawings of Galéon.

Sizes are units (pixels of a 1920-wide window); the anchor is the middle unless said. <ware> is an equipment as the rules
name it: water, balls, soldiers, hull, sails, craftsmen, trinkets; <seat> is green, blue, red, yellow or purple; <step> is
a direction, see below. Figures and the letters of the four sides are drawn in; no words are.

`galeon/towers`, the layers of a tower that depend on how it stands. A direction is counted in 32nds of a turn, clockwise
    as seen from above, from the viewer: 0 points to him, 8 to his left, 24 to his right. Side A of a tower with rotation
    r, as seen from seat s of n, points to round((90 r + 45 - 1440 s / n) / 45) mod 32 (quarter degrees, as in the rules);
    B, C and D follow in steps of 8. Nothing else must be rounded, so the sides always stay a quarter turn apart.
    face_<ware>_<step>: a side with its equipment, for steps 0 … 6 and 26 … 31: all in which a side can be seen
    shut_<step>: closed shutters, for steps 0 … 10 and 22 … 31: a side that the viewer does not know; none beyond that
    dial_<step> 180 x 68: the rose on the platform with A in red; the step is that of side A, 0 … 31
    All have the anchor of the drum, its foot, and go exactly where `tower` goes, at the same scale.
`galeon/ships`, 276 x 208: ship_0 … ship_34 in the order of the rules' sets, under sail, bow to the right; anchor: middle
    of the waterline. They stand in water of their own and may be scaled to a sixth.
`galeon/cards`:
    bid_<seat>_1 … bid_<seat>_9 and bid_back 108 x 152; mark `index`: what must show in a fan (44 wide)
    chip_<seat>_<n> 40 x 48 (a card of a dock, in hand), chip_<seat>_<n>_out (lies on a pile), chip_lost_<n>
`galeon/busts`, 120 x 120:
    bust_green (widow with ledgers), bust_blue (navigator), bust_red (admiral), bust_yellow (merchant prince),
    bust_purple (cartographer)
`galeon/ground`, a file each, 1920 x 1200, covers: ground (the chart; open sea from 440 to 1480, a coast at each side for
    the docks, serpent and whale at the height of 740), desk (a captain's table, for the private look and the notebook)
`galeon/table`:
    towers      paint in this order, all at the foot of the drum: island or island_lit 344 x 140 (anchor 6 units lower),
                tower_glow 320 x 340 (where one may bid), tower 280 x 272, the sides, the dial, flag_<seat> or flag_none
                100 x 88 (who leads), tower_front 280 x 272. The drum is 212 wide and reaches 195 up, its flag 258.
                hidden 84 x 64 (sold, anchor its foot), cargo_1 … cargo_3 132 x 64, plan 168 x 168 (from above, marks
                `slot_a` … `slot_d`: middles for medals at about 0.6)
    equipment   emblem_<ware> 44 x 44 (alone), medal_<ware>, medal_<ware>_match (in gold), medal_<ware>_dim and
                medal_unknown 72 x 72, plaque_<ware> 88 x 96 (a side laid flat)
    ships       ship_card 248 x 320 (marks `picture`, `title`, `ship`: the waterline at a scale of 0.72, `medal_1` …
                `medal_4`: middles), ship_back 248 x 320, ship_pile_1 … ship_pile_3 144 x 180 (mark `count`),
                berth 240 x 160 (nine-slice, water for a ship; mark `waterline`), quay 240 x 60 (nine-slice; anchor: its
                planks)
    cards       card_shadow, card_lit, card_chosen 164 x 208 (nine-slice, under a card; mark `inner`: the card),
                card_veil (nine-slice) and card_lost 108 x 152 (over it), ghost 108 x 152 (nine-slice, its empty place),
                mat_<seat> and mat_none 140 x 176 (nine-slice, under a pile of bids, by who leads)
    money       coin_1, coin_5, coin_15, coin_30 80 x 80, doubloon 44 x 44, heap_1 … heap_4 144 x 104, chest 136 x 112,
                chest_open 136 x 132, stake 88 x 52 (what a seat has staked; mark `number`)
    docks       plate, plate_active, plate_passed 288 x 228 and name_plate, name_plate_active 180 x 56 (nine-slice, mark
                `inner`), seal_<seat> 76 x 76, lead_<seat> 68 x 72, first 88 x 88 (the wheel: begins), turn 80 x 80,
                passed 80 x 80, decided, thinking 48 x 48, buoy 72 x 76 (an expedition's towers; mark `number`),
                plaque 72 x 44 (nine-slice, mark `inner`: a pale number), label_plain, label_lit, label_dark 60 x 40
                (nine-slice, mark `inner`: a dark number, pale on label_dark)
    piles       bag 168 x 176 (mark `count`)
    signs       eye, eye_lit 84 x 84 (the private look), curtain 108 x 92, spyglass 104 x 76, bell 76 x 76, no_bid 64 x 64,
                bead, bead_dull 20 x 20 and arrow 56 x 56 (a course; points right, may be turned), rose 256 x 256
    end         seal_yes, seal_no, seal_wait 120 x 128 (anchor: middle of the wax), packet 88 x 72 (chosen in secret),
                richest 104 x 92, sunk 84 x 84 (declared wrongly)
    paper       ribbon 360 x 96 (nine-slice, mark `inner`: the question), hint 132 x 56 (nine-slice, mark `inner`),
                sheet 264 x 208 (nine-slice, mark `inner`: log and piles), bracket 160 x 40 (nine-slice),
                ledger 428 x 328 (nine-slice, marks `head`, `margin`, `inner`), ledger_line 120 x 8 (nine-slice),
                ledger_ring 36 x 16 (on the left edge), scroll 476 x 260 (nine-slice, mark `inner`: the announcement)
    frame       edge_top 2048 x 16, edge_side 16 x 1312 (cut to the window), edge_corner 44 x 44 (upper left; mirror it)
    effects     splash_1 … splash_3 200 x 128 (a tower is set down), ripple 200 x 80, wake 200 x 60 (anchor: her stern),
                smoke_1 … smoke_3 168 x 144, glint_1, glint_2 64 x 64, wax_drop 32 x 48, burst 320 x 320, glow_soft 240 x 240
    chart       serpent 264 x 96, whale 216 x 96, cartouche 216 x 132

Frame widgets in this world are `ui/widgets:chart_…`.
"""
