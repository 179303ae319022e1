"""What visitors report of a site to the operator of a shared instance."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.create_table(
        "complaints",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("site_id", sa.String(32), nullable=False),
        sa.Column("reason", sa.String(20), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("email", sa.String(320), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("submission", sa.String(64), nullable=False),
        sa.Column("received_at", MOMENT, nullable=False),
        sa.Column("mailed_at", MOMENT, nullable=True),
        sa.Column("settled_at", MOMENT, nullable=True),
        sa.Column("note", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["site_id"], ["sites.id"], name=op.f("fk_complaints_site_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_complaints")),
        sa.UniqueConstraint("site_id", "submission", name=op.f("uq_complaints_site_id_submission")),
    )
    op.create_index(op.f("ix_complaints_settled_at_received_at_id"), "complaints", ["settled_at", "received_at", "id"])
    op.create_index(op.f("ix_complaints_mailed_at_received_at"), "complaints", ["mailed_at", "received_at"])


def downgrade() -> None:
    op.drop_table("complaints")
