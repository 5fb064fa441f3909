"""A table without a window, played from start to end by clicking lit things."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gamebox.controllers.pace import PACES
from gamebox.controllers.picker import CONFIRM, DROP
from gamebox.controllers.table import HUMAN, TableController, every_choice
from gamebox.core.game import Game
from gamebox.core.match import Match
from gamebox.core.table import Table
from gamebox.games import GAMES, find
from tests.controllers.people import Lots, play_on, rest, sit
from tests.support.toy import TOY

HALUNKEN = find("halunken")
ALL = [
    pytest.param(game, seats, options, humans, id=f"{game.id}-{seats}-{humans}-{number}")
    for game in (*GAMES, TOY)
    for number, (seats, options) in enumerate(game.tables())
    for humans in (range(seats + 1) if options == game.options() else (number % (seats + 1),))
]
"""Every table; with any number of people where no variant is chosen."""


def place(table: TableController, humans: int) -> None:
    """Put the captains of all humans and computers on the ring."""
    while table.match.state.phase == 0:
        rest(table)
        if table.asked is not None and table.match.state.phase == 0:
            table.click(table.targets()[0])
    rest(table)


@pytest.mark.parametrize(("game", "seats", "options", "humans"), ALL)
def test_whole_matches_are_played_by_clicks(game: Game, seats: int, options: Any, humans: int) -> None:
    saves: list[int] = []
    table = sit(game, seats, humans, options, autosave=lambda t: saves.append(len(t.match.log)))
    play_on(table, Random(humans))
    assert list(dict.fromkeys(saves)) == list(range(1, len(table.match.log) + 1)), "and once more for a curtain"
    assert table.targets() == []
    again = Match(game, seats, options, 7, [None] * seats, table.match.log)
    assert again.state.digest() == table.match.state.digest()


@pytest.mark.parametrize(("game", "seats", "options", "humans"), ALL)
def test_beats_lead_from_what_was_seen_to_what_is_seen(game: Game, seats: int, options: Any, humans: int) -> None:
    table, random = sit(game, seats, humans, options), Random(3)
    while not table.over:
        table.update(1.0)
        if table.curtain is not None:
            table.lift()
        lit = table.targets()
        if lit:
            table.click(lit[int(random.random() * len(lit))])
        for beat in table.beats():
            assert beat.viewer == table.viewer
            follower = Table(beat.before)
            for event in beat.events:
                follower.follow(event)
            now = {zone: list(cards) for zone, cards in table.view().zones().items() if cards}
            assert follower.shown() == now
        table.settled()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_private_views_are_shown_only_behind_a_lifted_curtain(seats: int) -> None:
    table, random, lifted = sit(HALUNKEN, seats, seats), Random(5), None
    while not table.over:
        table.update(1.0)
        table.beats()
        table.settled()
        if table.curtain is not None:
            assert table.viewer is None
            assert table.targets() == []
            lifted = table.curtain
            table.lift()
        assert table.viewer in (None, lifted)
        lit = table.targets()
        if table.asked is not None:
            private = any(action.secret for action in table.legal())
            assert table.viewer == (table.asked if private else None)
            table.click(lit[int(random.random() * len(lit))])
    assert table.viewer is None


def test_one_human_needs_no_curtain_and_always_sees_the_own_view() -> None:
    table, random = sit(HALUNKEN, 3, 1), Random(1)
    while not table.over:
        table.update(1.0)
        table.beats()
        table.settled()
        assert table.curtain is None
        assert table.viewer == 0
        lit = table.targets()
        if lit:
            table.click(lit[int(random.random() * len(lit))])


def test_nobody_at_the_screen_sees_the_public_view() -> None:
    table = sit(HALUNKEN, 4, 0)
    play_on(table, Random(0))
    assert table.viewer is None


def test_a_game_may_ask_for_a_curtain_before_every_choice() -> None:
    table = sit(HALUNKEN, 3, 3, needs_curtain=every_choice)
    assert table.curtain == table.current
    assert table.targets() == []
    table.lift()
    assert table.targets()


def test_the_curtain_waits_until_the_last_act_has_been_shown() -> None:
    table = sit(HALUNKEN, 2, 2)
    place(table, 2)
    table.click(table.targets()[0])
    while table.phase != "curtain":
        rest(table)
        if table.asked is not None:
            table.click("button:pass" if "button:pass" in table.targets() else table.targets()[0])
    assert table.busy
    assert table.curtain is None
    table.beats()
    table.settled()
    assert table.curtain == table.current


def test_nothing_can_be_clicked_while_the_scene_shows_an_act() -> None:
    table = sit(HALUNKEN, 3, 3)
    lit = table.targets()
    table.click(lit[0])
    assert table.busy
    assert table.targets() == []
    assert table.click(lit[1]) is None
    assert not table.update(100)
    table.settled()
    assert table.busy, "beats must be taken before they can have been shown"
    table.beats()
    table.settled()
    assert table.click(lit[1]) is not None


def test_without_a_scene_nothing_waits() -> None:
    table = sit(HALUNKEN, 3, 3, animated=False)
    table.click(table.targets()[0])
    assert table.targets()


# Pace


def test_a_computer_thinks_at_once_but_plays_after_the_pause() -> None:
    slow = Lots(1)
    table = TableController(Match(HALUNKEN, 3, HALUNKEN.options(), 7, [slow, Lots(2), Lots(3)]), pace=PACES["slow"])
    while table.current != 0:
        rest_of(table)
    steps = 0
    while not table.update(0.1):
        steps += 1
    assert slow.begun == 1
    assert 15 <= steps <= 16


def rest_of(table: TableController) -> None:
    """One computer action, shown."""
    table.update(10)
    table.beats()
    table.settled()


def test_a_slow_thinker_is_waited_for() -> None:
    slow = Lots(1, polls=50)
    table = TableController(Match(HALUNKEN, 3, HALUNKEN.options(), 7, [slow] * 3), pace=PACES["off"])
    steps = 0
    while not table.update(0.016):
        steps += 1
    assert steps == 50


def test_the_pause_starts_when_the_act_before_has_been_shown() -> None:
    table = sit(HALUNKEN, 3, 0)
    assert table.update(10)
    assert not any(table.update(1) for _ in range(20))
    table.beats()
    table.settled()
    assert not table.update(PACES["normal"].computer / 2)
    assert table.update(PACES["normal"].computer)


def test_no_time_passes_in_a_pause() -> None:
    table = sit(HALUNKEN, 3, 0)
    table.paused = True
    assert not any(table.update(1) for _ in range(20))
    table.paused = False
    assert table.update(1)


def test_an_only_choice_is_taken_after_a_pause() -> None:
    table, random = sit(HALUNKEN, 3, 1, autosave=None), Random(1)
    while table.phase != "forced":
        rest(table)
        lit = table.targets()
        table.click(lit[int(random.random() * len(lit))])
        while table.phase == "computer":
            rest_of(table)
    length = len(table.match.log)
    table.beats()
    table.settled()
    assert table.targets() == []
    assert not table.update(0.1)
    assert table.update(1)
    assert len(table.match.log) == length + 1


def test_an_only_choice_can_be_left_to_the_human() -> None:
    table = sit(HALUNKEN, 2, 1, auto_forced=False)
    play_on(table, Random(4))
    assert table.over


# Undo


def test_undo_takes_the_own_last_action_back() -> None:
    table = sit(HALUNKEN, 2, 2)
    place(table, 2)
    before, lines, length = table.match.state.digest(), len(table.log), len(table.match.log)
    table.click(table.targets()[0])
    assert len(table.log) > lines
    assert table.can_undo is True
    assert table.undo()
    assert table.match.state.digest() == before
    assert len(table.log) == lines
    assert len(table.match.log) == length
    assert table.targets()
    assert table.beats() == []
    assert not table.busy


def test_undo_says_why_it_is_closed() -> None:
    table = sit(HALUNKEN, 3, 1)
    assert table.can_undo == "undo.nothing"
    rest(table)
    table.click(table.targets()[0])
    assert table.can_undo == "undo.shown"
    assert not table.undo()


def test_undo_is_closed_by_the_next_curtain() -> None:
    table = sit(HALUNKEN, 3, 3)
    place(table, 3)
    table.lift()
    table.click("move:3")
    rest(table)
    assert table.curtain == 1
    assert table.can_undo is True
    assert table.undo()
    assert table.curtain == 0, "nobody knows who sits there now"
    table.lift()
    table.click("move:4")
    rest(table)
    table.lift()
    assert table.can_undo == "undo.curtain"


def test_undo_while_a_computer_thinks() -> None:
    table = sit(HALUNKEN, 3, 1)
    place(table, 1)
    table.click("move:3")
    table.update(0.01)
    assert table.phase == "computer"
    assert table.undo()
    assert table.asked == 0
    assert "move:3" in table.targets()
    table.click("move:5")
    rest(table)
    assert table.match.log.count("card 5") >= 1


@pytest.mark.parametrize("seed", range(5))
def test_play_with_undos_ends_as_without(seed: int) -> None:
    table, random = sit(HALUNKEN, 2, 2, seed=seed), Random(seed)
    undone = 0
    while not table.over:
        play_on(table, random, len(table.match.log) + 1)
        table.beats()
        table.settled()
        if random.random() < 0.3:
            undone += table.undo()
        saved = Match(HALUNKEN, 2, HALUNKEN.options(), seed, [None, None], table.match.log)
        assert saved.state.digest() == table.match.state.digest()
        fresh = TableController(saved)
        assert fresh.log == table.log
    assert undone


def test_an_undone_only_choice_is_not_taken_again_at_once() -> None:
    table = sit(HALUNKEN, 2, 2, options=HALUNKEN.options(free_pile=True))
    play_until_the_last_card(table)
    length = len(table.match.log)
    rest_of(table)
    assert len(table.match.log) == length + 1
    assert table.undo()
    assert len(table.match.log) == length
    assert table.phase != "forced"
    assert not table.update(100)


def play_until_the_last_card(table: TableController) -> None:
    """Play on until the first seat's last movement card is about to be laid by itself."""
    random = Random(2)
    while True:
        table.beats()
        table.settled()
        if table.phase == "forced" and table.current == 0 and table.match.legal_actions(0)[0].secret:
            return
        table.update(1)
        if table.curtain is not None:
            table.lift()
        lit = table.targets()
        if lit:
            table.click(lit[int(random.random() * len(lit))])


