"""One site out of a backup, into an instance that is being visited and edited: seen at once, taken for nothing else."""

import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pyotp
import pytest
from sqlalchemy import select, update

from tests.factories.app import PASSWORD, Owner, browser, new_owner, revision_headers, running, seen_by
from tests.transfer.backup.instances import Command, Instance
from tests.transfer.backup.test_round_trip import DRAWING, _logo
from vitrine.app import App
from vitrine.content.sections import SECTIONS
from vitrine.platform.storage.base import now
from vitrine.platform.storage.schema import migrate
from vitrine.sites.media.sweeper import sweep
from vitrine.sites.site.tables import LeftAddress, Site

pytestmark = [pytest.mark.both_engines, pytest.mark.long]

PATHS = (*(f"/api/site/sections/{name}" for name in SECTIONS), "/api/site/drafts", "/api/site/messages")


async def email_of(owner: Owner) -> str:
    return str((await owner.client.get("/api/session")).json()["account"]["email"])


async def sign_in(client: httpx.AsyncClient, email: str) -> None:
    answer = await client.post("/api/session", json={"email": email, "password": PASSWORD})
    assert answer.status_code == 200, answer.text


async def read_by(client: httpx.AsyncClient) -> dict[str, Any]:
    """Everything an owner can read, but for the numbers that move ahead."""
    found: dict[str, Any] = {}
    for path in PATHS:
        found[path] = (await client.get(path)).json()
        for part in (found[path], *found[path].get("drafts", ())):
            for name in ("revision", "baseRevision"):
                part.pop(name, None)
    return found


async def make_site(app: App, owner: Owner) -> dict[str, Any]:
    await owner.pay()
    await owner.choose("FR", "EN")
    logo = await _logo(app, (await owner.site())["id"])
    saved = await owner.save("home", texts={"title": "De la sauvegarde"}, settings={"logo": logo}, layout="option2")
    assert saved.status_code == 200, saved.text
    site = await owner.site()
    words = {"name": "Coline", "email": "coline@example.org", "message": "Bonjour, seriez-vous libre ?"}
    assert (await owner.client.post(f"/api/sites/{site['slug']}/messages", json=words)).status_code == 201
    revision = (await owner.document("home"))["revision"]
    draft = {"baseRevision": revision, "tab": "tab-1", "content": {"FR": {"texts": {"title": "pas encore"}}}}
    assert (await owner.client.put("/api/site/drafts/home", json=draft)).status_code == 204
    return site


async def test_a_site_whose_account_was_deleted_is_visited_and_edited_again(
    app: App, owner: Owner, other_owner: Owner, visitor: httpx.AsyncClient, command: Command, tmp_path: Path
) -> None:
    site, email = await make_site(app, owner), await email_of(owner)
    address = f"/@{site['slug']}"
    await other_owner.choose("FR")
    await other_owner.save("home", texts={"title": "Un autre site"})
    others = await read_by(other_owner.client)
    before, instance = await read_by(owner.client), Instance(app.settings)
    await command.do(instance, "backup", tmp_path / "archive")
    [media] = (await owner.client.get(f"/api/site/media?ids={(await _logo_of(owner))}")).json()
    assert "De la sauvegarde" in (await visitor.get(address)).text

    deletion = {"email": email}
    assert (await owner.client.post("/api/account/deletion", json=deletion)).status_code == 204
    await sweep(app.services.database, app.services.blobs)
    assert [(await visitor.get(path)).status_code for path in (address, media["url"])] == [404, 404]

    await command.do(instance, "restore", tmp_path / "archive", "--site", email)
    page = await seen_by(visitor, address, lambda answer: answer.status_code == 200)
    assert "De la sauvegarde" in page.text
    picture = await seen_by(visitor, media["url"], lambda answer: answer.status_code == 200)
    assert picture.content == DRAWING
    assert (await owner.client.get("/api/site")).status_code == 401, "sessions are not brought back"
    await sign_in(owner.client, email)
    assert await read_by(owner.client) == before
    assert (await read_by(other_owner.client)) == others
    again = await owner.site()
    assert (again["layout"], again["isPaid"]) == ("option2", True)
    assert await instance.scalars(select(LeftAddress.slug_hash).where(LeftAddress.was_home)) == []
    assert (await owner.save("home", texts={"title": "De la vie nouvelle"})).status_code == 200
    assert "De la vie nouvelle" in (await visitor.get(address)).text
    assert "Un autre site" in (await visitor.get(f"/@{(await other_owner.site())['slug']}")).text


