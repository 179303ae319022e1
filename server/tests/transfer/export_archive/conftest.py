"""A site worth taking along, and how its owner does."""

import io
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any
from zipfile import ZipFile

import httpx
import pytest

from tests.factories.app import Owner
from tests.public.messages.conftest import WORDS
from tests.sites.media.pictures import png
from tests.transfer.interchange.older import older_instance, older_workshop  # noqa: F401  (fixtures)
from vitrine.app import App

PATH = "/api/site/takeaways"
ENTRY = {"id": "0" * 32, "network": "email", "title": "Email", "detail": "a@b.fr", "link": "mailto:a@b.fr"}


@dataclass
class Traveller:
    """An owner who takes things along. The work is done when he waits: no test waits for the time of its job."""

    owner: Owner
    app: App
    picture: str = ""

    async def ask(self, kind: str, **wishes: str) -> httpx.Response:
        return await self.owner.client.post(f"{PATH}/{kind}", json=wishes)

    async def listed(self) -> dict[str, dict[str, Any]]:
        answer = await self.owner.client.get(PATH)
        assert answer.status_code == 200, answer.text
        return {takeaway["kind"]: takeaway for takeaway in answer.json()["takeaways"]}

    async def ended(self, kind: str) -> dict[str, Any]:
        """As it is when nobody works at it any more."""
        await self.app.services.jobs.stop()  # or a node of two would do it: test_background.py is about that
        await self.app.services.exports.make_waiting()
        return (await self.listed())[kind]

    async def fetch(self, kind: str) -> httpx.Response:
        return await self.owner.client.get(f"{PATH}/{kind}/file")

    async def taken(self, kind: str, **wishes: str) -> ZipFile:
        asked = await self.ask(kind, **wishes)
        assert asked.status_code == 202, asked.text
        ended = await self.ended(kind)
        assert (ended["state"], ended["error"]) == ("ready", None)
        fetched = await self.fetch(kind)
        assert fetched.status_code == 200 and len(fetched.content) == ended["byteCount"]
        return ZipFile(io.BytesIO(fetched.content))

    async def parcels(self) -> list[str]:
        return await self.app.services.exports.parcels.names()


@pytest.fixture
async def traveller(app: App, owner: Owner, visitor: httpx.AsyncClient) -> AsyncIterator[Traveller]:
    await owner.pay()
    await owner.choose("FR", "EN", "AR")
    headers = {"Content-Type": "application/octet-stream", "X-File-Name": "../../moi%20m%C3%AAme.png"}
    stored = await owner.client.post("/api/site/media?kind=image", content=png(), headers=headers)
    picture = stored.json()["id"]
    home = {"title": "Élise Maréchal", "firstLine": "Graphiste"}
    for language in ("FR", "EN", "AR"):
        await owner.save("home", language, texts=home, settings={"photo": picture}, layout="option2")
    await owner.save("contact", texts={"heading": "Contact"}, shared_lists={"entries": [ENTRY]})
    slug = (await owner.site())["slug"]
    sent = await visitor.post(f"/api/sites/{slug}/messages", json={**WORDS, "message": "=1+1"})
    assert sent.status_code == 201, sent.text
    yield Traveller(owner, app, picture)
    await app.services.exports.swept()
