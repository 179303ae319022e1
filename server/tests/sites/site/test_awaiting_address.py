"""Where strangers sign up, nobody sees a site before its owner has confirmed his address; then all nodes show it."""

from collections import defaultdict
from contextlib import AsyncExitStack
from email import message_from_bytes, policy
from pathlib import Path

import pytest
from sqlalchemy import select

from tests.factories.app import Owner, browser, new_owner, running
from tests.factories.letters import mails_out
from tests.sites.media import pictures
from tests.sites.media.test_routes import uploaded
from vitrine.app import App
from vitrine.cli import demo
from vitrine.content.describe import LIST_MAX_ITEMS
from vitrine.platform.settings import Limits, Settings
from vitrine.sites.media.library import MediaLibrary
from vitrine.sites.site.awaiting import is_any_out_of_line, update_awaiting_sites
from vitrine.sites.site.overview import read_overview
from vitrine.sites.site.tables import Site
from vitrine.sites.site.translations.catalogue import read_catalogue


@pytest.fixture
def public(settings: Settings) -> Settings:
    return settings.but(mode="public")


async def look(app: App, path: str) -> tuple[int, str]:
    async with browser(app) as visitor:
        answer = await visitor.get(path)
    return answer.status_code, answer.text


async def link_token(*nodes: App) -> str:
    await mails_out(*(app.services for app in nodes))
    return newest_token(nodes[0].services.settings.data / "outbox")


def newest_token(outbox: Path) -> str:
    newest = max(outbox.glob("*.eml"))
    body = message_from_bytes(newest.read_bytes(), policy=policy.default).get_body(("plain",))
    assert body is not None
    return str(body.get_content()).partition("#token=")[2].split()[0]


async def align(app: App) -> bool:
    """What the job does, and whether it had to."""
    services = app.services
    was_needed = await is_any_out_of_line(services.database, services.settings)
    if was_needed:
        await update_awaiting_sites(services.database, services.settings)
    assert not await is_any_out_of_line(services.database, services.settings)
    return was_needed


async def test_a_site_of_an_unconfirmed_owner_is_shown_by_every_node_as_soon_as_he_confirms(
    settings: Settings, public: Settings, stack: AsyncExitStack
) -> None:
    """He was here before the instance was opened to strangers, and is still signed in."""
    own = await stack.enter_async_context(running(settings))
    before = await new_owner(own, stack)
    await before.choose("FR")
    photo = await uploaded(before, pictures.saved(pictures.arrow(80), "PNG"))
    assert (await before.save("home", texts={"title": "Donner à lire"}, settings={"logo": photo["id"]})).is_success
    site = await before.site()
    page, slug = f"/@{site['slug']}", site["slug"]
    assert not site["awaitsAddress"] and "Donner à lire" in (await look(own, page))[1]

    one, two = [await stack.enter_async_context(running(public)) for _node in range(2)]
    assert await align(one)
    for node in (own, one, two):  # all nodes learn of it, whatever their own mode
        status, html = await look(node, page)
        assert (status, "Donner à lire" in html) == (200, False), "what a site under construction shows"
        assert (await look(node, photo["url"]))[0] == 404
        assert (await look(node, f"/api/messages/{slug}/token"))[0] == 404
        assert slug not in (await look(node, "/sitemap.xml"))[1]
    client = await stack.enter_async_context(browser(one))
    client.cookies = before.client.cookies
    owner = Owner(client, one)
    assert (await owner.site())["awaitsAddress"]
    assert (await owner.choose("FR", isOnline=True)).is_success
    assert "Donner à lire" not in (await look(two, page))[1], "wanting it is not enough"
    assert (await client.post("/api/account/verification")).status_code == 202
    confirmed = await client.post("/api/accounts/confirmation", json={"token": await link_token(own, one, two)})
    assert confirmed.status_code == 200
    for node in (one, two):
        assert "Donner à lire" in (await look(node, page))[1]
        assert (await look(node, photo["url"]))[0] == 200
    assert not (await owner.site())["awaitsAddress"]
    assert not await align(one)


async def test_an_instance_that_is_its_owners_own_again_shows_everybody(
    settings: Settings, public: Settings, stack: AsyncExitStack
) -> None:
    own = await stack.enter_async_context(running(settings))
    owner = await new_owner(own, stack)
    await owner.choose("FR")
    assert (await owner.save("home", texts={"title": "Donner à lire"})).is_success
    open_to_all = await stack.enter_async_context(running(public))
    assert await align(open_to_all) and not await align(open_to_all)
    assert await align(own)
    assert "Donner à lire" in (await look(own, f"/@{(await owner.site())['slug']}"))[1]


