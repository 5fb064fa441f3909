"""Saved games: kept after every action, listed, continued, renamed, thrown away."""

from __future__ import annotations

import errno
import json
import os
import re
from pathlib import Path
from random import Random
from threading import Event, Thread
from typing import Any

import pytest

from gamebox.controllers.autosave import Autosave
from gamebox.core.match import Match
from gamebox.saves import sheet
from gamebox.saves.folder import Folder
from gamebox.saves.notice import Notice, Unreadable
from gamebox.saves.sheet import Card, Seating
from gamebox.saves.store import Store
from tests.controllers.people import play_on, rest, sit
from tests.saves.shelf import CARD, HALUNKEN, aside, files, forge, played, saved, shelf


def test_a_saved_match_is_continued_where_it_was_left(tmp_path: Path) -> None:
    store = shelf(tmp_path)
    match = played(9)
    id = store.new_id()
    assert store.save(id, match, CARD) is None
    store.close()
    loaded = shelf(tmp_path).load(id)
    again = loaded.saved.restore([None, None])
    assert loaded.id == id
    assert again.log == match.log
    assert again.state == match.state
    assert again.options == match.options
    assert loaded.saved.card()._replace(created="") == CARD


def test_the_list_names_game_players_round_and_date(tmp_path: Path) -> None:
    store = shelf(tmp_path)
    id = store.new_id()
    store.save(id, played(20), CARD._replace(title="Thursday", start=1))
    (line,) = store.in_progress()
    assert (line.id, line.game, line.title, line.start, line.actions) == (id, "halunken", "Thursday", 1, 20)
    assert line.seating == CARD.seating
    assert line.round == played(20).state.round > 0
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00", line.updated)
    assert line.created == line.updated
    assert not line.finished


def test_several_matches_are_kept_apart(tmp_path: Path) -> None:
    store = shelf(tmp_path)
    first, second = saved(store, 2), saved(store, 5)
    assert {(line.id, line.actions) for line in store.in_progress()} == {(first, 2), (second, 5)}
    store.delete(first)
    assert [line.id for line in store.in_progress()] == [second]
    assert [file.name for file in (tmp_path / "games").iterdir() if file.name.startswith(first)] == []


def test_three_generations_are_kept(tmp_path: Path) -> None:
    store = shelf(tmp_path)
    id = saved(store, 7)
    lengths = [len(json.loads(file.read_text("utf-8"))["body"]["actions"]) for file in files(tmp_path, id)]
    assert lengths == [7, 6, 5]
    assert not list(tmp_path.rglob("*.tmp"))


def test_saving_goes_on_after_loading(tmp_path: Path) -> None:
    store = shelf(tmp_path)
    id = saved(store, 4)
    store.close()
    store = shelf(tmp_path)
    assert store.load(id).id == id
    store.save(id, played(5), CARD)
    assert store.in_progress()[0].actions == 5
    assert len(files(tmp_path, id)) == 3


def test_a_game_is_renamed(tmp_path: Path) -> None:
    store = shelf(tmp_path)
    id = saved(store, 4)
    assert store.rename(id, "  Grandma's revenge  ") is None
    assert store.in_progress()[0].title == "Grandma's revenge"
    assert store.rename(id, "x" * 500) is None
    assert len(store.in_progress()[0].title) == 80
    assert len(store.load(id).saved.actions) == 4
    assert store.rename("nobody", "x") == Notice("saves.missing")


def test_finished_games_are_kept_elsewhere(tmp_path: Path) -> None:
    store = shelf(tmp_path)
    id = saved(store, 4)
    match = played(1000)
    assert match.current is None
    store.save(id, match, CARD)
    assert store.in_progress() == []
    assert [line.id for line in store.finished()] == [id]
    assert files(tmp_path, id) == []
    assert store.load(id).saved.finished
    assert store.delete(id) is None
    assert store.finished() == []


def test_a_finished_game_taken_back_is_in_progress_again(tmp_path: Path) -> None:
    store = shelf(tmp_path)
    id = store.new_id()
    store.save(id, played(1000), CARD)
    store.save(id, played(12), CARD)
    assert [line.id for line in store.in_progress()] == [id]
    assert store.finished() == []


