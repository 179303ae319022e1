"""/@slug/resume.json: off at first, what the page says, in its languages; and what is written is read back."""

from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest

from tests.factories.app import Owner, new_owner
from tests.factories.world import watched
from tests.sites.domains.test_domains import at, prove
from tests.transfer.imports.files import RESUME, exported, imported, previewed
from vitrine.app import App
from vitrine.content.sections import SECTIONS
from vitrine.transfer.imports.json_resume.mapping import LISTS, TEXTS
from vitrine.transfer.interchange.fields import FieldReader
from vitrine.transfer.interchange.report import Report
from vitrine.transfer.interchange.site_fields import read_site_fields


@pytest.fixture
async def offering(owner: Owner) -> Owner:
    await owner.choose("FR", offersResume=True)
    await imported(owner, await previewed(owner, RESUME))
    return owner


async def address_of(owner: Owner) -> str:
    return f"/@{(await owner.site())['slug']}"


async def test_it_is_off_at_first_and_switched_on_by_its_owner(owner: Owner, visitor: httpx.AsyncClient) -> None:
    await owner.choose("FR")
    await owner.save("home", texts={"headline": "Donner à lire"})
    base = await address_of(owner)
    assert (await visitor.get(f"{base}/resume.json")).status_code == 404
    revision = (await owner.site())["settingsRevision"]
    await owner.choose("FR", offersResume=True)
    site = await owner.site()
    assert site["offersResume"] and site["settingsRevision"] == revision + 1
    assert (await visitor.get(f"{base}/resume.json")).status_code == 200
    await owner.choose("FR", isOnline=False)
    assert (await visitor.get(f"{base}/resume.json")).status_code == 404


async def test_it_says_what_the_page_says(offering: Owner, visitor: httpx.AsyncClient) -> None:
    base = await address_of(offering)
    answer = await visitor.get(f"{base}/fr/resume.json")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["access-control-allow-origin"] == "*" and answer.headers["content-language"] == "fr"
    said: dict[str, Any] = answer.json()
    assert said["basics"] == {key: value for key, value in RESUME["basics"].items() if key != "location"}
    assert said["work"][0] == {
        key: value for key, value in RESUME["work"][0].items() if key not in ("url", "startDate")
    } | {"startDate": "2019-04"}
    assert said["skills"] == RESUME["skills"] and said["references"] == RESUME["references"]
    assert said["projects"] == RESUME["projects"]
    assert said["meta"]["canonical"].endswith(f"{base}/fr/resume.json")


async def test_each_language_has_its_own_and_the_browsers_is_taken(
    app: App, owner: Owner, visitor: httpx.AsyncClient
) -> None:
    await owner.pay()
    await owner.choose("FR", "EN", offersResume=True)
    await owner.save("about", texts={"body": "Dix ans d’applications."})
    await owner.save("about", "EN", texts={"body": "Ten years of applications."})
    await owner.save("home", texts={"firstLine": "Développeuse"})
    base = await address_of(owner)
    english = await visitor.get(f"{base}/resume.json", headers={"Accept-Language": "en-GB"})
    assert english.json()["basics"]["summary"] == "Ten years of applications."
    assert english.json()["basics"]["label"] == "Développeuse"  # what is written nowhere else stands in
    assert "Accept-Language" in english.headers["vary"]
    french = await visitor.get("/home/fr/resume.json")  # the first site is the instance's home
    assert french.json()["basics"]["summary"] == "Dix ans d’applications."
    assert "vary" not in french.headers
    assert (await visitor.get(f"{base}/de/resume.json")).status_code == 404


async def test_it_is_asked_about_at_every_visit_and_follows_a_save(offering: Owner, visitor: httpx.AsyncClient) -> None:
    path = f"{await address_of(offering)}/fr/resume.json"
    first = await visitor.get(path)
    assert first.headers["cache-control"] == "no-cache"
    kept = {"If-None-Match": first.headers["etag"]}
    again = await visitor.get(path, headers=kept)
    assert (again.status_code, again.content) == (304, b"")
    await offering.save("about", texts={"body": "Autrement."})
    changed = await visitor.get(path, headers=kept)
    assert changed.status_code == 200 and changed.json()["basics"]["summary"] == "Autrement."


async def test_a_former_address_leads_to_the_new_one(offering: Owner, visitor: httpx.AsyncClient) -> None:
    base = await address_of(offering)
    await offering.choose("FR", slug="ailleurs")
    moved = await visitor.get(f"{base}/fr/resume.json")
    assert (moved.status_code, moved.headers["location"]) == (308, "/@ailleurs/fr/resume.json")


async def test_what_is_written_is_read_back_the_same(
    app: App, stack: Any, offering: Owner, visitor: httpx.AsyncClient
) -> None:
    written = (await visitor.get(f"{await address_of(offering)}/fr/resume.json")).json()
    other = await new_owner(app, stack)
    await other.choose("FR", offersResume=True)
    preview = await previewed(other, written)
    assert preview["noPlace"] == []
    await imported(other, preview)
    again = (await visitor.get(f"{await address_of(other)}/fr/resume.json")).json()
    assert {**again, "meta": None} == {**written, "meta": None}


async def test_a_domain_of_ones_own_has_it_too(app: App, stack: AsyncExitStack, offering: Owner) -> None:
    await prove(offering, watched(app), "elise.example")
    async with at(app, stack, "elise.example") as visiting:
        answer = await visiting.get("/home/resume.json")
        assert answer.status_code == 200
        assert answer.json()["meta"]["canonical"] == "https://elise.example/home/fr/resume.json"
        assert (await visiting.get("/@nobody/resume.json")).status_code == 404


async def test_the_switch_goes_out_with_an_export_and_comes_back(app: App, offering: Owner) -> None:
    [site] = (await exported(app, offering))["data"]
    assert site["vitrine"]["resumeJson"] is True
    assert read_site_fields(FieldReader(site, Report()), Report(), None).offers_resume is True


def test_the_description_names_fields_that_there_are() -> None:
    """A section or list that is renamed must be renamed in the description."""
    assert all(line.text in {text.name for text in SECTIONS[line.section].texts} for line in TEXTS)
    for line in LISTS:
        fields = {
            field.name
            for item_list in SECTIONS[line.section].lists
            if item_list.name == line.list_name
            for field in item_list.fields
        }
        ours = {*line.fields.values(), *(part[2] for part in (line.prose, line.words) if part), line.current} - {""}
        assert ours <= fields, line.key
