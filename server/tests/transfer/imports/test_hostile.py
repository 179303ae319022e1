"""Hostile files are refused with nothing done, in bounded memory and time; the reader falls alone."""

import asyncio
import fcntl
import io
import json
import os
import resource
import shutil
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, ExitStack
from typing import Any

import pytest

from tests.factories.app import Owner, new_owner
from tests.factories.attacks import Attack
from tests.sites.media.pictures import png
from tests.test_access import account_of, rows_of
from tests.transfer.imports.files import RESUME, bring, part_of, previewed, zipped
from tests.transfer.imports.hostile import REFUSED, SITE
from vitrine.app import App
from vitrine.content.catalogues import MAX_LANGUAGES
from vitrine.content.describe import Media
from vitrine.content.sections import SECTIONS
from vitrine.platform.processes import pool
from vitrine.platform.settings import Settings
from vitrine.platform.storage import reserve
from vitrine.sites.media import arrivals
from vitrine.transfer.imports import reader
from vitrine.transfer.imports.reading.recognise import MAX_PICTURES, read_import
from vitrine.transfer.imports.reading.target import Target
from vitrine.transfer.interchange import zips
from vitrine.transfer.interchange.problems import ImportProblem, TooMuchInside
from vitrine.transfer.interchange.zips import Bounds, SafeZip

pytestmark = pytest.mark.long

TARGET = Target(["FR"], "FR", is_paid=False)


@pytest.mark.parametrize(("make", "code"), REFUSED.values(), ids=list(REFUSED))
def test_a_hostile_file_is_refused_by_what_it_is(make: Callable[[], bytes], code: str) -> None:
    content = make()
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    with pytest.raises(ImportProblem) as refused:
        read_import(io.BytesIO(content), TARGET, Bounds(12_000_000))
    assert refused.value.code == code
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 300_000  # KB


def test_what_nobody_reads_may_be_as_dense_as_it_likes() -> None:
    """An owner's versions say nearly the same again and again."""
    content = zipped({"site.json": SITE, "versions.jsonl": b" " * (4 << 20)})
    assert read_import(io.BytesIO(content), TARGET, Bounds(12_000_000)).proposal.source == "archive"


async def test_nothing_is_done_for_any_of_them(app: App, owner: Owner, attack: Attack) -> None:
    await owner.choose("FR")
    await owner.save("home", texts={"headline": "Donner à lire"})
    mine = await account_of(app, owner)
    before = await rows_of(app, mine)
    answered = {name: (await bring(owner, make())).json()["code"] for name, (make, _code) in REFUSED.items()}
    assert answered == {name: code for name, (_make, code) in REFUSED.items()}
    assert await rows_of(app, mine) == before
    await previewed(owner, RESUME)  # and the next one is read
    attack("hostile archives and files, imported", attempts=len(answered), result="refused by name, no row changed")