# Clicks


def test_confirm_holds_what_is_secret() -> None:
    table = sit(HALUNKEN, 3, 1, confirm=lambda action: action.secret)
    place(table, 1)
    assert table.preview("move:3").encode() == "card 3"
    assert table.click("move:3") is None
    assert table.held.encode() == "card 3"
    assert table.picked() == ["move:3"]
    assert table.click("move:5") is None
    assert table.click(CONFIRM).encode() == "card 5"


def test_a_card_can_be_dragged() -> None:
    table = sit(HALUNKEN, 3, 1)
    place(table, 1)
    assert table.drops("move:3") == [DROP]
    assert table.drag("move:3", DROP).encode() == "card 3"


@pytest.mark.parametrize(
    ("tag", "key", "paragraph"),
    [
        ("move:3", None, None),
        ("space:3", "halunken.refuse.phase", "3.1"),
        ("sailor:7", "halunken.refuse.phase", "3.1"),
        ("button:leave", "halunken.refuse.phase", "3.1"),
        ("figure:0", "refuse.now", "3.1"),
        ("", "refuse.now", "3.1"),
    ],
)
def test_what_is_not_lit_says_why(tag: str, key: str | None, paragraph: str | None) -> None:
    table = sit(HALUNKEN, 3, 1)
    place(table, 1)
    refused, log = table.refusal(tag), list(table.match.log)
    assert (refused and refused.key, refused and refused.paragraph) == (key, paragraph)
    if key is not None:
        assert table.click(tag) is None
        assert table.match.log == log


