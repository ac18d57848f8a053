"""Migrations: the tables of any earlier version become those of this one when the server starts."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

MIGRATING = 0x6D61676965  # "magie"
FOLDER = Path(__file__).parent.parent / "migrations"


async def migrate(engine: AsyncEngine) -> None:
    """Bring the tables up to date."""
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)


def upgrade(connection: Connection, revision: str = "heads") -> None:
    """All migrations this database has not seen yet."""
    if connection.dialect.name == "postgresql":  # processes that start together migrate one after the other
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})
    command.upgrade(config_for(connection), revision)


def config_for(connection: Connection) -> Config:
    """Where Alembic finds our migrations, and the database."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    return config
