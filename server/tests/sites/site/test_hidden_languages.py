"""A language that its owner hides: visitors, search engines and files know nothing of it; its owner and readers do."""

import re
from typing import Any

import httpx
import pytest

from tests.factories.app import ORIGIN, Owner
from tests.sites.site.versions.conftest import Historian
from vitrine.public.rendering import sitemap

pytestmark = pytest.mark.both_engines


@pytest.fixture
async def site(owner: Owner) -> Owner:
    """In French and English, English hidden; of his experience he speaks in English only."""
    await owner.pay()
    assert (await owner.choose("FR", "EN", hiddenLanguages=["EN"], offersResume=True)).status_code == 200
    for language, word in (("FR", "Bonjour"), ("EN", "Hello")):
        assert (await owner.save("home", language, texts={"headline": word})).status_code == 200
    assert (await owner.save("about", "EN", texts={"body": "Only in English."})).status_code == 200
    return owner


async def show(owner: Owner) -> None:
    assert (await owner.choose("FR", "EN", hiddenLanguages=[])).status_code == 200


async def test_visitors_find_nothing_of_it_until_it_is_shown(
    site: Owner, visitor: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sitemap, "REST", 0)  # it is made anew at each change

    async def found() -> list[object]:
        page = await visitor.get("/home", headers={"Accept-Language": "en"})
        listed = await visitor.get("/sitemap.xml")
        return [
            [(await visitor.get(path)).status_code for path in ("/home/en", "/home/en/resume.json")],
            re.findall(r'<html[^>]* lang="(\w+)"', page.text),
            f"{ORIGIN}/home/en" in page.text,
            "Only in English." in (await visitor.get("/home/fr")).text,
            f"{ORIGIN}/home/en" in listed.text,
        ]

    assert await found() == [[404, 404], ["fr"], False, False, False]
    await show(site)
    assert await found() == [[200, 200], ["en"], True, True, True]
    assert (await site.choose("FR", "EN", hiddenLanguages=["EN"])).status_code == 200
    assert await found() == [[404, 404], ["fr"], False, False, False]


async def test_its_owner_and_his_readers_see_it(site: Owner, visitor: httpx.AsyncClient) -> None:
    snapshot = (await site.client.get("/api/site/preview")).json()["snapshot"]
    assert (snapshot["languages"], snapshot["offered"], snapshot["hidden"]) == (["FR", "EN"], ["FR", "EN"], ["EN"])
    link = (await site.client.post("/api/site/review-links", json={})).json()["url"].removeprefix(ORIGIN)
    assert "Only in English." in (await visitor.get(f"{link}/en")).text
    assert "Only in English." not in (await visitor.get(f"{link}/fr")).text


async def test_one_language_is_always_shown(site: Owner) -> None:
    async def hidden(*languages: str, **said: Any) -> list[str]:
        assert (await site.choose(*languages, **said)).status_code == 200
        found: list[str] = (await site.site())["hiddenLanguages"]
        return found

    assert await hidden("FR", "EN", hiddenLanguages=["EN", "FR"]) == ["EN"]
    assert await hidden("FR", "EN", "DE") == ["EN"]  # nothing said: as it was
    assert await hidden("EN", hiddenLanguages=["EN"]) == []
    assert await hidden("FR", "EN", hiddenLanguages=["DE"]) == []


async def test_an_earlier_version_neither_shows_nor_hides_it(site: Owner, visitor: httpx.AsyncClient) -> None:
    historian = Historian(site)
    hidden = await historian.last()
    await show(site)
    shown = await historian.last()
    for number in (hidden, shown):
        assert (await historian.restore(number, "site")).status_code == 200
        assert (await visitor.get("/home/en")).status_code == 200
