"""A line of chat remembers the command that said it; a room counts its changes."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Forwards."""
    op.add_column("chat", sa.Column("who", sa.String(64), nullable=False, server_default=""))
    op.add_column("chat", sa.Column("command", sa.String(64)))
    op.add_column("rooms", sa.Column("version", sa.BigInteger, nullable=False, server_default="0"))


def downgrade() -> None:
    """Backwards."""
    op.drop_column("rooms", "version")
    op.drop_column("chat", "command")
    op.drop_column("chat", "who")
