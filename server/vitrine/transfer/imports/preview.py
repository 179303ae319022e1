"""What an import would do to a site, part by part and in each mode, before anything is done."""

import hashlib
import json
from dataclasses import dataclass
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content import describe
from vitrine.content.describe import Section
from vitrine.content.sections import SECTIONS
from vitrine.sites.site.documents import empty_document, read_documents
from vitrine.sites.site.service import section_revisions
from vitrine.sites.site.tables import SHARED, Item, Site
from vitrine.transfer.imports.merging import MODES, Mode, Outcome, merge
from vitrine.transfer.imports.proposal import Proposal
from vitrine.transfer.interchange.fitting import Document


@dataclass(frozen=True)
class Part:
    """One language of a section, or (language '') what all of them share."""

    section: Section
    language: str
    ours: Document
    theirs: Document
    is_new: bool
    keeps_pictures: bool
    most_items: int

    @property
    def name(self) -> str:
        return f"{self.section.name}/{self.language or '*'}"

    def merged(self, mode: Mode) -> tuple[Document, Outcome]:
        looks = {"is_new": self.is_new, "keeps_pictures": self.keeps_pictures}
        return merge(self.section, self.ours, self.theirs, mode, **looks, most_items=self.most_items)

    def outcomes(self) -> dict[Mode, Outcome]:
        return {mode: self.merged(mode)[1] for mode in MODES}


@dataclass(frozen=True)
class Preview:
    """`state` names the site that it was made for: an import of another state is not done."""

    proposal: Proposal
    parts: list[Part]
    documents: dict[Any, Document]
    revisions: dict[str, int]
    state: str

    @property
    def offers_look(self) -> bool:
        """A sample dresses a site in which nothing is written yet: words of somebody's own stand as he likes them."""
        source = self.proposal.source
        return source == "archive" or (source == "sample" and is_blank(self.documents))


def is_blank(documents: dict[Any, Document]) -> bool:
    """Nothing is written in any language, no list has an entry, no picture is chosen."""
    return not any(_holds_anything(SECTIONS[name], document) for name, document in documents.items())


def _holds_anything(section: Section, document: Document) -> bool:
    begun = {text.name: text.default for text in section.texts}
    parts = [document["shared"], *document["languages"].values()]
    files = [each.name for each in section.settings if isinstance(each, describe.Media)]
    return (
        any(any(part["lists"].values()) for part in parts)
        or any(document["shared"]["settings"].get(name) for name in files)
        or any(
            text.strip() and text != begun.get(name) for part in parts for name, text in part.get("texts", {}).items()
        )
    )


async def make_preview(session: AsyncSession, site: Site, proposal: Proposal, most_items: int) -> Preview:
    revisions = await section_revisions(session, site)
    documents = await read_documents(session, site.id, site.languages)
    await _with_own_ids(session, site, proposal)
    parts: list[Part] = []
    keeps_pictures = proposal.source in ("json_resume", "linkedin")
    for name, section in SECTIONS.items():
        offered = proposal.sections.get(name)
        if offered is None:
            continue
        is_new = revisions[name] == 0
        for language, theirs in offered["languages"].items():
            ours = documents[name]["languages"].get(language)
            ours = ours or empty_document(section, [language])["languages"][language]
            if keeps_pictures:
                theirs = _without_heading_over(theirs, ours)
            parts.append(Part(section, language, ours, theirs, is_new, keeps_pictures, most_items))
        shared = offered["shared"]
        if any(shared["lists"].values()) or shared["settings"] or shared["styles"]:
            parts.append(Part(section, "", documents[name]["shared"], shared, is_new, keeps_pictures, most_items))
    parts = [part for part in parts if any(outcome.changes_anything for outcome in part.outcomes().values())]
    return Preview(proposal, parts, documents, revisions, _state(site, revisions))


def _without_heading_over(theirs: Document, ours: Document) -> Document:
    """A résumé has no headings, ours stand where there is none: one that the owner wrote is not replaced by them."""
    if not ours["texts"].get("heading", "").strip():
        return theirs
    return {**theirs, "texts": {name: text for name, text in theirs["texts"].items() if name != "heading"}}


def _state(site: Site, revisions: dict[str, int]) -> str:
    said = [revisions, site.settings_revision, site.languages, site.activation is not None]
    return hashlib.sha256(json.dumps(said, sort_keys=True).encode()).hexdigest()[:32]


async def _with_own_ids(session: AsyncSession, site: Site, proposal: Proposal) -> None:
    """An id stands for one entry of the site, in one list and language: the file's may be another entry's here."""
    rows = await session.execute(
        select(Item.id, Item.section, Item.list_name, Item.language).where(Item.site_id == site.id)
    )
    taken: dict[str, tuple[str, str, str]] = {item_id: (section, name, code) for item_id, section, name, code in rows}
    for name, document in proposal.sections.items():
        for language, part in [(SHARED, document["shared"]), *document["languages"].items()]:
            for list_name, items in part["lists"].items():
                place = (name, list_name, language)
                for item in items:
                    while taken.get(item["id"], place) != place:
                        seed = f"{item['id']}:{':'.join(place)}"
                        item["id"] = hashlib.sha256(seed.encode()).hexdigest()[:32]
                    taken[item["id"]] = place
