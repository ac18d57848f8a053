"""A row that is written only to see whether the store can still be written."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Forwards."""
    table = op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("beats", sa.BigInteger, nullable=False),
    )
    op.bulk_insert(table, [{"id": 1, "beats": 0}])


def downgrade() -> None:
    """Backwards."""
    op.drop_table("pulse")
