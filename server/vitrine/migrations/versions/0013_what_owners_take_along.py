"""What owners asked to take along: their archive and their site in files, one of each kind per site."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "takeaways",
        sa.Column("site_id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("state", sa.String(20), nullable=False),
        sa.Column("step", sa.String(20), nullable=False),
        sa.Column("progress", sa.Integer(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("asked_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("made_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("byte_count", sa.BigInteger(), nullable=True),
        sa.Column("parcel", sa.String(32), nullable=True),
        sa.Column("error", sa.String(60), nullable=True),
        sa.Column("mail_to", sa.String(320), nullable=True),
        sa.Column("address", sa.String(500), nullable=True),
        sa.PrimaryKeyConstraint("site_id", "kind", name=op.f("pk_takeaways")),
        sa.ForeignKeyConstraint(["site_id"], ["sites.id"], name=op.f("fk_takeaways_site_id"), ondelete="CASCADE"),
    )
    op.create_index(op.f("ix_takeaways_state"), "takeaways", ["state"])


def downgrade() -> None:
    op.drop_table("takeaways")
