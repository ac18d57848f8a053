"""What can be played, but could be better: told by `magie editions check`."""

from collections.abc import Iterator

from magie.editions.edition import Edition
from magie.editions.look.colors import Color
from magie.editions.look.contrast import LEAST, MODES, by_mode, contrast, is_solid
from magie.editions.look.look import EditionLook

# What is written on what; the rest is only drawn.
_WRITTEN = {
    "table": ("ink", "faint"),
    "panel": ("ink", "faint", "accent"),
    "felt": ("ink", "faint", "accent", "word"),
    "square": ("ink", "faint"),
    "first_side": ("ink",),
    "card": ("ink", "faint", "accent"),
    "button": ("ink",),
}
_GROUNDS = ("ground", "deep")


def remarks(edition: Edition) -> list[str]:
    """One sentence for everything that somebody may not be able to read."""
    pairs = [*_surfaces(edition.look), *_groups(edition.look)]
    return [remark for key, ink, ground in pairs for remark in _hard_to_read(key, ink, ground)]


def _surfaces(look: EditionLook) -> Iterator[tuple[str, Color, Color]]:
    for name, inks in _WRITTEN.items():
        surface = getattr(look.colors, name)
        for ink in inks:
            for ground in _GROUNDS:
                upper, lower = getattr(surface, ink, None), getattr(surface, ground, None)
                if upper is not None and lower is not None:
                    yield f"look.colors.{name}.{ink}", upper, lower


def _groups(look: EditionLook) -> Iterator[tuple[str, Color, Color]]:
    for name, group in look.groups.items():
        if group.color is not None and group.ink is not None:
            yield f"look.groups.{name}.ink", group.ink, group.color


def _hard_to_read(key: str, ink: Color, ground: Color) -> Iterator[str]:
    """By day and by night, said once where it is the same."""
    told = set[tuple[str, str]]()
    for mode, upper, lower in zip(MODES, by_mode(ink), by_mode(ground), strict=True):
        if (upper, lower) in told or not (is_solid(upper) and is_solid(lower)):
            continue
        told.add((upper, lower))
        found = contrast(upper, lower)
        if found < LEAST:
            yield f"{key}: {upper} on {lower} ({mode}) has a contrast of {found:.1f}; {LEAST} can be read by everybody."
