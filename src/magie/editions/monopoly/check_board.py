"""Is this a board a token can go round on?"""

from collections.abc import Iterator

from magie.editions.checks import short_problems
from magie.editions.monopoly.edition import MonopolyEdition, Space, SpaceKind

FEWEST_SPACES, MOST_SPACES = 24, 60
MOST_DEEDS = 48
RENTS_OF_A_STREET = 6

# What a space of each kind has to say, beside its id and names.
_SAYS: dict[SpaceKind, tuple[str, ...]] = {
    "street": ("group", "price", "rents"),
    "transport": ("group", "price"),
    "utility": ("group", "price"),
    "cards": ("deck",),
    "tax": ("tax",),
}
_MAY_SAY = ("group", "price", "mortgage", "rents", "deck", "tax")


def ring_problems(edition: MonopolyEdition) -> Iterator[str]:
    """What is wrong with the ring of spaces as a whole."""
    yield from _size_problems(edition)
    yield from _corner_problems(edition)


def space_problems(edition: MonopolyEdition) -> Iterator[str]:
    """What is wrong with each space by itself."""
    for space in edition.spaces:
        for key, problem in (*_key_problems(space), *_deed_problems(space)):
            yield f"spaces.{space.id}.{key}: {problem}"


def _size_problems(edition: MonopolyEdition) -> Iterator[str]:
    spaces, deeds = len(edition.spaces), len(edition.deeds)
    if not FEWEST_SPACES <= spaces <= MOST_SPACES:
        yield f"spaces: {spaces} are given; allowed: {FEWEST_SPACES} to {MOST_SPACES}."
    if not 1 <= deeds <= MOST_DEEDS:
        yield f"spaces: {deeds} of them are deeds; allowed: 1 to {MOST_DEEDS}."


def _corner_problems(edition: MonopolyEdition) -> Iterator[str]:
    starts = [space.number for space in edition.spaces if space.kind == "go"]
    jails = [space.id for space in edition.spaces if space.kind == "jail"]
    if starts != [0]:
        found = ", ".join(map(str, starts)) or "none"
        yield f'spaces: exactly one of kind "go" is needed, first in the list; found at: {found}.'
    if len(jails) != 1:
        found = ", ".join(jails) or "none"
        yield (f'spaces: exactly one of kind "jail" is needed, also for "go_to_jail"; found: {found}.')


def _key_problems(space: Space) -> Iterator[tuple[str, str]]:
    """M-TRN-04: what happens on a space follows from its kind, so its kind says what it needs."""
    yield from short_problems(space.short)
    needed = _SAYS.get(space.kind, ())
    for key in _MAY_SAY:
        said = bool(getattr(space, key))
        if key in needed and not said:
            yield key, f'missing; a space of kind "{space.kind}" needs it.'
        if said and key not in needed and not (key == "mortgage" and space.is_deed):
            allowed = ", ".join(needed) or "nothing more"
            yield key, f'a space of kind "{space.kind}" has none; allowed: {allowed}.'


def _deed_problems(space: Space) -> Iterator[tuple[str, str]]:
    if space.is_deed and space.mortgage > space.price:
        yield "mortgage", f"{space.mortgage} is more than the price; allowed: 0 to {space.price}."
    if space.kind != "street" or not space.rents:
        return
    if len(space.rents) != RENTS_OF_A_STREET:
        yield (
            "rents",
            f"{len(space.rents)} are given; allowed: {RENTS_OF_A_STREET} (bare, one to four houses, hotel).",
        )
    if list(space.rents) != sorted(space.rents):
        yield "rents", f"{list(space.rents)} falls; each rent is at least the one before."
