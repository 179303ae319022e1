"""What the server remembers is bounded, whoever asks for whatever."""

import httpx

from tests.factories.app import Owner
from vitrine.rendering.cache import PageCache, RenderedPage


async def test_the_pages_not_asked_for_longest_fall_out() -> None:
    cache = PageCache(max_bytes=2 * 3 * 1000)

    async def page() -> RenderedPage:
        return RenderedPage(200, b"x" * 1000, [], b'"tag"')

    for name in ("first", "second", "third"):
        await cache.get(name, page)
    assert cache.peek("first") is not None  # asked for again, so it is now the youngest
    await cache.get("fourth", page)
    assert [name for name in ("first", "second", "third", "fourth") if cache.peek(name)] == ["first", "third", "fourth"]


async def test_strangers_cannot_fill_the_memory_with_addresses(owner: Owner, visitor: httpx.AsyncClient) -> None:
    pages = owner.app.pages
    await visitor.get("/home")
    before = len(pages._known) + len(pages._hosts)
    for number in range(20):
        assert (await visitor.get(f"/nowhere/{number}")).status_code == 404
        await visitor.get("/home", headers={"Host": f"{'a' * 300}{number}.example"})
    assert len(pages._known) + len(pages._hosts) == before


async def test_a_page_that_fell_out_is_rendered_again(owner: Owner, visitor: httpx.AsyncClient) -> None:
    await owner.choose("FR")
    await owner.save("home", texts={"firstLine": "Bonjour"})
    first = await visitor.get("/home")
    owner.app.pages.cache._pages.clear()
    assert (await visitor.get("/home")).text == first.text
