"""The look of an edition: names and pictures on its board, colours, letters, poster.

Everything has a name out of a closed set that the pages bring along, or is plain data: a colour, or the outline of a
picture as the path data of SVG. No address, no style and no script can come in with an edition that a stranger wrote.
"""

from typing import Annotated, Literal

from msgspec import Meta, field

from magie.editions.look.colors import Color, Colors
from magie.editions.printed import Printed

Poster = Literal["emblem", "skyline", "castle", "emerald-city", "gallery"]
Lane = Literal["plain", "bricks", "parquet"]
Scene = Literal["plain", "land-of-oz"]
Pattern = Literal[
    "plain",
    "diagonals",
    "dots",
    "uprights",
    "pennants",
    "lattice",
    "levels",
    "scales",
    "checks",
    "sleepers",
    "waves",
]
Family = Literal[
    "Inter",
    "Archivo Narrow",
    "Gentium Book Plus",
    "Libertinus Serif Display",
    "Libertinus Serif",
    "Besley",
]
Weight = Literal[400, 500, 600, 700]
Path = str


class Layer(Printed, frozen=True, kw_only=True, omit_defaults=True):
    """One shape of a drawing: an outline, filled or drawn along with a pen so wide."""

    d: Path
    fill: Color | None = None
    stroke: Color | None = None
    width: Annotated[float, Meta(ge=0, le=40)] = 1


class Font(Printed, frozen=True, kw_only=True, omit_defaults=True):
    """The letters of headings and the figures of money, and how bold each is."""

    family: Family = "Gentium Book Plus"
    weight: Weight = 600
    figures: Weight = 600


class Corners(Printed, frozen=True, kw_only=True, omit_defaults=True):
    """The corners of the board: how large their pictures and their names are, in pixels."""

    icon: Annotated[int, Meta(ge=16, le=32)] = 28
    text: Annotated[int, Meta(ge=11, le=16)] = 13


class KindLook(Printed, frozen=True, kw_only=True, omit_defaults=True):
    """All spaces of one kind: what stands on them instead of their names, their picture, their colour."""

    name: str = ""
    icon: str = ""
    color: Color | None = None


class GroupLook(Printed, frozen=True, kw_only=True, omit_defaults=True):
    """The deeds of one group. Without `color` it is that of the group, without `ink` black or white, whichever is read."""

    color: Color | None = None
    ink: Color | None = None
    pattern: Pattern | None = None
    icon: str = ""


class SpaceLook(Printed, frozen=True, kw_only=True, omit_defaults=True):
    """One space: its picture, and its name as it stands on the board."""

    icon: str = ""
    name: str = ""


class PopupLook(Printed, frozen=True, kw_only=True, omit_defaults=True):
    """The pop-up: what is drawn when it opens, and the names of its places as they stand there."""

    scene: Scene = "plain"
    names: tuple[str, ...] = ()


class EditionLook(Printed, frozen=True, kw_only=True, omit_defaults=True):
    """All of it. What is not said is as on the pages outside a game.

    `name` and `line` stand below the poster where the title and `about` would be too long. The poster is one of ours or a
    drawing of 240 by 340; "emblem" shows the picture that `emblem` names. `center` is what is drawn faintly inside the
    ring: one of ours, or a picture. `pictures` are drawings of one's own, 24 by 24, by names that `icon`, `tokens`,
    `emblem` and `center` can then use. `paintings` says which of our 24 hangs for which.
    """

    name: str = ""
    line: str = ""
    poster: Poster | tuple[Layer, ...] = "emblem"
    emblem: str = ""
    center: str = "rays"
    lane: Lane = "plain"
    font: Font = Font()
    corners: Corners = Corners()
    colors: Colors = Colors()
    pictures: dict[str, Path] = field(default_factory=dict)
    tokens: dict[str, str] = field(default_factory=dict)
    kinds: dict[str, KindLook] = field(default_factory=dict)
    decks: dict[str, str] = field(default_factory=dict)
    groups: dict[str, GroupLook] = field(default_factory=dict)
    spaces: dict[str, SpaceLook] = field(default_factory=dict)
    paintings: dict[str, Annotated[int, Meta(ge=1, le=24)]] = field(default_factory=dict)
    popup: PopupLook | None = None