async def test_the_demo_is_shown_and_can_be_signed_in_to(
    public: Settings, stack: AsyncExitStack, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def one_picture_for_all(media: MediaLibrary, site_id: str, _demo: object) -> dict[str, str]:
        """Its own take half a minute, and this is not about them."""
        kept = await media.accept(site_id, pictures.saved(pictures.arrow(80), "PNG"), "image", "un.png")
        return defaultdict(lambda: kept)

    monkeypatch.setattr(demo, "_upload", one_picture_for_all)
    assert await demo.make_demo(public) == 0
    password = capsys.readouterr().out.split()[-1]
    app = await stack.enter_async_context(running(public))
    assert not await align(app)
    async with app.services.database.reading() as session:
        site = (await session.scalars(select(Site))).one()
        slug = site.slug
        # Its lists are one for all languages from the beginning: there is nothing to tell of them.
        overview = await read_overview(session, site, LIST_MAX_ITEMS)
        assert not site.notices and not any(section["isOfBefore"] for section in overview.values())
        assert [*overview["projects"]["items"].values()] == [8, 8, 8]
        for language in site.languages[1:]:  # what is the same in two languages is meant to be
            translated = await read_catalogue(session, site, "option2", language)
            assert {entry.state for entry in translated} == {"filled"}
    assert "Maud" in (await look(app, f"/@{slug}"))[1]
    for path, words in (
        ("fr", "Ils en parlent"),
        ("fr/projet/echos", "<em>Toute l’identité"),
        ("ar/projet/halle-9", "القاعة 9"),
        ("en/mentions", "are invented"),
    ):
        assert words in (await look(app, f"/@{slug}/{path}"))[1]
    async with browser(app) as visitor:
        asked = {"email": "demo@vitrine.example", "password": password}
        assert (await visitor.post("/api/session", json=asked)).status_code == 200


async def test_an_operators_limits_refuse_more_and_take_nothing_away(settings: Settings, stack: AsyncExitStack) -> None:
    wide = await stack.enter_async_context(running(settings))
    owner = await new_owner(wide, stack)
    await owner.pay()
    await owner.choose("FR", "EN", "DE")
    skills = [{"id": f"{number:032x}", "title": f"Métier {number}", "description": ""} for number in range(5)]
    assert (await owner.save("skills", lists={"skills": skills})).is_success
    assert (await owner.client.post("/api/site/domains", json={"host": "a.example.org"})).is_success

    limits = Limits(items_per_list=3, languages_per_site=2, domains_per_site=1, draft_bytes=2_000)
    strict = await stack.enter_async_context(running(settings.but(limits=limits)))
    client = await stack.enter_async_context(browser(strict))
    client.cookies = owner.client.cookies
    owner = Owner(client, strict)
    more = [*skills, {"id": "f" * 32, "title": "Un de plus", "description": ""}]
    refused = await owner.save("skills", lists={"skills": more})
    assert (refused.status_code, refused.json()["code"]) == (422, "site.too_many_items")
    assert refused.json()["params"] == {"what": "skills", "max": 3}
    assert (await owner.save("skills", texts={"heading": "Mes métiers"})).is_success, "five are there, and stay"
    assert (await owner.save("skills", lists={"skills": skills[:4]})).is_success
    assert (await owner.save("skills", lists={"skills": skills})).json()["code"] == "site.too_many_items"
    refused = await owner.choose("FR", "EN", "DE", "ES")
    assert (refused.status_code, refused.json()["code"]) == (422, "site.too_many_languages")
    assert (await owner.choose("FR", "EN", "ES")).is_success, "as many as there were"
    assert (await owner.choose("FR")).is_success
    assert (await owner.choose("FR", "EN", "ES")).json()["params"] == {"max": 2}
    refused = await owner.client.post("/api/site/domains", json={"host": "b.example.org"})
    assert (refused.status_code, refused.json()["code"]) == (409, "domains.too_many")
    draft = {"baseRevision": 0, "tab": "t", "content": {"languages": {"FR": {"body": "x" * 3_000}}}}
    assert (await owner.client.put("/api/site/drafts/about", json=draft)).status_code == 413
