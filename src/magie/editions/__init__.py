"""What is printed: the boxes that can be played, each one a text file.

>>> from magie.editions import load, names
>>> "luxury" in names()
True
>>> load("luxury").space("boardwalk").price
400
"""

from magie.editions.choosing import option_from_text
from magie.editions.edition import CommonRules, CommonSpace, Currency, Edition
from magie.editions.errors import EditionError, EditionRemark
from magie.editions.families import notes_of, options_of, presets_of
from magie.editions.loading.extending import names
from magie.editions.loading.loader import from_data, load, load_base, loads
from magie.editions.look.look import EditionLook
from magie.editions.masterpiece.edition import (
    MasterpieceEdition,
    MasterpieceSpace,
    MasterpieceWords,
    Painting,
)
from magie.editions.masterpiece.kinds import MasterpieceSpaceKind
from magie.editions.masterpiece.rules import MasterpieceRules
from magie.editions.monopoly.cards import (
    Advance,
    AdvanceToNearest,
    Card,
    Collect,
    CollectFromEach,
    Deck,
    Effect,
    GoBack,
    GoToJail,
    JailCard,
    Pay,
    PayEach,
    Repairs,
)
from magie.editions.monopoly.edition import (
    ChoiceTax,
    DeedKind,
    FlatTax,
    Group,
    MonopolyEdition,
    Popup,
    Space,
    SpaceKind,
    Tax,
    Words,
)
from magie.editions.monopoly.rules import OPTIONS, Rules
from magie.editions.notes import Note
from magie.editions.options import Option
from magie.editions.presets import Preset

__all__ = [
    "OPTIONS",
    "Advance",
    "AdvanceToNearest",
    "Card",
    "ChoiceTax",
    "Collect",
    "CollectFromEach",
    "CommonRules",
    "CommonSpace",
    "Currency",
    "Deck",
    "DeedKind",
    "Edition",
    "EditionError",
    "EditionLook",
    "EditionRemark",
    "Effect",
    "FlatTax",
    "GoBack",
    "GoToJail",
    "Group",
    "JailCard",
    "MasterpieceEdition",
    "MasterpieceRules",
    "MasterpieceSpace",
    "MasterpieceSpaceKind",
    "MasterpieceWords",
    "MonopolyEdition",
    "Note",
    "Option",
    "Painting",
    "Pay",
    "PayEach",
    "Popup",
    "Preset",
    "Repairs",
    "Rules",
    "Space",
    "SpaceKind",
    "Tax",
    "Words",
    "from_data",
    "load",
    "load_base",
    "loads",
    "names",
    "notes_of",
    "option_from_text",
    "options_of",
    "presets_of",
]
