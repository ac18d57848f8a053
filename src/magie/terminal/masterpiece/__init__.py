"""Masterpiece in a terminal."""
