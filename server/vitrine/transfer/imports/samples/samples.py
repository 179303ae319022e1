"""The samples: `propose` makes one ready to be previewed, like a file; texts and drawings are files beside this."""

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple

from vitrine.content.sections import SECTIONS
from vitrine.content.styles import SetName, styles_of_set
from vitrine.transfer.imports.proposal import Offered, Proposal
from vitrine.transfer.interchange.fitting import Document, named_pictures, picture_places

_FOLDER = Path(__file__).parent
SampleName = Literal["designer", "developer", "craftsman"]
SAMPLES: tuple[SampleName, ...] = ("designer", "developer", "craftsman")
LANGUAGES = ("FR", "EN", "ES", "PT", "IT", "DE", "NL", "AR")
_STAND_IN = "EN"


class SampleStyle(NamedTuple):
    """One of the editor's ready-made text styles, and a theme: three trades should not come in one suit."""

    styles: SetName
    theme_index: int


LOOKS: dict[SampleName, SampleStyle] = {
    "designer": SampleStyle("moderne", 1),
    "developer": SampleStyle("moderne", 2),
    "craftsman": SampleStyle("editorial", 3),
}


class Sample:
    """As a file that was read: what it offers, and its pictures."""

    def __init__(self, proposal: Proposal, files: dict[str, str]) -> None:
        self.proposal, self._files = proposal, files

    async def picture(self, picture_id: str, /) -> bytes:
        return (_FOLDER / "pictures" / self._files[picture_id]).read_bytes()


@cache
def _texts(language: str) -> dict[str, Any]:
    written: dict[str, Any] = json.loads((_FOLDER / "texts" / f"{language.lower()}.json").read_text("utf-8"))
    return written


def written_in(language: str) -> str:
    """The language that a sample for this one is written in."""
    return language if language in LANGUAGES else _STAND_IN


def propose(name: SampleName, language: str, site_id: str) -> Sample:
    written = json.loads(json.dumps(_texts(written_in(language))[name]))
    proposal = Proposal("sample")
    for section, parts in written.items():
        shared_lists = {each.name for each in SECTIONS[section].shared_lists}
        lists = parts.get("lists", {})
        for list_name, items in lists.items():
            for place, item in enumerate(items):
                item["id"] = _id(site_id, name, language, list_name, place)
        content = proposal.content(section, language)
        content["texts"] = parts.get("texts", {})
        content["lists"] = {each: items for each, items in lists.items() if each not in shared_lists}
        shared: Document = proposal.document(section)["shared"]
        shared["settings"] = parts.get("settings", {})
        shared["lists"] = {each: items for each, items in lists.items() if each in shared_lists}
        styles = {slot.name: styles_of_set(slot, LOOKS[name].styles) for slot in SECTIONS[section].styles}
        proposal.site.styles[section] = {slot: style for slot, style in styles.items() if style}
    proposal.site.theme_index = LOOKS[name].theme_index
    files: dict[str, str] = {}
    for section, document in proposal.sections.items():
        for holder, media, _language in picture_places(SECTIONS[section], document):
            file_name = holder[media.name]
            picture_id = hashlib.sha256(file_name.encode()).hexdigest()[:32]
            files[picture_id], holder[media.name] = file_name, picture_id
    proposal.pictures = {
        picture_id: Offered(files[picture_id], "image") for picture_id in named_pictures(proposal.sections)
    }
    return Sample(proposal, files)


def _id(*seed: object) -> str:
    return hashlib.sha256(":".join(map(str, ("sample", *seed))).encode()).hexdigest()[:32]
