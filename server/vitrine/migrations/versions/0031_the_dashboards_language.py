"""The language that an owner picked for his dashboard and its mails."""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0024"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("accounts", sa.Column("language", sa.String(10), nullable=True))


def downgrade() -> None:
    op.drop_column("accounts", "language")
