"""Proven domains are looked at again; a mail's outcome is known from `notified_at` alone."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("domains", sa.Column("looked_at", sa.DateTime(timezone=True), nullable=True))
    op.add_column("domains", sa.Column("misses", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("domains", sa.Column("lost_at", sa.DateTime(timezone=True), nullable=True))
    op.create_index("ix_domains_looked_at", "domains", ["looked_at"])
    op.drop_column("messages", "handed_over_at")


def downgrade() -> None:
    op.add_column("messages", sa.Column("handed_over_at", sa.DateTime(timezone=True), nullable=True))
    op.drop_index("ix_domains_looked_at", "domains")
    for name in ("lost_at", "misses", "looked_at"):
        op.drop_column("domains", name)