def test_a_missing_game_is_said_to_be_missing(tmp_path: Path) -> None:
    with pytest.raises(Unreadable) as error:
        shelf(tmp_path).load("nobody")
    assert error.value.key == "saves.missing"


def test_names_with_any_letters_survive(tmp_path: Path) -> None:
    path = tmp_path / "Bücher — игры 😀"
    store = shelf(path)
    names = ("Zoë\n", "\ud800", "名前", '"}')
    seating = tuple(Seating(name, "", "human") for name in names)
    id = store.new_id()
    assert store.save(id, played(3, seats=4), Card("0.1.0", seating)) is None
    assert store.in_progress()[0].seating == seating
    assert aside(path) == []


# Damage


def test_every_cut_and_every_changed_byte_is_noticed(tmp_path: Path) -> None:
    store = shelf(tmp_path)
    id = saved(store, 2)
    newest, older = files(tmp_path, id)
    whole = newest.read_bytes()
    for place in range(len(whole)):
        flipped = bytearray(whole)
        flipped[place] ^= 1 << place % 7
        for broken in (whole[:place], bytes(flipped)):
            newest.write_bytes(broken)
            (line,) = store.in_progress()
            store.notices.clear()
            if line.actions == 2:
                assert json.loads(broken)["body"] == json.loads(whole)["body"], "only what stands between may differ"
            for file in tmp_path.rglob("*.set-aside"):
                file.unlink()
    assert older.exists()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[]",
        "null",
        "1",
        '"x"',
        "\0" * 100,
        "[" * 100_000,
        '{"format": 1, "body": 3, "sha256": ""}',
        "1" * 5000,
    ],
)
def test_nonsense_is_set_aside_and_the_list_opens(tmp_path: Path, text: str) -> None:
    store = shelf(tmp_path)
    good, bad = saved(store, 2), saved(store, 1)
    files(tmp_path, bad)[0].write_text(text)
    assert [line.id for line in store.in_progress()] == [good]
    assert aside(tmp_path) == [f"{bad}.0.gamebox.set-aside"]
    assert store.notices == [Notice("saves.damaged", {"file": f"{bad}.0.gamebox.set-aside"})]
    assert [line.id for line in store.in_progress()] == [good]
    assert len(store.notices) == 1


def test_bytes_that_are_no_text_and_giants_are_set_aside(tmp_path: Path) -> None:
    store = shelf(tmp_path)
    for content in (b"\xff\xfe\x00", b"x" * 5_000_000):
        files(tmp_path, saved(store, 1))[0].write_bytes(content)
    assert store.in_progress() == []
    assert [notice.key for notice in store.notices] == ["saves.damaged"] * 2


FORGERIES = {
    "foreign": (lambda body: body.update(game="chess"), "saves.foreign"),
    "no name of a game": (lambda body: body.update(game={"halunken": []}), "saves.foreign"),
    "newer rules": (lambda body: body.update(rules=99), "saves.newer"),
    "illegal": (lambda body: body.update(actions=["rum 3"]), "saves.illegal"),
    "unknown action": (lambda body: body.update(actions=["castle"]), "saves.illegal"),
    "action after the end": (lambda body: body.update(actions=[*played(999).log, "pass"]), "saves.illegal"),
    "other position": (lambda body: body.update(seed=8), "saves.illegal|saves.differs"),
    "digest": (lambda body: body.update(digest="0"), "saves.differs"),
    "finished": (lambda body: body.update(finished=True), "saves.differs"),
    "unknown option": (lambda body: body.update(options={"cheat": True}), "saves.damaged"),
    "impossible option": (lambda body: body.update(options={"black_jack": True}), "saves.damaged"),
    "option of another kind": (lambda body: body.update(options={"black_jack": "no"}), "saves.damaged"),
    "seats": (lambda body: body.update(seats=3), "saves.damaged"),
    "missing field": (lambda body: body.pop("seed"), "saves.damaged"),
    "more fields": (lambda body: body.update(virus="yes"), "saves.damaged"),
    "kind of field": (lambda body: body.update(seed="7"), "saves.damaged"),
    "date": (lambda body: body.update(updated="yesterday"), "saves.damaged"),
    "long action": (lambda body: body.update(actions=["x" * 1000]), "saves.damaged"),
}


