"""A project's own page: by the way of every page, with its own address, head and policy."""

import json
import re
from typing import Any

import httpx
import pytest
from PIL import Image

from tests.factories.app import ORIGIN, Owner
from tests.sites.media import pictures
from tests.sites.media.test_routes import uploaded
from vitrine.public.rendering.snapshot import read_snapshot
from vitrine.sites.site.tables import Site
from vitrine.transfer.export_archive.static_site import page_names

AT = "/home/fr/projet/quai-des-brumes"


def project(picture: str, name: str, title: str, **page: Any) -> dict[str, Any]:
    own = {"isShown": True, "name": name, **page}
    return {"id": f"project-{name}", "image": picture, "title": title, "description": f"Sur {title}", "page": own}


@pytest.fixture
async def picture(owner: Owner) -> str:
    await owner.pay()
    await owner.choose("FR", "EN", "DE")
    for code in ("FR", "EN", "DE"):
        await owner.save("home", code, texts={"headline": f"Donner à lire {code}"})
    picture_id: str = (await uploaded(owner, pictures.saved(pictures.arrow(80), "PNG")))["id"]
    return picture_id


async def save(owner: Owner, *projects: dict[str, Any], language: str = "FR", **more: Any) -> None:
    answer = await owner.save("projects", language, lists={"projects": list(projects)}, **more)
    assert answer.status_code == 200, answer.text


def quai(picture: str, **page: Any) -> dict[str, Any]:
    return project(picture, "quai-des-brumes", "Quai des Brumes", **page)


@pytest.mark.parametrize("layout", ["option1", "option2", "option3"])
async def test_a_card_leads_to_the_page_which_is_whole_without_a_script(
    owner: Owner, picture: str, visitor: httpx.AsyncClient, layout: str
) -> None:
    shown = [
        {"id": "picture-1", "image": picture, "caption": "Le quai", "alt": "Un quai", "width": "wide"},
        {"id": "picture-2", "image": picture, "caption": "", "alt": "Un détail", "width": "half"},
    ]
    link = {"id": "link-one", "label": "Le livre", "address": "https://example.org/livre"}
    page = {"pictures": shown, "story": "Un livre.", "client": "Éditions du Port", "year": "2024", "links": [link]}
    await save(owner, quai(picture, **page), project(picture, "autre", "L’autre"), layout=layout)
    home = (await visitor.get("/home/fr")).text
    assert f'href="{AT}"' in home and "Voir le projet" in home
    assert "2024" in home and "Éditions du Port" not in home  # the year, or else the client, under its picture
    answer = await visitor.get(AT)
    assert answer.status_code == 200
    html = answer.text
    for said in ("Quai des Brumes", "Le quai", "Un livre.", "Éditions du Port", "2024", "https://example.org/livre"):
        assert said in html
    assert 'href="/home/fr#projet"' in html and 'rel="next"' in html and "/home/fr/projet/autre" in html
    assert html.count("<script") == 2 and 'type="module"' not in html  # the head's, and what search engines read
    assert "frame-src" not in answer.headers["content-security-policy"]
    [sheet] = re.findall(r'rel="stylesheet" href="(/assets/[^"]+)"', html)
    assert ".project-pictures" in (await visitor.get(sheet)).text


async def test_pictures_are_cut_around_what_matters_in_them_and_whole_where_nobody_chose(
    owner: Owner, picture: str, visitor: httpx.AsyncClient
) -> None:
    wide, tall = [
        (await uploaded(owner, pictures.saved(Image.new("RGB", size, "teal"), "PNG")))["id"]
        for size in ((90, 60), (60, 90))
    ]
    shown = [
        {"id": "picture-1", "image": wide, "imageFocus": "30 70"},
        {"id": "picture-2", "image": wide, "imageFocus": "10 20 150", "width": "half"},
        {"id": "picture-3", "image": wide},
        # Upright, it is whole in every frame, unless it is enlarged (docs/decisions/focus.md).
        {"id": "picture-4", "image": tall, "imageFocus": "40 60"},
    ]
    film = {"film": "https://vimeo.com/123456789", "poster": wide, "posterFocus": "5 6"}
    other = {**project(picture, "autre", "L’autre"), "imageFocus": "1 2 300"}
    await save(owner, quai(picture, pictures=shown, **film), other)
    html = (await visitor.get(AT)).text
    figures = re.findall(r'<figure class="(project-picture[^"]*)".*?<img [^>]*?(class="[^"]*")?[^>]*>', html)
    assert [names for names, _ in figures] == [
        "project-picture has-frame",
        "project-picture is-half has-frame",
        "project-picture",
        "project-picture is-upright",
    ]
    for worn in (
        'class="at-30-70"',
        'class="at-10-20-150 is-cut"',
        'class="at-5-6"',
        'class="at-1-2-300 is-cut"',
    ):
        assert worn in html, worn
    for rule in (".at-30-70{--at:30% 70%}", ".at-10-20-150{--at:10% 20%;--zoom:1.5;", ".at-5-6{", ".at-1-2-300{"):
        assert rule in html, rule
    # Without pictures of its own it shows the card's, as the card does; without a choice, the bytes that it had.
    await save(owner, {**quai(wide), "imageFocus": "7 8"})
    html = (await visitor.get(AT)).text
    assert 'class="project-picture has-frame"' in html and ".at-7-8{--at:7% 8%}" in html
    await save(owner, quai(wide))
    html = (await visitor.get(AT)).text
    assert "has-frame" not in html and "--at" not in html


