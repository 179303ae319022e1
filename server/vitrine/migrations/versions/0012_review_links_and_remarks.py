"""A draft can be shown to others by a secret link, and they can leave remarks on it."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)
DOCUMENT = sa.JSON().with_variant(JSONB(), "postgresql")


def upgrade() -> None:
    op.create_table(
        "review_links",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("site_id", sa.String(32), nullable=False),
        sa.Column("secret_hash", sa.String(64), nullable=False),
        sa.Column("sealed_secret", sa.String(300), nullable=False),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("password_hash", sa.String(200), nullable=True),
        sa.Column("made_at", MOMENT, nullable=False),
        sa.Column("ends_at", MOMENT, nullable=False),
        sa.Column("is_revoked", sa.Boolean(), nullable=False),
        sa.Column("openings", sa.Integer(), nullable=False),
        sa.Column("last_opened_at", MOMENT, nullable=True),
        sa.ForeignKeyConstraint(["site_id"], ["sites.id"], name="fk_review_links_site_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_review_links"),
        sa.UniqueConstraint("secret_hash", name="uq_review_links_secret_hash"),
    )
    op.create_index("ix_review_links_site_id", "review_links", ["site_id"])
    op.create_index("ix_review_links_ends_at", "review_links", ["ends_at"])
    op.create_table(
        "remarks",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("site_id", sa.String(32), nullable=False),
        sa.Column("link_id", sa.String(32), nullable=False),
        sa.Column("link_label", sa.String(80), nullable=False),
        sa.Column("section", sa.String(20), nullable=False),
        sa.Column("item_id", sa.String(36), nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("received_at", MOMENT, nullable=False),
        sa.Column("submission", sa.String(64), nullable=False),
        sa.Column("fingerprint", sa.String(64), nullable=False),
        sa.Column("spam_reasons", DOCUMENT, nullable=False),
        sa.Column("done_at", MOMENT, nullable=True),
        sa.ForeignKeyConstraint(["site_id"], ["sites.id"], name="fk_remarks_site_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_remarks"),
        sa.UniqueConstraint("site_id", "submission", name="uq_remarks_site_id_submission"),
    )
    op.create_index("ix_remarks_site_id_received_at", "remarks", ["site_id", "received_at"])
    op.create_index("ix_remarks_fingerprint", "remarks", ["fingerprint"])


def downgrade() -> None:
    op.drop_table("remarks")
    op.drop_table("review_links")
