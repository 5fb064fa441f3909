"""Words of the command line become games, tables and options; what does not fit is refused in one sentence."""

from __future__ import annotations

from dataclasses import asdict, fields
from typing import Any

from gamebox.core.game import Game, Options

YES = ("true", "yes", "on", "1")
NO = ("false", "no", "off", "0")


class Refused(ValueError):
    """A request that cannot be met: one sentence for the user. The program ends with exit code 2."""


def find_game(id: str) -> Game:
    """The game with this id, or Refused."""
    from gamebox.games import find

    try:
        return find(id)
    except ValueError as error:
        raise Refused(sentence(str(error))) from None


def sentence(text: str) -> str:
    """The text with a capital at its head and a full stop at its end."""
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")


def read_value(name: str, text: str, default: object) -> object:
    """An option's value from its text, of the type of its default."""
    if isinstance(default, bool):
        if text.lower() in YES + NO:
            return text.lower() in YES
        raise Refused(f"Option {name} is either true or false, not {text!r}.")
    if isinstance(default, int):
        try:
            return int(text)
        except ValueError:
            raise Refused(f"Option {name} is a whole number, not {text!r}.") from None
    return text


def read_options(game: Game, pairs: list[str]) -> Options:
    """The options named by k=v texts (each may hold several with commas between); the rest stay as they are."""
    known = {f.name: f.default for f in fields(game.options)}
    chosen: dict[str, Any] = {}
    for pair in [p for text in pairs for p in text.split(",") if p]:
        name, equals, text = (part.strip() for part in pair.partition("="))
        if not equals or name not in known:
            names = ", ".join(known) or "none"
            raise Refused(f"{game.id} has no option {name!r}; write one of these as name=value: {names}.")
        chosen[name] = read_value(name, text, known[name])
    return game.options(**chosen)


def tables_for(game: Game, seats: int | None, options: Options) -> list[tuple[int, Options]]:
    """The tables meant: these seats, or every seat count that these options allow. Refused if there is none."""
    tables = [(n, o) for n, o in game.tables() if o == options and seats in (None, n)]
    if tables:
        return tables
    counts = sorted({n for n, o in game.tables() if o == options})
    if seats is not None and seats not in game.seat_counts():
        raise Refused(f"{game.id} is for {listed(game.seat_counts())} seats, not {seats}.")
    if counts:
        raise Refused(f"{game.id} with these options is for {listed(counts)} seats, not {seats}.")
    raise Refused(f"{game.id} cannot be played with {asdict(options)} together.")


def listed(numbers: tuple[int, ...] | list[int]) -> str:
    """Numbers for a sentence: "2, 3 or 4"."""
    texts = [str(n) for n in numbers]
    return " or ".join([", ".join(texts[:-1]), texts[-1]] if len(texts) > 1 else texts)
