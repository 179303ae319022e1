"""The whole application on a real database, and owners with browsers of their own. Asked for through conftest.py."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, fields
from datetime import UTC, datetime
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher
from sqlalchemy import QueuePool, update
from starlette.requests import Request
from starlette.responses import Response

from vitrine.accounts import mail_links
from vitrine.accounts.service import create_account
from vitrine.accounts.sessions import cookies, sessions
from vitrine.accounts.sessions.devices import KnownDevice
from vitrine.accounts.tables import Operator, Passkey, Session
from vitrine.app import App, create_app
from vitrine.platform.settings import Limits, Settings
from vitrine.platform.storage.base import now
from vitrine.platform.storage.database import Database
from vitrine.sites.tiers.keys import issue_key

ORIGIN = "http://vitrine.test"
PASSWORD = "atelier-du-quai"
CHEAP_HASHER = PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1)
# In which it is noon: no day ends while a test counts what happened on it.
TIMEZONE = f"Etc/GMT{datetime.now(UTC).hour - 12:+d}"
_numbers = count(1)

MakeApp = Callable[..., Any]


def without_rate_limits() -> Limits:
    """For tests that call often: what limits do is tested elsewhere."""
    often: dict[str, Any] = {each.name: "1000000/minute" for each in fields(Limits) if isinstance(each.default, str)}
    return Limits(**often)


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[App]:
    """The application between its start and its stop, as a server would have it."""
    app = create_app(settings, ORIGIN)
    async with app.running():
        yield app


def browser(app: App, **headers: str) -> httpx.AsyncClient:
    """A visitor with a cookie jar. Failures of the server come back as answers, as they do to people."""
    transport = httpx.ASGITransport(app=app, raise_app_exceptions=False)
    return httpx.AsyncClient(transport=transport, base_url=ORIGIN, headers={"Origin": ORIGIN, **headers})


async def seen_by(
    client: httpx.AsyncClient, path: str, is_expected: Callable[[httpx.Response], bool], **how: Any
) -> httpx.Response:
    """The answer once this process has heard of another one's commit: NOTIFY tells it some milliseconds later."""
    async with asyncio.timeout(60):
        while not is_expected(answer := await client.get(path, **how)):  # noqa: ASYNC110 - nobody tells us
            await asyncio.sleep(0.02)
    return answer


@dataclass
class Owner:
    """Somebody signed in, with a site; `save` does what the editor does."""

    client: httpx.AsyncClient
    app: App

    async def site(self) -> dict[str, Any]:
        answer = await self.client.get("/api/site")
        assert answer.status_code == 200, answer.text
        site: dict[str, Any] = answer.json()
        return site

    async def choose(self, *languages: str, site_type: str = "header", **more: Any) -> httpx.Response:
        revision = (await self.site())["settingsRevision"]
        body = {"siteType": site_type, "languages": list(languages), **more}
        return await self.client.put("/api/site/settings", json=body, headers=revision_headers(revision))

    async def document(self, section: str) -> dict[str, Any]:
        answer = await self.client.get(f"/api/site/sections/{section}")
        assert answer.status_code == 200, answer.text
        document: dict[str, Any] = answer.json()
        return document

    async def save(
        self,
        section: str,
        language: str = "FR",
        *,
        texts: dict[str, str] | None = None,
        headers: dict[str, str] | None = None,
        **changes: Any,
    ) -> httpx.Response:
        """The stored section with these texts, and `content` or `shared` parts laid over it."""
        stored = await self.document(section)
        content = stored["languages"][language]
        content["texts"].update(texts or {})
        content["lists"].update(changes.pop("lists", {}))
        shared = stored["shared"]
        for part in ("settings", "styles"):
            shared[part].update(changes.pop(part, {}))
        shared["lists"].update(changes.pop("shared_lists", {}))
        return await self.client.put(
            f"/api/site/sections/{section}/{language}",
            json={"content": content, "shared": shared, **changes},
            headers=revision_headers(stored["revision"]) if headers is None else headers,
        )

    async def pay(self) -> None:
        """Activates the paid version with a fresh key."""
        async with self.app.services.database.writing() as session:
            key = await issue_key(session, self.app.services.keyring)
        answer = await self.client.post("/api/site/activation", json={"key": key})
        assert answer.status_code == 200, answer.text


