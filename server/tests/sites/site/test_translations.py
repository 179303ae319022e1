"""What a translation was made from: it is noted when that changes, cleared by an edit or by its owner's word."""

from typing import Any

import httpx
import pytest
from sqlalchemy import select

from tests.factories.app import Owner
from tests.sites.site.test_focus import picture
from tests.sites.site.versions.conftest import Historian, skill
from vitrine.app import App
from vitrine.sites.site.translations.tables import TranslationNotes

CARD, KARTE = "skill-00000001", "skill-00000011"


@pytest.fixture
async def site(owner: Owner) -> Owner:
    await owner.pay()
    assert (await owner.choose("FR", "DE")).status_code == 200
    await owner.save("about", texts={"heading": "À propos", "body": "Je grave des livres."})
    await owner.save("about", "DE", texts={"heading": "Über mich", "body": "Ich steche Bücher."})
    return owner


async def translations(owner: Owner) -> dict[str, Any]:
    answer = await owner.client.get("/api/site/translations")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def notes(owner: Owner, section: str = "about", language: str = "DE") -> dict[str, Any]:
    found: dict[str, Any] = (await translations(owner))["notes"].get(section, {}).get(language, {})
    return found


async def made_from(owner: Owner, section: str = "about", language: str = "DE") -> dict[str, str]:
    return {place: note["text"] for place, note in (await notes(owner, section, language)).items()}


async def confirm(owner: Owner, language: str = "DE", section: str = "about", **seen: str) -> httpx.Response:
    path = f"/api/site/translations/{section}/{language}/confirmation"
    return await owner.client.post(path, json={"texts": seen})


async def test_a_changed_source_is_noted_with_the_words_that_the_translation_was_made_from(site: Owner) -> None:
    assert await translations(site) == {"source": "FR", "notes": {}, "canSuggest": False}
    await site.save("about", texts={"heading": "À propos", "body": "Je grave des timbres."})
    assert await notes(site) == {
        "body": {"language": "FR", "place": "body", "text": "Je grave des livres.", "isConfirmed": False}
    }
    await site.save("about", texts={"heading": "À propos", "body": "Je grave des affiches."})
    assert await made_from(site) == {"body": "Je grave des livres."}


async def test_an_edit_of_the_translation_clears_it_and_leaves_the_others(site: Owner) -> None:
    await site.save("about", texts={"heading": "Moi", "body": "Je grave des timbres."})
    await site.save("about", "DE", texts={"heading": "Über mich", "body": "Ich steche Briefmarken."})
    assert await made_from(site) == {"heading": "À propos"}


async def test_a_source_that_says_again_what_it_said_needs_no_second_look(site: Owner) -> None:
    await site.save("about", texts={"heading": "Moi", "body": "Je grave  des\nlivres."})
    assert await made_from(site) == {"heading": "À propos"}  # blanks are nothing to translate
    await site.save("about", texts={"heading": "À propos", "body": "Je grave des livres."})
    assert await made_from(site) == {}


async def test_an_emptied_translation_is_only_empty(site: Owner) -> None:
    await site.save("about", texts={"heading": "Moi", "body": "Je grave des livres."})
    await site.save("about", "DE", texts={"heading": "", "body": "Ich steche Bücher."})
    assert await notes(site) == {}


async def test_still_good_clears_it_and_can_be_taken_back(site: Owner) -> None:
    await site.save("about", texts={"heading": "Moi", "body": "Je grave des livres."})
    noted = await notes(site)
    answer = await confirm(site, heading="Moi")
    assert answer.status_code == 200, answer.text
    assert answer.json() == {"before": noted}
    assert await notes(site) == {}
    back = await site.client.put("/api/site/translations/about/DE", json={"notes": answer.json()["before"]})
    assert back.status_code == 204, back.text
    assert await notes(site) == noted


async def test_a_copy_that_is_meant_to_be_one_is_confirmed_until_its_source_changes(site: Owner) -> None:
    await site.save("about", "DE", texts={"heading": "À propos", "body": "Ich steche Bücher."})
    assert (await confirm(site, heading="À propos")).json() == {"before": {"heading": None}}
    assert (await notes(site))["heading"] == {
        "language": "FR",
        "place": "heading",
        "text": "À propos",
        "isConfirmed": True,
    }
    await site.save("about", texts={"heading": "Moi", "body": "Je grave des livres."})
    assert await made_from(site) == {"heading": "À propos"}


async def test_words_that_were_not_seen_are_not_confirmed(site: Owner) -> None:
    await site.save("about", texts={"heading": "Moi", "body": "Je grave des livres."})
    noted = await notes(site)
    answer = await confirm(site, heading="À propos")
    assert (answer.status_code, answer.json()["code"]) == (409, "translations.source_changed")
    assert await notes(site) == noted


