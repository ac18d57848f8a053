"""What is printed: the boxes that can be played, each one a text file.

>>> from magie.editions import load, names
>>> "luxury" in names()
True
>>> load("luxury").space("boardwalk").price
400
"""

from .choosing import option_from_text
from .errors import EditionError
from .extending import names
from .loading import from_data, load, load_base, loads
from .monopoly import (
    ChoiceTax,
    Currency,
    DeedKind,
    Edition,
    FlatTax,
    Group,
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
from .monopoly_rules import Rules
from .options import OPTIONS, Option

__all__ = [
    "OPTIONS",
    "Advance",
    "AdvanceToNearest",
    "Card",
    "ChoiceTax",
    "Collect",
    "CollectFromEach",
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
    "Option",
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
]
