"""Small numbers with a meaning: the kinds of space, and who or where nobody and nothing is."""

# The spaces of the ring, the eight kinds of A-MP-05.
PRIVATE_AUCTION = 0
BANK_AUCTION = 1
BUY = 2
SELL_ANY = 3
BUY_FROM_PLAYER = 4
SELL_FOR = 5
INHERIT = 6
COLLECT = 7

BANK = -1
NOBODY = -1

# Where a painting is that nobody owns.
IN_PILE = -1
CASHED_IN = -2

# The amount of a doubt that names no bid.
HIS_HIGHEST = -1
NO_BID = 0

# A value that nobody at this table may know.
UNKNOWN = -1

# What the fixed tables hold.
MOST_SEATS = 8
MOST_SPACES = 80
MOST_PAINTINGS = 64
MOST_OLD_BIDS = 128
