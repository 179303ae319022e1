"""Dependencies of account routes: services, the client's address, rate limits of forms that strangers use."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from vitrine.accounts.sessions.devices import KnownDevice
from vitrine.accounts.site_lifecycle import SiteLifecycle
from vitrine.accounts.tables import Account
from vitrine.content.catalogues import DASHBOARD_LANGUAGES
from vitrine.platform.http.after_answer import AfterAnswer
from vitrine.platform.http.callers import network
from vitrine.platform.http.request_policy import RateLimit, RequestPolicy, small
from vitrine.platform.http.services import BaseServices, services_of
from vitrine.platform.http.throttle import Throttle
from vitrine.platform.http.transactions import get_database
from vitrine.platform.keyring import Keyring
from vitrine.platform.mail.outbox import Outbox
from vitrine.platform.mail.sender import OutboxSender
from vitrine.platform.settings import Settings
from vitrine.platform.storage.database import Database


@dataclass(frozen=True, kw_only=True)
class AccountServices(BaseServices):
    """What routes of accounts need."""

    site_lifecycle: SiteLifecycle
    sender: OutboxSender


def _of_services(take: Callable[[AccountServices], object]) -> Any:
    """A part of the services by itself, so that a route's parameters say which ones it needs."""

    async def given(connection: HTTPConnection) -> object:
        return take(services_of(connection))

    return Depends(given)


def client_address(connection: HTTPConnection) -> str:
    """Behind a trusted proxy app.py has already put the visitor's own address here."""
    return connection.client.host if connection.client else ""


def client_network(connection: HTTPConnection) -> str:
    """The visitor's address as limits count it."""
    return network(client_address(connection))


async def _device(request: Request) -> KnownDevice:
    services: AccountServices = services_of(request)
    return KnownDevice(request, services.settings, services.keyring)


SIGN_IN_RATE = RateLimit("signin", lambda limits: limits.signin_per_address)
RESET_LINK_RATE = RateLimit("reset link", lambda limits: limits.reset_per_address)


SIGNING_IN = RequestPolicy(signs_in=True)


def strangers_form(*rate_limits: RateLimit, signs_in: bool = False) -> RequestPolicy:
    """A few lines of JSON, of anybody."""
    return RequestPolicy(max_bytes=small, max_values=20, audience="anyone", rate_limits=rate_limits, signs_in=signs_in)


AppAfterAnswer = Annotated[AfterAnswer, _of_services(lambda services: services.after_answer)]
AppSiteLifecycle = Annotated[SiteLifecycle, _of_services(lambda services: services.site_lifecycle)]
AppDatabase = Annotated[Database, Depends(get_database)]
AppKeyring = Annotated[Keyring, _of_services(lambda services: services.keyring)]
AppOutbox = Annotated[Outbox, _of_services(lambda services: services.outbox)]
AppSender = Annotated[OutboxSender, _of_services(lambda services: services.sender)]
AppSettings = Annotated[Settings, _of_services(lambda services: services.settings)]
AppThrottle = Annotated[Throttle, _of_services(lambda services: services.throttle)]
Device = Annotated[KnownDevice, Depends(_device)]


# What somebody picked in this browser, signed in or not: set by the dashboard's script, without any rights.
LANGUAGE_COOKIE = "vitrine_language"


def picked_language(request: Request) -> str | None:
    picked = request.cookies.get(LANGUAGE_COOKIE, "")
    return picked if picked in DASHBOARD_LANGUAGES else None


def language_of(request: Request, account: Account, settings: Settings) -> str:
    """Of this browser, of the account, or of the instance."""
    return picked_language(request) or account.language or settings.dashboard_language
