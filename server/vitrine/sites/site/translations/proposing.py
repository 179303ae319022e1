"""What a translator's file would change, shown before anything is: unknown names, sources that say other words now."""

from dataclasses import dataclass, field
from typing import Literal

from pydantic import TypeAdapter, ValidationError

from vitrine.content.describe import PARAGRAPH_MAX_CHARS
from vitrine.content.schema import text_type
from vitrine.content.sections import SectionName
from vitrine.content.translating import TextState, says_nothing, says_the_same
from vitrine.sites.site.translations.catalogue import Catalogue, Entry
from vitrine.sites.site.translations.files import BroughtFile, ImportedText, WrongLanguage, place_named

_STORABLE = TypeAdapter[str](text_type(PARAGRAPH_MAX_CHARS))
Fault = Literal["too_long", "unfit"]


@dataclass(frozen=True)
class Proposed:
    """`source`: what the translator had before him; `sourceNow`: what stands there. `before`: what would be replaced.
    `isAbsent`: its item is not there yet, and would be taken over with pictures and links.
    """

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


@dataclass
class Proposal:
    """`unknown`: of what the site has no such text. `same`: how many say what stands there; `untranslated`: how many
    the translator left empty, which empty nothing.
    """

    proposed: list[Proposed] = field(default_factory=list)
    unknown: list[ImportedText] = field(default_factory=list)
    same: int = 0
    untranslated: int = 0


def check_languages(brought: BroughtFile, catalogue: Catalogue) -> None:
    found = [code.replace("_", "-").partition("-")[0].upper() for code in (brought.source, brought.target)]
    if found != (wanted := [catalogue.source, catalogue.target]):
        raise WrongLanguage(found=found, wanted=wanted)


def propose(catalogue: Catalogue, brought: BroughtFile) -> Proposal:
    proposal = Proposal()
    for text in {text.name.strip(): text for text in brought.texts}.values():  # of two of one name, the last
        section, place = place_named(text.name)
        entry = catalogue.at(section, place)
        if entry is None:
            proposal.unknown.append(text)
        elif says_nothing(text.text):
            proposal.untranslated += 1
        elif text.text == entry.text:
            proposal.same += 1
        else:
            proposal.proposed.append(_proposed(entry, text))
    return proposal


def _proposed(entry: Entry, text: ImportedText) -> Proposed:
    return Proposed(
        section=entry.section,
        place=entry.place,
        source=_said(text.source),
        sourceNow=entry.source.text,
        isSourceChanged=not says_the_same(text.source, entry.source.text),
        before=entry.text,
        text=text.text,
        state=entry.state,
        isAbsent=entry.at is None,
        maxChars=entry.max_chars,
        fault=_fault(entry, text.text),
    )


def _fault(entry: Entry, text: str) -> Fault | None:
    if len(text) > entry.max_chars:
        return "too_long"
    try:
        _STORABLE.validate_python(text)
    except ValidationError:
        return "unfit"
    return None


def _said(source: str) -> str:
    """Of words that a tool may have spoilt, what can be noted."""
    return "".join(letter for letter in source if letter.isprintable() or letter in "\n\t")[:PARAGRAPH_MAX_CHARS]
