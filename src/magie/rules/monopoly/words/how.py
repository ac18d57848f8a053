"""How something came about: how a token moved, got into or out of Jail, how a game ended."""

BY_DICE = 0
BY_CARD = 1
BY_SPACE = 2
BY_DOUBLES = 3
BY_FINE = 4
BY_JAIL_CARD = 5
BY_THIRD_THROW = 6
LAST_STANDING = 7
ROUND_LIMIT = 8
BY_MONKEYS = 9
FROM_POPUP = 10
