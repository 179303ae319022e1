"""Owners save and visitors read at random, in two processes on one database: no page is older than it may be.

Three seconds here; `make torture` takes a minute (FRESH_SECONDS=60).
"""

import asyncio
import json
import os
import random
import re
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from tests.factories.app import Owner, browser, new_owner, running
from tests.services import calls
from tests.services.served import Server, served
from tests.sites.media.pictures import noise, saved
from tests.sites.media.test_routes import uploaded
from vitrine.app import App
from vitrine.platform.settings import Limits, Settings
from vitrine.public.rendering.cache.watch import EVERYTHING
from vitrine.sites.media.variants import next_without_variants

pytestmark = [pytest.mark.both_engines, pytest.mark.real_server]

SECONDS = float(os.environ.get("FRESH_SECONDS", "3"))
OTHERS_WITHIN_S = 1.0
LIMITS: dict[str, Any] = dict.fromkeys(
    ("contact_per_address", "contact_per_site", "signin_per_account"), "100000/minute"
)
HERE, THERE = 0, 1
READERS = 2  # at each


@dataclass
class Diary:
    """One owner, signed in on both; each of his saves has a number, and is remembered once it is acknowledged."""

    owner: Owner
    elsewhere: httpx.AsyncClient
    slug: str
    revision: int = 0
    number: int = 0
    acknowledged: list[tuple[int, int, float]] = field(default_factory=list)

    section = "home"

    @property
    def path(self) -> str:
        return f"/@{self.slug}/fr"

    def content(self, words: str) -> dict[str, Any]:
        return {"texts": {"firstLine": words, "headline": words}, "lists": {}}

    async def save(self, node: int) -> None:
        self.number += 1
        shared: dict[str, Any] = {"styles": {}, "settings": {}, "lists": {}}
        body = {"content": self.content(f"Texte {self.number}."), "shared": shared}
        named = {"If-Match": f'"{self.revision}"'} if self.revision else {"If-None-Match": "*"}
        client = (self.owner.client, self.elsewhere)[node]
        answer = await client.put(f"/api/site/sections/{self.section}/FR", json=body, headers=named)
        assert answer.status_code == 200, answer.text
        self.revision = answer.json()["revision"]
        self.acknowledged.append((self.number, node, time.monotonic()))

    def least(self, node: int, at: float) -> int:
        """The number that a page asked for at this moment shows at least: its own process's last, others' after 1 s."""
        known = (number for number, by, when in self.acknowledged if by == node or when < at - OTHERS_WITHIN_S)
        return max(known, default=0)

    async def write_beside(self, node: int) -> None:
        """What no visitor sees."""
        client = (self.owner.client, self.elsewhere)[node]
        draft = {"baseRevision": 1, "tab": "one", "content": {"languages": {"FR": {"texts": {"firstLine": "…"}}}}}
        assert (await client.put("/api/site/drafts/about", json=draft)).status_code == 204
        words = {"name": "Coline", "email": "coline@example.org", "message": "Bonjour"}
        assert (await client.post(f"/api/sites/{self.slug}/messages", json=words)).status_code == 201
        picture = saved(noise(16, 16, seed=random.randrange(1 << 30)), "PNG")
        upload = await client.post("/api/site/media", params={"kind": "image"}, content=picture)
        assert upload.status_code == 200, upload.text


@dataclass
class ProjectDiary(Diary):
    """The same of a project's own page."""

    picture: str = ""

    section = "projects"

    @property
    def path(self) -> str:
        return f"/@{self.slug}/fr/projet/quai"

    def content(self, words: str) -> dict[str, Any]:
        page = {"isShown": True, "name": "quai", "story": words, "storyMarks": "b 0 5"}
        project = {"id": "project-1", "image": self.picture, "title": "Quai des Brumes", "page": page}
        return {"texts": {}, "lists": {"projects": [project]}}


@pytest.fixture
async def app(settings: Settings, stack: AsyncExitStack) -> App:
    return await stack.enter_async_context(running(settings.but(limits=Limits(**LIMITS))))


@pytest.fixture
def other(app: App, tmp_path: Path) -> Iterator[Server]:
    """Another process on the same database and the same folder."""
    environment = {
        "VITRINE_DATA": str(app.settings.data),
        "VITRINE_DATABASE_URL": app.settings.database_url,
        "VITRINE_LIMITS": json.dumps(LIMITS),
    }
    with served(environment, tmp_path / "other.log") as server:
        yield server


@pytest.fixture
async def diaries(app: App, other: Server, stack: AsyncExitStack) -> list[Diary]:
    found = []
    for name in ("Élise Maréchal", "Théo Lemarchand", "Aglaé Roux"):
        owner = await new_owner(app, stack, name)
        cookies = {cookie.name: cookie.value or "" for cookie in owner.client.cookies.jar}
        elsewhere = calls.AsyncClient(base_url=other.url, headers={"Origin": other.url}, cookies=cookies, timeout=30)
        await stack.enter_async_context(elsewhere)
        await owner.choose("FR")
        diary = Diary(owner, elsewhere, (await owner.site())["slug"])
        await diary.save(HERE)
        found.append(diary)
    return found


