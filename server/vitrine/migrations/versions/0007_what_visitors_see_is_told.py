"""The database tells which sites a commit changed for visitors: SQLite in a table, PostgreSQL by NOTIFY.

A later migration that makes one of these tables anew (Alembic's batch mode on SQLite) loses its triggers: it calls
`tell()` again, and a test finds out if it does not.
"""

import time

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

FORMERLY = ("sites", "domains", "old_slugs")
SHOWN = "owner_name, slug, site_type, languages, theme_index, sealed_layout, is_online, revision, created_at"
# Whose home /home is may be another's now: no other site is older than this one was, or is.
IS_OLDEST = "NOT EXISTS (SELECT 1 FROM sites WHERE created_at < COALESCE({0}, {1}) AND created_at < COALESCE({1}, {0}))"
PROVEN = "OLD.proven_at IS DISTINCT FROM NEW.proven_at"
SEEN = "(OLD.created_at IS NULL) <> (NEW.created_at IS NULL)"
# name, table, when, if, what is told: a site's id, or one of the words of public/rendering/cache/watch.py
TOLD = (
    ("site_update", "sites", f"UPDATE OF {SHOWN}", "1 = 1", "OLD.id"),
    ("site_delete", "sites", "DELETE", "1 = 1", "OLD.id"),
    ("site_address_insert", "sites", "INSERT", "NEW.created_at IS NOT NULL", "'addresses'"),
    (
        "site_address_update",
        "sites",
        "UPDATE OF slug, created_at, is_online",
        f"OLD.slug <> NEW.slug OR OLD.is_online <> NEW.is_online OR {SEEN}",
        "'addresses'",
    ),
    ("site_address_delete", "sites", "DELETE", "OLD.created_at IS NOT NULL", "'addresses'"),
    (
        "home_insert",
        "sites",
        "INSERT",
        f"NEW.created_at IS NOT NULL AND {IS_OLDEST.format('NEW.created_at', 'NULL')}",
        "'*'",
    ),
    (
        "home_update",
        "sites",
        "UPDATE OF created_at",
        f"OLD.created_at IS DISTINCT FROM NEW.created_at AND {IS_OLDEST.format('OLD.created_at', 'NEW.created_at')}",
        "'*'",
    ),
    (
        "home_delete",
        "sites",
        "DELETE",
        f"OLD.created_at IS NOT NULL AND {IS_OLDEST.format('OLD.created_at', 'NULL')}",
        "'*'",
    ),
    ("files_hidden", "sites", "UPDATE OF is_online", "OLD.is_online <> NEW.is_online", "'files'"),
    ("files_delete", "media_files", "DELETE", "1 = 1", "'files'"),
    ("domain_insert", "domains", "INSERT", "NEW.proven_at IS NOT NULL", "NEW.site_id"),
    ("domain_update", "domains", "UPDATE OF proven_at", PROVEN, "NEW.site_id"),
    ("domain_delete", "domains", "DELETE", "OLD.proven_at IS NOT NULL", "OLD.site_id"),
    ("domain_address_insert", "domains", "INSERT", "NEW.proven_at IS NOT NULL", "'addresses'"),
    ("domain_address_update", "domains", "UPDATE OF proven_at", PROVEN, "'addresses'"),
    ("domain_address_delete", "domains", "DELETE", "OLD.proven_at IS NOT NULL", "'addresses'"),
    ("former_insert", "old_slugs", "INSERT", "1 = 1", "'addresses'"),
    ("former_update", "old_slugs", "UPDATE", "1 = 1", "'addresses'"),
    ("former_delete", "old_slugs", "DELETE", "1 = 1", "'addresses'"),
    ("left_insert", "left_addresses", "INSERT", "NEW.was_home", "'*'"),
    ("left_update", "left_addresses", "UPDATE", "OLD.was_home <> NEW.was_home", "'*'"),
    ("left_delete", "left_addresses", "DELETE", "OLD.was_home", "'*'"),
)


# Statements below are put together from the words of this file alone, hence each `noqa: S608`.


def is_postgresql() -> bool:
    return op.get_bind().dialect.name == "postgresql"


def tell() -> None:
    for name, table, event, condition, scope in TOLD:
        if is_postgresql():
            op.execute(
                f"CREATE OR REPLACE FUNCTION told_{name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
                f"IF {condition} THEN PERFORM pg_notify('vitrine_sites', {scope}); END IF; RETURN NULL; END $$"
            )
            op.execute(
                f"CREATE OR REPLACE TRIGGER told_{name} AFTER {event} ON {table} "
                f"FOR EACH ROW EXECUTE FUNCTION told_{name}()"
            )
        else:
            # Not INSERT OR REPLACE: within a trigger, the outer statement's rule for conflicts would hold instead.
            noted = (
                f"DELETE FROM page_changes WHERE scope = {scope}; INSERT INTO page_changes (scope) VALUES ({scope});"  # noqa: S608
            )
            op.execute(
                f"CREATE TRIGGER IF NOT EXISTS told_{name} AFTER {event} ON {table} WHEN {condition} BEGIN {noted} END"
            )


def upgrade() -> None:
    # A number that an earlier life of this table never came to, however often it is made anew.
    first = int(time.time() * 1000)
    if is_postgresql():
        for table in FORMERLY:
            op.execute(f"DROP TRIGGER {table}_notify ON {table}")
        op.execute("DROP FUNCTION vitrine_notify()")
        random_state = "md5(random()::text || id)"
    else:
        random_state = "lower(hex(randomblob(16)))"
    op.create_table(
        "page_changes",
        sa.Column("number", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("scope", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_page_changes")),
        sa.UniqueConstraint("scope", name=op.f("uq_page_changes_scope")),
        sqlite_autoincrement=True,
    )
    if not is_postgresql():
        op.execute(f"INSERT INTO page_changes (number, scope) VALUES ({first}, '*')")  # noqa: S608
    op.add_column("sites", sa.Column("state", sa.String(32), nullable=False, server_default=""))
    op.execute(f"UPDATE sites SET state = {random_state}")  # noqa: S608
    tell()


def downgrade() -> None:
    for name, table, *_ in TOLD:
        if is_postgresql():
            op.execute(f"DROP TRIGGER told_{name} ON {table}")
            op.execute(f"DROP FUNCTION told_{name}()")
        else:
            op.execute(f"DROP TRIGGER told_{name}")
    op.drop_column("sites", "state")
    op.drop_table("page_changes")
    if is_postgresql():
        op.execute(
            "CREATE FUNCTION vitrine_notify() RETURNS trigger LANGUAGE plpgsql AS "
            "$$ BEGIN PERFORM pg_notify('vitrine_sites', ''); RETURN NULL; END $$"
        )
        for table in FORMERLY:
            op.execute(
                f"CREATE TRIGGER {table}_notify AFTER INSERT OR UPDATE OR DELETE ON {table} "
                "FOR EACH STATEMENT EXECUTE FUNCTION vitrine_notify()"
            )
