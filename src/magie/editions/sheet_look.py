"""How a box is drawn, in a few lines."""

from magie.editions.check_look import colors_of
from magie.editions.look.look import EditionLook
from magie.editions.sheet_parts import NO_STAR, STAR, WIDTH

_NAMES = ("emblem", "center", "lane")
_TABLES = ("pictures", "tokens", "kinds", "decks", "groups", "spaces", "paintings")


def look_lines(look: EditionLook, base: EditionLook | None) -> list[str]:
    """What it is made of, and how much is said of everything; a star marks what differs from the base."""
    others = _said(base) if base else None
    lines = ["Look"]
    for part, (said, content) in _said(look).items():
        same = others is None or (part in others and others[part][1] == content)
        lines.append(f"{NO_STAR if same else STAR}{part:<9}  {said}"[:WIDTH])
    return lines


def _said(look: EditionLook) -> dict[str, tuple[str, object]]:
    """Every part of it that says something, in a few words and as it is."""
    drawn = look.poster if isinstance(look.poster, str) else f"a drawing of {len(look.poster)} layers"
    found: dict[str, tuple[str, object]] = {"poster": (drawn, look.poster)}
    for name in _NAMES:
        if getattr(look, name):
            found[name] = (getattr(look, name), getattr(look, name))
    found["font"] = (look.font.family, look.font)
    colors = list(colors_of(look))
    found["colors"] = (str(len(colors)), colors)
    for name in _TABLES:
        table = getattr(look, name)
        if table:
            found[name] = (str(len(table)), table)
    return found
