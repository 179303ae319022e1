"""What translated texts were made from, and the language that a site is translated from."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0033"
down_revision = "0031"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "translation_notes",
        sa.Column("site_id", sa.String(32), nullable=False),
        sa.Column("section", sa.String(20), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("notes", sa.JSON().with_variant(JSONB(), "postgresql"), nullable=False),
        sa.ForeignKeyConstraint(
            ["site_id"], ["sites.id"], name=op.f("fk_translation_notes_site_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("site_id", "section", "language", name=op.f("pk_translation_notes")),
    )
    op.add_column("sites", sa.Column("source_language", sa.String(2), nullable=True))


def downgrade() -> None:
    op.drop_column("sites", "source_language")
    op.drop_table("translation_notes")
