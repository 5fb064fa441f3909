"""Paris 1793 as a satirical print: drawings of Guillotine.

Sizes are units (pixels of a 1920-wide window); the anchor is the middle unless said. <noble> and <action> are the names
of the titles in the rules; <group> is church, military, royal, civic or negative. No words are drawn in; figures are.

`guillotine/nobles`, 124 x 200: noble_<noble> for the 40 titles, noble_back
    marks `value` (the pennant, upper left; its figure is drawn in, save for palace_guard and tragic_figure, whose
    pennant holds a sign: lay `pennant_<group>` and a number over it where the worth is known), `title` (the plate
    below, room for two lines), `index` (what must show in a fan), `picture`
`guillotine/minis`, 68 x 88: mini_<noble>, mini_back: the same for score piles, no plate; marks `value`, `index`
    `index` is 36 units wide: cards of a group may overlap to that
`guillotine/heads`, 108 x 126: head_<noble>: the head alone with its hat, to look out of the board and fall into the
    basket; the anchor goes on the mark `neck` of the machine
`guillotine/actions`, 160 x 240: action_<action> for the 50 titles, action_back
    marks `title` (the headline above, room for two lines), `index` (the badge, left), `picture`
    badge: round = alters the line, square = does not, with a nail = stays in front of a player
`guillotine/zoom`, 320 x 500, a file each: zoom_<noble>, zoom_<action>; marks `title`, `text` (the place of the effect)
`guillotine/ground`, a file each: day_1, day_2, day_3 1920 x 1440 (morning, noon, red evening; anchor upper left: scale
    to the width of the window and cut below; roofs end at 300, then the square), crowd_back, crowd_front 1920 x 150
    (anchor upper left; heads seen from behind, with pikes; may bob up and down)
`guillotine/busts`, 120 x 120:
    bust_green (tricoteuse), bust_blue (drummer), bust_red (sans-culotte), bust_yellow (cook), bust_purple (lawyer),
    bust_teal (printer), bust_c0 (citizen), bust_c1 (street boy)
`guillotine/table`:
    scaffold    machine 320 x 440 (anchor: middle of its foot; marks `blade_up`, `blade_down`: where the blade's anchor
                goes, `neck`: middle of the hole, `basket`: where the basket's anchor goes), blade 168 x 172 (anchor:
                middle of its upper edge), machine_front 320 x 440 (posts and board before the blade, same anchor),
                rope 12 x 60 (nine-slice, from the beam to the blade), basket 128 x 104 and basket_front (same size and
                anchor: middle of its mouth; what falls goes between the two), cloth 400 x 76 (tricolour skirt, nine-slice),
                planks 400 x 44 (the stage under the line, nine-slice, anchor upper left)
    line        place, place_lit, place_goal, place_front 60 x 36 (mark `number`), ghost 124 x 200 (nine-slice, the
                empty place of a card), step 18 x 18 and arrow 52 x 52 (points right; may be turned), count 56 x 56
                (mark `number`), gone 110 x 110 (this one will be discarded), bracket 160 x 40 (nine-slice, above those
                that will be moved), sign_shuffle, sign_front, sign_end, sign_add, sign_collect 64 x 64
    cards       shadow_card 172 x 248 and glow_card 172 x 248 (nine-slice, mark `inner`: the card 124 x 200), veil_card
                124 x 200 (nine-slice, over a card that cannot be used), pennant_<group> 40 x 66 (mark `number`)
                front_<action> 76 x 96 for the eight that stay (mark `tally`)
    piles       conciergerie 168 x 150 (the prison gate: noble pile; mark `count`), discard_nobles 132 x 110 (mark
                `count`), stack_1 … stack_3 176 x 256 (action backs piled; mark `count`), discard_actions 176 x 256
    groups      mark_<group> 36 x 36, mat_<group> 124 x 120 (nine-slice, marks `head`, `inner`)
    seats       plate, plate_active 200 x 140 and name_plate, name_plate_active 160 x 48 (nine-slice, mark `inner`),
                fan_1 … fan_10 120 x 84 (a hand from behind), seal 84 x 84 (points; mark `number`), tag 48 x 34
                (nine-slice, mark `inner`)
    signs       turn 64 x 64, first 56 x 56 (began the day), confused 60 x 60, rushed 60 x 60, silenced 84 x 84 (no
                action cards now), guarded 60 x 60 (the line may not be altered), double 60 x 60, none_today 60 x 60
                (collects nobody), pimpernel 60 x 60 (the day ends after this turn), glow_soft 240 x 240
    days        leaf_1 … leaf_3, leaf_1_today …, leaf_1_done … 76 x 92
    paper       ribbon 320 x 84 (nine-slice, mark `inner`: the question), hint 120 x 52 (nine-slice, mark `inner`),
                sheet 240 x 200 (nine-slice, mark `inner`: a news-sheet)
"""
