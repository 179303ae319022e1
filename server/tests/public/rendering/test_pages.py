"""Public pages: whole without a script, cached by revision, the same bytes for everybody who asks for the same."""

import asyncio
import json
import re
from html import escape
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from tests.factories.app import Owner, browser, renders_of, running
from tests.factories.attacks import Attack
from tests.public.visits.people import DESKTOP
from vitrine.content.sections import MAIN_PAGE
from vitrine.platform.settings import Settings
from vitrine.public.rendering import document
from vitrine.public.visits.tables import VitalsDay

PAYLOAD = "</script><script>alert(1)</script><img src=x onerror=alert(1)>\u2028"


@pytest.fixture
async def site(owner: Owner) -> Owner:
    await owner.pay()
    await owner.choose("FR", "EN", "AR")
    await owner.save("home", texts={"headline": "Donner à lire", "firstLine": "Élise Maréchal, graphiste"})
    await owner.save("about", texts={"heading": "À propos", "body": "Je dessine des livres."})
    await owner.save("home", "EN", texts={"headline": "Made to read"})
    return owner


def named_fonts(page: str) -> set[str]:
    """The families that the head fetches where the visitor's own are missing."""
    fonts = re.search(r'<html[^>]* data-fonts="([^"]*)"', page)
    return {re.sub(r"-latin.*|-[47]00-normal.*|/assets/", "", font) for font in (fonts[1] if fonts else "").split()}


def person_in(page: str) -> dict[str, Any]:
    """What search engines are told, as JSON-LD."""
    [written] = re.findall(r'<script type="application/ld\+json">(.*?)</script>', page)
    person: dict[str, Any] = json.loads(written)
    return person


async def test_the_html_is_complete_without_javascript(site: Owner, visitor: httpx.AsyncClient) -> None:
    page = (await visitor.get("/home/fr")).text
    visible = re.sub(r"<script.*?</script>", "", page, flags=re.S)
    for text in ("Élise Maréchal, graphiste", "À propos", "Je dessine des livres."):
        assert text in visible
    for section in MAIN_PAGE.values():
        assert f'id="{section.anchor}"' in visible
    assert 'data-option="option1"' in visible
    assert 'data-site-type="header"' in visible


async def test_an_optional_section_comes_with_its_files_and_nothing_of_it_without_its_items(
    site: Owner, visitor: httpx.AsyncClient
) -> None:
    said = {"id": "testimonial-0001", "quote": "Elle lit avant de dessiner.", "name": "Hélène Abgrall"}
    offer = {"id": "service-00000001", "title": "Livres", "isOnQuote": True, "price": "12 €"}

    def files(page: str) -> set[str]:
        return set(re.findall(r"/assets/([\w.+-]+)", page))

    before = (await visitor.get("/home/fr")).text
    await site.save("services", texts={"heading": "Ce que je propose"})
    headed = (await visitor.get("/home/fr")).text
    assert "Ce que je propose" not in headed and ".s-services-" not in headed and files(headed) == files(before)
    await site.save("services", texts={"heading": "Ce que je propose"}, lists={"services": [offer]})
    await site.save("testimonials", lists={"testimonials": [said]})
    page = (await visitor.get("/home/fr")).text
    for text in ("Ce que je propose", "Livres", "Sur devis", "Elle lit avant de dessiner.", "Hélène Abgrall"):
        assert text in page
    assert "12 €" not in page
    assert person_in(page) == person_in(before), "whose page it is says nothing of what others say"
    places = [page.index(f'id="{anchor}"') for anchor in ("competance", "services", "temoignages", "experience")]
    assert places == sorted(places)
    sheet, plain = (re.findall(r'rel="stylesheet" href="(/assets/[^"]+)"', html)[0] for html in (page, before))
    styles = (await visitor.get(sheet)).text
    assert ".c-offer{" in styles and ".c-voice{" in styles
    for name in files(page) - files(before):
        assert (await visitor.get(f"/assets/{name}")).status_code == 200, name
    # The rules for paper, which come after all others, name them in every sheet.
    assert ".c-offer{" not in (await visitor.get(plain)).text.partition("@media print")[0]


