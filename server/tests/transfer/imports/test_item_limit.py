"""No way in writes more items into a list than the operator allows: saves, publications, undo, versions, imports,
texts that bring their items along."""

from typing import Any

import pytest

from tests.factories.app import Owner
from tests.factories.attacks import Attack
from tests.sites.site.test_in_step import TOGETHER
from tests.sites.site.test_texts import APART, german, text_at, write
from tests.sites.site.test_translations import site
from tests.sites.site.versions.conftest import Historian
from tests.transfer.imports.files import part_of, previewed, send_choices
from vitrine.platform.settings import Limits, Settings

__all__ = ["site"]
MOST = 3


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return settings.but(limits=Limits(items_per_list=MOST))


def skills(*numbers: int) -> list[dict[str, Any]]:
    return [{"id": f"{number:032x}", "title": f"Métier {number}", "description": ""} for number in numbers]


async def stored(owner: Owner) -> list[str]:
    items = (await owner.document("skills"))["languages"]["FR"]["lists"]["skills"]
    return [item["title"] for item in items]


async def test_what_was_deleted_does_not_come_back_beyond_the_limit(owner: Owner, attack: Attack) -> None:
    await owner.choose("FR")
    assert (await owner.save("skills", lists={"skills": skills(1, 2, 3)})).is_success
    full = (await Historian(owner).versions())[0]["number"]
    for item in skills(2, 3):
        assert (await owner.client.delete(f"/api/site/sections/skills/items/{item['id']}")).is_success

    async def undo(item: dict[str, Any]) -> dict[str, Any]:
        put_back = {"list": "skills", "language": "FR", "position": 1, "item": item}
        answer: dict[str, Any] = (await owner.client.post("/api/site/sections/skills/items", json=put_back)).json()
        return answer

    assert "revision" in await undo(skills(2)[0]), "there is room"
    assert (await owner.save("skills", lists={"skills": skills(1, 2, 4)})).is_success
    refused = await undo(skills(3)[0])
    assert (refused["code"], refused["params"]) == ("site.too_many_items", {"what": "skills", "max": MOST})
    restored = await Historian(owner).restore(
        full, "item", "skills", language="FR", name="skills", item=skills(3)[0]["id"]
    )
    assert (restored.status_code, restored.json()["code"]) == (422, "site.too_many_items")
    assert await stored(owner) == ["Métier 1", "Métier 2", "Métier 4"]
    attack("deleted items put back one by one, beyond the limit of a list", attempts=2, result="422")


@pytest.mark.parametrize("wanted", ["list", "section", "site"])
async def test_what_was_longer_before_the_limit_is_not_put_back_whole(
    owner: Owner, monkeypatch: pytest.MonkeyPatch, wanted: str
) -> None:
    limits, historian = owner.app.services.settings.limits, Historian(owner)
    await owner.choose("FR")
    monkeypatch.setattr(limits, "items_per_list", MOST + 2)
    assert (await owner.save("skills", lists={"skills": skills(1, 2, 3, 4, 5)})).is_success
    long = await historian.last()
    monkeypatch.setattr(limits, "items_per_list", MOST)
    assert (await owner.save("skills", lists={"skills": skills(5, 4, 3, 2, 1)})).is_success, "it may stay as long"
    still_long = await historian.last()
    assert (await owner.save("skills", lists={"skills": skills(1, 2)})).is_success
    place = {} if wanted == "site" else {"section": "skills", "language": "FR", "name": "skills"}
    for version in (long, still_long):
        refused = await historian.restore(version, wanted, **place)
        assert (refused.status_code, refused.json()["code"]) == (422, "site.too_many_items")
        assert refused.json()["params"] == {"what": "skills", "max": MOST}
    assert await stored(owner) == ["Métier 1", "Métier 2"]


async def test_a_text_brings_no_item_along_beyond_the_limit(site: Owner) -> None:
    theirs = [{"id": f"{number:032x}", "title": f"Gravure {number}", "description": ""} for number in (1, 2)]
    assert (await site.save("skills", lists={"skills": theirs}, settings=APART)).is_success
    ours = [{**item, "title": "Eigenes", "original": f"nowhere-{item['id'][:24]}"} for item in skills(11, 12)]
    assert (await site.save("skills", "DE", lists={"skills": ours})).is_success
    first, second = (text_at("skills", f"skills/{item['id']}/title", item["title"], "Stich") for item in theirs)
    assert (await write(site, [first])).is_success, "there is room for one"
    refused = await write(site, [second])
    assert (refused.status_code, refused.json()["code"]) == (422, "site.too_many_items")
    assert len((await german(site, "skills"))["lists"]["skills"]) == MOST


async def test_lists_that_would_be_too_long_as_one_stay_apart(owner: Owner) -> None:
    await owner.pay()
    await owner.choose("FR", "DE", "ES")
    [first] = skills(1)
    assert (await owner.save("skills", lists={"skills": [first]}, settings=APART)).is_success
    for language, numbers in (("DE", (11, 12, 13)), ("ES", (21, 22, 23))):
        same, *more = skills(*numbers)
        theirs = [{**same, "original": first["id"]}, *more]
        assert (await owner.save("skills", language, lists={"skills": theirs})).is_success
    assert (await owner.save("skills", settings=TOGETHER)).is_success
    document = await owner.document("skills")
    assert document["shared"]["settings"] == APART
    counts = {code: len(content["lists"]["skills"]) for code, content in document["languages"].items()}
    assert counts == {"FR": 1, "DE": MOST, "ES": MOST}


async def test_what_is_put_on_line_at_once_has_the_same_limit(owner: Owner) -> None:
    await owner.choose("FR")
    kept = await owner.document("skills")
    content = kept["languages"]["FR"]
    content["lists"]["skills"] = skills(1, 2, 3, 4)
    section = {"revision": kept["revision"], "contents": {"FR": content}, "shared": kept["shared"]}
    refused = await owner.client.post("/api/site/publication", json={"tab": "a", "sections": {"skills": section}})
    assert (refused.status_code, refused.json()["code"]) == (422, "site.too_many_items")
    assert await stored(owner) == []


@pytest.mark.parametrize(("mode", "added", "surplus"), [("add", 1, 4), ("replace", 3, 2)])
async def test_a_file_brings_as_many_as_fit(owner: Owner, mode: str, added: int, surplus: int) -> None:
    await owner.choose("FR")
    assert (await owner.save("skills", lists={"skills": skills(1, 2)})).is_success
    preview = await previewed(owner, {"skills": [{"name": f"Apporté {number}"} for number in range(5)]})
    outcome = part_of(preview, "skills/FR")["outcomes"][mode]
    assert (len(outcome["adds"]["skills"]), outcome["surplus"]) == (added, {"skills": surplus})
    assert (await send_choices(owner, preview, mode)).is_success
    assert len(await stored(owner)) == MOST
