"""An owner who types without saving, the link that he makes, and somebody without an account who has it."""

from dataclasses import dataclass
from typing import Any

import httpx
import pytest

from tests.factories.app import ORIGIN, Owner
from vitrine.app import App


@dataclass
class Review:
    owner: Owner
    reader: httpx.AsyncClient

    async def draft(self, section: str, content: dict[str, Any], base: int = 1) -> None:
        kept = {"baseRevision": base, "tab": "t", "content": content}
        answer = await self.owner.client.put(f"/api/site/drafts/{section}", json=kept)
        assert answer.status_code == 204, answer.text

    async def type(self, section: str, language: str = "FR", texts: dict[str, str] | None = None, **parts: Any) -> None:
        """What the editor keeps on the server while its owner types: the whole section, with this in it."""
        stored = await self.owner.document(section)
        languages, shared = stored["languages"], stored["shared"]
        languages[language]["texts"].update(texts or {})
        languages[language]["lists"].update(parts.pop("lists", {}))
        shared["settings"].update(parts.pop("settings", {}))
        content = {"languages": languages, "shared": shared, "layout": parts.pop("layout", None), "forms": {}}
        await self.draft(section, content, stored["revision"])

    async def make(self, **said: Any) -> dict[str, Any]:
        answer = await self.owner.client.post("/api/site/review-links", json=said)
        assert answer.status_code == 201, answer.text
        link: dict[str, Any] = answer.json()
        link["path"] = link["url"].removeprefix(ORIGIN)
        return link

    async def links(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = (await self.owner.client.get("/api/site/review-links")).json()["links"]
        return found

    async def revoke(self, link: dict[str, Any]) -> None:
        assert (await self.owner.client.delete(f"/api/site/review-links/{link['id']}")).status_code == 204

    async def remarks(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = (await self.owner.client.get("/api/site/remarks")).json()["remarks"]
        return found

    async def remark(self, link: dict[str, Any], **said: str) -> httpx.Response:
        """As the page's script sends it."""
        return await self._send(link, said, {"Accept": "application/json"})

    async def remark_plainly(self, link: dict[str, Any], **said: str) -> httpx.Response:
        """As a form without a script sends it."""
        return await self._send(link, said, {})

    async def _send(self, link: dict[str, Any], said: dict[str, str], headers: dict[str, str]) -> httpx.Response:
        fields = {"about": "home", "name": "Coline", "text": "Très beau, mais un peu long.", "website": "", **said}
        return await self.reader.post(f"{link['path']}/fr/remarque", data=fields, headers=headers)


@pytest.fixture
async def review(app: App, owner: Owner, visitor: httpx.AsyncClient) -> Review:
    """A paid site in two languages, with something saved in one."""
    await owner.pay()
    assert (await owner.choose("FR", "EN")).status_code == 200
    assert (await owner.save("home", texts={"headline": "Élise, enregistrée"})).status_code == 200
    return Review(owner, visitor)