async def test_the_head_names_title_languages_and_person(site: Owner, visitor: httpx.AsyncClient) -> None:
    page = (await visitor.get("/home/fr")).text
    assert '<html lang="fr" dir="ltr" data-theme="0"' in page
    assert "<title>Donner à lire · Élise Maréchal</title>" in page
    assert '<link rel="canonical" href="http://vitrine.test/home/fr">' in page
    assert '<link rel="alternate" hreflang="en" href="http://vitrine.test/home/en">' in page
    assert '<link rel="alternate" hreflang="x-default" href="http://vitrine.test/home">' in page
    assert '<meta name="description" content="Je dessine des livres.">' in page
    assert person_in(page)["name"] == "Élise Maréchal"


async def test_only_the_fonts_of_what_is_written_are_named(site: Owner, visitor: httpx.AsyncClient) -> None:
    page = (await visitor.get("/home/fr")).text
    assert named_fonts(page) == {"tinos", "arimo"}  # the defaults Courier and Georgia stand on texts that nobody wrote


async def test_only_an_arabic_page_names_the_arabic_fonts(site: Owner, visitor: httpx.AsyncClient) -> None:
    await site.save("home", "AR", texts={"headline": "للقراءة"})
    arabic = {"noto-naskh-arabic-arabic", "ibm-plex-sans-arabic-arabic"}
    assert arabic <= named_fonts((await visitor.get("/home/ar")).text)
    assert not arabic & named_fonts((await visitor.get("/home/fr")).text)


@pytest.mark.parametrize(
    ("accepts", "lang"),
    [
        ("fr-FR,fr;q=0.9,en;q=0.8", "fr"),
        ("en-GB", "en"),
        ("de,es;q=0.5", "en"),
        ("", "en"),
        ("fr;q=0,en;q=0.1", "en"),
        ("ar", "en"),  # chosen by the owner, but nothing is written in it: not offered
        ("fr;q=oops", "en"),
        ("," * 5000, "en"),
    ],
)
async def test_home_speaks_the_browsers_language(
    site: Owner, visitor: httpx.AsyncClient, accepts: str, lang: str
) -> None:
    page = await visitor.get("/home", headers={"Accept-Language": accepts})
    assert f'<html lang="{lang}"' in page.text
    assert "Accept-Language" in page.headers["vary"]


async def test_an_empty_section_stands_in_another_language_and_says_so(site: Owner, visitor: httpx.AsyncClient) -> None:
    page = (await visitor.get("/home/en")).text
    assert re.search(r'<section id="propos"[^>]*lang="fr"', page)


async def test_a_language_without_content_has_no_address(site: Owner, visitor: httpx.AsyncClient) -> None:
    assert (await visitor.get("/home/ar")).status_code == 404
    assert (await visitor.get("/home/de")).status_code == 404


async def test_a_page_is_rendered_once_and_answered_by_tag(site: Owner, visitor: httpx.AsyncClient) -> None:
    first = await visitor.get("/home/fr")
    before = renders_of(site.app)
    answers = await asyncio.gather(*(visitor.get("/home/fr") for _ in range(50)))
    assert {answer.text for answer in answers} == {first.text}
    assert renders_of(site.app) == before
    unchanged = await visitor.get("/home/fr", headers={"If-None-Match": first.headers["etag"]})
    assert (unchanged.status_code, unchanged.content) == (304, b"")


async def test_many_visitors_of_a_new_page_cause_one_render(site: Owner, visitor: httpx.AsyncClient) -> None:
    await site.save("about", texts={"body": "Tout neuf."})
    before = renders_of(site.app)
    await asyncio.gather(*(visitor.get("/home/fr") for _ in range(50)))
    assert renders_of(site.app) == before + 1