@pytest.mark.parametrize("name", FORGERIES)
def test_what_cannot_be_continued_is_set_aside_with_a_reason(tmp_path: Path, name: str) -> None:
    store = shelf(tmp_path)
    id = saved(store, 1)
    change, key = FORGERIES[name]
    forge(files(tmp_path, id)[0], change)
    with pytest.raises(Unreadable) as error:
        store.load(id)
    assert re.fullmatch(key, error.value.key)
    assert len(aside(tmp_path)) == 1
    assert [notice.key for notice in store.notices] == [error.value.key]
    assert store.in_progress() == []


@pytest.mark.parametrize("name", FORGERIES)
def test_an_older_generation_stands_in(tmp_path: Path, name: str) -> None:
    store = shelf(tmp_path)
    id = saved(store, 3)
    forge(files(tmp_path, id)[0], FORGERIES[name][0])
    assert len(store.load(id).saved.actions) == 2
    store.save(id, played(3), CARD)
    store.save(id, played(4), CARD)
    assert store.in_progress()[0].actions == 4


def test_a_newer_file_comes_back_with_the_newer_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = shelf(tmp_path)
    id = saved(store, 1)
    forge(files(tmp_path, id)[0], lambda body: body.update(rules=2))
    assert store.in_progress() == []
    assert aside(tmp_path) == [f"{id}.0.gamebox.newer.set-aside"]
    store.close()
    assert shelf(tmp_path).in_progress() == []
    monkeypatch.setattr("gamebox.games.GAMES", (_as_version(2),))
    assert [line.id for line in shelf(tmp_path).in_progress()] == [id]


def _as_version(version: int) -> Any:
    from dataclasses import replace

    return replace(HALUNKEN, version=version)


def test_a_newer_format_is_refused_politely(tmp_path: Path) -> None:
    store = shelf(tmp_path)
    id = saved(store, 1)
    forge(files(tmp_path, id)[0], lambda body: body.clear(), format=sheet.FORMAT + 1)
    assert store.in_progress() == []
    assert [notice.key for notice in store.notices] == ["saves.newer"]


def test_a_file_put_there_by_hand_is_adopted_or_set_aside(tmp_path: Path) -> None:
    store = shelf(tmp_path)
    id = saved(store, 3)
    text = files(tmp_path, id)[0].read_text("utf-8")
    (tmp_path / "games" / "From Aunt Zoë (1).json").write_text(text, "utf-8")
    (tmp_path / "games" / "shopping.json").write_text('{"milk": 2}')
    (tmp_path / "games" / "notes.txt").write_text("hello")
    assert sorted(line.actions for line in store.in_progress()) == [3, 3]
    assert aside(tmp_path) == ["shopping.json.set-aside"]
    assert (tmp_path / "games" / "notes.txt").exists()


def test_files_of_earlier_versions_get_the_ending_of_today(tmp_path: Path) -> None:
    store = shelf(tmp_path)
    id, over = saved(store, 3), store.new_id()
    store.save(over, played(999), CARD)
    store.close()
    for file in tmp_path.rglob("*.gamebox"):
        file.rename(file.with_suffix(".json"))
    again = shelf(tmp_path)
    assert [(line.id, line.actions) for line in again.in_progress()] == [(id, 3)]
    assert [line.id for line in again.finished()] == [over]
    assert len(list(tmp_path.rglob("*.gamebox"))) == 4


# Files from elsewhere


@pytest.mark.parametrize("name", ["From Zoë.gamebox", "遊戲.json", "letter"])
def test_a_file_from_elsewhere_is_copied_once(tmp_path: Path, name: str) -> None:
    store, elsewhere = shelf(tmp_path / "mine"), shelf(tmp_path / "hers")
    file = tmp_path / name
    file.write_bytes(files(tmp_path / "hers", saved(elsewhere, 3))[0].read_bytes())
    before = file.read_bytes()
    id = store.take_in(file)
    assert [(line.id, line.actions) for line in store.in_progress()] == [(id, 3)]
    store.save(id, played(4), CARD)
    assert store.take_in(file) == id
    assert [(line.id, line.actions) for line in store.in_progress()] == [(id, 4)]
    assert file.read_bytes() == before


