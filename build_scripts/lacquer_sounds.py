"""The effects of the lacquer table: cards slapped down, a gong for a gang, silk strings, a knuckle for a pass."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from build_scripts.instruments import flick, pluck, strike, wood
from build_scripts.synth import Samples, band, decay, glide, modes, noise, place, silence, swell

GONG = ((1.0, 1.0, 0.9), (1.48, 0.5, 0.7), (2.02, 0.62, 0.62), (2.61, 0.4, 0.5), (3.17, 0.34, 0.42), (3.94, 0.28, 0.36),
        (4.73, 0.22, 0.3), (5.81, 0.16, 0.24))  # fmt: skip
"""A gong's partials: share of its pitch, loudness, and how long each rings."""


def slap(rng: Random) -> Samples:
    """Cards come down flat on lacquer, with a little pride."""
    found = silence(0.2)
    place(found, swell(band(noise(rng, 0.05), [1200, 3000], 0.9), 0.8), 0.0, 0.3)
    place(found, decay(band(noise(rng, 0.07), [2600, 700], 0.7), 0.010), 0.045)
    place(found, decay(glide(260, 110, 0.1, 0.02), 0.026), 0.045, 0.8)
    return place(found, flick(rng, 4200, 0.006), 0.06, 0.35)


def gong(rng: Random) -> Samples:
    """A gang is laid: the gong, whose high partials bloom after the stroke."""
    found = silence(0.9)
    place(found, modes([(124 * share, loud, 0.5 * rings) for share, loud, rings in GONG], 0.9), 0.0)
    bloom = modes([(124 * share * 1.013, 1.0, 0.5) for share in (3.17, 4.73, 6.9, 8.3)], 0.85)
    place(found, swell(bloom, 0.22), 0.02, 0.16)
    place(found, decay(band(noise(rng, 0.06), 420, 0.8), 0.014), 0.0, 0.9)
    return place(found, swell(band(noise(rng, 0.7), [1900, 3100, 1500], 1.2), 0.2, 1.4), 0.02, 0.12)


def flourish(rng: Random) -> Samples:
    """A dragon or a phoenix shows itself: a run up the strings."""
    found = silence(0.8)
    for number, pitch in enumerate((293.7, 349.2, 392.0, 440.0, 523.3, 587.3, 698.5, 784.0)):
        place(found, pluck(rng, pitch, 0.16), 0.042 * number, 0.4 + 0.05 * number)
    return place(found, swell(band(noise(rng, 0.4), [900, 4200], 1.0), 0.7), 0.0, 0.1)


def knock(rng: Random) -> Samples:
    """A knuckle on the table: I pass."""
    found = silence(0.24)
    for moment, loud in ((0.0, 1.0), (0.09, 0.7)):
        place(found, band(wood((250, 540, 880), 0.018, rng), 1300.0, 0.7, "low"), moment, loud)
    return found


def chime(rng: Random) -> Samples:
    """A small bell: one card left."""
    found = silence(0.55)
    place(found, strike(1975.5, 0.16, 0.5), 0.0)
    place(found, strike(2637.0, 0.14, 0.42), 0.11, 0.8)
    return place(found, decay(band(noise(rng, 0.015), 7000, 0.8), 0.003), 0.0, 0.2)


def homage(rng: Random) -> Samples:
    """The hand is won: strings down to their home, and a bell over it."""
    found = silence(0.9)
    steps = ((0.0, 784.0, 0.6), (0.09, 698.5, 0.6), (0.18, 587.3, 0.7), (0.3, 440.0, 0.9), (0.3, 293.7, 0.8))
    for moment, pitch, loud in steps:
        place(found, pluck(rng, pitch, 0.24), moment, loud)
    return place(found, strike(1174.7, 0.26, 0.58), 0.31, 0.4)


def exchange(rng: Random) -> Samples:
    """Two cards slide past each other, one up, one down."""
    found = silence(0.42)
    place(found, swell(band(noise(rng, 0.2), [900, 3400], 1.4), 0.5), 0.0, 0.7)
    place(found, swell(band(noise(rng, 0.2), [3200, 800], 1.4), 0.5), 0.14, 0.7)
    place(found, flick(rng, 3000, 0.008), 0.17, 0.8)
    return place(found, flick(rng, 2100, 0.010), 0.33, 0.9)


LOUDNESS: dict[Callable[[Random], Samples], float] = {
    slap: -13, gong: -12, flourish: -14, knock: -14, chime: -18, homage: -14, exchange: -16,
}  # fmt: skip
"""Every effect of this table, and its loudest sample in dBFS."""
