"""What the server remembers is bounded, whoever asks for whatever."""

import asyncio
import gzip
import os
import re
import threading
import tracemalloc
from collections.abc import Hashable

import brotli
import httpx
import pytest

from tests.factories.app import Owner
from tests.factories.attacks import Attack
from vitrine.platform.http.front import PlainRequest
from vitrine.public.rendering.assets import compressed
from vitrine.public.rendering.cache import page_cache
from vitrine.public.rendering.cache.names import NameCache
from vitrine.public.rendering.cache.page_cache import Make, PageCache, RenderedPage


def _made_of(version: Hashable, text: bytes) -> Make:
    async def make() -> tuple[Hashable, RenderedPage]:
        return version, RenderedPage(200, text, [], b'"tag"')

    return make


def _packs_to(size: int) -> bytes:
    return os.urandom(size)  # nothing makes it smaller


async def test_the_pages_not_asked_for_longest_fall_out() -> None:
    pages = PageCache(max_bytes=3 * (page_cache.PAGE_BYTES + 10_100))
    for name in ("first", "second", "third"):
        await pages.get(name, _made_of(name, _packs_to(10_000)))
    assert pages.peek("first") is not None  # asked for again, so it is now the youngest
    await pages.get("fourth", _made_of("fourth", _packs_to(10_000)))
    assert [name for name in ("first", "second", "third", "fourth") if pages.peek(name)] == ["first", "third", "fourth"]


async def test_a_page_is_kept_for_the_version_it_was_made_of() -> None:
    """A site that is saved while it is drawn: what was asked for may come again with a backup, and is another page."""
    pages = PageCache(max_bytes=1 << 20)
    page = await pages.get("asked for", _made_of("saved meanwhile", b"newer"))
    assert page.html == b"newer"
    assert pages.peek("asked for") is None
    assert pages.peek("saved meanwhile") is page


async def test_two_thousand_pages_of_the_demo_fit_into_the_memory_that_is_said() -> None:
    """By what Python itself counts, with a gzipped copy for some of them."""
    pages = PageCache(max_bytes=64 << 20)
    headers = [(b"content-security-policy", b"x" * 600), *[(b"name-%d" % number, b"value") for number in range(8)]]
    tracemalloc.start()
    try:
        for number in range(2_500):

            async def make() -> tuple[Hashable, RenderedPage]:
                page = RenderedPage(200, _packs_to(16_900), [*headers], b'"%032d"' % number)  # noqa: B023  (made at once)
                return ("site", number), page  # noqa: B023

            kept = await pages.get(("site", number), make)
            kept.answer_to({b"accept-encoding": b"br"}).whole([])
            if number % 5 == 0:
                kept.answer_to({b"accept-encoding": b"gzip"}).whole([])
        taken = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    assert len(pages) >= 2_000
    assert taken <= 64 << 20


