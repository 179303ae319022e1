"""The accounts room by itself behind its two middlewares, on a real database; browsers are clients with cookie jars."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from fastapi.routing import iter_route_contexts

from vitrine.accounts.requests import AccountServices
from vitrine.accounts.routes import router
from vitrine.accounts.sessions.csrf import CsrfMiddleware
from vitrine.accounts.sessions.middleware import SessionMiddleware
from vitrine.accounts.tables import Account
from vitrine.platform.http.after_answer import AfterAnswer
from vitrine.platform.http.problems import install_problem_handlers
from vitrine.platform.http.rate_limits import RateLimits
from vitrine.platform.http.request_policy import RequestPolicies, RoutePolicies
from vitrine.platform.http.throttle import Throttle
from vitrine.platform.keyring import open_keyring
from vitrine.platform.mail import Mailer
from vitrine.platform.mail.outbox import Outbox
from vitrine.platform.mail.sender import OutboxSender
from vitrine.platform.settings import Limits, Settings
from vitrine.platform.storage.blobs import Blobs
from vitrine.platform.storage.database import Database

ORIGIN = "http://vitrine.test"
PASSWORD = "atelier-du-quai"


class Heard:
    """What a site would be told of its account."""

    def __init__(self) -> None:
        self.told: list[str] = []

    async def make(self, _session: object, account: Account) -> None:
        self.told.append(f"make {account.email}")

    async def hold(self, _session: object, account: Account) -> None:
        self.told.append(f"hold {account.email}")

    async def release(self, _session: object, account: Account) -> None:
        self.told.append(f"release {account.email}")

    async def rename(self, _session: object, account: Account, former: str) -> None:
        self.told.append(f"rename {former}")

    async def leave(self, _session: object, account: Account) -> None:
        self.told.append(f"leave {account.email}")

    def forget(self) -> None:
        self.told.append("forget")


class Room:
    """One running accounts room; `browser()` gives a fresh visitor."""

    def __init__(self, settings: Settings, stack: AsyncExitStack) -> None:
        self.settings = settings
        self.database = Database(settings.resolved_database_url)
        self.outbox, self.after_answer = Outbox(settings.dashboard_language), AfterAnswer()
        self.sender = OutboxSender(self.database, Mailer(settings), self.outbox)
        self.site_lifecycle = Heard()
        self._stack = stack
        app = self.app = FastAPI()
        app.state.services = AccountServices(
            settings=settings,
            origin=settings.public_url or ORIGIN,
            database=self.database,
            blobs=Blobs(settings.resolved_blobs_url),
            keyring=open_keyring(settings),
            outbox=self.outbox,
            throttle=Throttle(),
            after_answer=self.after_answer,
            site_lifecycle=self.site_lifecycle,
            sender=self.sender,
        )
        app.include_router(router)
        install_problem_handlers(app)
        app.add_middleware(RateLimits)
        app.add_middleware(SessionMiddleware)
        app.add_middleware(CsrfMiddleware)
        app.add_middleware(RequestPolicies, policies=RoutePolicies(iter_route_contexts(app.routes)))

    async def browser(self, **headers: str) -> httpx.AsyncClient:
        client = httpx.AsyncClient(
            transport=httpx.ASGITransport(app=self.app), base_url=ORIGIN, headers={"Origin": ORIGIN, **headers}
        )
        return await self._stack.enter_async_context(client)

    async def owner(self, email: str = "maelle@kerbrat.studio", password: str = PASSWORD) -> httpx.AsyncClient:
        """Signed up and signed in."""
        client = await self.browser()
        await sign_up(client, email, password)
        assert (await sign_in(client, email, password)).status_code == 200
        return client

    async def mails(self) -> list[EmailMessage]:
        await self.after_answer.finish()
        await self.sender.idle()
        outbox = self.settings.data / "outbox"
        return [message_from_bytes(mail, policy=policy.default) for mail in _read_all(outbox)]

    async def link_token(self, subject: str) -> str:
        """The token of the newest mail whose subject holds these words."""
        mail = [mail for mail in await self.mails() if subject in mail["Subject"]][-1]
        body = mail.get_body(("plain",))
        assert body is not None
        return str(body.get_content()).partition("#token=")[2].split()[0]


def _read_all(outbox: Path) -> list[bytes]:
    return [path.read_bytes() for path in sorted(outbox.glob("*.eml"))]


async def confirm(room: Room, owner: httpx.AsyncClient) -> None:
    """Follows the link that the newest sign-up was sent."""
    token = await room.link_token("Confirmez votre adresse")
    assert (await owner.post("/api/accounts/confirmation", json={"token": token})).status_code == 200


async def sign_up(client: httpx.AsyncClient, email: str, password: str = PASSWORD) -> httpx.Response:
    return await client.post("/api/accounts", json={"userName": "Maëlle Kerbrat", "email": email, "password": password})


async def sign_in(client: httpx.AsyncClient, email: str, password: str = PASSWORD) -> httpx.Response:
    return await client.post("/api/session", json={"email": email, "password": password})


async def who_is(client: httpx.AsyncClient) -> str | None:
    account: dict[str, str] | None = (await client.get("/api/session")).json()["account"]
    return account["email"] if account else None


OpenRoom = Callable[..., Awaitable[Room]]


@pytest.fixture
async def open_room(database_url: str, tmp_path: Path) -> AsyncIterator[OpenRoom]:
    """`await open_room(signup="first", limits={...})`: settings that the test is about, the rest as by default."""
    async with AsyncExitStack() as stack:

        async def open_one(*, limits: dict[str, Any] | None = None, **settings: Any) -> Room:
            chosen = Settings(
                data=tmp_path / "data", database_url=database_url, limits=Limits(**(limits or {})), **settings
            )
            room = Room(chosen, stack)
            stack.push_async_callback(room.database.close)
            stack.push_async_callback(room.after_answer.finish)
            return room

        yield open_one


@pytest.fixture
async def room(open_room: OpenRoom) -> Room:
    return await open_room()
