"""How much a site may keep: told at the upload, exact when many come at once, on both engines."""

import asyncio
from contextlib import AsyncExitStack
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import update

from tests.factories.app import Owner, new_owner, running
from tests.factories.attacks import Attack
from tests.sites.media import pictures
from tests.sites.media.test_routes import stored_count, upload, uploaded
from vitrine.platform.settings import Limits, Settings
from vitrine.platform.storage.base import now
from vitrine.sites.media.service import LEAST_COUNTED_BYTES
from vitrine.sites.media.tables import MediaFile
from vitrine.sites.site.tables import Site
from vitrine.sites.tiers.policy import quota_for

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
        "needs": len(picture(3)),
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


async def test_texts_of_versions_count_for_the_site_too_and_old_ones_go_for_an_upload(owner: Owner) -> None:
    await owner.choose("FR")
    for seed in range(4):
        letters = Random(seed).randbytes(2_400).hex()  # of which no compression makes less than half
        assert (await owner.save("about", texts={"body": letters})).status_code == 200
    for number in range(2):
        await uploaded(owner, picture(number))
    before = (await room(owner))["usedBytes"]
    assert before + LEAST_COUNTED_BYTES > ROOM
    await uploaded(owner, picture(2))
    assert (await room(owner))["usedBytes"] < before + LEAST_COUNTED_BYTES
    listed = (await owner.client.get("/api/site/versions", params={"section": "about"})).json()["versions"]
    assert 1 <= len(listed) < 4 and listed[0]["isCurrent"], "what is in place never goes"
    assert (await upload(owner, picture(3))).json()["code"] == "media.no_room"


async def room(owner: Owner) -> dict[str, Any]:
    answer = await owner.client.get("/api/site/room")
    assert answer.status_code == 200, answer.text
    storage: dict[str, Any] = answer.json()
    assert storage["usedBytes"] == sum(part["bytes"] for part in storage["parts"]), "every byte is told once"
    return storage


def shares(storage: dict[str, Any]) -> dict[tuple[str, str, str], int]:
    return {(part["kind"], part["section"], part["name"]): part["files"] for part in storage["parts"]}


async def unclaim(owner: Owner, *media_ids: str) -> None:
    """As if nothing had named them for a while: what was just sent may be on its way into a draft."""
    async with owner.app.services.database.writing() as session:
        long_ago = now() - timedelta(minutes=10)
        await session.execute(update(MediaFile).where(MediaFile.id.in_(media_ids)).values(claimed_at=long_ago))


async def test_the_owner_is_told_what_takes_his_room_and_gives_back_what_nothing_shows(owner: Owner) -> None:
    await owner.pay()
    await owner.choose("FR")
    logo, shown, drafted, former, unused = [(await uploaded(owner, picture(number)))["id"] for number in range(5)]
    assert (await owner.save("home", settings={"logo": former})).status_code == 200
    assert (await owner.save("home", settings={"logo": logo})).status_code == 200
    items = [{"id": "a" * 32, "image": shown, "title": "Marée", "description": "", "link": ""}]
    assert (await owner.save("projects", lists={"projects": items})).status_code == 200
    draft = {"baseRevision": 0, "tab": "t", "content": {"languages": {"FR": {"image": drafted}}}}
    assert (await owner.client.put("/api/site/drafts/skills", json=draft)).status_code == 204
    storage = await room(owner)
    assert storage["mostBytes"] == ROOM + 2 * LEAST_COUNTED_BYTES
    assert shares(storage) == {
        ("setting", "home", "logo"): 1,
        ("section", "projects", ""): 1,
        ("draft", "skills", ""): 1,
        ("versions", "home", ""): 1,
        ("unused", "", ""): 1,
        ("texts", "", ""): 0,
    }
    by_name = {file["media"]["id"]: file["kind"] for file in storage["files"]}
    assert by_name == {logo: "setting", shown: "section", drafted: "draft", former: "versions", unused: "unused"}
    assert storage["spare"] == {"unusedFiles": 0, "unusedBytes": 0, "versionBytes": LEAST_COUNTED_BYTES}

    # What came just now may be on its way into a draft: it stays.
    assert shares((await owner.client.delete("/api/site/room/unused")).json())["unused", "", ""] == 1
    await unclaim(owner, unused, drafted, shown)
    assert (await room(owner))["spare"]["unusedFiles"] == 1
    left = shares((await owner.client.delete("/api/site/room/unused")).json())
    assert ("unused", "", "") not in left and left["draft", "skills", ""] == 1
    left = shares((await owner.client.delete("/api/site/room/versions")).json())
    assert ("versions", "home", "") not in left
    listed = (await owner.client.get("/api/site/versions", params={"section": "home"})).json()["versions"]
    assert [version["isCurrent"] for version in listed] == [True]
    assert (await owner.document("home"))["shared"]["settings"]["logo"] == logo
    page = await owner.client.get(f"/@{(await owner.site())['slug']}")
    assert page.status_code == 200


async def test_a_full_site_is_saved_again_and_again_and_a_site_that_is_free_again_loses_nothing(owner: Owner) -> None:
    await owner.pay()
    await owner.choose("FR")
    sent = [(await uploaded(owner, picture(number)))["id"] for number in range(5)]
    items = [
        {"id": f"{number:032x}", "image": media_id, "title": "", "description": "", "link": ""}
        for number, media_id in enumerate(sent)
    ]
    assert (await owner.save("projects", lists={"projects": items})).status_code == 200
    assert (await upload(owner, picture(5))).json()["code"] == "media.no_room"
    for seed in range(20):
        saved = await owner.save("about", texts={"body": Random(seed).randbytes(2_000).hex()})
        assert saved.status_code == 200, "a save is never refused for room"
    storage = await room(owner)
    assert storage["usedBytes"] > storage["mostBytes"]
    async with owner.app.services.database.writing() as session:
        await session.execute(update(Site).values(activation=None))
    storage = await room(owner)
    assert (storage["mostBytes"], storage["spare"]["versionBytes"]) == (ROOM, 0)
    assert shares(storage)["section", "projects", ""] == 5
    assert (await upload(owner, picture(5))).json()["code"] == "media.no_room"
    assert len((await owner.document("projects"))["languages"]["FR"]["lists"]["projects"]) == 5
    assert (await owner.save("projects", texts={"heading": "Toujours là"})).status_code == 200
    versions = (await owner.client.get("/api/site/versions", params={"section": "about"})).json()["versions"]
    assert len(versions) == 20, "an upload that would not fit even so takes no version"


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
    given = quota_for(Settings(smtp_url=smtp_url), is_paid=is_paid, is_confirmed=is_confirmed)
    assert given.most_bytes == room


async def test_the_upload_asks_whether_the_address_is_confirmed(settings: Settings, stack: AsyncExitStack) -> None:
    limits = Limits(room_unconfirmed_bytes=LEAST_COUNTED_BYTES)
    sending = settings.but(limits=limits, smtp_url="smtp://127.0.0.1:9")
    app = await stack.enter_async_context(running(sending))
    owner = await new_owner(app, stack)
    await uploaded(owner, picture(0))
    refused = await upload(owner, picture(1))
    assert refused.json()["params"]["isUnconfirmed"] is True
