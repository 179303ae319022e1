"""How a site is shown elsewhere: by what its owner wrote for it, and without that by the page itself."""

import re
from html import unescape
from typing import Any

import httpx
import pytest

from tests.factories.app import Owner
from tests.sites.media.pictures import png
from vitrine.app import App


@pytest.fixture
async def site(owner: Owner) -> Owner:
    await owner.pay()
    await owner.choose("FR", "EN", slug="elise")
    await owner.save("home", texts={"headline": "Donner à lire"})
    await owner.save("home", "EN", texts={"headline": "Made to be read"})
    return owner


async def head_of(visitor: httpx.AsyncClient, language: str = "fr") -> dict[str, str]:
    head = (await visitor.get(f"/@elise/{language}")).text.partition("</head>")[0]
    named = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)"', head)
    title = re.search(r"<title>(.*?)</title>", head)
    assert title is not None
    return {name: unescape(content) for name, content in [*named, ("title", title[1])]}


async def picture(owner: Owner) -> dict[str, Any]:
    sent = await owner.client.post("/api/site/media", content=png(), headers={"Content-Type": "image/png"})
    assert sent.status_code == 200, sent.text
    found: dict[str, Any] = sent.json()
    return found


async def test_nothing_is_changed_by_what_was_left_out(site: Owner, visitor: httpx.AsyncClient) -> None:
    before = (await visitor.get("/@elise/fr")).content
    await site.save("sharing", texts={"title": " ", "description": "\n"})
    assert (await visitor.get("/@elise/fr")).content == before


async def test_title_and_description_are_the_owners_in_that_language_alone(
    site: Owner, visitor: httpx.AsyncClient
) -> None:
    english = await head_of(visitor, "en")
    saved = await site.save(
        "sharing", texts={"title": "Élise <graphiste>", "description": "Des livres\net des affiches."}
    )
    assert saved.status_code == 200, saved.text
    head = await head_of(visitor)
    assert (head["title"], head["og:title"]) == ("Élise <graphiste>", "Élise <graphiste>")
    assert head["description"] == head["og:description"] == "Des livres et des affiches."
    assert await head_of(visitor, "en") == english


async def test_the_share_picture_is_what_previews_show(site: Owner, visitor: httpx.AsyncClient) -> None:
    sent = await picture(site)
    assert "/partage.jpg?v=" in (await head_of(visitor))["og:image"]
    await site.save("sharing", lists={"pictures": [{"id": "a" * 32, "image": sent["id"]}]})
    head = await head_of(visitor)
    assert head["og:image"].endswith(sent["url"]) and head["twitter:card"] == "summary_large_image"
    assert (head["og:image:width"], head["og:image:height"]) == (str(sent["width"]), str(sent["height"]))
    # It shows the site, not its owner: who he is to search engines stays what the page shows.
    assert sent["url"] not in (await visitor.get("/@elise/fr")).text.partition("application/ld+json")[2]
    assert "/en/partage.jpg?v=" in (await head_of(visitor, "en"))["og:image"]


async def test_there_is_one_picture_and_only_paid_sites_have_it(owner: Owner, visitor: httpx.AsyncClient) -> None:
    await owner.choose("FR", slug="elise")
    sent = await picture(owner)
    one = {"id": "a" * 32, "image": sent["id"]}
    refused = await owner.save("sharing", lists={"pictures": [one]})
    assert (refused.status_code, refused.json()["code"]) == (403, "tiers.paid_only")
    await owner.pay()
    two = await owner.save("sharing", lists={"pictures": [one, {**one, "id": "b" * 32}]})
    assert two.status_code == 422
    assert (await owner.save("sharing", lists={"pictures": [one]})).status_code == 200


async def test_no_language_is_offered_for_its_sake(app: App, site: Owner, visitor: httpx.AsyncClient) -> None:
    await site.choose("FR", "EN", "DE", slug="elise")
    sent = await picture(site)
    await site.save(
        "sharing", "DE", texts={"title": "Elise"}, lists={"pictures": [{"id": "a" * 32, "image": sent["id"]}]}
    )
    assert (await visitor.get("/@elise/de")).status_code == 404
    assert 'hreflang="de"' not in (await visitor.get("/@elise/fr")).text


async def test_visitors_get_a_button_where_the_owner_wants_one(site: Owner, visitor: httpx.AsyncClient) -> None:
    assert '<details class="share"' not in (await visitor.get("/@elise/fr")).text
    assert (await site.save("sharing", settings={"showsShare": True})).status_code == 200
    page = (await visitor.get("/@elise/en")).text
    assert '<details class="share"' in page and ">Share</summary>" in page
    for address in re.findall(r'"(/@elise/en/[a-z.]+)"', page.partition('<details class="share"')[2]):
        assert (await visitor.get(address)).status_code == 200, address