async def test_a_story_shows_what_stands_out_in_it_and_search_engines_read_it_plain(
    owner: Owner, picture: str, visitor: httpx.AsyncClient
) -> None:
    marked = {
        "story": "Je dessine ici :\nun livre\ndeux",
        "storyMarks": "b 3 10\na 11 14 https://example.org/\nul 17 30",
    }
    work = {**quai(picture, **marked), "description": "Un quai <b>", "descriptionMarks": "i 3 7"}
    await save(owner, work)
    html = (await visitor.get(AT)).text
    assert '<div class="project-story rich">Je <strong>dessine</strong> <a href="https://example.org/"' in html
    assert "<ul><li>un livre</li><li>deux</li></ul></div>" in html
    assert '<div class="project-lead rich">Un <em>quai</em> &lt;b&gt;</div>' in html
    assert "Marks" not in html
    await save(owner, {**work, "description": "", "descriptionMarks": ""})
    [work_of] = re.findall(r'<script type="application/ld\+json">(.*?)</script>', (await visitor.get(AT)).text)
    assert "Je dessine ici" in work_of and "<strong>" not in work_of
    await save(owner, quai(picture, story="Je dessine ici"))
    assert '<p class="project-story">Je dessine ici</p>' in (await visitor.get(AT)).text


async def test_the_head_names_the_languages_that_have_it_and_the_sitemap_lists_them(
    owner: Owner, picture: str, visitor: httpx.AsyncClient
) -> None:
    await save(owner, quai(picture, year="2024"))
    await save(owner, {**quai(picture), "id": "project-en"}, language="EN")
    await save(owner, {**project(picture, "kai", "Kai"), "id": "project-de"}, language="DE")
    html = (await visitor.get(AT)).text
    assert f'<link rel="canonical" href="{ORIGIN}{AT}">' in html
    found = dict(re.findall(r'<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)">', html))
    page = "projet/quai-des-brumes"
    assert found == {
        "fr": f"{ORIGIN}{AT}",
        "en": f"{ORIGIN}/home/en/{page}",
        "x-default": f"{ORIGIN}/home/{page}",
    }
    assert 'href="/home/de#projet"' in html  # another project has another name there
    [work] = re.findall(r'<script type="application/ld\+json">(.+?)</script>', html)
    told = json.loads(work)
    assert (told["@type"], told["name"], told["dateCreated"]) == ("CreativeWork", "Quai des Brumes", "2024")
    assert f'property="og:image" content="{ORIGIN}/media/' in html
    sitemap = (await visitor.get("/sitemap.xml")).text
    assert f"<loc>{ORIGIN}{AT}</loc>" in sitemap and f"<loc>{ORIGIN}/home/de/projet/kai</loc>" in sitemap
    assert f"{ORIGIN}/home/de/{page}" not in sitemap
    chosen = await visitor.get(f"/home/{page}", headers={"Accept-Language": "de, en;q=0.5"})
    assert '<html lang="en"' in chosen.text  # German has none
    assert (await visitor.get(f"/home/de/{page}")).status_code == 404


async def test_where_a_language_says_nothing_another_stands_in_and_is_the_canonical_one(
    owner: Owner, picture: str, visitor: httpx.AsyncClient
) -> None:
    await save(owner, quai(picture, story="Un livre."))
    html = (await visitor.get("/home/en/projet/quai-des-brumes")).text
    assert '<html lang="en"' in html and 'class="project" lang="fr" dir="ltr"' in html
    assert f'<link rel="canonical" href="{ORIGIN}{AT}">' in html
    assert f"{ORIGIN}/home/en/projet" not in (await visitor.get("/sitemap.xml")).text


