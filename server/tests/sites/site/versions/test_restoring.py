"""Putting back: a text, an item, a section, the whole site; each a save that can be undone."""

import pytest
from sqlalchemy import update

from tests.factories.app import Owner
from tests.sites.site.versions.conftest import Historian, skill
from vitrine.sites.site.tables import Site


async def test_one_text_comes_back_and_the_others_stay(historian: Historian) -> None:
    await historian.owner.save("about", texts={"heading": "Bon titre", "body": "Ancien"})
    good = await historian.last()
    await historian.owner.save("about", texts={"heading": "Mauvais titre", "body": "Nouveau"})
    restored = await historian.restore(good, "text", "about", language="FR", name="heading")
    assert restored.status_code == 200, restored.text
    assert (await historian.text("about", "heading"), await historian.text("about", "body")) == ("Bon titre", "Nouveau")
    newest = (await historian.versions())[0]
    assert (newest["origin"], [change["name"] for change in newest["changes"]]) == ("restore", ["heading"])
    undone = await historian.restore(restored.json()["undo"], "section", "about", language="FR")
    assert undone.status_code == 200
    assert await historian.text("about", "heading") == "Mauvais titre"


async def test_a_setting_a_style_and_a_list_come_back_alone(historian: Historian) -> None:
    owner = historian.owner
    await owner.save("home", settings={"showsCv": False}, styles={"title": {"sizeRem": 3.0}})
    await owner.save("skills", lists={"skills": [skill(1), skill(2)]})
    good = await historian.last()
    await owner.save("home", settings={"showsCv": True, "showsLogo": False}, styles={"title": {"sizeRem": 2.0}})
    await owner.save("skills", texts={"heading": "Savoir"}, lists={"skills": [skill(2), skill(1)]})
    assert (await historian.restore(good, "setting", "home", language="FR", name="showsCv")).status_code == 200
    assert (await historian.restore(good, "style", "home", language="FR", name="title")).status_code == 200
    assert (await historian.restore(good, "list", "skills", language="FR", name="skills")).status_code == 200
    shared = (await owner.document("home"))["shared"]
    assert (shared["settings"]["showsCv"], shared["settings"]["showsLogo"]) == (False, False)
    assert shared["styles"]["title"]["sizeRem"] == 3.0
    assert await historian.titles() == ["Carte 1", "Carte 2"]
    assert await historian.text("skills", "heading") == "Savoir"


async def test_a_deleted_item_comes_back_to_its_place_and_a_changed_one_to_what_it_was(historian: Historian) -> None:
    owner = historian.owner
    await owner.save("skills", lists={"skills": [skill(1), skill(2), skill(3)]})
    good = await historian.last()
    await owner.client.delete("/api/site/sections/skills/items/skill-00000002")
    await owner.save("skills", lists={"skills": [skill(1), skill(3, title="Gâchée"), skill(4)]})
    for item in ("skill-00000002", "skill-00000003"):
        put = await historian.restore(good, "item", "skills", language="FR", name="skills", item=item)
        assert put.status_code == 200, put.text
    assert await historian.titles() == ["Carte 1", "Carte 2", "Carte 3", "Carte 4"]


async def test_the_section_comes_back_with_what_all_languages_share(historian: Historian) -> None:
    owner = historian.owner
    entry = {"id": "entry-00000001", "network": "email", "title": "", "detail": "Moi", "link": "mailto:a@b.fr"}
    await owner.save("contact", texts={"heading": "Écrivez-moi"}, shared_lists={"entries": [entry]})
    good = await historian.last()
    await owner.save("contact", "EN", texts={"heading": "Write"})
    await owner.save("contact", texts={"heading": "…"}, shared_lists={"entries": []})
    assert (await historian.restore(good, "section", "contact", language="FR")).status_code == 200
    document = await owner.document("contact")
    assert document["languages"]["FR"]["texts"]["heading"] == "Écrivez-moi"
    assert document["languages"]["EN"]["texts"]["heading"] == "Write"
    assert document["shared"]["lists"]["entries"] == [entry]


