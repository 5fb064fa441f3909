"""The list of all parts of the built program, in the form that scanners read (CycloneDX 1.5).

It is made from what is pinned (requirements-play.lock), from what stands in the list of licences, and from what lies in
the built program; nothing is guessed. The library files bear their SHA-256.
"""

from __future__ import annotations

import hashlib
import json
import platform
import re
import sys
import uuid
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "build_scripts")]

from gamebox import __version__  # noqa: E402

LICENCES = ROOT / "assets" / "licences" / "third_party" / "README.txt"
LOCK = ROOT / "build_scripts" / "requirements-play.lock"
STARTER = ROOT / "build_scripts" / "requirements.lock"
PINNED = re.compile(r"^([a-z0-9-]+)==([^\s;]+)", re.M)
SPDX = {
    "MIT": "MIT", "Zlib": "Zlib", "BSD-3-Clause": "BSD-3-Clause", "FTL": "FTL", "libpng-2.0": "libpng-2.0",
    "libtiff": "libtiff", "MIT-Modern-Variant": "MIT-Modern-Variant", "SIL Open Font License 1.1": "OFL-1.1",
    "LGPL 2.1": "LGPL-2.1-only", "LGPL 2.1 or later": "LGPL-2.1-or-later", "PSF 2.0": "PSF-2.0",
}  # fmt: skip
"""Licences by the names that the list of licences has for them."""
PACKAGES = {
    "pygame-ce": "LGPL 2.1", "pydantic": "MIT", "pydantic-core": "MIT", "annotated-types": "MIT",
    "typing-inspection": "MIT", "typing-extensions": "PSF 2.0", "platformdirs": "MIT", "filelock": "MIT",
    "fontpkg": "MIT",
}  # fmt: skip
"""The licences of the packages, as the list of licences tells them. All others are fonts."""
FONTS = "SIL Open Font License 1.1"


def system() -> str:
    """What this system is called in the names of downloads."""
    return {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")


def licence(name: str) -> dict[str, Any]:
    """A licence as a scanner knows it."""
    return {"license": {"id": SPDX[name]} if name in SPDX else {"name": name}}


def packages(program: Path) -> Iterator[dict[str, Any]]:
    """The Python packages that are built in. `program` tells which of the fonts came along."""
    for name, version in PINNED.findall(LOCK.read_text(encoding="utf-8")):
        if name.startswith("fontpkg") and not list(program.rglob(name.replace("-", "_"))):
            continue
        yield {
            "type": "library", "bom-ref": f"pkg:pypi/{name}@{version}", "name": name, "version": version,
            "licenses": [licence(PACKAGES.get(name, FONTS))], "purl": f"pkg:pypi/{name}@{version}",
        }  # fmt: skip


def starters(program: Path) -> Iterator[dict[str, Any]]:
    """Python itself, what starts it, and what runs compiled parts if there are some."""
    version = platform.python_version()
    yield {
        "type": "platform", "bom-ref": "python", "name": "CPython", "version": version,
        "licenses": [licence("PSF 2.0")], "purl": f"pkg:generic/python@{version}",
    }  # fmt: skip
    pins = dict(PINNED.findall(STARTER.read_text(encoding="utf-8")))
    pinned = pins["pyinstaller"]
    yield {
        "type": "application", "bom-ref": "bootloader", "name": "PyInstaller bootloader", "version": pinned,
        "licenses": [{"license": {"name": "GPL-2.0-or-later WITH Bootloader-exception"}}],
        "purl": f"pkg:pypi/pyinstaller@{pinned}",
    }  # fmt: skip
    if list(program.rglob("third_party/mypyc")):
        yield {
            "type": "library", "bom-ref": "mypyc", "name": "mypyc runtime", "version": pins["mypy"],
            "licenses": [licence("MIT"), licence("PSF 2.0")], "purl": f"pkg:pypi/mypy@{pins['mypy']}",
        }  # fmt: skip


def works() -> dict[str, tuple[str, str, str]]:
    """Per library file, by the head of its name: what work it is, its licence, its address."""
    found = {}
    for line in LICENCES.read_text(encoding="utf-8").splitlines():
        cells = re.split(r"\s{2,}|\s(?=https?:)", line.strip())
        if line.startswith("  lib") and len(cells) == 5:
            found[cells[0]] = (cells[1], cells[3].strip(), cells[4])
    return found


def libraries(program: Path) -> Iterator[dict[str, Any]]:
    """The libraries in machine code, each file once."""
    known = works()
    for path in sorted(program.rglob("*")):
        if not path.is_file() or path.is_symlink() or not is_library(path):
            continue
        head = re.split(r"[-.]", path.name)[0]
        work, terms, address = known.get(head) or known.get(f"lib{head}") or (head, "", "")
        digest = hashlib.sha256(path.read_bytes()).hexdigest()
        entry: dict[str, Any] = {
            "type": "library", "bom-ref": f"file:{path.relative_to(program).as_posix()}", "name": work,
            "hashes": [{"alg": "SHA-256", "content": digest}],
            "properties": [{"name": "gamebox:file", "value": path.relative_to(program).as_posix()}],
        }  # fmt: skip
        if terms:
            entry["licenses"] = [licence(terms)]
            entry["externalReferences"] = [{"type": "website", "url": address}]
        yield entry


def is_library(path: Path) -> bool:
    """Whether a file is a library that others than Python's own modules use."""
    name = path.name
    if re.search(r"\.(cpython|cp\d|abi3)|\.pyd$", name):
        return False
    return bool(re.search(r"\.so(\.\d+)*$|\.dylib$|\.dll$", name)) and not re.match(r"(lib)?python3", name)


def parts(program: Path, moment: int) -> dict[str, Any]:
    """The whole list for a built program. moment: seconds since 1970."""
    components = [*starters(program), *packages(program), *libraries(program)]
    names = sorted(part["bom-ref"] for part in components)
    same = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps([__version__, system(), components], sort_keys=True))
    own = {
        "type": "application", "bom-ref": "gamebox", "name": "Gamebox", "version": __version__,
        "licenses": [licence("MIT")],
    }  # fmt: skip
    return {
        "bomFormat": "CycloneDX", "specVersion": "1.5", "serialNumber": f"urn:uuid:{same}", "version": 1,
        "metadata": {"timestamp": f"{datetime.fromtimestamp(moment, UTC):%Y-%m-%dT%H:%M:%SZ}", "component": own},
        "components": components,
        "dependencies": [{"ref": "gamebox", "dependsOn": names}],
    }  # fmt: skip


def text(program: Path, moment: int) -> str:
    """The list as it is written down."""
    return json.dumps(parts(program, moment), indent=1, ensure_ascii=False) + "\n"
