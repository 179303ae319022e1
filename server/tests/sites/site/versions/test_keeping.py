"""Every change of a site is kept, whoever makes it, and so is what was there before the first one."""

from datetime import timedelta
from typing import Any

from sqlalchemy import delete, select, update

from tests.factories.app import Owner
from tests.sites.site.versions.conftest import Historian, skill
from vitrine.platform.storage.base import now
from vitrine.sites.site.tables import SectionState, Site
from vitrine.sites.site.versions.tables import Version


def told(version: dict[str, Any]) -> tuple[str, str, list[str]]:
    return version["section"], version["language"], [change["name"] for change in version["changes"]]


async def test_each_save_is_kept_with_when_where_and_what_it_changed(historian: Historian) -> None:
    owner = historian.owner
    await owner.save("home", texts={"headline": "Donner à lire", "firstLine": "Graphiste"})
    await owner.save("home", "EN", texts={"headline": "Made to be read"})
    await owner.save("home", texts={"headline": "Donner à voir"}, settings={"showsLogo": False})
    versions = await historian.versions()
    assert [told(version) for version in versions] == [
        ("home", "FR", ["headline", "showsLogo"]),
        ("home", "EN", ["headline"]),
        ("home", "FR", ["firstLine", "headline"]),
        ("settings", "", []),
    ]
    assert [version["isCurrent"] for version in versions] == [True, True, False, True]
    assert all(version["isOwn"] and version["origin"] == "save" for version in versions)


async def test_what_a_list_lost_and_won_is_counted(historian: Historian) -> None:
    await historian.owner.save("skills", lists={"skills": [skill(1), skill(2), skill(3)]})
    await historian.owner.save("skills", lists={"skills": [skill(1, title="Autre"), skill(3), skill(4), skill(5)]})
    [change] = (await historian.versions())[0]["changes"]
    assert change == {"part": "lists", "name": "skills", "added": 2, "removed": 1, "changed": 1}


async def test_deleting_an_item_or_a_file_is_kept_too(historian: Historian) -> None:
    owner = historian.owner
    entry = {"id": "entry-00000001", "network": "email", "title": "", "detail": "Moi", "link": "mailto:a@b.fr"}
    await owner.save("contact", shared_lists={"entries": [entry]})
    await owner.save("skills", lists={"skills": [skill(1), skill(2)]})
    assert (await owner.client.delete("/api/site/sections/skills/items/skill-00000001")).status_code == 200
    assert (await owner.client.delete("/api/site/sections/contact/items/entry-00000001")).status_code == 200
    back = {"list": "skills", "language": "FR", "position": 0, "item": skill(1)}
    assert (await owner.client.post("/api/site/sections/skills/items", json=back)).status_code == 200
    assert [told(version) for version in await historian.versions()][:3] == [
        ("skills", "FR", ["skills"]),
        ("contact", "", ["entries"]),  # of all languages
        ("skills", "FR", ["skills"]),
    ]


async def test_languages_theme_and_layout_are_versions_of_the_settings(historian: Historian) -> None:
    owner = historian.owner
    await owner.save("home", texts={"headline": "Un"}, layout="option2", themeIndex=2)
    await owner.save("home", texts={"headline": "Deux"}, layout="option2", themeIndex=2)
    await owner.choose("EN", site_type="footer")
    settings = await historian.versions(section="settings")
    assert [told(version)[2] for version in settings] == [["siteType", "languages"], ["themeIndex", "layout"], []]
    then = await historian.then(settings[1]["number"])
    assert (then["settings"]["layout"], then["settings"]["themeIndex"]) == ("option2", 2)


async def test_the_list_goes_on_below_a_number(historian: Historian) -> None:
    for number in range(45):
        await historian.owner.save("about", texts={"heading": f"Titre {number}"})
    first = (await historian.owner.client.get("/api/site/versions")).json()
    assert (len(first["versions"]), first["usedBytes"] > 45 * 50) == (40, True)
    rest = (await historian.owner.client.get("/api/site/versions", params={"before": first["next"]})).json()
    assert (len(rest["versions"]), rest["next"]) == (6, None)
    numbers = [version["number"] for version in first["versions"] + rest["versions"]]
    assert numbers == sorted(numbers, reverse=True)


async def test_what_stood_there_before_versions_were_kept_is_the_first_one(historian: Historian) -> None:
    """The state after the migration: contents, and no version. The first bad save must not be final."""
    owner = historian.owner
    await owner.save("about", texts={"heading": "À propos"})
    await owner.save("about", "EN", texts={"heading": "About"})
    await owner.save("skills", lists={"skills": [skill(1)]})
    await owner.choose("FR")  # English is stored, and not on the site
    long_ago = now() - timedelta(days=700)
    async with owner.app.services.database.writing() as session:
        await session.execute(delete(Version))
        await session.execute(update(SectionState).values(has_versions=False, updated_at=long_ago))
        await session.execute(update(Site).values(updated_at=long_ago))
    assert await historian.versions() == []

    await owner.save("about", texts={"heading": "Gâché"})
    await owner.client.delete("/api/site/sections/skills/items/skill-00000001")
    await owner.choose("FR", "EN")
    before = [version for version in await historian.versions() if version["origin"] == "before"]
    assert {told(version)[:2] for version in before} == {
        ("about", "FR"),
        ("about", "EN"),
        ("skills", "FR"),
        ("settings", ""),
    }
    dates = {version["savedAt"][:10] for version in before if version["section"] != "settings"}
    assert dates == {long_ago.isoformat()[:10]}
    assert (await historian.restore(before[0]["number"], "site")).status_code == 200
    assert await historian.text("about", "heading") == "À propos"
    assert await historian.titles() == ["Carte 1"]
    assert (await owner.site())["languages"] == ["FR"]


async def test_a_refused_save_leaves_no_version(historian: Historian) -> None:
    await historian.owner.save("skills", lists={"skills": [skill(1)]})
    count = len(await historian.versions())
    await historian.owner.save("skills", lists={"skills": [skill(2), skill(2)]})
    await historian.owner.save("skills", headers={"If-Match": '"99"'})
    assert len(await historian.versions()) == count


async def test_a_version_of_another_owner_is_not_to_be_had(historian: Historian, other_owner: Owner) -> None:
    await historian.owner.save("about", texts={"heading": "Le mien"})
    number = await historian.last()
    other = Historian(other_owner)
    assert (await other_owner.client.get(f"/api/site/versions/{number}")).status_code == 404
    assert (await other.restore(number, "site", headers={"If-Match": '"0"'})).status_code == 404
    async with historian.owner.app.services.database.reading() as session:
        assert len(set(await session.scalars(select(Version.site_id)))) == 1
