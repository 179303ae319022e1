"""A PostgreSQL that is starting or shutting down turns everybody away: 503 and a moment to come back, never 500."""

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from tests.factories.app import PASSWORD, browser, running
from tests.factories.attacks import Attack
from tests.services.postgres import Postgres, run_postgres
from vitrine.platform.settings import Settings
from vitrine.platform.storage.schema import migrate


async def _until_it_turns_away(url: str) -> None:
    async with asyncio.timeout(20):
        while True:
            try:
                await (await asyncpg.connect(url)).close()
            except asyncpg.CannotConnectNowError:
                return
            await asyncio.sleep(0.02)


@pytest.fixture
def leaving() -> Iterator[Postgres]:
    """A server of its own: the others are still needed."""
    with run_postgres() as server:
        yield server


@pytest.mark.real_server
async def test_a_server_that_shuts_down_is_away_and_no_failure_of_ours(
    leaving: Postgres, tmp_path: Path, attack: Attack
) -> None:
    url = leaving.create("leaving")
    await migrate(url)
    plain = url.replace("+asyncpg", "")
    async with running(Settings(data=tmp_path, database_url=url)) as app, browser(app) as client:
        account = {"userName": "Élise", "email": "elise@example.com", "password": PASSWORD}
        assert (await client.post("/api/accounts", json=account)).status_code == 201
        signed_in = await client.post("/api/session", json={key: account[key] for key in ("email", "password")})
        assert signed_in.status_code == 200
        still_there = await asyncpg.connect(plain)  # while somebody is connected it waits with its end
        os.kill(leaving.process_id, signal.SIGTERM)
        await _until_it_turns_away(plain)
        # Who is connected would go on as before. A pool that is closed beside its users could lose one of theirs.
        await still_there.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE pid <> pg_backend_pid() AND datname IS NOT NULL"
        )
        for answer in (
            await client.get("/api/site"),
            await client.post("/api/accounts", json=account),
            await client.get("/home/fr"),
            await client.get("/healthz"),
        ):
            assert (answer.status_code, answer.headers["Retry-After"]) == (503, "5"), answer.text
        await still_there.close()
    attack("calls while PostgreSQL turns everybody away", attempts=4, result="503 with Retry-After")
