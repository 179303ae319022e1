"""Beside a page's address: the page as Markdown, its owner's card, its address as a square. As public as the page."""

import io
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest
import segno
from PIL import Image

from tests.factories.app import Owner
from tests.factories.attacks import Attack
from tests.factories.world import watched
from tests.sites.domains.test_domains import at, prove
from tests.sites.media import pictures
from tests.sites.media.test_routes import uploaded
from vitrine.app import App

FORMS = {
    ".md": "text/markdown; charset=utf-8",
    "/contact.vcf": "text/vcard; charset=utf-8",
    "/qr.svg": "image/svg+xml",
    "/qr.png": "image/png",
}
every_form = pytest.mark.parametrize("form", FORMS)


@pytest.fixture
async def site(owner: Owner) -> Owner:
    await owner.pay()
    await owner.choose("FR", "EN", slug="elise")
    await owner.save("home", texts={"headline": "Donner à lire"})
    await owner.save("about", texts={"heading": "À propos", "body": "Dix ans\nd’affiches."})
    await owner.save("about", "EN", texts={"heading": "About", "body": "Ten years of posters."})
    entries = [
        {"id": "a" * 32, "network": "email", "title": "", "detail": "elise@example.org", "link": ""},
        {"id": "b" * 32, "network": "mastodon", "title": "", "detail": "", "link": "https://mamot.fr/@elise"},
    ]
    await owner.save("contact", texts={"heading": "Écrire"}, shared_lists={"entries": entries})
    return owner


@every_form
async def test_it_is_sent_as_what_it_is_and_runs_nothing(site: Owner, visitor: httpx.AsyncClient, form: str) -> None:
    answer = await visitor.get(f"/@elise/fr{form}")
    assert (answer.status_code, answer.headers["content-type"]) == (200, FORMS[form])
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "sandbox" in answer.headers["content-security-policy"]
    assert answer.headers["link"].endswith('/home/fr>; rel="canonical"')  # the first site is the instance's home


async def test_the_page_is_read_as_markdown_in_its_languages(site: Owner, visitor: httpx.AsyncClient) -> None:
    french = (await visitor.get("/@elise/fr.md")).text
    assert french.startswith("# Donner à lire\n")
    assert "\n## À propos\n\nDix ans  \nd’affiches.\n" in french
    assert "/@elise/en.md>)" in french
    english = await visitor.get("/home.md", headers={"Accept-Language": "en"})
    assert "Ten years of posters." in english.text and "Accept-Language" in english.headers["vary"]
    assert (await visitor.get("/@elise/de.md")).status_code == 404


async def test_the_page_says_where_its_markdown_is(site: Owner, visitor: httpx.AsyncClient) -> None:
    head = (await visitor.get("/@elise/en")).text.partition("</head>")[0]
    assert '<link rel="alternate" type="text/markdown" href="http://' in head and '/home/en.md">' in head


async def test_the_card_is_kept_as_a_file_and_says_what_the_page_says(site: Owner, visitor: httpx.AsyncClient) -> None:
    answer = await visitor.get("/@elise/fr/contact.vcf")
    assert answer.headers["content-disposition"] == 'attachment; filename="elise.vcf"'
    lines = answer.text.split("\r\n")
    assert (lines[0], lines[-2:]) == ("BEGIN:VCARD", ["END:VCARD", ""])
    assert "FN:Élise Maréchal" in lines and "EMAIL;TYPE=INTERNET:elise@example.org" in lines
    assert "X-SOCIALPROFILE;TYPE=mastodon:https://mamot.fr/@elise" in lines


