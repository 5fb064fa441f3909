"""Tests that need a tool of the system: skipped where it lacks, failed where all should be there (CI on Linux)."""

from __future__ import annotations

import os
import shutil
import sys

import pytest


def needs(*names: str) -> pytest.MarkDecorator:
    """Marks a test that runs these programs."""
    lacking = [name for name in names if not shutil.which(name)]
    strict = os.environ.get("CI") == "true" and sys.platform.startswith("linux")
    reason = f"{' and '.join(lacking)} must be installed for this test"
    return pytest.mark.skipif(bool(lacking) and not strict, reason=reason)
