"""The table of the files that a site names says what a full reading of its contents says, whatever was saved."""

import asyncio
import json
import random
import re
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

import httpx
import pytest
from alembic import command
from sqlalchemy import Connection, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from tests.factories.app import Owner
from tests.platform.storage.test_schema import on_connection
from tests.sites.media import pictures
from tests.sites.media.test_routes import uploaded
from vitrine.platform.storage.base import now
from vitrine.platform.storage.database import Database
from vitrine.platform.storage.upgrade import alembic_config
from vitrine.sites.media.service import claim_media
from vitrine.sites.media.sweeper import sweep
from vitrine.sites.media.tables import Blob, MediaFile, MediaUse
from vitrine.sites.site.fresh_pictures import freshen_pages
from vitrine.sites.site.tables import Draft, Item, SectionState
from vitrine.sites.site.versions.keeping import unpack
from vitrine.sites.site.versions.tables import Version
from vitrine.sites.site.versions.thinning import thin_versions

pytestmark = pytest.mark.both_engines

Uses = set[tuple[str, str]]
PAIRS = 40


async def _noted(database: Database) -> Uses:
    async with database.reading() as session:
        return {
            (place, media_id) for place, media_id in await session.execute(select(MediaUse.place, MediaUse.media_id))
        }


async def _read_whole(database: Database) -> Uses:
    """Every document of every row, whoever wrote it and however."""
    found: Uses = set()
    async with database.reading() as session:
        known = set(await session.scalars(select(MediaFile.id)))
        for table, document, place in (
            (Item, Item.fields, ""),
            (SectionState, SectionState.settings, ""),
            (Draft, Draft.content, "draft of "),
        ):
            for section, content in await session.execute(select(table.section, document)):
                named = set(re.findall(r"[0-9a-f]{32}", json.dumps(content)))
                found |= {(place + section, media_id) for media_id in named & known}
        for section, packed in await session.execute(select(Version.section, Version.document)):
            named = set(re.findall(r"[0-9a-f]{32}", json.dumps(unpack(packed))))
            found |= {(f"versions of {section}", media_id) for media_id in named & known}
    return found


class Restless:
    """An owner who changes anything that names files, in no order."""

    def __init__(self, owner: Owner, media: list[str], chance: random.Random) -> None:
        self._owner, self._media, self._chance = owner, media, chance
        self._left: list[tuple[str, dict[str, Any]]] = []
        self.is_generous = False

    def _some(self) -> list[str]:
        return self._chance.sample(self._media, self._chance.randint(1 if self.is_generous else 0, 4))

    def _language(self) -> str:
        return self._chance.choice(["FR", "EN"])

    async def save_projects(self) -> httpx.Response:
        items = [
            {"id": f"project-{self._chance.randrange(10**9)}", "image": image, "title": "T", "description": ""}
            for image in self._some()
        ]
        return await self._owner.save("projects", self._language(), lists={"projects": items})

    async def save_photos(self) -> httpx.Response:
        photos = [{"id": f"photo-{self._chance.randrange(10**9)}", "image": image} for image in self._some()[:2]]
        return await self._owner.save("about", shared_lists={"photos": photos})

    async def save_logo(self) -> httpx.Response:
        chosen = self._chance.choice(self._media if self.is_generous else [None, *self._media])
        return await self._owner.save("home", settings={"logo": chosen})

    async def clear_logo(self) -> httpx.Response:
        return await self._owner.client.delete("/api/site/sections/home/settings/logo")

    async def draft(self) -> httpx.Response:
        languages = {code: {"lists": self._some(), "none": "0" * 32} for code in ("FR", "EN")}
        draft = {"baseRevision": 1, "tab": "t", "content": {"languages": languages}}
        section = "skills" if self.is_generous else self._chance.choice(["projects", "home", "skills"])
        return await self._owner.client.put(f"/api/site/drafts/{section}", json=draft)

    async def drop_draft(self) -> httpx.Response:
        return await self._owner.client.delete("/api/site/drafts/projects")

    async def delete_item(self) -> httpx.Response:
        language = self._language()
        listed = (await self._owner.document("projects"))["languages"][language]["lists"]["projects"]
        if not listed:
            return await self.save_projects()
        item = self._chance.choice(listed)
        self._left.append((language, item))
        return await self._owner.client.delete(f"/api/site/sections/projects/items/{item['id']}")

    async def restore_item(self) -> httpx.Response:
        if not self._left:
            return await self.delete_item()
        language, item = self._left.pop()
        undo = {"list": "projects", "language": language, "position": 0, "item": item}
        return await self._owner.client.post("/api/site/sections/projects/items", json=undo)

    def next(self) -> Callable[[], Awaitable[httpx.Response]]:
        return self._chance.choice(
            [
                self.save_projects,
                self.save_photos,
                self.save_logo,
                self.clear_logo,
                self.draft,
                self.drop_draft,
                self.delete_item,
                self.restore_item,
            ]
        )


