"""The owner's translations: what is noted of them, 'toujours bon' and taking that back, their source language, and a
proposal where the operator named a service for it.
"""

from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Depends, Path
from pydantic import BaseModel, Field

from vitrine.accounts.sessions.guard import CurrentAccount
from vitrine.content.describe import PARAGRAPH_MAX_CHARS
from vitrine.content.schema import LanguageCode, Strict, text_type
from vitrine.content.sections import SECTIONS, SectionName
from vitrine.content.translating import PLACE_MAX_CHARS, text_at
from vitrine.platform.errors import Invalid, NotFound
from vitrine.platform.http.request_policy import RequestPolicy, accepts
from vitrine.platform.http.transactions import Reading, Writing
from vitrine.sites.site.guard import OwnSite, OwnSiteToChange, site_of
from vitrine.sites.site.requests import FewFaults, Services
from vitrine.sites.site.translations import service, suggesting
from vitrine.sites.site.translations.keeping import source_of

router = APIRouter(prefix="/api/site/translations", tags=["translations"])

PLACES_AT_ONCE = 1000
Place = Annotated[str, Field(min_length=1, max_length=PLACE_MAX_CHARS)]
if TYPE_CHECKING:
    Text = str
else:
    Text = text_type(PARAGRAPH_MAX_CHARS)


class Note(Strict):
    """The source text that a translated one was made from, and where it stands. `isConfirmed`: its owner has seen that
    both are the same, and wants it so.
    """

    language: LanguageCode
    place: Place
    text: Text
    isConfirmed: bool


class TranslationsOut(BaseModel):
    """`notes`: by section, language and place, of the texts that have any. A text without one was made from what the
    source says now. `canSuggest`: the operator named a service that proposes translations.
    """

    source: str | None
    canSuggest: bool
    notes: dict[SectionName, dict[str, dict[str, Note]]]


class ConfirmIn(Strict):
    """`texts`: by place, the source text that was looked at."""

    texts: Annotated[dict[Place, Text], Field(min_length=1, max_length=PLACES_AT_ONCE)]


class NotesIn(Strict):
    """By place; null: nothing is noted of it."""

    notes: Annotated[dict[Place, Note | None], Field(min_length=1, max_length=PLACES_AT_ONCE)]


class Confirmed(BaseModel):
    """What was noted before: sent back as it is, it takes the confirmation back."""

    before: dict[str, Note | None]


class SourceIn(Strict):
    language: LanguageCode


class SuggestionIn(Strict):
    """The source text as it stands in the owner's browser, saved or not; `place`: of the text that is to be written."""

    source: LanguageCode
    place: Place
    text: Annotated[Text, Field(min_length=1)]


class SuggestionOut(BaseModel):
    """`isCut`: it was longer than the field."""

    text: str
    isCut: bool


@router.get("", operation_id="read_translations")
async def read_translations(services: Services, site: OwnSite, session: Reading) -> TranslationsOut:
    notes = await service.all_notes(session, site)
    can_suggest = bool(services.settings.translate_url)
    return TranslationsOut.model_validate({"source": source_of(site), "notes": notes, "canSuggest": can_suggest})


@router.put("/source", operation_id="choose_translation_source", status_code=204)
async def choose_source(payload: SourceIn, site: OwnSiteToChange, _session: Writing) -> None:
    service.choose_source(site, payload.language)


@router.post("/{section}/{language}/confirmation", operation_id="confirm_translations")
@accepts(RequestPolicy(max_values=2 * PLACES_AT_ONCE))
async def confirm(
    section: SectionName,
    language: Annotated[LanguageCode, Path()],
    payload: Annotated[ConfirmIn, FewFaults],
    site: OwnSiteToChange,
    session: Writing,
) -> Confirmed:
    before = await service.confirm(session, site, SECTIONS[section], language, payload.texts)
    return Confirmed.model_validate({"before": before})


async def _named_service(services: Services) -> None:
    """Asked first: where no service is named, the answer is that of an address that nobody made."""
    if not services.settings.translate_url:
        raise NotFound()


@router.post(
    "/{section}/{language}/suggestion", operation_id="suggest_translation", dependencies=[Depends(_named_service)]
)
async def suggest(
    section: SectionName,
    language: Annotated[LanguageCode, Path()],
    payload: SuggestionIn,
    account: CurrentAccount,
    services: Services,
) -> SuggestionOut:
    """Stores nothing: what becomes of it is the owner's to say."""
    await services.throttle.hit("suggestion", services.settings.limits.suggestions_per_account, account.id)
    # Closed before the service is asked: no connection waits for somebody else's machine.
    async with services.database.reading() as session:
        languages = (await site_of(session, account)).languages
    for name, code in (("language", language), ("source", payload.source)):
        if code not in languages or language == payload.source:
            raise Invalid(fields=[{"path": [name], "code": "unknown_language"}])
    field = text_at(SECTIONS[section], payload.place)
    if field is None:
        raise Invalid(fields=[{"path": ["place"], "code": "unknown_place"}])
    found = await suggesting.propose(services.settings, payload.text, payload.source, language, field)
    return SuggestionOut(text=found.text, isCut=found.is_cut)


@router.put("/{section}/{language}", operation_id="put_translation_notes", status_code=204)
@accepts(RequestPolicy(max_values=6 * PLACES_AT_ONCE))
async def put_notes(
    section: SectionName,
    language: Annotated[LanguageCode, Path()],
    payload: Annotated[NotesIn, FewFaults],
    site: OwnSiteToChange,
    session: Writing,
) -> None:
    notes = payload.model_dump()["notes"]
    await service.put_notes(session, site, SECTIONS[section], language, notes)
