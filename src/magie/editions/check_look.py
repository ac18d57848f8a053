"""Can this look be drawn? What the types alone cannot tell, every mistake at once."""

from collections.abc import Collection, Iterable, Iterator

from msgspec import Struct

from magie.editions.check_texts import unreadable
from magie.editions.checks import is_id
from magie.editions.edition import Edition
from magie.editions.loading.shape import did_you_mean, shown
from magie.editions.look.colors import Color
from magie.editions.look.contrast import by_mode, is_color
from magie.editions.look.look import EditionLook
from magie.editions.look.path_data import path_problem
from magie.editions.look.shipped import CENTERS, ICONS, TOKENS

LONGEST_NAME = 28  # below a poster
LONGEST_LINE = 120
LONGEST_ON_BOARD = 24
MOST_PICTURES = 60
MOST_LAYERS = 60
MOST_DRAWN = 24_000  # characters of all drawings together

_COLORS = '"#rrggbb", "#rrggbb 40%", or a list of two of them: by day, by night'


def look_problems(edition: Edition) -> Iterator[str]:
    """What is wrong with the look by itself: colours, drawings, texts, names of pictures."""
    look = edition.look
    yield from _color_problems(look)
    yield from _drawing_problems(look)
    yield from _icon_problems(look)
    yield from _text_problems(look)


def look_on_board_problems(
    edition: Edition,
    kinds: Collection[str],
    groups: Collection[str] = (),
    decks: Collection[str] = (),
    paintings: Collection[str] = (),
) -> Iterator[str]:
    """What the look says of things that this edition does not have."""
    look = edition.look
    spaces = [space.id for space in edition.spaces]
    yield from _strangers("tokens", look.tokens, edition.tokens, "token", "a token of this edition")
    yield from _strangers("kinds", look.kinds, kinds, "kind of space", ", ".join(kinds))
    yield from _strangers("decks", look.decks, decks, "deck", "the id of a deck")
    yield from _strangers("groups", look.groups, groups, "group", "the id of a group")
    yield from _strangers("spaces", look.spaces, spaces, "space", "the id of a space")
    yield from _strangers("paintings", look.paintings, paintings, "painting", "the id of a painting")


def _strangers(
    part: str, said: Iterable[str], known: Collection[str], what: str, allowed: str
) -> Iterator[str]:
    for name in said:
        if name not in known:
            hint = did_you_mean(name, known)
            yield f"look.{part}.{name}: there is no such {what} here{hint}; allowed: {allowed}."


# Colours


def _color_problems(look: EditionLook) -> Iterator[str]:
    for key, color in colors_of(look):
        if not all(map(is_color, by_mode(color))):
            yield f"{key}: {shown(color)} is no colour; allowed: {_COLORS}."


def colors_of(look: EditionLook) -> Iterator[tuple[str, Color]]:
    """All colours that are given, each with its key."""
    yield from _in_table("look.colors", look.colors)
    for part in ("kinds", "groups"):
        for name, one in getattr(look, part).items():
            yield from _in_table(f"look.{part}.{name}", one, ("color", "ink"))
    if not isinstance(look.poster, str):
        for number, layer in enumerate(look.poster):
            yield from _in_table(f"look.poster[{number}]", layer, ("fill", "stroke"))


def _in_table(key: str, table: Struct, only: Collection[str] = ()) -> Iterator[tuple[str, Color]]:
    for name in only or table.__struct_fields__:
        value = getattr(table, name, None)
        if isinstance(value, Struct):
            yield from _in_table(f"{key}.{name}", value)
        elif value is not None:
            yield f"{key}.{name}", value


# Drawings


def _drawing_problems(look: EditionLook) -> Iterator[str]:
    drawings = list(_drawings(look))
    if len(look.pictures) > MOST_PICTURES:
        yield f"look.pictures: {len(look.pictures)} are given; allowed: at most {MOST_PICTURES}."
    if not isinstance(look.poster, str) and not 1 <= len(look.poster) <= MOST_LAYERS:
        yield f"look.poster: {len(look.poster)} layers; allowed: 1 to {MOST_LAYERS}."
    drawn = sum(len(path) for _, path in drawings)
    if drawn > MOST_DRAWN:
        yield f"look: {drawn} characters are drawn in all; allowed: at most {MOST_DRAWN}."
    for name in look.pictures:
        if not is_id(name):
            yield f"look.pictures.{name}: the name is not allowed; allowed: small letters and digits joined by hyphens."
    for key, path in drawings:
        wrong = path_problem(path)
        if wrong:
            yield f"{key}: {wrong}."


def _drawings(look: EditionLook) -> Iterator[tuple[str, str]]:
    yield from ((f"look.pictures.{name}", path) for name, path in look.pictures.items())
    if not isinstance(look.poster, str):
        yield from ((f"look.poster[{number}].d", layer.d) for number, layer in enumerate(look.poster))


# Pictures by their names


def _icon_problems(look: EditionLook) -> Iterator[str]:
    icons = [*ICONS, *look.pictures]
    for key, name in _icons(look):
        if name and name not in icons:
            yield _no_picture(key, name, icons)
    for token, name in look.tokens.items():
        if name not in TOKENS and name not in look.pictures:
            yield _no_picture(f"look.tokens.{token}", name, [*TOKENS, *look.pictures])
    if look.center not in CENTERS and look.center not in look.pictures:
        yield _no_picture("look.center", look.center, [*CENTERS, *look.pictures])
    emblems = [*look.pictures, *TOKENS, *ICONS]
    if look.emblem and look.emblem not in emblems:
        yield _no_picture("look.emblem", look.emblem, emblems)


def _icons(look: EditionLook) -> Iterator[tuple[str, str]]:
    for part in ("kinds", "groups", "spaces"):
        for name, one in getattr(look, part).items():
            yield f"look.{part}.{name}.icon", one.icon
    yield from ((f"look.decks.{name}", icon) for name, icon in look.decks.items())


def _no_picture(key: str, name: str, known: list[str]) -> str:
    hint = did_you_mean(name, known)
    return f"{key}: there is no picture {name!r}{hint}; allowed: {', '.join(dict.fromkeys(known))}."


# Texts


def _text_problems(look: EditionLook) -> Iterator[str]:
    texts = [(key, text, longest) for key, text, longest in _texts(look) if text]
    yield from unreadable((key, text) for key, text, _ in texts)
    for key, text, longest in texts:
        if len(text) > longest:
            yield f"{key}: {shown(text)} is too long; allowed: at most {longest} characters."


def _texts(look: EditionLook) -> Iterator[tuple[str, str, int]]:
    yield "look.name", look.name, LONGEST_NAME
    yield "look.line", look.line, LONGEST_LINE
    for name, kind in look.kinds.items():
        yield f"look.kinds.{name}.name", kind.name, LONGEST_ON_BOARD
    for name, space in look.spaces.items():
        yield f"look.spaces.{name}.name", space.name, LONGEST_ON_BOARD
    for number, place in enumerate(look.popup.names if look.popup else ()):
        yield f"look.popup.names[{number}]", place, LONGEST_ON_BOARD
