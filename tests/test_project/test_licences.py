"""Everything that is brought along from others is named, with its licence, and the text lies beside it."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pygame
import pytest

THIRD_PARTY = Path(__file__).parents[2] / "assets" / "licences" / "third_party"
SHARED = "LGPL 2.1"
"""Whose text is that of pygame-ce."""


def table() -> dict[str, tuple[str, str]]:
    """Per library file what it belongs to and the line that names it."""
    lines = (THIRD_PARTY / "README.txt").read_text(encoding="utf-8").splitlines()
    return {m[1]: (m[2], line) for line in lines if (m := re.match(r"  (lib\w+) +(\S+) ", line))}


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere the libraries have other names")
def test_every_library_that_pygame_brings_is_named() -> None:
    folder = Path(pygame.__file__).parents[1] / "pygame_ce.libs"
    brought = {re.split(r"[-.]", path.name)[0] for path in folder.iterdir()}
    assert len(brought) > 20
    assert sorted(brought - table().keys()) == []


def test_every_library_has_its_text_or_shares_that_of_pygame() -> None:
    texts = {path.stem for path in (THIRD_PARTY / "libraries").iterdir()}
    for work, line in table().values():
        assert SHARED in line or work.lower().replace("-", "_") in texts, work
        assert "http" in line


def test_every_text_is_of_something_that_is_named() -> None:
    works = {work.lower().replace("-", "_") for work, _ in table().values()}
    for path in (THIRD_PARTY / "libraries").iterdir():
        assert path.stem in works
        assert len(path.read_text(encoding="utf-8")) > 500
