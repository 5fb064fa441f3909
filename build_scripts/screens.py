"""Renders every scene at several sizes in every language, and fails on what does not fit.

    python build_scripts/screens.py OUT                    all scenes, three sizes, English, French, longer pretended
    python build_scripts/screens.py OUT --only shelf       scenes whose name contains this
    python build_scripts/screens.py OUT --size 1024x640 --language en --text 200

Fails on text that had to be cut off, on targets that overlap or leave the window, and on missing sprites.
"""

from __future__ import annotations

import argparse
import os
import sys
from itertools import combinations
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import pygame

from build_scripts.samples import Sample, samples
from gamebox.ui.preferences import Preferences
from gamebox.ui.scenes import Scene, SceneStack
from gamebox.ui.stage import Stage

SIZES = ("1024x640", "1920x1080", "3840x2160")
LANGUAGES = ("en", "fr", "xx")


def stack_of(sample: Sample, size: tuple[int, int], language: str, text: float = 1.0) -> SceneStack:
    """The scenes of a sample, at rest, with a surface of this size."""
    pygame.display.init()
    if pygame.display.get_surface() is None or pygame.display.get_surface().get_size() != size:
        pygame.display.set_mode(size)
    stage = Stage(*size, Preferences(language=language, text_scale=text, speed="off"))
    stack = SceneStack(stage)
    for scene in sample(stack):
        stack.push(scene)
    for scene in stack.scenes:
        for _ in range(3):
            scene.update(0.05)
    for _ in range(200):
        if not stack.top.busy:
            break
        stack.top.update(0.05)
    return stack


def faults(stack: SceneStack) -> list[str]:
    """Draw the stack, and say what is wrong with the picture."""
    stage, surface = stack.stage, pygame.display.get_surface()
    stack.draw(surface)
    found = [f"text cut off: {o.text!r} needs {o.needed}, has {o.given}" for o in set(stage.text.overflows)]
    found += [f"missing sprite {name}" for name in sorted(stage.sprites.missing)]
    return found + misplaced(stack.top, surface.get_rect())


def misplaced(scene: Scene, window: pygame.Rect) -> list[str]:
    """Targets that overlap each other or leave the window. A scene may name tags that may overlap (`layered`)."""
    targets = scene.targets()
    found = [f"{t.tag} leaves the window: {t.rect}" for t in targets if not window.contains(t.rect)]
    free = getattr(scene, "layered", lambda a, b: False)
    for a, b in combinations(targets, 2):
        if a.rect.colliderect(b.rect) and not free(a.tag, b.tag):
            found.append(f"{a.tag} and {b.tag} overlap: {a.rect} {b.rect}")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path, metavar="OUT")
    parser.add_argument("--only", default="", metavar="NAME")
    parser.add_argument("--size", action="append", metavar="WxH")
    parser.add_argument("--language", action="append")
    parser.add_argument("--text", type=int, default=100, metavar="PERCENT")
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    wrong = 0
    for name, sample in samples().items():
        for size in (asked.size or SIZES) if asked.only in name else ():
            for language in asked.language or LANGUAGES:
                stack = stack_of(sample, tuple(int(n) for n in size.split("x")), language, asked.text / 100)
                problems = faults(stack)
                pygame.image.save(pygame.display.get_surface(), asked.out / f"{name}-{size}-{language}.png")
                for problem in problems:
                    print(f"{name} {size} {language}: {problem}")
                wrong += len(problems)
                stack.close()
    print(f"{wrong} faults")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
