"""Who runs the instance from a browser, what was done by them, and sites that they took off line."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)
DOCUMENT = sa.JSON().with_variant(JSONB(), "postgresql")
SUSPENSION = ("suspended_as", "suspended_at", "suspended_because")
IS_OTHER = "OLD.suspended_as <> NEW.suspended_as"
# As in 0007: whoever keeps a page, an address or a file of this site learns that it is shown no more, or again.
TOLD = (("suspended_site", "OLD.id"), ("suspended_address", "'addresses'"), ("suspended_files", "'files'"))
REFUSAL = "the audit log is only added to"


# Statements below are put together from the words of this file alone, hence each `noqa: S608`.


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
                f"CREATE TRIGGER told_{name} AFTER UPDATE OF suspended_as ON sites "
                f"FOR EACH ROW EXECUTE FUNCTION told_{name}()"
            )
        else:
            noted = (
                f"DELETE FROM page_changes WHERE scope = {scope}; INSERT INTO page_changes (scope) VALUES ({scope});"  # noqa: S608
            )
            op.execute(
                f"CREATE TRIGGER told_{name} AFTER UPDATE OF suspended_as ON sites WHEN {IS_OTHER} BEGIN {noted} END"
            )


def _tell_no_more() -> None:
    for name, _ in TOLD:
        if _is_postgresql():
            op.execute(f"DROP TRIGGER told_{name} ON sites")
            op.execute(f"DROP FUNCTION told_{name}()")
        else:
            op.execute(f"DROP TRIGGER told_{name}")


def _only_added_to() -> None:
    """By the database itself: no code of ours, and no slip in a shell, takes back what was noted."""
    if _is_postgresql():
        op.execute(
            "CREATE FUNCTION audit_log_stays() RETURNS trigger LANGUAGE plpgsql AS "
            f"$$ BEGIN RAISE EXCEPTION '{REFUSAL}'; END $$"
        )
        op.execute(
            "CREATE TRIGGER audit_log_stays BEFORE UPDATE OR DELETE ON audit_log "
            "FOR EACH ROW EXECUTE FUNCTION audit_log_stays()"
        )
        op.execute(
            "CREATE TRIGGER audit_log_stays_whole BEFORE TRUNCATE ON audit_log "
            "FOR EACH STATEMENT EXECUTE FUNCTION audit_log_stays()"
        )
        return
    for event in ("update", "delete"):
        op.execute(
            f"CREATE TRIGGER audit_log_no_{event} BEFORE {event.upper()} ON audit_log "
            f"BEGIN SELECT RAISE(ABORT, '{REFUSAL}'); END"
        )


def upgrade() -> None:
    op.create_table(
        "operators",
        sa.Column("account_id", sa.String(32), nullable=False),
        sa.Column("added_at", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(
            ["account_id"], ["accounts.id"], name=op.f("fk_operators_account_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("account_id", name=op.f("pk_operators")),
    )
    op.create_table(
        "audit_log",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("by_account", sa.String(32), nullable=False),
        sa.Column("by_email", sa.String(320), nullable=False),
        sa.Column("what", sa.String(40), nullable=False),
        sa.Column("about_email", sa.String(320), nullable=False),
        sa.Column("about_site", sa.String(60), nullable=False),
        sa.Column("reason", sa.String(2000), nullable=False),
        sa.Column("details", DOCUMENT, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audit_log")),
    )
    op.create_index(op.f("ix_audit_log_at_id"), "audit_log", ["at", "id"])
    _only_added_to()
    op.add_column("sessions", sa.Column("both_shown_at", MOMENT, nullable=True))
    op.add_column("sites", sa.Column("suspended_as", sa.String(10), nullable=False, server_default=""))
    op.add_column("sites", sa.Column("suspended_at", MOMENT, nullable=True))
    op.add_column("sites", sa.Column("suspended_because", sa.String(2000), nullable=False, server_default=""))
    op.drop_index(op.f("ix_sites_is_online_created_at_id"), "sites")
    op.create_index(
        op.f("ix_sites_is_online_suspended_as_created_at_id"),
        "sites",
        ["is_online", "suspended_as", "created_at", "id"],
    )
    _tell()


def downgrade() -> None:
    """What visitors were kept from stays so: an earlier version knows 'under construction' alone."""
    op.execute("UPDATE sites SET is_online = FALSE WHERE suspended_as <> ''")
    _tell_no_more()
    op.drop_index(op.f("ix_sites_is_online_suspended_as_created_at_id"), "sites")
    for column in SUSPENSION:
        op.drop_column("sites", column)
    op.create_index(op.f("ix_sites_is_online_created_at_id"), "sites", ["is_online", "created_at", "id"])
    op.drop_column("sessions", "both_shown_at")
    op.drop_table("audit_log")
    if _is_postgresql():
        op.execute("DROP FUNCTION audit_log_stays()")
    op.drop_table("operators")
