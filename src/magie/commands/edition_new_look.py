"""The look in a new edition file: all that can be changed, as the base has it, in comments."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

import msgspec

from magie.commands.edition_new_parts import prose
from magie.commands.edition_toml import as_toml
from magie.editions.look.look import Family, Lane, Pattern, Poster
from magie.editions.look.shipped import CENTERS, ICONS, TOKENS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from magie.editions import Edition
    from magie.editions.look.look import EditionLook


def look_parts(base: Edition) -> Iterator[list[str]]:
    """The look, its letters and colours, and the pictures of tokens, spaces and what else there is."""
    look = base.look
    yield _top(look)
    yield [
        *prose(f"The letters of headings. Allowed: {', '.join(get_args(Family))}; 400 to 700 say how bold."),
        *_table("look.font", msgspec.structs.asdict(look.font)),
    ]
    yield [
        *prose("The corners of the board: how large pictures and names are, in pixels."),
        *_table("look.corners", msgspec.structs.asdict(look.corners)),
    ]
    yield [
        *prose(
            'Colours: "#rrggbb", with an opacity "#rrggbb 40%"; two are one by day and one by night. A new ground '
            "without a deep gets one that is mixed from it."
        ),
        *_table("look.colors", msgspec.to_builtins(look.colors)),
    ]
    yield [
        *prose(
            "Pictures of your own: the path data of an SVG of 24 by 24, by a name that can be used below. For example: "
            'gull = "M2 9c4-3 7-2 10 2 3-4 6-5 10-2-4 0-7 3-10 7-3-4-6-7-10-7z".'
        ),
        *_table("look.pictures", look.pictures),
    ]
    yield [
        *prose(f"The pictures of the tokens. Ours are {', '.join(TOKENS)}."),
        *_table("look.tokens", look.tokens),
    ]
    yield from _board(look)


def _top(look: EditionLook) -> list[str]:
    posters, lanes = ", ".join(get_args(Poster)), ", ".join(get_args(Lane))
    meaning = prose(
        "How it is drawn; no rule reads any of it. like begins with the look of another edition instead of the base's. name and "
        f"line stand below the poster. Posters are {posters}, or a drawing of your own (emblem names the picture on the "
        f"first); inside the ring {', '.join(CENTERS)}, or a picture of your own; lanes are {lanes}."
    )
    said = {
        "name": look.name,
        "line": look.line,
        "emblem": look.emblem,
        "center": look.center,
        "lane": look.lane,
    }
    poster = (
        look.poster if isinstance(look.poster, str) else [msgspec.to_builtins(each) for each in look.poster]
    )
    return [*meaning, *_table("look", said | {"poster": poster})]


def _board(look: EditionLook) -> Iterator[list[str]]:
    """What the base says of kinds, decks, groups and spaces."""
    meanings = {
        "kinds": f"What all spaces of a kind look like. Icons are {', '.join(ICONS)}.",
        "decks": "The pictures of the decks.",
        "groups": f"The groups. Patterns are {', '.join(get_args(Pattern))}.",
        "spaces": "Single spaces: a name for the board where the own one is too long, and a picture.",
        "paintings": "Which of our 24 pictures hangs for which painting.",
        "popup": "The pop-up: what is drawn when it opens, and names for its places.",
    }
    for part, meaning in meanings.items():
        said = msgspec.to_builtins(getattr(look, part))
        if said:
            yield [*prose(meaning), *_table(f"look.{part}", said)]


def _table(name: str, said: Mapping[str, object]) -> list[str]:
    return [f"[{name}]", *(f"#{_key(key)} = {as_toml(value)}" for key, value in said.items())]


def _key(key: str) -> str:
    """A key as it stands in a file: quoted where it has more than letters, digits and hyphens."""
    return key if key.replace("-", "").replace("_", "").isalnum() and key.isascii() else as_toml(key)
