"""Samples: whole in every language, marked as such, and gone in one click but for what became the owner's."""

import io
import json
import xml.etree.ElementTree as ElementTree
from typing import Any

import httpx
import pytest

from tests.factories.app import Owner
from tests.transfer.imports.files import documents_of, imported, part_of
from vitrine.content.catalogues import RIGHT_TO_LEFT
from vitrine.content.schema import MODELS
from vitrine.content.sections import SECTIONS
from vitrine.content.styles import styles_of_set
from vitrine.transfer.imports.proposal import Proposal
from vitrine.transfer.imports.reading.target import Target, fit_to_site
from vitrine.transfer.imports.samples.samples import LANGUAGES, LOOKS, SAMPLES, SampleName, propose


async def begun_from(owner: Owner, name: SampleName = "designer", language: str = "FR") -> dict[str, Any]:
    answer = await owner.client.post("/api/site/import/sample", json={"name": name, "language": language})
    assert answer.status_code == 200, answer.text
    preview: dict[str, Any] = answer.json()
    return preview


async def sample_of(owner: Owner) -> dict[str, Any]:
    answer = await owner.client.get("/api/site/sample")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def styles_of(document: dict[str, Any]) -> dict[str, Any]:
    """Without what a style leaves to the default."""
    styles = document["shared"]["styles"].items()
    return {slot: {key: value for key, value in style.items() if value is not None} for slot, style in styles if style}


def preview_sections(preview: dict[str, Any]) -> set[str]:
    return {part["section"] for part in preview["parts"]}


