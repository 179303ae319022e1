"""What an owner is told once: from the server, until he has seen it."""

from typing import Any

import pytest

from tests.factories.app import Owner
from tests.sites.site.test_focus import picture
from tests.sites.site.test_in_step import TOGETHER, cards, how, titles
from tests.sites.site.versions.conftest import skill

pytestmark = pytest.mark.both_engines


async def told(owner: Owner) -> list[str]:
    names: list[str] = (await owner.site())["notices"]
    return names


async def see(owner: Owner, *names: str) -> None:
    answer = await owner.client.post("/api/site/notices/seen", json={"names": names})
    assert answer.status_code == 204, answer.text


async def keep(owner: Owner, how: str, section: str = "skills") -> None:
    answer = await owner.client.put(f"/api/site/lists/{section}", json={"how": how})
    assert answer.status_code == 204, answer.text


@pytest.fixture
async def joined(owner: Owner) -> Owner:
    """Two cards in French, one of them in English too, and then one list."""
    await owner.pay()
    await owner.choose("FR", "EN")
    one, two = await picture(owner, 60), await picture(owner, 90)
    await owner.save("skills", lists={"skills": [skill(1, title="", image=one), skill(2, image=two)]})
    # A picture without words is there as well: nobody wrote anything about it.
    await owner.save("skills", "EN", lists={"skills": [skill(11, title="", image=one)]})
    assert await told(owner) == []
    await owner.save("skills", lists={"skills": await cards(owner, "FR")}, settings=TOGETHER)
    assert (await how(owner), len(await cards(owner, "EN"))) == ("together", 2)
    return owner


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
