"""What goes with time and for want of room, and that the pictures of what stays are kept."""

from datetime import UTC, datetime, timedelta
from typing import Any
from weakref import WeakSet

import pytest
from sqlalchemy import func, select, update

from tests.factories.app import Owner
from tests.sites.media import pictures
from tests.sites.media.test_routes import uploaded
from tests.sites.site.versions.conftest import Historian, skill
from vitrine.platform.settings import Limits, Settings
from vitrine.platform.storage.base import now
from vitrine.platform.storage.database import Database
from vitrine.sites.media.sweeper import sweep
from vitrine.sites.media.tables import MediaFile, MediaUse
from vitrine.sites.site.versions import history, keeping, thinning
from vitrine.sites.site.versions.tables import Version
from vitrine.sites.site.versions.thinning import is_over, thin_versions

NOON = datetime(2026, 6, 15, 12, tzinfo=UTC)
ROOM = 20_000_000


@pytest.mark.parametrize(
    ("saved_days_ago", "replaced_days_ago", "goes"),
    [
        (900, None, False),  # in force
        (900, 29, False),  # it was what the site showed until last month
        (10, 9, False),
        (31.0, 30.9, True),  # another followed on the same day
        (32, 31, False),  # the last of its day
        (364, 363, False),
        (367, 366, True),
    ],
)
def test_all_of_a_month_then_one_a_day_for_a_year(
    saved_days_ago: float, replaced_days_ago: float | None, goes: bool
) -> None:
    replaced = None if replaced_days_ago is None else NOON - timedelta(days=replaced_days_ago)
    assert is_over(NOON - timedelta(days=saved_days_ago), replaced, NOON) is goes


async def _aged(database: Database, ages: dict[int, float]) -> None:
    """These versions were saved so many days ago."""
    async with database.writing() as session:
        for number, days in ages.items():
            await session.execute(
                update(Version).where(Version.number == number).values(saved_at=NOON - timedelta(days=days))
            )


async def _numbers(database: Database) -> list[int]:
    async with database.reading() as session:
        return list(await session.scalars(select(Version.number).order_by(Version.number)))


async def test_the_job_thins_each_section_and_language_by_itself(historian: Historian) -> None:
    owner, database = historian.owner, historian.owner.app.services.database
    for word in "abcdef":
        await owner.save("about", texts={"heading": word})
    await owner.save("about", "EN", texts={"heading": "g"})
    # 1 are the settings; 2 to 7 are a to f; 8 is English.
    await _aged(database, {1: 800, 2: 800, 3: 400, 4: 60.2, 5: 60.1, 6: 31.5, 7: 3, 8: 900})
    assert await thin_versions(database, ROOM, NOON) == 2
    # b was replaced within the year and is the last of its day; e is what was there until three days ago.
    assert await _numbers(database) == [1, 3, 5, 6, 7, 8]
    assert await thin_versions(database, ROOM, NOON) == 0
    for number, word in ((3, "b"), (5, "d"), (6, "e")):
        assert (await historian.then(number))["sections"]["about"]["languages"]["FR"]["texts"]["heading"] == word


