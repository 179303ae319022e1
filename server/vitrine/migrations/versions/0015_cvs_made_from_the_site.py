"""A table of the CVs that are made from their sites: which are due, and what was made."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "made_cvs",
        sa.Column("site_id", sa.String(32), nullable=False),
        sa.Column("template", sa.String(20), nullable=False),
        sa.Column("due_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("made", sa.JSON().with_variant(postgresql.JSONB(), "postgresql"), nullable=False),
        sa.PrimaryKeyConstraint("site_id", name=op.f("pk_made_cvs")),
        sa.ForeignKeyConstraint(["site_id"], ["sites.id"], name=op.f("fk_made_cvs_site_id"), ondelete="CASCADE"),
    )
    op.create_index(op.f("ix_made_cvs_due_at"), "made_cvs", ["due_at"])


def downgrade() -> None:
    op.drop_table("made_cvs")