async def _logo_of(owner: Owner) -> str:
    return str((await owner.document("home"))["shared"]["settings"]["logo"])


async def test_an_open_editor_and_kept_pages_take_the_restored_state_for_no_other(
    app: App, owner: Owner, visitor: httpx.AsyncClient, command: Command, tmp_path: Path
) -> None:
    site, instance = await make_site(app, owner), Instance(app.settings)
    address = f"/@{site['slug']}"
    await command.do(instance, "backup", tmp_path / "archive")
    await owner.save("home", texts={"title": "De la vie perdue"})
    open_editor = await owner.document("home")
    lost = await visitor.get(address)
    assert "De la vie perdue" in lost.text

    await command.do(instance, "restore", tmp_path / "archive", "--site", site["slug"], "--replace")
    assert (await owner.client.get("/api/site")).status_code == 200, "he is still signed in"
    kept = {"If-None-Match": lost.headers["etag"]}
    restored = await seen_by(visitor, address, lambda answer: answer.status_code == 200, headers=kept)
    assert "De la sauvegarde" in restored.text
    [draft] = (await owner.client.get("/api/site/drafts")).json()["drafts"]
    assert draft["content"]["FR"]["texts"]["title"] == "pas encore"
    assert draft["baseRevision"] == (await owner.document("home"))["revision"], "it was written upon what stands now"
    body = {"content": open_editor["languages"]["FR"], "shared": open_editor["shared"]}
    for _ in range(2):  # as many saves as were lost, and one more: the number that the editor has never comes again
        stale = await owner.client.put(
            "/api/site/sections/home/FR", json=body, headers=revision_headers(open_editor["revision"])
        )
        assert stale.status_code == 412
        assert (await owner.save("home", texts={"subtitle": "encore"})).status_code == 200

    async with app.services.database.writing() as session:
        suspended = {"suspended_as": "gone", "suspended_at": now(), "suspended_because": "Signalé"}
        await session.execute(update(Site).values(suspended))
    await command.do(instance, "restore", tmp_path / "archive", "--site", site["slug"], "--replace")
    # What an operator decided since stands.
    await seen_by(visitor, address, lambda answer: answer.status_code == 410)


async def test_what_another_instance_sealed_is_sealed_by_ours(
    app: App, owner: Owner, stack: AsyncExitStack, empty: Instance, command: Command, tmp_path: Path
) -> None:
    site, email = await make_site(app, owner), await email_of(owner)
    phone = pyotp.TOTP((await owner.client.post("/api/account/second-factor")).json()["secret"])
    confirmed = await owner.client.put("/api/account/second-factor", json={"code": phone.now()})
    assert confirmed.status_code == 200, confirmed.text
    await command.do(Instance(app.settings), "backup", tmp_path / "archive")
    await migrate(empty.settings.database_url)
    there = await stack.enter_async_context(running(empty.settings))
    await new_owner(there, stack, "Théo")
    await command.do(empty, "restore", tmp_path / "archive", "--site", site["slug"])
    client = await stack.enter_async_context(browser(there))
    await sign_in(client, email)
    code = phone.at(int(time.time()) + 30)  # the next one: each is good once
    entered = await client.post("/api/session/code", json={"code": code})
    assert entered.status_code == 200, "the app on his phone is still right"
    again = (await client.get("/api/site")).json()
    assert (again["layout"], again["isPaid"]) == ("option2", True)
    [sealed] = await empty.scalars(select(Site.sealed_layout).where(Site.slug == site["slug"]))
    [formerly] = await Instance(app.settings).scalars(select(Site.sealed_layout))
    assert sealed != formerly
    newest = (await client.get("/api/site/versions?section=settings")).json()["versions"][0]
    then = (await client.get(f"/api/site/versions/{newest['number']}")).json()
    assert then["settings"]["layout"] == "option2", "so are the layouts that its versions hold"
