"""Visits as sums of days, what tells visitors apart while a day lasts, and a site's switches for both."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("sites", sa.Column("counts_visits", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.add_column("sites", sa.Column("visits_letter", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("sites", sa.Column("visits_letter_week", sa.String(8), nullable=True))
    op.create_table(
        "visit_days",
        sa.Column("site_id", sa.String(32), nullable=False),
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("dimension", sa.String(20), nullable=False),
        sa.Column("counts", sa.JSON(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("site_id", "day", "dimension", name=op.f("pk_visit_days")),
        sa.ForeignKeyConstraint(["site_id"], ["sites.id"], name=op.f("fk_visit_days_site_id"), ondelete="CASCADE"),
    )
    op.create_index(op.f("ix_visit_days_day"), "visit_days", ["day"])
    op.create_table(
        "day_salts",
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("salt", sa.LargeBinary(32), nullable=False),
        sa.PrimaryKeyConstraint("day", name=op.f("pk_day_salts")),
    )
    op.create_table(
        "day_visitors",
        sa.Column("site_id", sa.String(32), nullable=False),
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("hash", sa.String(32), nullable=False),
        sa.Column("source", sa.String(160), nullable=False),
        sa.PrimaryKeyConstraint("site_id", "day", "hash", name=op.f("pk_day_visitors")),
        sa.ForeignKeyConstraint(["site_id"], ["sites.id"], name=op.f("fk_day_visitors_site_id"), ondelete="CASCADE"),
    )
    op.create_index(op.f("ix_day_visitors_day"), "day_visitors", ["day"])


def downgrade() -> None:
    op.drop_table("day_visitors")
    op.drop_table("day_salts")
    op.drop_table("visit_days")
    for column in ("visits_letter_week", "visits_letter", "counts_visits"):
        op.drop_column("sites", column)
