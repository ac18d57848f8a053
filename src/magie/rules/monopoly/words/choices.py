"""What an option of an edition may say, where it is one of a few ways."""

ROUND_UP = 0
ROUND_DOWN = 1
ROUND_NEAREST = 2
MIN_BID_LIST = 0
MIN_BID_ABOVE_HALF = 1
MIN_BID_ONE = 2
BACKWARD_LAND_ONLY = 0
BACKWARD_NONE = 1
BACKWARD_LAND_OR_PASS = 2
