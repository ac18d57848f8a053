"""Short edition files for the tests: Luxury or Masterpiece with one thing changed."""

from magie.editions import Edition, EditionError, MasterpieceEdition, MonopolyEdition, loads

HEAD = 'name = "mine"\ntitle = "My own"\n'


def monopoly(edition: Edition) -> MonopolyEdition:
    """This edition, which is one of Monopoly."""
    assert isinstance(edition, MonopolyEdition)
    return edition


def masterpiece(edition: Edition) -> MasterpieceEdition:
    """This edition, which is one of Masterpiece."""
    assert isinstance(edition, MasterpieceEdition)
    return edition


def own(change: str, base: str = "luxury") -> str:
    """A file of one's own on top of an edition."""
    return f'extends = "{base}"\n{HEAD}{change}'


def mine(change: str) -> MonopolyEdition:
    """Luxury with this change."""
    return monopoly(loads(own(change), "mine.toml"))


def my_masterpiece(change: str) -> MasterpieceEdition:
    """Masterpiece with this change."""
    return masterpiece(loads(own(change, "masterpiece"), "mine.toml"))


def problems(change: str, base: str = "luxury") -> tuple[str, ...]:
    """What the loader says about an edition with this change; nothing if it can be played."""
    try:
        loads(own(change, base), "mine.toml")
    except EditionError as error:
        return error.problems
    return ()
