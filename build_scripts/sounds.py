"""Makes the effects of assets/sounds, all of them synthesised here:

    python build_scripts/sounds.py            every effect whose recipe changed
    python build_scripts/sounds.py bell win   these, changed or not
    python build_scripts/sounds.py --check    fails when the committed effects are older than their recipes

Only this needs an encoder of Ogg Vorbis: `pip install soundfile`, or ffmpeg, or oggenc, whichever is found first.
manifest.json holds the SHA-256 of the recipes, and of each file with its length and peak.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import json
import shutil
import subprocess
import sys
import tempfile
import wave
from array import array
from collections.abc import Callable
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from build_scripts.chart_sounds import LOUDNESS as CHART  # noqa: E402
from build_scripts.gold_rush_sounds import LOUDNESS as GOLD_RUSH  # noqa: E402
from build_scripts.instruments import boot, clink, creak, flick, strike, talk, wood  # noqa: E402
from build_scripts.lacquer_sounds import LOUDNESS as LACQUER  # noqa: E402
from build_scripts.scaffold_sounds import LOUDNESS as SCAFFOLD  # noqa: E402
from build_scripts.synth import (  # noqa: E402
    RATE,
    Samples,
    band,
    decay,
    even,
    glide,
    levelled,
    modes,
    noise,
    place,
    room,
    silence,
    swell,
)

OUT = ROOT / "assets" / "sounds"
MANIFEST = OUT / "manifest.json"
SCRIPTS = ("sounds", "synth", "instruments", "lacquer_sounds", "scaffold_sounds", "gold_rush_sounds",
           "chart_sounds")  # fmt: skip
RECIPES = tuple(f"build_scripts/{name}.py" for name in SCRIPTS)


def card(rng: Random) -> Samples:
    """A card is laid on the table: a flick, and its flat on the wood."""
    found = silence(0.15)
    place(found, flick(rng, 3600), 0.002)
    place(found, decay(band(noise(rng, 0.08), [1500, 480], 0.8), 0.018), 0.03, 0.9)
    return place(found, decay(glide(230, 150, 0.06, 0.02), 0.014), 0.031, 0.35)


def cards(rng: Random) -> Samples:
    """A hand is fanned: seven flicks, faster and brighter."""
    found, at = silence(0.5), 0.004
    for number in range(7):
        place(found, flick(rng, 2100 + 330 * number, 0.010), at, 0.55 + 0.06 * number)
        at += 0.078 - 0.007 * number
    return place(found, swell(band(noise(rng, 0.42), [1400, 3600], 0.8), 0.7), 0.0, 0.10)


def shuffle(rng: Random) -> Samples:
    """Two halves riffle into each other, fall together, and are squared on the table."""
    found, at = silence(0.9), 0.005
    while at < 0.46:
        place(found, flick(rng, 2000 + 1500 * rng.random(), 0.005), at, 0.4 + 0.4 * rng.random())
        at += 0.011 + 0.020 * abs(at - 0.24)
    place(found, swell(band(noise(rng, 0.2), [900, 2600, 1500], 0.9), 0.45), 0.5, 0.35)
    for moment, loud in ((0.7, 0.8), (0.79, 0.55)):
        place(found, decay(band(noise(rng, 0.06), [1300, 500], 0.9), 0.014), moment, loud)
        place(found, decay(glide(200, 130, 0.05, 0.02), 0.012), moment, 0.3 * loud)
    return found


def coin(rng: Random) -> Samples:
    """A coin is put down and settles."""
    found = silence(0.4)
    for moment, pitch, loud in ((0.0, 3620, 1.0), (0.072, 3890, 0.5), (0.118, 3710, 0.25), (0.147, 3800, 0.13)):
        place(found, clink(pitch, 0.055), moment, loud)
    return place(found, decay(band(noise(rng, 0.03), 900, 0.8), 0.006), 0.0, 0.4)


def step(rng: Random) -> Samples:
    """One boot on the cobbles."""
    return boot(rng, 1.0)


def walk(rng: Random) -> Samples:
    """A captain sets off: coat-tails, then two strides."""
    found = silence(0.62)
    place(found, swell(band(noise(rng, 0.26), [700, 1900, 800], 0.8), 0.4), 0.0, 0.28)
    place(found, boot(rng, 1.15), 0.13, 0.9)
    return place(found, boot(rng, 1.0), 0.40, 0.75)


def door(rng: Random) -> Samples:
    """A tavern door: the latch, the hinge, and for a moment everybody inside."""
    found = silence(0.9)
    place(found, wood((480, 1150, 2300), 0.012, rng), 0.0, 0.5)
    place(found, wood((310, 760, 1500), 0.016, rng), 0.045, 0.4)
    place(found, even(creak(rng, 0.34, (70, 125), (640, 1180))), 0.06, 0.42)
    for pitch in (96, 118, 131, 172):
        place(found, even(talk(rng, pitch, 0.74)), 0.14, 0.2)
    return found


def rob(rng: Random) -> Samples:
    """A hand into a coat: cloth, and the purse is gone."""
    found = silence(0.55)
    place(found, swell(band(noise(rng, 0.2), [500, 3200], 0.9), 0.82, 1.6), 0.0, 1.0)
    place(found, decay(band(noise(rng, 0.05), 1800, 1.0), 0.009), 0.17, 0.6)
    for moment, pitch, loud in ((0.2, 4700, 0.5), (0.245, 5230, 0.4), (0.283, 4410, 0.34), (0.34, 4960, 0.22)):
        place(found, clink(pitch, 0.032), moment, loud)
    return found


def jostle(rng: Random) -> Samples:
    """A shoulder is hit, and somebody stumbles."""
    found = silence(0.36)
    place(found, decay(glide(150, 52, 0.24, 0.03), 0.055, 0.002), 0.0)
    place(found, decay(band(noise(rng, 0.12), [900, 250], 0.7), 0.022), 0.0, 0.9)
    place(found, swell(band(noise(rng, 0.1), 1500, 0.8), 0.2), 0.03, 0.16)
    return place(found, boot(rng, 1.3), 0.15, 0.4)


def bell(rng: Random) -> Samples:
    """The ship's bell rings a round in."""
    found = place(silence(0.9), strike(1046.5, 0.42, 0.9), 0.0)
    return place(found, decay(band(noise(rng, 0.02), 5200, 0.8), 0.003), 0.0, 0.25)


