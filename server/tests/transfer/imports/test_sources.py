"""What each kind of file brings: a JSON Resume, a LinkedIn export, an owner's archive."""

import base64
import json
from pathlib import Path
from typing import Any

import pytest

from tests.factories.app import Owner, new_owner
from tests.sites.media.pictures import arrow, png, saved
from tests.transfer.imports.files import (
    LINKEDIN,
    RESUME,
    bring,
    documents_of,
    exported,
    imported,
    linkedin_zip,
    part_of,
    previewed,
    upload,
    zipped,
)
from vitrine.app import App
from vitrine.sites.media.formats.cleaning import clean
from vitrine.transfer.imports.json_resume.reading import read_json_resume
from vitrine.transfer.imports.reading.drawn import draw_stand_in
from vitrine.transfer.interchange.problems import DamagedFile

ROOT = Path(__file__).parents[4]


def without_ids(items: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{name: value for name, value in item.items() if name not in ("id", "image")} for item in items]


@pytest.fixture
async def editing(owner: Owner) -> Owner:
    assert (await owner.choose("FR")).status_code == 200
    return owner


async def test_a_json_resume_fills_an_empty_site(editing: Owner) -> None:
    preview = await previewed(editing, RESUME)
    assert preview["source"] == "json_resume" and preview["newLanguages"] == []
    await imported(editing, preview)
    held = await documents_of(editing)
    home, about = held["home"]["languages"]["FR"]["texts"], held["about"]["languages"]["FR"]["texts"]
    assert (home["title"], home["firstLine"], about["body"]) == (
        "Élise Maréchal",
        "Développeuse web",
        "Dix ans d’applications sobres.",
    )
    positions = without_ids(held["experience"]["languages"]["FR"]["lists"]["positions"])
    assert positions[0] == {
        "title": "Développeuse",
        "organisation": "Coop du Quai",
        "place": "Nantes",
        "start": "2019-04",
        "end": "",
        "isCurrent": True,
        "description": "Le guichet en ligne.\n• Accessibilité\n• Tests",
    }
    assert (positions[1]["start"], positions[1]["end"], positions[1]["isCurrent"]) == ("2018", "2019-03", False)
    [skill] = held["skills"]["languages"]["FR"]["lists"]["skills"]
    assert (skill["title"], skill["description"]) == ("Web", "Experte · HTML, CSS, TypeScript")
    [project] = held["projects"]["languages"]["FR"]["lists"]["projects"]
    assert project["title"] == "Marées" and project["link"] == "https://marees.example" and project["image"]
    entries = [
        (entry["network"], entry["title"], entry["link"]) for entry in held["contact"]["shared"]["lists"]["entries"]
    ]
    assert entries == [
        ("email", "", "mailto:elise@example.com"),
        ("phone", "", "tel:+33199001234"),
        ("website", "", "https://elise.example/"),
        ("github", "", "https://github.com/elise"),
        ("mastodon", "", "https://social.example/@elise"),
    ]
    [testimonial] = held["testimonials"]["languages"]["FR"]["lists"]["testimonials"]
    assert testimonial["quote"] == "Du travail net, livré à l’heure."


async def test_what_of_a_json_resume_has_no_place_is_listed_by_its_name(editing: Owner) -> None:
    preview = await previewed(editing, RESUME)
    listed = {left["name"]: left["says"] for left in preview["noPlace"]}
    assert listed == {
        "basics.location": "",
        "work.url": "https://quai.example",
        "education": "Université de Nantes",
        "awards": "Prix du site sobre",
    }
    assert [note["item"] for note in preview["notes"] if note["code"] == "drawn"] == ["Marées"]


async def test_a_new_site_gets_the_language_of_its_first_import(owner: Owner) -> None:
    preview = await previewed(owner, RESUME, language="DE")
    assert preview["newLanguages"] == ["DE"]
    assert (await owner.site())["languages"] == []
    await imported(owner, preview)
    assert (await owner.site())["languages"] == ["DE"]


async def test_texts_over_their_limits_are_cut_and_said_never_silently(editing: Owner) -> None:
    long = "mot " * 2000
    resume = {"basics": {"label": long, "summary": long}, "skills": [{"name": "a" * 300}]}
    preview = await previewed(editing, resume)
    cut = {note["field"]: (note["chars"], note["most"]) for note in preview["notes"] if note["code"] == "cut"}
    assert cut == {"firstLine": (7999, 200), "body": (7999, 5000), "skills.title": (300, 200)}
    new = part_of(preview, "home/FR")["texts"][0]["new"]
    assert new.endswith("mot…") and len(new) <= 200


