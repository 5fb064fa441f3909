"""The way through the program: shelf, set-up, table, pause, score sheet, and back.

Scenes after the shelf are imported when they are opened, so that the first one is there sooner.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from gamebox.games import find
from gamebox.ui.ahead import table_ahead
from gamebox.ui.scenes import Scene, SceneStack
from gamebox.ui.seating import SetUp, first_setup, remembered
from gamebox.ui.shelf import SHEETS, Shelf
from gamebox.ui.stage import Stage

if TYPE_CHECKING:
    from pathlib import Path

    from gamebox.ui.opening import Opening
    from gamebox.ui.playing import Playing
    from gamebox.ui.table import TableScene


UNOPENED = {
    "saves.missing": "opened.missing",
    "saves.newer": "opened.newer",
    "saves.foreign": "opened.foreign",
    "saves.older": "opened.older",
    "saves.full": "opened.full",
    "saves.denied": "opened.unsaved",
    "saves.failed": "opened.unsaved",
}
"""Why a file that a player opens is not opened, as it is told: by what the saves say."""


class Program:
    """Leads from scene to scene."""

    def __init__(self) -> None:
        self.stack: SceneStack

    @property
    def stage(self) -> Stage:
        """What the scenes draw with."""
        return self.stack.stage

    def begin(self, stack: SceneStack) -> list[Scene]:
        """The scenes to begin with, on this stack."""
        self.stack = stack
        return [self.shelf()]

    def shelf(self) -> Scene:
        """The first scene."""
        return Shelf(self.choose, self.again, self.resume)

    def choose(self, id: str) -> None:
        """A box was opened: ask who plays."""
        from gamebox.ui.setup import SetupScene

        game = find(id)
        last = remembered(game, self.stage.preferences.setup(id)) or first_setup(game, self.stage.words)
        setup = SetupScene(game, last, self.play)
        self.stack.push(setup)
        setup.ahead = table_ahead(self.stage, game)

    def play(self, setup: SetUp, seed: int | None = None) -> None:
        """Begin a match."""
        from gamebox.ui.opening import new_match

        self._show(new_match(self.stage, setup, seed))

    def again(self, setup: SetUp) -> None:
        """Play with the seats as they stand: nothing is drawn by lot."""
        from gamebox.ui.opening import new_match

        self._show(new_match(self.stage, setup, by_lot=False))

    def resume(self, id: str) -> None:
        """Go on with a saved match. Raises Unreadable."""
        from gamebox.ui.opening import saved_match

        self._show(saved_match(self.stage, id))

    def open_file(self, path: Path) -> None:
        """Open a saved game by its file: a copy goes to the shelf, and its table is shown. One sentence if it cannot
        be. A match on the table that cannot be saved is not left without asking."""
        from gamebox.ui.playing import Playing

        table = next((scene for scene in self.stack.scenes if isinstance(scene, Playing)), None)
        if table is None or table.may_leave(lambda: self._open(path)):
            self._open(path)

    def _open(self, path: Path) -> None:
        from gamebox.saves.notice import Unreadable
        from gamebox.ui.dialog import Message

        try:
            self.resume(self.stage.store.take_in(path))
        except Unreadable as wrong:
            self.stage.store.notices.clear()
            told = UNOPENED.get(wrong.key, "opened.unreadable")
            self.stack.push(Message(self.stage.t(told, file=path.name[:60])))

    def broken(self, report: str) -> list[Scene]:
        """What is shown after a fault: the shelf, and one sentence over it."""
        from gamebox.ui.trouble import Trouble

        return [self.shelf(), Trouble(report)]

    def _show(self, opening: Opening) -> None:
        ahead = self.stack.top.ahead or table_ahead(self.stage, opening.game, early=False)
        self.stack.home()
        self.stage.sprites.forget(*SHEETS)
        self.stage.sprites.lend(ahead)
        self.stack.push(self.table(opening))

    def table(self, opening: Opening) -> Playing:
        """The table of a match, joined to the saves, the pause and the score sheet."""
        from gamebox.controllers.autosave import Autosave
        from gamebox.controllers.manners import manners
        from gamebox.controllers.pace import PACES
        from gamebox.controllers.table import TableController
        from gamebox.ui.playing import Playing
        from gamebox.ui.table_look import Seating

        seats, preferences = opening.setup.seats, self.stage.preferences
        look = import_module(opening.game.scene)
        keeper = Autosave(self.stage.store, opening.id, opening.card)
        controller = TableController(
            opening.match,
            kinds=opening.kinds,
            pace=PACES[preferences.pace],
            autosave=keeper,
            make=opening.player,
            advisor=lambda view: opening.worker.hint(opening.game, view),
            **manners(look) | {"confirm": lambda action: look.confirm(action, preferences.confirm)},
        )
        seating = Seating(tuple(s.name for s in seats), tuple(s.colour for s in seats))
        return Playing(
            controller,
            seating,
            keeper,
            on_menu=lambda scene: self._pause(opening, scene),
            on_rules=self._rules,
            on_over=lambda scene: self.stack.push(self._score(opening, scene)),
        )

    def _rules(self, scene: TableScene) -> None:
        from gamebox.ui.rules import open_rules

        open_rules(self.stack, scene.controller.match.game.id, scene.paragraph())

    def _pause(self, opening: Opening, scene: TableScene) -> None:
        from gamebox.ui.handover import Seats
        from gamebox.ui.pause import Pause
        from gamebox.ui.portraits import sign

        controller = scene.controller
        busts = [scene.look.bust_sprite(seat) for seat in range(opening.match.seats)]
        signs = [sign(colour) for colour in scene.seating.colours]

        def hand(seat: int, kind: str) -> None:
            controller.replace_player(seat, kind)
            opening.setup = opening.setup.handed(controller.kinds)
            self.stage.preferences.remember(opening.game.id, opening.setup.kept())

        seats = Seats(opening.game, scene.seating.names, busts, signs, controller.kinds, hand)
        self.stack.push(
            Pause(lambda: self._leave(scene), lambda: self._rules(scene), None if controller.over else seats)
        )

    def _leave(self, scene: TableScene) -> None:
        """Back to the shelf, if nothing is lost by that."""
        from gamebox.ui.playing import Playing

        if not isinstance(scene, Playing) or scene.may_leave(self.stack.home):
            self.stack.home()

    def _score(self, opening: Opening, scene: TableScene) -> Scene:
        from gamebox.ui.score import ScoreScene, ScoreSheet

        colours = [seat.colour for seat in opening.setup.seats]
        over = opening.match.current is None
        card = getattr(import_module(opening.game.scene), "card_sprite", None)
        sheet = ScoreSheet(opening.game.id, scene.columns(), colours, opening.match.seed, over, card)
        return ScoreScene(sheet, lambda: self.again(opening.setup.rotated()), lambda: self._leave(scene))
