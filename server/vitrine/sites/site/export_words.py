"""What stands in the files that an owner takes along (locales/<language>/exports.po), in his dashboard's language.

Stored names, codes and file names stay as they are, so that a program reads the same file in every language.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Literal

from vitrine.platform import catalogue

AREA = "exports"


@dataclass(frozen=True)
class TextSheetWords:
    """Columns, and the states of a text."""

    section: str
    text: str
    state: str
    length: str
    states: Mapping[Literal["filled", "stale", "copied", "empty"], str]


@dataclass(frozen=True)
class MessageSheetWords:
    language: str
    read: str
    archived: str
    spam: str
    yes: str
    no: str


@dataclass(frozen=True)
class VisitSheetWords:
    """`measures` by their dimension, `values` by dimension and value: of what has no name of its own."""

    day: str
    measure: str
    value: str
    number: str
    measures: Mapping[str, str]
    values: Mapping[str, Mapping[str, str]]


@dataclass(frozen=True)
class ArchiveWords:
    """A sentence for each file of 'Tout emporter'."""

    title: str
    made: str
    documents: str
    files: str
    messages: str
    account: str
    versions: str
    drafts: str
    remarks: str


@dataclass(frozen=True)
class StaticSiteWords:
    title: str
    made: str
    opening: str
    pages: str
    assets: str
    sitemap: str
    sitemap_without_address: str
    with_form: str
    without_form: str


@dataclass(frozen=True)
class ExportWords:
    texts: TextSheetWords
    messages: MessageSheetWords
    visits: VisitSheetWords
    archive: ArchiveWords
    static_site: StaticSiteWords
    missing: str


@cache
def export_words(language: str) -> ExportWords:
    return catalogue.words_in(ExportWords, AREA, language)
