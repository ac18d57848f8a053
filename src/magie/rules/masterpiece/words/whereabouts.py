"""Where a painting is that nobody owns."""

IN_PILE = -1
CASHED_IN = -2
