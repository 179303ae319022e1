"""What an owner is told once waits on the server, not in a browser. Who was here before is told what moved in the menu."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0036"
down_revision = "0035"
branch_labels = None
depends_on = None


def upgrade() -> None:
    kind = sa.JSON().with_variant(JSONB(), "postgresql")
    op.add_column("sites", sa.Column("notices", kind, nullable=False, server_default="{}"))
    sites = sa.table("sites", sa.column("notices", kind))
    op.execute(sites.update().values(notices={"menu": {}}))


def downgrade() -> None:
    op.drop_column("sites", "notices")
