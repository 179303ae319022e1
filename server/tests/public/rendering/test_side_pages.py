"""The legal page: beside the main one, by the same way from an address to kept bytes; there once it is filled."""

import re

import httpx
import pytest

from tests.factories.app import ORIGIN, Owner, renders_of
from vitrine.platform.storage.base import now
from vitrine.sites.domains.tables import Domain

NOTICE = {
    "publisher": "Élise Maréchal, entreprise individuelle",
    "registration": "SIREN 123 456 789",
    "vat": "FR12 123456789",
    "address": "3 quai des Brumes\n29200 Brest",
    "phone": "+33 2 98 00 00 00",
    "email": "elise@example.org",
    "director": "Coline Abgrall",
    "host": "Hébergeur SAS\n1 rue du Port, Nantes",
}


@pytest.fixture
async def site(owner: Owner) -> Owner:
    await owner.pay()
    await owner.choose("FR", "EN", "AR", "JA")
    for code in ("FR", "EN", "AR", "JA"):
        await owner.save("home", code, texts={"headline": f"Donner à lire {code}"})
    return owner


async def publish(owner: Owner, **said: str) -> None:
    saved = await owner.save("legal", settings={**NOTICE, **said})
    assert saved.status_code == 200, saved.text


def links(page: str, rel: str) -> dict[str, str]:
    found = re.findall(rf'<link rel="{rel}"(?: hreflang="([\w-]+)")? href="([^"]+)">', page)
    return dict(found)


async def test_the_page_is_not_there_until_it_says_what_the_law_needs(site: Owner, visitor: httpx.AsyncClient) -> None:
    at = "/home/fr/mentions"
    assert (await visitor.get(at)).status_code == 404
    assert "mentions" not in (await visitor.get("/home/fr")).text
    not_there = (await visitor.get(at)).text
    for nothing in (" ", "\ufeff"):
        await publish(site, host=nothing)
        assert (await visitor.get(at)).text == not_there
    assert (await site.site())["sections"]["legal"]["filled"] == []
    await publish(site)
    assert (await visitor.get(at)).status_code == 200  # at once, as every page follows a save
    home = (await visitor.get("/home/fr")).text
    assert '<a class="link" href="/home/fr/mentions">Mentions légales et confidentialité</a>' in home
    assert (await site.site())["sections"]["legal"]["filled"] == ["FR", "EN", "AR", "JA"]
    await publish(site, email="")
    assert (await visitor.get(at)).status_code == 404 and "/mentions" not in (await visitor.get("/home/fr")).text


async def test_it_is_whole_without_a_script_and_in_the_laws_order(site: Owner, visitor: httpx.AsyncClient) -> None:
    await publish(site)
    page = (await visitor.get("/home/fr/mentions")).text
    written = [line for value in NOTICE.values() for line in value.split("\n")]
    places = [page.index(line) for line in written]
    assert places == sorted(places), "publisher, number, tax, address, phone, mail, director, host"
    assert 'href="mailto:elise@example.org"' in page and 'href="/home/fr"' in page
    for told in ("ne dépose aucun cookie", "jusqu’à ce que l’éditeur les supprime", "400 jours", "Vos droits"):
        assert told in page
    # One script, which stands in its head; none is fetched, and no data for any.
    assert page.count("<script") == 1 and "modulepreload" not in page and 'type="application/json"' not in page
    sheets = re.findall(r'rel="stylesheet" href="(/assets/[^"]+)"', page)
    assert len(sheets) == 1 and ".legal" in (await visitor.get(sheets[0])).text
    await publish(site, director="")
    assert (await visitor.get("/home/fr/mentions")).text.count(NOTICE["publisher"]) == 3  # who directs it then, too