def test_a_file_of_this_shelf_is_not_copied(tmp_path: Path) -> None:
    store = shelf(tmp_path)
    id = saved(store, 2)
    assert {store.take_in(file) for file in files(tmp_path, id)} == {id}
    assert len(store.in_progress()) == 1


def test_a_finished_game_from_elsewhere_is_finished(tmp_path: Path) -> None:
    store, elsewhere = shelf(tmp_path / "mine"), shelf(tmp_path / "hers")
    elsewhere.save(elsewhere.new_id(), played(999), CARD)
    assert elsewhere.settle() is None
    id = store.take_in(next((tmp_path / "hers").rglob("*.gamebox")))
    assert [line.id for line in store.finished()] == [id]
    assert store.load(id).saved.finished


def test_without_a_folder_a_file_from_elsewhere_is_taken_in_too(tmp_path: Path) -> None:
    elsewhere, store = shelf(tmp_path), Store(Folder(None))
    file = files(tmp_path, saved(elsewhere, 3))[0]
    assert store.load(store.take_in(file)).saved.actions == played(3).log


@pytest.mark.parametrize("name", FORGERIES)
def test_a_bad_file_from_elsewhere_is_refused_and_left_alone(tmp_path: Path, name: str) -> None:
    store, elsewhere = shelf(tmp_path / "mine"), shelf(tmp_path / "hers")
    file = tmp_path / "x.gamebox"
    files(tmp_path / "hers", saved(elsewhere, 1))[0].rename(file)
    forge(file, FORGERIES[name][0])
    with pytest.raises(Unreadable) as error:
        store.take_in(file)
    assert re.fullmatch(FORGERIES[name][1], error.value.key)
    assert store.in_progress() == []
    assert file.exists()


def test_a_file_for_which_there_is_no_room_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store, elsewhere = shelf(tmp_path / "mine"), shelf(tmp_path / "hers")
    file = files(tmp_path / "hers", saved(elsewhere, 1))[0]

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(Unreadable) as error:
        store.take_in(file)
    assert error.value.key == "saves.full"


def test_a_file_that_cannot_be_moved_is_told_once_and_then_ignored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = shelf(tmp_path)
    id = saved(store, 2)
    files(tmp_path, id)[0].write_text("{")

    def refuse(self: Path, target: Path) -> None:
        raise PermissionError(errno.EACCES, "no")

    monkeypatch.setattr(Path, "rename", refuse)
    assert store.in_progress()[0].actions == 1
    assert store.load(id).saved.actions == played(1).log
    assert len(store.notices) == 1


# Disks that will not


@pytest.mark.parametrize(
    ("number", "key"),
    [
        (errno.ENOSPC, "saves.full"),
        (errno.EACCES, "saves.denied"),
        (errno.EROFS, "saves.denied"),
        (errno.EIO, "saves.failed"),
    ],
)
@pytest.mark.parametrize("call", ["fsync", "replace"])
def test_a_save_that_fails_is_told_and_the_old_one_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, key: str, call: str
) -> None:
    store = shelf(tmp_path)
    id = saved(store, 3)

    def fail(*_: object) -> None:
        raise OSError(number, "no")

    with monkeypatch.context() as broken:
        broken.setattr(os, call, fail)
        store.save(id, played(4), CARD)
        assert store.settle() == store.trouble == Notice(key)
        assert store.rename(id, "x") == Notice(key)
    assert store.in_progress()[0].actions == 3
    assert not list(tmp_path.rglob("*.tmp"))
    store.save(id, played(4), CARD)
    assert store.settle() is None
    assert store.in_progress()[0].actions == 4


def test_the_game_goes_on_when_the_folder_vanishes(tmp_path: Path) -> None:
    store = shelf(tmp_path / "box")
    id = store.new_id()
    autosave = Autosave(store, id, CARD)
    table = sit(HALUNKEN, 2, 1, autosave=autosave)
    rest(table)
    (tmp_path / "box" / "games").rename(tmp_path / "box" / "gone")
    (tmp_path / "box" / "games").write_text("in the way")
    lit = table.targets()
    assert table.click(lit[0]) is not None
    store.settle()
    assert table.trouble is not None
    assert store.in_progress() == []


