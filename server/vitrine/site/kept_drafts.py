"""Where an owner's typing arrives, every two seconds of it: taken before FastAPI, and written by one statement.

By the ordinary way a draft costs four times as much, most of it for finding route, session and site, each by itself.
What is not plainly a good draft of somebody whose session needs nothing goes on to the route, which says what is wrong.
"""

import json
import re
from typing import get_args

from pydantic import ValidationError
from starlette.requests import HTTPConnection

from vitrine.accounts.signed_in.cookies import read_session_cookie
from vitrine.accounts.signed_in.devices import known_token
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

    async def admits(self, connection: HTTPConnection, place: re.Match[str]) -> bool:
        """Nobody's body is read here who could not have signed in (signed_in/middleware.py)."""
        return place[1] in _SECTIONS and bool(known_token(connection))

    async def answer(self, connection: HTTPConnection, place: re.Match[str], body: bytes) -> Answer | None:
        services: SiteServices = services_of(connection)
        draft, token = _read(place[1], body), read_session_cookie(services.settings, connection)
        is_kept = draft is not None and await _is_kept(services, token, place[1], draft)
        return NOTHING if is_kept else None


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
