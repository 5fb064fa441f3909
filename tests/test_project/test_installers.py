"""What installers are made from: descriptions that desktops accept, icons of today, and one version everywhere."""

from __future__ import annotations

import json
import plistlib
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image

from build_scripts import bundle, icons, install_linux, install_windows, installers, sbom
from gamebox import __version__
from gamebox.saves.store import ENDING
from tests.support.tools import needs
from tests.test_project.source import ROOT

TEMPLATES = ROOT / "build_scripts" / "installers"
BLANKS = {
    "VERSION": __version__, "DATE": "2026-01-02", "MACHINE": "x86_64", "GLIBC": "2.36", "KILOBYTES": "60000",
    "ARCH": "amd64", "SIZE": "1", "SUM": "0", "LINES": "9", "NAME": "gamebox.run",
}  # fmt: skip
TYPE = "application/x-gamebox"


def checked(*command: str | Path) -> str:
    """Run a checker; what it said. It must be content."""
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def filled(name: str, folder: Path) -> Path:
    """A template with its blanks filled in, under the name it will have."""
    path = folder / name
    path.write_text(installers.fill((TEMPLATES / name).read_text(encoding="utf-8"), BLANKS), encoding="utf-8")
    return path


@pytest.fixture
def stand_in(tmp_path: Path) -> Path:
    """A folder that looks like the program built for Windows."""
    folder = tmp_path / "gamebox"
    (folder / "_internal").mkdir(parents=True)
    for name in ("gamebox.exe", "gamebox-cli.exe", "_internal/été 遊戲.txt"):
        (folder / name).write_bytes(b"stands in")
    return folder


def job(folder: Path, tmp_path: Path) -> installers.Job:
    """What a maker is given."""
    for name in ("out", "work"):
        (tmp_path / name).mkdir()
    return installers.Job(folder, tmp_path / "out", tmp_path / "work", BLANKS)


def test_every_template_is_filled(tmp_path: Path) -> None:
    for path in TEMPLATES.iterdir():
        if path.is_file():
            assert not re.search(r"@[A-Z]+@", filled(path.name, tmp_path).read_text(encoding="utf-8"))


def test_there_is_one_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    newest = installers.releases()[0]
    assert {project["version"], newest.version} == {__version__}
    assert newest.news
    assert [r.date for r in installers.releases()] == sorted((r.date for r in installers.releases()), reverse=True)


@needs("desktop-file-validate")
def test_the_menu_entry_is_valid() -> None:
    assert checked("desktop-file-validate", TEMPLATES / "gamebox.desktop") == ""


@needs("appstreamcli")
def test_the_description_for_software_shops_is_valid(tmp_path: Path) -> None:
    said = checked("appstreamcli", "validate", "--no-net", filled("org.gamebox.Gamebox.metainfo.xml", tmp_path))
    assert "E:" not in said
    assert "W:" not in said


