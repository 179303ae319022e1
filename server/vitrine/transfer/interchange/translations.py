"""What a site's translations were made from, in and out: below the key `vitrine` of its document, where there is any.

`sourceLanguage`: the language that its owner chose, where it is not the first. `translations`: by section, language and
place, as the API has them.
"""

from typing import Annotated, Any

from pydantic import Field, TypeAdapter, ValidationError
from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content.schema import LanguageCode
from vitrine.content.sections import SECTIONS
from vitrine.sites.site.tables import Site
from vitrine.sites.site.translations.keeping import Notes, read_translatable, write_notes
from vitrine.sites.site.translations.routes import PLACES_AT_ONCE, Note, Place
from vitrine.sites.site.translations.tables import TranslationNotes
from vitrine.transfer.interchange.fields import FieldReader
from vitrine.transfer.interchange.report import Report, shown
from vitrine.transfer.interchange.shape import parsed

SOURCE, NOTES = "sourceLanguage", "translations"
_NOTES = TypeAdapter[dict[str, Note]](Annotated[dict[Place, Note], Field(max_length=PLACES_AT_ONCE)])
_LANGUAGE = TypeAdapter[str](LanguageCode)

Translations = dict[str, dict[str, Notes]]  # by section and language


async def written_translations(session: AsyncSession, site: Site) -> dict[str, Any]:
    written: dict[str, Any] = {}
    if site.source_language is not None:
        written[SOURCE] = site.source_language
    rows = select(TranslationNotes).where(TranslationNotes.site_id == site.id)
    by_section: Translations = {}
    for row in await session.scalars(rows.order_by(TranslationNotes.section, TranslationNotes.language)):
        by_section.setdefault(row.section, {})[row.language] = {place: row.notes[place] for place in sorted(row.notes)}
    if by_section:
        written[NOTES] = by_section
    return written


def read_source(ours: FieldReader, report: Report) -> str | None:
    said = ours.take(SOURCE)
    if said in (None, ""):
        return None
    try:
        return _LANGUAGE.validate_python(said)
    except ValidationError:
        report.leave_out(ours.place(SOURCE), f"{shown(said)} is no language")
        return None


def read_notes(ours: FieldReader, report: Report) -> Translations:
    found: Translations = {}
    by_section = parsed(ours.take(NOTES))
    for section, by_language in by_section.items() if isinstance(by_section, dict) else ():
        for language, notes in by_language.items() if isinstance(by_language, dict) else ():
            place = f"{ours.place(NOTES)}.{section}.{language}"
            try:
                code, checked = _LANGUAGE.validate_python(language), _NOTES.validate_python(notes)
            except ValidationError:
                report.leave_out(place, "it does not say what a text was made from")
                continue
            if section not in SECTIONS:
                report.leave_out(place, "there is no such section")
                continue
            found.setdefault(section, {})[code] = {at: note.model_dump() for at, note in checked.items()}
    return found


async def put_translations(session: AsyncSession, site: Site, source: str | None, notes: Translations) -> None:
    """After its sections and languages: what is noted of texts that are not there is nothing."""
    site.source_language = source if source in site.languages[1:] else None
    await session.execute(delete(TranslationNotes).where(TranslationNotes.site_id == site.id))
    for name, by_language in notes.items():
        held = await read_translatable(session, site, SECTIONS[name])
        for language, of_texts in by_language.items():
            texts = held.texts(language)
            known = {place: note for place, note in of_texts.items() if texts.get(place, "").strip()}
            await write_notes(session, site, SECTIONS[name], language, {}, known)
