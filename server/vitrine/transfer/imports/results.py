"""What the dashboard is told about an import: the preview, part by part, and what was done."""

from typing import Any, Literal

from pydantic import BaseModel

from vitrine.content import describe
from vitrine.content.schema import LanguageCode
from vitrine.content.sections import SECTIONS, SectionName
from vitrine.sites.site.tables import Site
from vitrine.transfer.imports.merging import MODES, Entries, Outcome
from vitrine.transfer.imports.preview import Part, Preview
from vitrine.transfer.imports.proposal import NoteCode, Source, item_name
from vitrine.transfer.imports.samples.samples import SampleName
from vitrine.transfer.imports.tables import PendingImport
from vitrine.transfer.interchange.fitting import Document

ModeOut = Literal["fill", "add", "replace"]


class ImportText(BaseModel):
    name: str
    old: str
    new: str


class ImportEntry(BaseModel):
    """`isThere`: the site has it already."""

    id: str
    name: str
    isThere: bool


class ImportList(BaseModel):
    name: str
    present: list[ImportEntry]
    coming: list[ImportEntry]


class ImportOutcome(BaseModel):
    """Names of texts, settings and styles that are written; ids of entries, by list."""

    texts: list[str]
    settings: list[str]
    styles: list[str]
    adds: dict[str, list[str]]
    removes: dict[str, list[str]]
    surplus: dict[str, int]

    @classmethod
    def of(cls, outcome: Outcome) -> "ImportOutcome":
        return cls(**vars(outcome))


class ImportPart(BaseModel):
    """One language of a section; '' for what all languages share. `part` is its name in `choices`."""

    part: str
    section: SectionName
    language: str
    texts: list[ImportText]
    lists: list[ImportList]
    outcomes: dict[ModeOut, ImportOutcome]


class ImportNote(BaseModel):
    code: NoteCode
    section: str
    language: str
    field: str
    item: str
    chars: int
    most: int


class ImportNoPlace(BaseModel):
    name: str
    count: int
    says: str


class ImportPreview(BaseModel):
    """`state` is sent back with the choices. `newLanguages` come with the parts that are in them.

    `hasLook`: an archive also says bar, theme, layout, badge and whether a JSON Resume is offered; a sample, on a site
    in which nothing is written yet, its theme and its text styles.
    `startsOnline`: visitors see it at once.
    """

    id: str
    source: Source
    name: str
    state: str
    parts: list[ImportPart]
    newLanguages: list[LanguageCode]
    hasLook: bool
    startsOnline: bool
    notes: list[ImportNote]
    noPlace: list[ImportNoPlace]


class Imported(BaseModel):
    """What was written, by part; the languages that the site got with it."""

    parts: dict[str, ImportOutcome]
    languages: list[str]
    siteRevision: int


class SampleOut(BaseModel):
    """The sample that a site still holds something of: `left` texts, pictures and entries. Null: none."""

    name: SampleName | None
    language: str
    left: int


class SampleRemoved(BaseModel):
    removed: int
    siteRevision: int


def preview_out(site: Site, pending: PendingImport, preview: Preview) -> ImportPreview:
    proposal = preview.proposal
    languages = proposal.in_order(part.language for part in preview.parts if part.language)
    return ImportPreview(
        id=pending.id,
        source=proposal.source,
        name=pending.name,
        state=preview.state,
        parts=[_part_out(part) for part in preview.parts],
        newLanguages=[code for code in languages if code not in site.languages],
        hasLook=preview.offers_look,
        startsOnline=site.is_online and not hides_site(site, preview),
        notes=[ImportNote(**vars(note)) for note in proposal.notes],
        noPlace=[ImportNoPlace(**vars(left)) for left in proposal.no_place],
    )


def hides_site(site: Site, preview: Preview) -> bool:
    """A sample on a site that says nothing yet: nobody should publish invented words without meaning to."""
    return preview.proposal.source == "sample" and (site.created_at is None or preview.offers_look)


def _part_out(part: Part) -> ImportPart:
    theirs: dict[str, Any] = part.theirs.get("texts", {})
    marks = describe.marked(part.section.texts)
    return ImportPart(
        part=part.name,
        section=part.section.name,
        language=part.language,
        texts=[
            ImportText(name=name, old=part.ours["texts"].get(name, ""), new=text)
            for name, text in theirs.items()
            if name not in marks
        ],
        lists=[_list_out(part, name, items) for name, items in part.theirs["lists"].items() if items],
        outcomes={mode: ImportOutcome.of(outcome) for mode, outcome in part.outcomes().items() if mode in MODES},
    )


def _list_out(part: Part, name: str, items: list[Document]) -> ImportList:
    item_list = next(each for each in SECTIONS[part.section.name].lists if each.name == name)
    ours = part.ours["lists"].get(name, [])
    held = Entries(ours)
    return ImportList(
        name=name,
        present=[ImportEntry(id=item["id"], name=item_name(item_list, item), isThere=True) for item in ours],
        coming=[
            ImportEntry(
                id=item["id"],
                name=item_name(item_list, item),
                isThere=item in held,
            )
            for item in items
        ],
    )
