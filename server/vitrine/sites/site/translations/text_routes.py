"""The list of all texts: as files for a translator who works elsewhere, what such a file would change, writing."""

from collections.abc import Callable
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Self

from fastapi import APIRouter, Path, Request, Response
from pydantic import BaseModel, Field, model_validator
from pydantic_core import PydanticCustomError

from vitrine.accounts.sessions.guard import CurrentAccount
from vitrine.content.describe import PARAGRAPH_MAX_CHARS
from vitrine.content.marks import MARKS_MAX_CHARS
from vitrine.content.schema import LanguageCode, Strict, text_type
from vitrine.content.sections import SectionName
from vitrine.content.translating import TextState
from vitrine.platform.http.request_policy import RequestPolicy, accepts
from vitrine.platform.http.transactions import Reading, Writing
from vitrine.sites.site.guard import OwnerLanguage, OwnSite, OwnSiteToChange, site_of
from vitrine.sites.site.requests import FewFaults, Services, SiteServices
from vitrine.sites.site.tables import Site
from vitrine.sites.site.translations.catalogue import Catalogue, read_catalogue
from vitrine.sites.site.translations.giving_back import TakenOver
from vitrine.sites.site.translations.proposing import Fault, check_languages, propose
from vitrine.sites.site.translations.routes import PLACES_AT_ONCE, Place
from vitrine.sites.site.translations.sheet import write_sheet
from vitrine.sites.site.translations.writing import TextWrite, write_texts
from vitrine.sites.site.versions.keeping import ChangeContext
from vitrine.sites.site.versions.thinning import keep_to_room
from vitrine.sites.tiers.seal import open_layout

router = APIRouter(prefix="/api/site/texts", tags=["translations"])

FILE_BYTES = 6_000_000
TEXTS_BYTES = 4_000_000  # what is taken from it at once
UNKNOWN_SHOWN = 100
Language = Annotated[LanguageCode, Path()]
if TYPE_CHECKING:
    Words = str
    Marks = str
else:
    Words = text_type(PARAGRAPH_MAX_CHARS)
    Marks = text_type(MARKS_MAX_CHARS)


class ProposedText(BaseModel):
    """`source`: what the translator had before him. `place`: of the source. `isAbsent`: its item is not there yet."""

    section: SectionName
    place: str
    source: str
    sourceNow: str
    isSourceChanged: bool
    before: str
    text: str
    state: TextState
    isAbsent: bool
    maxChars: int
    fault: Fault | None


class UnknownText(BaseModel):
    name: str
    text: str


class FileProposal(BaseModel):
    """Nothing is changed by it. `revisions`: of the sections, as it was worked out from them. `unknown`: texts that the
    site has not, the first ones; `unknownCount`: all of them. `same` and `untranslated` change nothing.
    """

    revisions: dict[SectionName, int]
    proposed: list[ProposedText]
    unknown: list[UnknownText]
    unknownCount: int
    same: int
    untranslated: int


class TextIn(Strict):
    """`place`: of the source. `source`: the words that this was made from; where the site says others now, the text is
    'to review'.
    """

    section: SectionName
    place: Place
    source: Words
    text: Words
    marks: Marks = ""


class TakenOverText(Strict):
    """What was not there and was taken over for a text of it: an item, its page, a row of that."""

    section: SectionName
    place: Place


class TextsIn(Strict):
    """`revisions`: of the sections that are written, as they were looked at. `taken`: what was taken over by an earlier
    writing, to be given back."""

    revisions: dict[SectionName, Annotated[int, Field(ge=0, le=2_147_483_647)]]
    texts: Annotated[list[TextIn], Field(max_length=PLACES_AT_ONCE)]
    taken: Annotated[list[TakenOverText], Field(max_length=PLACES_AT_ONCE, default_factory=list)]
    isFromFile: bool = False

    @model_validator(mode="after")
    def _says_something(self) -> Self:
        if not self.texts and not self.taken:
            raise PydanticCustomError("too_short", "nothing to write")
        return self


