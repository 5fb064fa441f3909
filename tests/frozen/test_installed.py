"""The downloads for Linux: what they hold, that they install, play where they were put, and go without a trace."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from build_scripts import installers, sbom
from gamebox import __version__
from gamebox.games import GAMES, find
from tests.support.built import (
    PLAYER,
    STRANGE,
    clear_the_table,
    contents,
    nobody_left,
    play,
    press_button,
    press_close,
    seated,
    sit_down,
    some_clicks_then_closed,
)
from tests.support.tools import needs
from tests.support.window import ROOT, Playing, gone

pytestmark = [
    pytest.mark.frozen,
    pytest.mark.window,
    pytest.mark.slow,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="these downloads are for Linux"),
]
PLAYED = [game.id for game in GAMES if game.scene]
SAVED = ROOT / "tests" / "saves" / "golden" / "format1-galeon1-midgame.json"
NOBODY = 65534
"""A user who may write nowhere."""
ROOTLY = os.name == "posix" and os.geteuid() == 0


@pytest.fixture(scope="module")
def made(bundle: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Every download for Linux, by kind, made of the built program."""
    out = tmp_path_factory.mktemp("made") / "out"
    known = installers.makers()
    return dict(zip(known, installers.make(known, bundle, out), strict=True))


@pytest.fixture(scope="module")
def installed(made: dict[str, Path]) -> Iterator[Path]:
    """The program as the .deb has put it into the system; afterwards it is taken out again."""
    if Path("/usr/lib/gamebox").exists():
        pytest.fail("Gamebox is installed here already; remove it to test its package")
    package = Path(shutil.copy(made["deb"], tempfile.mkdtemp(dir="/var/tmp")))
    package.parent.chmod(0o755)
    as_root("apt-get", "install", "--yes", "--quiet=2", "--no-install-recommends", str(package))
    shutil.rmtree(package.parent)
    try:
        yield Path("/usr/games/gamebox")
    finally:
        as_root("dpkg", "--purge", "gamebox")
    assert not Path("/usr/lib/gamebox").exists()
    assert not Path("/usr/games/gamebox").is_symlink()


