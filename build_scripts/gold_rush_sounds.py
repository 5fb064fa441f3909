"""The effects of the gold-rush town: dice, gold, a shot far down the street, vultures, paper, spade and banjo."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from build_scripts.instruments import clink, flick, pluck, strike, wood
from build_scripts.synth import Samples, band, decay, glide, modes, noise, place, room, silence, swell


def dice(rng: Random) -> Samples:
    """One bone die runs over boards: blows ever closer and softer, then it lies."""
    found, at, gap, loud = silence(0.44), 0.0, 0.1, 1.0
    while at < 0.36:
        bone = 1180 + 500 * rng.random()
        place(found, wood((bone, bone * 1.7, bone * 2.9), 0.007, rng), at, loud)
        place(found, decay(glide(230, 140, 0.05, 0.01), 0.012), at, loud * 0.5)
        at, gap, loud = at + gap * (0.85 + 0.3 * rng.random()), gap * 0.82, loud * 0.83
        gap = max(gap, 0.022)
    return found


def nuggets(rng: Random) -> Samples:
    """Lumps of gold drop into a pan: dull, heavy, and one that rings."""
    found = silence(0.34)
    for moment, loud in ((0.0, 1.0), (0.07, 0.7), (0.12, 0.85)):
        place(found, clink(1350 + 700 * rng.random(), 0.03), moment, loud)
        place(found, decay(glide(320, 190, 0.06, 0.012), 0.016), moment, loud * 0.7)
    return place(found, modes(((2480, 0.5, 0.07), (3720, 0.3, 0.05), (930, 0.4, 0.07)), 0.22), 0.12, 0.4)


def shot(rng: Random) -> Samples:
    """A revolver at the far end of the street, and the answer of the hills."""
    found = silence(0.58)
    crack = decay(band(noise(rng, 0.2), [3800, 900], 0.6, "low"), 0.018)
    place(found, crack, 0.0, 1.0)
    place(found, decay(glide(150, 52, 0.2, 0.03), 0.05), 0.0, 0.9)
    for moment, pitch, loud in ((0.16, 620, 0.2), (0.31, 400, 0.12)):
        place(found, swell(band(noise(rng, 0.24), [pitch * 1.5, pitch], 0.9, "low"), 0.2), moment, loud)
    return found


def hop(rng: Random) -> Samples:
    """A hat comes down on a horseshoe: felt, then a little iron."""
    found = silence(0.18)
    place(found, decay(band(noise(rng, 0.06), [900, 300], 0.8), 0.014), 0.0, 1.0)
    place(found, decay(glide(200, 120, 0.06, 0.014), 0.02), 0.0, 0.7)
    iron = ((1620, 0.8, 0.05), (2710, 0.5, 0.035), (4090, 0.3, 0.022), (5480, 0.15, 0.014))
    return place(found, modes(iron, 0.2), 0.012, 0.3)


def vulture(rng: Random) -> Samples:
    """It has seen something: a hoarse cry that breaks, twice."""
    found = silence(0.46)
    for moment, long, start, end, loud in ((0.0, 0.2, 860, 640, 1.0), (0.22, 0.22, 780, 520, 0.7)):
        rasp = [a * (0.55 + 0.45 * b) for a, b in zip(glide(start, end, long), noise(rng, long), strict=True)]
        grate = [s * (1.0 if (i // 420) % 2 else 0.45) for i, s in enumerate(rasp)]
        place(found, swell(band(grate, [1500, 1150], 1.6), 0.3), moment, loud)
        place(found, swell(band(noise(rng, long), [2300, 1700], 2.2), 0.3), moment, loud * 0.22)
    return found


def rustle(rng: Random) -> Samples:
    """A note is smoothed out: crumpled paper that has been crumpled before."""
    found, at = silence(0.28), 0.0
    while at < 0.22:
        crease = flick(rng, 3200 + 3600 * rng.random(), 0.003 + 0.006 * rng.random())
        place(found, crease, at, 0.25 + 0.75 * rng.random())
        at += 0.008 + 0.03 * rng.random()
    return place(found, swell(band(noise(rng, 0.26), [2600, 5200, 3100], 0.9), 0.55), 0.0, 0.22)


def spade(rng: Random) -> Samples:
    """The undertaker digs on: steel into gravel, and what he throws behind him."""
    found = silence(0.52)
    place(found, swell(band(noise(rng, 0.15), [1500, 3400, 1300], 0.9), 0.4), 0.0, 0.9)
    place(found, modes(((1340, 0.4, 0.05), (2260, 0.3, 0.04), (3590, 0.2, 0.03)), 0.2), 0.02, 0.35)
    place(found, decay(glide(140, 80, 0.1, 0.02), 0.03), 0.03, 0.5)
    place(found, decay(band(noise(rng, 0.12), [520, 240], 0.8), 0.03), 0.28, 0.9)
    for k in range(7):
        place(found, flick(rng, 900 + 1500 * rng.random(), 0.004), 0.3 + 0.026 * k, 0.3 * 0.84**k)
    return found


def payday(rng: Random) -> Samples:
    """The bell of the bank: twice, short, somebody is in a hurry."""
    found = silence(0.5)
    for moment, loud in ((0.0, 1.0), (0.14, 0.85)):
        place(found, strike(1318.5, 0.1, 0.34), moment, loud)
        place(found, decay(band(noise(rng, 0.012), 5200, 0.8), 0.003), moment, 0.3)
    return place(found, wood((310, 640), 0.02, rng), 0.0, 0.25)


def banjo(rng: Random) -> Samples:
    """A good hand at poker: a roll up the banjo."""
    found = silence(0.58)
    for number, pitch in enumerate((392.0, 493.9, 587.3, 784.0, 987.8)):
        place(found, pluck(rng, pitch, 0.09), 0.05 * number, 0.6 + 0.08 * number)
    place(found, pluck(rng, 784.0, 0.1), 0.28, 0.9)
    return place(found, pluck(rng, 1174.7, 0.1), 0.28, 0.7)


def piano(rng: Random) -> Samples:
    """A bad hand: two sour keys of the saloon piano, down."""
    found = silence(0.56)
    for moment, pitches in ((0.0, (311.1, 293.7)), (0.2, (233.1, 246.9))):
        for pitch in pitches:
            for cents in (0.996, 1.005):
                parts = [(pitch * cents * n, 1 / n**1.4, 0.13 / n**0.5) for n in (1, 2, 3, 4, 6)]
                place(found, modes(parts, 0.36), moment, 0.5)
        place(found, wood((180, 420), 0.012, rng), moment, 0.3)
    return room(found, 0.16, 1.6)


LOUDNESS: dict[Callable[[Random], Samples], float] = {
    dice: -13, nuggets: -15, shot: -15, hop: -16, vulture: -18, rustle: -19, spade: -15, payday: -17, banjo: -14,
    piano: -14,
}  # fmt: skip
"""Every effect of the town, and its loudest sample in dBFS."""