class TextsWritten(BaseModel):
    """`before`: what stood there; `taken`: what was taken over where nothing stood. Both sent back with these
    revisions, all is as it was."""

    revisions: dict[SectionName, int]
    before: list[TextIn]
    taken: list[TakenOverText]


async def _catalogue(session: Reading, services: SiteServices, site: Site, language: str) -> Catalogue:
    option = open_layout(services.keyring, site.id, site.sealed_layout)
    return await read_catalogue(session, site, option, language)


def _xliff(catalogue: Catalogue, _language: str) -> bytes:
    from vitrine.sites.site.translations.xliff import write_xliff  # and XML with it, a megabyte for who works elsewhere

    return write_xliff(catalogue)


def _add_export(ending: str, media_type: str, write: Callable[[Catalogue, str], bytes]) -> None:
    async def export(
        services: Services, language: Language, site: OwnSite, session: Reading, spoken: OwnerLanguage
    ) -> Response:
        catalogue = await _catalogue(session, services, site, language)
        name = f"textes-{catalogue.source.lower()}-{catalogue.target.lower()}.{ending}"
        headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
        return Response(write(catalogue, spoken), media_type=media_type, headers=headers)

    documented = {200: {"content": {media_type: {"schema": {"type": "string"}}}}}
    router.get(
        f"/{{language}}.{ending}",
        operation_id=f"export_texts_{ending}",
        response_class=Response,
        responses=documented,  # type: ignore[arg-type]  # FastAPI wants keys that may be texts too
    )(export)


_add_export("xlf", "application/xliff+xml", _xliff)
_add_export("csv", "text/csv; charset=utf-8", write_sheet)


@router.post(
    "/{language}/proposal",
    operation_id="propose_texts",
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}},
        }
    },
)
@accepts(RequestPolicy(body="file", max_bytes=lambda _limits: FILE_BYTES))
async def propose_texts(
    request: Request, services: Services, language: Language, account: CurrentAccount
) -> FileProposal:
    """What a translator's file would change. XLIFF 2 or CSV: which of the two, its beginning tells."""
    async with services.database.reading() as session:
        site = await site_of(session, account)
        catalogue = await _catalogue(session, services, site, language)
    # No connection waits for the file and its reader.
    with services.texts_reader.expect(site.id):
        async with services.arrivals.receive(request, FILE_BYTES) as arriving:
            brought = await services.texts_reader.read(arriving.name)
    check_languages(brought, catalogue)
    found = propose(catalogue, brought)
    return FileProposal(
        revisions=catalogue.revisions,
        proposed=[ProposedText(**asdict(text)) for text in found.proposed],
        unknown=[UnknownText(name=text.name[:200], text=text.text[:500]) for text in found.unknown[:UNKNOWN_SHOWN]],
        unknownCount=len(found.unknown),
        same=found.same,
        untranslated=found.untranslated,
    )


@router.put("/{language}", operation_id="write_texts")
@accepts(RequestPolicy(max_bytes=lambda _limits: TEXTS_BYTES, max_values=10 * PLACES_AT_ONCE))
async def put_texts(
    services: Services,
    language: Language,
    payload: Annotated[TextsIn, FewFaults],
    site: OwnSiteToChange,
    session: Writing,
) -> TextsWritten:
    catalogue = await _catalogue(session, services, site, language)
    changes: list[TextWrite | TakenOver] = [
        *(TextWrite(index, **text.model_dump()) for index, text in enumerate(payload.texts)),
        *(TakenOver(index, taken.section, taken.place) for index, taken in enumerate(payload.taken)),
    ]
    context = ChangeContext("import" if payload.isFromFile else "save", site.account_id)
    most_items = services.settings.limits.items_per_list
    done = await write_texts(session, site, catalogue, changes, payload.revisions, context, most_items)
    await keep_to_room(session, site, services.settings.limits.versions_bytes)
    before = [TextIn(**{key: value for key, value in asdict(text).items() if key != "index"}) for text in done.before]
    taken = [TakenOverText(section=each.section, place=each.place) for each in done.taken]
    return TextsWritten(revisions=done.revisions, before=before, taken=taken)
