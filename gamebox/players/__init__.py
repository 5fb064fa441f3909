"""Who decides for a seat: people, and computer players from random to searching. They are given views only."""

from __future__ import annotations

from typing import Final

from gamebox.players.computer import Computer
from gamebox.players.fast import GreedyPlayer, RandomPlayer, RulePlayer
from gamebox.players.levels import KINDS, LADDER, make
from gamebox.players.search import SearchPlayer
from gamebox.players.worker import Hint, Worker, WorkerPlayer

__all__ = [
    "HUMAN", "KINDS", "LADDER", "Computer", "GreedyPlayer", "Hint", "RandomPlayer", "RulePlayer", "SearchPlayer",
    "Worker", "WorkerPlayer", "make",
]  # fmt: skip

HUMAN: Final = None
"""A seat played by a person: its choices come through Match.submit."""
