"""A project's own page: written with the project, its names one of a kind, those it had before remembered."""

from typing import Any

import pytest

from tests.factories.app import Owner
from tests.sites.media import pictures
from tests.sites.media.test_routes import uploaded
from vitrine.content.describe import FORMER_NAMES_MAX
from vitrine.content.films import is_film
from vitrine.sites.site.tables import Site


def project(picture: str, place: int = 1, **page: Any) -> dict[str, Any]:
    own = {"page": {"isShown": True, "name": f"projet-{place}", **page}} if page.pop("has_page", True) else {}
    return {"id": f"project-{place}", "image": picture, "title": f"Projet {place}", **own}


@pytest.fixture
async def picture(owner: Owner) -> str:
    await owner.pay()
    await owner.choose("FR", "EN")
    picture_id: str = (await uploaded(owner, pictures.saved(pictures.arrow(80), "PNG")))["id"]
    return picture_id


async def save(owner: Owner, *projects: dict[str, Any], language: str = "FR") -> list[dict[str, Any]]:
    answer = await owner.save("projects", language, lists={"projects": list(projects)})
    assert answer.status_code == 200, answer.text
    stored: list[dict[str, Any]] = (await owner.document("projects"))["languages"][language]["lists"]["projects"]
    return stored


async def refusal(owner: Owner, *projects: dict[str, Any]) -> list[tuple[Any, ...]]:
    answer = await owner.save("projects", lists={"projects": list(projects)})
    assert answer.status_code == 422, answer.text
    return [(*found["path"], found["code"]) for found in answer.json()["params"]["fields"]]


async def test_a_page_is_stored_whole_with_its_project(owner: Owner, picture: str) -> None:
    page: dict[str, Any] = {
        "isShown": True,
        "name": "quai-des-brumes",
        "pictures": [{"id": "picture-1", "image": picture, "caption": "Le quai", "alt": "Un quai", "width": "half"}],
        "story": "Un livre.\nPuis un autre.",
        "storyMarks": "b 3 8\nul 10 24",
        "client": "Éditions du Port",
        "year": "2024–2026",
        "role": "Graphisme",
        "team": "Coline, Malo",
        "links": [{"id": "link-one", "label": "Le livre", "address": "example.org/livre"}],
        "film": "https://vimeo.com/123456789",
        "poster": picture,
        "formerNames": [],
    }
    [stored] = await save(owner, project(picture, **page))
    link = {"id": "link-one", "label": "Le livre", "address": "https://example.org/livre"}
    assert stored["page"] == {**page, "links": [link]}


async def test_a_project_without_a_page_is_what_it_was_before(owner: Owner, picture: str) -> None:
    [stored] = await save(owner, project(picture, has_page=False))
    assert "page" not in stored
    [stored] = await save(owner, {**project(picture, has_page=False), "page": None})
    assert "page" not in stored


async def test_a_story_in_which_nothing_stands_out_is_what_it_was_before(owner: Owner, picture: str) -> None:
    [stored] = await save(owner, project(picture, story="Un livre.", storyMarks=""))
    assert stored["page"]["story"] == "Un livre." and "storyMarks" not in stored["page"]


@pytest.mark.parametrize(
    ("page", "finding"),
    [
        ({"name": ""}, ("name", "page_name_missing")),
        ({"name": "Quai des Brumes"}, ("name", "bad_page_name")),
        ({"name": "-quai"}, ("name", "bad_page_name")),
        ({"name": "q" * 61}, ("name", "string_too_long")),
        ({"film": "https://example.org/page"}, ("film", "bad_film")),
        ({"film": "javascript:alert(1)"}, ("film", "bad_link")),
        ({"story": "a" * 5001}, ("story", "string_too_long")),
        ({"story": "Un livre", "storyMarks": "b 3 100"}, ("storyMarks", "bad_marks")),
        ({"story": "Un livre", "storyMarks": "script 0 2"}, ("storyMarks", "bad_marks")),
        ({"story": "Un livre", "storyMarks": "a 0 2 javascript:alert(1)"}, ("storyMarks", "bad_marked_link")),
        ({"links": [{"id": "link-one", "address": "javascript:alert(1)"}]}, ("links", 0, "address", "bad_link")),
        ({"pictures": [{"id": "picture-1", "image": "0" * 32}]}, ("pictures", 0, "image", "unknown_media")),
        ({"pictures": [{"id": f"picture-{at}", "image": "0" * 32} for at in range(31)]}, ("pictures", "too_long")),
        ({"links": [{"id": f"link-nr-{at}"} for at in range(7)]}, ("links", "too_long")),
        ({"poster": "0" * 32}, ("poster", "unknown_media")),
        ({"poster": "0" * 32, "posterFocus": "30"}, ("posterFocus", "bad_focus")),
        (
            {"pictures": [{"id": "picture-1", "image": "0" * 32, "imageFocus": "0 101"}]},
            ("pictures", 0, "imageFocus", "bad_focus"),
        ),
    ],
)
async def test_what_is_wrong_on_a_page_is_said_at_its_field(
    owner: Owner, picture: str, page: dict[str, Any], finding: tuple[Any, ...]
) -> None:
    [(*path, code)] = await refusal(owner, project(picture, **page))
    *way, expected = finding
    assert (path[-len(way) - 1 :], code) == (["page", *way], expected)


