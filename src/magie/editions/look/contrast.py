"""Can it be read? The contrast between two colours, as WCAG counts it."""

import re

from magie.editions.look.colors import Color

LEAST = 4.5  # WCAG AA, for text of any size
_COLOR = re.compile(r"#([0-9a-fA-F]{2})([0-9a-fA-F]{2})([0-9a-fA-F]{2})(?: ([1-9]?[0-9]|100)%)?")
MODES = ("by day", "by night")


def is_color(text: str) -> bool:
    """Is this a colour?

    >>> is_color("#20503f"), is_color("#000000 16%"), is_color("green")
    (True, True, False)
    """
    return _COLOR.fullmatch(text) is not None


def by_mode(color: Color) -> tuple[str, str]:
    """A colour by day and by night."""
    return (color, color) if isinstance(color, str) else color


def is_solid(color: str) -> bool:
    """Can nothing be seen through it?"""
    found = _COLOR.fullmatch(color)
    return found is not None and found[4] in (None, "100")


def contrast(one: str, other: str) -> float:
    """From 1, the same, to 21, black and white.

    >>> round(contrast("#ffffff", "#000000"))
    21
    """
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(color: str) -> float:
    found = _COLOR.fullmatch(color)
    assert found is not None
    red, green, blue = (_linear(int(part, 16) / 255) for part in found.groups()[:3])
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)
