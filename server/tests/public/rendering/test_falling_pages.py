"""A page that cannot be rendered: an earlier one stands in, else words and a number; the next page is well again."""

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.factories.app import Owner, renders_of
from tests.public.rendering.trouble import troubled_bundle  # noqa: F401  (a fixture)
from vitrine.public.rendering.renderer import Renderer

pytestmark = pytest.mark.cold


@pytest.fixture
async def site(owner: Owner, troubled_bundle: Path) -> Owner:  # noqa: F811
    owner.app.pages.maker._renderer = Renderer(troubled_bundle, max_render_s=2)
    await owner.pay()
    await owner.choose("FR", "EN")
    await owner.save("about", texts={"body": "Au début."})
    return owner


@pytest.mark.parametrize("trouble", ["loops", "heaps", "throws"])
async def test_an_earlier_page_stands_in_for_one_that_falls(
    site: Owner, visitor: httpx.AsyncClient, trouble: str
) -> None:
    before = await visitor.get("/home/fr")
    assert "Au début." in before.text
    await site.save("about", texts={"body": trouble})
    kept = await visitor.get("/home/fr")
    assert (kept.status_code, kept.text) == (200, before.text)
    await site.save("about", texts={"body": "De nouveau."})
    assert "De nouveau." in (await visitor.get("/home/fr")).text


async def test_without_an_earlier_page_the_failure_is_words_and_a_number(
    site: Owner, visitor: httpx.AsyncClient
) -> None:
    await site.save("about", texts={"body": "throws"})
    answer = await visitor.get("/home/fr", headers={"Accept-Language": "fr"})
    assert (answer.status_code, answer.headers["Retry-After"]) == (503, "5")
    assert "Page momentanément indisponible" in answer.text
    arabic = (await visitor.get("/home/fr", headers={"Accept-Language": "ar"})).text
    assert '<html lang="ar" dir="rtl">' in arabic and "indisponible" not in arabic
    assert "secret" not in answer.text
    await site.save("about", texts={"body": "De nouveau."})
    assert "De nouveau." in (await visitor.get("/home/fr")).text


async def test_a_site_that_was_taken_away_does_not_come_back_because_a_notice_fails(
    site: Owner, visitor: httpx.AsyncClient, tmp_path: Path
) -> None:
    assert "Au début." in (await visitor.get("/home/fr")).text
    await site.choose("FR", "EN", isOnline=False)
    (nothing := tmp_path / "render.js").write_text("throw new Error('no notice')")
    await site.app.pages.maker._renderer.close()
    site.app.pages.maker._renderer = Renderer(nothing)
    answer = await visitor.get("/home/fr")
    assert answer.status_code == 503
    assert "Au début." not in answer.text
    assert (await visitor.get("/nowhere")).status_code == 503


async def test_a_render_holds_no_connection_and_outlives_who_asked_first(
    site: Owner, visitor: httpx.AsyncClient
) -> None:
    pages = site.app.pages
    pool: Any = site.app.services.database.engine.pool
    pages.maker._renderer._max_render_s = 60
    renderers = pages.maker._renderer._pool
    await visitor.get("/home/fr")
    [process_id] = pages.maker._renderer.process_ids
    await site.save("about", texts={"body": "Tout neuf."})
    os.kill(process_id, signal.SIGSTOP)
    first, *others = (asyncio.create_task(visitor.get("/home/fr")) for _ in range(20))
    async with asyncio.timeout(30):
        # It is being rendered, and nobody holds a connection: neither who asked nor, meanwhile, the outbox.
        while pool.checkedout() or any(child.is_running for child in renderers._free):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    assert not any(task.done() for task in (first, *others))
    renders = renders_of(site.app)
    first.cancel()
    await asyncio.wait([first])
    os.kill(process_id, signal.SIGCONT)
    assert {("Tout neuf." in answer.text) for answer in await asyncio.gather(*others)} == {True}
    assert renders_of(site.app) == renders + 1
