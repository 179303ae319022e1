"""Fixtures of the media tests: one workshop for the session's files, a room on each engine."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.sites.media.sites import make_site
from vitrine.platform.storage.blobs import Blobs
from vitrine.platform.storage.database import Database
from vitrine.sites.media.library import MediaLibrary
from vitrine.sites.media.workshop.workshop import Workshop


async def nobody_is_told(_session: object, _sites: object, _media: object) -> None:
    """No site shows these pictures."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def workshop() -> AsyncIterator[Workshop]:
    made = Workshop()
    yield made
    await made.close()


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    made = Database(database_url)
    yield made
    await made.close()


@pytest.fixture
def blobs(tmp_path: Path) -> Blobs:
    return Blobs((tmp_path / "files").as_uri())


@pytest.fixture
async def room(database: Database, blobs: Blobs) -> AsyncIterator[MediaLibrary]:
    made = MediaLibrary(database, blobs, nobody_is_told)
    yield made
    await made.close()


@pytest.fixture
async def site_id(database: Database) -> str:
    return await make_site(database)
