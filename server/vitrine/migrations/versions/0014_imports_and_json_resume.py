"""Owners import: what waits for their word, what of a sample they have; and their content as a JSON Resume, off at first."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

DOCUMENT = sa.JSON().with_variant(JSONB(), "postgresql")


def upgrade() -> None:
    op.add_column("sites", sa.Column("offers_resume", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "pending_imports",
        sa.Column("site_id", sa.String(32), nullable=False),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(255), nullable=False),
        sa.Column("proposal", DOCUMENT, nullable=False),
        sa.Column("made_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("site_id", name="pk_pending_imports"),
        sa.ForeignKeyConstraint(["site_id"], ["sites.id"], name="fk_pending_imports_site_id", ondelete="CASCADE"),
    )
    op.create_index("ix_pending_imports_made_at", "pending_imports", ["made_at"])
    op.create_table(
        "site_samples",
        sa.Column("site_id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("written", DOCUMENT, nullable=False),
        sa.Column("made_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("site_id", name="pk_site_samples"),
        sa.ForeignKeyConstraint(["site_id"], ["sites.id"], name="fk_site_samples_site_id", ondelete="CASCADE"),
    )


def downgrade() -> None:
    op.drop_table("site_samples")
    op.drop_table("pending_imports")
    op.drop_column("sites", "offers_resume")
