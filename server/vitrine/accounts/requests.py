"""Small things that account routes take from a request."""

from typing import Annotated

from fastapi import Depends, Request

from vitrine.keyring import Keyring
from vitrine.mail import Mailer
from vitrine.settings import Settings
from vitrine.storage.database import Database
from vitrine.storage.requests import get_database
from vitrine.throttle import Throttle


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


AppDatabase = Annotated[Database, Depends(get_database)]
AppKeyring = Annotated[Keyring, Depends(_keyring)]
AppMailer = Annotated[Mailer, Depends(_mailer)]
AppSettings = Annotated[Settings, Depends(_settings)]
AppThrottle = Annotated[Throttle, Depends(_throttle)]