async def test_the_whole_site_is_as_it_was_at_a_moment(historian: Historian) -> None:
    """Sections that were empty then are, a language that was removed since is there, and what came later stays kept."""
    owner = historian.owner
    await owner.save("about", texts={"heading": "À propos"})
    await owner.save("about", "EN", texts={"heading": "About"})
    await owner.save("home", texts={"title": "Un"}, layout="option2", themeIndex=1)
    good = await historian.last()
    await owner.save("about", texts={"heading": "Pire"})
    await owner.save("skills", lists={"skills": [skill(1)]})
    await owner.save("home", texts={"title": "Deux"}, layout="option3", themeIndex=3)
    assert (await owner.choose("FR", site_type="footer")).status_code == 200
    restored = await historian.restore(good, "site")
    assert restored.status_code == 200, restored.text
    assert restored.json()["changed"] == ["settings", "home", "about", "skills"]
    site = await owner.site()
    assert (site["languages"], site["siteType"], site["layout"], site["themeIndex"]) == (
        ["FR", "EN"],
        "header",
        "option2",
        1,
    )
    assert await historian.text("about", "heading") == "À propos"
    assert await historian.text("about", "heading", "EN") == "About"
    assert await historian.titles() == []
    undone = await historian.restore(restored.json()["undo"], "site")
    assert undone.status_code == 200, undone.text
    site = await owner.site()
    assert (site["languages"], site["siteType"], site["layout"], site["themeIndex"]) == (["FR"], "footer", "option3", 3)
    assert (await historian.text("about", "heading"), await historian.titles()) == ("Pire", ["Carte 1"])


async def test_a_removed_language_comes_back_by_itself(historian: Historian) -> None:
    owner = historian.owner
    await owner.save("about", "EN", texts={"heading": "About"})
    saved = await historian.last()
    await owner.choose("FR", themeIndex=2)
    refused = await historian.restore(saved, "text", "about", language="EN", name="heading")
    assert (refused.status_code, refused.json()["code"]) == (409, "versions.language_not_there")
    assert (await historian.restore(saved, "setting", name="languages")).status_code == 200
    site = await owner.site()
    assert (site["languages"], site["themeIndex"]) == (["FR", "EN"], 2)
    assert await historian.text("about", "heading", "EN") == "About"


async def test_whether_a_json_resume_is_offered_is_kept_and_put_back(historian: Historian) -> None:
    owner = historian.owner
    await owner.choose("FR", offersResume=True)
    offered = await historian.last()
    await owner.choose("FR", offersResume=False)
    last = (await historian.versions(section="settings"))[0]
    assert [change["name"] for change in last["changes"]] == ["offersResume"]
    assert (await historian.then(offered))["settings"]["offersResume"] is True
    assert (await historian.restore(offered, "setting", name="offersResume")).json()["changed"] == ["settings"]
    assert (await owner.site())["offersResume"] is True


async def test_address_and_state_of_the_site_are_not_put_back(historian: Historian) -> None:
    owner = historian.owner
    good = await historian.last()
    await owner.choose("FR", slug="atelier-nord", isOnline=False, mailsMessages=False)
    assert (await historian.restore(good, "site")).status_code == 200
    site = await owner.site()
    assert (site["slug"], site["isOnline"], site["mailsMessages"]) == ("atelier-nord", False, False)


async def test_a_stale_restore_changes_nothing(historian: Historian) -> None:
    await historian.owner.save("about", texts={"heading": "Un"})
    good = await historian.last()
    await historian.owner.save("about", texts={"heading": "Deux"})
    asked = {"language": "FR", "name": "heading"}
    for what, section in (("text", "about"), ("section", "settings"), ("site", "settings")):
        stale = await historian.restore(good, what, section, headers={"If-Match": '"1234"'}, **asked)
        assert (stale.status_code, stale.json()["code"]) == (412, "site.stale")
    missing = await historian.restore(good, "text", "about", headers={"X-None": "1"}, **asked)
    assert missing.status_code == 428
    assert await historian.text("about", "heading") == "Deux"


