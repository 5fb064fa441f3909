"""The command line: opens the window, or lists, simulates, compares and replays games without one."""

from gamebox.cli.main import main

__all__ = ["main"]
