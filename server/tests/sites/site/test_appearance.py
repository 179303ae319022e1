"""In which order a site's sections stand, and which of them visitors do not get at all."""

import re

import httpx
import pytest

from tests.factories.app import ORIGIN, Owner
from tests.public.messages.conftest import WORDS
from vitrine.content.layouts import OPTIONS
from vitrine.content.sections import MAIN_PAGE

SECRET = "seulement pour moi"
EVERY = [section.anchor for section in MAIN_PAGE.values()]


@pytest.fixture
async def site(owner: Owner) -> Owner:
    await owner.pay()
    await owner.choose("FR", "EN", offersResume=True)
    await owner.save("home", texts={"headline": "Donner à lire"})
    await owner.save("home", "EN", texts={"headline": "Made to read"})
    await owner.save("about", texts={"heading": "À propos", "body": f"Je dessine, {SECRET}."})
    entry = {"id": "entry-000001", "network": "github", "title": "", "detail": "", "link": "https://github.com/secret"}
    await owner.save("contact", texts={"heading": "Écrivez-moi"}, shared_lists={"entries": [entry]})
    job = {"id": "position-0001", "title": "Graphiste", "organisation": "Atelier du Quai", "isCurrent": True}
    await owner.save("experience", texts={"heading": "Parcours"}, lists={"positions": [job]})
    return owner


async def arrange(owner: Owner, **chosen: list[str]) -> httpx.Response:
    return await owner.save("appearance", settings=chosen)


def anchors(page: str) -> list[str]:
    return re.findall(r'<(?:section|div) id="(\w+)" class="site-(?:section|anchor)', page)


def links(page: str) -> list[str]:
    [bar] = re.findall(r"<nav.*?</nav>", page, flags=re.S)
    return re.findall(r'href="#(\w+)"', bar)


@pytest.mark.parametrize("option", OPTIONS)
@pytest.mark.parametrize("bar", ["header", "footer"])
async def test_sections_and_bars_follow_the_owners_order(
    option: str, bar: str, site: Owner, visitor: httpx.AsyncClient
) -> None:
    await site.choose("FR", "EN", site_type=bar)
    await site.save("home", layout=option)
    before = (await visitor.get("/home/fr")).text
    assert anchors(before) == EVERY
    assert (await arrange(site, order=["contact", "experience"])).status_code == 200
    page = (await visitor.get("/home/fr")).text
    first, *others = EVERY
    moved = [first, "contact", "experience", *(anchor for anchor in others if anchor not in ("contact", "experience"))]
    assert anchors(page) == moved  # the welcome stays first, and what was not named comes after it in ours
    assert links(page) == sorted(links(before), key=moved.index) != links(before)
    plain = (await visitor.get("/home/fr.md")).text
    assert plain.index("## Écrivez-moi") < plain.index("## Parcours") < plain.index("## À propos")
    # And back: the very bytes.
    await arrange(site, order=[])
    assert (await visitor.get("/home/fr")).text == before


async def test_a_hidden_section_is_sent_to_nobody(site: Owner, visitor: httpx.AsyncClient) -> None:
    paths = ("/home/fr", "/home/en", "/home/fr/resume.json", "/home/fr.md", "/home/fr/contact.vcf")
    before = {path: (await visitor.get(path)).text for path in paths}
    assert all("github.com/secret" in said for said in before.values())
    assert [path for path, said in before.items() if SECRET not in said] == ["/home/fr/contact.vcf"]
    assert (await arrange(site, hidden=["about", "contact", "experience"])).status_code == 200
    for path in paths:
        answer = await visitor.get(path)
        assert answer.status_code == 200
        for told in (SECRET, "github.com/secret", "Graphiste", "Atelier du Quai", "s-about-", "#contact"):
            assert told not in answer.text, (path, told)
    overview = (await site.site())["sections"]
    assert {name for name, of in overview.items() if of["isHidden"]} == {"about", "contact", "experience"}
    assert (await site.document("about"))["languages"]["FR"]["texts"]["heading"] == "À propos", "nothing is lost"
    await arrange(site, hidden=[])
    assert {path: (await visitor.get(path)).text for path in paths} == before


async def test_who_hides_the_contact_section_gets_no_messages(site: Owner, visitor: httpx.AsyncClient) -> None:
    slug = (await site.site())["slug"]
    notice = {"publisher": "Élise", "email": "elise@example.org", "host": "Hébergeur"}
    await site.save("legal", settings=notice)
    assert "formulaire" in (await visitor.get("/home/fr/mentions")).text
    await arrange(site, hidden=["contact"])
    assert "formulaire" not in (await visitor.get("/home/fr/mentions")).text
    sent = await visitor.post(f"/api/sites/{slug}/messages", json=WORDS)
    assert (sent.status_code, sent.json()["code"]) == (410, "messages.closed")
    form = {"langue": "FR", **WORDS, "website": ""}
    plain = await visitor.post(f"/@{slug}/message", data=form, headers={"Referer": f"{ORIGIN}/home"})
    assert plain.status_code == 410 and "Ce site ne prend plus de messages ici." in plain.text
    assert WORDS["message"] in plain.text, "what was written can still be copied"
    assert (await site.client.get("/api/site/messages")).json()["messages"] == []
    await arrange(site, hidden=[])
    assert (await visitor.post(f"/api/sites/{slug}/messages", json=WORDS)).status_code == 201


@pytest.mark.parametrize(
    ("name", "chosen", "code"),
    [
        ("order", ["about", "home"], "stays_first"),
        ("hidden", ["home"], "stays_shown"),
        ("order", ["about", "about"], "duplicate"),
        ("hidden", ["blog"], "literal_error"),
        ("order", ["legal"], "literal_error"),
        ("hidden", "contact", "list_type"),
    ],
)
async def test_what_cannot_be_is_refused_at_its_field(site: Owner, name: str, chosen: list[str], code: str) -> None:
    refused = await arrange(site, **{name: chosen})
    [finding] = refused.json()["params"]["fields"]
    assert (refused.status_code, finding["code"]) == (422, code)
    assert finding["path"][:3] == ["shared", "settings", name]
    assert (await site.document("appearance"))["revision"] == 0
