"""Monopoly in a terminal: how its table looks, and the words people type."""
