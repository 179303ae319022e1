"""The preview is what is done: nothing before it, nothing beside it, nothing overwritten unless it was said."""

import base64
import json
from typing import Any

import pytest

from tests.factories.app import Owner
from tests.sites.media.pictures import png
from tests.test_access import account_of, rows_of
from tests.transfer.imports.files import RESUME, bring, documents_of, imported, part_of, previewed, send_choices, upload
from vitrine.app import App
from vitrine.content.sections import SECTIONS
from vitrine.transfer.imports.pending import KEPT_FOR, forget_old_previews
from vitrine.transfer.imports.tables import PendingImport

POSITION = {"id": "poste-0001", "title": "Gérante", "organisation": "Chez moi", "start": "2015", "isCurrent": True}


@pytest.fixture
async def filled(owner: Owner) -> Owner:
    """A site with words of its own where the file has others."""
    assert (await owner.choose("FR")).status_code == 200
    await owner.save("home", texts={"firstLine": "Ma ligne à moi", "headline": "Donner à lire"})
    await owner.save("experience", texts={"heading": "Parcours"}, lists={"positions": [POSITION]})
    return owner


def changed(before: dict[str, Any], after: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """What an import did, as a preview tells it: by part, the texts, and the entries that came and went."""
    found: dict[str, dict[str, Any]] = {}
    for section, held in after.items():
        old = before[section]
        sides = {code: (old["languages"].get(code, {}), content) for code, content in held["languages"].items()}
        for code, (was, now) in [*sides.items(), ("*", (old["shared"], held["shared"]))]:
            texts = [name for name, text in now.get("texts", {}).items() if was.get("texts", {}).get(name, "") != text]
            lists = {name: [item["id"] for item in items] for name, items in now["lists"].items()}
            ids = {name: [item["id"] for item in was.get("lists", {}).get(name, [])] for name in lists}
            adds = {name: [each for each in lists[name] if each not in ids[name]] for name in lists}
            removes = {name: [each for each in ids[name] if each not in lists[name]] for name in lists}
            said = {
                "texts": sorted(texts),
                "adds": {name: each for name, each in adds.items() if each},
                "removes": {name: each for name, each in removes.items() if each},
            }
            if any(said.values()):
                found[f"{section}/{code}"] = said
    return found


@pytest.mark.parametrize("mode", ["fill", "add", "replace"])
async def test_what_a_preview_says_is_what_is_done(filled: Owner, mode: str) -> None:
    before = await documents_of(filled)
    preview = await previewed(filled, RESUME)
    assert await documents_of(filled) == before
    shown = (await filled.client.get("/api/site/import")).json()
    assert shown == preview, "in the same order, whatever the database makes of it"
    for part in preview["parts"]:
        in_order = [text.name for text in SECTIONS[part["section"]].texts]
        assert [text["name"] for text in part["texts"]] == sorted(
            [text["name"] for text in part["texts"]], key=in_order.index
        )
    said = {
        part["part"]: {
            "texts": sorted(part["outcomes"][mode]["texts"]),
            "adds": part["outcomes"][mode]["adds"],
            "removes": part["outcomes"][mode]["removes"],
        }
        for part in preview["parts"]
    }
    done = await imported(filled, preview, mode)
    assert changed(before, await documents_of(filled)) == {
        name: part for name, part in said.items() if any(part.values())
    }
    assert {name: sorted(part["texts"]) for name, part in done["parts"].items()} == {
        name: part["texts"] for name, part in said.items() if any(part.values())
    }


async def test_to_fill_leaves_alone_whatever_stands_there(filled: Owner) -> None:
    preview = await previewed(filled, RESUME)
    [line] = [text for text in part_of(preview, "home/FR")["texts"] if text["name"] == "firstLine"]
    assert (line["old"], line["new"]) == ("Ma ligne à moi", "Développeuse web")
    assert part_of(preview, "experience/FR")["outcomes"]["fill"]["adds"] == {}
    await imported(filled, preview)
    held = await documents_of(filled)
    assert held["home"]["languages"]["FR"]["texts"]["firstLine"] == "Ma ligne à moi"
    assert [each["title"] for each in held["experience"]["languages"]["FR"]["lists"]["positions"]] == ["Gérante"]
    assert held["about"]["languages"]["FR"]["texts"]["body"] == "Dix ans d’applications sobres."


async def test_to_add_puts_entries_behind_those_that_are_there_and_none_twice(filled: Owner) -> None:
    await imported(filled, await previewed(filled, RESUME), "add")
    again = await previewed(filled, RESUME)
    assert all(not part["outcomes"]["add"]["adds"] for part in again["parts"])
    positions = (await filled.document("experience"))["languages"]["FR"]["lists"]["positions"]
    assert [each["title"] for each in positions] == ["Gérante", "Développeuse", "Stagiaire"]


async def test_to_replace_empties_nothing_and_keeps_an_owners_pictures(filled: Owner) -> None:
    image = await upload(filled, png())
    project = {"id": "projet-0001", "image": image, "title": "Marées", "description": "Avant", "link": "", "alt": ""}
    await filled.save("projects", texts={"heading": "Mes projets"}, lists={"projects": [project]})
    await imported(filled, await previewed(filled, RESUME), "replace")
    held = await documents_of(filled)
    home, projects = held["home"]["languages"]["FR"]["texts"], held["projects"]["languages"]["FR"]
    assert (home["firstLine"], home["headline"]) == ("Développeuse web", "Donner à lire")
    assert projects["texts"]["heading"] == "Mes projets"
    [kept] = projects["lists"]["projects"]
    assert (kept["description"], kept["image"]) == ("Un annuaire des marées.", image)


async def test_a_part_that_is_left_stays_as_it_is(filled: Owner) -> None:
    preview = await previewed(filled, RESUME)
    done = await imported(filled, preview, "replace", **{"contact/*": "skip", "home/FR": "skip"})
    held = await documents_of(filled)
    assert "contact/*" not in done["parts"] and held["contact"]["shared"]["lists"]["entries"] == []
    assert held["home"]["languages"]["FR"]["texts"]["firstLine"] == "Ma ligne à moi"


async def test_a_site_that_changed_since_the_preview_is_not_written_to(filled: Owner) -> None:
    preview = await previewed(filled, RESUME)
    await filled.save("about", texts={"body": "Écrit entre-temps"})
    before = await documents_of(filled)
    answer = await send_choices(filled, preview, "replace")
    assert (answer.status_code, answer.json()["code"]) == (412, "imports.site_changed")
    assert await documents_of(filled) == before
    anew = (await filled.client.get("/api/site/import")).json()
    [body] = [text for text in part_of(anew, "about/FR")["texts"] if text["name"] == "body"]
    assert body["old"] == "Écrit entre-temps"
    await imported(filled, anew, "replace")


async def test_a_preview_of_before_the_activation_is_made_anew(filled: Owner) -> None:
    portrait = {
        **RESUME,
        "basics": {**RESUME["basics"], "image": f"data:image/png;base64,{base64.b64encode(png()).decode()}"},
    }
    preview = await previewed(filled, portrait)
    assert [note["code"] for note in preview["notes"] if note["code"] == "paid"]
    await filled.pay()
    for answer in (await send_choices(filled, preview, "replace"), await filled.client.get("/api/site/import")):
        assert (answer.status_code, answer.json()["code"]) == (409, "imports.preview_outdated")
    await imported(filled, await previewed(filled, portrait), "replace")
    assert (await documents_of(filled))["home"]["shared"]["settings"]["photo"]


async def test_an_import_goes_through_once_and_its_repeat_is_answered_the_same(filled: Owner) -> None:
    preview = await previewed(filled, RESUME)
    body = {"id": preview["id"], "state": preview["state"], "choices": {}}
    first, again = [
        await filled.client.post("/api/site/import/apply", json=body, headers={"Idempotency-Key": "one"})
        for _ in range(2)
    ]
    assert first.status_code == 200 and first.json() == again.json()
    assert (await filled.client.post("/api/site/import/apply", json=body)).json()["code"] == "imports.no_preview"


async def test_revisions_move_on_and_drafts_stay(filled: Owner) -> None:
    draft = {"baseRevision": 1, "tab": "t", "content": {"languages": {"FR": {"texts": {"title": "À moi"}}}}}
    await filled.client.put("/api/site/drafts/home", json=draft)
    before = await filled.site()
    await imported(filled, await previewed(filled, RESUME), "replace")
    after = await filled.site()
    assert after["sections"]["home"]["revision"] == before["sections"]["home"]["revision"] + 1
    assert after["revision"] > before["revision"] and after["sections"]["home"]["hasDraft"]


async def test_a_preview_can_be_dropped_and_is_forgotten_after_its_time(app: App, filled: Owner) -> None:
    await previewed(filled, RESUME)
    assert (await filled.client.delete("/api/site/import")).status_code == 204
    assert (await filled.client.get("/api/site/import")).json() is None
    await previewed(filled, RESUME)
    async with app.services.database.writing() as session:
        row = await session.get_one(PendingImport, (await filled.site())["id"])
        row.made_at -= KEPT_FOR
    assert (await filled.client.get("/api/site/import")).json() is None
    assert await forget_old_previews(app.services.database) == 1


async def test_another_owner_sees_and_imports_nothing_of_mine(app: App, filled: Owner, other_owner: Owner) -> None:
    preview = await previewed(filled, RESUME)
    mine = await account_of(app, filled)
    before = await rows_of(app, mine)
    assert (await other_owner.client.get("/api/site/import")).json() is None
    assert (await send_choices(other_owner, preview, "fill")).json()["code"] == "imports.no_preview"
    await other_owner.client.delete("/api/site/import")
    assert await rows_of(app, mine) == before


async def test_pictures_count_for_the_site_and_one_too_many_is_said(app: App, filled: Owner) -> None:
    limits = app.services.settings.limits
    limits.room_free_bytes = 30_000  # room for one, beside the versions of what was saved
    limits.room_unconfirmed_bytes = 30_000
    resume = {**RESUME, "projects": [{"name": "Marées"}, {"name": "Estran"}]}
    preview = await previewed(filled, json.dumps(resume).encode())
    refused = [note for note in preview["notes"] if note["code"] == "no_room"]
    assert len(refused) == 1, "and that it is the room, before anything is written"
    [projects] = part_of(preview, "projects/FR")["lists"]
    assert len(projects["coming"]) == 1
    assert (await bring(filled, json.dumps(resume).encode())).status_code == 200
