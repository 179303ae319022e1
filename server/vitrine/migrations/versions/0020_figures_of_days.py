"""Figures of days for the operator: what is counted of them, visits of all sites together, and indexes to count by."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "figure_days",
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("figure", sa.String(20), nullable=False),
        sa.Column("part", sa.String(40), nullable=False),
        sa.Column("amount", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("day", "figure", "part", name=op.f("pk_figure_days")),
    )
    op.create_table(
        "visit_totals",
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("visits", sa.BigInteger(), nullable=False),
        sa.Column("views", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("day", name=op.f("pk_visit_totals")),
    )
    op.execute(
        "INSERT INTO visit_totals (day, visits, views) SELECT day,"
        " SUM(CASE WHEN dimension = 'visits_hour' THEN total ELSE 0 END),"
        " SUM(CASE WHEN dimension = 'views_hour' THEN total ELSE 0 END) FROM visit_days GROUP BY day"
    )
    op.create_index(op.f("ix_accounts_created_at"), "accounts", ["created_at"])
    op.create_index(op.f("ix_messages_received_at"), "messages", ["received_at"])


def downgrade() -> None:
    op.drop_index(op.f("ix_messages_received_at"), "messages")
    op.drop_index(op.f("ix_accounts_created_at"), "accounts")
    op.drop_table("visit_totals")
    op.drop_table("figure_days")
