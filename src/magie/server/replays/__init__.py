"""Finished games: their stories, records and checks."""
