"""A table of the files that each site names: the sweeper reads no contents. Indexes for jobs and for the sitemap."""

import re
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

AT_ONCE = 500
MEDIA_ID = re.compile(r'"([0-9a-f]{32})"')
# Each table with a document in which files are named, and the place that it is. Words of ours: hence `noqa: S608`.
NAMED_IN = (("items", "fields", ""), ("section_states", "settings", ""), ("drafts", "content", "draft of "))


def upgrade() -> None:
    op.create_table(
        "media_uses",
        sa.Column("media_id", sa.String(32), nullable=False),
        sa.Column("place", sa.String(40), nullable=False),
        sa.Column("site_id", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("media_id", "place", name=op.f("pk_media_uses")),
        sa.ForeignKeyConstraint(
            ["media_id"], ["media_files.id"], name=op.f("fk_media_uses_media_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["site_id"], ["sites.id"], name=op.f("fk_media_uses_site_id"), ondelete="CASCADE"),
    )
    op.create_index(op.f("ix_media_uses_site_id_place"), "media_uses", ["site_id", "place"])
    op.create_index(op.f("ix_blobs_variants_made_at"), "blobs", ["variants_made_at"])
    op.create_index(op.f("ix_mail_tokens_expires_at"), "mail_tokens", ["expires_at"])
    op.create_index(op.f("ix_vitals_days_day"), "vitals_days", ["day"])
    op.create_index(op.f("ix_sites_is_online_created_at_id"), "sites", ["is_online", "created_at", "id"])
    _fill()


def _fill() -> None:
    """A site without files names none, so a hundred thousand of them are not read."""
    connection = op.get_bind()
    sites = sa.text("SELECT DISTINCT site_id FROM media_files WHERE site_id > :last ORDER BY site_id LIMIT :some")
    last = ""
    while found := list(connection.scalars(sites, {"last": last, "some": AT_ONCE})):
        rows = sorted(_uses(connection, found))
        if rows:
            add = sa.text("INSERT INTO media_uses (media_id, place, site_id) VALUES (:media_id, :place, :site_id)")
            connection.execute(add, [dict(zip(("media_id", "place", "site_id"), row, strict=True)) for row in rows])
        last = found[-1]


def _uses(connection: sa.Connection, site_ids: list[str]) -> set[tuple[str, str, str]]:
    def of_sites(query: str) -> Any:
        return connection.execute(sa.text(query).bindparams(sa.bindparam("sites", expanding=True)), {"sites": site_ids})

    own = {(row.site_id, row.id) for row in of_sites("SELECT site_id, id FROM media_files WHERE site_id IN :sites")}

    def named() -> Iterator[tuple[str, str, str]]:
        for table, column, place in NAMED_IN:
            document = f"CAST({column} AS TEXT) AS document"
            for row in of_sites(f"SELECT site_id, section, {document} FROM {table} WHERE site_id IN :sites"):  # noqa: S608
                for media_id in MEDIA_ID.findall(row.document or ""):
                    if (row.site_id, media_id) in own:
                        yield media_id, place + row.section, row.site_id

    return set(named())


def downgrade() -> None:
    op.drop_index(op.f("ix_sites_is_online_created_at_id"), "sites")
    op.drop_index(op.f("ix_vitals_days_day"), "vitals_days")
    op.drop_index(op.f("ix_mail_tokens_expires_at"), "mail_tokens")
    op.drop_index(op.f("ix_blobs_variants_made_at"), "blobs")
    op.drop_table("media_uses")