def as_root(*command: str) -> str:
    """Run a command that changes the system: as root, or through sudo where it asks no questions."""
    head = () if ROOTLY else ("sudo", "-n")
    if head and not shutil.which("sudo") and os.environ.get("CI") != "true":
        pytest.skip("installing a package needs root, or sudo")
    done = subprocess.run([*head, *command], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def digests(folder: Path) -> dict[str, str]:
    """Every file with its sum."""
    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    return {str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def test_they_are_quick_to_fetch_and_each_is_in_the_list_of_sums(made: dict[str, Path]) -> None:
    assert {path.name: path.stat().st_size for path in made.values() if path.stat().st_size > 50e6} == {}
    out = made["deb"].parent
    listed = dict(line.split("  ")[::-1] for line in (out / installers.SUMS).read_text().splitlines())
    assert set(listed) == {path.name for path in out.iterdir()} - {installers.SUMS}
    assert {path.name for path in made.values()} < set(listed)
    for name, digest in listed.items():
        assert hashlib.sha256((out / name).read_bytes()).hexdigest() == digest


def test_the_list_of_parts_knows_every_library(made: dict[str, Path]) -> None:
    parts = json.loads(next(made["deb"].parent.glob("*.cdx.json")).read_text(encoding="utf-8"))["components"]
    assert [part["name"] for part in parts if not part.get("licenses")] == []
    assert sum("hashes" in part for part in parts) > 20
    assert sbom.system() == "linux"


def test_the_licences_of_all_that_is_built_in_lie_beside_them(made: dict[str, Path], bundle: Path) -> None:
    with tarfile.open(next(made["deb"].parent.glob("*-licences.tar.gz"))) as packed:
        names = {name.split("/", 1)[1] for name in packed.getnames() if "/" in name}
    built_in = bundle / "_internal" / "assets" / "licences"
    assert names == {path.relative_to(built_in).as_posix() for path in built_in.rglob("*")}
    assert {"LICENSE.txt", "third_party/python", "third_party/pyinstaller", "third_party/libraries"} <= names


@needs("lintian")
def test_debian_s_own_checker_finds_no_error(made: dict[str, Path]) -> None:
    root = ["--allow-root"] if ROOTLY else []
    done = subprocess.run(["lintian", *root, "--fail-on", "error", made["deb"]], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "E:" not in done.stdout


def test_what_the_package_says_of_itself(made: dict[str, Path]) -> None:
    shown = subprocess.run(["dpkg-deb", "--field", made["deb"]], capture_output=True, text=True, check=True).stdout
    fields = dict(line.split(": ", 1) for line in shown.splitlines() if re.match(r"[\w-]+: ", line))
    assert (fields["Package"], fields["Version"]) == ("gamebox", __version__)
    assert int(fields["Installed-Size"]) < 70_000
    assert re.search(r"libc6 \(>= 2\.\d+\)", fields["Depends"])


@needs("rpm")
def test_the_rpm_holds_the_same_and_runs_nothing(made: dict[str, Path], bundle: Path) -> None:
    def asked(*words: str) -> list[str]:
        done = subprocess.run(["rpm", "-qp", *words, made["rpm"]], capture_output=True, text=True, check=True)
        return done.stdout.splitlines()

    held = {path.removeprefix("/usr/lib/gamebox/") for path in asked("-l") if path.startswith("/usr/lib/gamebox/")}
    assert set(digests(bundle)) <= held
    assert asked("--scripts") == []
    assert any(line.startswith("libc.so.6(GLIBC_2.") for line in asked("--requires"))


def test_the_portable_folder_holds_the_program_unchanged(made: dict[str, Path], bundle: Path, tmp_path: Path) -> None:
    place = tmp_path / STRANGE
    place.mkdir(parents=True)
    subprocess.run(["tar", "-xzf", made["tar"], "-C", place], check=True)
    (folder,) = place.iterdir()
    whole = digests(bundle)
    assert {name: digest for name, digest in digests(folder).items() if name in whole} == whole
    done = subprocess.run([folder / "gamebox", "--version"], capture_output=True, text=True, cwd="/", timeout=60)
    assert (done.returncode, done.stdout) == (0, f"Gamebox {__version__}\n")


def test_installed_it_is_the_program_unchanged_and_belongs_to_the_system(installed: Path, bundle: Path) -> None:
    assert digests(Path("/usr/lib/gamebox")) == digests(bundle)
    lying = [path for path in Path("/usr/lib/gamebox").rglob("*") if not path.is_symlink()]
    assert [path for path in lying if path.stat().st_uid or path.stat().st_mode & 0o022] == []
    told = subprocess.run([installed, "--version"], capture_output=True, text=True, timeout=60)
    assert told.stdout == f"Gamebox {__version__}\n"


@pytest.mark.parametrize("game_id", PLAYED)
def test_installed_it_plays_a_match_to_the_end(
    game_id: str, installed: Path, start: Callable[..., Playing], tmp_path: Path
) -> None:
    seated(tmp_path, find(game_id).levels[0], game_id, short=True)
    game = start(command=(str(installed),), cwd=Path("/"))
    sit_down(game, game_id)
    assert play(game, 1000) == "score"
    code, family = press_close(game)
    assert code == 0
    assert nobody_left(game, family)


def test_a_double_click_on_a_saved_game_opens_its_table(
    installed: Path, start: Callable[..., Playing], tmp_path: Path
) -> None:
    entry = Path("/usr/share/applications/gamebox.desktop").read_text(encoding="utf-8")
    line = next(line for line in entry.splitlines() if line.startswith("Exec=")).removeprefix("Exec=")
    saved = tmp_path / "von Zoë — 給你 (1).gamebox"
    shutil.copy(SAVED, saved)
    command = [str(saved) if word == "%f" else word for word in shlex.split(line)]
    clear_the_table(start(command=command))
    assert (tmp_path / "saves" / "games").is_dir()
    if shutil.which("update-mime-database"):
        kinds = Path("/usr/share/mime/globs2").read_text(encoding="utf-8")
        assert ":application/x-gamebox:*.gamebox" in kinds


@pytest.fixture
def open_place() -> Iterator[Path]:
    """A folder that everybody reaches and may write into, and that is not in /tmp."""
    with tempfile.TemporaryDirectory(dir="/var/tmp") as folder:
        Path(folder).chmod(0o777)
        yield Path(folder)


@pytest.mark.skipif(not ROOTLY, reason="only root can become a user who may write nowhere")
def test_a_user_without_a_home_who_may_write_nowhere_plays(
    installed: Path, start: Callable[..., Playing], open_place: Path
) -> None:
    bare = ["env", "-u", "HOME", "-u", "USER", "-u", "LOGNAME", "-u", "XDG_DATA_HOME", "-u", "XDG_RUNTIME_DIR"]
    nobody = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups", "--no-new-privs"]
    command = (*nobody, *bare, "-u", "GAMEBOX_DATA", str(installed))
    game = start("play", "halunken", "--seed", "5", command=command, folder=open_place, cwd=Path("/"))
    clear_the_table(game)
    play(game, 1)
    clear_the_table(game)
    family = game.family()
    assert {process.uids().real for process in family} == {NOBODY}
    press_button(game)
    game.wait(lambda seen: any(target["tag"] == "leave" for target in seen["targets"]))
    game.click("leave")
    assert game.end() == 0
    assert gone(family)


def test_where_no_program_may_run_from_tmp_it_plays(
    installed: Path, start: Callable[..., Playing], open_place: Path
) -> None:
    apart = ["unshare", "--mount", "--propagation", "private"]
    mount = "mount -t tmpfs -o noexec,mode=1777 none /tmp"
    if not ROOTLY or subprocess.run([*apart, "sh", "-c", mount], capture_output=True).returncode:
        pytest.skip("a /tmp of its own may not be mounted here")
    command = (*apart, "sh", "-c", f'{mount} && exec "$0" "$@"', str(installed))
    some_clicks_then_closed(start(*PLAYER, command=command, folder=open_place))


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The folder of a player with an uncommon name."""
    folder = tmp_path / "Éloïse — 遊戲 $x"
    folder.mkdir()
    return folder


def ran(made: Path, home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a shell script as a player does."""
    environ = {k: v for k, v in os.environ.items() if k != "XDG_DATA_HOME"} | {"HOME": str(home)}
    return subprocess.run(["sh", made, *words], env=environ, capture_output=True, text=True, timeout=120, cwd="/")


def test_the_run_file_installs_plays_and_goes(
    made: dict[str, Path], home: Path, start: Callable[..., Playing], tmp_path: Path
) -> None:
    done = ran(made["run"], home)
    assert done.returncode == 0, done.stderr
    entry = home / ".local" / "share" / "applications" / "gamebox.desktop"
    line = next(line for line in entry.read_text(encoding="utf-8").splitlines() if line.startswith("Exec="))
    command = shlex.split(line.removeprefix("Exec=").replace("\\\\$", "$"))
    assert command == [str(home / ".local" / "lib" / "gamebox" / "gamebox"), "%f"]
    if shutil.which("desktop-file-validate"):
        assert subprocess.run(["desktop-file-validate", entry], capture_output=True).returncode == 0
    some_clicks_then_closed(start(*PLAYER, command=(str(home / ".local" / "bin" / "gamebox"),)))
    before = contents(home / ".local" / "lib")
    assert ran(made["run"], home).returncode == 0
    assert set(contents(home / ".local" / "lib")) == set(before)
    (home / ".local" / "share" / "gamebox").mkdir()
    (home / ".local" / "share" / "gamebox" / "kept").touch()
    assert ran(home / ".local" / "lib" / "gamebox" / "install.sh", home, "--remove").returncode == 0
    left = {path.name for path in home.rglob("*gamebox*")}
    assert left == {"gamebox"}
    assert (home / ".local" / "share" / "gamebox" / "kept").exists()
    assert not (home / ".local" / "lib" / "gamebox").exists()


def test_a_damaged_run_file_is_refused_in_one_sentence(made: dict[str, Path], home: Path, tmp_path: Path) -> None:
    whole = made["run"].read_bytes()
    changed = bytearray(whole)
    changed[len(whole) // 2] ^= 1
    bad = tmp_path / "gamebox.run"
    for content in (whole[:-1000], bytes(changed)):
        bad.write_bytes(content)
        done = ran(bad, home)
        assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert list(home.iterdir()) == []


def test_the_run_file_leaves_what_is_not_its_own_alone(made: dict[str, Path], home: Path) -> None:
    (home / "mine" / "_internal").mkdir(parents=True)
    done = ran(made["run"], home, "--to", str(home / "mine"))
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert ran(made["run"], home, "--to", str(home / "elsewhere"), "--no-menu").returncode == 0
    assert (home / "elsewhere" / "gamebox").exists()
    assert not (home / ".local").exists()
    assert ran(made["run"], home, "--help").returncode == 0
    assert ran(made["run"], home, "--nonsense").returncode == 2
