"""Visitors as the server sees them: a browser of some kind at some address, who looks, clicks and leaves."""

from dataclasses import dataclass
from typing import Any

import httpx

from tests.factories.app import ORIGIN
from vitrine.app import App

DESKTOP = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile/15E148"
TABLET = "Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1 Version/16.0 Mobile/15E148 Safari/604.1"
BOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"
GOOD = {"LCP": {"value": 800, "rating": "good"}}


@dataclass
class Person:
    app: App
    slug: str
    address: str = "192.0.2.1"
    user_agent: str = DESKTOP
    headers: tuple[tuple[str, str], ...] = ()

    def browser(self) -> httpx.AsyncClient:
        transport = httpx.ASGITransport(app=self.app, client=(self.address, 40000), raise_app_exceptions=False)
        headers = {"Origin": ORIGIN, "User-Agent": self.user_agent, **dict(self.headers)}
        return httpx.AsyncClient(transport=transport, base_url=ORIGIN, headers=headers)

    async def look(self, language: str = "fr", **headers: str) -> None:
        async with self.browser() as client:
            answer = await client.get(f"/@{self.slug}/{language}", headers=headers)
            assert answer.status_code in (200, 304), answer.text

    async def leave(self, language: str = "FR", **values: Any) -> None:
        async with self.browser() as client:
            report = {"language": language, "metrics": GOOD, **values}
            answer = await client.post(f"/api/sites/{self.slug}/vitals", json=report)
            assert answer.status_code == 204, answer.text

    async def visit(self, language: str = "fr", **values: Any) -> None:
        await self.look(language)
        await self.leave(language.upper(), **values)
