"""Runs every check and test, setting up what they need: python3 build_scripts/test.py [arguments of pytest].

Style, types, import contracts and sprites are checked first, then pytest runs; its closing line is the last.
With CI=true, tests of the real window and of installers fail instead of being skipped where they cannot run.
With --tools alone, what those need is installed and nothing else is done.
"""

import os
import shutil
import subprocess
import sys

if sys.version_info < (3, 11):
    sys.stderr.write("Gamebox needs Python 3.11 or newer; this is Python " + sys.version.split()[0] + ".\n")
    sys.exit(2)

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import setup_env

CHECKS = {
    "style": ["-m", "ruff", "check", "--quiet", "."],
    "types": ["-m", "mypy", "--no-error-summary"],
    "imports": ["-c", "from importlinter.cli import lint_imports_command as check; check()"],
    "sprites": ["build_scripts/sprites.py", "--check"],
}
WINDOW_TOOLS = ("Xvfb", "xdotool")
INSTALLER_TOOLS = ("rpmbuild", "makensis", "lintian", "appstreamcli", "desktop-file-validate")
DEBIAN = (
    "xvfb", "xdotool", "libxext6", "libxcursor1", "libxi6", "libxrandr2", "libxss1", "libgl1",
    "rpm", "nsis", "lintian", "appstream", "desktop-file-utils", "shared-mime-info", "hicolor-icon-theme",
)  # fmt: skip


def main(arguments: list[str]) -> int:
    """Set up, check, test; pytest's exit code, or 1 when only a check failed."""
    if arguments == ["--tools"]:
        return 1 if offer_tools() else 0
    try:
        python = setup_env.python_for("all")
    except setup_env.CannotSetUp as why:
        setup_env.say(str(why))
        return 2
    offer_tools()
    failed = [name for name, command in CHECKS.items() if not passes(name, [python, *command])]
    environ = {**setup_env.environ(), "GAMEBOX_CHECKS": ",".join(["run", *failed])}
    spread = [] if any(a.startswith(("-n", "-p", "--pdb", "--collect", "--co")) for a in arguments) else ["-n", "auto"]
    tested = subprocess.call(
        [python, "-m", "pytest", *spread, "--dist", "loadfile", "--no-loadscope-reorder", *arguments],
        cwd=setup_env.ROOT,
        env=environ,
    )
    return tested or (1 if failed else 0)


def passes(name: str, command: list[str]) -> bool:
    """Run one check; what it has to say is printed only when it fails."""
    done = subprocess.run(command, cwd=setup_env.ROOT, env=setup_env.environ(), capture_output=True, text=True)
    if done.returncode:
        setup_env.say(f"--- {name} ---\n{done.stdout}{done.stderr}")
    setup_env.say(f"{name}: {'FAILED' if done.returncode else 'passed'}")
    return done.returncode == 0


def offer_tools() -> list[str]:
    """Bring what the tests of the window and of installers need where this may be done, else say what will not be
    tested. Returns what is missing."""
    if not sys.platform.startswith("linux") or not missing():
        return []
    if shutil.which("apt-get") and os.geteuid() == 0:
        setup_env.say(f"Installing for the tests: {' '.join(DEBIAN)}")
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for step in (["update"], ["install", "-y", "--no-install-recommends", *DEBIAN]):
            subprocess.run(["apt-get", "-qq", *step], env=quiet, stdout=subprocess.DEVNULL)
    for what, tools in (("the real window is", WINDOW_TOOLS), ("installers are", INSTALLER_TOOLS)):
        if lacking := [tool for tool in missing() if tool in tools]:
            setup_env.say(f"WARNING: {what} NOT tested in full, for want of {' and '.join(lacking)}.")
    return missing()


def missing() -> list[str]:
    """The tools that are not installed."""
    return [tool for tool in (*WINDOW_TOOLS, *INSTALLER_TOOLS) if not shutil.which(tool)]


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        setup_env.say("Stopped.")
        sys.exit(130)
