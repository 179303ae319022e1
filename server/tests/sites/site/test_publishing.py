"""All drafts put on line at once: together or not at all, never over somebody else's, never twice, one step to undo."""

import asyncio
from typing import Any

import httpx
import pytest

from tests.factories.app import Owner, revision_headers
from vitrine.content.catalogues import MAX_LANGUAGES

pytestmark = pytest.mark.both_engines


def skill(number: int, title: str, **fields: str) -> dict[str, Any]:
    return {"id": f"skill-{number:08d}", "image": None, "title": title, "description": "", "alt": "", **fields}


@pytest.fixture
async def editing(owner: Owner) -> Owner:
    await owner.pay()
    assert (await owner.choose("FR", "EN")).status_code == 200
    return owner


async def section(owner: Owner, name: str, texts: dict[str, dict[str, str]], **changes: Any) -> dict[str, Any]:
    """What a browser sends of one: the stored section with these texts, by language, laid over it."""
    stored = await owner.document(name)
    contents = {code: stored["languages"][code] for code in texts}
    for code, written in texts.items():
        contents[code]["texts"].update(written)
        contents[code]["lists"].update(changes.get("lists", {}).get(code, {}))
    shared = stored["shared"]
    shared["settings"].update(changes.get("settings", {}))
    return {"revision": stored["revision"], "contents": contents, "shared": shared}


async def publish(owner: Owner, sections: dict[str, Any], *, key: str = "", tab: str = "a", **look: Any) -> Any:
    return await owner.client.post(
        "/api/site/publication",
        json={"tab": tab, "sections": sections, "look": look},
        headers={"Idempotency-Key": key} if key else {},
    )


async def text(owner: Owner, name: str, language: str, field: str) -> str:
    said: str = (await owner.document(name))["languages"][language]["texts"][field]
    return said


async def both(owner: Owner) -> dict[str, Any]:
    return {
        "home": await section(owner, "home", {"FR": {"headline": "Bonjour"}, "EN": {"headline": "Hello"}}),
        "about": await section(owner, "about", {"FR": {"heading": "Qui suis-je"}, "EN": {"heading": "Who I am"}}),
    }


async def versions(owner: Owner) -> list[dict[str, Any]]:
    listed: list[dict[str, Any]] = (await owner.client.get("/api/site/versions")).json()["versions"]
    return listed


async def test_two_sections_in_two_languages_are_on_line_with_one_call(
    editing: Owner, visitor: httpx.AsyncClient
) -> None:
    done = await publish(editing, await both(editing), themeIndex=2, layout="option2")
    assert done.status_code == 200, done.text
    assert done.json()["revisions"] == {"home": 1, "about": 1}
    assert await text(editing, "home", "EN", "headline") == "Hello"
    assert await text(editing, "about", "FR", "heading") == "Qui suis-je"
    site = await editing.site()
    assert (site["themeIndex"], site["layout"], site["exists"]) == (2, "option2", True)
    assert site["revision"] == done.json()["siteRevision"]
    assert "Qui suis-je" in (await visitor.get("/home", headers={"Accept-Language": "fr"})).text


async def test_where_one_is_refused_none_is_written_and_it_says_where(editing: Owner) -> None:
    sections = await both(editing)
    sections["about"]["contents"]["EN"]["texts"]["heading"] = "x" * 5000
    refused = await publish(editing, sections)
    assert refused.status_code == 422
    [finding] = refused.json()["params"]["fields"]
    assert finding["path"] == ["sections", "about", "contents", "EN", "texts", "heading"]
    assert await text(editing, "home", "FR", "headline") == ""


async def test_more_languages_than_a_site_can_have_are_one_fault(editing: Owner) -> None:
    sections = await both(editing)
    sections["about"]["contents"] = {f"wrong{number}": {} for number in range(MAX_LANGUAGES + 1)}
    refused = await publish(editing, sections)
    assert refused.status_code == 422
    [finding] = refused.json()["params"]["fields"]
    assert (finding["path"], finding["code"]) == (["sections", "about", "contents"], "too_long")


async def test_what_the_door_refuses_leaves_all_as_it_was(editing: Owner) -> None:
    """Found when the section before it is written already."""
    pictured = skill(1, "Lettrage", image="0" * 32)
    sections = await both(editing)
    sections["skills"] = await section(editing, "skills", {"FR": {}}, lists={"FR": {"skills": [pictured]}})
    refused = await publish(editing, sections)
    assert refused.status_code == 422, refused.text
    params = refused.json()["params"]
    assert (params["section"], params["language"]) == ("skills", "FR")
    assert params["fields"] == [{"path": ["skills", 0, "image"], "code": "unknown_media"}]
    assert await text(editing, "home", "FR", "headline") == ""
    assert [version["section"] for version in await versions(editing)] == ["settings"]


async def test_what_was_saved_elsewhere_is_named_and_nothing_is_written(editing: Owner) -> None:
    sections = await both(editing)
    assert (await editing.save("about", texts={"heading": "Ailleurs"})).status_code == 200
    stale = await publish(editing, sections)
    assert (stale.status_code, stale.json()["code"]) == (412, "site.stale")
    assert stale.json()["params"] == {"section": "about", "revision": 1}
    assert await text(editing, "home", "FR", "headline") == ""
    assert await text(editing, "about", "FR", "heading") == "Ailleurs"


