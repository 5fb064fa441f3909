"""A gold-rush town in dust and sepia: drawings of Gnadenlos!

Sizes are units (pixels of a 1920-wide window); the anchor is the middle unless said. <name> is an adventurer
(poker_paul ... daddy_digger), <seat> green, blue, red or yellow, <section> grey, beige, brown, orange or purple. No words
are drawn in, and no figures but those of spaces and graves: numbers go on the marks named here.

`gnadenlos/adventurers`, 160 x 224: card_<name> for the 29, card_back
    marks `gold`, `showdown`, `poker` (on nugget, star and red card, one below the other at the left edge), `title` (the
    plate below), `index` (what must show in a fan: 52 wide), `picture`
`gnadenlos/zoom`, 320 x 470, a file each: zoom_<name>; marks `head` (over the picture), `gold`, `showdown`, `poker`,
    `title`, `text` (two lines below)
`gnadenlos/papers`:
    iou_<seat> 132 x 100 (marks `value`, `index`: 58 wide; the hat is the sign of the seat), iou_back_1 … _3
    event_rush_1 (3/1), event_rush_2 (5/3), event_rush_3 (7/4), event_poker_1, _2, event_showdown_1, _2, event_back 128 x 184
    (marks `title`, `picture`, `foot`; gold rushes also `first`, `second`: numbers left of their nuggets)
`gnadenlos/board`, a file each: board 1264 x 432 and board_tall 1264 x 548 (anchor upper left)
    marks `space_1` … `space_35` (middle of the disc: a hat's anchor goes 9 lower, the number stays free), `step_0` …
    `step_7` (the undertaker's anchor), `grave_1` … `grave_7` (lay `grave_<n>` there over him), `win_<section>`,
    `loss_<section>` (numbers 22 high), `sign_<section>` (the whole sign), `bank`, `saloon`, `inner`
`gnadenlos/ground`: ground 1920 x 1440 (anchor upper left: scale to the width of the window, cut below)
`gnadenlos/busts`, 120 x 120: bust_<seat>
`gnadenlos/table`:
    street      hat_<seat>, hat_black 104 x 84 (anchor: where it stands), hat_<seat>_lit 124 x 112, sign_<seat>, sign_black
                42 x 42, undertaker 64 x 96 (anchor: his feet), space_<section> 70 x 78 and space_goal 150 x 150 (anchor:
                middle of the disc; mark `number`), ring 76 x 76 and ring_lit 108 x 104 (open where the number is), start
                44 x 48, sign_<section> 140 x 64 (marks `win`, `loss`), grave_1 … grave_7 64 x 64, shop, bank
    dice        die_1 … die_6 56 x 58, die_1_big … 112 x 116, die_roll_1 … _8 180 x 170 (the die in the air)
    gold        nugget_1 44 x 40, nugget_5 66 x 60, heap_1 … heap_3 148 x 96
    vultures    vulture, vulture_place, vulture_last 46 x 46, flier 132 x 64, vulture_perched 60 x 60
    signs       sign_gold, sign_showdown, sign_poker 44 x 44, trait_gold, trait_showdown, trait_poker 58 x 58, sign_folk
                38 x 50, sign_iou 58 x 46, sign_step 50 x 46, active 124 x 124 (the revolver of the active player), revolver
                124 x 80, decided, thinking 44 x 46, paid 60 x 60, shot 100 x 110 (over a card that was shot)
    market      market 240 x 200, column 88 x 120, row_full 124 x 64, placard 240 x 200 (nine-slice), slot 132 x 100
    piles       stack_folk_1 … _3 196 x 260, stack_event_1 … _3 164 x 220, place_folk, place_event
    cards       shadow_, glow_, veil_ of card, note, event (same middle as the card); fan_1 … fan_9 176 x 122
    seats       plate, plate_active 248 x 188, name_plate, name_plate_active 160 x 50, bid_place 200 x 120, mat_<seat>
                244 x 128 (nine-slice, mark `inner`), put_down 160 x 224, disc 72 x 74, disc_lit 104 x 104 (mark `number`), tag
    paper       ribbon 344 x 92 (the question), hint 120 x 52, bid_tag 240 x 96, bracket 164 x 44, bounty 240 x 200
    effects     tumbleweed_1 … _4 80 x 84, dust_1 … _3 104 x 70, smoke_1 … _3 70 x 120 (anchor: the muzzle), flash 130 x 124,
                glint_1 … _3 76 x 76, shot_hole 56 x 56, glow_soft 260 x 250
"""
