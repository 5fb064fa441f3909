"""What sounds are made of: tones, noise, filters and envelopes. Samples lie between -1 and 1, 44,100 a second."""

from __future__ import annotations

import math
from array import array
from collections.abc import Sequence
from random import Random

RATE = 44100
Samples = list[float]


def silence(seconds: float) -> Samples:
    """Nothing, to put sounds into."""
    return [0.0] * round(seconds * RATE)


def place(onto: Samples, sound: Sequence[float], at: float, loud: float = 1.0) -> Samples:
    """Add a sound at a moment in seconds; what would go on beyond the end is cut."""
    first = round(at * RATE)
    for i, sample in enumerate(sound[: max(0, len(onto) - first)], first):
        onto[i] += sample * loud
    return onto


def noise(rng: Random, seconds: float) -> Samples:
    """White noise."""
    return [2 * rng.random() - 1 for _ in range(round(seconds * RATE))]


def even(sound: Sequence[float]) -> Samples:
    """The sound with its loudest sample at 1."""
    most = max(map(abs, sound)) or 1.0
    return [sample / most for sample in sound]


def decay(sound: Sequence[float], falls: float, rises: float = 0.001) -> Samples:
    """A sound that begins in `rises` seconds and dies away to a third every `falls` seconds."""
    per, up = math.exp(-1 / (falls * RATE)), max(1, round(rises * RATE))
    level, found = 1.0, []
    for i, sample in enumerate(sound):
        found.append(sample * (level if i >= up else i / up))
        level *= per if i >= up else 1.0
    return found


def swell(sound: Sequence[float], peak: float, sharp: float = 1.0) -> Samples:
    """A sound that comes and goes in two half waves, loudest at this share of its length."""
    n, top = len(sound), max(1, round(len(sound) * peak))
    turn = [0.5 * i / top if i < top else 0.5 + 0.5 * (i - top) / (n - top) for i in range(n)]
    return [sample * math.sin(math.pi * t) ** sharp for sample, t in zip(sound, turn, strict=True)]


def glide(start: float, end: float, seconds: float, falls: float = 0.0) -> Samples:
    """A pure tone from one pitch to another in Hz: evenly, or most of the way in the first `falls` seconds."""
    phase, found = 0.0, []
    n = round(seconds * RATE)
    for i in range(n):
        way = 1 - math.exp(-i / (falls * RATE)) if falls else i / n
        phase += (start + (end - start) * way) * math.tau / RATE
        found.append(math.sin(phase))
    return found


def modes(parts: Sequence[tuple[float, float, float]], seconds: float) -> Samples:
    """A struck body: each part its pitch in Hz, how loud, and in how many seconds it dies away to a third."""
    n = round(seconds * RATE)
    found = [0.0] * n
    for pitch, loud, falls in parts:  # a damped resonator gives the same as sin() at a tenth of the work
        per = math.exp(-1 / (falls * RATE))
        turn = 2 * per * math.cos(math.tau * pitch / RATE)
        before, now = 0.0, loud * per * math.sin(math.tau * pitch / RATE)
        for i in range(1, n):
            found[i] += now
            before, now = now, turn * now - per * per * before
    return found


def band(sound: Sequence[float], centre: float | Sequence[float], narrow: float, kind: str = "band") -> Samples:
    """A filter: "low", "band" or "high" of a pitch in Hz, or of pitches it sweeps through; narrow from 0.5 up."""
    pitches = [centre] if isinstance(centre, float | int) else list(centre)
    count, n = len(pitches) - 1, max(1, len(sound) - 1)
    low = mid = 0.0
    damp, found = 1 / narrow, []
    for i, sample in enumerate(sound):
        at = i / n * count
        lower = min(int(at), max(0, count - 1))
        pitch = pitches[0] if not count else pitches[lower] + (pitches[lower + 1] - pitches[lower]) * (at - lower)
        step = math.tan(math.pi * min(pitch, 20000) / RATE)  # a state variable filter, trapezoid rule
        high = (sample - (damp + step) * mid - low) / (1 + step * (step + damp))
        mid_now = step * high + mid
        low_now = step * mid_now + low
        mid, low = step * high + mid_now, step * mid_now + low_now
        found.append({"low": low_now, "band": mid_now * damp, "high": high}[kind])
    return found


def room(sound: Sequence[float], wet: float = 0.12, size: float = 1.0) -> Samples:
    """The sound in a small wooden room: six early reflections, each duller and softer than the last."""
    found = list(sound)
    echo = list(sound)
    for number, gap in enumerate((0.0067, 0.0113, 0.0171, 0.0239, 0.0331, 0.0437), 1):
        echo = band(echo, 5200.0 / number**0.5, 0.7, "low")
        place(found, echo, gap * size, wet * (0.86**number) * (-1) ** (number // 2))
    return found


def levelled(sound: Sequence[float], peak: float, head: float = 0.0008, tail: float = 0.02) -> array[float]:
    """The finished sound: no standing pressure, its loudest sample at `peak` dBFS, both ends faded to nothing."""
    free = band(sound, 35.0, 0.7, "high")
    up, down, n = round(head * RATE), round(tail * RATE), len(sound)
    for i in range(up):
        free[i] *= i / up
    for i in range(min(down, n)):
        free[n - 1 - i] *= 0.5 - 0.5 * math.cos(math.pi * i / down)
    most = max(map(abs, free)) or 1.0
    return array("f", (sample * 10 ** (peak / 20) / most for sample in free))
