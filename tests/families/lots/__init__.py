"""Lots: a sale by sealed bids. A family of games that lives outside of the program."""

from magie.families import Luggage

LUGGAGE = Luggage(
    name="lots",
    home=__name__,
    box=".box:BOX",
    rules=".rules:Lots",
    editions=".editions",
    register=".editions",
    sentences=".sentences",
    highlights=".highlights:LotsHighlights",
    stage=".stage:LotsStage",
)
