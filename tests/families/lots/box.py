"""What is printed in a box of lots, and by which options it is played."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from magie.editions.box import Box
from magie.editions.edition import Edition
from magie.editions.options import option, options_in
from magie.editions.printed import Printed

Players = Annotated[int, Meta(ge=2, le=8)]
Money = Annotated[int, Meta(ge=1, le=1_000_000)]
Rounds = Annotated[int, Meta(ge=0, le=1000)]


class LotsRules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a sale is held: one value for every option."""

    players_min: Annotated[Players, option("The fewest players a game can start with.", "LOT-SET-01")] = 2
    players_max: Annotated[Players, option("The most players that can sit down.", "LOT-SET-01")] = 6
    start_cash: Annotated[Money, option("The money each player begins with.", "LOT-SET-01")] = 100
    round_limit: Annotated[Rounds, option("The most lots that are sold; 0 sells all.", "LOT-END-01")] = 0


class Lot(Printed, frozen=True, kw_only=True):
    """A thing that is sold, and what it is worth to whoever has it at the end."""

    id: str
    name: str
    worth: Money


class LotsEdition(Edition, frozen=True, kw_only=True):
    """One box: its lots and its rules."""

    family: Literal["lots"]
    rules: LotsRules
    lots: tuple[Lot, ...]


BOX = Box(edition=LotsEdition, options=options_in(LotsRules))
