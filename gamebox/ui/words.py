"""Words: the texts that a player reads, by key and language, from assets/locale/<language>/*.toml.

Keys of gamebox.toml stand as they are ("shelf.continue"); those of another file begin with its name
("halunken.title"). A table with the keys "one" and "other" is a plural, chosen by the field `n`.
"""

from __future__ import annotations

import locale
import os
import re
import tomllib
from typing import Any

from gamebox.core.game import BadAsset
from gamebox.resources import resource_path

LANGUAGES = ("en", "fr")
PSEUDO = "xx"
"""A pretended language, accented and 40 % longer than English, for trying layouts."""

_BEFORE_NAME = re.compile(r"\b([Dd]|[Qq]u)e \{(\w+)\}")
_VOWELS = frozenset("aeiouàâäéèêëîïôöùûü")
_ACCENTED = str.maketrans("aeioucnAEIOUCN", "àéîöùçñÀÉÎÖÙÇÑ")


class MissingKey(KeyError):
    """A text that no catalogue has."""


class Words:
    """The catalogue of one language; what it lacks is taken from English."""

    def __init__(self, language: str = "en", strict: bool = False) -> None:
        self.language = language if language in (*LANGUAGES, PSEUDO) else "en"
        self.strict = strict
        self.asked: set[str] = set()
        self._texts = catalogue("en" if self.language == PSEUDO else self.language)
        self._english = self._texts if self.language in ("en", PSEUDO) else catalogue("en")

    def has(self, key: str) -> bool:
        """Whether there is a text with this key."""
        return key in self._texts

    def t(self, key: str, **fields: object) -> str:
        """The text with its {fields} filled in. A missing key is shown as it is (MissingKey when strict)."""
        self.asked.add(key)
        text = self._texts.get(key) or self._english.get(key)
        if text is None:
            if self.strict:
                raise MissingKey(key)
            return f"[{key}]"
        chosen = text if isinstance(text, str) else self._plural(text, fields.get("n"))
        if ".log." in key:
            fields = self._inside(chosen, fields)
        if self.language == PSEUDO:
            chosen = stretched(chosen)
        elif self.language == "fr" and fields:
            chosen = elided(chosen, fields)
        return chosen.format(**fields) if fields else chosen

    def _inside(self, text: str, fields: dict[str, object]) -> dict[str, object]:
        """The fields of a line, in which "You" is written small unless it opens a sentence."""
        you = self._texts.get("setup.you")
        return {
            name: str(value).lower() if value == you and not _opens(text, name) else value
            for name, value in fields.items()
        }

    def _plural(self, forms: dict[str, str], n: object) -> str:
        number = n if isinstance(n, int) else 2
        alone = number in (0, 1) if self.language == "fr" else number == 1
        return forms["one"] if alone else forms["other"]


def elided(text: str, fields: dict[str, object]) -> str:
    """A French text in which "de" and "que" lose their vowel before a field that begins with one: d’Odile."""

    def shortened(found: re.Match[str]) -> str:
        first = str(fields.get(found[2], ""))[:1].casefold()
        return f"{found[1]}’{{{found[2]}}}" if first in _VOWELS else found[0]

    return _BEFORE_NAME.sub(shortened, text)


def _opens(text: str, field: str) -> bool:
    before = text.partition(f"{{{field}}}")[0].rstrip()
    return not before or before[-1] in ".:!?"


def catalogue(language: str) -> dict[str, Any]:
    """All texts of a language by key. Raises BadAsset naming a file that cannot be read."""
    texts: dict[str, Any] = {}
    for path in sorted(resource_path("locale", language).glob("*.toml")):
        try:
            table = tomllib.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError) as wrong:
            raise BadAsset(f"{language}/{path.name}: {wrong}") from wrong
        bare = path.stem == "gamebox" or set(table) == {path.stem}
        _flatten(table, "" if bare else path.stem, texts)
    return texts


def _flatten(table: dict[str, Any], prefix: str, texts: dict[str, Any]) -> None:
    for key, value in table.items():
        name = f"{prefix}.{key}" if prefix else key
        if isinstance(value, dict) and set(value) != {"one", "other"}:
            _flatten(value, name, texts)
        else:
            texts[name] = value


def stretched(text: str) -> str:
    """The text in the pretended language: fields stay as they are."""
    parts = []
    for index, part in enumerate(text.replace("{", "\0{").replace("}", "}\0").split("\0")):
        parts.append(part if index % 2 else part.translate(_ACCENTED))
    added = round(len(text) * 0.4)
    return "".join(parts) + ("~" + "lorem ipsum dolor sit amet " * (added // 27 + 1))[:added].rstrip()


def system_language() -> str:
    """The player's language as the system tells it, if there is a catalogue; else English."""
    told = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    try:
        told.append(locale.getlocale()[0] or "")
    except ValueError:
        told.append("")
    first = next((t for t in told if t), "")
    code = {"fre": "fr", "fra": "fr"}.get(first[:3].lower(), first[:2].lower())
    return code if code in LANGUAGES else "en"
