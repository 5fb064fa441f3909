"""The thirty-five ships, each by hand: her hull, rig and paint go with her name, her device is on the sail."""

from __future__ import annotations

from build_scripts.art.galeon.base import piece
from build_scripts.art.galeon.ships import Look, ship
from build_scripts.art.sheet import Piece, Sheet

OAK, PINE, TAR, CHERRY, TEAK, ASH = "#7a4d2e", "#a2713f", "#4a3a38", "#8c3f2c", "#66442a", "#8f7558"
NAVY, MOSS, PLUM, TEAL, RED, BRASS, BONE = "#2c4a74", "#4c6a3c", "#6a3c6a", "#23707a", "#a8322b", "#d9a441", "#f1e6c8"
CREAM, LINEN, BUFF, GREY, ROSE, SKY, BLACK, AMBER, MINT = (
    "#fbf4e2", "#f1e6cd", "#e8d0a0", "#d9d8d2", "#f0d4c4", "#dbe6ea", "#565060", "#f3cf85", "#dde8d0",
)  # fmt: skip

FLEET: tuple[Look, ...] = (
    Look("caravel", "two_lateen", ASH, "#9aa6b0", "#5d7488", GREY, "#5d6b78", "plain", "bird", "double"),
    Look("carrack", "two", TAR, "#8d7aa0", "#4a3a58", BLACK, "#d9cfe0", "plain", "lady", "line", False),
    Look("carrack", "three_lateen", OAK, BRASS, RED, CREAM, RED, "plain", "scroll", "studs", False),
    Look("galleon", "three", CHERRY, "#f0c65a", "#e09a2c", LINEN, "#c9782a", "head", "scroll", "checks"),
    Look("fluyt", "two", TEAK, "#e8b84c", NAVY, CREAM, "#b0761c", "plain", "scroll", "double"),
    Look("caravel", "caravel", PINE, RED, RED, BUFF, "#8a4a2a", "plain", "bird", "line"),
    Look("galleon", "three_lateen", PLUM, BRASS, PLUM, CREAM, PLUM, "plain", "lady", "broad"),
    Look("xebec", "caravel", CHERRY, "#f08a3c", "#d4572a", AMBER, "#c03a22", "foot", "beast", "line"),
    Look("cog", "cog_mizzen", OAK, NAVY, NAVY, CREAM, NAVY, "plain", "scroll", "studs", False),
    Look("fluyt", "three", PINE, MOSS, MOSS, LINEN, "#3f5a34", "plain", "scroll", "line", False),
    Look("galleon", "tall", NAVY, BRASS, "#e0b04a", CREAM, NAVY, "plain", "lady", "studs"),
    Look("carrack", "three_lateen", PINE, "#f0c65a", "#d9a132", AMBER, "#a8741a", "plain", "lion", "broad"),
    Look("xebec", "two_lateen", ASH, "#cfd6da", "#6f8796", SKY, "#5a7080", "plain", "beast", "double"),
    Look("galleon", "two", "#5d7a78", BONE, "#7fa39a", MINT, "#3f6f68", "plain", "lady", "line", False),
    Look("caravel", "two", TEAK, TEAL, TEAL, SKY, TEAL, "plain", "scroll", "line"),
    Look("fluyt", "three_lateen", "#34597c", BONE, "#3a6ea8", CREAM, "#2f62a0", "plain", "lady", "checks"),
    Look("galleass", "three_lateen", TAR, "#c9a24a", "#2c2a34", BUFF, "#2c2a34", "plain", "bird", "line"),
    Look("galleon", "four", OAK, BRASS, NAVY, CREAM, "#2f3f58", "plain", "lion", "double"),
    Look("cog", "cog_mizzen", TEAK, "#8a7a5a", "#7a5a3a", "#dcc9a0", "#6a4a2c", "patched", "scroll", "studs", False),
    Look("caravel", "two_lateen", TEAL, "#f0b45a", "#e08a3c", CREAM, "#c8702c", "plain", "bird", "broad"),
    Look("carrack", "two_lateen", OAK, "#d9b45a", MOSS, LINEN, "#7a5a1c", "bend", "scroll", "line", False),
    Look("galleon", "three", "#9a3a30", BONE, RED, CREAM, "#b8322a", "plain", "beast", "line"),
    Look("fluyt", "two_high", "#7a5a7a", BRASS, "#b06a8c", ROSE, "#9a4a6c", "plain", "lady", "double", False),
    Look("carrack", "three", MOSS, BRASS, MOSS, MINT, "#3a6a34", "plain", "lion", "checks"),
    Look("fluyt", "caravel", "#3c4460", "#e6dca8", "#5a6490", SKY, "#39456c", "plain", "scroll", "studs", False),
    Look("galleon", "two_high", TEAK, BRASS, "#c0392b", BUFF, "#9c4a20", "pales", "beast", "broad"),
    Look("cog", "cog", PINE, "#e0902c", "#e0902c", AMBER, "#b05c1c", "plain", "scroll", "line", False),
    Look("caravel", "three_lateen", ASH, TEAL, "#3f8a8a", CREAM, "#2f7a7a", "head", "lady", "line"),
    Look("galleon", "tall", TAR, "#e8d23c", "#e8c93c", GREY, "#4a4658", "plain", "beast", "double"),
    Look("xebec", "two", TEAL, "#7fcfc0", "#2f8a86", MINT, "#1f6a70", "foot", "lady", "studs"),
    Look("galleass", "two_high", "#5a5f68", "#b9c0c6", "#3a4048", GREY, "#3a4048", "plain", "bird", "studs"),
    Look("carrack", "three", CHERRY, "#e8a860", "#b0582c", ROSE, "#a04a24", "bars", "lion", "line"),
    Look("carrack", "two_high", "#8a4a3c", BONE, "#c03a4a", CREAM, "#b8303f", "plain", "lady", "broad", False),
    Look("galleon", "four", "#2f5a50", BRASS, RED, CREAM, "#1f6a5a", "halves", "beast", "checks"),
    Look("cog", "cog", TAR, "#f0b43c", "#e89a2c", BUFF, "#8a3f1c", "bars", "scroll", "double", False),
)
"""In the order of the ships' sets of equipments in the rules."""
W, H = 276, 208
KEEL = (128.0, 184.0)


def pieces() -> dict[str, Piece]:
    """All ships; the anchor is the middle of the waterline."""
    return {f"ship_{i}": piece(lambda i=i, look=look: ship(i, look), W, H, at=KEEL) for i, look in enumerate(FLEET)}  # type: ignore[misc]


FILES = tuple(f"galeon/{name}.py" for name in ("base", "devices", "ships", "fleet"))
SHEETS = [Sheet("galeon/ships", pieces, FILES, scales=(1, 2), quality=80)]