def test_a_taken_space_says_so() -> None:
    table = sit(HALUNKEN, 3, 3)
    table.click("space:4")
    rest(table)
    assert table.refusal("space:4") == ("halunken.refuse.occupied", "2.3")


def test_a_spent_card_and_a_foreign_sailor_say_so() -> None:
    table = sit(HALUNKEN, 2, 2)
    place(table, 2)
    table.click(table.targets()[0])
    rest(table)
    foreign = table.match.state.crews[1 - table.current][0]
    assert table.refusal(f"sailor:{foreign}") == ("halunken.refuse.foreign", "5.5")
    random = Random(1)
    while not table.match.state.rows[0]:
        play_on(table, random, len(table.match.log) + 1)
    while not any(action.encode().startswith("card") for action in table.legal()):
        play_on(table, random, len(table.match.log) + 1)
        rest(table)
        if table.curtain is not None:
            table.lift()
    spent = table.match.state.rows[table.current][0]
    assert table.refusal(f"move:{spent}") == ("halunken.refuse.spent", "3.1")


def test_on_somebody_elses_turn_everything_is_refused() -> None:
    table = sit(HALUNKEN, 3, 1)
    place(table, 1)
    table.click("move:3")
    assert table.phase == "computer"
    assert table.refusal("move:4") == ("refuse.turn", "")
    table = sit(HALUNKEN, 3, 3)
    place(table, 3)
    assert table.curtain is not None
    assert table.refusal("move:4") == ("refuse.wait", "")