async def test_a_save_is_seen_at_the_next_visit(site: Owner, visitor: httpx.AsyncClient) -> None:
    for turn in range(5):
        await site.save("about", texts={"body": f"Version {turn}."})
        assert f"Version {turn}." in (await visitor.get("/home/fr")).text


@pytest.mark.parametrize("encoding", ["zstd", "br", "gzip", "identity"])
async def test_every_encoding_carries_the_same_page(site: Owner, visitor: httpx.AsyncClient, encoding: str) -> None:
    plain = (await visitor.get("/home/fr", headers={"Accept-Encoding": "identity"})).text
    answer = await visitor.get("/home/fr", headers={"Accept-Encoding": encoding})
    assert answer.headers.get("content-encoding", "identity") == encoding
    assert answer.text == plain


ODD_NAMES = (
    "Accept", "Accept-Charset", "Accept-Language", "Authorization", "Cache-Control", "CF-Connecting-IP", "Cookie",
    "Fastly-Client-IP", "Forwarded", "From", "If-Modified-Since", "If-Unmodified-Since", "Max-Forwards", "Origin",
    "Pragma", "Priority", "Purpose", "Referer", "Save-Data", "Sec-CH-UA", "Sec-Fetch-Dest", "Sec-Fetch-Mode",
    "Sec-Fetch-Site", "Sec-GPC", "Surrogate-Capability", "TE", "True-Client-IP", "Upgrade-Insecure-Requests",
    "User-Agent", "Via", "X-Amz-Website-Redirect-Location", "X-Client-IP", "X-Forwarded-For", "X-Forwarded-Host",
    "X-Forwarded-Port", "X-Forwarded-Prefix", "X-Forwarded-Proto", "X-Forwarded-Scheme", "X-Forwarded-Server",
    "X-Forwarded-SSL", "X-Host", "X-HTTP-Method-Override", "X-Original-Host", "X-Original-URL", "X-Real-IP",
    "X-Requested-With", "X-Rewrite-URL", "X-Wap-Profile",
)  # fmt: skip
ODD_VALUES = (
    "evil.example", "https://evil.example/x", "http", "/dashboard", "<script>alert(1)</script>", "en", "*", "1",
    "127.0.0.1", "vitrine_session=x; themeIndex=3", "host=evil.example;proto=https", "a" * 500, "no-cache",
)  # fmt: skip
ODD_QUERIES = ("lang", "language", "section", "utm_source", "__proto__", "callback", "_method", "x", "theme", "id[]")


async def test_a_thousand_odd_headers_and_queries_change_no_byte(
    site: Owner, visitor: httpx.AsyncClient, attack: Attack
) -> None:
    plain = (await visitor.get("/home/fr")).content
    headers = [{name: value} for name in ODD_NAMES for value in ODD_VALUES]
    queries = [{name: value} for name in ODD_QUERIES for value in (*ODD_VALUES, "", "\u2028", "%00")]
    headers += [{**sent, **other} for sent, other in zip(headers, headers[7:], strict=False)][:300]
    changed = [sent for sent in headers if (await visitor.get("/home/fr", headers=sent)).content != plain]
    changed += [query for query in queries if (await visitor.get("/home/fr", params=query)).content != plain]
    assert changed == []
    attack(
        "odd headers and queries, to have another page kept for everybody",
        attempts=len(headers) + len(queries),
        result="not a byte of the page changes",
    )