async def test_the_head_names_its_address_in_every_language_and_search_engines_may_have_it(
    site: Owner, visitor: httpx.AsyncClient
) -> None:
    await publish(site)
    page = (await visitor.get("/home/fr/mentions")).text
    assert "<title>Mentions légales et confidentialité · Élise Maréchal</title>" in page
    assert links(page, "canonical") == {"": f"{ORIGIN}/home/fr/mentions"}
    languages = {code: f"{ORIGIN}/home/{code}/mentions" for code in ("fr", "en", "ar", "ja")}
    assert links(page, "alternate") == {**languages, "x-default": f"{ORIGIN}/home/mentions"}
    assert "noindex" not in page
    sitemap = (await visitor.get("/sitemap.xml")).text
    for code in languages:
        assert f"<loc>{ORIGIN}/home/{code}</loc>" in sitemap
        assert f"<loc>{ORIGIN}/home/{code}/mentions</loc>" in sitemap
    assert f'hreflang="x-default" href="{ORIGIN}/home/mentions"' in sitemap


async def test_it_speaks_the_visitors_language_and_english_where_we_have_no_words(
    site: Owner, visitor: httpx.AsyncClient
) -> None:
    await publish(site)
    await site.save("legal", "FR", texts={"more": "Photographies\u202f: Élise."})
    chosen = await visitor.get("/home/mentions", headers={"Accept-Language": "en"})
    assert '<html lang="en"' in chosen.text and "Accept-Language" in chosen.headers["vary"]
    assert 'data-base="/home"' in chosen.text and 'data-page="/mentions"' in chosen.text
    assert 'lang="fr" dir="ltr">Photographies' in chosen.text  # what is written in one language stands in for others
    arabic = (await visitor.get("/home/ar/mentions")).text
    assert '<html lang="ar" dir="rtl"' in arabic and "حقوقك" in arabic
    japanese = (await visitor.get("/home/ja/mentions")).text
    assert '<html lang="ja"' in japanese and 'lang="en" dir="ltr"' in japanese and "Your rights" in japanese
    assert (await visitor.get("/home/de/mentions")).status_code == 404


async def test_a_text_on_it_offers_no_language(owner: Owner, visitor: httpx.AsyncClient) -> None:
    await owner.pay()
    await owner.choose("FR", "EN")
    await owner.save("home", texts={"headline": "Donner à lire"})
    await publish(owner)
    await owner.save("legal", "EN", texts={"more": "Photographs by Élise."})
    assert (await visitor.get("/home/en")).status_code == 404
    assert (await visitor.get("/home/en/mentions")).status_code == 404


async def test_every_address_of_the_site_has_it(site: Owner, visitor: httpx.AsyncClient) -> None:
    await publish(site)
    found = await site.site()
    async with site.app.services.database.writing() as session:
        session.add(Domain(host="elise.example", site_id=found["id"], proof="p", proven_at=now()))
    own = f"/@{found['slug']}"
    for path in (f"{own}/mentions", f"{own}/fr/mentions", "/mentions", "/fr/mentions", "/home/mentions/"):
        page = await visitor.get(path, headers={"Accept-Language": "fr"})
        assert page.status_code == 200 and links(page.text, "canonical")[""] == f"{ORIGIN}/home/fr/mentions", path
    at_home = await visitor.get("/mentions", headers={"Host": "elise.example", "Accept-Language": "fr"})
    assert links(at_home.text, "canonical") == {"": "https://elise.example/home/fr/mentions"}
    assert (await site.choose("FR", "EN", slug="atelier-elise")).status_code == 200
    moved = await visitor.get(f"{own}/fr/mentions")
    assert (moved.status_code, moved.headers["location"]) == (308, "/@atelier-elise/fr/mentions")
    for path in ("/fr", "/mentions/fr", "/home/mentions/fr", "/@nobody/mentions", "/xx/mentions"):
        assert (await visitor.get(path)).status_code == 404, path


async def test_it_is_kept_as_the_main_page_is(site: Owner, visitor: httpx.AsyncClient) -> None:
    await publish(site)
    first = await visitor.get("/home/fr/mentions")
    renders = renders_of(site.app)
    again = await visitor.get("/home/fr/mentions", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, renders_of(site.app)) == (304, renders)
    assert (await visitor.get("/home/fr")).status_code == 200 and renders_of(site.app) == renders + 1
    await site.choose("FR", isOnline=False)
    assert NOTICE["email"] not in (await visitor.get("/home/fr/mentions")).text