def test_without_a_folder_games_last_until_the_program_ends() -> None:
    store = Store(Folder(None))
    id = saved(store, 3)
    assert [line.actions for line in store.in_progress()] == [3]
    assert store.rename(id, "x") is None
    assert len(store.load(id).saved.actions) == 3
    store.save(id, played(1000), CARD)
    assert [line.id for line in store.finished()] == [id]
    assert store.delete(id) is None
    assert store.finished() == []


# Two copies of the program


def test_a_match_played_elsewhere_is_continued_as_a_copy(tmp_path: Path) -> None:
    first, second = shelf(tmp_path), shelf(tmp_path)
    id = saved(first, 3)
    loaded = second.load(id)
    assert loaded.id != id
    assert [notice.key for notice in second.notices] == ["saves.copied"]
    second.save(loaded.id, played(4), CARD)
    first.save(id, played(5), CARD)
    assert second.settle() is None
    assert {(line.id, line.actions) for line in first.in_progress()} == {(loaded.id, 4), (id, 5)}
    assert second.rename(id, "mine") == Notice("saves.elsewhere")
    assert second.delete(id) == Notice("saves.elsewhere")
    assert first.load(loaded.id).id not in (id, loaded.id)


def test_a_match_that_was_left_may_be_continued_by_the_other(tmp_path: Path) -> None:
    first, second = shelf(tmp_path), shelf(tmp_path)
    id = saved(first, 3)
    first.release(id)
    assert second.load(id).id == id
    assert second.delete(id) is None
    assert list((tmp_path / "games").glob(f"{id}*")) == []


# With a table


def test_a_table_saves_after_every_action_and_undo(tmp_path: Path) -> None:
    store = shelf(tmp_path)
    autosave = Autosave(store, store.new_id(), CARD)
    table = sit(HALUNKEN, 2, 1, autosave=autosave)
    while not table.over:
        play_on(table, Random(len(table.match.log)), len(table.match.log) + 1)
        store_line = (store.in_progress() or store.finished())[0]
        assert store_line.actions == len(table.match.log)
    assert autosave.count >= len(table.match.log)
    (line,) = store.finished()
    assert line.seating[1].player == "computer"
    assert line.created


def test_the_created_date_stays(tmp_path: Path) -> None:
    store, old = shelf(tmp_path), "2001-02-03T04:05:06+00:00"
    id = store.new_id()
    store.save(id, played(1), CARD._replace(created=old))
    store.save(id, played(2), store.load(id).saved.card())
    assert store.in_progress()[0].created == old
    store.close()
    store = shelf(tmp_path)
    store.save(id, played(3), CARD)
    assert store.in_progress()[0].created == old
    assert isinstance(store.load(id).saved.restore([None, None]), Match)


def test_the_screen_does_not_wait_for_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store, open_now = shelf(tmp_path), Event()
    id = store.new_id()
    monkeypatch.setattr(os, "fsync", lambda handle: open_now.wait(10))
    store.save(id, played(1), CARD)
    assert not (tmp_path / "games" / f"{id}.0.gamebox").exists()
    open_now.set()
    assert store.in_progress()[0].actions == 1


def test_without_threads_the_save_is_written_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def none_left(self: Thread) -> None:
        raise RuntimeError("can't start new thread")

    store = shelf(tmp_path)
    id = store.new_id()
    monkeypatch.setattr(Thread, "start", none_left)
    store.save(id, played(1), CARD)
    assert (tmp_path / "games" / f"{id}.0.gamebox").exists()


def test_never_more_than_one_action_is_unsaved(tmp_path: Path) -> None:
    store, waits = shelf(tmp_path), []
    autosave = Autosave(store, store.new_id(), CARD)
    table = sit(HALUNKEN, 2, 0, autosave=autosave, animated=False)
    real = store.settle

    def settle() -> Notice | None:
        waits.append(len(table.match.log))
        return real()

    store.settle = settle  # type: ignore[method-assign]
    for _ in range(5):
        table.update(10)
    assert waits == [0, 1, 1, 2, 2, 3, 3, 4, 4, 5]
