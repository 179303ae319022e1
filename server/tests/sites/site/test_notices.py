"""What an owner is told once: from the server, until he has seen it."""

from typing import Any

import httpx
import pytest
from alembic import command

from tests.factories.app import Owner
from tests.platform.storage.test_schema import on_connection
from tests.sites.site.test_focus import picture
from tests.sites.site.test_in_step import TOGETHER, cards, how, titles
from tests.sites.site.versions.conftest import skill
from vitrine.platform.storage.schema import migrate
from vitrine.platform.storage.upgrade import alembic_config

pytestmark = pytest.mark.both_engines


async def told(owner: Owner) -> list[str]:
    names: list[str] = (await owner.site())["notices"]
    return names


async def see(owner: Owner, *names: str) -> None:
    answer = await owner.client.post("/api/site/notices/seen", json={"names": names})
    assert answer.status_code == 204, answer.text


async def keep(owner: Owner, how: str, section: str = "skills") -> str:
    answer = await owner.client.put(f"/api/site/lists/{section}", json={"how": how})
    assert answer.status_code == 200, answer.text
    was: str = answer.json()["was"]
    return was


async def overview(owner: Owner, section: str = "skills") -> dict[str, Any]:
    said: dict[str, Any] = (await owner.site())["sections"][section]
    return {name: said[name] for name in ("lists", "isOfBefore", "items", "missing")}


async def pages(owner: Owner, visitor: httpx.AsyncClient) -> list[bytes]:
    """What visitors get: of two visits to a page the bytes differ in nothing."""
    slug = (await owner.site())["slug"]
    return [(await visitor.get(f"/@{slug}/{code}{ending}")).content for code in ("fr", "en") for ending in ("", ".md")]


BEFORE_LISTS_WERE_ONE = "0033"


async def upgraded(database_url: str) -> None:
    """The same contents as a release had them that knew of no notices, and then of this one."""

    def of_before(connection: Any) -> None:
        command.downgrade(alembic_config(connection), BEFORE_LISTS_WERE_ONE)

    try:
        await on_connection(database_url, of_before)
    finally:
        await migrate(database_url)


@pytest.fixture
async def of_before(owner: Owner) -> Owner:
    """Two cards in French, one of them in English too; each language's list is its own."""
    await owner.pay()
    await owner.choose("FR", "EN")
    one, two = await picture(owner, 60), await picture(owner, 90)
    await owner.save("skills", lists={"skills": [skill(1, title="", image=one), skill(2, image=two)]})
    # A picture without words is there as well: nobody wrote anything about it.
    await owner.save("skills", "EN", lists={"skills": [skill(11, title="", image=one)]})
    # In a layout that shows the pictures of skills.
    assert (await owner.save("home", texts={"headline": "Bonjour"}, layout="option2")).status_code == 200
    assert (await owner.save("home", "EN", texts={"headline": "Hello"})).status_code == 200
    return owner


@pytest.fixture
async def joined(of_before: Owner) -> Owner:
    """And then one list."""
    await of_before.save("skills", lists={"skills": await cards(of_before, "FR")}, settings=TOGETHER)
    assert (await how(of_before), len(await cards(of_before, "EN"))) == ("together", 2)
    return of_before


async def test_after_an_update_the_landing_tells_of_lists_of_before_and_visitors_see_the_same_until_a_save(
    of_before: Owner, visitor: httpx.AsyncClient, database_url: str
) -> None:
    [card] = await cards(of_before, "EN")
    await of_before.save("skills", "EN", lists={"skills": [{**card, "title": "Card 1"}]})
    seen = await pages(of_before, visitor)
    assert seen == await pages(of_before, visitor)
    await upgraded(database_url)
    # One list in all that the owner is shown, what English had not included; nothing of it is stored.
    assert await told(of_before) == ["lists/skills", "menu"]
    assert await overview(of_before) == {
        "lists": "together",
        "isOfBefore": True,
        "items": {"FR": 2, "EN": 2},
        "missing": {},
    }
    assert await pages(of_before, visitor) == seen
    await see(of_before, "lists/skills")
    assert await told(of_before) == ["menu"]
    assert await pages(of_before, visitor) == seen
    # Another section's save brings nothing along.
    saved = await of_before.save("about", texts={"heading": "À propos"})
    assert saved.status_code == 200, saved.text
    assert len(await cards(of_before, "EN")) == 1

    await of_before.save("skills", lists={"skills": await cards(of_before, "FR")}, settings=TOGETHER)
    assert len(await cards(of_before, "EN")) == 2
    assert (await pages(of_before, visitor))[2] != seen[2]
    assert await told(of_before) == ["menu"]  # once


