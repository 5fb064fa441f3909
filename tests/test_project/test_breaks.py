"""The breaks that tests must notice still find the text that they change."""

from __future__ import annotations

from collections import Counter

import pytest

from build_scripts.mutants import BREAKS, ROOT, Break
from gamebox.games import GAMES


@pytest.mark.parametrize("broken", BREAKS, ids=lambda b: f"{b.game}: {b.name}")
def test_a_break_changes_a_text_that_stands_there_once(broken: Break) -> None:
    assert (ROOT / "gamebox" / broken.file).read_text(encoding="utf-8").count(broken.old) == 1
    assert broken.old != broken.new


def test_every_game_has_ten_breaks_of_different_names() -> None:
    names = Counter((broken.game, broken.name) for broken in BREAKS)
    assert set(names.values()) == {1}
    assert all(sum(game == asked.id for game, _ in names) >= 10 for asked in GAMES)
