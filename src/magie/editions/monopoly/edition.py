"""What one Monopoly box prints: board, deeds, cards, words and rules."""

from collections.abc import Mapping
from typing import Annotated, Literal, Self

import msgspec
from msgspec import Meta

from magie.editions.choosing import changed_rules, refuse
from magie.editions.edition import Edition
from magie.editions.errors import EditionError
from magie.editions.monopoly.cards import Deck
from magie.editions.monopoly.check_rules import rules_problems
from magie.editions.monopoly.notes import NOTES, Notes
from magie.editions.monopoly.rules import OPTIONS, Rules
from magie.editions.notes import find_notes
from magie.editions.printed import Printed

Price = Annotated[int, Meta(ge=0, le=1_000_000)]
DeedKind = Literal["street", "transport", "utility"]
SpaceKind = Literal[
    "go", "street", "transport", "utility", "cards", "tax", "jail", "free_parking", "go_to_jail"
]
DEED_KINDS: tuple[DeedKind, ...] = ("street", "transport", "utility")


class Words(Printed, frozen=True, kw_only=True):
    """What this printing calls the things every printing has."""

    house: str = "house"
    houses: str = "houses"
    hotel: str = "hotel"
    hotels: str = "hotels"
    street: str = "street"
    streets: str = "streets"
    transport: str = "railroad"
    transports: str = "railroads"
    utility: str = "utility"
    utilities: str = "utilities"
    deed: str = "title deed"
    deeds: str = "title deeds"
    go: str = "GO"
    jail: str = "Jail"
    jail_card: str = "Get Out of Jail Free card"
    free_parking: str = "Free Parking"
    bank: str = "Bank"


class Group(Printed, frozen=True, kw_only=True):
    """Deeds that belong together.

    Streets share one `house_price`, which is also the price of a hotel. Transports earn
    `rents` by the number their owner has; utilities earn a throw times one of `factors`.
    """

    id: str
    name: str
    kind: DeedKind
    color: str
    letter: str = ""
    house_price: Price = 0
    rents: tuple[Price, ...] = ()
    factors: tuple[Annotated[int, Meta(ge=0, le=10_000)], ...] = ()


class FlatTax(Printed, frozen=True, kw_only=True, tag_field="way", tag="flat"):
    """Pay the printed amount (OL-TAX-01)."""

    amount: Price


class ChoiceTax(Printed, frozen=True, kw_only=True, tag_field="way", tag="choice"):
    """Pay the printed amount or a share of all you own, chosen before counting (HP-TAX-01)."""

    amount: Price
    percent: Annotated[int, Meta(ge=1, le=100)]


Tax = FlatTax | ChoiceTax


class Space(Printed, frozen=True, kw_only=True):
    """One space of the board; `number` is its distance from GO.

    Deeds have `group`, `price` and `mortgage`; streets also six `rents`: bare, with one to
    four houses, with a hotel. A card space names its `deck`, a tax space its `tax`.
    """

    id: str
    name: str
    short: str
    kind: SpaceKind
    number: int
    group: str = ""
    price: Price = 0
    mortgage: Price = 0
    rents: tuple[Price, ...] = ()
    deck: str = ""
    tax: Tax | None = None

    @property
    def is_deed(self) -> bool:
        """Can this space be owned?"""
        return self.kind in DEED_KINDS


class Popup(Printed, frozen=True, kw_only=True):
    """The pop-up Land of Oz: its six places, and the figures of their powers.

    `monkey_landing` "full" makes the flight of the Winged Monkeys a landing like any other, "purchase_only" lets it
    buy an unowned property and nothing else.
    """

    locations: tuple[str, ...]
    harvest: Price
    escape: Price
    lollipop_turns: Annotated[int, Meta(ge=1, le=9)] = 2
    monkey_landing: Literal["full", "purchase_only"] = "full"


class MonopolyEdition(Edition, frozen=True, kw_only=True):
    """One printed box of Monopoly, with the options it is played by."""

    family: Literal["monopoly"]
    words: Words
    rules: Rules
    groups: tuple[Group, ...]
    spaces: tuple[Space, ...]
    decks: tuple[Deck, ...]
    popup: Popup | None = None
    notes: Notes = Notes()

    @property
    def deeds(self) -> tuple[Space, ...]:
        """The spaces that can be owned, in board order."""
        return tuple(space for space in self.spaces if space.is_deed)

    def space(self, which: str | int) -> Space:
        """The space with this id or this number.

        >>> from magie.editions import load
        >>> load("oz").space("munchkinland").price
        100
        """
        return self._one_of(self.spaces, which)

    def group(self, which: str) -> Group:
        """The group with this id."""
        for group in self.groups:
            if group.id == which:
                return group
        raise EditionError([f"{self.name}: there is no group {which!r} in this edition."])

    def deck(self, which: str) -> Deck:
        """The deck with this id."""
        for deck in self.decks:
            if deck.id == which:
                return deck
        raise EditionError([f"{self.name}: there is no deck {which!r} in this edition."])

    def with_options(self, options: Mapping[str, object]) -> Self:
        """The same box played by other options, for example house rules.

        >>> from magie.editions import load
        >>> load("luxury").with_options({"salary": 400}).rules.salary
        400
        """
        found = find_notes(options, NOTES)
        rules = changed_rules(self.rules, self._with_money(found.options), OPTIONS, self._problems_of)
        refuse(found.problems)
        notes = msgspec.structs.replace(self.notes, **found.notes)
        return msgspec.structs.replace(self, rules=rules, notes=notes)

    def _with_money(self, options: Mapping[str, object]) -> Mapping[str, object]:
        """Other opening money is not shown in the bank notes of this box."""
        same = options.get("start_cash", self.rules.start_cash) == self.rules.start_cash
        return options if same else {"start_notes": {}, **options}

    def _problems_of(self, rules: Rules) -> list[str]:
        return rules_problems(rules, len(self.tokens), len(self.deeds))
