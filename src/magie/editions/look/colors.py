"""The colours of an edition, by what they are on.

A colour is "#rrggbb", with an opacity "#rrggbb 40%"; a list of two is one by day and one by night. What is not given is
as on the pages outside a game. `ground` lies below, `ink` is written on it, `faint` is written on it too but matters
less, `line` is drawn on it, `accent` stands out of it. `deep` is the ground in the shade; without it, it is mixed.
"""

from magie.editions.printed import Printed

Color = str | tuple[str, str]


class TableColors(Printed, frozen=True, kw_only=True, omit_defaults=True):
    """The table that everything lies on."""

    ground: Color | None = None
    deep: Color | None = None
    ink: Color | None = None
    faint: Color | None = None
    accent: Color | None = None


class PanelColors(Printed, frozen=True, kw_only=True, omit_defaults=True):
    """The sheets beside the board: players, log, own deeds."""

    ground: Color | None = None
    deep: Color | None = None
    ink: Color | None = None
    faint: Color | None = None
    line: Color | None = None
    accent: Color | None = None


class FeltColors(Printed, frozen=True, kw_only=True, omit_defaults=True):
    """Inside the ring. `word` is what is called out there, `glow` the light that falls on it."""

    ground: Color | None = None
    deep: Color | None = None
    ink: Color | None = None
    faint: Color | None = None
    accent: Color | None = None
    word: Color | None = None
    glow: Color | None = None


class SquareColors(Printed, frozen=True, kw_only=True, omit_defaults=True):
    """The squares; `deep` is a corner."""

    ground: Color | None = None
    deep: Color | None = None
    ink: Color | None = None
    faint: Color | None = None
    line: Color | None = None


class FirstSideColors(Printed, frozen=True, kw_only=True, omit_defaults=True):
    """The squares up to the first corner, where they differ from the others."""

    ground: Color
    deep: Color | None = None
    ink: Color


class CardColors(Printed, frozen=True, kw_only=True, omit_defaults=True):
    """Deeds and cards."""

    ground: Color | None = None
    ink: Color | None = None
    faint: Color | None = None
    line: Color | None = None
    accent: Color | None = None


class ButtonColors(Printed, frozen=True, kw_only=True, omit_defaults=True):
    """The button that goes on."""

    ground: Color | None = None
    deep: Color | None = None
    ink: Color | None = None


class AccentColors(Printed, frozen=True, kw_only=True, omit_defaults=True):
    """What is marked: whose turn it is, where one stands, what is on."""

    ground: Color | None = None
    deep: Color | None = None


class FrameColors(Printed, frozen=True, kw_only=True, omit_defaults=True):
    """The frame of the board, and of pictures: `ground`, `deep`, and between them `middle`.

    `shine` and `edge` are ground and deep once more, further down; without them they are the same.
    """

    ground: Color | None = None
    deep: Color | None = None
    shine: Color | None = None
    edge: Color | None = None
    middle: Color | None = None


class LaneColors(Printed, frozen=True, kw_only=True, omit_defaults=True):
    """Where the tokens walk, with its pattern in `line`; `deep` is its inner rim."""

    ground: Color | None = None
    line: Color | None = None
    deep: Color | None = None


class DiceColors(Printed, frozen=True, kw_only=True, omit_defaults=True):
    """The dice; `ink` is for the pips."""

    ground: Color | None = None
    deep: Color | None = None
    ink: Color | None = None


class Colors(Printed, frozen=True, kw_only=True, omit_defaults=True):
    """All of them. `shadow` is what things throw, `house` and `hotel` are the buildings."""

    table: TableColors = TableColors()
    panel: PanelColors = PanelColors()
    felt: FeltColors = FeltColors()
    square: SquareColors = SquareColors()
    first_side: FirstSideColors | None = None
    card: CardColors = CardColors()
    button: ButtonColors = ButtonColors()
    accent: AccentColors = AccentColors()
    frame: FrameColors = FrameColors()
    lane: LaneColors = LaneColors()
    dice: DiceColors = DiceColors()
    house: Color | None = None
    hotel: Color | None = None
    shadow: Color | None = None
