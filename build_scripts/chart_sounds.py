"""The effects of the sea chart: stone drums in a bag and on their islets, canvas, gold, wax, and one cannon."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from build_scripts.instruments import clink, creak, flick, wood
from build_scripts.synth import Samples, band, decay, even, glide, modes, noise, place, silence, swell


def rattle(rng: Random) -> Samples:
    """A hand in the bag: stone drums turn over each other under canvas."""
    found, at = silence(0.4), 0.02
    while at < 0.32:
        pitch = 420 + 380 * rng.random()
        knock = band(wood((pitch, pitch * 1.9, pitch * 2.7), 0.011, rng), 2100.0, 0.7, "low")
        place(found, knock, at, 0.35 + 0.6 * rng.random())
        at += 0.03 + 0.04 * rng.random()
    return place(found, swell(band(noise(rng, 0.38), [380, 900, 500, 1100], 0.9), 0.45), 0.0, 0.5)


def tower(rng: Random) -> Samples:
    """A round tower is set down on its islet: weight, grit, a last grain of sand."""
    found = silence(0.4)
    place(found, decay(glide(120, 46, 0.3, 0.03), 0.07, 0.002), 0.0, 1.0)
    place(found, modes(((310, 0.5, 0.03), (540, 0.35, 0.02), (870, 0.2, 0.014)), 0.2), 0.002, 0.7)
    place(found, decay(band(noise(rng, 0.2), [2600, 900], 0.8), 0.035), 0.002, 0.5)
    for k in range(4):
        moment = 0.14 + 0.05 * k * (0.7 + 0.5 * rng.random())
        place(found, flick(rng, 5200 + 1600 * rng.random(), 0.003), moment, 0.2 * 0.7**k)
    return found


def depart(rng: Random) -> Samples:
    """A ship sails: canvas falls from its yard, fills and snaps, and water runs along her side."""
    found = silence(0.72)
    place(found, swell(band(noise(rng, 0.3), [500, 1700, 900], 0.8), 0.7), 0.0, 0.5)
    for k in range(4):
        place(found, decay(band(noise(rng, 0.05), [900, 420], 0.8), 0.014), 0.04 + 0.05 * k, 0.3 + 0.08 * k)
    place(found, decay(band(noise(rng, 0.14), [1500, 380], 0.7), 0.028, 0.002), 0.26, 1.0)
    place(found, decay(glide(150, 70, 0.14, 0.02), 0.036), 0.26, 0.8)
    place(found, even(creak(rng, 0.3, (30, 44), (260, 430))), 0.3, 0.22)
    return place(found, swell(band(noise(rng, 0.42), [420, 1100, 1700], 0.9), 0.35, 1.2), 0.29, 0.6)


def doubloons(rng: Random) -> Samples:
    """A purse is poured out on the chart."""
    found, at = silence(0.46), 0.0
    for k in range(10):
        coin = clink(3300 + 2100 * rng.random(), 0.026 + 0.014 * rng.random())
        place(found, coin, at, (0.4 + 0.6 * rng.random()) * 0.95**k)
        at += 0.018 + 0.003 * k + 0.008 * rng.random()
    return place(found, swell(band(noise(rng, 0.3), [1500, 3000, 1200], 0.9), 0.3), 0.0, 0.2)


def stamp(rng: Random) -> Samples:
    """A seal is pressed into warm wax and lifted again."""
    found = silence(0.34)
    place(found, decay(glide(170, 92, 0.14, 0.02), 0.034, 0.002), 0.0, 1.0)
    place(found, band(wood((260, 440, 700), 0.02, rng), 900.0, 0.7, "low"), 0.0, 0.7)
    place(found, swell(glide(240, 520, 0.07), 0.7), 0.18, 0.26)
    return place(found, decay(band(noise(rng, 0.06), [1400, 2800], 1.4), 0.012), 0.24, 0.28)


def cannon(rng: Random) -> Samples:
    """Somebody is rich enough and says so with powder; it rolls back from the other shore."""
    found = silence(0.7)
    place(found, decay(glide(130, 34, 0.5, 0.05), 0.11, 0.001), 0.0, 1.0)
    place(found, decay(band(noise(rng, 0.4), [1800, 300, 140], 0.6), 0.07, 0.001), 0.0, 0.9)
    place(found, decay(band(noise(rng, 0.04), 4200, 0.7), 0.006), 0.0, 0.5)
    return place(found, swell(band(noise(rng, 0.38), [260, 180, 120], 0.9), 0.25), 0.3, 0.4)


LOUDNESS: dict[Callable[[Random], Samples], float] = {
    rattle: -14, tower: -11, depart: -14, doubloons: -15, stamp: -12, cannon: -9,
}  # fmt: skip
"""Every effect of this table, and its loudest sample in dBFS."""
