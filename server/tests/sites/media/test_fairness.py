"""One owner's files cost nobody else's time: hostile ones beside small ones, over real processes."""

import asyncio
from collections.abc import Callable

import pytest

from tests.factories.app import Owner
from tests.factories.attacks import Attack
from tests.levels import IS_FULL
from tests.sites.media import documents, pictures
from tests.sites.media.sites import make_site
from tests.sites.media.test_room import count, stored
from tests.sites.media.test_routes import cut, stored_count, upload
from vitrine.platform.errors import TooMany
from vitrine.platform.processes.pool import NoTimeForIt
from vitrine.platform.storage.blobs import Blobs
from vitrine.platform.storage.database import Database
from vitrine.sites.media.library import MediaLibrary
from vitrine.sites.media.problems import TooComplex
from vitrine.sites.media.tables import Blob
from vitrine.sites.media.workshop.workshop import MAX_EXPECTED_PER_OWNER

pytestmark = [pytest.mark.cold, pytest.mark.long]


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not is_so():  # noqa: ASYNC110 - a process tells nobody that it has begun
            await asyncio.sleep(0.01)


def costly_pdf(number: int) -> bytes:
    return documents.pdf_of_dictionaries(90_000 + number)


async def test_a_small_upload_waits_for_none_of_three_hostile_ones(
    room: MediaLibrary, database: Database, site_id: str, attack: Attack
) -> None:
    hostile = [await make_site(database) for _ in range(3)]
    await room.accept(site_id, pictures.png(), "image", "warm.png")
    attacks = [
        asyncio.create_task(room.accept(site, costly_pdf(number), "file", "cv.pdf"))
        for number, site in enumerate(hostile)
    ]
    await until(lambda: len(room.workshop.process_ids) >= len(hostile))
    await room.accept(site_id, pictures.saved(pictures.arrow(40, 40), "PNG"), "image", "small.png")
    assert not any(attack.done() for attack in attacks), "it waited for somebody else's file"
    if not IS_FULL:  # each takes five seconds of the processor until it is refused: test_workshop.py waits for one
        for attacking in attacks:
            attacking.cancel()
    for refused in await asyncio.gather(*attacks, return_exceptions=True):
        # On a machine that has other work the clock comes before the processor's limit: refused as well.
        assert isinstance(refused, TooComplex | NoTimeForIt if IS_FULL else asyncio.CancelledError)
    attack(
        "costly files of three owners beside another owner's small picture",
        attempts=len(hostile),
        result="the picture waits for none of them; they are refused",
    )


async def test_an_owners_own_files_take_turns(room: MediaLibrary, site_id: str) -> None:
    """Three of one owner hold one place, not three."""
    mine = [asyncio.create_task(room.accept(site_id, costly_pdf(number), "file", "cv.pdf")) for number in range(3)]
    await until(lambda: bool(room.workshop.process_ids))
    await asyncio.sleep(0.2)  # the others would have begun by now
    assert len(room.workshop.process_ids) == 1
    for task in mine:
        task.cancel()
    await asyncio.gather(*mine, return_exceptions=True)


async def test_an_owner_who_sends_too_many_at_once_is_told(room: MediaLibrary, site_id: str, attack: Attack) -> None:
    places = [room.expect(site_id) for _ in range(MAX_EXPECTED_PER_OWNER)]
    for place in places:
        place.__enter__()
    with pytest.raises(TooMany), room.expect(site_id):
        pass
    with room.expect("another"):
        pass
    for place in places:
        place.__exit__(None, None, None)
    with room.expect(site_id):
        pass
    attack(
        "more uploads of one owner at once than he may have",
        attempts=MAX_EXPECTED_PER_OWNER + 1,
        result="429; another owner's goes on",
    )


async def test_an_abandoned_upload_frees_its_place_and_stores_nothing(
    room: MediaLibrary, database: Database, blobs: Blobs, site_id: str
) -> None:
    await room.accept(site_id, pictures.png(), "image", "warm.png")
    [process_id] = room.workshop.process_ids
    leaving = asyncio.create_task(room.clean(site_id, costly_pdf(0), "file", "cv.pdf"))
    await asyncio.sleep(0.2)
    leaving.cancel()
    await asyncio.gather(leaving, return_exceptions=True)
    assert process_id not in room.workshop.process_ids
    assert (await count(database, Blob), len(await stored(blobs))) == (1, 1)
    await room.accept(site_id, pictures.jpeg(), "image", "next.jpg")


async def test_a_browser_that_hangs_up_ends_the_work(owner: Owner, attack: Attack) -> None:
    """Through the whole application: the connection goes while the file is being read."""
    content = costly_pdf(0)
    assert await cut(owner, content, len(content), hangs_up_after_s=0.5) != 200
    assert owner.app.services.media.workshop.process_ids == []
    assert await stored_count(owner) == (0, 0)
    assert (await upload(owner, pictures.png())).status_code == 200
    attack("an upload abandoned while its costly file is read", attempts=1, result="the work ends, nothing is stored")


async def test_an_upload_that_ends_after_its_account_is_refused_and_leaves_nothing(
    owner: Owner, attack: Attack
) -> None:
    state = owner.app.services
    account = (await owner.client.get("/api/account")).json()
    large = pictures.saved(pictures.noise(2500, 2500), "JPEG", quality=60)
    sending = asyncio.create_task(upload(owner, large))
    await until(lambda: bool(state.media.workshop.process_ids))
    gone = await owner.client.post("/api/account/deletion", json={"email": account["email"]})
    assert gone.status_code == 204, gone.text
    answer = await sending
    assert (answer.status_code, answer.json()["code"]) == (404, "server.not_found")
    assert await stored_count(owner) == (0, 0)
    attack("an upload that ends after its account was deleted", attempts=1, result="404, nothing stored")
