"""One outbox for every mail: what waited beside messages and circulars' copies waits there."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0034"
down_revision = "0033"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)

_FROM_MESSAGES = """
INSERT INTO outbox (id, kind, subject_id, account_id, is_secret, priority, created_at, next_try_at, tries)
SELECT messages.id, 'message', messages.id, sites.account_id, false, 1, messages.received_at, messages.next_try_at,
       messages.tries
FROM messages JOIN sites ON sites.id = messages.site_id
WHERE messages.notified_at IS NULL AND messages.next_try_at IS NOT NULL
"""
_FROM_COPIES = """
INSERT INTO outbox (id, kind, subject_id, account_id, is_secret, priority, created_at, next_try_at, tries)
SELECT id, 'announcement', id, account_id, false, 3, next_try_at, next_try_at, tries
FROM circular_copies WHERE next_try_at IS NOT NULL
"""
_TO_ROWS = """
UPDATE {table} SET
  next_try_at = (SELECT o.next_try_at FROM outbox o WHERE o.kind = '{kind}' AND o.subject_id = {table}.id),
  tries = COALESCE((SELECT o.tries FROM outbox o WHERE o.kind = '{kind}' AND o.subject_id = {table}.id), {sent})
"""


def upgrade() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("subject_id", sa.String(32), nullable=True),
        sa.Column("letter", sa.JSON().with_variant(JSONB(), "postgresql"), nullable=True),
        sa.Column("account_id", sa.String(32), nullable=True),
        sa.Column("is_secret", sa.Boolean(), nullable=False),
        sa.Column("priority", sa.Integer(), nullable=False),
        sa.Column("created_at", MOMENT, nullable=False),
        sa.Column("next_try_at", MOMENT, nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("expires_at", MOMENT, nullable=True),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name=op.f("fk_outbox_account_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outbox")),
        sa.UniqueConstraint("kind", "subject_id", name=op.f("uq_outbox_kind_subject_id")),
    )
    op.create_index(op.f("ix_outbox_account_id"), "outbox", ["account_id"])
    op.create_index("ix_outbox_due", "outbox", ["priority", "next_try_at"])
    op.execute(_FROM_MESSAGES)
    op.execute(_FROM_COPIES)
    op.drop_index("ix_messages_waiting", "messages")
    op.drop_index("ix_circular_copies_waiting", "circular_copies")
    for table in ("messages", "circular_copies"):
        op.drop_column(table, "next_try_at")
        op.drop_column(table, "tries")
    op.execute("DELETE FROM jobs WHERE name IN ('messages.mails', 'circulars.send')")


def downgrade() -> None:
    """Letters that are stored whole have no place before this: they are lost, and their links are asked for again."""
    for table in ("messages", "circular_copies"):
        op.add_column(table, sa.Column("next_try_at", MOMENT, nullable=True))
        op.add_column(table, sa.Column("tries", sa.Integer(), nullable=False, server_default="0"))
    op.execute(
        _TO_ROWS.format(table="messages", kind="message", sent="CASE WHEN notified_at IS NULL THEN 0 ELSE 1 END")
    )
    op.execute(
        _TO_ROWS.format(
            table="circular_copies", kind="announcement", sent="CASE WHEN sent_at IS NULL THEN 0 ELSE 1 END"
        )
    )
    op.create_index("ix_messages_waiting", "messages", ["notified_at", "next_try_at"])
    op.create_index("ix_circular_copies_waiting", "circular_copies", ["next_try_at"])
    op.drop_table("outbox")
    op.execute("DELETE FROM jobs WHERE name = 'mails.send'")
