"""What the fixed arrays hold, and what else has a bound."""

MOST_SEATS = 8
MOST_DEEDS = 48
MOST_IN_GROUP = 8
MOST_RENTS = 6
MOST_DECKS = 4
MOST_CARDS = 64
MOST_JAIL_CARDS = 16
MOST_CLAIMS = 10
MOST_FRAMES = 8
MOST_STEPS = 128

# A-DEAL-08: what a jail card counts where a debtor gives it away.
JAIL_CARD_VALUE = 50
