"""Preferences of people."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Preferences of people."""
    with op.batch_alter_table("players", schema=None) as batch_op:
        preferences = sa.Column("preferences", sa.Text(), server_default="{}", nullable=False)
        batch_op.add_column(preferences)


def downgrade() -> None:
    """The other way round."""
    with op.batch_alter_table("players", schema=None) as batch_op:
        batch_op.drop_column("preferences")
