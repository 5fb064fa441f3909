"""A plugin for running tests on compiled rules and players: pytest -p tests.support.compiled.

Tests that put something of their own into a module or class are skipped where it is compiled, since that would not be
noticed there; they are made from source.
"""

from __future__ import annotations

import sys
from collections.abc import Generator
from types import ModuleType

import pytest

SEALED = "interpreted classes cannot inherit from compiled"
exchange = pytest.MonkeyPatch.setattr


def is_compiled(thing: object) -> bool:
    """Whether a module, or the module of a class, is compiled."""
    module = thing if isinstance(thing, ModuleType) else sys.modules.get(getattr(thing, "__module__", ""))
    return not str(getattr(module, "__file__", ".py")).endswith(".py")


def exchange_or_skip(patch: pytest.MonkeyPatch, target: object, *arguments: object, **named: object) -> None:
    """Exchange an attribute where this has an effect."""
    if is_compiled(target):
        pytest.skip(f"{target} is compiled")
    exchange(patch, target, *arguments, **named)  # type: ignore[arg-type]


def pytest_configure() -> None:
    """From now on, MonkeyPatch asks."""
    pytest.MonkeyPatch.setattr = exchange_or_skip  # type: ignore[method-assign, assignment]


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call() -> Generator[None, object, object]:
    """Skip a test that derives from a compiled class."""
    try:
        return (yield)
    except TypeError as error:
        if str(error) == SEALED:
            pytest.skip(SEALED)
        raise
