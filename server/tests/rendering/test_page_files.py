"""Pages on the node's disk: used for the state they were made of, by the code that made them, and for nothing else."""

import asyncio
import errno
import shutil
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select, update

from tests.factories.app import Owner, browser, running
from vitrine.app import App
from vitrine.rendering.kept import files as page_files
from vitrine.rendering.kept.files import PageFiles
from vitrine.settings import Settings
from vitrine.site.tables import SectionTexts, Site


@pytest.fixture
async def site(owner: Owner) -> Owner:
    await owner.choose("FR")
    await owner.save("home", texts={"firstLine": "Bonjour"})
    return owner


def _files(app: App) -> PageFiles:
    return app.pages.files


async def _on_disk(app: App) -> list[Path]:
    await _files(app).written()
    return sorted((app.settings.data / "pages").glob("*/*.page"))


async def _without_memory(app: App, stack: AsyncExitStack) -> tuple[App, httpx.AsyncClient]:
    """Another start on the same folder."""
    started = await stack.enter_async_context(running(app.settings))
    return started, await stack.enter_async_context(browser(started))


async def _until_shown(visitor: httpx.AsyncClient, words: str) -> None:
    """Others' saves are told a moment later on PostgreSQL."""
    async with asyncio.timeout(20):
        while words not in (await visitor.get("/home")).text:  # noqa: ASYNC110  (only looking tells)
            await asyncio.sleep(0.01)


async def test_a_page_of_before_the_stop_is_answered_without_a_render(
    site: Owner, visitor: httpx.AsyncClient, stack: AsyncExitStack
) -> None:
    first = await visitor.get("/home")
    assert len(await _on_disk(site.app)) == 1
    started, later = await _without_memory(site.app, stack)
    for encoding in ("br", "gzip", "identity"):
        answer = await later.get("/home", headers={"Accept-Encoding": encoding})
        assert (answer.text, answer.headers["etag"]) == (first.text, first.headers["etag"])
        same = {"content-type", "content-security-policy", "vary", "cache-control"}
        assert {name: answer.headers[name] for name in same} == {name: first.headers[name] for name in same}
    assert started.pages.renders == 0
    await site.save("home", texts={"firstLine": "Rebonjour"})
    await _until_shown(later, "Rebonjour")
    assert started.pages.renders == 1


async def test_a_broken_file_is_not_there(site: Owner, visitor: httpx.AsyncClient, stack: AsyncExitStack) -> None:
    await visitor.get("/home")

    def changed(content: bytes) -> bytes:
        return content[:40] + bytes([content[40] ^ 1]) + content[41:]

    for spoil in (lambda content: content[:-1], changed, lambda _: b""):
        [file] = await _on_disk(site.app)
        file.write_bytes(spoil(file.read_bytes()))
        started, later = await _without_memory(site.app, stack)
        assert "Bonjour" in (await later.get("/home")).text
        assert started.pages.renders == 1
        await _on_disk(started)


async def test_no_page_outlives_a_state_that_was_put_back(
    site: Owner, visitor: httpx.AsyncClient, stack: AsyncExitStack
) -> None:
    """However the operator did it: a copy of the database counts its revisions from where it was."""
    database = site.app.services.database
    async with database.reading() as session:
        before = (await session.execute(select(Site.revision, Site.state))).one()
        texts = await session.scalar(select(SectionTexts.texts))
    await site.save("home", texts={"firstLine": "De la vie perdue"})
    assert "De la vie perdue" in (await visitor.get("/home")).text
    async with database.writing() as session:
        await session.execute(update(Site).values(revision=before.revision, state=before.state))
        await session.execute(update(SectionTexts).values(texts=texts))
    _, later = await _without_memory(site.app, stack)
    assert "Bonjour" in (await later.get("/home")).text
    await site.save("home", texts={"firstLine": "De la vie nouvelle"})
    await _until_shown(later, "De la vie nouvelle")


