"""Passkeys, codes of an app with recovery codes, and when a session last showed who sits there."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0018"
down_revision = "0016"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)
DOCUMENT = sa.JSON().with_variant(JSONB(), "postgresql")


def _of_account(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["account_id"], ["accounts.id"], name=op.f(f"fk_{table}_account_id"), ondelete="CASCADE"
    )


def upgrade() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("account_id", sa.String(32), nullable=False),
        sa.Column("credential_id", sa.String(1400), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("sign_count", sa.BigInteger(), nullable=False),
        sa.Column("transports", DOCUMENT, nullable=False),
        sa.Column("is_synced", sa.Boolean(), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("created_at", MOMENT, nullable=False),
        sa.Column("last_used_at", MOMENT, nullable=True),
        _of_account("passkeys"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_passkeys")),
        sa.UniqueConstraint("credential_id", name=op.f("uq_passkeys_credential_id")),
    )
    op.create_index(op.f("ix_passkeys_account_id"), "passkeys", ["account_id"])
    op.create_table(
        "spent_challenges",
        sa.Column("challenge_hash", sa.String(64), nullable=False),
        sa.Column("expires_at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("challenge_hash", name=op.f("pk_spent_challenges")),
    )
    op.create_index(op.f("ix_spent_challenges_expires_at"), "spent_challenges", ["expires_at"])
    op.create_table(
        "second_factors",
        sa.Column("account_id", sa.String(32), nullable=False),
        sa.Column("sealed_secret", sa.String(400), nullable=False),
        sa.Column("created_at", MOMENT, nullable=False),
        sa.Column("confirmed_at", MOMENT, nullable=True),
        sa.Column("last_step", sa.BigInteger(), nullable=False),
        _of_account("second_factors"),
        sa.PrimaryKeyConstraint("account_id", name=op.f("pk_second_factors")),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("account_id", sa.String(32), nullable=False),
        sa.Column("code_hash", sa.String(64), nullable=False),
        sa.Column("used_at", MOMENT, nullable=True),
        _of_account("recovery_codes"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_recovery_codes")),
        sa.UniqueConstraint("account_id", "code_hash", name=op.f("uq_recovery_codes_account_id_code_hash")),
    )
    op.add_column("sessions", sa.Column("proved_at", MOMENT, nullable=True))
    op.execute("UPDATE sessions SET proved_at = created_at")
    with op.batch_alter_table("sessions") as batch:
        batch.alter_column("proved_at", existing_type=MOMENT, nullable=False)


def downgrade() -> None:
    op.drop_column("sessions", "proved_at")
    for table in ("recovery_codes", "second_factors", "spent_challenges", "passkeys"):
        op.drop_table(table)
