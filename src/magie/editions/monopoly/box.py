"""The boxes of Monopoly."""

from magie.editions.box import Box
from magie.editions.monopoly.checks import monopoly_problems
from magie.editions.monopoly.edition import MonopolyEdition
from magie.editions.monopoly.notes import NOTES
from magie.editions.monopoly.presets import PRESETS
from magie.editions.monopoly.rules import OPTIONS
from magie.editions.monopoly.sheet import monopoly_contents, monopoly_sheet

BOX = Box(
    edition=MonopolyEdition,
    options=OPTIONS,
    problems=monopoly_problems,
    presets=PRESETS,
    notes=NOTES,
    sheet=monopoly_sheet,
    contents=monopoly_contents,
    look="luxury",
)