@pytest.fixture
async def projects(diaries: list[Diary]) -> list[ProjectDiary]:
    """A page of a project of each owner, the quiet one's too."""
    found = []
    for diary in diaries:
        await diary.owner.pay()
        picture = (await uploaded(diary.owner, saved(noise(16, 16, seed=1), "PNG")))["id"]
        project = ProjectDiary(diary.owner, diary.elsewhere, diary.slug, picture=picture)
        await project.save(HERE)
        found.append(project)
    return found


class Pages:
    """Reads pages at both, counts what was older than it may be, and how often a page was not known."""

    def __init__(self, app: App, other: Server, here: httpx.AsyncClient, there: httpx.AsyncClient) -> None:
        self._clients = (here, there)
        self.reads, self.refused, self.stale = 0, 0, list[str]()
        self.asked_again: dict[str, int] = {}
        self.everything = 0
        pages, watch = app.pages, app.pages._watch
        get, note = pages.get, watch.note

        async def counted_get(host: str | None, path: str, accepts: bytes) -> object:
            self.asked_again[path] = self.asked_again.get(path, 0) + 1
            return await get(host, path, accepts)

        def counted_note(scope: str) -> None:
            self.everything += scope == EVERYTHING
            note(scope)

        # Methods of the running application, counted on their way: mypy calls that an assignment to a method.
        pages.get, watch.note = counted_get, counted_note  # type: ignore[method-assign, assignment]

    async def read(self, diary: Diary, node: int) -> None:
        at = time.monotonic()
        least = diary.least(node, at)
        answer = await self._clients[node].get(diary.path)
        if answer.status_code == 503:  # the machine has no time for it, and says so: nothing old was shown
            self.refused += 1
            return
        shown = re.search(r"Texte (\d+)\.", answer.text)
        assert answer.status_code == 200 and shown, answer.text[:300]
        self.reads += 1
        if int(shown[1]) < least:
            self.stale.append(f"{diary.path} {('here', 'there')[node]}: {shown[1]} where {least} was acknowledged")


async def test_no_page_is_older_than_it_may_be_and_the_others_stay_known(
    app: App, other: Server, diaries: list[Diary], projects: list[ProjectDiary], stack: AsyncExitStack
) -> None:
    here = await stack.enter_async_context(browser(app))
    there = await stack.enter_async_context(calls.AsyncClient(base_url=other.url, timeout=30))
    pages = Pages(app, other, here, there)
    quiet, *busy = diaries
    still, *changing = projects
    async with asyncio.timeout(60):  # smaller copies of a picture are a change like any other
        while await next_without_variants(app.services.database) is not None:  # noqa: ASYNC110  (either may make them)
            await asyncio.sleep(0.05)
    await pages.read(quiet, HERE)
    await pages.read(still, HERE)
    until = time.monotonic() + SECONDS
    saves = besides = cuts = 0

    async def keep_saving(diary: Diary) -> None:
        nonlocal saves
        while time.monotonic() < until:
            await diary.save(random.choice((HERE, THERE)))
            saves += 1
            await asyncio.sleep(random.uniform(0, 0.1))

    async def keep_writing_beside() -> None:
        nonlocal besides
        while time.monotonic() < until:
            await random.choice(diaries).write_beside(random.choice((HERE, THERE)))
            besides += 3
            await asyncio.sleep(random.uniform(0, 0.05))

    async def keep_reading(node: int) -> None:
        while time.monotonic() < until:
            await pages.read(random.choice([*diaries, *projects]), node)
            await asyncio.sleep(random.choice((0, 0, 0.01)))

    async def keep_cutting() -> None:
        """The lines on which nodes listen, in the middle of it all. SQLite has none."""
        nonlocal cuts
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'SELECT ''who listens''%'"
        while not app.services.database.is_sqlite and time.monotonic() < until:
            await asyncio.sleep(SECONDS / 3)
            async with app.services.database.reading() as session:
                cuts += len((await session.execute(text(cut))).all())

    async with asyncio.TaskGroup() as together:
        for work in (*(keep_saving(owner) for owner in (*busy, *changing)), keep_writing_beside(), keep_cutting()):
            together.create_task(work)
        for node in (HERE, THERE) * READERS:
            together.create_task(keep_reading(node))
    assert pages.stale == [] and pages.reads > pages.refused
    again = max(pages.asked_again[quiet.path], pages.asked_again[still.path])
    # Nobody changed it: it is looked up anew only when a line was lost, then once by each who reads meanwhile.
    assert again <= 1 + READERS * pages.everything
    assert (pages.everything == 0) if app.services.database.is_sqlite else cuts
    counted = f"{pages.reads} reads, {saves} saves, {besides} other writes, {cuts} lines cut"
    print(f"\n{counted}; the page that nobody changed was looked up {again} times")  # noqa: T201  (for pytest -s)
