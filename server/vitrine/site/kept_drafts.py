"""Where an owner's typing arrives, every two seconds of it: taken before FastAPI, and written by one statement.

By the ordinary way a draft costs four times as much, most of it for finding route, session and site, each by itself.
What is not plainly a good draft of somebody whose session needs nothing goes on to the route, which says what is wrong.
"""

import json
import re
from typing import get_args

from pydantic import ValidationError
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from vitrine.accounts.signed_in.cookies import read_session_cookie
from vitrine.accounts.signed_in.devices import KnownDevice
from vitrine.content.sections import SectionName
from vitrine.http.bodies import say_nothing, told_again, whole_body
from vitrine.http.services import services_of
from vitrine.http.soundness import unsound_value
from vitrine.site.drafts import SETTINGS, DraftIn, is_sound_draft, keep_draft_at_once
from vitrine.site.requests import SiteServices
from vitrine.storage.lanes import lane

_PLACE = re.compile(r"/api/site/drafts/([a-z]+)")
_SECTIONS = frozenset((*get_args(SectionName), SETTINGS))


class KeptDrafts:
    """Pure ASGI; api.py puts it behind the doors for size and origin."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_call = scope["type"] == "http" and scope["method"] == "PUT"
        place = _PLACE.fullmatch(scope["path"]) if is_call else None
        is_json = (b"content-type", b"application/json") in scope["headers"] if place else False
        if place is None or place[1] not in _SECTIONS or not is_json:
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        services: SiteServices = services_of(connection)
        token = read_session_cookie(services.settings, connection)
        # Nobody's body is read here who could not have signed in (signed_in/middleware.py).
        if not token or not KnownDevice(connection, services.settings, services.keyring).is_known:
            await self._app(scope, receive, send)
            return
        body = await whole_body(receive)
        draft = _read(place[1], body) if body is not None else None
        if draft is not None and await _is_kept(services, token, place[1], draft):
            await say_nothing(send)
        else:
            await self._app(scope, told_again(body, receive), send)


def _read(section: str, body: bytes) -> DraftIn | None:
    try:
        document = json.loads(body)
        draft = DraftIn.model_validate(document) if unsound_value(document) is None else None
    except (ValueError, RecursionError, ValidationError):
        return None
    return draft if draft is not None and is_sound_draft(section, draft.content) else None


async def _is_kept(services: SiteServices, token: str, section: str, draft: DraftIn) -> bool:
    asked_in = lane.get()
    lane.set("owners")
    try:
        return await keep_draft_at_once(services.database, token, section, draft.baseRevision, draft.tab, draft.content)
    except Exception:
        return False  # a full disk, a database that is away: the route meets it too, where it is told and answered
    finally:
        lane.set(asked_in)
