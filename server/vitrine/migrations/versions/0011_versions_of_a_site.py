"""Every save is kept as a version. What stands on a site now becomes its first one when the next save comes."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "versions",
        sa.Column("site_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("section", sa.String(20), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("saved_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("saved_by", sa.String(32), nullable=True),
        sa.Column("origin", sa.String(10), nullable=False),
        sa.Column("is_first", sa.Boolean(), nullable=False),
        sa.Column("byte_count", sa.Integer(), nullable=False),
        sa.Column("document", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("site_id", "number", name=op.f("pk_versions")),
        sa.ForeignKeyConstraint(["site_id"], ["sites.id"], name=op.f("fk_versions_site_id"), ondelete="CASCADE"),
    )
    op.create_index(
        op.f("ix_versions_site_id_section_language_number"), "versions", ["site_id", "section", "language", "number"]
    )
    op.add_column("section_states", sa.Column("has_versions", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("section_states", "has_versions")
    op.execute("DELETE FROM media_uses WHERE place LIKE 'versions of %'")
    op.drop_table("versions")