def test_after_the_end_everything_is_refused() -> None:
    table = sit(HALUNKEN, 3, 1)
    play_on(table, Random(1))
    assert table.refusal("move:4") == ("halunken.refuse.over", "4.1")


def test_a_game_may_name_the_actions_behind_a_tag() -> None:
    table = sit(HALUNKEN, 3, 3, actions_for=lambda tag: [HALUNKEN.decode("card 1")])
    assert table.refusal("captain") == ("halunken.refuse.phase", "2.3")


# Log, recap, marks, hints


@pytest.mark.parametrize("game", [*GAMES, TOY], ids=lambda game: game.id)
def test_the_log_of_a_continued_match_is_whole(game: Game) -> None:
    table = sit(game, 3, 0)
    play_on(table, Random(0))
    again = sit(game, 3, 0, actions=table.match.log)
    assert again.log == table.log
    assert again.over


def test_every_action_of_halunken_has_a_line() -> None:
    table = sit(HALUNKEN, 4, 0, options=HALUNKEN.options(black_jack=True))
    play_on(table, Random(0))
    assert {line.action for line in table.log} == set(range(len(table.match.log)))
    assert all(line.key == f"halunken.log.{line.said.key}" for line in table.log)


def test_the_recap_begins_after_the_own_last_action() -> None:
    table = sit(HALUNKEN, 3, 1)
    rest(table)
    own = len(table.match.log)
    table.click(table.targets()[0])
    rest(table)
    assert [line for line in table.recap() if line.action <= own] == []
    assert {line.action for line in table.recap()} == set(range(own + 1, len(table.match.log)))
    assert table.marks()


def test_the_log_is_the_same_for_different_hidden_choices() -> None:
    logs = []
    for card in ("move:3", "move:6"):
        table = sit(HALUNKEN, 3, 3)
        place(table, 3)
        table.lift()
        table.click(card)
        logs.append((table.log, table.marks(), [beat.events for beat in table.beats()], table.view().digest()))
    assert logs[0] == logs[1]


