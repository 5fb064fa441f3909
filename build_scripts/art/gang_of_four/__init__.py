"""The lacquer table: drawings of Gang of Four.

Sizes are units (pixels of a 1920-wide window); the anchor is the middle unless said.

`gang_of_four/cards`, 168 x 240, one a face, named as the rules name cards:
    card_1g … card_10g, card_1y … card_10y, card_1r … card_10r, card_1m, card_Pg, card_Py, card_D
    back, and back_worn for the dead hand
    mark `index`: what must show in a fan (left, top, width, height), 62 units wide
`gang_of_four/zoom`, 336 x 480, the same faces held close, a file each: zoom_1g … zoom_D, zoom_back
`gang_of_four/ground`: ground 1920 x 1200 (a cover); mat 1000 x 520 (the vermilion panel, nine-slice, mark `inner`)
`gang_of_four/busts`, 120 x 120:
    bust_green (silk merchant), bust_blue (general), bust_red (opera actress), bust_yellow (tea-house matron),
    bust_purple (poet), bust_teal (smuggler), bust_c0 (abacus clerk), bust_c1 (kite maker)
`gang_of_four/table`:
    cards       shadow_card 232 x 308 and glow_card 216 x 288 (under a card, same middle), veil_card 168 x 240 (over a
                beaten one)
    colours     mark_green, mark_yellow, mark_red, mark_multi, mark_phoenix, mark_dragon 40 x 40
    seats       plate, plate_active 200 x 140 (nine-slice, mark `inner`)
                name_plate, name_plate_active 160 x 48 (nine-slice, mark `inner`)
                fan_1 … fan_16 188 x 116 (a hand seen from its back; anchor at the thumb)
                plaque, plaque_lit 76 x 80 (mark `number`)
    order       flow_cw_ne, flow_cw_se, flow_cw_sw, flow_cw_nw and flow_ccw_… 300 x 150: one arc for a corner of the mat;
                the same with _lit; wheel_cw, wheel_ccw 176 x 176 (may be turned); inlay 320 x 320 (under the trick)
    signs       lantern 132 x 132 (whose turn; anchor at its hook), leader 56 x 56, passed 92 x 72, last_card 88 x 88,
                bound 88 x 76, crown 84 x 72, exchange 84 x 76, dealt 72 x 72
    light       glow_soft 240 x 240, burst 480 x 480 (behind a gang)
    piles       dead_hand 200 x 200, heap 220 x 180
    paper       pad 320 x 288 (nine-slice, marks `head` and `inner`), pad_row 120 x 44 (nine-slice),
                ribbon 204 x 64 (nine-slice, mark `inner`), bracket 124 x 36 (nine-slice)
    kinds       kind_single, kind_pair, kind_trio, kind_straight, kind_flush, kind_full_house, kind_straight_flush,
                kind_gang_4, kind_gang_5, kind_gang_6, kind_gang_7 152 x 92

Frame widgets in this world are `ui/widgets:lacquer_…`.
"""
