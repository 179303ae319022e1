"""Whether the page shows through a picture is stored with it. What can be known without looking is; a job looks at the rest."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("blobs", sa.Column("is_see_through", sa.Boolean(), nullable=True))
    # Neither photographs nor PDF are; nor is what has copies as JPEG, which are made of opaque pictures alone.
    op.execute(
        "UPDATE blobs SET is_see_through = false WHERE content_type NOT IN ('image/png', 'image/svg+xml')"
        " OR hash IN (SELECT blob_hash FROM variants WHERE content_type = 'image/jpeg')"
    )
    waiting = sa.text("is_see_through IS NULL")
    op.create_index("ix_blobs_unlooked_at", "blobs", ["hash"], sqlite_where=waiting, postgresql_where=waiting)


def downgrade() -> None:
    op.drop_index("ix_blobs_unlooked_at", "blobs")
    op.drop_column("blobs", "is_see_through")