async def test_sent_again_with_its_key_it_is_done_once(editing: Owner) -> None:
    sections = await both(editing)
    answers = await asyncio.gather(*(publish(editing, sections, key="one-and-only") for _ in range(4)))
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.text for answer in answers}) == 1
    assert (await editing.document("home"))["revision"] == 1
    other = await publish(editing, {}, key="one-and-only", themeIndex=1)
    assert (other.status_code, other.json()["code"]) == (422, "site.idempotency_key_reused")


async def test_of_two_windows_at_once_one_is_told(editing: Owner) -> None:
    sections = await both(editing)
    answers = await asyncio.gather(*(publish(editing, sections, tab=tab) for tab in "ab"))
    assert sorted(answer.status_code for answer in answers) == [200, 412]


async def test_it_is_one_change_and_the_page_before_it_comes_back_with_one_click(editing: Owner) -> None:
    assert (await editing.save("home", texts={"headline": "Avant"})).status_code == 200
    sections = await both(editing)
    sections["skills"] = await section(
        editing,
        "skills",
        {"FR": {}, "EN": {}},
        lists={
            "FR": {"skills": [skill(1, "Lettrage")]},
            "EN": {"skills": [skill(2, "Lettering", original="skill-00000001")]},
        },
        settings={"lists": "together"},
    )
    done = await publish(editing, sections, styleSet="moderne", layout="option3")
    assert done.status_code == 200, done.text
    listed = await versions(editing)
    moment = listed[0]["savedAt"]
    of_it = [(each["section"], each["language"]) for each in listed if each["savedAt"] == moment]
    assert len(set(of_it)) == len(of_it)
    assert {("home", "FR"), ("home", "EN"), ("skills", "FR"), ("skills", "EN"), ("settings", "")} <= set(of_it)
    titles = [
        [item["title"] for item in (await editing.document("skills"))["languages"][code]["lists"]["skills"]]
        for code in ("FR", "EN")
    ]
    assert titles == [["Lettrage"], ["Lettering"]]
    back = await editing.client.post(
        f"/api/site/versions/{done.json()['undo']}/restoration",
        json={"what": "site"},
        headers=revision_headers((await editing.site())["revision"]),
    )
    assert back.status_code == 200, back.text
    assert await text(editing, "home", "FR", "headline") == "Avant"
    assert await text(editing, "about", "EN", "heading") == ""
    assert (await editing.document("skills"))["languages"]["FR"]["lists"]["skills"] == []
    assert (await editing.site())["layout"] == "option1"


async def test_drafts_are_gone_and_what_lands_late_of_the_same_window_stays_gone(editing: Owner) -> None:
    window = "0123456789abcdef."

    def keep(section: str, number: str) -> Any:
        body = {"baseRevision": 0, "tab": window + number, "content": {"languages": {"FR": {}}}}
        return editing.client.put(f"/api/site/drafts/{section}", json=body)

    for name in ("home", "about", "projects"):
        assert (await keep(name, "0000000001")).status_code == 204
    assert (await publish(editing, await both(editing), tab=window + "0000000003")).status_code == 200
    await keep("about", "0000000002")
    kept = (await editing.client.get("/api/site/drafts")).json()["drafts"]
    assert [draft["section"] for draft in kept] == ["projects"]
    await keep("about", "0000000004")  # typed since
    kept = (await editing.client.get("/api/site/drafts")).json()["drafts"]
    assert {draft["section"] for draft in kept} == {"projects", "about"}


async def test_a_refused_one_takes_no_draft(editing: Owner) -> None:
    body = {"baseRevision": 0, "tab": "b", "content": {"languages": {"FR": {}}}}
    await editing.client.put("/api/site/drafts/home", json=body)
    sections = await both(editing)
    sections["about"]["revision"] = 7
    assert (await publish(editing, sections)).status_code == 412
    kept = (await editing.client.get("/api/site/drafts")).json()["drafts"]
    assert [draft["section"] for draft in kept] == ["home"]


async def test_a_theme_alone_is_put_on_line(editing: Owner) -> None:
    assert (await editing.save("home", texts={"headline": "Bonjour"})).status_code == 200
    before = (await editing.site())["revision"]
    assert (await publish(editing, {}, themeIndex=3)).status_code == 200
    site = await editing.site()
    assert (site["themeIndex"], site["revision"]) == (3, before + 1)


async def test_a_free_site_gets_nothing_that_is_paid(owner: Owner) -> None:
    await owner.choose("FR")
    home = await section(owner, "home", {"FR": {"headline": "Bonjour"}})
    refused = await publish(owner, {"home": home}, layout="option2")
    assert (refused.status_code, refused.json()["code"]) == (403, "tiers.paid_only")
    lists = {"FR": {"skills": [skill(number, "Une") for number in range(300)]}}
    skills = await section(owner, "skills", {"FR": {}}, lists=lists)
    too_many = await publish(owner, {"home": home, "skills": skills})
    assert too_many.status_code == 422
    assert await text(owner, "home", "FR", "headline") == ""


async def test_a_language_that_the_site_has_not_is_refused(editing: Owner) -> None:
    home = await section(editing, "home", {"FR": {"headline": "Bonjour"}})
    home["contents"]["DE"] = home["contents"]["FR"]
    refused = await publish(editing, {"home": home})
    assert refused.status_code == 404
    assert refused.json()["params"] == {"section": "home", "language": "DE"}
    assert await text(editing, "home", "FR", "headline") == ""