async def test_odd_headers_and_queries_change_no_byte(site: Owner, visitor: httpx.AsyncClient) -> None:
    plain = (await visitor.get("/home/fr")).content
    odd = {
        "X-Forwarded-Host": "evil.example",
        "X-Forwarded-Proto": "https",
        "X-Original-URL": "/dashboard",
        "Cookie": "vitrine_session=x; themeIndex=3",
        "User-Agent": "<script>",
        "Accept-Language": "en",
        "Accept": "application/json",
        "Range": "bytes=0-10",
        "Origin": "https://evil.example",
    }
    for name, value in odd.items():
        assert (await visitor.get("/home/fr", headers={name: value})).content == plain
    for query in ("?x=1", "?section=projet", "?lang=en", "?utm_source=<b>", "?__proto__=1"):
        assert (await visitor.get("/home/fr" + query)).content == plain
    assert (await visitor.get("/home/fr", headers={"Host": "evil.example"})).content == plain


async def test_what_an_owner_writes_is_text_and_nothing_else(site: Owner, visitor: httpx.AsyncClient) -> None:
    await site.save("about", texts={"heading": PAYLOAD, "body": PAYLOAD})
    answer = await visitor.get("/home/fr")
    assert "<script>alert(1)" not in answer.text
    assert "<img src=x" not in answer.text
    policy = answer.headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "default-src 'none'" in policy


@pytest.mark.parametrize("words", ["😀" * 200, "a" + "😀" * 200, "\U0001d538" * 5000])
async def test_a_description_is_cut_between_characters_not_within_one(
    site: Owner, visitor: httpx.AsyncClient, words: str
) -> None:
    assert (await site.save("about", texts={"body": words})).status_code == 200
    page = await visitor.get("/home/fr")
    assert page.status_code == 200
    assert f'<meta name="description" content="{words[:159]}…">' in page.text


async def test_server_html_has_no_style_attribute(site: Owner, visitor: httpx.AsyncClient) -> None:
    for option in ("option1", "option2", "option3"):
        await site.save("home", layout=option)
        html = (await visitor.get("/home/fr")).text
        assert f'data-option="{option}"' in html
        assert not re.search(r"<[^>]+\sstyle=", html)


async def test_every_site_has_its_address_and_the_first_is_home(
    site: Owner, other_owner: Owner, visitor: httpx.AsyncClient
) -> None:
    await other_owner.choose("FR")
    await other_owner.save("home", texts={"headline": "Théo dessine"})
    home = (await visitor.get("/home/fr")).text
    assert "Je dessine des livres." in home
    assert "Théo dessine" not in home
    theirs = await visitor.get("/@theo-lemarchand/fr")
    assert "Théo dessine" in theirs.text
    assert '<link rel="canonical" href="http://vitrine.test/@theo-lemarchand/fr">' in theirs.text
    mine = (await visitor.get("/@elise-marechal/fr")).text
    assert '<link rel="canonical" href="http://vitrine.test/home/fr">' in mine


async def test_the_operator_may_pin_the_site_that_home_shows(
    settings: Settings, site: Owner, other_owner: Owner
) -> None:
    await other_owner.choose("FR")
    await other_owner.save("home", texts={"headline": "Théo dessine"})
    for pinned, status, words in (("theo-lemarchand", 200, "Théo dessine"), ("nobody", 404, "Page introuvable")):
        chosen = settings.but(main_site=pinned, data=settings.data.with_name(pinned))
        async with running(chosen) as app, browser(app) as visitor:
            home = await visitor.get("/home/fr")
            assert (home.status_code, words in home.text) == (status, True)


async def test_an_old_address_leads_to_the_new_one(site: Owner, visitor: httpx.AsyncClient) -> None:
    assert (await site.choose("FR", "EN", slug="atelier-marechal")).status_code == 200
    moved = await visitor.get("/@elise-marechal/fr")
    assert (moved.status_code, moved.headers["location"]) == (308, "/@atelier-marechal/fr")
    assert (await visitor.get("/@atelier-marechal/fr")).status_code == 200