def hammer(rng: Random) -> Samples:
    """The auctioneer's hammer."""
    found = silence(0.32)
    place(found, wood((520, 1240, 2080, 3150), 0.022, rng), 0.0)
    place(found, modes([(146, 0.8, 0.05), (218, 0.5, 0.035)], 0.25), 0.001, 0.9)
    return room(found, 0.3, 1.3)


def cancel(rng: Random) -> Samples:
    """Two equal orders are struck out: a dull double clack, the second lower."""
    found = silence(0.3)
    place(found, band(wood((430, 690, 1010), 0.020, rng), 1500.0, 0.7, "low"), 0.0)
    return place(found, band(wood((300, 480, 720), 0.026, rng), 1100.0, 0.7, "low"), 0.105, 0.95)


def rum(rng: Random) -> Samples:
    """The cork leaves the bottle, and two swallows follow."""
    found = silence(0.6)
    place(found, swell(band(noise(rng, 0.09), [2400, 3400], 3.0), 0.9), 0.0, 0.16)
    place(found, decay(glide(330, 980, 0.09, 0.018), 0.018, 0.0008), 0.09, 1.0)
    place(found, decay(band(noise(rng, 0.05), [900, 2400], 1.0), 0.008), 0.09, 0.8)
    for moment, low, high in ((0.26, 290, 470), (0.42, 260, 430)):
        place(found, swell(glide(low, high, 0.085), 0.3), moment, 0.42)
    return found


def jack(rng: Random) -> Samples:
    """Black Jack comes about: planks groan, and a rope takes the strain."""
    found = silence(0.9)
    place(found, even(creak(rng, 0.82, (17, 34), (218, 351, 547))), 0.0)
    place(found, even(swell(creak(rng, 0.4, (150, 60), (1350, 2100)), 0.5)), 0.35, 0.28)
    place(found, even(swell(band(noise(rng, 0.8), [480, 310, 520], 6.0), 0.6)), 0.05, 0.12)
    return place(found, swell(modes([(73.4, 0.6, 2.0), (110.0, 0.4, 2.0)], 0.86), 0.5), 0.0, 0.16)


