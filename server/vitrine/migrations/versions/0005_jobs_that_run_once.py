"""Background work runs once over all nodes: a row per job, with its lease and its last run."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "jobs",
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("holder", sa.String(100), nullable=True),
        sa.Column("held_until", sa.DateTime(timezone=True), nullable=True),
        sa.Column("started_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("finished_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("took_s", sa.Double(), nullable=True),
        sa.Column("error", sa.String(500), nullable=True),
        sa.PrimaryKeyConstraint("name", name="pk_jobs"),
    )


def downgrade() -> None:
    op.drop_table("jobs")
