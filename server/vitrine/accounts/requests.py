"""Small things that account routes take from a request."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from vitrine.accounts.belongings import Belongings
from vitrine.accounts.signed_in.devices import KnownDevice
from vitrine.http.services import BaseServices, services_of
from vitrine.http.throttle import Throttle, network
from vitrine.http.transactions import get_database
from vitrine.keyring import Keyring
from vitrine.mail import Mailer
from vitrine.settings import Settings
from vitrine.storage.database import Database


@dataclass(frozen=True, kw_only=True)
class AccountServices(BaseServices):
    """What routes of accounts need."""

    belongings: Belongings


async def _belongings(connection: HTTPConnection) -> Belongings:
    services: AccountServices = services_of(connection)
    return services.belongings


async def _settings(connection: HTTPConnection) -> Settings:
    services: AccountServices = services_of(connection)
    return services.settings


async def _throttle(connection: HTTPConnection) -> Throttle:
    services: AccountServices = services_of(connection)
    return services.throttle


async def _mailer(connection: HTTPConnection) -> Mailer:
    services: AccountServices = services_of(connection)
    return services.mailer


async def _keyring(connection: HTTPConnection) -> Keyring:
    services: AccountServices = services_of(connection)
    return services.keyring


def client_address(connection: HTTPConnection) -> str:
    """Behind a trusted proxy app.py has already put the visitor's own address here."""
    return connection.client.host if connection.client else ""


def client_network(connection: HTTPConnection) -> str:
    """The visitor's address as limits count it."""
    return network(client_address(connection))


async def _device(request: Request) -> KnownDevice:
    services: AccountServices = services_of(request)
    return KnownDevice(request, services.settings, services.keyring)


AppBelongings = Annotated[Belongings, Depends(_belongings)]
AppDatabase = Annotated[Database, Depends(get_database)]
AppKeyring = Annotated[Keyring, Depends(_keyring)]
AppMailer = Annotated[Mailer, Depends(_mailer)]
AppSettings = Annotated[Settings, Depends(_settings)]
Device = Annotated[KnownDevice, Depends(_device)]
AppThrottle = Annotated[Throttle, Depends(_throttle)]
