"""Versions of matches."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Versions of matches."""
    with op.batch_alter_table("matches", schema=None) as batch_op:
        version = sa.Column("version", sa.Integer(), server_default="0", nullable=False)
        batch_op.add_column(version)


def downgrade() -> None:
    """The other way round."""
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.drop_column("version")
