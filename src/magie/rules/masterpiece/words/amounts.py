"""Amounts that are none: a doubt that names no bid, no bid at all, a value that nobody at this table may know."""

HIS_HIGHEST = -1
NO_BID = 0
UNKNOWN = -1
