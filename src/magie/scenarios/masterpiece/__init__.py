"""Scenarios of the Masterpiece editions: the position, the words of a step, the checks."""