@pytest.mark.parametrize("name", SAMPLES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_sample_is_whole_in_every_language(name: SampleName, language: str) -> None:
    sample = propose(name, language, "site")
    proposal: Proposal = sample.proposal
    before = json.dumps(proposal.as_json())
    fit_to_site(proposal, [language], Target([language], language, is_paid=False))
    assert proposal.notes == [] and json.dumps(proposal.as_json()) == before  # a free site may have all of it
    french = propose(name, "FR", "site").proposal
    for section in french.sections:
        own, model = proposal.sections[section], french.sections[section]["languages"]["FR"]
        content = own["languages"][language]
        assert {each: len(items) for each, items in content["lists"].items()} == {
            each: len(items) for each, items in model["lists"].items()
        }
        assert set(model["texts"]) <= set(content["texts"])
        dressed = {**own["shared"], "styles": proposal.site.styles[section]}
        MODELS[section].save.model_validate({"content": content, "shared": dressed})
        assert SECTIONS[section].always_shown or content["texts"]["heading"]
    assert len(proposal.pictures) == 3
    for picture_id in proposal.pictures:
        drawing = ElementTree.parse(io.BytesIO(await sample.picture(picture_id))).getroot()
        assert drawing.get("width") and "text" not in {element.tag.rpartition("}")[2] for element in drawing.iter()}
    said = json.dumps(proposal.sections, ensure_ascii=False)
    assert ".example" in said  # nobody's address
    assert (language in RIGHT_TO_LEFT) == any("\u0600" <= char <= "\u06ff" for char in said)


async def test_a_new_owner_starts_from_a_sample_that_no_visitor_sees(owner: Owner, visitor: httpx.AsyncClient) -> None:
    preview = await begun_from(owner)
    assert (preview["source"], preview["newLanguages"], preview["startsOnline"]) == ("sample", ["FR"], False)
    assert (await sample_of(owner))["name"] is None
    await imported(owner, preview)
    site = await owner.site()
    assert (site["languages"], site["isOnline"], site["isPaid"]) == (["FR"], False, False)
    assert all(site["sections"][name]["filled"] for name in ("home", "about", "projects", "skills", "contact"))
    found = await sample_of(owner)
    assert (found["name"], found["language"]) == ("designer", "FR") and found["left"] > 20
    page = await visitor.get(f"/@{site['slug']}")
    assert "Lyon" not in page.text and "construction" in page.text


async def test_a_sample_dresses_an_empty_site_and_takes_its_look_away_again(owner: Owner) -> None:
    await owner.choose("FR")
    assert (await owner.site())["isOnline"]
    before = await documents_of(owner)
    for name in SAMPLES:  # whoever tries one after another sees each of them dressed
        preview = await begun_from(owner, name)
        assert preview["hasLook"] and not preview["startsOnline"]
        await imported(owner, preview, site="replace")
        taken = await owner.site()
        assert taken["themeIndex"] == LOOKS[name].theme_index != 0 and not taken["isOnline"]
        for section, document in (await documents_of(owner)).items():
            slots = SECTIONS[section].styles if section in preview_sections(preview) else ()
            worn_here = {slot.name: styles_of_set(slot, LOOKS[name].styles) for slot in slots}
            assert styles_of(document) == {slot: style for slot, style in worn_here.items() if style}
        assert not (await begun_from(owner, "developer"))["hasLook"]  # somebody's words stand there now
        await owner.client.delete("/api/site/sample")
        held = await documents_of(owner)
        assert {section: document["shared"] for section, document in held.items()} == {
            section: document["shared"] for section, document in before.items()
        }
        left = await owner.site()
        assert (left["themeIndex"], left["isOnline"]) == (0, True)


@pytest.mark.parametrize("name", SAMPLES)
async def test_a_sample_is_shown_as_it_will_be_stored(owner: Owner, name: SampleName) -> None:
    answer = await owner.client.get("/api/site/sample/shown", params={"name": name, "language": "FR"})
    assert answer.status_code == 200, answer.text
    shown = answer.json()
    await imported(owner, await begun_from(owner, name), site="replace")
    snapshot = (await owner.client.get("/api/site/preview")).json()["snapshot"]
    assert shown["themeIndex"] == snapshot["themeIndex"]
    # But for its pictures, which are the site's own by then, and the ids that differ by site.
    assert _without_ids(shown["sections"]) == _without_ids(snapshot["sections"])
    assert len(shown["media"]) == len(snapshot["media"]) == 3
    stored = {name: (each["width"], each["height"]) for name, each in snapshot["media"].items()}
    assert sorted(stored.values()) == sorted((each["width"], each["height"]) for each in shown["media"].values())
    assert all(each["url"].startswith("data:image/svg+xml;base64,") for each in shown["media"].values())


def _without_ids(document: Any) -> Any:
    if isinstance(document, list):
        return [_without_ids(each) for each in document]
    if not isinstance(document, dict):
        return document
    return {key: _without_ids(value) for key, value in document.items() if key not in ("id", "image")}


async def test_a_sample_comes_in_the_layout_that_was_picked_and_leaves_as_it_came(owner: Owner) -> None:
    body = {"name": "developer", "language": "FR", "layout": "option3"}
    refused = await owner.client.post("/api/site/import/sample", json=body)
    assert (refused.status_code, refused.json()["code"]) == (403, "tiers.paid_only")
    await owner.pay()
    preview = (await owner.client.post("/api/site/import/sample", json=body)).json()
    await imported(owner, preview, site="replace")
    taken = await owner.site()
    assert (taken["layout"], taken["isOnline"]) == ("option3", False)
    await owner.client.delete("/api/site/sample")
    site = await owner.site()
    # Nothing of it keeps visitors away from what is written next.
    assert (site["layout"], site["themeIndex"], site["isOnline"]) == ("option1", 0, True)


async def test_a_layout_that_was_chosen_since_stays_when_the_sample_goes(owner: Owner) -> None:
    await owner.pay()
    body = {"name": "developer", "language": "FR", "layout": "option3"}
    preview = (await owner.client.post("/api/site/import/sample", json=body)).json()
    await imported(owner, preview, site="replace")
    await owner.save("about", texts=(await owner.document("about"))["languages"]["FR"]["texts"], layout="option2")
    await owner.client.delete("/api/site/sample")
    assert (await owner.site())["layout"] == "option2"


async def test_a_samples_look_stays_with_words_of_ones_own_and_is_not_forced_on_anybody(owner: Owner) -> None:
    await imported(owner, await begun_from(owner, "craftsman"), site="skip")
    assert (await owner.site())["themeIndex"] == 0
    assert not any(styles_of(document) for document in (await documents_of(owner)).values())
    await owner.client.delete("/api/site/sample")

    await imported(owner, await begun_from(owner, "craftsman"), site="replace")
    await owner.save("home", texts={"headline": "Mon titre"})
    dressed = {section: document["shared"]["styles"] for section, document in (await documents_of(owner)).items()}
    await owner.client.delete("/api/site/sample")
    held = await documents_of(owner)
    assert {section: document["shared"]["styles"] for section, document in held.items()} == dressed
    assert (await owner.site())["themeIndex"] == LOOKS["craftsman"].theme_index


async def test_removing_a_sample_leaves_what_was_changed_or_added(owner: Owner) -> None:
    await imported(owner, await begun_from(owner, "craftsman"))
    skills = (await owner.document("skills"))["languages"]["FR"]["lists"]["skills"]
    skills[0]["description"] = "Mes mots à moi"
    mine = {"id": "carte-a-moi", "image": None, "title": "Marqueterie", "description": "", "alt": ""}
    await owner.save("skills", texts={"heading": "Ce que je sais faire"}, lists={"skills": [*skills, mine]})
    await owner.save("home", texts={"headline": "Mon titre"})
    left, before = (await sample_of(owner))["left"], await documents_of(owner)
    moment = (await owner.client.get("/api/site/versions")).json()["versions"][0]["number"]

    removed = await owner.client.delete("/api/site/sample")
    assert removed.status_code == 200 and removed.json()["removed"] == left
    held = await documents_of(owner)
    assert [card["title"] for card in held["skills"]["languages"]["FR"]["lists"]["skills"]] == [
        "Mobilier sur mesure",
        "Marqueterie",
    ]
    assert held["skills"]["languages"]["FR"]["texts"]["heading"] == "Ce que je sais faire"
    home = held["home"]["languages"]["FR"]["texts"]
    assert home["headline"] == "Mon titre" and not any(text for name, text in home.items() if name != "headline")
    assert held["projects"]["languages"]["FR"] == {"texts": {"heading": ""}, "lists": {"projects": []}}
    assert held["contact"]["shared"]["lists"]["entries"] == []
    assert (await sample_of(owner))["name"] is None
    again = await owner.client.delete("/api/site/sample")
    assert (again.status_code, again.json()["removed"]) == (200, 0)

    # And it can be had back, pictures too: one change, whatever sections it touched.
    versions = (await owner.client.get("/api/site/versions")).json()["versions"]
    assert len({version["savedAt"] for version in versions if version["number"] > moment}) == 1
    restored = await owner.client.post(
        f"/api/site/versions/{moment}/restoration",
        json={"what": "site"},
        headers={"If-Match": f'"{(await owner.site())["revision"]}"'},
    )
    assert restored.status_code == 200, restored.text
    assert {name: (document["languages"], document["shared"]) for name, document in before.items()} == {
        name: (document["languages"], document["shared"]) for name, document in (await documents_of(owner)).items()
    }


async def test_a_sample_over_words_of_ones_own_fills_only_what_is_empty(owner: Owner) -> None:
    await owner.choose("EN")
    await owner.save("home", "EN", texts={"headline": "My own title"})
    preview = await begun_from(owner, "developer", "FR")  # not a language of this site: its own is taken
    assert part_of(preview, "home/EN") and preview["newLanguages"] == [] and preview["startsOnline"]
    await imported(owner, preview)
    assert (await owner.document("home"))["languages"]["EN"]["texts"]["headline"] == "My own title"
    await owner.client.delete("/api/site/sample")
    held = await documents_of(owner)
    assert held["home"]["languages"]["EN"]["texts"]["headline"] == "My own title"
    assert held["about"]["languages"]["EN"]["texts"]["heading"] == ""
    assert (await owner.site())["isOnline"]


async def test_a_sample_all_of_whose_words_were_changed_is_no_sample_any_more(owner: Owner) -> None:
    preview = await begun_from(owner)
    choices = {part["part"]: "skip" for part in preview["parts"] if part["part"] != "about/FR"}
    await imported(owner, preview, **choices)
    assert (await sample_of(owner))["left"] == 2
    await owner.save("about", texts={"heading": "À propos", "body": "De moi"})
    assert (await sample_of(owner))["name"] is None
