"""Plays Gamebox, setting it up the first time: python3 build_scripts/play.py [arguments of gamebox]."""

import os
import subprocess
import sys

if sys.version_info < (3, 11):
    sys.stderr.write("Gamebox needs Python 3.11 or newer; this is Python " + sys.version.split()[0] + ".\n")
    sys.exit(2)

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import setup_env


def main() -> int:
    """Run the program in its environment and hand back its exit code."""
    try:
        python = setup_env.python_for("play")
    except setup_env.CannotSetUp as why:
        setup_env.say(str(why))
        return 2
    command = [python, "-P", "-m", "gamebox", *sys.argv[1:]]
    if os.name == "nt":
        return subprocess.call(command, env=setup_env.environ())
    os.execve(python, command, setup_env.environ())


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        setup_env.say("Stopped.")
        sys.exit(130)