def _down_and_up(connection: Connection) -> None:
    config = alembic_config(connection)
    command.downgrade(config, "0006")
    command.upgrade(config, "head")


async def test_what_is_noted_is_what_a_full_reading_finds(owner: Owner) -> None:
    await owner.pay()
    await owner.choose("FR", "EN")
    database: Database = owner.app.services.database
    media = [
        (await uploaded(owner, pictures.saved(pictures.arrow(20 + number, 20), "PNG")))["id"] for number in range(6)
    ]
    restless = Restless(owner, media, random.Random(1794))
    for _ in range(PAIRS):
        # Two at once: one of them may find that it was overtaken.
        answers = await asyncio.gather(restless.next()(), restless.next()())
        assert {answer.status_code for answer in answers} <= {200, 204, 412}, [answer.text for answer in answers]
        assert await _noted(database) == await _read_whole(database)
    # At the end every place names a file, whatever chance did.
    restless.is_generous = True
    for change in (restless.save_projects, restless.save_photos, restless.save_logo, restless.draft):
        await change()
    noted = await _noted(database)
    assert {place for place, _ in noted} >= {"projects", "about", "home", "draft of skills", "versions of projects"}

    await on_connection(database.url, _down_and_up)
    assert await _noted(database) == await _read_whole(database) != set()


async def test_a_file_whose_last_use_ended_can_be_put_back_for_a_day(owner: Owner) -> None:
    await owner.choose("FR")
    state = owner.app.services
    sent = await uploaded(owner, pictures.png())
    assert (await owner.save("home", settings={"logo": sent["id"]})).status_code == 200
    async with state.database.writing() as session:
        await session.execute(update(MediaFile).values(claimed_at=now() - timedelta(days=9)))
    await sweep(state.database, state.blobs)
    assert (await owner.client.delete("/api/site/sections/home/settings/logo")).status_code == 200
    await sweep(state.database, state.blobs)
    assert (await owner.save("home", settings={"logo": sent["id"]})).status_code == 200
    assert (await owner.client.delete("/api/site/sections/home/settings/logo")).status_code == 200
    # Versions that show it are uses as well: the next save replaces the last of them, and a year later it goes.
    assert (await owner.save("home")).status_code == 200
    await thin_versions(state.database, 10**9, now() + timedelta(days=800))
    await sweep(state.database, state.blobs, now() + timedelta(days=2))
    assert (await owner.save("home", settings={"logo": sent["id"]})).status_code == 422


@pytest.mark.postgresql
async def test_a_save_that_names_a_picture_does_not_wait_for_its_copies(
    owner: Owner, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor they for it: each held what the other wanted, and the database ended one of them (a 503)."""
    await owner.choose("FR")
    named: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    saves: list[asyncio.Task[httpx.Response]] = []

    async def save_meanwhile(session: AsyncSession, site_ids: list[str], media_ids: list[str]) -> None:
        await session.flush()
        saves.append(asyncio.create_task(owner.save("home", settings={"logo": await named})))
        await asyncio.wait(saves, timeout=20)
        await freshen_pages(session, site_ids, media_ids)

    monkeypatch.setattr(owner.app.services.media, "_on_variants_made", save_meanwhile)
    named.set_result((await uploaded(owner, pictures.png()))["id"])
    async with asyncio.timeout(60):
        while not await _has_copies(owner):  # noqa: ASYNC110  (made in the background: only looking tells)
            await asyncio.sleep(0.05)
    assert [(await save).status_code for save in saves] == [200]


async def _has_copies(owner: Owner) -> bool:
    async with owner.app.services.database.reading() as session:
        return await session.scalar(select(Blob.variants_made_at)) is not None


@pytest.mark.postgresql
async def test_a_sweep_waits_for_no_save(owner: Owner) -> None:
    """Who names two old files and a sweep that takes both would lock them in any order, and wait in a circle."""
    await owner.choose("FR")
    state = owner.app.services
    sent = [await uploaded(owner, pictures.saved(pictures.arrow(20, 20 + number), "PNG")) for number in range(2)]
    async with state.database.writing() as session:
        await session.execute(update(MediaFile).values(claimed_at=now() - timedelta(days=9)))
    async with state.database.writing() as session:
        site_id = str(await session.scalar(select(MediaFile.site_id)))
        assert await claim_media(session, site_id, {sent[0]["id"]: "image"}) == set()
        async with asyncio.timeout(20):
            await sweep(state.database, state.blobs)
    async with state.database.reading() as session:
        assert list(await session.scalars(select(MediaFile.id))) == [sent[0]["id"]], "the other one went"