async def test_a_file_that_fells_the_reader_is_refused_and_the_next_one_read(
    owner: Owner, app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever ends the process: here a module that is none."""
    await owner.choose("FR")
    reading = app.services.import_reader
    whole, broken = reading._pool, reader.ImportReader(module="vitrine.transfer.imports.reading.nothing")
    monkeypatch.setattr(reading, "_pool", broken._pool)
    assert (await bring(owner, json.dumps(RESUME).encode())).json()["code"] == "imports.too_much_inside"
    monkeypatch.setattr(reading, "_pool", whole)
    await previewed(owner, RESUME)


async def test_a_file_over_the_limit_is_not_read(app: App, owner: Owner, monkeypatch: pytest.MonkeyPatch) -> None:
    of_operator = app.services.settings.limits
    monkeypatch.setattr(of_operator, "import_bytes", 1_000)
    monkeypatch.setattr(of_operator, "room_free_bytes", 500)
    refused = await bring(owner, b"{" + b" " * 2_000)  # a paid site could hold it, this one could not
    assert (refused.status_code, refused.json()["code"]) == (413, "server.body_too_large")
    assert refused.json()["params"]["maxBytes"] == 1_500


async def test_an_owner_brings_one_file_at_a_time_and_all_together_a_few(owner: Owner, app: App) -> None:
    with app.services.import_reader.expect((await owner.site())["id"]):
        assert (await bring(owner, json.dumps(RESUME).encode())).status_code == 429
    assert (await bring(owner, json.dumps(RESUME).encode())).status_code == 200
    with ExitStack() as others:
        for number in range(reader.MAX_EXPECTED):
            others.enter_context(app.services.import_reader.expect(f"other {number}"))
        refused = await bring(owner, json.dumps(RESUME).encode())
    assert (refused.status_code, refused.headers["Retry-After"]) == (503, "30")


async def test_a_file_with_many_pictures_steps_back_behind_those_who_came_meanwhile(
    owner: Owner, other_owner: Owner, app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    services, ended = app.services, list[str]()
    monkeypatch.setattr(pool, "TURN_S", 0.0)
    monkeypatch.setattr(services.import_reader, "_pool", reader.ImportReader(children=1)._pool)
    mine = (await owner.site())["id"]
    clean, others = services.media.clean, list[asyncio.Task[None]]()

    async def told_when_done(who: str, of: Owner, resume: dict[str, Any]) -> None:
        await previewed(of, resume)
        ended.append(who)

    async def clean_while_somebody_comes(site_id: str, *picture: Any) -> Any:
        if site_id == mine and not others:
            others.append(asyncio.create_task(told_when_done("small", other_owner, RESUME)))
            async with asyncio.timeout(60):
                while not services.import_reader.waiting:  # noqa: ASYNC110 - until the other one is there
                    await asyncio.sleep(0.01)
        return await clean(site_id, *picture)

    monkeypatch.setattr(services.media, "clean", clean_while_somebody_comes)
    many = {**RESUME, "projects": [{"name": f"Projet {number}"} for number in range(4)]}
    await told_when_done("large", owner, many)
    await asyncio.gather(*others)
    assert ended == ["small", "large"]
    preview = (await owner.client.get("/api/site/import")).json()
    assert len(part_of(preview, "projects/FR")["lists"][0]["coming"]) == 4  # its pictures are whole
    assert not [note for note in preview["notes"] if note["code"] == "picture"]


async def test_a_small_file_is_read_while_those_of_others_take_their_time(
    owner: Owner, app: App, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch, attack: Attack
) -> None:
    services, are_reading, may_end = app.services, asyncio.Semaphore(0), asyncio.Event()
    mine, clean = (await owner.site())["id"], services.media.clean

    async def clean_slowly(site_id: str, *picture: Any) -> Any:
        if site_id != mine:
            are_reading.release()
            await may_end.wait()
        return await clean(site_id, *picture)

    monkeypatch.setattr(services.media, "clean", clean_slowly)
    others = [await new_owner(app, stack) for _ in range(3)]
    taking_long = [asyncio.create_task(previewed(other, RESUME)) for other in others]
    try:
        async with asyncio.timeout(120):
            for _ in others:
                await are_reading.acquire()
            await previewed(owner, RESUME)
        assert not any(task.done() for task in taking_long)
    finally:
        may_end.set()
        await asyncio.gather(*taking_long)
    attack("three imports that take all they may", attempts=len(others), result="another owner's is read meanwhile")


async def test_a_disk_without_room_takes_no_file_in(
    owner: Owner, app: App, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    arriving = settings.data / arrivals.FOLDER
    leftover, held = arriving / "of-a-killed-process", arriving / "of-another-process"
    for file in (leftover, held):
        file.write_bytes(b"x")
        os.utime(file, (time.time() - 3600,) * 2)
    holding = held.open("rb")
    fcntl.flock(holding, fcntl.LOCK_SH)
    free, asked = shutil.disk_usage(settings.data).free, list[bytes]()
    monkeypatch.setattr(reserve, "LOW_BYTES", free + (1 << 30))

    async def coming(content: bytes) -> AsyncIterator[bytes]:
        asked.append(content)
        yield content

    for path, content in (("import", json.dumps(RESUME).encode()), ("media", png())):
        announced = {"X-File-Name": "a", "Content-Length": str(len(content))}
        answer = await owner.client.post(f"/api/site/{path}", content=coming(content), headers=announced)
        assert (answer.status_code, answer.json()["code"]) == (507, "server.no_space")
    assert asked == [], "told before a byte of it comes"
    assert list(arriving.iterdir()) == [held], "what nobody holds goes first: it may be what fills the disk"
    monkeypatch.undo()
    # A large file leaves room for everybody's saves: sixteen may be on their way at once.
    monkeypatch.setattr(reserve, "free_bytes", lambda _folder: reserve.LOW_BYTES + (40 << 20))
    announced = {"X-File-Name": "a", "Content-Length": str(30 << 20)}
    answer = await owner.client.post("/api/site/import", content=coming(b"PK"), headers=announced)
    assert (answer.status_code, asked) == (507, [])
    monkeypatch.undo()
    holding.close()
    await previewed(owner, RESUME)
    assert list(arriving.iterdir()) == []


def test_as_much_is_unpacked_as_the_site_has_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(zips, "MAX_UNPACKED_BYTES", 100_000)
    packed = zipped({f"files/{number}.png": os.urandom(60_000) for number in range(3)})
    archive = SafeZip(io.BytesIO(packed), Bounds(60_000, room_bytes=80_000))
    assert sum(len(archive.read(name, 60_000)) for name in archive.names) == 180_000
    with pytest.raises(TooMuchInside):
        archive.read(archive.names[0], 60_000)  # read once more it counts once more


def test_as_many_pictures_are_read_as_a_site_may_show() -> None:
    of_lists = sum(
        each.max_items * (1 if each.shared else MAX_LANGUAGES)
        for section in SECTIONS.values()
        for each in section.lists
        if any(isinstance(field, Media) for field in each.fields)
    )
    of_settings = sum(isinstance(field, Media) for section in SECTIONS.values() for field in section.settings)
    assert of_lists + of_settings <= MAX_PICTURES


async def test_files_and_samples_are_read_so_often_an_hour(
    owner: Owner, app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app.services.settings.limits, "imports_per_account", "2/hour")
    sample = {"name": "designer", "language": "FR"}
    assert (await bring(owner, json.dumps(RESUME).encode())).status_code == 200
    assert (await owner.client.post("/api/site/import/sample", json=sample)).status_code == 200
    assert (await owner.client.post("/api/site/import/sample", json=sample)).status_code == 429
    assert (await bring(owner, json.dumps(RESUME).encode())).status_code == 429


@pytest.mark.parametrize(
    "resume",
    [
        {"basics": []},
        {"basics": {"name": {"a": 1}, "profiles": "x", "image": 5}, "work": {"a": 1}, "skills": [None, 3, "x", []]},
        {"work": [{"position": ["x"], "startDate": 5, "endDate": {}, "highlights": "x"}], "meta": []},
        {"projects": [{"name": "a", "url": "javascript:alert(1)", "keywords": 5}], "references": [{"reference": True}]},
        {"work": [{"position": "a", "startDate": "2020", "endDate": "2010"}, {"endDate": "bientôt", "name": "b"}]},
        {"basics": {"label": "\u202e" * 3_000, "email": "<script>", "phone": "0" * 500, "url": "x" * 5_000}},
    ],
)
def test_whatever_shape_a_resume_has_it_is_read_or_refused(resume: dict[str, Any]) -> None:
    said: object = None
    try:
        said = read_import(io.BytesIO(json.dumps(resume).encode()), TARGET, Bounds(1000)).proposal.sections
    except ImportProblem as problem:
        said = problem.code
    assert isinstance(said, dict) or str(said).startswith("imports.")
    assert "javascript" not in json.dumps(said)
