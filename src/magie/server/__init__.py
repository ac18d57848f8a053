"""For people: rooms, sockets, wire messages, clocks, store. Only `magie serve` loads it."""
