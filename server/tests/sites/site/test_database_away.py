"""The database goes away and comes back: visitors keep their pages, owners are told, nothing needs a restart."""

import asyncio
from collections.abc import AsyncIterator, Iterator

import httpx
import pytest
from sqlalchemy import make_url

from tests.factories.app import Owner, hang_up
from tests.services.cut_line import CutLine
from vitrine.platform.settings import Settings
from vitrine.platform.storage import sqlite

pytestmark = pytest.mark.both_engines

CYCLES = 3


class Line:
    """SQLite is a file and no server: there, connections fail to open."""

    def __init__(self, cut_line: CutLine | None, monkeypatch: pytest.MonkeyPatch) -> None:
        self._cut_line, self._monkeypatch = cut_line, monkeypatch

    async def cut(self, owner: Owner) -> None:
        if self._cut_line:
            await self._cut_line.cut()
            return

        def away(_path: str) -> None:
            raise OSError("unable to open database file")

        self._monkeypatch.setattr(sqlite, "connect", away)
        await hang_up(owner.app)

    async def mend(self) -> None:
        if self._cut_line:
            await self._cut_line.mend()
        else:
            self._monkeypatch.undo()


@pytest.fixture
async def cut_line(database_url: str) -> AsyncIterator[CutLine | None]:
    url = make_url(database_url)
    if url.drivername.startswith("sqlite"):
        yield None
        return
    line = CutLine(url.host or "", url.port or 5432)
    await line.mend()
    yield line
    await line.cut()


@pytest.fixture
def settings(settings: Settings, cut_line: CutLine | None) -> Settings:
    if cut_line is None:
        return settings
    through = make_url(settings.database_url).set(port=cut_line.port)
    return settings.but(database_url=through.render_as_string(hide_password=False))


@pytest.fixture
def line(cut_line: CutLine | None) -> Iterator[Line]:
    with pytest.MonkeyPatch.context() as monkeypatch:
        yield Line(cut_line, monkeypatch)


async def _is_saved(owner: Owner, heading: str) -> bool:
    try:
        return (await owner.save("about", texts={"heading": heading})).status_code == 200
    except AssertionError:
        return False  # it could not even be read yet


async def test_pages_stay_writes_are_refused_and_all_is_well_again(
    owner: Owner, visitor: httpx.AsyncClient, line: Line
) -> None:
    await owner.choose("FR")
    assert await _is_saved(owner, "Au début")
    body = (await owner.document("about"))["languages"]["FR"]
    for cycle in range(CYCLES):
        before = await visitor.get("/home/fr")
        assert before.status_code == 200
        await line.cut(owner)
        for _ in range(3):
            kept = await visitor.get("/home/fr")
            assert (kept.status_code, kept.text) == (200, before.text)
            refused = await owner.client.put(
                "/api/site/sections/about/FR",
                json={"content": body, "shared": {"settings": {}, "styles": {}, "lists": {}}},
                headers={"If-Match": f'"{cycle + 1}"'},
            )
            assert (refused.status_code, refused.json()["code"]) == (503, "server.unavailable")
            assert refused.headers["Retry-After"]
            assert (await visitor.get("/healthz")).status_code == 503
        await line.mend()
        async with asyncio.timeout(60):
            while not await _is_saved(owner, f"Après la coupure {cycle}"):  # noqa: ASYNC110  (only trying tells)
                await asyncio.sleep(0.1)
        assert (await owner.document("about"))["revision"] == cycle + 2  # what was refused had no effect
        assert f"Après la coupure {cycle}" in (await visitor.get("/home/fr")).text
