"""Houses and hotels, how high a hotel stands, and a house as a lot of an auction (a hotel is the next number)."""

HOUSE = 0
HOTEL = 1
HOTEL_LEVEL = 5
ONLY_HOUSE = 1
ONLY_HOTEL = 2
HOUSE_LOT = 100