async def test_other_code_uses_none_of_them(
    site: Owner, visitor: httpx.AsyncClient, stack: AsyncExitStack, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await visitor.get("/home")
    await _on_disk(site.app)
    (tmp_path / "code").mkdir()
    (tmp_path / "code" / "other.py").write_text("# of tomorrow")
    monkeypatch.setattr(page_files, "CODE", tmp_path / "code")
    started, later = await _without_memory(site.app, stack)
    assert "Bonjour" in (await later.get("/home")).text
    assert started.pages.renders == 1


async def test_a_sweep_leaves_what_is_current_and_fits(site: Owner, visitor: httpx.AsyncClient) -> None:
    await visitor.get("/home")
    former = await _on_disk(site.app)
    await site.save("home", texts={"firstLine": "Rebonjour"})
    slug = (await site.site())["slug"]
    for path in ("/home", "/home/fr", f"/@{slug}"):
        await visitor.get(path)
    assert len(await _on_disk(site.app)) == 4
    assert await _files(site.app).sweep() == 1
    kept = await _on_disk(site.app)
    assert len(kept) == 3 and not set(former) & set(kept)
    _files(site.app)._max_bytes = int(2.9 * max(file.stat().st_size for file in kept))
    assert await _files(site.app).sweep() == 1


async def test_the_pages_of_a_deleted_account_go_at_once(site: Owner, visitor: httpx.AsyncClient) -> None:
    await visitor.get("/home")
    assert len(await _on_disk(site.app)) == 1
    email = (await site.client.get("/api/session")).json()["account"]["email"]
    gone = await site.client.post("/api/account/deletion", json={"email": email})
    assert gone.status_code == 204
    async with asyncio.timeout(20):
        while await _on_disk(site.app):  # noqa: ASYNC110  (only looking tells)
            await asyncio.sleep(0.01)


async def test_what_visitors_may_not_see_is_never_on_the_disk(site: Owner, visitor: httpx.AsyncClient) -> None:
    await site.choose("FR", isOnline=False)
    draft = {"baseRevision": 1, "tab": "one", "content": {"languages": {"FR": {"texts": {"firstLine": "Secret"}}}}}
    assert (await site.client.put("/api/site/drafts/home", json=draft)).status_code == 204
    for path in ("/home", "/@nobody", "/home/de"):
        await visitor.get(path)
        await site.client.get(path)
    assert await _on_disk(site.app) == []


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS])
async def test_a_disk_that_takes_nothing_harms_nobody(
    site: Owner, visitor: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    def refuse(*_given: object, **_named: object) -> None:
        raise OSError(number, "no")

    monkeypatch.setattr(Path, "replace", refuse)
    assert "Bonjour" in (await visitor.get("/home")).text
    assert await _on_disk(site.app) == []


async def test_the_folder_may_be_deleted_while_the_server_runs(site: Owner, visitor: httpx.AsyncClient) -> None:
    page = (await visitor.get("/home")).text
    assert len(await _on_disk(site.app)) == 1
    await asyncio.to_thread(shutil.rmtree, site.app.settings.data / "pages")
    site.app.pages.cache._pages.clear()
    assert (await visitor.get("/home")).text == page
    assert len(await _on_disk(site.app)) == 1


async def test_a_disk_that_is_nearly_full_is_left_to_what_matters(
    site: Owner, visitor: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_files, "KEPT_FREE_BYTES", shutil.disk_usage(site.app.settings.data).free * 2)
    assert "Bonjour" in (await visitor.get("/home")).text
    assert await _on_disk(site.app) == []


async def test_the_operator_may_want_none(settings: Settings, site: Owner, stack: AsyncExitStack) -> None:
    none = settings.but(page_disk_mb=0, data=settings.data.with_name("none"))
    app = await stack.enter_async_context(running(none))
    visitor = await stack.enter_async_context(browser(app))
    assert "Bonjour" in (await visitor.get("/home")).text
    assert await _on_disk(app) == []
