"""What one Masterpiece box prints: the ring, the paintings, the value cards, words and rules."""

from typing import Literal

from magie.editions.edition import Edition
from magie.editions.errors import EditionError
from magie.editions.masterpiece.kinds import MasterpieceSpaceKind
from magie.editions.masterpiece.rules import MasterpieceRules, Money
from magie.editions.printed import Printed

# A-MP-29: where the rules name no highest bid, it is so many times the highest value card.
TIMES_THE_BEST = 5


class MasterpieceWords(Printed, frozen=True, kw_only=True):
    """What this printing calls the things every printing has."""

    painting: str = "painting"
    paintings: str = "paintings"
    value_card: str = "value card"
    value_cards: str = "value cards"
    forgery: str = "forgery"
    forgeries: str = "forgeries"
    bank_auction: str = "bank auction"
    private_auction: str = "private auction"
    auctioneer: str = "auctioneer"
    banker: str = "banker"
    bank: str = "bank"


class MasterpieceSpace(Printed, frozen=True, kw_only=True):
    """One space of the ring; `number` is its place, counted clockwise from 0 (A-MP-04, A-MP-05).

    `amount` is what is paid there: the price of "buy" and "buy_from_player", the proceeds of "sell_for" and
    "collect". The other kinds have none.
    """

    id: str
    name: str
    short: str
    kind: MasterpieceSpaceKind
    number: int
    amount: Money = 0


class Painting(Printed, frozen=True, kw_only=True):
    """One painting. It has no value of its own: a value card is clipped to it when it leaves the pile (MP-VAL-03)."""

    id: str
    title: str


class MasterpieceEdition(Edition, frozen=True, kw_only=True):
    """One printed box of Masterpiece, with the options it is played by.

    `values` are the amounts of the value cards; 0 is a forgery (MP-VAL-04).
    """

    family: Literal["masterpiece"]
    words: MasterpieceWords
    rules: MasterpieceRules
    spaces: tuple[MasterpieceSpace, ...]
    paintings: tuple[Painting, ...]
    values: tuple[Money, ...]

    @property
    def highest_bid(self) -> int:
        """A-MP-29: no bid may be above this.

        >>> from magie.editions import load
        >>> load("masterpiece").highest_bid
        5000000
        """
        return self.rules.bid_max or TIMES_THE_BEST * max(self.values, default=0)

    def space(self, which: str | int) -> MasterpieceSpace:
        """The space with this id or this number.

        >>> from magie.editions import load
        >>> load("masterpiece").space("sell-for-350-26").amount
        350000
        """
        return self._one_of(self.spaces, which)

    def painting(self, which: str) -> Painting:
        """The painting with this id.

        >>> from magie.editions import load
        >>> load("masterpiece").painting("empty-frame").title
        'The Empty Frame'
        """
        for painting in self.paintings:
            if painting.id == which:
                return painting
        raise EditionError([f"{self.name}: there is no painting {which!r} in this edition."])
