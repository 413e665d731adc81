"""Best lists."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Best lists."""
    op.create_table(
        "bests",
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("list", sa.String(length=240), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("match", name=op.f("pk_bests")),
    )
    with op.batch_alter_table("bests", schema=None) as batch_op:
        batch_op.create_index(
            batch_op.f("ix_bests_game_list_score"), ["game", "list", "score"], unique=False
        )


def downgrade() -> None:
    """The other way round."""
    with op.batch_alter_table("bests", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_bests_game_list_score"))
    op.drop_table("bests")
