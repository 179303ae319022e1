"""Languages of a site that visitors are not shown; those of before are."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0035"
down_revision = "0034"
branch_labels = None
depends_on = None


def upgrade() -> None:
    kind = sa.JSON().with_variant(JSONB(), "postgresql")
    op.add_column("sites", sa.Column("hidden_languages", kind, nullable=False, server_default="[]"))


def downgrade() -> None:
    op.drop_column("sites", "hidden_languages")
