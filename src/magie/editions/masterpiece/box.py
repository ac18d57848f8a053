"""The boxes of Masterpiece."""

from magie.editions.box import Box
from magie.editions.masterpiece.checks import masterpiece_problems
from magie.editions.masterpiece.edition import MasterpieceEdition
from magie.editions.masterpiece.presets import PRESETS
from magie.editions.masterpiece.rules import OPTIONS
from magie.editions.masterpiece.sheet import masterpiece_contents, masterpiece_sheet

BOX = Box(
    edition=MasterpieceEdition,
    options=OPTIONS,
    problems=masterpiece_problems,
    presets=PRESETS,
    sheet=masterpiece_sheet,
    contents=masterpiece_contents,
    look="masterpiece",
)