def test_a_hint_names_what_to_click_and_why() -> None:
    table = sit(HALUNKEN, 3, 1)
    rest(table)
    hint = table.hint()
    assert hint is not None
    assert hint.action in table.legal()
    assert hint.key.startswith("halunken.reason.")
    assert table.hint() is hint
    assert table.hints_taken == {0: 1}
    assert table.click(hint.tags[0]) == hint.action


def test_a_hint_behind_the_curtain_is_not_given() -> None:
    table = sit(HALUNKEN, 3, 3)
    place(table, 3)
    assert table.curtain is not None
    assert table.hint() is None


class Advice:
    """An adviser who needs three looks."""

    def __init__(self, view: Any) -> None:
        self.view, self.looks, self.cancelled = view, 0, False

    def poll(self) -> Any:
        self.looks += 1
        action = self.view.legal_actions()[0]
        return (action, HALUNKEN.heuristics.reason(self.view, action)) if self.looks > 2 else None

    def cancel(self) -> None:
        self.cancelled = True


def test_a_hint_may_take_its_time() -> None:
    asked: list[Advice] = []
    table = sit(HALUNKEN, 3, 3, advisor=lambda view: asked.append(Advice(view)) or asked[-1])
    assert [table.hint() is None for _ in range(3)] == [True, True, False]
    table.click(table.targets()[0])
    assert asked[0].cancelled
    assert len(asked) == 1


# Who sits where


def make(kind: str, seat: int) -> Lots:
    """A computer of a level."""
    return Lots(seat)


def test_a_seat_is_handed_to_a_computer_and_back() -> None:
    saves: list[list[str]] = []
    table = sit(HALUNKEN, 3, 1, make=make, autosave=lambda t: saves.append(list(t.kinds)))
    place(table, 1)
    table.replace_player(0, "mate")
    assert saves[-1] == ["mate", "computer", "computer"]
    assert table.viewer is None
    assert table.targets() == []
    for _ in range(10):
        rest_of(table)
    table.replace_player(0, HUMAN)
    assert table.can_undo is not True
    play_on(table, Random(1))
    assert table.over
    assert table.kinds == [HUMAN, "computer", "computer"]


def test_who_stays_behind_sees_the_own_view_after_a_curtain_only() -> None:
    table = sit(HALUNKEN, 3, 2, make=make)
    place(table, 2)
    table.lift()
    assert table.viewer == 0
    table.replace_player(0, "mate")
    assert table.viewer is None
    rest(table)
    assert table.curtain == 1
    table.lift()
    assert table.viewer == 1
    table.click("move:2")
    assert table.viewer == 1


def test_a_computer_that_thinks_is_told_when_it_is_replaced() -> None:
    thinker = Lots(0, polls=10_000)
    match = Match(HALUNKEN, 3, HALUNKEN.options(), 7, [thinker] * 3)
    table = TableController(match, make=make)
    table.update(1)
    table.replace_player(table.current or 0, HUMAN)
    assert thinker.cancelled == 1
    rest(table)
    assert table.targets()


def test_an_unknown_level_is_refused() -> None:
    table = sit(HALUNKEN, 3, 1)
    with pytest.raises(ValueError, match="mate"):
        table.replace_player(0, "mate")


def test_leaving_the_table_stops_the_thinking() -> None:
    thinker = Lots(0, polls=10_000)
    table = TableController(Match(HALUNKEN, 3, HALUNKEN.options(), 7, [thinker] * 3))
    table.update(1)
    table.close()
    assert thinker.cancelled == 1


def test_trouble_with_the_autosave_is_told_and_the_game_goes_on() -> None:
    table = sit(HALUNKEN, 3, 0, autosave=lambda t: "saves.full")
    play_on(table, Random(0))
    assert table.trouble == "saves.full"
