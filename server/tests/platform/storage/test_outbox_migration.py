"""What waited before there was one outbox waits there, and goes back where it was."""

from datetime import UTC, datetime
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, MetaData, insert, select

from tests.platform.storage.test_schema import on_connection
from vitrine.platform.storage.upgrade import alembic_config

AT, LATER = (datetime(2026, 3, day, tzinfo=UTC) for day in (1, 2))


def _tables(connection: Connection) -> MetaData:
    metadata = MetaData()
    metadata.reflect(connection)
    return metadata


def _fill(connection: Connection) -> None:
    """Of each: one that waits after two tries, one that was sent, one that is neither."""
    command.downgrade(alembic_config(connection), "0033")
    tables = _tables(connection).tables

    def write(table: str, **values: Any) -> None:
        blank = {
            column.name: column.type.python_type()
            for column in tables[table].columns
            if not column.nullable and column.type.python_type in (str, int, bool, float)
        }
        connection.execute(insert(tables[table]).values({**blank, **values}))

    write("accounts", id="a", email="a@example.org", user_name="A", created_at=AT)
    write("sites", id="s", account_id="a", slug="s", languages=["FR"], made_at=AT)
    for name, sent_at, next_try_at, tries in (("m1", None, LATER, 2), ("m2", AT, None, 1), ("m3", None, None, 0)):
        moments = {"received_at": AT, "notified_at": sent_at, "next_try_at": next_try_at}
        write("messages", id=name, site_id="s", submission=name, spam_reasons=[], tries=tries, **moments)
    for name, sent_at, next_try_at, tries in (("c1", None, LATER, 2), ("c2", AT, None, 1), ("c3", None, None, 0)):
        write("circulars", id=name, subject="S", text="T", made_at=AT)
        moments = {"sent_at": sent_at, "next_try_at": next_try_at}
        write("circular_copies", id=name, circular_id=name, account_id="a", tries=tries, **moments)
    write("jobs", name="messages.mails")


def _up(connection: Connection) -> dict[str, list[Any]]:
    command.upgrade(alembic_config(connection), "0034")
    tables = _tables(connection).tables
    outbox = tables["outbox"].c
    rows = select(outbox.kind, outbox.subject_id, outbox.account_id, outbox.tries, outbox.is_secret)
    asked = {"outbox": rows.order_by(outbox.subject_id), "jobs": select(tables["jobs"].c.name)}
    return {name: [tuple(row) for row in connection.execute(query)] for name, query in asked.items()}


def _down(connection: Connection) -> dict[str, list[Any]]:
    command.downgrade(alembic_config(connection), "0033")
    found = {}
    for name in ("messages", "circular_copies"):
        table = _tables(connection).tables[name].c
        query = select(table.id, table.next_try_at.is_not(None), table.tries).order_by(table.id)
        found[name] = [tuple(row) for row in connection.execute(query)]
    return found


@pytest.mark.both_engines
async def test_what_waits_is_carried_over_and_back(database_url: str) -> None:
    await on_connection(database_url, _fill)
    assert await on_connection(database_url, _up) == {
        "outbox": [("announcement", "c1", "a", 2, False), ("message", "m1", "a", 2, False)],
        "jobs": [],
    }
    assert await on_connection(database_url, _down) == {
        "messages": [("m1", True, 2), ("m2", False, 1), ("m3", False, 0)],
        "circular_copies": [("c1", True, 2), ("c2", False, 1), ("c3", False, 0)],
    }
    await on_connection(database_url, lambda connection: command.upgrade(alembic_config(connection), "head"))