async def test_lists_of_before_that_cannot_be_paired_are_apart_and_said_so(
    of_before: Owner, visitor: httpx.AsyncClient, database_url: str
) -> None:
    await of_before.save("skills", "EN", lists={"skills": [skill(12, title="Other")]})
    seen = await pages(of_before, visitor)
    await upgraded(database_url)
    assert await told(of_before) == ["lists/skills", "menu"]
    assert await overview(of_before) == {
        "lists": "separate",
        "isOfBefore": True,
        "items": {"FR": 2, "EN": 1},
        "missing": {"EN": 2},
    }
    assert await pages(of_before, visitor) == seen
    await of_before.save("skills", lists={"skills": await cards(of_before, "FR")}, settings=TOGETHER)
    assert await how(of_before) == "separate"
    assert await told(of_before) == ["menu"]


async def test_lists_of_before_are_separated_again_and_that_is_taken_back(
    of_before: Owner, visitor: httpx.AsyncClient
) -> None:
    was = await cards(of_before, "FR"), await cards(of_before, "EN")
    seen = (await pages(of_before, visitor))[1::2]
    assert await keep(of_before, "separate") == ""
    assert await told(of_before) == []
    assert (await overview(of_before))["missing"] == {"EN": 1}
    assert await keep(of_before, "") == "separate"
    assert (await how(of_before), await told(of_before)) == ("", ["lists/skills"])
    assert (await cards(of_before, "FR"), await cards(of_before, "EN")) == was
    assert (await pages(of_before, visitor))[1::2] == seen


async def test_lists_that_would_be_longer_as_one_than_allowed_are_said_to_be_apart(
    owner: Owner, monkeypatch: pytest.MonkeyPatch
) -> None:
    await owner.pay()
    await owner.choose("FR", "EN", "DE")
    await owner.save("skills", lists={"skills": [skill(1)]})
    for code, number in (("EN", 2), ("DE", 3)):
        of_first = skill(10 * number, original="skill-00000001")
        await owner.save("skills", code, lists={"skills": [of_first, skill(number, title=f"{code} only")]})
    assert (await overview(owner))["lists"] == "together"
    monkeypatch.setitem(vars(owner.app.services.settings.limits), "items_per_list", 2)
    assert (await overview(owner))["lists"] == "separate"


async def test_lists_of_before_that_became_one_are_told_until_that_was_seen(joined: Owner) -> None:
    assert await told(joined) == ["lists/skills"]
    await joined.save("skills", lists={"skills": (await cards(joined, "FR"))[::-1]}, settings=TOGETHER)
    assert await told(joined) == ["lists/skills"]
    await see(joined, "lists/about", "lists/skills")
    assert await told(joined) == []
    await joined.save("skills", lists={"skills": await cards(joined, "FR")}, settings=TOGETHER)
    assert await told(joined) == []


async def test_a_list_that_only_one_language_had_is_told_to_nobody(owner: Owner) -> None:
    await owner.pay()
    await owner.choose("FR")
    await owner.save("skills", lists={"skills": [skill(1)]})
    await owner.choose("FR", "EN")
    await owner.save("skills", lists={"skills": await cards(owner, "FR")}, settings=TOGETHER)
    assert (await how(owner), len(await cards(owner, "EN"))) == ("together", 1)
    assert await told(owner) == []


async def test_separate_again_each_language_has_what_it_had(joined: Owner) -> None:
    kept = [item["id"] for item in await cards(joined, "FR")]
    await keep(joined, "separate")
    assert await told(joined) == []
    assert await how(joined) == "separate"
    assert [item["id"] for item in await cards(joined, "EN")] == ["skill-00000011"]
    assert [item["id"] for item in await cards(joined, "FR")] == kept
    assert (await joined.site())["sections"]["skills"]["missing"] == {"EN": 1}
    # And taken back.
    await keep(joined, "together")
    assert (await how(joined), len(await cards(joined, "EN")), await told(joined)) == ("together", 2, [])


async def test_what_was_translated_meanwhile_stays(joined: Owner) -> None:
    items: list[dict[str, Any]] = await cards(joined, "EN")
    items[1]["title"] = "Card 2"
    await joined.save("skills", "EN", lists={"skills": items}, settings=TOGETHER)
    await keep(joined, "separate")
    assert await titles(joined, "EN") == ["", "Card 2"]


async def test_lists_that_their_owner_separates_himself_are_told_no_more(joined: Owner) -> None:
    await joined.save("skills", lists={"skills": await cards(joined, "FR")}, settings={"lists": "separate"})
    assert await told(joined) == []
    await keep(joined, "separate")
    assert len(await cards(joined, "EN")) == 2
