"""What is printed: the boxes that can be played, each one a text file.

>>> from magie.editions import load, names
>>> "luxury" in names()
True
>>> load("luxury").space("boardwalk").price
400
"""

from .choosing import option_from_text
from .edition import CommonRules, CommonSpace, Currency, Edition
from .errors import EditionError
from .extending import names
from .families import options_of
from .loading import from_data, load, load_base, loads
from .masterpiece import (
    MasterpieceEdition,
    MasterpieceSpace,
    MasterpieceSpaceKind,
    MasterpieceWords,
    Painting,
)
from .masterpiece_rules import MasterpieceRules
from .monopoly import (
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
from .monopoly_cards import (
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
from .monopoly_options import OPTIONS
from .monopoly_rules import Rules
from .options import Option

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
    "Option",
    "Painting",
    "Pay",
    "PayEach",
    "Popup",
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
    "option_from_text",
    "options_of",
]
