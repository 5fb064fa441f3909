"""The effects of the scaffold: blade, basket, drums, the murmur of the square, a quill, the bell of a new day."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from build_scripts.instruments import flick, strike, talk, wood
from build_scripts.synth import Samples, band, decay, glide, modes, noise, place, silence, swell

STEEL = ((2140, 0.5, 0.11), (3010, 0.8, 0.09), (4270, 0.6, 0.07), (5580, 0.4, 0.05), (7130, 0.25, 0.035))
"""The modes of the blade: pitch in Hz, loudness, and how long each rings."""


def blade(rng: Random) -> Samples:
    """The blade runs down its grooves and stops: steel on wood, nothing else."""
    found = silence(0.62)
    place(found, swell(band(noise(rng, 0.24), [900, 2200, 5200], 2.2), 0.93, 1.3), 0.0, 0.55)
    place(found, swell(band(noise(rng, 0.2), [320, 620], 1.6), 0.9), 0.04, 0.35)
    place(found, decay(glide(150, 58, 0.2, 0.03), 0.05), 0.235, 1.0)
    place(found, wood((180, 330, 610), 0.03, rng), 0.235, 0.7)
    place(found, modes(STEEL, 0.36), 0.237, 0.24)
    return place(found, decay(band(noise(rng, 0.05), [5200, 1600], 0.8), 0.008), 0.235, 0.5)


def basket(rng: Random) -> Samples:
    """Something round lands in wicker and rocks once."""
    found = silence(0.5)
    place(found, decay(glide(140, 70, 0.12, 0.02), 0.035), 0.0, 1.0)
    place(found, decay(band(noise(rng, 0.09), [700, 260], 0.9), 0.02), 0.0, 0.6)
    for k in range(9):
        creaks = flick(rng, 1500 + 1300 * rng.random(), 0.005)
        place(found, creaks, 0.004 + 0.02 * k * (0.6 + rng.random()), 0.34 * 0.8**k)
    place(found, decay(glide(120, 74, 0.09, 0.02), 0.025), 0.2, 0.35)
    for k in range(5):
        place(found, flick(rng, 1900 + 900 * rng.random(), 0.004), 0.2 + 0.017 * k, 0.16 * 0.8**k)
    return found


def hit(rng: Random, hard: float) -> Samples:
    """One stroke on a field drum: the skin, and the snares under it."""
    found = silence(0.18)
    place(found, modes(((176, 1.0, 0.035), (281, 0.5, 0.025), (402, 0.3, 0.02)), 0.16), 0.0, 0.9)
    place(found, decay(band(noise(rng, 0.14), 2600, 0.7, "high"), 0.022 + 0.02 * hard), 0.001, 0.5)
    return place(found, decay(band(noise(rng, 0.02), 1200, 0.8), 0.004), 0.0, 0.4)


def drums(rng: Random) -> Samples:
    """A short roll that grows, and the stroke that ends it."""
    found, at, k = silence(0.88), 0.0, 0
    while at < 0.6:
        loud = (0.16 + 0.5 * (at / 0.6) ** 1.4) * (1.0 if k % 2 else 0.84)
        place(found, hit(rng, 0.3), at, loud)
        at += 0.047 + 0.004 * rng.random()
        k += 1
    return place(found, hit(rng, 1.0), 0.66, 1.15)


def murmur(rng: Random) -> Samples:
    """The square has seen something: a breath drawn, then many voices, no words."""
    found = place(silence(0.9), swell(band(noise(rng, 0.3), [600, 1500], 1.4), 0.7), 0.0, 0.16)
    for k in range(13):
        pitch = (104, 128, 168, 214, 246)[k % 5] * (0.92 + 0.16 * rng.random())
        place(found, talk(rng, pitch, 0.52 + 0.2 * rng.random()), 0.04 + 0.12 * rng.random(), 0.4 + 0.3 * rng.random())
    return swell(found, 0.34, 0.8)


def quill(rng: Random) -> Samples:
    """A long stroke of a pen on rough paper, and the dot that ends it."""
    found = silence(0.6)
    grain = [s * (0.25 + 0.75 * rng.random()) for s in noise(rng, 0.36)]
    place(found, swell(band(grain, [5200, 7400, 4600, 6900], 2.2), 0.6), 0.0, 0.9)
    place(found, decay(band(noise(rng, 0.03), [6400, 3800], 1.2), 0.006), 0.47, 1.2)
    return place(found, decay(glide(420, 260, 0.05, 0.01), 0.01), 0.47, 0.5)


def toll(rng: Random) -> Samples:
    """The bell of the hall: another day."""
    found = silence(0.9)
    place(found, strike(392.0, 0.42, 0.9), 0.0)
    place(found, strike(523.3, 0.3, 0.66), 0.24, 0.5)
    return place(found, decay(band(noise(rng, 0.03), 1900, 0.8), 0.006), 0.0, 0.5)


LOUDNESS: dict[Callable[[Random], Samples], float] = {
    blade: -11, basket: -13, drums: -14, murmur: -18, quill: -19, toll: -17,
}  # fmt: skip
"""Every effect of the scaffold, and its loudest sample in dBFS."""
