"""What is in a box of Monopoly."""

from collections.abc import Iterator

import msgspec

from magie.editions.monopoly.cards import Deck, JailCard
from magie.editions.monopoly.edition import ChoiceTax, Group, MonopolyEdition, Popup, Space, Words
from magie.editions.sheet_parts import board_lines, mark, word_lines

_WIDEST_WHAT = 24


def monopoly_sheet(edition: MonopolyEdition, base: MonopolyEdition | None) -> Iterator[list[str]]:
    """The board, the deeds, the decks, the pop-up and the words."""
    yield board_lines(edition.spaces, base.spaces if base else None, lambda space: _what(edition, space))
    yield _deed_lines(edition, base)
    yield _deck_lines(edition, base)
    yield _popup_lines(edition, base)
    yield word_lines(edition.words, base.words if base else Words())


def monopoly_contents(edition: MonopolyEdition) -> str:
    """How much of everything there is."""
    cards = sum(len(deck.cards) for deck in edition.decks)
    deeds = f"{len(edition.deeds)} deeds in {len(edition.groups)} groups"
    return f"{len(edition.spaces)} spaces, {deeds}, {cards} cards"


def _deed_lines(edition: MonopolyEdition, base: MonopolyEdition | None) -> list[str]:
    """The deeds of every group with their figures."""
    others = base.groups if base else None
    figures = [_deed_figures(space) for space in base.spaces] if base else None
    lines = [f"Deeds: {len(edition.deeds)} in {len(edition.groups)} groups; price, mortgage, rents"]
    for number, group in enumerate(edition.groups):
        lines.append(mark(group, number, others) + _group(edition, group))
        for deed in edition.deeds:
            if deed.group == group.id:
                lines.append(mark(_deed_figures(deed), deed.number, figures) + _deed(deed))
    return lines


def _deck_lines(edition: MonopolyEdition, base: MonopolyEdition | None) -> list[str]:
    """Each deck with the number of its cards."""
    others = base.decks if base else None
    lines = [mark(deck, number, others) + _deck(deck) for number, deck in enumerate(edition.decks)]
    return [f"Decks: {len(edition.decks)}", *lines]


def _popup_lines(edition: MonopolyEdition, base: MonopolyEdition | None) -> list[str]:
    """The places of the pop-up by the throw of one die, and its figures; nothing where there is none."""
    lines = _popup(edition.popup)
    others = _popup(base.popup) if base else None
    marked = [mark(line, number, others) + line for number, line in enumerate(lines)]
    return ["Pop-up: six places, by the throw of one die", *marked] if lines else []


def _what(edition: MonopolyEdition, space: Space) -> str:
    if space.is_deed:
        return edition.group(space.group).name[:_WIDEST_WHAT]
    if space.deck:
        return edition.deck(space.deck).name[:_WIDEST_WHAT]
    if isinstance(space.tax, ChoiceTax):
        return f"pay {space.tax.amount} or {space.tax.percent}%"
    if space.tax is not None:
        return f"pay {space.tax.amount}"
    return f"collect {edition.rules.salary}" if space.kind == "go" else space.kind.replace("_", " ")


def _group(edition: MonopolyEdition, group: Group) -> str:
    match group.kind:
        case "street":
            earns = f"a {edition.words.house} costs {group.house_price}"
        case "transport":
            earns = f"rent {_either(group.rents)}, by the number owned"
        case _:
            earns = f"{_either(group.factors)} times the dice, by the number owned"
    return f"{group.name} ({group.id}): {earns}"


def _popup(printed: Popup | None) -> list[str]:
    if printed is None:
        return []
    places = [f"{number}  {place}" for number, place in enumerate(printed.locations, 1)]
    figures = msgspec.structs.asdict(printed).items()
    return [*places, *(f"{key} = {value}" for key, value in figures if key != "locations")]


def _deed_figures(deed: Space) -> tuple[int, int, tuple[int, ...]]:
    return deed.price, deed.mortgage, deed.rents


def _deed(deed: Space) -> str:
    figures = f"{deed.price:>5} {deed.mortgage:>5}  {_figures(deed.rents)}"
    return f"{deed.number:2}  {deed.short:<12} {figures}".rstrip()


def _figures(figures: tuple[int, ...]) -> str:
    return " ".join(map(str, figures))


def _either(figures: tuple[int, ...]) -> str:
    return " / ".join(map(str, figures))


def _deck(deck: Deck) -> str:
    kept = sum(isinstance(card.effect, JailCard) for card in deck.cards)
    return f"{deck.name} ({deck.id}): {len(deck.cards)} cards, {kept} of them kept to leave Jail"
