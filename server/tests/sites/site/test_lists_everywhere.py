"""A list that is one for all languages, wherever else it goes: reviews, files of translators, exports, imports, CVs.
English has all of it, in French where it is not translated.
"""

import re
from typing import Any

import httpx
import pytest

from tests.factories.app import Owner
from tests.public.cv.reading import read_pdf
from tests.public.cv.test_made_cvs import cv_at, make
from tests.public.reviews.conftest import Review
from tests.sites.media import pictures
from tests.sites.media.test_routes import uploaded
from tests.sites.site.test_in_step import TOGETHER, cards, how
from tests.sites.site.test_texts import rows_of
from tests.transfer.export_archive.conftest import Traveller
from tests.transfer.imports.files import exported, imported, previewed
from vitrine.app import App
from vitrine.content.documents import OURS

pytestmark = pytest.mark.both_engines


def project(number: int, image: str, **said: str) -> dict[str, Any]:
    return {"id": f"project-{number:08d}", "image": image, "title": f"Projet {number}", **said}


def position(number: int, title: str) -> dict[str, Any]:
    return {"id": f"position-{number:07d}", "title": title, "organisation": "Atelier", "start": "2019-04"}


@pytest.fixture
async def images(owner: Owner) -> list[dict[str, Any]]:
    await owner.pay()
    assert (await owner.choose("FR", "EN", offersResume=True)).status_code == 200
    return [await uploaded(owner, picture) for picture in (pictures.jpeg(), pictures.png())]


@pytest.fixture
async def site(owner: Owner, images: list[dict[str, Any]]) -> Owner:
    """Two projects with pictures and two positions, of which English has translated the first."""
    both = [project(1, images[0]["id"]), project(2, images[1]["id"])]
    for section, name, items, first in (
        ("projects", "projects", both, "Project 1"),
        ("experience", "positions", [position(1, "Relieuse"), position(2, "Stagiaire")], "Bookbinder"),
    ):
        saved = await owner.save(section, lists={name: items}, settings=TOGETHER, layout="option2")
        assert saved.status_code == 200, saved.text
        theirs = (await owner.document(section))["languages"]["EN"]["lists"][name]
        theirs[0]["title"] = first
        assert (await owner.save(section, "EN", lists={name: theirs})).status_code == 200
    return owner


def shown(html: str) -> tuple[list[tuple[str, bool]], int]:
    """The titles of the projects, each with whether it is said to be French, and how many have a picture."""
    section = re.search(r'<section[^>]* id="projet".*?</section>', html, re.DOTALL)
    assert section is not None
    found = re.findall(r"<h3([^>]*)>([^<]*)</h3>", section[0])
    read = [(title.replace("\u00ad", ""), 'lang="fr"' in attributes) for attributes, title in found]
    return read, len(re.findall(r"<article .*?<img ", section[0], re.DOTALL))


IN_ENGLISH = ([("Project 1", False), ("Projet 2", True)], 2)


async def test_readers_of_a_draft_have_it(
    site: Owner, images: list[dict[str, Any]], visitor: httpx.AsyncClient
) -> None:
    review = Review(site, visitor)
    document = await site.document("projects")
    french, english = (document["languages"][code]["lists"]["projects"] for code in ("FR", "EN"))
    added = project(3, images[0]["id"])
    document["languages"]["FR"]["lists"]["projects"] = [*reversed(french), added]
    document["languages"]["EN"]["lists"]["projects"] = [
        *reversed(english),
        {**added, "id": "project-00000003-en", "title": "", "original": added["id"]},
    ]
    draft = {"languages": document["languages"], "shared": document["shared"], "layout": None, "forms": {}}
    await review.draft("projects", draft, document["revision"])
    read = await visitor.get(f"{(await review.make())['path']}/en")
    assert shown(read.text) == ([("Projet 2", True), ("Project 1", False), ("Projet 3", True)], 3)


