"""Worked cases as data, and the register of the rules they show."""