async def test_a_repeated_restore_has_one_effect(historian: Historian) -> None:
    await historian.owner.save("about", texts={"heading": "Un"})
    good = await historian.last()
    await historian.owner.save("about", texts={"heading": "Deux"})
    headers = {"If-Match": '"2"'}
    answers = [
        await historian.restore(good, "section", "about", language="FR", key="once", headers=headers) for _ in range(3)
    ]
    assert [answer.status_code for answer in answers] == [200, 200, 200]
    assert len({answer.text for answer in answers}) == 1
    assert (await historian.owner.document("about"))["revision"] == 3


async def test_a_draft_outlives_a_restore_and_is_older_than_it(historian: Historian) -> None:
    """Its editor asks when it is opened next."""
    owner = historian.owner
    await owner.save("about", texts={"heading": "Un"})
    good = await historian.last()
    await owner.save("about", texts={"heading": "Deux"})
    content = {"languages": {"FR": {"texts": {"heading": "Pas encore"}, "lists": {}}}}
    draft = {"baseRevision": 2, "tab": "t1", "content": content}
    assert (await owner.client.put("/api/site/drafts/about", json=draft)).status_code == 204
    assert (await historian.restore(good, "section", "about", language="FR")).status_code == 200
    [kept] = (await owner.client.get("/api/site/drafts")).json()["drafts"]
    assert (kept["content"], kept["baseRevision"]) == (content, 2)
    assert (await owner.document("about"))["revision"] == 3


@pytest.mark.parametrize("what", ["section", "site"])
async def test_a_free_site_gets_nothing_back_that_is_paid(historian: Historian, what: str) -> None:
    owner = historian.owner
    await owner.save("home", texts={"title": "Un"}, layout="option2")
    paid = await historian.last()
    await owner.save("home", layout="option1")
    await owner.choose("FR")
    async with owner.app.services.database.writing() as session:
        await session.execute(update(Site).values(activation=None))
    refused = await historian.restore(paid, what)
    assert (refused.status_code, refused.json()["code"]) == (403, "tiers.one_language")
    refused = await historian.restore(paid, "setting", name="layout")
    assert (refused.status_code, refused.json()["code"]) == (403, "tiers.paid_only")
    assert (await owner.site())["layout"] == "option1"


async def test_what_a_rule_of_today_forbids_is_said_and_not_put_back(historian: Historian) -> None:
    owner = historian.owner
    await owner.save("skills", lists={"skills": [skill(1), skill(2)]})
    good = await historian.last()
    await owner.save("skills", lists={"skills": []})
    await owner.save("skills", "EN", lists={"skills": [skill(1)]})  # the id is another item's by now
    refused = await historian.restore(good, "section", "skills", language="FR")
    assert (refused.status_code, refused.json()["code"]) == (422, "server.invalid")
    put = await historian.restore(good, "item", "skills", language="FR", name="skills", item="skill-00000002")
    assert put.status_code == 200
    assert await historian.titles() == ["Carte 2"]


@pytest.mark.parametrize(
    "wanted",
    [
        {"what": "text", "section": "about", "language": "FR", "name": "no-such-text"},
        {"what": "style", "section": "about", "language": "FR", "name": "no-such-style"},
        {"what": "item", "section": "skills", "language": "FR", "name": "skills", "item": "never-was-there"},
        {"what": "list", "section": "about", "language": "FR", "name": "no-such-list"},
        {"what": "setting", "name": "slug"},
        {"what": "text", "name": "languages"},
    ],
)
async def test_what_never_was_cannot_come_back(historian: Historian, wanted: dict[str, str]) -> None:
    await historian.owner.save("about", texts={"heading": "Un"})
    await historian.owner.save("skills", lists={"skills": [skill(1)]})
    asked = dict(wanted)
    refused = await historian.restore(
        await historian.last(), asked.pop("what"), asked.pop("section", "settings"), **asked
    )
    assert refused.status_code == 404
    assert refused.json()["code"] in ("server.not_found", "versions.not_kept")


async def test_a_version_that_is_not_there_is_not_found(owner: Owner) -> None:
    await owner.choose("FR")
    historian = Historian(owner)
    assert (await owner.client.get("/api/site/versions/4711")).status_code == 404
    assert (await historian.restore(4711, "site")).status_code == 404
