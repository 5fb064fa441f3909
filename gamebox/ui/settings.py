"""The settings. Each change is saved and holds at once."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from gamebox.ui import layout, theme
from gamebox.ui.dialog import Answer, Dialog
from gamebox.ui.preferences import SPEEDS
from gamebox.ui.widgets import Choice, Label, Slider, Toggle, Widget
from gamebox.ui.words import LANGUAGES

TOGGLES = ("muted", "reduced_motion", "full_screen", "confirm", "software")


class SettingsScene(Dialog):
    """Language, sound, speed, text size and switches."""

    name = "settings"
    size = (1240, 880)

    def title(self) -> str:
        return self.stage.t("settings.title")

    def answers(self) -> Sequence[Answer]:
        return (Answer("close", self.stage.t("settings.done"), self.stack.pop, "go"),)

    def body(self, rect: Rect) -> list[Widget]:
        rows = layout.rows(rect, [1] * 8, self.stage.frame.px(14))
        rows = [layout.centred(row, row.w, min(row.h, self.stage.frame.line(66))) for row in rows]
        makers = (self._language, self._text_size, self._speed, self._pace, self._volume)
        widgets = [w for row, make in zip(rows, makers, strict=False) for w in self._named(row, make)]
        cells = [cell for row in rows[5:] for cell in layout.columns(row, (1, 1), self.stage.frame.px(24))]
        return widgets + [self._toggle(name, cell) for name, cell in zip(TOGGLES, cells, strict=False)]

    def _named(self, row: Rect, make) -> list[Widget]:  # type: ignore[no-untyped-def]
        name, place = layout.left(row, round(row.w * 0.4), self.stage.frame.px(16))
        widget = make(place)
        return [Label(name, widget.label, theme.BODY, face="medium"), widget]

    def _language(self, place: Rect) -> Widget:
        t, now = self.stage.t, self.stage.preferences.language
        names = [t(f"language.{code}") for code in LANGUAGES]
        index = LANGUAGES.index(now) if now in LANGUAGES else 0
        choose = lambda i: self.stage.change(language=LANGUAGES[i])  # noqa: E731
        return Choice("language", place, t("settings.language"), names, index, choose)

    def _speed(self, place: Rect) -> Widget:
        return self._tempo(place, "speed", [self.stage.t(f"speed.{tempo}") for tempo in SPEEDS])

    def _pace(self, place: Rect) -> Widget:
        return self._tempo(place, "pace", [self.stage.t(f"pace.{tempo}") for tempo in SPEEDS])

    def _tempo(self, place: Rect, name: str, names: list[str]) -> Widget:
        t, now = self.stage.t, getattr(self.stage.preferences, name)
        choose = lambda i: self.stage.change(**{name: SPEEDS[i]})  # noqa: E731
        return Choice(name, place, t(f"settings.{name}"), names, SPEEDS.index(now), choose)

    def _text_size(self, place: Rect) -> Widget:
        t, now = self.stage.t, self.stage.preferences.text_scale
        sizes = [0.8, 0.9, 1.0, 1.15, 1.3, 1.5, 1.75, 2.0]
        index = min(range(len(sizes)), key=lambda i: abs(sizes[i] - now))
        names = [t("settings.percent", n=round(size * 100)) for size in sizes]
        choose = lambda i: self.stage.change(text_scale=sizes[i])  # noqa: E731
        return Choice("text_scale", place, t("settings.text_scale"), names, index, choose)

    def _volume(self, place: Rect) -> Widget:
        t, now = self.stage.t, self.stage.preferences.volume
        shown = t("settings.percent", n=round(now * 100))
        return Slider("volume", place, t("settings.volume"), now, 0.0, 1.0, 0.05, self._louder, shown)

    def _louder(self, volume: float) -> None:
        self.stage.change(volume=volume, muted=False)
        self.stage.sound.play("click")

    def _toggle(self, name: str, cell: Rect) -> Widget:
        t = self.stage.t
        on = getattr(self.stage.preferences, name)
        toggle = Toggle(
            name,
            cell,
            t(f"settings.{name}"),
            on,
            lambda value: self.stage.change(**{name: value}),
            spoken=(t("settings.off"), t("settings.on")),
        )
        toggle.tooltip = t(f"settings.{name}_help")
        return toggle
