"""The owner's translations: what is noted of them, 'toujours bon' and taking that back, their source language."""

from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Path
from pydantic import BaseModel, Field

from vitrine.content.describe import PARAGRAPH_MAX_CHARS
from vitrine.content.schema import LanguageCode, Strict, text_type
from vitrine.content.sections import SECTIONS, SectionName
from vitrine.content.translating import PLACE_MAX_CHARS
from vitrine.http.transactions import Reading, Writing
from vitrine.site.guard import OwnSite, OwnSiteToChange
from vitrine.site.translations import service
from vitrine.site.translations.keeping import source_of

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
    source says now.
    """

    source: str | None
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


@router.get("", operation_id="read_translations")
async def read_translations(site: OwnSite, session: Reading) -> TranslationsOut:
    return TranslationsOut.model_validate({"source": source_of(site), "notes": await service.all_notes(session, site)})


@router.put("/source", operation_id="choose_translation_source", status_code=204)
async def choose_source(payload: SourceIn, site: OwnSiteToChange, _session: Writing) -> None:
    service.choose_source(site, payload.language)


@router.post("/{section}/{language}/confirmation", operation_id="confirm_translations")
async def confirm(
    section: SectionName,
    language: Annotated[LanguageCode, Path()],
    payload: ConfirmIn,
    site: OwnSiteToChange,
    session: Writing,
) -> Confirmed:
    before = await service.confirm(session, site, SECTIONS[section], language, payload.texts)
    return Confirmed.model_validate({"before": before})


@router.put("/{section}/{language}", operation_id="put_translation_notes", status_code=204)
async def put_notes(
    section: SectionName,
    language: Annotated[LanguageCode, Path()],
    payload: NotesIn,
    site: OwnSiteToChange,
    session: Writing,
) -> None:
    wanted = payload.model_dump()["notes"]
    await service.put_notes(session, site, SECTIONS[section], language, wanted)