async def test_the_square_leads_to_the_page(site: Owner, visitor: httpx.AsyncClient) -> None:
    address = (await visitor.get("/@elise/fr/qr.svg")).headers["link"].split(">")[0].removeprefix("<")
    expected = [list(row) for row in segno.make(address, error="m", micro=False).matrix]
    drawn = Image.open(io.BytesIO((await visitor.get("/@elise/fr/qr.png")).content)).convert("L")
    side = len(expected) + 8
    module = drawn.width // side
    assert drawn.size == (side * module, side * module)
    read = [
        [drawn.getpixel(((x + 4) * module + module // 2, (y + 4) * module + module // 2)) == 0 for x in range(side - 8)]
        for y in range(side - 8)
    ]
    assert read == [[bool(is_dark) for is_dark in row] for row in expected]


@every_form
async def test_it_is_answered_by_tag_and_follows_a_save(site: Owner, visitor: httpx.AsyncClient, form: str) -> None:
    path = f"/@elise/fr{form}"
    first = await visitor.get(path)
    assert first.headers["cache-control"] == "no-cache"
    kept = {"If-None-Match": first.headers["etag"]}
    assert (await visitor.get(path, headers=kept)).status_code == 304
    await site.save("home", texts={"headline": "Autrement"})
    again = await visitor.get(path, headers=kept)
    # The card and the square say nothing of it: a copy of them stays good.
    assert again.status_code == (200 if form == ".md" else 304)


@every_form
async def test_a_site_that_is_not_shown_has_none(
    site: Owner, visitor: httpx.AsyncClient, form: str, attack: Attack
) -> None:
    for path in (f"/@elise{form}", f"/@elise/fr{form}", f"/home{form}", f"/home/fr{form}"):
        assert (await visitor.get(path)).status_code == 200
    await site.choose("FR", "EN", isOnline=False)
    refused = [(await visitor.get(f"{base}{form}")).status_code for base in ("/@elise", "/@elise/fr", "/home/fr")]
    assert refused == [404, 404, 404]
    attack("reading a site under construction by its other forms (.md, vcf, QR)", attempts=3, result="404")


@every_form
async def test_a_former_address_leads_to_the_new_one(site: Owner, visitor: httpx.AsyncClient, form: str) -> None:
    await site.choose("FR", "EN", slug="ailleurs")
    moved = await visitor.get(f"/@elise/fr{form}")
    assert (moved.status_code, moved.headers["location"]) == (308, f"/@ailleurs/fr{form}")


async def test_a_domain_of_ones_own_has_them_too(app: App, stack: AsyncExitStack, site: Owner) -> None:
    await prove(site, watched(app), "elise.example")
    async with at(app, stack, "elise.example") as visiting:
        for form in FORMS:
            answer = await visiting.get(f"/home/fr{form}")
            assert answer.headers["link"] == '<https://elise.example/home/fr>; rel="canonical"'
            assert (await visiting.get(f"/@nobody{form}")).status_code == 404


async def test_nobodys_look_at_them_is_a_visit(app: App, site: Owner, visitor: httpx.AsyncClient) -> None:
    for form in FORMS:
        page = await app.pages.get(None, f"/@elise/fr{form}", b"")
        assert page.counts_for is None


LEGAL = {"publisher": "Élise Maréchal", "email": "elise@example.org", "host": "Hébergeur, Nantes"}
BESIDE = {"mentions": "# Mentions légales et confidentialité\n", "projet/quai-des-brumes": "# Quai des Brumes\n"}
every_page = pytest.mark.parametrize("page", BESIDE)


@pytest.fixture
async def with_pages(site: Owner) -> Owner:
    assert (await site.save("legal", settings=LEGAL)).status_code == 200
    await site.save("projects", lists={"projects": await _works(site)})
    return site


async def _works(site: Owner, **page: Any) -> list[dict[str, Any]]:
    image = (await uploaded(site, pictures.saved(Image.new("RGB", (90, 60), "teal"), "PNG")))["id"]
    own = {
        "isShown": True,
        "name": "quai-des-brumes",
        "story": "Un livre.",
        "storyMarks": "b 3 8",
        "client": "Éditions *du* Port",
        "pictures": [{"id": "picture-1", "image": image, "caption": "Le quai", "alt": "Un quai"}],
        "links": [{"id": "link-one", "label": "Le livre", "address": "https://example.org/livre"}],
        "film": "https://vimeo.com/123456789",
        **page,
    }
    other = {"isShown": True, "name": "autre"}
    return [
        {"id": "project-1", "image": image, "title": "Quai des Brumes", "description": "Sur un quai", "page": own},
        {"id": "project-2", "image": image, "title": "L’autre", "page": other},
    ]


@every_page
async def test_pages_beside_the_main_one_are_read_as_markdown_too(
    with_pages: Owner, visitor: httpx.AsyncClient, page: str
) -> None:
    answer = await visitor.get(f"/@elise/fr/{page}.md")
    assert (answer.status_code, answer.headers["content-type"]) == (200, FORMS[".md"])
    assert answer.headers["link"].endswith(f'/home/fr/{page}>; rel="canonical"')
    assert "sandbox" in answer.headers["content-security-policy"]
    assert answer.text.startswith(BESIDE[page]) and "/@elise/fr.md>)" in answer.text
    head = (await visitor.get(f"/@elise/fr/{page}")).text.partition("</head>")[0]
    assert f'<link rel="alternate" type="text/markdown" href="http://vitrine.test/home/fr/{page}.md">' in head
    for path in (f"/home/fr/{page}.md", f"/home/{page}.md", f"/{page}.md", f"/fr/{page}.md", f"/@elise/{page}.md"):
        assert (await visitor.get(path, headers={"Accept-Language": "fr"})).text.startswith(BESIDE[page]), path


async def test_what_a_project_page_says_is_in_its_markdown_and_the_main_one_leads_there(
    with_pages: Owner, visitor: httpx.AsyncClient
) -> None:
    text = (await visitor.get("/@elise/fr/projet/quai-des-brumes.md")).text
    assert "/en/projet/quai-des-brumes.md" in text, "French stands in there"
    await with_pages.save("projects", "EN", texts={"heading": "Work"})
    text = (await visitor.get("/@elise/fr/projet/quai-des-brumes.md")).text
    for said in (
        "\nSur un quai\n",
        "- **Client** · Éditions \\*du\\* Port",
        "\nUn **livre**.\n",
        "- [Le livre](<https://example.org/livre>)",
        "[Lire le film](<https://vimeo.com/123456789>)",
        "Projet suivant: [L’autre](<http://vitrine.test/@elise/fr/projet/autre.md>)",
    ):
        assert said in text, said
    assert "![Un quai](<http://vitrine.test/media/" in text and ">)  \nLe quai\n" in text
    assert "/en/projet/" not in text, "a language that has no such project"
    main = (await visitor.get("/@elise/fr.md")).text
    assert "[Voir le projet](<http://vitrine.test/@elise/fr/projet/quai-des-brumes.md>)" in main


@every_page
async def test_markdown_of_a_page_follows_it_and_goes_with_it(
    with_pages: Owner, visitor: httpx.AsyncClient, page: str, attack: Attack
) -> None:
    path = f"/@elise/fr/{page}.md"
    kept = {"If-None-Match": (await visitor.get(path)).headers["etag"]}
    assert (await visitor.get(path, headers=kept)).status_code == 304
    await with_pages.save("legal", settings={**LEGAL, "publisher": "Atelier Maréchal"})
    await with_pages.save("projects", lists={"projects": await _works(with_pages, story="Deux livres.", storyMarks="")})
    again = await visitor.get(path, headers=kept)
    assert again.status_code == 200 and ("Atelier Maréchal" in again.text or "Deux livres." in again.text)
    await with_pages.choose("FR", "EN", isOnline=False)
    refused = [(await visitor.get(f"{base}/{page}.md")).status_code for base in ("/@elise", "/@elise/fr", "/home/fr")]
    await with_pages.choose("FR", "EN", isOnline=True)
    await with_pages.save("legal", settings=dict.fromkeys(LEGAL, ""))
    await with_pages.save("projects", lists={"projects": await _works(with_pages, isShown=False)})
    refused += [(await visitor.get(f"{base}/{page}.md")).status_code for base in ("/@elise", "/@elise/fr", "/home/fr")]
    assert refused == [404] * 6
    attack("reading a hidden side page, or one of a site under construction, as Markdown", attempts=6, result="404")


async def test_markdown_of_a_renamed_project_and_of_a_hidden_section(
    with_pages: Owner, visitor: httpx.AsyncClient
) -> None:
    await with_pages.save("projects", lists={"projects": await _works(with_pages, name="brumes")})
    moved = await visitor.get("/@elise/fr/projet/quai-des-brumes.md")
    assert (moved.status_code, moved.headers["location"]) == (308, "/@elise/fr/projet/brumes.md")
    await with_pages.save("appearance", settings={"hidden": ["projects"]})
    assert (await visitor.get("/@elise/fr/projet/brumes.md")).status_code == 404


async def test_a_domain_of_ones_own_has_them_of_its_side_pages(
    app: App, stack: AsyncExitStack, with_pages: Owner
) -> None:
    await prove(with_pages, watched(app), "elise.example")
    async with at(app, stack, "elise.example") as visiting:
        for page in BESIDE:
            for path in (f"/home/fr/{page}.md", f"/fr/{page}.md"):
                answer = await visiting.get(path)
                assert answer.headers["link"] == f'<https://elise.example/home/fr/{page}>; rel="canonical"'
        assert (await app.pages.get("elise.example", f"/home/fr/{page}.md", b"")).counts_for is None


@pytest.mark.parametrize("ending", ["/contact.vcf", "/qr.svg", "/partage.jpg", ".md/", ".MD"])
@every_page
async def test_side_pages_have_no_other_form(
    with_pages: Owner, visitor: httpx.AsyncClient, page: str, ending: str
) -> None:
    for base in ("/@elise/fr", "/home/fr", ""):
        assert (await visitor.get(f"{base}/{page}{ending}")).status_code == 404


@pytest.mark.parametrize("path", ["/@elise/fr.md/", "/@elise/mentions.md", "/@elise/fr/qr.gif", "/.md", "/@elise/.md"])
async def test_no_other_address_is_one(site: Owner, visitor: httpx.AsyncClient, path: str) -> None:
    assert (await visitor.get(path)).status_code == 404