async def test_copies_are_made_from_the_packed_page_and_kept_while_hot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who takes gzip or nothing costs no compression at each visit, and pushes no page out."""
    made: list[str] = []

    def noted(data: bytes, encoding: str) -> bytes:
        made.append(encoding)
        return compressed(data, encoding)

    monkeypatch.setattr(page_cache, "compressed", noted)
    size = page_cache.PAGE_BYTES + 10_100
    pages = PageCache(max_bytes=8 * size)  # a fourth of it: two copies
    texts = [_packs_to(10_000) for _ in range(5)]
    kept = [await pages.get(number, _made_of(number, text)) for number, text in enumerate(texts)]
    assert made == ["br"] * 5
    made.clear()
    for _ in range(3):
        for page, text in zip(kept[:2], texts, strict=False):
            assert gzip.decompress(page.answer_to({b"accept-encoding": b"gzip"}).body) == text
            assert brotli.decompress(page.answer_to({b"accept-encoding": b"br"}).body) == text
    assert made == ["gzip"] * 2
    for page, text in zip(kept[2:], texts[2:], strict=True):
        assert page.answer_to({}).body == text
    assert [[*page.answers] for page in kept] == [["br"], ["br"], ["br"], ["br", None], ["br", None]]
    assert all(pages.peek(number) for number in range(5))


async def test_strangers_fill_no_memory_and_push_no_real_page_out(
    owner: Owner, visitor: httpx.AsyncClient, attack: Attack
) -> None:
    addresses, domains = owner.app.pages._addresses, owner.app.public.domains
    addresses._resolved, domains._hosts = NameCache(max_made_up=10), NameCache(max_made_up=10)
    await owner.choose("FR")
    await owner.save("home", texts={"firstLine": "Bonjour"})
    for path in ("/home", "/@elise-marechal/fr"):
        assert (await visitor.get(path)).status_code == 200
    real = len(addresses._resolved)
    for number in range(50):
        assert (await visitor.get(f"/nowhere/{number}")).status_code == 404
        assert (await visitor.get(f"/@nobody-{number}")).status_code == 404
        assert (await visitor.get(f"/@elise-marechal/{chr(97 + number % 26)}z")).status_code == 404
        await visitor.get("/home", headers={"Host": f"{'a' * 300}{number}.example"})
        await visitor.get("/home", headers={"Host": f"nobody-{number}.example"})
    assert len(addresses._resolved) <= real + 10
    assert len(domains._hosts) <= 10
    assert addresses.last_known(None, "/home", b"") is not None
    assert addresses.last_known(None, "/@elise-marechal/fr", b"") is not None
    attack("made-up paths and hosts, to fill the cache", attempts=5 * 50, result="bounded; no real page falls out")


async def test_an_address_that_was_made_up_becomes_real(owner: Owner, visitor: httpx.AsyncClient) -> None:
    assert (await visitor.get("/@elise-marechal")).status_code == 404
    await owner.choose("FR")
    await owner.save("home", texts={"firstLine": "Bonjour"})
    assert "Bonjour" in (await visitor.get("/@elise-marechal")).text


async def test_a_page_that_fell_out_is_there_again(owner: Owner, visitor: httpx.AsyncClient) -> None:
    await owner.choose("FR")
    await owner.save("home", texts={"firstLine": "Bonjour"})
    first = await visitor.get("/home")
    owner.app.pages.cache._pages.clear()
    assert (await visitor.get("/home")).text == first.text


async def test_the_sheets_of_a_page_come_joined_and_no_others_can_be(owner: Owner, visitor: httpx.AsyncClient) -> None:
    await owner.choose("FR")
    await owner.save("home", texts={"firstLine": "Bonjour"})
    page = (await visitor.get("/home")).text
    joined = re.findall(r'<link rel="stylesheet" href="([^"]+)">', page)
    parts = re.findall(r'<link rel="stylesheet" href="([^"]+)" disabled', page)
    assert len(joined) == 1 and len(parts) > 1
    answers = [await visitor.get(part) for part in parts]
    assert {answer.headers["cache-control"] for answer in answers} == {"public, max-age=31536000, immutable"}
    alone = "".join(answer.text for answer in answers)
    assert (await visitor.get(joined[0])).text == alone
    other_way_round = "/assets/" + "+".join(reversed(joined[0].removeprefix("/assets/").split("+")))
    assert (await visitor.get(other_way_round)).status_code == 404


async def test_a_page_is_compressed_once_for_all_who_wait_and_not_on_the_way(
    owner: Owner, visitor: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    await owner.choose("FR")
    await owner.save("home", texts={"firstLine": "Bonjour"})
    await visitor.get("/home/fr", headers={"Accept-Encoding": "identity"})
    threads: list[int] = []

    def noted(data: bytes, encoding: str) -> bytes:
        threads.append(threading.get_ident())
        return compressed(data, encoding)

    monkeypatch.setattr(page_cache, "compressed", noted)
    asked = {b"host": b"vitrine.test", b"accept-encoding": b"gzip"}
    assert owner.app.front.cached(PlainRequest("/home/fr", asked)) is None
    answers = await asyncio.gather(*(visitor.get("/home/fr", headers={"Accept-Encoding": "gzip"}) for _ in range(10)))
    assert {answer.headers["content-encoding"] for answer in answers} == {"gzip"}
    assert len(threads) == 1
    assert threading.get_ident() not in threads
    assert owner.app.front.cached(PlainRequest("/home/fr", asked)) is not None
