"""Rooms, games, the log of actions, chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def room_key() -> sa.Column[str]:
    """The room a row belongs to."""
    return sa.Column("room", sa.String(32), sa.ForeignKey("rooms.room", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    """Forwards."""
    op.create_table(
        "rooms",
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
    )
    op.create_index("rooms_touched", "rooms", ["touched"])
    op.create_table(
        "games",
        room_key(),
        sa.Column("game", sa.Integer, primary_key=True),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("began", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "actions",
        room_key(),
        sa.Column("game", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("luck", sa.Text, nullable=False),
        sa.Column("command", sa.String(64)),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "chat",
        room_key(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Backwards."""
    for table in ("chat", "actions", "games", "rooms"):
        op.drop_table(table)