async def test_a_linkedin_export_fills_positions_skills_and_profile(editing: Owner) -> None:
    preview = await previewed(editing, linkedin_zip())
    assert preview["source"] == "linkedin"
    await imported(editing, preview)
    held = await documents_of(editing)
    positions = held["experience"]["languages"]["FR"]["lists"]["positions"]
    assert [
        (each["title"], each["organisation"], each["start"], each["end"], each["isCurrent"]) for each in positions
    ] == [
        ("Développeuse", "Coop du Quai", "2019-04", "", True),
        ("Stagiaire", "Atelier Nord", "2018-01", "2019-03", False),
    ]
    assert positions[1]["description"] == "=1+1"  # a formula is a text here
    assert [each["title"] for each in held["skills"]["languages"]["FR"]["lists"]["skills"]] == ["HTML", "CSS"]
    assert held["about"]["languages"]["FR"]["texts"]["body"] == "Dix ans\nd’applications."
    networks = [(entry["network"], entry["link"]) for entry in held["contact"]["shared"]["lists"]["entries"]]
    assert networks == [
        ("email", "mailto:elise@example.com"),
        ("phone", "tel:+33199001234"),
        ("twitter", ""),
        ("website", "https://elise.example"),
    ]
    listed = {left["name"] for left in preview["noPlace"]}
    assert {"Connections.csv", "Profile.csv : Address", "education"} <= listed
    headings = {name: held[name]["languages"]["FR"]["texts"].get("heading") for name in ("about", "skills", "contact")}
    assert headings == {"about": "À propos", "skills": "Compétences", "contact": "Contact"}


@pytest.mark.parametrize(("language", "word"), [("FR", "Expérience"), ("DE", "Erfahrung"), ("CY", "Experience")])
def test_sections_of_a_resume_get_the_headings_that_its_cv_has(language: str, word: str) -> None:
    proposal, _ = read_json_resume(RESUME, language)
    assert proposal.sections["experience"]["languages"][language]["texts"]["heading"] == word
    assert "heading" not in proposal.sections["home"]["languages"][language]["texts"]


@pytest.mark.parametrize("key", ["work", "projects", "skills", "references"])
@pytest.mark.parametrize("written", [{"0": {"name": "Quai"}}, "Quai", 7])
def test_what_should_be_a_list_and_is_none_is_refused(key: str, written: Any) -> None:
    with pytest.raises(DamagedFile):
        read_json_resume({"basics": {"name": "Élise"}, key: written}, "FR")


def test_a_drawing_that_stands_for_a_picture_shows_the_projects_name() -> None:
    drawn = draw_stand_in("Marées & <vents> de l’estuaire")
    assert "Marées &amp;" in drawn.decode()
    assert b"<text" in clean(drawn, "image").content


async def test_tables_may_begin_with_notes_about_themselves(editing: Owner) -> None:
    skills = 'Notes:\n"When exporting your skills, …"\n\n' + LINKEDIN["Skills.csv"]
    preview = await previewed(editing, linkedin_zip(**{"Skills.csv": skills}))
    assert [entry["name"] for entry in part_of(preview, "skills/FR")["lists"][0]["coming"]] == ["HTML", "CSS"]


@pytest.mark.parametrize("shape", ["documents", "archive", "archive with files beside"])
async def test_an_owners_archive_makes_the_same_site_elsewhere(app: App, stack: Any, shape: str) -> None:
    owner = await new_owner(app, stack)
    await owner.choose("FR", themeIndex=2)
    image = await upload(owner, png())
    project = {"id": "projet-0001", "image": image, "title": "Marées", "description": "", "link": "", "alt": ""}
    project["imageFocus"] = "30 70 150"
    await owner.save("home", texts={"headline": "Donner à lire"})
    await owner.save("projects", texts={"heading": "Projets"}, lists={"projects": [project]})
    whole = await exported(app, owner)
    content = json.dumps(whole).encode()
    if shape == "archive":
        content = zipped({"compte.json": "{}", "mon-site/site.json": content, "messages.csv": "a"})
    if shape == "archive with files beside":
        [kept] = whole["data"][0]["imagesProjet_FR"]
        picture = base64.b64decode(kept["src"].partition(",")[2])
        kept["src"] = "fichiers/marees.png"
        content = zipped({"a/site.json": json.dumps(whole), "a/fichiers/marees.png": picture})

    other = await new_owner(app, stack, "Théo Lemarchand")
    before = await other.site()
    preview = await previewed(other, content)
    assert preview["source"] == "archive" and preview["hasLook"]
    await imported(other, preview, site="replace")
    held = await documents_of(other)
    assert held["home"]["languages"]["FR"]["texts"]["headline"] == "Donner à lire"
    [kept] = held["projects"]["languages"]["FR"]["lists"]["projects"]
    assert kept["title"] == "Marées" and kept["image"] and kept["image"] != image
    assert kept["imageFocus"] == "30 70 150"
    site = await other.site()
    assert site["themeIndex"] == 2
    # Never another's address, name, tier or account.
    assert (site["slug"], site["ownerName"], site["isPaid"]) == (before["slug"], before["ownerName"], False)


