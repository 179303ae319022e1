"""Where an owner's typing arrives, every two seconds of it: taken before FastAPI, and written by one statement.

By the ordinary way a draft costs four times as much, most of it for finding route, session and site, each by itself.
What is not plainly a good draft of somebody whose session needs nothing goes on to the route, which says what is wrong.
"""

import json
from typing import get_args

from pydantic import ValidationError
from starlette.requests import HTTPConnection

from vitrine.accounts.signed_in.cookies import read_session_cookie
from vitrine.accounts.signed_in.devices import KnownDevice
from vitrine.content.sections import SectionName
from vitrine.http.answers import Answer
from vitrine.http.services import services_of
from vitrine.http.soundness import unsound_value
from vitrine.http.taken import NOTHING
from vitrine.site.drafts import SETTINGS, DraftIn, is_sound_draft, keep_draft_at_once
from vitrine.site.requests import SiteServices
from vitrine.storage.lanes import lane

_SECTIONS = frozenset((*get_args(SectionName), SETTINGS))


class KeptDrafts:
    """A call that is taken (http/taken.py)."""

    method, path = "PUT", "/api/site/drafts/{section}"

    async def admits(self, connection: HTTPConnection, section: str) -> bool:
        """Nobody's body is read here who could not have signed in (signed_in/middleware.py)."""
        services: SiteServices = services_of(connection)
        if section not in _SECTIONS or not read_session_cookie(services.settings, connection):
            return False
        return KnownDevice(connection, services.settings, services.keyring).is_known

    async def answer(self, connection: HTTPConnection, section: str, body: bytes) -> Answer | None:
        services: SiteServices = services_of(connection)
        draft = _read(section, body)
        token = read_session_cookie(services.settings, connection)
        if draft is None or not await _is_kept(services, token, section, draft):
            return None
        return NOTHING


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