async def test_a_renamed_page_is_found_by_its_old_address_until_another_takes_it(
    owner: Owner, picture: str, visitor: httpx.AsyncClient
) -> None:
    await save(owner, quai(picture))
    assert (await visitor.get(AT)).status_code == 200
    renamed = quai(picture)
    renamed["page"]["name"] = "le-quai"
    await save(owner, renamed)
    for asked, leads in ((AT, "/home/fr/projet/le-quai"), ("/home/projet/quai-des-brumes", "/home/projet/le-quai")):
        moved = await visitor.get(asked, follow_redirects=False)
        assert (moved.status_code, moved.headers["location"]) == (308, leads)
    await save(owner, renamed, {**quai(picture), "id": "project-other", "title": "Un autre quai"})
    taken = await visitor.get(AT, follow_redirects=False)
    assert taken.status_code == 200 and "Un autre quai" in taken.text


async def test_no_page_of_a_hidden_section_of_a_hidden_page_or_of_a_free_site(
    owner: Owner, picture: str, visitor: httpx.AsyncClient
) -> None:
    await save(owner, quai(picture))
    assert (await visitor.get(AT)).status_code == 200
    await owner.save("appearance", settings={"hidden": ["projects"]})
    assert (await visitor.get(AT)).status_code == 404
    assert "quai-des-brumes" not in (await visitor.get("/sitemap.xml")).text
    await owner.save("appearance", settings={"hidden": []})
    await save(owner, quai(picture, isShown=False, story="Un secret."))
    assert (await visitor.get(AT)).status_code == 404
    home = (await visitor.get("/home/fr")).text
    assert "projet/" not in home and "Un secret" not in home
    await save(owner, quai(picture))
    assert (await visitor.get(AT)).status_code == 200
    site_id = (await owner.site())["id"]
    async with owner.app.services.database.writing() as session:
        site = await session.get_one(Site, site_id)
        site.activation, site.state, site.revision = None, "0" * 32, site.revision + 1
    assert (await visitor.get(AT)).status_code == 404
    assert "projet/" not in (await visitor.get("/home/fr")).text
    assert "quai-des-brumes" not in (await visitor.get("/sitemap.xml")).text


async def test_a_film_opens_the_policy_for_its_host_on_that_page_alone_and_is_a_link_before_a_click(
    owner: Owner, picture: str, visitor: httpx.AsyncClient
) -> None:
    films = {
        "https://vimeo.com/123456789": "frame-src https://player.vimeo.com",
        "https://tube.example.org/w/kkGMgK9ZtnKfYAgnEtQxbv": "frame-src https://tube.example.org",
        "https://films.example.org/quai.mp4": "media-src https://films.example.org",
    }
    for film, opened in films.items():
        await save(owner, quai(picture, film=film), project(picture, "autre", "L’autre"))
        answer = await visitor.get(AT)
        policy = answer.headers["content-security-policy"].split("; ")
        assert opened in policy
        assert f'<a href="{film}" target="_blank" rel="noopener" data-player="' in answer.text
        assert "<iframe" not in answer.text and "<video" not in answer.text
        for other in ("/home/fr", "/home/fr/projet/autre"):
            others = (await visitor.get(other)).headers["content-security-policy"]
            assert "frame-src" not in others and "media-src" not in others


async def test_it_is_among_the_files_that_are_taken_along(owner: Owner, picture: str) -> None:
    await save(owner, quai(picture, pictures=[{"id": "picture-1", "image": picture}]))
    await save(owner, {**quai(picture), "id": "project-en"}, language="EN")
    await save(owner, {**project(picture, "kai", "Kai"), "id": "project-de"}, language="DE")
    services = owner.app.services
    async with services.database.reading() as session:
        site = await session.get_one(Site, (await owner.site())["id"])
        snapshot = await read_snapshot(session, services.keyring, site, ".", root="")
    names = {name: (place, code) for name, place, code in page_names(snapshot)}
    assert names["fr-projet-quai-des-brumes.html"] == ("projet/quai-des-brumes", "FR")
    assert "en-projet-quai-des-brumes.html" in names and "de-projet-kai.html" in names
    assert "de-projet-quai-des-brumes.html" not in names
    alone = {**snapshot, "alone": {"ending": ".html", "mailTo": ""}}
    rendered = await services.renderer.page(alone, "FR", page="projet/quai-des-brumes")
    assert b'href="./fr.html#projet"' in rendered.html and b'src="media/' in rendered.html
