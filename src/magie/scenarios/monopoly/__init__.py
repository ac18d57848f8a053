"""Scenarios of the Monopoly editions: the position, the words of a step, the checks."""
