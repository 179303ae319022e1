"""Sites that wait for their owners' addresses, and which terms an owner accepted (VITRINE_MODE=public)."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None

# What visitors are shown, in the sitemap's order.
FORMER_INDEX = ["is_online", "suspended_as", "created_at", "id"]
INDEX = ["is_online", "suspended_as", "awaits_address", "created_at", "id"]
MOMENT = sa.DateTime(timezone=True)
IS_OTHER = "OLD.awaits_address <> NEW.awaits_address"
# As in 0007: whoever keeps a page, an address or a file of this site learns that it is shown from now on.
TOLD = (("awaited_site", "OLD.id"), ("awaited_address", "'addresses'"), ("awaited_files", "'files'"))


def _is_postgresql() -> bool:
    return op.get_bind().dialect.name == "postgresql"


def _tell() -> None:
    for name, scope in TOLD:
        if _is_postgresql():
            op.execute(
                f"CREATE FUNCTION told_{name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
                f"IF {IS_OTHER} THEN PERFORM pg_notify('vitrine_sites', {scope}); END IF; RETURN NULL; END $$"
            )
            op.execute(
                f"CREATE TRIGGER told_{name} AFTER UPDATE OF awaits_address ON sites "
                f"FOR EACH ROW EXECUTE FUNCTION told_{name}()"
            )
        else:
            # Put together from the words of this file alone.
            noted = (
                f"DELETE FROM page_changes WHERE scope = {scope}; INSERT INTO page_changes (scope) VALUES ({scope});"  # noqa: S608
            )
            op.execute(
                f"CREATE TRIGGER told_{name} AFTER UPDATE OF awaits_address ON sites WHEN {IS_OTHER} BEGIN {noted} END"
            )


def _tell_no_more() -> None:
    for name, _ in TOLD:
        if _is_postgresql():
            op.execute(f"DROP TRIGGER told_{name} ON sites")
            op.execute(f"DROP FUNCTION told_{name}()")
        else:
            op.execute(f"DROP TRIGGER told_{name}")


def upgrade() -> None:
    op.create_table(
        "accepted_terms",
        sa.Column("account_id", sa.String(32), nullable=False),
        sa.Column("revision", sa.String(64), nullable=False),
        sa.Column("accepted_at", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(
            ["account_id"], ["accounts.id"], name=op.f("fk_accepted_terms_account_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("account_id", "revision", name=op.f("pk_accepted_terms")),
    )
    op.drop_index(op.f(f"ix_sites_{'_'.join(FORMER_INDEX)}"), "sites")
    op.add_column("sites", sa.Column("awaits_address", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index(op.f(f"ix_sites_{'_'.join(INDEX)}"), "sites", INDEX)
    _tell()


def downgrade() -> None:
    """What visitors did not see stays so: an earlier version knows 'under construction' alone."""
    op.execute("UPDATE sites SET is_online = FALSE WHERE awaits_address")
    _tell_no_more()
    op.drop_index(op.f(f"ix_sites_{'_'.join(INDEX)}"), "sites")
    op.drop_column("sites", "awaits_address")
    op.create_index(op.f(f"ix_sites_{'_'.join(FORMER_INDEX)}"), "sites", FORMER_INDEX)
    op.drop_table("accepted_terms")
