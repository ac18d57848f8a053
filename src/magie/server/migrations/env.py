"""Where Alembic finds the connection: the one the server has open, or one for the URL of `alembic -x url=...`."""

from alembic import context
from sqlalchemy import Connection, create_engine

from magie.server.store.tables import metadata


def run(connection: Connection) -> None:
    """Migrate over this connection."""
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


given = context.config.attributes.get("connection")
if given is not None:
    run(given)
else:
    with create_engine(context.get_x_argument(as_dictionary=True)["url"]).connect() as own:
        run(own)