async def test_a_site_under_construction_shows_a_friendly_page(site: Owner, visitor: httpx.AsyncClient) -> None:
    await site.choose("FR", "EN", isOnline=False)
    page = await visitor.get("/home/fr", headers={"Accept-Language": "de"})
    assert "Site en construction" in page.text
    for _ in range(2):  # found, and known
        for language, words in (("de", "Website im Aufbau"), ("ar", "الموقع قيد الإنشاء")):
            in_words = await visitor.get("/home", headers={"Accept-Language": language})
            assert words in in_words.text and f'lang="{language}"' in in_words.text
    assert "Je dessine" not in page.text
    assert named_fonts(page.text) == {"gelasio", "tinos", "arimo"}
    # Its owner sees his site there, by a script that is the same for everybody; nothing of it is in the page.
    assert re.search(
        r'<script type="module" src="/assets/construction-[^"]+" data-own="/assets/site-[^"]+">', page.text
    )
    assert "marechal" not in page.text.lower()
    preview = (await site.client.get("/api/site/preview")).json()
    assert (preview["isOnline"], preview["isHome"]) == (False, True)


async def test_sitemap_and_robots(site: Owner, visitor: httpx.AsyncClient) -> None:
    sitemap = (await visitor.get("/sitemap.xml")).text
    assert "<loc>http://vitrine.test/home/fr</loc>" in sitemap
    assert "<loc>http://vitrine.test/home/en</loc>" in sitemap
    assert "/home/ar" not in sitemap
    assert "Sitemap: http://vitrine.test/sitemap.xml" in (await visitor.get("/robots.txt")).text


async def test_vitals_are_counted_without_a_trace_of_the_visitor(site: Owner, visitor: httpx.AsyncClient) -> None:
    visit = {"language": "FR", "metrics": {"LCP": {"value": 812.5, "rating": "good"}}}
    browser = {"User-Agent": DESKTOP}
    state = site.app.services
    days = select(VitalsDay.__table__)
    for slug in ("elise-marechal", "elise-marechal", "nobody"):
        answer = await visitor.post(f"/api/sites/{slug}/vitals", json=visit, headers=browser)
        assert (answer.status_code, answer.headers.get("set-cookie")) == (204, None)
    async with state.database.reading() as session:
        assert (await session.execute(days)).all() == []  # a visit writes nothing
    await state.visits.write()
    async with state.database.reading() as session:
        [day] = (await session.execute(days)).mappings()
    assert {**day, "site_id": "", "day": ""} == {
        "site_id": "",
        "day": "",
        "language": "FR",
        "metric": "LCP",
        "rating": "good",
        "count": 2,
        "total": 1625.0,
    }


async def test_a_tag_names_the_document_and_its_policy(
    site: Owner, visitor: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A newer server may bring another script or policy for the same revision and build: the copy that a browser keeps
    would then come with a policy that forbids the script in it."""

    async def tag_after(name: str, value: str) -> str:
        with monkeypatch.context() as newer:
            newer.setattr(document, name, value)
            site.app.pages.cache._pages.clear()
            answer = await visitor.get("/home/fr", headers={"If-None-Match": first.headers["etag"]})
        assert answer.status_code == 200
        return answer.headers["etag"]

    first = await visitor.get("/home/fr")
    tags = {
        first.headers["etag"],
        await tag_after("HEAD_SCRIPT", "another()"),
        await tag_after("INLINE_SCRIPTS", "'sha256-another'"),
    }
    assert len(tags) == 3
    for answer in (first, await visitor.get("/home/en"), await visitor.get("/home")):
        assert f'data-tag="{escape(answer.headers["etag"])}"' in answer.text


async def test_a_save_that_changes_nothing_to_be_seen_leaves_every_copy_good(
    site: Owner, visitor: httpx.AsyncClient
) -> None:
    first = await visitor.get("/home/fr")
    assert (await site.save("about", texts={"body": "Je dessine des livres."})).status_code == 200
    assert (await visitor.get("/home/fr", headers={"If-None-Match": first.headers["etag"]})).status_code == 304
