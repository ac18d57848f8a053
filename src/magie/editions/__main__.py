"""`python -m magie.editions luxury` shows a board, for people who want to look it over."""

import sys

from . import Edition, EditionError, Space, Tax, load, names
from .monopoly import ChoiceTax


def board_table(edition: Edition) -> str:
    """The spaces of an edition as a plain table, with what each costs and earns."""
    head = ("", "space", "kind", "group", "price", "mortgage", "rent")
    rows = [head, *(_row(edition, space) for space in edition.spaces)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return "\n".join(_line(row, widths) for row in rows)


def _line(row: tuple[str, ...], widths: list[int]) -> str:
    return "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()


def _row(edition: Edition, space: Space) -> tuple[str, ...]:
    number = str(space.number).rjust(2)
    kind = space.kind.replace("_", " ")
    if space.is_deed:
        group = edition.group(space.group)
        figures = (str(space.price).rjust(5), str(space.mortgage).rjust(8))
        return number, space.name, kind, group.name, *figures, _rent(edition, space)
    return number, space.name, kind, "", "", "", _happens(edition, space)


def _rent(edition: Edition, deed: Space) -> str:
    group = edition.group(deed.group)
    if group.kind == "utility":
        return "dice x " + " / ".join(map(str, group.factors))
    if group.kind == "transport":
        return " / ".join(map(str, group.rents))
    return " / ".join(map(str, deed.rents)) + f"  (house {group.house_price})"


def _happens(edition: Edition, space: Space) -> str:
    if space.tax:
        return _tax(space.tax)
    if space.deck:
        return f"draw from {edition.deck(space.deck).name}"
    return f"collect {edition.rules.salary}" if space.kind == "go" else ""


def _tax(tax: Tax) -> str:
    if isinstance(tax, ChoiceTax):
        return f"pay {tax.amount} or {tax.percent}%"
    return f"pay {tax.amount}"


def main(arguments: list[str]) -> int:
    """Print the editions named, or the names of those that come with the program."""
    if not arguments:
        print("\n".join(names()))
    try:
        for name in arguments:
            edition = load(name)
            print(f"{edition.title}: {edition.about}\n\n{board_table(edition)}")
    except EditionError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
