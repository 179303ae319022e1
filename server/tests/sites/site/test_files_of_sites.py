"""Whose files are served to whom: none of a deleted account, none of an offline site but to its owner."""

import asyncio
from typing import Any

import httpx
from sqlalchemy import func, select

from tests.factories.app import Owner
from tests.factories.attacks import Attack
from tests.sites.media import pictures
from tests.sites.media.test_routes import upload, uploaded
from vitrine.platform.http.answers import Answer
from vitrine.platform.storage.base import Table
from vitrine.public.rendering.cache.watch import forget_gone_sites
from vitrine.public.rendering.tables import PageChange
from vitrine.sites.site.public_files import PublicFiles


async def delete_account(owner: Owner) -> None:
    account = (await owner.client.get("/api/account")).json()
    sent = {"email": account["email"]}
    assert (await owner.client.post("/api/account/deletion", json=sent)).status_code == 204


async def statuses(client: httpx.AsyncClient, *urls: str) -> list[int]:
    return [(await client.get(url)).status_code for url in urls]


async def with_variants(owner: Owner, sent: dict[str, Any]) -> list[str]:
    """The addresses of the file and of its smaller copies, as pages name them and by their whole hashes."""
    async with asyncio.timeout(60):
        while not sent["copies"]:
            await asyncio.sleep(0.05)
            [sent] = (await owner.client.get("/api/site/media", params={"ids": sent["id"]})).json()
    folder = f"{sent['url'].rpartition('.')[0]}/{sent['copies']['edition']}"
    widths = sent["copies"]["widths"]
    short = [sent["url"], *(f"{folder}/{width}.{ending}" for ending in widths for width in widths[ending])]
    etags = [(await owner.client.get(url)).headers["etag"].strip('"') for url in short]
    return [*short, *(f"/media/{etag}.{url.rpartition('.')[2]}" for etag, url in zip(etags, short, strict=True))]


async def test_the_files_of_a_deleted_account_are_gone_at_once(
    owner: Owner, visitor: httpx.AsyncClient, attack: Attack
) -> None:
    sent = await uploaded(owner, pictures.saved(pictures.arrow(400, 300), "JPEG", quality=95))
    urls = await with_variants(owner, sent)
    assert await statuses(visitor, *urls) == [200] * len(urls)
    await delete_account(owner)
    assert await statuses(visitor, *urls) == [404] * len(urls)
    attack("a deleted account's files and their smaller copies", attempts=len(urls), result="404 at once")


async def test_nothing_of_a_deleted_account_is_left_in_any_table_or_file(owner: Owner, attack: Attack) -> None:
    await owner.choose("FR")
    sent = await uploaded(owner, pictures.png())
    assert (await owner.save("home", settings={"logo": sent["id"]})).status_code == 200
    drafted = await uploaded(owner, pictures.jpeg())
    draft = {"baseRevision": 1, "tab": "t", "content": {"photo": drafted["id"]}}
    assert (await owner.client.put("/api/site/drafts/about", json=draft)).status_code == 204
    state = owner.app.services
    await delete_account(owner)
    async with asyncio.timeout(30):
        while [file_hash async for file_hash in state.blobs.list_all()]:  # noqa: ASYNC110 - the room does it when it is told
            await asyncio.sleep(0.05)
    await forget_gone_sites(state.database)  # within the hour: who keeps pages was told by the site's random id
    async with state.database.reading() as session:
        assert (
            len((await session.scalars(select(PageChange.scope).where(func.length(PageChange.scope) == 32))).all()) == 0
        )
        left = {
            table.name: rows
            for table in Table.metadata.sorted_tables
            if (rows := await session.scalar(select(func.count()).select_from(table)))
        }
    # The jobs are everybody's, and when addresses last changed. A hash of the address is kept, so that nobody else gets
    # it for 90 days.
    assert left.pop("left_addresses") == 1
    assert left.keys() <= {"jobs", "page_changes"}
    attack(
        "a deleted account's rows and files, looked for in every table and in the store",
        attempts=len(Table.metadata.sorted_tables) + 1,
        result="nothing is left but a hash of the address, while it rests",
    )


async def test_a_file_that_another_site_has_too_stays_for_that_one(
    owner: Owner, other_owner: Owner, visitor: httpx.AsyncClient
) -> None:
    shared = await uploaded(owner, pictures.png())
    assert (await uploaded(other_owner, pictures.png()))["url"] == shared["url"]
    alone = await uploaded(owner, pictures.jpeg())
    alone_hash = (await visitor.get(alone["url"])).headers["etag"].strip('"')
    await delete_account(owner)
    assert await statuses(visitor, shared["url"], alone["url"]) == [200, 404]
    blobs = owner.app.services.blobs
    async with asyncio.timeout(30):
        while await blobs.has(alone_hash):  # noqa: ASYNC110 - the work is the room's
            await asyncio.sleep(0.05)
    assert await statuses(visitor, shared["url"]) == [200]


async def test_the_files_of_an_offline_site_are_its_owners_alone(
    owner: Owner, other_owner: Owner, visitor: httpx.AsyncClient, attack: Attack
) -> None:
    await owner.choose("FR")
    sent = await uploaded(owner, pictures.saved(pictures.arrow(400, 300), "JPEG", quality=95))
    urls = await with_variants(owner, sent)
    assert await statuses(visitor, *urls) == [200] * len(urls)
    assert (await owner.choose("FR", isOnline=False)).status_code == 200
    assert await statuses(visitor, *urls) == [404] * len(urls)
    assert await statuses(other_owner.client, *urls) == [404] * len(urls)
    own = [await owner.client.get(url) for url in urls]
    assert [answer.status_code for answer in own] == [200] * len(urls)
    assert {answer.headers["cache-control"] for answer in own} == {"private, no-cache"}
    assert (await owner.choose("FR", isOnline=True)).status_code == 200
    assert await statuses(visitor, *urls) == [200] * len(urls)
    attack(
        "an offline site's files, asked for by a stranger and by another owner", attempts=2 * len(urls), result="404"
    )


async def test_an_offline_file_that_an_online_site_has_too_is_served(
    owner: Owner, other_owner: Owner, visitor: httpx.AsyncClient
) -> None:
    await owner.choose("FR")
    sent = await uploaded(owner, pictures.png())
    await owner.choose("FR", isOnline=False)
    assert await statuses(visitor, sent["url"]) == [404]
    assert (await upload(other_owner, pictures.png())).status_code == 200
    assert await statuses(visitor, sent["url"]) == [200]


def test_files_that_are_kept_whole_take_a_fourth_of_the_pages_memory_and_those_asked_for_last_stay() -> None:
    public = PublicFiles(lambda: 1, page_memory_bytes=400_000)
    public.find("0")  # the first look
    for number in range(50):
        public.keep_answer(str(number), Answer(200, [], b"x" * 10_000), public.since)
        public.answer_from_memory("0", {})
    kept = [answer for number in range(50) if (answer := public.answer_from_memory(str(number), {}))]
    assert 7 <= len(kept) <= 9  # of ten kilobytes each, and what they take beside
    assert public.answer_from_memory("0", {}) and public.answer_from_memory("49", {})
