"""A site that visitors can write to, and the ways they do."""

from dataclasses import dataclass
from typing import Any

import httpx
import pytest

from tests.factories.app import Owner
from tests.factories.letters import mails_out
from vitrine.app import App
from vitrine.platform.settings import Limits, Settings

WORDS = {"name": "Coline Ferrand", "email": "coline@example.org", "message": "Bonjour, seriez-vous libre en février ?"}


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """Limits have tests of their own."""
    limits = Limits(contact_per_address="10000/minute", contact_per_site="10000/minute")
    return settings.but(limits=limits)


@dataclass
class Contact:
    """The public page's form, and its owner's inbox."""

    slug: str
    visitor: httpx.AsyncClient
    owner: Owner

    async def send(self, **fields: Any) -> httpx.Response:
        return await self.visitor.post(f"/api/sites/{self.slug}/messages", json={**WORDS, **fields})

    async def inbox(self, **query: str) -> dict[str, Any]:
        answer = await self.owner.client.get("/api/site/messages", params=query)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def owner_email(self) -> str:
        return str((await self.owner.client.get("/api/session")).json()["account"]["email"])

    async def only(self, folder: str = "inbox") -> dict[str, Any]:
        """The one message of a folder, whole."""
        [summary] = (await self.inbox(folder=folder))["messages"]
        whole: dict[str, Any] = (await self.owner.client.get(f"/api/site/messages/{summary['id']}")).json()
        return whole


@pytest.fixture
async def contact(app: App, owner: Owner, visitor: httpx.AsyncClient) -> Contact:
    saved = await owner.choose("FR")
    assert saved.status_code == 200, saved.text
    await mails_out(app.services)  # what signing up brought: mails that tests look at are theirs
    return Contact((await owner.site())["slug"], visitor, owner)