def turn(rng: Random) -> Samples:
    """A card turns over: a breath of air, then its face down flat."""
    found = silence(0.2)
    place(found, swell(band(noise(rng, 0.09), [1100, 4200], 1.1), 0.75), 0.0, 0.6)
    place(found, flick(rng, 5200, 0.006), 0.082, 0.7)
    return place(found, decay(band(noise(rng, 0.05), [2200, 1200], 1.0), 0.010), 0.105, 0.7)


def win(rng: Random) -> Samples:
    """All bells of the harbour: up a chord of C, the last one with its third and fifth."""
    found = silence(1.6)
    for number, pitch in enumerate((523.25, 659.26, 783.99)):
        place(found, strike(pitch, 0.3, 1.0), 0.145 * number, 0.5)
    for pitch, loud in ((1046.5, 0.8), (659.26, 0.35), (783.99, 0.35), (1318.5, 0.3)):
        place(found, strike(pitch, 0.5, 1.16), 0.44, loud)
    return place(found, decay(band(noise(rng, 0.02), 6000, 0.8), 0.003), 0.44, 0.2)


def lose(rng: Random) -> Samples:
    """Two muffled strokes, a small third down, far out on the water."""
    found = silence(0.9)
    for moment, pitch in ((0.0, 261.63), (0.3, 220.0)):
        muffled = band(strike(pitch, 0.28, 0.6), 900.0, 0.7, "low")
        place(found, muffled, moment)
    return place(found, swell(band(noise(rng, 0.8), 260, 1.0), 0.5), 0.05, 0.12)


def click(rng: Random) -> Samples:
    """A button."""
    return place(silence(0.07), wood((1380, 2450), 0.008, rng), 0.0)


def hover(rng: Random) -> Samples:
    """A fingertip on felt."""
    return place(silence(0.05), decay(band(noise(rng, 0.045), [1500, 900], 1.6), 0.008, 0.003), 0.0)


def refuse(rng: Random) -> Samples:
    """A soft double knock: not so."""
    found = silence(0.26)
    for moment, loud in ((0.0, 1.0), (0.115, 0.8)):
        place(found, band(wood((196, 330), 0.022, rng), 620.0, 0.7, "low"), moment, loud)
    return found


def curtain(rng: Random) -> Samples:
    """Heavy velvet, and its rings along the rod."""
    found = silence(0.75)
    place(found, swell(band(noise(rng, 0.7), [260, 900, 520, 240], 0.7), 0.42, 1.3), 0.0, 1.0)
    place(found, swell(band(noise(rng, 0.5), [1800, 2900, 1900], 0.9), 0.5, 1.5), 0.08, 0.22)
    for number in range(6):
        ring = clink(5200 + 400 * rng.random(), 0.012)
        place(found, ring, 0.12 + 0.068 * number + 0.015 * rng.random(), 0.05)
    return found


def wind(rng: Random) -> Samples:
    """One gust in from the sea, through the rigging."""
    found = place(silence(0.9), swell(band(noise(rng, 0.9), [210, 340, 620, 430, 250], 2.2), 0.45, 1.4), 0.0)
    return place(found, swell(band(noise(rng, 0.8), [680, 1050, 1240, 900], 14.0), 0.5, 2.0), 0.05, 0.5)


PEAKS: dict[Callable[[Random], Samples], float] = {
    card: -14, cards: -15, shuffle: -14, coin: -16, step: -14, walk: -14, door: -14, rob: -14, jostle: -10, bell: -17,
    hammer: -9, cancel: -12, rum: -12, jack: -12, turn: -15, win: -13, lose: -12, click: -17, hover: -27, refuse: -14,
    curtain: -16, wind: -18, **LACQUER, **SCAFFOLD, **GOLD_RUSH, **CHART,
}  # fmt: skip
"""Every effect, and its loudest sample in dBFS."""
EFFECTS = {recipe.__name__: recipe for recipe in PEAKS}
IN_ROOM = ("card", "cards", "shuffle", "coin", "rob", "jostle", "cancel", "rum", "turn", "click", "refuse", "door",
           "slap", "knock", "exchange", "basket", "quill", "rattle", "doubloons", "stamp")  # fmt: skip
