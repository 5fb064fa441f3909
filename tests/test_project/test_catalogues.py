"""What players read: complete in every language, used, drawable, and nowhere else than in the catalogues.

A key counts as used when it stands in the program as it is, or fits an f-string such as f"{game}.log.{key}" whose
filled-in parts are numbers or are themselves written in the program. A key that is put together in a way this cannot
see goes into PUT_TOGETHER with the place that does it.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from tests.test_project.source import PROGRAM, dotted, is_scene, modules, named, tree, within

pygame = pytest.importorskip("pygame")
from gamebox.games import GAMES  # noqa: E402
from gamebox.resources import resource_path  # noqa: E402
from gamebox.ui.text import FACES  # noqa: E402
from gamebox.ui.words import LANGUAGES, catalogue, stretched  # noqa: E402

PUT_TOGETHER: dict[str, str] = {r"\w+\.option\.\w+\.(name|help|\d+)": "ui/setup.py, a field of the game's options"}
"""A pattern of keys, and where the program makes them."""
NOWHERE = "\U0010fffd"
"""A character that no font has: what is drawn for it stands for all that a font lacks."""
FIELD = re.compile(r"\{(\w*)[^}]*\}")
SENTENCE = re.compile(r"[A-Za-z]{2,}[,;:]?\s+[a-z]{2,}")
ENGLISH = catalogue("en")


def _forms(text: Any) -> list[str]:
    """The wordings of a text: one, or two for a plural."""
    return list(text.values()) if isinstance(text, dict) else [text]


def _fields(text: Any) -> set[str]:
    return {field for form in _forms(text) for field in FIELD.findall(form)}


def test_every_language_has_the_same_files() -> None:
    files = {path.name: {p.name for p in path.glob("*.toml")} for path in resource_path("locale").iterdir()}
    assert set(files) == set(LANGUAGES)
    assert len(set(map(frozenset, files.values()))) == 1, files


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_every_language_has_the_same_keys_and_fields(language: str) -> None:
    other = catalogue(language)
    assert sorted(set(ENGLISH) ^ set(other)) == []
    different = [
        key
        for key, text in ENGLISH.items()
        if _fields(text) != _fields(other[key]) or isinstance(text, dict) != isinstance(other[key], dict)
    ]
    assert different == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_whole(language: str) -> None:
    wrong = [
        key
        for key, text in catalogue(language).items()
        if (isinstance(text, dict) and set(text) != {"one", "other"})
        or any(not isinstance(form, str) or not form.strip() for form in _forms(text))
    ]
    assert wrong == []


@cache
def _written() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """The texts that stand in the program, and the f-strings as patterns."""
    texts, patterns = set[str](), set[str]()
    for path in modules():
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                patterns.add("".join(_as_pattern(part) for part in node.values))
    dotted_ones = {pattern for pattern in patterns if r"\." in pattern}
    return frozenset(texts | {game.id for game in GAMES}), tuple(map(re.compile, sorted(dotted_ones)))


def _as_pattern(part: ast.expr) -> str:
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else "(.+?)"


def _is_used(key: str) -> bool:
    texts, patterns = _written()
    if key in texts or any(re.fullmatch(made, key) for made in PUT_TOGETHER):
        return True
    found = (pattern.fullmatch(key) for pattern in patterns)
    return any(all(part in texts or part.isdecimal() for part in match.groups()) for match in found if match)


def test_no_text_is_unused() -> None:
    assert [key for key in ENGLISH if not _is_used(key)] == []


def test_no_text_that_is_asked_for_is_missing() -> None:
    assert [f"{where} {key}" for where, key in _asked() if key not in ENGLISH] == []


def _asked() -> list[tuple[str, str]]:
    """Every key that the program certainly asks for, and where."""
    found = []
    for path in modules():
        sections = {key.split(".")[0] for key in ENGLISH} | {game.id for game in GAMES}
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Call) and node.args:
                found += [(named(path, node), key) for key in _asked_by(path, node)]
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and _is_key(node.value, sections):
                found.append((named(path, node), node.value))
    return found


def _asked_by(path: Path, call: ast.Call) -> list[str]:
    name = dotted(call.func).split(".")[-1]
    if name == "t":
        return _choices(call.args[0])
    if name == "Said" and within(path, "games"):
        game = path.relative_to(PROGRAM).parts[1]
        kind = "reason" if path.stem == "heuristics" else "log"
        return [f"{game}.{kind}.{key}" for key in _choices(call.args[0])]
    return []


def _choices(argument: ast.expr) -> list[str]:
    """The texts that an argument may be, as far as they are written there."""
    if isinstance(argument, ast.IfExp):
        return _choices(argument.body) + _choices(argument.orelse)
    return [argument.value] if isinstance(argument, ast.Constant) and isinstance(argument.value, str) else []


def _is_key(text: str, sections: set[str]) -> bool:
    """Whether a text looks like a key, and is not the beginning of some."""
    shaped = re.fullmatch(r"[a-z_]+(\.[a-z0-9_]+)+", text) is not None and text.split(".")[0] in sections
    return shaped and not text.endswith(".toml") and not any(key.startswith(text + ".") for key in ENGLISH)


def test_fields_are_given() -> None:
    wrong = [
        f"{named(path, call)} {key} needs {sorted(_fields(ENGLISH[key]))}"
        for path in modules()
        for call in ast.walk(tree(path))
        if isinstance(call, ast.Call) and dotted(call.func).split(".")[-1] == "t" and call.args
        for key in _choices(call.args[0])
        if key in ENGLISH and None not in (given := {keyword.arg for keyword in call.keywords})
        if not _fields(ENGLISH[key]) <= given
    ]
    assert wrong == []


def test_no_sentence_stands_in_the_window_s_code() -> None:
    wrong = [
        f"{named(path, node)} {node.value!r}"
        for path in modules()
        if (within(path, "ui", "controllers") or is_scene(path)) and path.name != "words.py"
        for node in _shown_texts(tree(path))
        if SENTENCE.search(str(node.value))
    ]
    assert wrong == []


def _shown_texts(root: ast.Module) -> list[ast.Constant]:
    """The texts of a module that may reach the screen: not docstrings, error messages or the diary's lines."""
    hidden = {inner for node in ast.walk(root) if _is_unseen(node) for inner in ast.walk(node)}
    constants = (node for node in ast.walk(root) if isinstance(node, ast.Constant) and isinstance(node.value, str))
    return [node for node in constants if node not in hidden]


def _is_unseen(node: ast.AST) -> bool:
    if isinstance(node, ast.Call):
        return dotted(node.func).lower().startswith(("log.", "_log.", "logger.", "logging."))
    return isinstance(node, ast.Raise | ast.Assert) or (
        isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    )


@pytest.mark.parametrize("face", FACES)
def test_every_character_can_be_drawn(face: str) -> None:
    pygame.font.init()
    package, file = FACES[face]
    font = pygame.font.Font(str(resources.files(package) / "files" / file), 24)
    texts = [form for code in LANGUAGES for text in catalogue(code).values() for form in _forms(text)]
    texts += [stretched(form) for text in ENGLISH.values() for form in _forms(text)]
    unknown = _drawn(font, NOWHERE)
    missing = [c for c in sorted(set("".join(texts))) if not c.isspace() and _drawn(font, c) == unknown]
    assert missing == []
    assert _drawn(font, "\u4e00") == unknown, "a character that the font has not is not noticed"


def _drawn(font: pygame.font.Font, character: str) -> bytes:
    return pygame.image.tobytes(font.render(character, True, "white"), "RGBA")
