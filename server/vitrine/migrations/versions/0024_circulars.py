"""The operator's letters to owners, and each owner's copy."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0022"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.create_table(
        "circulars",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("subject", sa.String(200), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("reply_to", sa.String(320), nullable=False),
        sa.Column("made_at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_circulars")),
    )
    op.create_table(
        "circular_copies",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("circular_id", sa.String(32), nullable=False),
        sa.Column("account_id", sa.String(32), nullable=False),
        sa.Column("next_try_at", MOMENT, nullable=True),
        sa.Column("sent_at", MOMENT, nullable=True),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("error", sa.String(300), nullable=True),
        sa.ForeignKeyConstraint(
            ["circular_id"], ["circulars.id"], name=op.f("fk_circular_copies_circular_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["account_id"], ["accounts.id"], name=op.f("fk_circular_copies_account_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_circular_copies")),
        sa.UniqueConstraint("circular_id", "account_id", name=op.f("uq_circular_copies_circular_id_account_id")),
    )
    op.create_index(op.f("ix_circular_copies_account_id"), "circular_copies", ["account_id"])
    op.create_index("ix_circular_copies_waiting", "circular_copies", ["next_try_at"])


def downgrade() -> None:
    op.drop_table("circular_copies")
    op.drop_table("circulars")