async def test_texts_of_items_follow_what_they_were_made_from_wherever_they_stand(site: Owner) -> None:
    cards = [skill(1, title="Gravure"), skill(2, title="Reliure")]
    await site.save("skills", lists={"skills": cards})
    made = [skill(12, title="Bindung", original=cards[1]["id"]), skill(11, title="Stich", original=CARD)]
    assert (await site.save("skills", "DE", lists={"skills": made})).status_code == 200
    await site.save("skills", lists={"skills": [skill(3, title="Dessin"), skill(1, title="Taille-douce"), cards[1]]})
    assert await notes(site, "skills") == {
        f"skills/{KARTE}/title": {
            "language": "FR",
            "place": f"skills/{CARD}/title",
            "text": "Gravure",
            "isConfirmed": False,
        }
    }
    document = await site.document("skills")
    assert [item.get("original") for item in document["languages"]["DE"]["lists"]["skills"]] == [cards[1]["id"], CARD]
    assert "original" not in document["languages"]["FR"]["lists"]["skills"][0]


async def test_items_of_before_are_paired_by_their_place(site: Owner) -> None:
    await site.save("skills", lists={"skills": [skill(1, title="Gravure"), skill(2, title="Reliure")]})
    await site.save("skills", "DE", lists={"skills": [skill(11, title="Stich"), skill(12, title="Bindung")]})
    await site.save("skills", lists={"skills": [skill(1, title="Gravure"), skill(2, title="Brochage")]})
    assert await made_from(site, "skills") == {"skills/skill-00000012/title": "Reliure"}


async def test_words_by_language_in_shared_lists_are_translated_too(site: Owner) -> None:
    photo = {"id": "photo-00000001", "image": await picture(site)}

    async def describe(**alt: str) -> None:
        saved = await site.save("about", "DE", shared_lists={"photos": [{**photo, "alt": alt}]})
        assert saved.status_code == 200, saved.text

    await describe(FR="Une presse", DE="Eine Presse")
    await describe(FR="Une presse à bras", DE="Eine Presse")
    assert await made_from(site) == {"photos/photo-00000001/alt": "Une presse"}
    await describe(FR="Une presse à bras", DE="Eine Handpresse")
    assert await made_from(site) == {}


async def test_another_language_can_be_the_source(site: Owner) -> None:
    assert (await site.client.put("/api/site/translations/source", json={"language": "DE"})).status_code == 204
    assert (await translations(site))["source"] == "DE"
    await site.save("about", texts={"heading": "Moi", "body": "Je grave des livres."})
    assert (await translations(site))["notes"] == {}
    await site.save("about", "DE", texts={"heading": "Ich", "body": "Ich steche Bücher."})
    assert await made_from(site, language="FR") == {"heading": "Über mich"}
    refused = await site.client.put("/api/site/translations/source", json={"language": "ES"})
    assert (refused.status_code, refused.json()["params"]["fields"][0]["path"]) == (422, ["language"])


async def test_a_site_of_one_language_has_no_row(owner: Owner, app: App) -> None:
    await owner.choose("FR")
    await owner.save("about", texts={"heading": "À propos"})
    await owner.save("about", texts={"heading": "Moi"})
    async with app.services.database.reading() as session:
        assert not list(await session.scalars(select(TranslationNotes)))


async def test_a_version_that_comes_back_was_made_from_the_words_of_its_time(site: Owner) -> None:
    historian = Historian(site)
    first = await historian.last()
    await site.save("about", texts={"heading": "Moi", "body": "Je grave des livres."})
    await site.save("about", "DE", texts={"heading": "Ich", "body": "Ich steche Bücher."})
    assert await notes(site) == {}
    assert (await historian.restore(first, "section", "about", language="DE")).status_code == 200
    assert await made_from(site) == {"heading": "À propos"}
    assert (await historian.restore(first, "site")).status_code == 200
    assert await notes(site) == {}


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("about/DE/confirmation", {"texts": {"nothing": "…"}}),
        ("about/DE/confirmation", {"texts": {"secondBody": ""}}),
        ("about/DE/confirmation", {"texts": {}}),
        ("about/DE/confirmation", {"texts": {"heading": 3}}),
    ],
)
async def test_what_is_no_translated_text_is_refused(path: str, body: dict[str, Any], site: Owner) -> None:
    assert (await site.client.post(f"/api/site/translations/{path}", json=body)).status_code == 422


async def test_the_source_itself_and_unknown_languages_have_nothing_to_confirm(site: Owner) -> None:
    assert (await confirm(site, "FR", heading="À propos")).status_code == 404
    assert (await confirm(site, "ES", heading="À propos")).status_code == 404


async def test_visitors_get_the_very_page_that_they_got(site: Owner, visitor: httpx.AsyncClient) -> None:
    """Which item another was made from stands in no page."""
    await site.save("skills", lists={"skills": [skill(1, title="Gravure")]})
    await site.save("skills", "DE", lists={"skills": [skill(11, title="Stich")]})
    before = (await visitor.get("/home/de")).text
    await site.save("skills", "DE", lists={"skills": [skill(11, title="Stich", original=CARD)]})
    assert (await visitor.get("/home/de")).text == before
