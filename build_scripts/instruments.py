"""What the effects are played on: bells, strings, cards, coins, boots, wood, and voices behind a wall."""

from __future__ import annotations

from random import Random

from build_scripts.synth import RATE, Samples, band, decay, glide, modes, noise, place, silence, swell

BELL = ((0.5, 0.30, 1.0), (1.0, 1.0, 0.8), (1.19, 0.42, 0.55), (1.5, 0.30, 0.42), (2.0, 0.55, 0.40), (2.53, 0.22, 0.22),
        (3.01, 0.20, 0.16), (4.1, 0.10, 0.09), (5.4, 0.05, 0.05))  # fmt: skip
"""A bell's partials: share of its pitch, loudness, and how long each rings compared with the whole."""


def strike(pitch: float, rings: float, seconds: float) -> Samples:
    """A bell of this pitch in Hz; rings: seconds to a third of its loudness."""
    parts = [(pitch * share, loud, max(0.01, rings * long)) for share, loud, long in BELL]
    shimmer = [(pitch * 1.0031, 0.4, rings * 0.8), (pitch * 2.006, 0.2, rings * 0.4)]
    return modes([*parts, *shimmer], seconds)


def flick(rng: Random, pitch: float, falls: float = 0.012) -> Samples:
    """One card edge that snaps past a thumb."""
    air = band(noise(rng, falls * 5), [pitch * 1.5, pitch], 1.4)
    return decay(air, falls, 0.0006)


def clink(pitch: float, falls: float = 0.06) -> Samples:
    """One silver coin on another."""
    parts = ((1.0, 1.0, 1.0), (1.37, 0.7, 0.8), (1.41, 0.5, 0.9), (2.09, 0.5, 0.5), (2.77, 0.3, 0.35), (3.4, 0.2, 0.2))
    return modes([(pitch * share, loud, falls * long) for share, loud, long in parts], falls * 5)


def boot(rng: Random, weight: float) -> Samples:
    """Heel and sole on cobblestones; weight lowers the pitch."""
    found = silence(0.16)
    heel = decay(glide(190 / weight, 75 / weight, 0.1, 0.02), 0.022)
    grit = decay(band(noise(rng, 0.1), [2600 / weight, 900 / weight], 0.9), 0.014)
    scrape = swell(band(noise(rng, 0.07), 3400 / weight, 1.2), 0.3)
    place(found, heel, 0.0)
    place(found, grit, 0.001, 1.3)
    place(found, decay(band(noise(rng, 0.05), 700 / weight, 1.0), 0.012), 0.05, 0.5)
    return place(found, scrape, 0.05, 0.16)


def wood(parts: tuple[float, ...], falls: float, rng: Random) -> Samples:
    """A knock on wood: its modes, lower ones longer, and the contact."""
    body = modes([(p, 1 / (i + 1) ** 0.7, falls / (1 + 0.6 * i)) for i, p in enumerate(parts)], falls * 6)
    return place(body, decay(band(noise(rng, 0.012), parts[-1], 0.8), 0.003), 0.0, 0.8)


def creak(rng: Random, seconds: float, rates: tuple[float, float], bodies: tuple[float, ...]) -> Samples:
    """Wood that sticks and slips, from one number of slips a second to another."""
    slips, at = silence(seconds), 0.0
    while at < seconds - 0.01:
        way = at / seconds
        slips[round(at * RATE)] += (0.4 + 0.6 * rng.random()) * (1 if rng.random() < 0.8 else -0.6)
        at += (0.75 + 0.5 * rng.random()) / (rates[0] + (rates[1] - rates[0]) * way)
    found = silence(seconds)
    for number, body in enumerate(bodies):
        drift = [body * (0.94 + 0.12 * rng.random()) for _ in range(6)]
        place(found, band(slips, drift, 9.0), 0.0, 1 / (number + 1) ** 0.5)
    return found


def talk(rng: Random, pitch: float, seconds: float) -> Samples:
    """Somebody speaks behind a wall: a voice of this pitch in Hz, vowels, and syllables; no words."""
    voice, at = silence(seconds), 0.05 * rng.random()
    while at < seconds - 0.01:
        voice[round(at * RATE)] = 1.0
        at += (0.97 + 0.06 * rng.random()) / (pitch * (1.12 - 0.25 * at / seconds))
    found = silence(seconds)
    for vowel in (480, 1050):
        place(found, band(voice, [vowel * (0.7 + 0.6 * rng.random()) for _ in range(7)], 4.0), 0.0)
    said, at = silence(seconds), 0.12 * rng.random()
    while at < seconds - 0.1:
        long = 0.1 + 0.14 * rng.random()
        first = round(at * RATE)
        place(said, swell(found[first : first + round(long * RATE)], 0.35, 0.7), at, 0.4 + 0.6 * rng.random())
        at += long + 0.05 * rng.random()
    return band(swell(said, 0.4, 0.6), 1300.0, 0.7, "low")


def pluck(rng: Random, pitch: float, falls: float = 0.3) -> Samples:
    """A silk string pulled by a nail: harmonics that die away the sooner the higher, and the nail itself."""
    parts = [(pitch * n * (1 + 0.0004 * n * n), 1 / n**1.15, falls / n**0.8) for n in range(1, 9)]
    found = modes(parts, min(0.9, falls * 3))
    return place(found, decay(band(noise(rng, 0.012), pitch * 5, 1.2), 0.003), 0.0, 0.3)