async def test_over_its_room_the_oldest_versions_go_first_and_no_save_is_refused(
    historian: Historian, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However little each of them says: a small one counts as two kilobytes."""
    owner, database = historian.owner, historian.owner.app.services.database
    room, each = 20 * history.LEAST_COUNTED_BYTES, history.LEAST_COUNTED_BYTES
    monkeypatch.setattr(owner.app.services.settings.limits, "versions_bytes", room)
    for number in range(40):
        saved = await owner.save("about", texts={"heading": f"Titre {number}", "body": f"{number**9:x}" * 20})
        assert saved.status_code == 200
    listed = (await owner.client.get("/api/site/versions")).json()
    assert listed["usedBytes"] <= room + thinning.LOOKED_AT_EVERY * each and listed["mostBytes"] == room
    await thin_versions(database, room)
    listed = (await owner.client.get("/api/site/versions")).json()
    assert room // 2 < listed["usedBytes"] <= room and len(listed["versions"]) == listed["usedBytes"] // each
    numbers = [version["number"] for version in listed["versions"]]
    assert numbers[-1] == 1, "the settings in force stay"
    assert numbers[:-1] == list(range(numbers[0], numbers[-2] - 1, -1)) and numbers[0] == 41, "the latest are left"


class _Unpacked(dict[str, Any]):
    # Counted in a weak set while it lives: by which one it is, which no dict offers.
    __hash__ = object.__hash__  # type: ignore[assignment]


async def test_what_packs_to_nothing_counts_and_is_never_unpacked_all_at_once(
    historian: Historian, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One word a thousand times over packs to a few bytes: with room for megabytes of that, who looks through such
    versions would unpack gigabytes."""
    owner, database = historian.owner, historian.owner.app.services.database
    body = "mot " * 1000
    for number in range(12):
        saved = await owner.save("about", texts={"heading": f"{number}", "body": body})
        assert saved.status_code == 200, saved.text
    async with database.reading() as session:
        least = await session.scalar(select(func.min(Version.byte_count)).where(Version.section == "about"))
    assert least is not None and least >= len(body) // keeping.MOST_PACKED
    alive, most = WeakSet[_Unpacked](), 0

    def unpacked(packed: bytes) -> _Unpacked:
        nonlocal most
        one = _Unpacked(plain(packed))
        alive.add(one)
        most = max(most, len(alive))
        return one

    plain = keeping.unpack
    for module in (keeping, thinning):
        monkeypatch.setattr(module, "unpack", unpacked, raising=False)
    await thin_versions(database, 3 * history.LEAST_COUNTED_BYTES)
    assert 1 <= most <= 2
    assert len(await _numbers(database)) < 12


async def test_a_site_that_cannot_be_thinned_does_not_keep_others_from_it(
    historian: Historian, other_owner: Owner
) -> None:
    owner, database = historian.owner, historian.owner.app.services.database
    await other_owner.choose("FR")
    for word in "abc":
        await owner.save("about", texts={"heading": word})
        await other_owner.save("about", texts={"heading": word})
    sites = sorted([(await owner.site())["id"], (await other_owner.site())["id"]])
    async with database.writing() as session:
        await session.execute(update(Version).values(saved_at=NOON - timedelta(days=800)))
        damaged = (Version.site_id == sites[0], Version.section == "about")
        await session.execute(update(Version).where(*damaged).values(document=b"no version"))
    await thin_versions(database, ROOM, NOON)
    async with database.reading() as session:
        left = dict((await session.execute(select(Version.site_id, func.count()).group_by(Version.site_id))).all())
    assert left[sites[1]] < left[sites[0]]


async def test_other_sites_versions_stay_when_one_is_full(historian: Historian, other_owner: Owner) -> None:
    database = historian.owner.app.services.database
    await other_owner.choose("FR")
    await other_owner.save("about", texts={"heading": "Autre"})
    for number in range(10):
        await historian.owner.save("about", texts={"heading": f"Titre {number}"})
    async with database.reading() as session:
        used = select(func.sum(Version.byte_count)).group_by(Version.site_id)
        most, least = sorted(await session.scalars(used), reverse=True)
    assert await thin_versions(database, (most + least) // 2) > 0
    assert len((await other_owner.client.get("/api/site/versions")).json()["versions"]) == 2


async def test_a_picture_is_kept_as_long_as_a_version_shows_it(historian: Historian) -> None:
    owner, services = historian.owner, historian.owner.app.services
    sent = [(await uploaded(owner, pictures.saved(pictures.arrow(20, 20 + n), "PNG")))["id"] for n in range(2)]
    await owner.save("skills", lists={"skills": [skill(1, image=sent[0])]})
    shown = await historian.last()
    await owner.save("skills", lists={"skills": [skill(1, image=sent[1])]})
    await owner.save("skills", lists={"skills": []})

    async def sweep_late() -> set[str]:
        await sweep(services.database, services.blobs, now() + timedelta(days=2))
        async with services.database.reading() as session:
            return set(await session.scalars(select(MediaFile.id)))

    assert await sweep_late() == set(sent)
    then = await historian.then(shown)
    assert sent[0] in [file["id"] for file in then["media"]]
    assert (await historian.restore(shown, "section", "skills", language="FR")).status_code == 200
    await owner.save("skills", lists={"skills": []})
    # Two years later nothing but what is in force is left.
    await thin_versions(services.database, ROOM, now() + timedelta(days=800))
    assert await sweep_late() == set()
    async with services.database.reading() as session:
        assert list(await session.scalars(select(MediaUse.place))) == []


def test_the_room_is_a_limit_of_the_operators() -> None:
    assert Settings(limits=Limits(versions_bytes=5)).limits.versions_bytes == 5