@pytest.mark.parametrize("kind", ["WEBP", "AVIF"])
@pytest.mark.parametrize("is_paid", [True, False])
async def test_an_imports_pictures_may_be_what_uploads_may_be(app: App, stack: Any, kind: str, is_paid: bool) -> None:
    owner = await new_owner(app, stack)
    await owner.choose("FR")
    if is_paid:
        await owner.pay()
    site = {"imagesProjet_FR": [{"id": "projet-0001", "src": "fichiers/marees", "titres": "Marées"}]}
    file = json.dumps({"vitrine": 1, "data": [{"id": "a", **site}], "users": [], "Message": []})
    preview = await previewed(owner, zipped({"a/site.json": file, "a/fichiers/marees": saved(arrow(), kind)}))
    notes = [note["item"] for part in (preview, *preview["parts"]) for note in part.get("notes", [])]
    assert ("marees" in notes) == (not is_paid), preview
    if not is_paid:
        return
    await imported(owner, preview)
    [kept] = (await documents_of(owner))["projects"]["languages"]["FR"]["lists"]["projects"]
    [stored] = (await owner.client.get("/api/site/media", params={"ids": kept["image"]})).json()
    assert stored["contentType"] in ("image/jpeg", "image/png"), "kept as what every browser shows"


async def test_a_free_site_gets_nothing_that_only_a_paid_one_may_have(app: App, stack: Any) -> None:
    owner = await new_owner(app, stack)
    await owner.pay()
    await owner.choose("FR", "EN")
    image = await upload(owner, png())
    await owner.save("home", texts={"headline": "Donner à lire"}, settings={"photo": image}, layout="option2")
    await owner.save("home", "EN", texts={"headline": "Made to be read"})
    content = json.dumps(await exported(app, owner)).encode()

    other = await new_owner(app, stack, "Théo Lemarchand")
    preview = await previewed(other, content)
    codes = {(note["code"], note["field"], note["language"]) for note in preview["notes"]}
    assert ("paid", "photo", "FR") in codes and ("language", "", "EN") in codes
    await imported(other, preview, site="replace")
    site, home = await other.site(), await other.document("home")
    assert (site["isPaid"], site["languages"], site["layout"]) == (False, ["FR"], "option1")
    assert home["shared"]["settings"]["photo"] is None
    assert (await other.save("home", texts={"title": "Suite"})).status_code == 200


async def test_an_unknown_file_is_refused(editing: Owner) -> None:
    for content in (b"bonjour", b"{}", b"[]", b'{"vitrine": true}', zipped({"photo.txt": "x"}), b""):
        answer = await bring(editing, content)
        assert answer.json()["code"] == "imports.unknown_file", content
    assert (await bring(editing, json.dumps({"basics": {"name": ""}}).encode())).json()[
        "code"
    ] == "imports.nothing_inside"
    newer = json.dumps({"vitrine": 99, "data": [{}]}).encode()
    assert (await bring(editing, newer)).json()["code"] == "imports.newer_archive"


async def test_confirmed_translations_of_an_archive_stay_confirmed(app: App, stack: Any, owner: Owner) -> None:
    """'Toujours bon', and a copy that is meant as one."""
    await owner.pay()
    await owner.choose("FR", "DE")
    await owner.save("about", texts={"heading": "Design", "body": "Premier"})
    await owner.save("about", "DE", texts={"heading": "Design", "body": "Erstens"})
    confirmed = {"texts": {"heading": "Design"}}
    answer = await owner.client.post("/api/site/translations/about/DE/confirmation", json=confirmed)
    assert answer.status_code < 300, answer.text
    notes = (await owner.client.get("/api/site/translations")).json()
    other = await new_owner(app, stack)
    await other.pay()
    await other.choose("FR", "DE")
    await imported(other, await previewed(other, await exported(app, owner)), "fill")
    assert (await other.client.get("/api/site/translations")).json() == notes


async def test_that_versions_of_an_archive_do_not_come_along_is_said(app: App, editing: Owner) -> None:
    await editing.save("about", texts={"body": "Premier"})
    documents = json.dumps(await exported(app, editing))
    preview = await previewed(editing, zipped({"documents.json": documents, "versions.jsonl": "{}"}))
    assert "versions.jsonl" in {left["name"] for left in preview["noPlace"]}
