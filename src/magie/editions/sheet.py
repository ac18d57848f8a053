"""What is in a box, as text of 80 columns: for people who look an edition over.

A star marks what differs from the edition it extends.
"""

from collections.abc import Iterator, Sequence
from textwrap import wrap

import msgspec

from .monopoly import ChoiceTax, Edition, Group, Popup, Space, Words
from .monopoly_cards import Deck, JailCard

WIDTH = 80
STAR, NO_STAR = "* ", "  "
_WIDEST_WHAT = 24


def sheet(edition: Edition, base: Edition | None = None) -> Iterator[str]:
    """All of it, part by part, with an empty line before each."""
    for part in (board, deeds, decks, popup, words):
        lines = part(edition, base)
        if lines:
            yield from ("", *lines)


def head(edition: Edition) -> list[str]:
    """The title, what it is about, for whom, with which money and tokens."""
    rules, money = edition.rules, edition.currency
    about = f"{edition.title}: {edition.about}" if edition.about else edition.title
    players = (
        f"For {rules.players_min} to {rules.players_max} players, who pay in {money.name} ({money.sign})."
    )
    return [*wrap(about, WIDTH), *wrap(f"{players} Tokens: {', '.join(edition.tokens)}.", WIDTH)]


def board(edition: Edition, base: Edition | None = None) -> list[str]:
    """Every space: its number, id and name, and what it is."""
    others = base.spaces if base else None
    ids = max(len(space.id) for space in edition.spaces)
    whats = max(len(_what(edition, space)) for space in edition.spaces)
    room = min(WIDTH - len(STAR) - 2 - ids - whats - 3 * 2, max(len(space.name) for space in edition.spaces))
    lines = [f"Board: {len(edition.spaces)} spaces"]
    for space in edition.spaces:
        name = space.name if len(space.name) <= room else space.short
        mark = _mark(space, space.number, others)
        line = f"{mark}{space.number:2}  {space.id:<{ids}}  {name:<{room}}  {_what(edition, space)}"
        lines.append(line.rstrip())
    return lines


def deeds(edition: Edition, base: Edition | None = None) -> list[str]:
    """The deeds of every group with their figures."""
    others = base.groups if base else None
    figures = [_deed_figures(space) for space in base.spaces] if base else None
    lines = [f"Deeds: {len(edition.deeds)} in {len(edition.groups)} groups; price, mortgage, rents"]
    for number, group in enumerate(edition.groups):
        lines.append(_mark(group, number, others) + _group(edition, group))
        for deed in edition.deeds:
            if deed.group == group.id:
                lines.append(_mark(_deed_figures(deed), deed.number, figures) + _deed(deed))
    return lines


def decks(edition: Edition, base: Edition | None = None) -> list[str]:
    """Each deck with the number of its cards."""
    others = base.decks if base else None
    lines = [_mark(deck, number, others) + _deck(deck) for number, deck in enumerate(edition.decks)]
    return [f"Decks: {len(edition.decks)}", *lines]


def popup(edition: Edition, base: Edition | None = None) -> list[str]:
    """The places of the pop-up by the throw of one die, and its figures; nothing where there is none."""
    lines = _popup(edition.popup)
    others = _popup(base.popup) if base else None
    marked = [_mark(line, number, others) + line for number, line in enumerate(lines)]
    return ["Pop-up: six places, by the throw of one die", *marked] if lines else []


def words(edition: Edition, base: Edition | None = None) -> list[str]:
    """What this box calls things, where it has words of its own."""
    usual = msgspec.structs.asdict(base.words if base else Words())
    said = msgspec.structs.asdict(edition.words)
    own = [f"{key}: {word}" for key, word in said.items() if usual[key] != word]
    return wrap(f"Words: {'; '.join(own)}.", WIDTH, subsequent_indent=NO_STAR) if own else []


def _mark(item: object, number: int, others: Sequence[object] | None) -> str:
    """A star where the base has something else in this place; no star where there is no base."""
    same = others is None or (number < len(others) and item == others[number])
    return NO_STAR if same else STAR


def _what(edition: Edition, space: Space) -> str:
    if space.is_deed:
        return edition.group(space.group).name[:_WIDEST_WHAT]
    if space.deck:
        return edition.deck(space.deck).name[:_WIDEST_WHAT]
    if isinstance(space.tax, ChoiceTax):
        return f"pay {space.tax.amount} or {space.tax.percent}%"
    if space.tax is not None:
        return f"pay {space.tax.amount}"
    return f"collect {edition.rules.salary}" if space.kind == "go" else space.kind.replace("_", " ")


def _group(edition: Edition, group: Group) -> str:
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
