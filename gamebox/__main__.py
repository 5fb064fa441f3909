"""`python -m gamebox` and the built program: worker processes first, then somewhere to write to, then the program."""

import multiprocessing
import os
import sys


def _guard_streams() -> None:
    """Programs without a console have no output streams, and the first line written would end them."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115 - open until the program ends


if __name__ == "__main__":
    multiprocessing.freeze_support()
    _guard_streams()
    from gamebox.cli import main

    sys.exit(main())
