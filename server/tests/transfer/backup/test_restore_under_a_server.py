"""A server that ran while a backup was put back: what it and its visitors kept of the other life is not shown."""

import httpx
import pytest
from sqlalchemy import delete

from tests.factories.app import ORIGIN, PASSWORD, Owner, browser, seen_by
from tests.transfer.backup.instances import Command, Instance
from vitrine.app import App
from vitrine.platform.storage.base import Table

pytestmark = pytest.mark.both_engines

_OWNER = {"email": "elise@example.com", "password": PASSWORD}


async def _sign_in(client: httpx.AsyncClient, app: App) -> Owner:
    assert (await client.post("/api/session", json=_OWNER)).status_code == 200
    return Owner(client, app)


async def test_a_save_after_the_restore_is_seen_by_who_kept_the_page_of_before(app: App, command: Command) -> None:
    instance = Instance(app.settings)
    archive = instance.data.with_name("archive")
    async with browser(app) as client, browser(app) as visitor:
        await client.post("/api/accounts", json={"userName": "Élise", **_OWNER})
        owner = await _sign_in(client, app)
        await owner.choose("FR")
        await owner.save("about", texts={"body": "De la sauvegarde."})
        await command.do(instance, "backup", archive)
        await owner.save("about", texts={"body": "De la vie perdue."})
        lost = await visitor.get("/home")
        assert "De la vie perdue." in lost.text

        async with app.services.database.writing() as session:
            for table in reversed(Table.metadata.sorted_tables):
                await session.execute(delete(table))
        await command.do(instance, "restore", archive)
        await seen_by(visitor, "/home", lambda answer: "De la sauvegarde." in answer.text)
        owner = await _sign_in(client, app)
        assert (await owner.save("about", texts={"body": "De la vie nouvelle."})).status_code == 200
        answer = await visitor.get("/home", headers={"If-None-Match": lost.headers["etag"], "Origin": ORIGIN})
    assert (answer.status_code, "De la vie nouvelle." in answer.text) == (200, True)
