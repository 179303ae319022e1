"""How much a site may keep: told at the upload, exact when many come at once, on both engines."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from tests.factories.app import Owner, new_owner, running
from tests.factories.attacks import Attack
from tests.media import pictures
from tests.media.test_routes import stored_count, upload, uploaded
from vitrine.media.service import LEAST_COUNTED_BYTES
from vitrine.settings import Limits, Settings
from vitrine.tiers.policy import room_for

ROOM = 3 * LEAST_COUNTED_BYTES + 8_000  # three small pictures, and some versions of a text


def picture(number: int) -> bytes:
    return pictures.saved(pictures.arrow(60 + number), "PNG")


@pytest.fixture
def settings(database_url: str, tmp_path: Path) -> Settings:
    limits = Limits(room_free_bytes=ROOM, room_paid_bytes=ROOM + 2 * LEAST_COUNTED_BYTES)
    return Settings(data=tmp_path / "data", database_url=database_url, limits=limits)


async def test_a_full_site_is_told_at_the_upload_and_nothing_more_is_stored(owner: Owner) -> None:
    for number in range(3):
        await uploaded(owner, picture(number))
    before = await stored_count(owner)
    refused = await upload(owner, picture(3), name="de trop.png")
    assert (refused.status_code, refused.json()["code"]) == (507, "media.no_room")
    assert refused.json()["params"] == {
        "used": 3 * LEAST_COUNTED_BYTES,
        "most": ROOM,
        "isUnconfirmed": False,
        "filename": "de trop.png",
    }
    assert await stored_count(owner) == before
    await owner.choose("FR")
    assert (await owner.save("about", texts={"heading": "Avec place"})).status_code == 200
    await owner.pay()
    await uploaded(owner, picture(3))


async def test_an_upload_takes_the_room_of_what_only_old_versions_show(owner: Owner) -> None:
    """The oldest go first, and only as many as are needed: pictures in place, in drafts or just sent stay."""
    await owner.choose("FR")
    sent = [(await uploaded(owner, picture(number)))["id"] for number in range(3)]
    for logo in sent:
        assert (await owner.save("home", settings={"logo": logo})).status_code == 200
    assert (await owner.client.get("/api/site/versions")).json()["fileBytes"] == 2 * LEAST_COUNTED_BYTES
    await uploaded(owner, picture(3))
    kept = {file["id"] for file in (await owner.client.get("/api/site/media", params={"ids": sent})).json()}
    assert kept == set(sent[1:])
    listed = (await owner.client.get("/api/site/versions", params={"section": "home"})).json()["versions"]
    assert len(listed) == 2, "of three versions the oldest went"
    large = await upload(owner, pictures.saved(pictures.noise(300, 300), "PNG"))
    assert large.json()["code"] == "media.no_room", "where that is not enough, nothing goes"
    assert len((await owner.client.get("/api/site/versions", params={"section": "home"})).json()["versions"]) == 2


async def test_texts_of_versions_count_for_the_site_too(owner: Owner) -> None:
    await owner.choose("FR")
    for seed in range(4):
        letters = Random(seed).randbytes(2_400).hex()  # of which no compression makes less than half
        assert (await owner.save("about", texts={"body": letters})).status_code == 200
    for number in range(2):
        await uploaded(owner, picture(number))
    assert (await upload(owner, picture(2))).json()["code"] == "media.no_room"


async def test_uploads_at_once_never_go_over_the_room(owner: Owner, other_owner: Owner, attack: Attack) -> None:
    answers = await asyncio.gather(*(upload(owner, picture(number)) for number in range(8)))
    assert sorted(answer.status_code for answer in answers) == [200] * 3 + [507] * 5
    assert await stored_count(owner) == (6, 3)
    await uploaded(other_owner, picture(20))
    attack(
        "uploads at once that together are more than the site's room",
        attempts=len(answers),
        result="507 for what does not fit",
    )


async def test_what_the_site_has_already_takes_no_more_of_it(owner: Owner) -> None:
    for number in (0, 1, 1, 0, 1):
        await uploaded(owner, picture(number))
    await uploaded(owner, picture(2))


async def test_a_file_that_is_larger_than_what_is_left_is_refused_with_its_bytes_counted(owner: Owner) -> None:
    refused = await upload(owner, pictures.saved(pictures.noise(300, 300), "PNG"))
    assert refused.json()["code"] == "media.no_room"
    assert await stored_count(owner) == (0, 0)


@pytest.mark.parametrize(
    ("is_paid", "is_confirmed", "smtp_url", "room"),
    [
        (False, True, "smtp://mail", 200_000_000),
        (False, False, "smtp://mail", 20_000_000),
        (False, False, "", 200_000_000),
        (True, False, "smtp://mail", 2_000_000_000),
    ],
)
def test_an_address_that_nobody_confirmed_has_less_where_mail_is_sent(
    is_paid: bool, is_confirmed: bool, smtp_url: str, room: int
) -> None:
    given = room_for(Settings(smtp_url=smtp_url), is_paid=is_paid, is_confirmed=is_confirmed)
    assert given.most_bytes == room


async def test_the_upload_asks_whether_the_address_is_confirmed(settings: Settings, stack: AsyncExitStack) -> None:
    limits = Limits(room_unconfirmed_bytes=LEAST_COUNTED_BYTES)
    sending = settings.model_copy(update={"limits": limits, "smtp_url": "smtp://127.0.0.1:9"})
    app = await stack.enter_async_context(running(sending))
    owner = await new_owner(app, stack)
    await uploaded(owner, picture(0))
    refused = await upload(owner, picture(1))
    assert refused.json()["params"]["isUnconfirmed"] is True
