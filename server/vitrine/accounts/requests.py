"""Small things that account routes take from a request."""

from typing import Annotated

from fastapi import Depends, Request

from vitrine.settings import Settings
from vitrine.throttle import Throttle


def _settings(request: Request) -> Settings:
    settings: Settings = request.app.state.settings
    return settings


def _throttle(request: Request) -> Throttle:
    throttle: Throttle = request.app.state.throttle
    return throttle


def client_address(request: Request) -> str:
    """Behind a trusted proxy app.py has already put the visitor's own address here."""
    return request.client.host if request.client else ""


AppSettings = Annotated[Settings, Depends(_settings)]
AppThrottle = Annotated[Throttle, Depends(_throttle)]
