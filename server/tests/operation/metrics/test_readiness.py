"""/livez, /readyz and /healthz: what each says when a part is missing, under any name and to anybody."""

import asyncio
import os
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

from tests.factories.app import ORIGIN, browser, running
from vitrine.app import App
from vitrine.operation.metrics import readiness
from vitrine.operation.metrics.readiness import Missing
from vitrine.platform.settings import Settings
from vitrine.platform.storage.database import Database
from vitrine.platform.storage.schema import newest_version
from vitrine.public.rendering.renderer import Renderer

pytestmark = pytest.mark.both_engines

ELSEWHERE = {"Host": "10.0.0.7:8000"}


async def missing(visitor: httpx.AsyncClient, *, is_read: bool = False) -> list[str]:
    """`is_read`: of a node that visitors may be sent to all the same."""
    answer = await visitor.get("/readyz", headers=ELSEWHERE)
    assert answer.headers["cache-control"] == "no-store"
    if is_read:
        assert (answer.status_code, answer.json()["status"]) == (200, "reads only")
        return list(answer.json()["missing"])
    if answer.status_code == 200:
        assert answer.json() == {"status": "ok"}
        return []
    assert answer.status_code == 503 and answer.headers["retry-after"]
    said = answer.json()
    assert said.keys() == {"status", "missing"} and said["status"] == "not ready"
    return list(said["missing"])


async def set_version(settings: Settings, version: str) -> None:
    """As another release does it."""
    database = Database(settings.resolved_database_url)
    async with database.writing() as session:
        await session.execute(text("UPDATE alembic_version SET version_num = :version"), {"version": version})
    await database.close()


@pytest.mark.cold
async def test_each_missing_part_is_named_and_nothing_else_is_said(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = settings.but(public_url=ORIGIN)
    async with running(settings) as app, browser(app) as visitor:
        assert await missing(visitor) == []
        assert app.public.renderer.process_ids, "a page was drawn to know"

        # On PostgreSQL the next test has the same tables: their version is put back at once.
        newer, older = "9999", "0001"
        for version in (newer, older):
            await set_version(settings, version)
            seen = await missing(visitor, is_read=version == newer)
            await set_version(settings, newest_version())
            assert seen == ["schema"]

        def away() -> None:
            raise OSError(f"unable to open {settings.resolved_database_url}")

        with monkeypatch.context() as patch:
            patch.setattr(app.public.database, "_require_file", away)
            assert await missing(visitor) == ["database"]
            healthz = await visitor.get("/healthz", headers=ELSEWHERE)
            assert (healthz.status_code, healthz.json()["code"]) == (503, "server.unavailable")

        files = settings.data / "files"
        files.rename(tmp_path / "away")
        assert await missing(visitor) == ["blobs"]
        (tmp_path / "away").rename(files)

        with monkeypatch.context() as patch:
            patch.setattr(readiness, "unwritable_folders", lambda *folders: [folders[0]])
            assert await missing(visitor, is_read=True) == ["folder"]
            patch.setattr(os, "access", lambda *_: False)
            assert await missing(visitor) == ["folder"], "nor can it be read"

        broken = tmp_path / "render.js"
        broken.write_text("throw new Error('not built')")
        renderer = app.public.renderer
        drawn_by, failing = renderer._pool, Renderer(broken)
        monkeypatch.setattr(renderer, "_pool", failing._pool)
        assert await missing(visitor) == [], "it drew a page a moment ago"
        renderer.rendered_at = float("-inf")
        assert await missing(visitor) == ["renderer"]
        await failing.close()
        monkeypatch.setattr(renderer, "_pool", drawn_by)


async def test_healthz_says_to_the_byte_what_it_said_before(visitor: httpx.AsyncClient) -> None:
    answer = await visitor.get("/healthz", headers=ELSEWHERE)
    assert (answer.status_code, answer.content) == (200, b'{"status":"ok"}')
    assert dict(answer.headers) == {
        "cache-control": "no-store",
        "content-length": "15",
        "content-type": "application/json",
        "x-content-type-options": "nosniff",
    }


async def test_a_process_is_alive_under_any_name(settings: Settings) -> None:
    async with running(settings.but(public_url=ORIGIN)) as app, browser(app) as visitor:
        alive = await visitor.get("/livez", headers=ELSEWHERE)
        assert (alive.status_code, alive.json(), alive.headers["cache-control"]) == (200, {"status": "ok"}, "no-store")
        assert (await visitor.head("/livez")).content == b""


async def test_many_who_ask_at_once_are_one_look(app: App, visitor: httpx.AsyncClient) -> None:
    looks = 0
    look = app.services.readiness._look

    async def counted() -> Missing:
        nonlocal looks
        looks += 1
        await asyncio.sleep(0.05)
        return await look()

    object.__setattr__(app.services.readiness, "_look", counted)
    answers = await asyncio.gather(*(visitor.get("/readyz") for _ in range(50)))
    assert {answer.status_code for answer in answers} == {200} and looks == 1