async def test_what_matters_in_a_picture_is_kept_where_it_was_chosen_and_goes_with_its_picture(
    owner: Owner, picture: str
) -> None:
    shown = {"id": "picture-1", "image": picture, "caption": "", "alt": "", "width": "wide"}
    [stored] = await save(owner, project(picture, pictures=[shown], poster=picture))
    assert stored["page"]["pictures"] == [shown] and "posterFocus" not in stored["page"]
    chosen: dict[str, Any] = {"pictures": [{**shown, "imageFocus": "30 70 150"}], "posterFocus": "0 100"}
    [stored] = await save(owner, project(picture, poster=picture, **chosen))
    assert {name: stored["page"][name] for name in chosen} == chosen
    [stored] = await save(owner, project(picture, poster=None, **chosen))
    assert "posterFocus" not in stored["page"]


async def test_two_pages_of_a_language_cannot_have_one_name(owner: Owner, picture: str) -> None:
    [found] = await refusal(owner, project(picture), project(picture, 2, name="projet-1"))
    assert found[-4:] == (1, "page", "name", "page_name_taken")
    await save(owner, project(picture))
    await save(owner, {**project(picture), "id": "project-en"}, language="EN")


async def test_what_a_page_was_called_before_is_remembered_whatever_is_sent(owner: Owner, picture: str) -> None:
    await save(owner, project(picture))
    [stored] = await save(owner, project(picture, name="autre-nom"))
    assert stored["page"]["formerNames"] == ["projet-1"]
    [stored] = await save(owner, project(picture, name="projet-1", formerNames=["x"]))
    assert stored["page"]["formerNames"] == ["autre-nom"]
    first, second = await save(owner, project(picture, name="projet-1"), project(picture, 2, name="autre-nom"))
    assert (first["page"]["formerNames"], second["page"]["formerNames"]) == ([], [])  # it belongs to the second now
    for at in range(FORMER_NAMES_MAX + 5):
        first, _second = await save(owner, project(picture, name=f"nom-{at}"), project(picture, 2, name="autre-nom"))
    assert len(first["page"]["formerNames"]) == FORMER_NAMES_MAX and first["page"]["formerNames"][-1] == "nom-23"


async def test_an_item_that_comes_back_keeps_out_of_a_name_that_was_taken(owner: Owner, picture: str) -> None:
    [gone] = await save(owner, project(picture))
    await save(owner, project(picture, 2, name="projet-1"))
    undo = {"list": "projects", "language": "FR", "position": 0, "item": gone}
    assert (await owner.client.post("/api/site/sections/projects/items", json=undo)).status_code == 200
    stored = (await owner.document("projects"))["languages"]["FR"]["lists"]["projects"]
    assert [held["page"]["name"] for held in stored] == ["projet-1-2", "projet-1"]


async def test_pages_are_paid_and_a_site_that_is_free_again_keeps_them_as_they_are(
    owner: Owner, other_owner: Owner, picture: str
) -> None:
    await other_owner.choose("FR")
    own = (await uploaded(other_owner, pictures.saved(pictures.arrow(80), "PNG")))["id"]
    refused = await other_owner.save("projects", lists={"projects": [project(own)]})
    assert (refused.status_code, refused.json()["code"], refused.json()["params"]) == (
        403,
        "tiers.paid_only",
        {"what": "page"},
    )
    await owner.choose("FR")
    [stored] = await save(owner, project(picture, story="Un livre."))
    site_id = (await owner.client.get("/api/site/drafts")).json()["siteId"]
    async with owner.app.services.database.writing() as session:
        (await session.get_one(Site, site_id)).activation = None
    [kept] = await save(owner, {**stored, "title": "Autre titre"})
    assert kept["page"] == stored["page"] and kept["title"] == "Autre titre"
    changed = {**stored, "page": {**stored["page"], "story": "Deux livres."}}
    assert (await owner.save("projects", lists={"projects": [changed]})).status_code == 403
    assert "page" not in (await save(owner, {**stored, "page": None}))[0]  # who wants to may leave it


async def test_pages_are_counted_apart_from_the_page_that_shows_the_cards(owner: Owner, picture: str) -> None:
    many = [project(picture, at, story="a" * 5000) for at in range(1, 40)]
    assert len(await save(owner, *many)) == 39  # nearly five times what one page may hold
    refused = await owner.save("projects", lists={"projects": [*many, project(picture, 40, story="a" * 5000)]})
    assert (refused.status_code, refused.json()["code"]) == (422, "site.section_too_long")


@pytest.mark.parametrize(
    "link",
    [
        "https://www.youtube.com/watch?v=abcdefghijk",
        "https://www.youtube.com/watch?list=x&v=abcdefghijk&t=3",
        "https://youtu.be/abcdefghijk?si=x",
        "https://www.youtube.com/shorts/abcdefghijk",
        "https://vimeo.com/123456789",
        "https://vimeo.com/123456789/0a1b2c3d4e",
        "https://player.vimeo.com/video/123456789",
        "https://peertube.example.org/w/9c9de5e8-0a1e-484a-b099-e80766180a6d",
        "https://video.example.org:8443/videos/watch/kkGMgK9ZtnKfYAgnEtQxbv",
        "https://example.org/films/quai.mp4",
        "https://example.org/films/quai.webm?token=1",
    ],
)
def test_films_that_a_page_can_play(link: str) -> None:
    assert is_film(link)


@pytest.mark.parametrize(
    "link",
    [
        "http://vimeo.com/123456789",
        "https://vimeo.com/",
        "https://youtu.be/",
        "https://example.org/quai.avi",
        "https://example.org@evil.example/quai.mp4",
        "https://exa mple.org/quai.mp4",
        "https://example.org;frame-src/quai.mp4",
        "//example.org/quai.mp4",
    ],
)
def test_films_that_no_page_plays(link: str) -> None:
    assert not is_film(link)