async def hang_up(app: App) -> None:
    """Its connections to the database end. One that is in use would be given back to a pool that nobody closes."""
    engine = app.services.database.engine
    pool = engine.pool
    assert isinstance(pool, QueuePool)
    while pool.checkedout():  # noqa: ASYNC110 - a pool tells nobody
        await asyncio.sleep(0.01)
    await engine.dispose()


def renders_of(app: App) -> int:
    """How often a page in HTML was drawn for visitors or readers of a draft."""
    return sum(app.pages.maker._renderer.times.buckets.get("page", []))


def revision_headers(revision: int) -> dict[str, str]:
    return {"If-Match": f'"{revision}"'} if revision else {"If-None-Match": "*"}


@cache
def _hash_of_password() -> str:
    return CHEAP_HASHER.hash(PASSWORD)


async def new_owner(app: App, stack: AsyncExitStack, name: str = "Élise Maréchal") -> Owner:
    """One who has signed up and in, and not followed the link of the letter yet.

    Most tests need one, and the calls and the letter cost more than what they test.
    """
    client = await stack.enter_async_context(browser(app))
    services = app.services
    async with services.database.writing() as session:
        account = await create_account(
            session,
            services.site_lifecycle,
            user_name=name,
            email=f"owner{next(_numbers)}@example.com",
            password_hash=_hash_of_password(),
        )
        await mail_links.issue(session, account, "verify", account.email)
        _, token = await sessions.start(session, account, user_agent=client.headers["User-Agent"], address="127.0.0.1")
    request = Request({"type": "http", "scheme": "http", "headers": []})
    answer = Response()
    cookies.set_session_cookie(answer, services.settings, request, token)
    KnownDevice(request, services.settings, services.keyring).remember(answer, account)
    client.cookies.extract_cookies(
        httpx.Response(200, headers=answer.raw_headers, request=httpx.Request("POST", ORIGIN))
    )
    return Owner(client, app)


async def new_operator(app: App, stack: AsyncExitStack, name: str = "Odile Pérateur") -> Owner:
    """An owner who was named from the shell and has just signed in by a passkey."""
    made = await new_owner(app, stack, name)
    uid = (await made.client.get("/api/account")).json()["uid"]
    async with app.services.database.writing() as session:
        session.add(Operator(account_id=uid))
        session.add(Passkey(account_id=uid, credential_id=f"of {uid}", public_key=b"", name="Une clé"))
        await session.execute(update(Session).where(Session.account_id == uid).values(both_shown_at=now()))
    return made


@pytest.fixture
def settings(database_url: str, tmp_path: Path) -> Settings:
    return Settings(data=tmp_path / "data", database_url=database_url, timezone=TIMEZONE)


@pytest.fixture
async def stack() -> AsyncIterator[AsyncExitStack]:
    async with AsyncExitStack() as opened:
        yield opened


@pytest.fixture
async def app(settings: Settings, stack: AsyncExitStack) -> App:
    return await stack.enter_async_context(running(settings))


@pytest.fixture
async def visitor(app: App, stack: AsyncExitStack) -> httpx.AsyncClient:
    return await stack.enter_async_context(browser(app))


@pytest.fixture
async def owner(app: App, stack: AsyncExitStack) -> Owner:
    return await new_owner(app, stack)


@pytest.fixture
async def other_owner(app: App, stack: AsyncExitStack, owner: Owner) -> Owner:
    return await new_owner(app, stack, "Théo Lemarchand")


@pytest.fixture
async def operator(app: App, stack: AsyncExitStack) -> Owner:
    return await new_operator(app, stack)


def commits(database: Database) -> int:
    """Of this application, up to now."""
    return sum(database.times.buckets.get("COMMIT", ()))