@pytest.mark.parametrize("name", ["EN.xlf", "EN.csv"])
async def test_a_translators_file_asks_for_its_words_and_brings_them_to_their_item(site: Owner, name: str) -> None:
    content = (await site.client.get(f"/api/site/texts/{name}")).content.decode()
    if name.endswith("csv"):
        [row] = [row for row in rows_of(content) if row["FR"] == "Projet 2"]
        assert (row["EN"], row["état"]) == ("", "copié")
        content = content.replace('"Projet 2";""', '"Projet 2";"Project 2"')
    else:
        content, found = re.subn(
            r'(subState="vitrine:copied"><source[^>]*>Projet 2</source>)(<target[^>]*/>)?',
            r"\1<target>Project 2</target>",
            content,
        )
        assert found == 1
    headers = {"Content-Type": "application/octet-stream"}
    answer = await site.client.post("/api/site/texts/EN/proposal", content=content.encode(), headers=headers)
    assert answer.status_code == 200, answer.text
    [change] = answer.json()["proposed"]
    assert (change["source"], change["text"]) == ("Projet 2", "Project 2")
    texts = [{key: change[key] for key in ("section", "place", "source", "text")}]
    before = await cards(site, "FR", "projects")
    sent = {"texts": texts, "isFromFile": True, "revisions": answer.json()["revisions"]}
    written = await site.client.put("/api/site/texts/EN", json=sent)
    assert written.status_code == 200, written.text
    now = await cards(site, "EN", "projects")
    assert [item["title"] for item in now] == ["Project 1", "Project 2"]
    assert [item["image"] for item in now] == [item["image"] for item in before]
    assert await cards(site, "FR", "projects") == before


async def test_the_site_in_files_has_it(app: App, site: Owner) -> None:
    files = await Traveller(site, app).taken("static")
    assert shown(files.read("en.html").decode()) == IN_ENGLISH


async def test_an_archive_brings_it_back_as_it_was(app: App, site: Owner, other_owner: Owner) -> None:
    traveller = Traveller(site, app)
    await traveller.taken("archive")
    archive = (await traveller.fetch("archive")).content
    await other_owner.pay()
    await imported(other_owner, await previewed(other_owner, archive))
    assert await how(other_owner, "projects") == "together"
    french, english = [await cards(other_owner, code, "projects") for code in ("FR", "EN")]
    assert [item["title"] for item in english] == ["Project 1", ""]
    assert [item.get("original") for item in english] == [item["id"] for item in french]
    assert [item["image"] for item in english] == [item["image"] for item in french]


def plain(value: Any) -> Any:
    """As the older product writes it: without anything of ours."""
    if isinstance(value, dict):
        return {key: plain(held) for key, held in value.items() if key != OURS}
    return [plain(held) for held in value] if isinstance(value, list) else value


async def test_the_older_products_lists_are_whole_in_every_language_and_pair_by_the_same_rule(
    app: App, site: Owner, other_owner: Owner
) -> None:
    [document] = plain(await exported(app, site))["data"]
    assert [item["titres"] for item in document["imagesProjet_EN"]] == ["Project 1", "Projet 2"]
    # Of which one language has only some.
    document["imagesProjet_EN"] = [{**document["imagesProjet_EN"][0], "id": "une-autre-image"}]
    await other_owner.pay()
    await imported(other_owner, await previewed(other_owner, {"data": [document]}))
    assert await how(other_owner, "projects") == ""
    before = await cards(other_owner, "FR", "projects")
    assert len(await cards(other_owner, "EN", "projects")) == 1
    # As its owner's next save sends it, from an editor.
    await other_owner.save("projects", lists={"projects": before}, settings=TOGETHER)
    assert await how(other_owner, "projects") == "together"
    now = await cards(other_owner, "EN", "projects")
    assert [(item["title"], item["image"]) for item in now] == [
        ("Project 1", before[0]["image"]),
        ("", before[1]["image"]),
    ]


async def test_an_import_adds_to_it_in_every_language(site: Owner) -> None:
    resume = {"basics": {"name": "Élise Maréchal"}, "work": [{"name": "Coop", "position": "Graveuse"}]}
    await imported(site, await previewed(site, resume), "add")
    held = (await site.document("experience"))["languages"]["EN"]["lists"]["positions"]
    assert [(item["title"], item.get("original")) for item in held] == [
        ("Bookbinder", "position-0000001"),
        ("", "position-0000002"),
        ("", (await site.document("experience"))["languages"]["FR"]["lists"]["positions"][2]["id"]),
    ]


async def test_the_cv_and_the_resume_of_each_language_say_all_of_it(
    app: App, site: Owner, visitor: httpx.AsyncClient
) -> None:
    assert (await site.save("home", settings={"cvSource": "classic"})).status_code == 200
    await make(app)
    url = await cv_at(site, visitor, "en")
    assert url is not None
    said = read_pdf((await visitor.get(url)).content).text
    assert "Bookbinder" in said and "Stagiaire" in said and "Relieuse" not in said
    slug = (await site.site())["slug"]
    resume = (await visitor.get(f"/@{slug}/en/resume.json")).json()
    assert [job["position"] for job in resume["work"]] == ["Bookbinder", "Stagiaire"]
    assert [work["name"] for work in resume["projects"]] == ["Project 1", "Projet 2"]
