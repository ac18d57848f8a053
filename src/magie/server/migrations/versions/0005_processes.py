"""Every process says until when it is certainly alive, by the clock of the database."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Forwards."""
    op.create_table(
        "processes",
        sa.Column("process", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
    )


def downgrade() -> None:
    """Backwards."""
    op.drop_table("processes")
