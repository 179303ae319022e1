"""Saves of sections, taken before FastAPI (http/taken.py): its way, and finding session and site each by itself, were
a third of what a save costs. What is not plainly good goes on to the route.
"""

import json
import re

from pydantic import BaseModel, ValidationError
from sqlalchemy import select
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

from vitrine.accounts.signed_in.cookies import read_session_cookie
from vitrine.accounts.signed_in.devices import known_token
from vitrine.accounts.signed_in.sessions import IS_PRESENT, present
from vitrine.accounts.tables import Session
from vitrine.content.schema import MODELS
from vitrine.content.sections import SECTIONS, SectionName
from vitrine.http.answers import Answer
from vitrine.http.services import services_of
from vitrine.http.soundness import unsound_value
from vitrine.http.taken import json_answer
from vitrine.site.requests import MAX_KEY, SiteServices
from vitrine.site.routes import SectionSaved, save_as_sent
from vitrine.site.tables import Site
from vitrine.storage.lanes import lane
from vitrine.storage.plain import NeedsSession, columns_of
from vitrine.storage.rows import take

_LANGUAGE = re.compile(r"[A-Z]{2}")
# The owner's session and his site, locked as by all who write there (guard.py).
_OWN = (
    select(*columns_of(Site))
    .join(Session, Session.account_id == Site.account_id)
    .where(IS_PRESENT)
    .with_for_update(of=Site, key_share=True)
)


class SavedSections:
    method, path = "PUT", "/api/site/sections/{section}/{language}"

    async def admits(self, connection: HTTPConnection, place: re.Match[str]) -> bool:
        return place[1] in SECTIONS and _LANGUAGE.fullmatch(place[2]) is not None and bool(known_token(connection))

    async def answer(self, connection: HTTPConnection, place: re.Match[str], body: bytes) -> Answer | None:
        services: SiteServices = services_of(connection)
        section, headers = SECTIONS[place[1]], Headers(scope=connection.scope)
        payload = _read(section.name, body)
        token = present(read_session_cookie(services.settings, connection))
        key = headers.get("idempotency-key")
        if payload is None or token is None or len(key or "") > MAX_KEY:
            return None
        asked_in = lane.get()
        lane.set("owners")
        try:
            async with services.database.writing_briefly() as session:
                site = await take(session, Site, _OWN, token)
                if site is None:
                    return None  # nothing is known of why: the ordinary way says so, or does it
                given = (headers.get("if-match"), headers.get("if-none-match"), key)
                saved = await save_as_sent(session, services, site, section, place[2], payload, *given)
        except NeedsSession:
            return None
        finally:
            lane.set(asked_in)
        return json_answer(200, SectionSaved(**saved))


def _read(section: SectionName, body: bytes) -> BaseModel | None:
    try:
        document = json.loads(body)
        return MODELS[section].save.model_validate(document) if unsound_value(document) is None else None
    except (ValueError, RecursionError, ValidationError):
        return None
