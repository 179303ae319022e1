"""The owner's own colours, from the stored row to what visitors get: a fifth theme, first and chosen at first."""

import re
from typing import Any

import httpx
import pytest
from sqlalchemy import update

from tests.factories.app import Owner
from vitrine.content.catalogues import THEMES
from vitrine.content.layouts import OPTIONS
from vitrine.sites.site.tables import Site

COLOURS = {"background": "#101820", "text": "#F0E6D2", "accent": "#f2aa4c"}
NONE = dict.fromkeys(COLOURS, "")


@pytest.fixture
async def site(owner: Owner) -> Owner:
    await owner.pay()
    await owner.choose("FR", "EN")
    await owner.save("home", texts={"headline": "Donner à lire"})
    await owner.save("legal", settings={"publisher": "Élise", "host": "Atelier", "email": "elise@example.org"})
    return owner


def theme(page: str) -> str:
    [found] = re.findall(r"<html[^>]* data-theme=\"(\w+)\"", page)
    return str(found)


def bar_colour(page: str) -> str:
    [found] = re.findall(r'<meta name="theme-color" content="([^"]+)">', page)
    return str(found)


@pytest.mark.parametrize("option", OPTIONS)
async def test_visitors_see_the_owners_colours_first(option: str, site: Owner, visitor: httpx.AsyncClient) -> None:
    await site.save("home", layout=option)
    before = (await visitor.get("/home/fr")).text
    assert (theme(before), before.count('theme-dot"')) == ("0", 4)
    saved = await site.save("appearance", settings=COLOURS, themeIndex=2)
    assert saved.status_code == 200
    answer = await visitor.get("/home/fr")
    page = answer.text
    assert (theme(page), bar_colour(page), page.count('theme-dot"')) == ("own", "#101820", 5)
    assert '[data-theme="own"]{--bg:#101820;--text:#f0e6d2;' in page and "color-scheme:dark" in page
    legal = (await visitor.get("/home/fr/mentions")).text
    assert (theme(legal), bar_colour(legal)) == ("own", "#101820") and "--bg:#101820" in legal
    told = await site.site()
    assert told["themeIndex"] == 2, "the site's own index stays"
    assert told["ownColours"] == {**COLOURS, "text": "#f0e6d2"}
    await site.save("appearance", settings=NONE, themeIndex=0)
    assert (await visitor.get("/home/fr")).text == before


async def test_visitors_may_be_left_these_colours_alone(site: Owner, visitor: httpx.AsyncClient) -> None:
    await site.save("appearance", settings={**COLOURS, "hidesDots": True})
    for path in ("/home/fr", "/home/fr/mentions"):
        page = (await visitor.get(path)).text
        # What their browser keeps from a theme that they chose before is not read: the script in the head looks here.
        assert (theme(page), 'data-themes="1"' in page, page.count('theme-dot"')) == ("own", True, 0)
    await site.save("appearance", settings={**NONE, "hidesDots": True})
    page = (await visitor.get("/home/fr")).text
    assert ("data-themes" in page, page.count('theme-dot"')) == (False, 4)


async def test_a_site_that_became_free_falls_back_and_loses_nothing(site: Owner, visitor: httpx.AsyncClient) -> None:
    await site.save("appearance", settings=COLOURS, themeIndex=3)
    assert theme((await visitor.get("/home/fr")).text) == "own"
    async with site.app.services.database.writing() as session:
        row = update(Site).values(activation=None, state="another", revision=Site.revision + 1)
        await session.execute(row)
    assert (await site.site())["ownColours"] is None
    page = (await visitor.get("/home/fr")).text
    assert (theme(page), bar_colour(page)) == ("3", THEMES[3].bg) and "#101820" not in page
    assert (await site.document("appearance"))["shared"]["settings"]["background"] == "#101820"


@pytest.mark.parametrize("wrong", ["red", "#fff", "#12345g", "1d4ed8", "#1d4ed8;}", " #1d4ed8", "#1d4ed8\n"])
async def test_what_is_no_colour_is_refused_at_its_field(wrong: str, site: Owner) -> None:
    refused = await site.save("appearance", settings={**COLOURS, "accent": wrong})
    assert refused.status_code == 422
    [found] = refused.json()["params"]["fields"]
    assert (found["path"][-1], found["code"]) == ("accent", "bad_colour")


@pytest.mark.parametrize("wrong", [7, None, ["#1d4ed8"], {"r": 1}])
async def test_what_is_no_text_is_refused_too(wrong: Any, site: Owner) -> None:
    assert (await site.save("appearance", settings={**COLOURS, "accent": wrong})).status_code == 422


async def test_a_free_site_has_the_four_themes(owner: Owner) -> None:
    await owner.choose("FR")
    await owner.save("home", texts={"headline": "Donner à lire"})
    refused = await owner.save("appearance", settings=COLOURS)
    assert (refused.status_code, refused.json()["code"]) == (403, "tiers.paid_only")
    assert refused.json()["params"]["what"] == "background"


@pytest.mark.parametrize("option", OPTIONS)
async def test_moods_are_two_properties_of_the_page(option: str, site: Owner, visitor: httpx.AsyncClient) -> None:
    await site.save("home", layout=option)
    before = (await visitor.get("/home/fr")).text
    assert (await site.save("appearance", settings={"corners": "doux", "spacing": "aere"})).status_code == 200
    for path in ("/home/fr", "/home/fr/mentions"):
        assert ".site{--corner:8px;--air:1.4}" in (await visitor.get(path)).text
    assert (await site.save("appearance", settings={"corners": "pointus"})).status_code == 422
    await site.save("appearance", settings={"corners": "", "spacing": ""})
    assert (await visitor.get("/home/fr")).text == before


async def test_a_free_site_has_the_layouts_own_shapes(owner: Owner) -> None:
    await owner.choose("FR")
    refused = await owner.save("appearance", settings={"corners": "ronds"})
    assert (refused.status_code, refused.json()["code"]) == (403, "tiers.paid_only")
