"""What was found out about finished matches."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Studies of matches: their analysis, their luck."""
    op.create_table(
        "studies",
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("match", "kind", name=op.f("pk_studies")),
    )


def downgrade() -> None:
    """The other way round."""
    op.drop_table("studies")
