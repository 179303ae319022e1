"""Small things that account routes take from a request."""

from typing import Annotated

from fastapi import Depends, Request

from vitrine.accounts.signed_in.devices import KnownDevice
from vitrine.http.throttle import Throttle, network
from vitrine.keyring import Keyring
from vitrine.mail import Mailer
from vitrine.settings import Settings
from vitrine.storage.database import Database
from vitrine.storage.requests import get_database


def _settings(request: Request) -> Settings:
    settings: Settings = request.app.state.settings
    return settings


def _throttle(request: Request) -> Throttle:
    throttle: Throttle = request.app.state.throttle
    return throttle


def _mailer(request: Request) -> Mailer:
    mailer: Mailer = request.app.state.mailer
    return mailer


def _keyring(request: Request) -> Keyring:
    keyring: Keyring = request.app.state.keyring
    return keyring


def client_address(request: Request) -> str:
    """Behind a trusted proxy app.py has already put the visitor's own address here."""
    return request.client.host if request.client else ""


def client_network(request: Request) -> str:
    """The visitor's address as limits count it."""
    return network(client_address(request))


def _device(request: Request) -> KnownDevice:
    return KnownDevice(request, _settings(request), _keyring(request))


AppDatabase = Annotated[Database, Depends(get_database)]
AppKeyring = Annotated[Keyring, Depends(_keyring)]
AppMailer = Annotated[Mailer, Depends(_mailer)]
AppSettings = Annotated[Settings, Depends(_settings)]
Device = Annotated[KnownDevice, Depends(_device)]
AppThrottle = Annotated[Throttle, Depends(_throttle)]
