"""Take migrations back, before an older release is installed again.

python -m magie.server.migrations sqlite:///rooms.db 0002
"""

from __future__ import annotations

import asyncio
import sys

from alembic import command
from sqlalchemy import Connection

from magie.server.store.migrating import config_for
from magie.server.store.store import engine_for


async def take_back(url: str, revision: str) -> None:
    """The tables as they were with this revision."""

    def downgrade(connection: Connection) -> None:
        command.downgrade(config_for(connection), revision)

    engine = engine_for(url)
    async with engine.begin() as connection:
        await connection.run_sync(downgrade)
    await engine.dispose()


if __name__ == "__main__":
    asyncio.run(take_back(*sys.argv[1:3]))
