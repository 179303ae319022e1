"""Former addresses have their day, those of deleted sites rest; sessions know their former token; links for nobody."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("old_slugs", sa.Column("left_at", sa.DateTime(timezone=True), nullable=True))
    # Their true day is unknown: each rests its whole time from now on.
    op.execute("UPDATE old_slugs SET left_at = CURRENT_TIMESTAMP")
    with op.batch_alter_table("old_slugs") as batch:
        batch.alter_column("left_at", existing_type=sa.DateTime(timezone=True), nullable=False)
    op.create_table(
        "left_addresses",
        sa.Column("slug_hash", sa.String(64), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.Column("beside_others", sa.Boolean(), nullable=False),
        sa.Column("was_home", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("slug_hash", name=op.f("pk_left_addresses")),
    )
    op.add_column("sessions", sa.Column("former_token_hash", sa.String(64), nullable=True))
    op.add_column("sessions", sa.Column("former_token_until", sa.DateTime(timezone=True), nullable=True))
    with op.batch_alter_table("mail_tokens") as batch:
        batch.alter_column("account_id", existing_type=sa.String(32), nullable=True)


def downgrade() -> None:
    op.execute("DELETE FROM mail_tokens WHERE account_id IS NULL")
    with op.batch_alter_table("mail_tokens") as batch:
        batch.alter_column("account_id", existing_type=sa.String(32), nullable=False)
    op.drop_column("sessions", "former_token_until")
    op.drop_column("sessions", "former_token_hash")
    op.drop_table("left_addresses")
    op.drop_column("old_slugs", "left_at")