def test_all_systems_know_the_same_kind_of_file() -> None:
    entry = (TEMPLATES / "gamebox.desktop").read_text(encoding="utf-8")
    assert f"MimeType={TYPE};" in entry
    assert re.search(r"^Exec=gamebox %f$", entry, re.M)
    name = "{http://www.freedesktop.org/standards/shared-mime-info}"
    kind = ElementTree.parse(TEMPLATES / "gamebox.mime.xml").getroot()[0]
    glob = kind.find(f"{name}glob")
    assert glob is not None
    assert (kind.get("type"), glob.get("pattern")) == (TYPE, f"*{ENDING}")
    mac = plistlib.loads((TEMPLATES / "Info.plist").read_bytes())
    declared = mac["UTExportedTypeDeclarations"][0]
    assert declared["UTTypeTagSpecification"] == {
        "public.filename-extension": [ENDING.lstrip(".")], "public.mime-type": [TYPE],
    }  # fmt: skip
    assert mac["CFBundleDocumentTypes"][0]["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    windows = (TEMPLATES / "gamebox.nsi").read_text(encoding="utf-8")
    assert f'"${{CLASSES}}\\{ENDING}" "Content Type" "{TYPE}"' in windows


def test_the_rights_on_macos_are_a_list_of_yes() -> None:
    rights = plistlib.loads((TEMPLATES / "entitlements.plist").read_bytes())
    assert rights
    assert all(value is True and name.startswith("com.apple.security.cs.") for name, value in rights.items())


def test_windows_is_told_of_sharp_screens_and_no_administrator() -> None:
    manifest = ElementTree.fromstring(bundle.WINDOWS_MANIFEST.split("?>", 1)[1])
    said = {element.tag.split("}")[1]: element.text or element.get("level") for element in manifest.iter()}
    assert said["dpiAwareness"].split(",")[0] == "PerMonitorV2"  # type: ignore[union-attr]
    assert said["requestedExecutionLevel"] == "asInvoker"
    assert "RequestExecutionLevel user" in (TEMPLATES / "gamebox.nsi").read_text(encoding="utf-8")


def test_icons_are_of_today_and_in_every_size() -> None:
    assert icons.is_current(), "run build_scripts/icons.py"
    for name in icons.KINDS:
        for size in icons.SIZES:
            with Image.open(icons.OUT / f"{name}-{size}.png") as picture:
                assert (picture.size, picture.mode) == ((size, size), "RGBA")
                assert picture.getextrema()[3] == (0, 255)
        with Image.open(icons.OUT / f"{name}.ico") as picture:
            assert {(size, size) for size in icons.ICO} == set(picture.info["sizes"])
        with Image.open(icons.OUT / f"{name}.icns") as picture:
            assert {w * scale for w, _, scale in picture.info["sizes"]} >= {32, 64, 128, 256, 512, 1024}


@needs("makensis")
@pytest.mark.parametrize("stub", ["", "amd64-unicode"])
def test_the_windows_installer_compiles(
    stub: str, stand_in: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(install_windows.STUB, stub)
    made = install_windows.setup(job(stand_in, tmp_path))
    assert made.name == f"gamebox-{__version__}-windows-{installers.machine()}-setup.exe"
    assert made.read_bytes()[:2] == b"MZ"


def test_the_windows_folder_is_packed_whole(stand_in: Path, tmp_path: Path) -> None:
    import zipfile

    with zipfile.ZipFile(install_windows.portable(job(stand_in, tmp_path))) as packed:
        head = f"gamebox-{__version__}/"
        names = {"gamebox.exe", "gamebox-cli.exe", "_internal/été 遊戲.txt", "README.txt"}
        assert {name.removeprefix(head) for name in packed.namelist()} == names
        assert b"\r\n" in packed.read(f"{head}README.txt")


@pytest.mark.parametrize("script", ["install.sh", "run.sh"])
@pytest.mark.skipif(sys.platform == "win32", reason="shell scripts are for other systems")
def test_the_shell_understands_the_scripts(script: str, tmp_path: Path) -> None:
    assert checked("sh", "-n", filled(script, tmp_path)) == ""


def test_the_list_of_parts_names_what_is_pinned_with_its_licence(tmp_path: Path) -> None:
    (tmp_path / "libSDL2-2-50d19f93.0.so.0.3200.10").write_bytes(b"x")
    (tmp_path / "SDL2_ttf.dll").write_bytes(b"y")
    for name, _ in sbom.PINNED.findall(sbom.LOCK.read_text(encoding="utf-8")):
        (tmp_path / name.replace("-", "_")).mkdir()
    told = json.loads(sbom.text(tmp_path, 0))
    assert (told["bomFormat"], told["specVersion"]) == ("CycloneDX", "1.5")
    parts = {part["name"]: part for part in told["components"]}
    pinned = {name for name, _ in sbom.PINNED.findall(sbom.LOCK.read_text(encoding="utf-8"))}
    assert pinned | {"CPython", "PyInstaller bootloader", "SDL2", "SDL2_ttf"} == set(parts)
    assert all(part["licenses"] for part in parts.values())
    assert {ref for line in told["dependencies"] for ref in line["dependsOn"]} == {p["bom-ref"] for p in parts.values()}
    assert sbom.text(tmp_path, 0) == sbom.text(tmp_path, 0)


def test_every_library_of_the_list_of_licences_has_a_known_licence() -> None:
    works = sbom.works()
    assert len(works) > 25
    assert {terms for _, terms, _ in works.values()} - set(sbom.SPDX) == {"IJG, BSD-3-Clause, Zlib"}


def test_debian_s_changelog_has_short_lines() -> None:
    text = install_linux.changelog()
    assert text.startswith(f"gamebox ({__version__}) ")
    assert max(map(len, text.splitlines())) <= 80


@pytest.mark.parametrize("workflow", sorted((ROOT / ".github" / "workflows").glob("*.yml")), ids=lambda path: path.stem)
def test_workflows_call_scripts_that_are_there(workflow: Path) -> None:
    named = re.findall(r"build_scripts/\w+\.py", workflow.read_text(encoding="utf-8"))
    assert named
    assert [script for script in named if not (ROOT / script).is_file()] == []
