"""Short edition files for the tests: Luxury with one thing changed."""

from magie.editions import Edition, EditionError, loads

HEAD = 'name = "mine"\ntitle = "My own"\n'


def mine(change: str) -> Edition:
    """Luxury with this change."""
    return loads(f'extends = "luxury"\n{HEAD}{change}', "mine.toml")


def problems(change: str) -> tuple[str, ...]:
    """What the loader says about Luxury with this change; nothing if it can be played."""
    try:
        mine(change)
    except EditionError as error:
        return error.problems
    return ()