LOUD_END = ("bell", "win", "lose", "door", "jack", "wind", "curtain", "gong", "flourish", "chime", "homage", "toll",
            "drums", "murmur", "depart", "cannon")  # fmt: skip


def made(name: str) -> array[float]:
    """An effect as samples; the same on every system and at every time."""
    recipe = EFFECTS[name]
    sound = recipe(Random(f"gamebox {name}"))
    loud_end = name in LOUD_END
    return levelled(room(sound) if name in IN_ROOM else sound, PEAKS[recipe], tail=0.16 if loud_end else 0.02)


def recipes_digest() -> str:
    """SHA-256 of everything the effects are made from; line ends do not count."""
    texts = [(ROOT / name).read_bytes().replace(b"\r\n", b"\n") for name in RECIPES]
    return hashlib.sha256(b"\0".join(texts)).hexdigest()


def write(name: str) -> dict[str, object]:
    """Make and encode one effect; what the manifest says of it."""
    sound, path = made(name), OUT / f"{name}.ogg"
    encode(sound, path)
    file = hashlib.sha256(path.read_bytes()).hexdigest()
    return {"seconds": round(len(sound) / RATE, 3), "peak_dbfs": PEAKS[EFFECTS[name]], "sha256": file}


def encode(sound: array[float], path: Path) -> None:
    """Write samples as Ogg Vorbis, with whatever encoder there is."""
    with tempfile.TemporaryDirectory() as folder:
        plain = Path(folder) / "plain.wav"
        with wave.open(str(plain), "wb") as file:
            file.setparams((1, 2, RATE, 0, "NONE", ""))
            file.writeframes(array("h", (round(s * 32767) for s in sound)).tobytes())
        if importlib.util.find_spec("soundfile"):
            import soundfile

            soundfile.write(path, soundfile.read(plain)[0], RATE, format="OGG", subtype="VORBIS", compression_level=0.6)
        elif shutil.which("ffmpeg"):
            ffmpeg = ["ffmpeg", "-loglevel", "error", "-y", "-i", str(plain), "-c:a", "libvorbis", "-q:a", "4"]
            subprocess.run([*ffmpeg, str(path)], check=True)
        elif shutil.which("oggenc"):
            subprocess.run(["oggenc", "-Q", "-q", "4", "-o", str(path), str(plain)], check=True)
        else:
            sys.exit("Encoding needs soundfile (pip install soundfile), ffmpeg or oggenc.")


def is_current() -> bool:
    """Whether the committed effects were made from the recipes of today."""
    if not MANIFEST.exists():
        return False
    known = json.loads(MANIFEST.read_text(encoding="utf-8"))
    files = {p.stem: hashlib.sha256(p.read_bytes()).hexdigest() for p in OUT.glob("*.ogg")}
    return bool(known["recipes"] == recipes_digest() and {n: e["sha256"] for n, e in known["effects"].items()} == files)


def main() -> int:
    """Make what is asked for, or check."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="EFFECT", help="these effects; all when none is named")
    parser.add_argument("--check", action="store_true")
    asked = parser.parse_args()
    unknown = sorted(set(asked.names) - set(EFFECTS))
    if unknown:
        parser.error(f"no such effect: {', '.join(unknown)}")
    if asked.check or (is_current() and not asked.names):
        current = is_current()
        print("The effects are current." if current else "The effects are older than their recipes.", file=sys.stderr)
        return 0 if current else 1
    OUT.mkdir(parents=True, exist_ok=True)
    known = json.loads(MANIFEST.read_text(encoding="utf-8"))["effects"] if MANIFEST.exists() else {}
    effects = {n: write(n) if not asked.names or n in asked.names else known[n] for n in sorted(EFFECTS)}
    text = json.dumps({"recipes": recipes_digest(), "effects": effects}, indent=1)
    MANIFEST.write_text(text + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
