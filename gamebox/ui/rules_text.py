"""The rules of a game as text: sections, numbered paragraphs, points, tables, and what refers to what.

The format is that of the games' RULES.md: "## 3 Title", "3.6 Text" with indented "a) Text" and "- Text", tables with
bars, marks for builders in square brackets, which are left out here.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from importlib import resources
from string import ascii_lowercase
from typing import NamedTuple

from gamebox.core.game import BadAsset
from gamebox.ui.words import PSEUDO, stretched

SECTION, HEAD, TEXT, POINT, BULLET, ROW = "section", "head", "text", "point", "bullet", "row"
CELL = "\t"
_MARK = re.compile(r"\s*\[[^\]]*\]")
_SECTION = re.compile(r"## (\d+) (.*)")
_NUMBERED = re.compile(r"(\d+\.\d+) (.*)")
_POINT = re.compile(r"( +)([a-z])\) (.*)")
_BULLET = re.compile(r"( *)- (.*)")
_REFERENCE = re.compile(r"(?<![\w.,])(\d{1,2}\.\d{1,2}[a-z]?)(?![\w]|\.\d)")
_SECTIONS = re.compile(r"[Ss]ections?\u00a0(\d+)(?:[–-](\d+))?")
_TIDY = (
    (r"\*(\S[^*]*)\*", r"\1"),
    (r"->", "→"),
    (r"<=", "≤"),
    (r"(?<=\d)\.\.(?=\d)", "–"),
    (r"(?<=\d)-(?=\d)", "–"),
    (r"(?<=\d) - (?=\d)", " – "),
    (r'"([^"]*)"', r"“\1”"),
    ("'", "’"),
    (r" (?=[;:?!»%])", "\u00a0"),
    (r"« ", "«\u00a0"),
    (r"(?<=\d) (?=000)", "\u00a0"),
    (r"([Ss]ections?) (?=\d)", "\\1\u00a0"),
    (r"\b([A-Z]) (?=\d)", "\\1\u00a0"),
    (r" {2,}", " "),
)
_SIGNS = tuple((re.compile(pattern), sign) for pattern, sign in _TIDY)


class Block(NamedTuple):
    """A heading, paragraph, point or table row. number: the paragraph it belongs to; label: what stands before it."""

    kind: str
    number: str
    label: str
    text: str


class Reference(NamedTuple):
    """A place in a text that names another paragraph."""

    start: int
    end: int
    paragraph: str


class Book:
    """The rules of one game in one language."""

    def __init__(self, blocks: list[Block]) -> None:
        self.blocks = blocks
        self._first: dict[str, int] = {}
        for index, block in enumerate(blocks):
            self._first.setdefault(block.number, index)
        self.numbers = frozenset(number for number in self._first if number)
        self._folded: list[tuple[str, list[int]]] | None = None

    def find(self, paragraph: str) -> int | None:
        """The index of the first block of a paragraph; of the one around it when it has no such point."""
        for number in (paragraph, paragraph.rstrip(ascii_lowercase), paragraph.partition(".")[0]):
            if number and number in self._first:
                return self._first[number]
        return None

    def belongs(self, index: int, paragraph: str) -> bool:
        """Whether a block is part of a paragraph: 3.6b is part of 3.6."""
        number = self.blocks[index].number
        return "." in paragraph and paragraph in (number, number.rstrip(ascii_lowercase))

    def sections(self) -> list[Block]:
        """The headings, in order."""
        return [block for block in self.blocks if block.kind == SECTION]

    def references(self, text: str) -> list[Reference]:
        """Where a text names paragraphs and sections of this book."""
        found = [Reference(m.start(1), m.end(1), m[1]) for m in _REFERENCE.finditer(text)]
        for m in _SECTIONS.finditer(text):
            found.append(Reference(m.start(), m.end(1), m[1]))
            if m[2]:
                found.append(Reference(m.start(2), m.end(2), m[2]))
        return sorted(r for r in found if r.paragraph in self.numbers)

    def hits(self, query: str) -> list[tuple[int, int, int]]:
        """Where words stand, accents and capitals aside: block, start, end. A number finds its paragraph."""
        wanted = fold(query.strip())[0]
        number = self._first.get(query.strip()) if query.strip() else None
        found = [] if number is None else [(number, 0, 0)]
        if len(wanted) < 2:
            return found
        if self._folded is None:
            self._folded = [fold(block.text) for block in self.blocks]
        for index, (letters, places) in enumerate(self._folded):
            at = letters.find(wanted)
            while at >= 0:
                found.append((index, places[at], places[at + len(wanted) - 1] + 1))
                at = letters.find(wanted, at + len(wanted))
        return found


@lru_cache(maxsize=4)
def book(game: str, language: str) -> Book:
    """The rules of a game in a language; in English where there is no translation. BadAsset when unreadable."""
    folder = resources.files(f"gamebox.games.{game}")
    own = folder.joinpath(f"RULES.{language}.md")
    file = own if own.is_file() else folder.joinpath("RULES.md")
    try:
        blocks = parse(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as wrong:
        raise BadAsset(f"rules of {game}: {wrong}") from wrong
    if language == PSEUDO:
        blocks = [b if b.kind == ROW else b._replace(text=stretched(b.text)) for b in blocks]
    return Book(blocks)


def parse(source: str) -> list[Block]:
    """The blocks of a rules file. What stands before its second paragraph is for builders only."""
    reader = _Reader()
    for line in source.split("\n"):
        reader.take(line)
    reader.close()
    return reader.blocks


class _Reader:
    """Goes through a rules file line by line; the block being read is open until something else begins."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self._kind, self._number, self._label = "", "", ""
        self._lines: list[str] = []
        self._indent = self._gaps = 0
        self._section = ""

    def take(self, line: str) -> None:
        """Read one line."""
        bare, indent = line.strip(), len(line) - len(line.lstrip())
        if not bare or bare.startswith("# "):
            self.close()
            self._gaps += not bare
        elif bare.startswith("|"):
            self._row(bare)
        elif not self._began(line) and (self._section or self._gaps > 1):
            self._go_on(bare, indent)

    def _began(self, line: str) -> bool:
        """Whether the line begins something with a number, letter or dash."""
        if m := _SECTION.match(line):
            self._open(SECTION, m[1], m[1], m[2], 0)
            self.close()
            self._section = m[1]
        elif m := _NUMBERED.match(line):
            self._open(TEXT, m[1], m[1], m[2], 4)
        elif "." in self._number and (m := _POINT.match(line)):
            self._open(POINT, self._number.rstrip(ascii_lowercase) + m[2], f"{m[2]})", m[3], len(m[1]) + 3)
        elif m := _BULLET.match(line):
            self._open(BULLET, self._number, "•", m[2], len(m[1]) + 2)
        else:
            return False
        return True

    def _go_on(self, bare: str, indent: int) -> None:
        fresh = not self._lines or (self._kind in (POINT, BULLET) and indent < self._indent)
        if not fresh:
            self._lines.append(bare)
        else:
            number = self._number if indent else self._section
            self._open(TEXT, number, "", bare, indent)

    def _row(self, bare: str) -> None:
        self.close()
        cells = [cell.strip() for cell in bare.strip("|").split("|")]
        if set(bare) - set("|-: "):
            self.blocks.append(Block(ROW, self._number, "", CELL.join(tidy(cell) for cell in cells)))

    def _open(self, kind: str, number: str, label: str, words: str, indent: int) -> None:
        self.close()
        self._kind, self._number, self._label, self._indent = kind, number, label, indent
        self._lines = [words]

    def close(self) -> None:
        """Nothing more belongs to the open block."""
        if not self._lines:
            return
        text, kind = tidy(" ".join(self._lines)), self._kind
        if kind == TEXT and not self._label and len(self._lines) == 1 and not self._indent and text[-1] not in ".:":
            kind = HEAD
        self.blocks.append(Block(kind, self._number, self._label, text))
        self._lines = []


def tidy(text: str) -> str:
    """A text without marks for builders, with signs instead of what stands for them on a keyboard."""
    text = _MARK.sub("", text)
    for pattern, sign in _SIGNS:
        text = pattern.sub(sign, text)
    return text.strip()


_PLAIN = {"œ": "oe", "Œ": "oe", "æ": "ae", "Æ": "ae", "’": "'", "“": '"', "”": '"', "–": "-", "→": "->", "≤": "<="}


@lru_cache(maxsize=2048)
def _plain(letter: str) -> str:
    parts = unicodedata.normalize("NFKD", _PLAIN.get(letter, letter)).casefold()
    return "".join(part for part in parts if not unicodedata.combining(part))


def fold(text: str) -> tuple[str, list[int]]:
    """The text without accents and capitals, and for each of its letters the place in the text."""
    letters: list[str] = []
    places: list[int] = []
    for place, letter in enumerate(text):
        plain = _plain(letter)
        letters.append(plain)
        places += [place] * len(plain)
    return "".join(letters), places
