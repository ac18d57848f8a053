"""Alembic migrations: `versions/` has one file for every change of the tables."""
