"""A database with content goes down and up again: everything that both versions know is as it was."""

import hashlib
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, insert, inspect, select

import vitrine.migrations.tables  # noqa: F401  (registers every table)
from tests.levels import usually
from tests.platform.storage.test_schema import on_connection
from vitrine.accounts.tables import Account
from vitrine.platform.storage.base import Table, now
from vitrine.platform.storage.schema import migrate
from vitrine.platform.storage.upgrade import alembic_config
from vitrine.public.messages.tables import Message
from vitrine.sites.domains.tables import Domain
from vitrine.sites.site.tables import Item, SectionState, SectionTexts, Site

pytestmark = pytest.mark.both_engines

AT_ONCE = 500
# What the oldest version has no place for.
NEWER_TABLES = {
    *("day_salts", "day_visitors", "jobs", "left_addresses", "media_uses", "page_changes", "visit_days"),
    *("made_cvs", "pending_imports", "remarks", "review_links", "site_samples", "takeaways", "versions"),
    *("passkeys", "recovery_codes", "second_factors", "spent_challenges", "operators", "audit_log"),
    "accepted_terms",
    *("circulars", "circular_copies"),
    *("figure_days", "visit_totals", "complaints", "translation_notes", "outbox"),
}
NEWER = {
    "accounts": {"language"},
    "domains": {"looked_at", "misses", "lost_at"},
    "sites": {
        *("state", "shows_badge", "offers_resume", "counts_visits", "visits_letter", "visits_letter_week"),
        *("suspended_as", "suspended_at", "suspended_because", "awaits_address", "source_language"),
        *("hidden_languages", "notices"),
    },
    "section_states": {"has_versions"},
}


def _fill(connection: Connection, sites: int) -> None:
    for start in range(0, sites, AT_ONCE):
        numbers = range(start, min(sites, start + AT_ONCE))

        def rows(table: type[Table], **same: Any) -> None:
            made = [
                {name: value(number) if callable(value) else value for name, value in same.items()}
                for number in numbers  # noqa: B023  (used before the next turn)
            ]
            connection.execute(insert(table), made)

        site = {"site_id": lambda n: f"{n:032x}"}
        rows(
            Account,
            id=lambda n: f"{n:032x}",
            email=lambda n: f"owner{n}@example.org",
            user_name="Élise Maréchal",
            created_at=now(),
        )
        rows(
            Site,
            id=lambda n: f"{n:032x}",
            account_id=lambda n: f"{n:032x}",
            owner_name="Élise Maréchal",
            slug=lambda n: f"elise-{n}",
            languages=["FR", "AR"],
            created_at=now(),
        )
        rows(SectionState, **site, section="home", revision=3, styles={"titre": {"fontSize": 2.5}})
        rows(
            SectionTexts, **site, section="home", language="FR", texts={"headline": "Donner à lire — ‘été’ \U0001f5bc"}
        )
        rows(Item, **site, id="skill-1", section="skills", list_name="skills", position=0, fields={"title": "مرحبا"})
        rows(Domain, **site, host=lambda n: f"elise-{n}.example", proof="vitrine-0", proven_at=now())
        rows(Message, **site, name="Coline", email="c@example.org", message="Bonjour\n\nà vous", notified_at=now())


def _content(connection: Connection) -> dict[str, str]:
    """A digest per table, of every row in an order that both versions give."""
    found = {}
    for name, table in Table.metadata.tables.items():
        if name in NEWER_TABLES:
            continue
        there = {column["name"] for column in inspect(connection).get_columns(name)}
        columns = [
            column for column in table.columns if column.name in there and column.name not in NEWER.get(name, set())
        ]
        digest = hashlib.sha256()
        for row in connection.execute(select(*columns).order_by(*table.primary_key.columns)):
            digest.update(repr(tuple(row)).encode())
        found[name] = digest.hexdigest()
    return found


async def test_owners_from_before_are_told_what_moved_and_later_ones_are_not(database_url: str) -> None:
    def notices(connection: Connection) -> list[dict[str, Any]]:
        return list(connection.scalars(select(Site.notices)))

    await on_connection(database_url, lambda connection: _fill(connection, 2))
    assert await on_connection(database_url, notices) == [{}, {}]
    await on_connection(database_url, lambda connection: command.downgrade(alembic_config(connection), "0035"))
    await migrate(database_url)
    assert await on_connection(database_url, notices) == [{"menu": {}}, {"menu": {}}]


@pytest.mark.parametrize("sites", [0, 3, usually(2 * AT_ONCE, full=10_000)])
async def test_content_is_equal_after_down_and_up(database_url: str, sites: int) -> None:
    if sites:
        await on_connection(database_url, lambda connection: _fill(connection, sites))
    before = await on_connection(database_url, _content)
    await on_connection(database_url, lambda connection: command.downgrade(alembic_config(connection), "0001"))
    try:
        assert await on_connection(database_url, _content) == before
    finally:
        await migrate(database_url)  # on PostgreSQL the tests that follow have the same tables
    assert await on_connection(database_url, _content) == before
