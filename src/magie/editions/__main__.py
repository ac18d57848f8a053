"""`python -m magie.editions luxury` shows a board, for people who want to look it over."""

import sys

from magie.editions import EditionError, load, load_base, names
from magie.editions.sheet import head, sheet


def main(arguments: list[str]) -> int:
    """Print the editions named, or the names of those that come with the program."""
    if not arguments:
        print("\n".join(names()))
    try:
        for name in arguments:
            edition, base = load(name), load_base(name)
            print("\n".join([*head(edition), *sheet(edition, base)]))
    except EditionError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
