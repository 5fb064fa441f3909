"""Saves of every released format and rules version are still continued, and old ones find their way to the present."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gamebox.games import GAMES
from gamebox.saves.migrate import FORMATS, RULES, migrate
from gamebox.saves.notice import Unreadable
from gamebox.saves.saved import check, read_file
from gamebox.saves.sheet import FORMAT, unseal

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.json"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_save_of_every_release_is_continued(path: Path) -> None:
    saved = read_file(path)
    match = saved.restore([None] * saved.seats)
    assert match.log == saved.actions
    assert (match.current is None) == ("finished" in path.stem)
    assert saved.title == "Golden"


def test_every_format_and_rules_version_has_a_golden_save() -> None:
    wanted = {f"format{FORMAT}-{game.id}{game.version}" for game in GAMES}
    assert wanted <= {path.stem.rsplit("-", 1)[0] for path in GOLDEN}


def test_every_older_format_has_a_step() -> None:
    assert set(FORMATS) == set(range(1, FORMAT))
    assert all(version < next(g.version for g in GAMES if g.id == id) for id, version in RULES)


def test_steps_are_taken_one_by_one() -> None:
    def older(body: dict[str, Any]) -> dict[str, Any]:
        return {**body, "trail": [*body.get("trail", []), "format"]}

    def rules(body: dict[str, Any]) -> dict[str, Any]:
        return {**body, "trail": [*body["trail"], body["rules"]]}

    body = {"game": "chess", "rules": 3}
    done = migrate(1, body, {1: older, 2: older}, {("chess", 3): rules, ("chess", 4): rules}, target=3)
    assert done == {"game": "chess", "rules": 5, "trail": ["format", "format", 3, 4]}
    assert body == {"game": "chess", "rules": 3}


def test_a_format_without_a_step_is_too_old() -> None:
    with pytest.raises(Unreadable) as error:
        migrate(1, {}, {}, {}, target=2)
    assert error.value.key == "saves.older"


def test_rules_that_have_changed_are_named_as_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    format, body = unseal(GOLDEN[-1].read_text("utf-8"))
    with pytest.raises(Unreadable) as error:
        check(format, {**body, "rules": 0, "digest": "other"})
    assert error.value.key == "saves.older"
    assert check(format, {**body, "rules": 0}).actions == body["actions"]
