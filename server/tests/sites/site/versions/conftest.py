"""An owner with what he did written down: each version, and how to put things back."""

from dataclasses import dataclass
from typing import Any

import httpx
import pytest

from tests.factories.app import Owner, revision_headers


def skill(number: int, **fields: Any) -> dict[str, Any]:
    return {
        "id": f"skill-{number:08d}",
        "image": None,
        "title": f"Carte {number}",
        "description": "",
        "alt": "",
        **fields,
    }


@dataclass
class Historian:
    owner: Owner

    async def versions(self, **asked: Any) -> list[dict[str, Any]]:
        answer = await self.owner.client.get("/api/site/versions", params=asked)
        assert answer.status_code == 200, answer.text
        listed: list[dict[str, Any]] = answer.json()["versions"]
        return listed

    async def last(self) -> int:
        number: int = (await self.versions())[0]["number"]
        return number

    async def then(self, number: int) -> dict[str, Any]:
        answer = await self.owner.client.get(f"/api/site/versions/{number}")
        assert answer.status_code == 200, answer.text
        site: dict[str, Any] = answer.json()
        return site

    async def restore(
        self, number: int, what: str, section: str = "settings", *, key: str = "", headers: Any = None, **more: str
    ) -> httpx.Response:
        if headers is None:
            site = await self.owner.site()
            revision = site["revision"] if what == "site" else site["settingsRevision"]
            if what != "site" and section != "settings":
                revision = site["sections"][section]["revision"]
            headers = revision_headers(revision)
        return await self.owner.client.post(
            f"/api/site/versions/{number}/restoration",
            json={"what": what, "section": section, **more},
            headers={**headers, **({"Idempotency-Key": key} if key else {})},
        )

    async def text(self, section: str, name: str, language: str = "FR") -> str:
        text: str = (await self.owner.document(section))["languages"][language]["texts"][name]
        return text

    async def titles(self, language: str = "FR") -> list[str]:
        listed = (await self.owner.document("skills"))["languages"][language]["lists"]["skills"]
        return [item["title"] for item in listed]


@pytest.fixture
async def historian(owner: Owner) -> Historian:
    await owner.pay()
    assert (await owner.choose("FR", "EN")).status_code == 200
    return Historian(owner)
