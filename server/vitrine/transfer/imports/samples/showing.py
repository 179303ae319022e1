"""A sample as it would look, before it is taken: its sections as a stored site has them, its drawings in the answer."""

import base64
import re
from functools import cache
from pathlib import Path
from typing import Any

from pydantic import BaseModel

from vitrine.content.schema import MODELS
from vitrine.content.sections import SECTIONS
from vitrine.sites.site.documents import empty_document
from vitrine.transfer.imports.samples.samples import SampleName, propose
from vitrine.transfer.interchange.fitting import Document

_PICTURES = Path(__file__).parent / "pictures"
_SIZE = re.compile(r'width="(\d+)" height="(\d+)"')


class SampleShown(BaseModel):
    """Parts of a snapshot (web/src/site/page/snapshot.ts)."""

    themeIndex: int
    sections: dict[str, Any]
    media: dict[str, Any]


@cache
def show(name: SampleName, language: str) -> SampleShown:
    proposal = propose(name, language, "").proposal
    sections: dict[str, Document] = {}
    for section_name, section in SECTIONS.items():
        document = empty_document(section, [language])
        if offered := proposal.sections.get(section_name):
            shared = {**offered["shared"], "styles": proposal.site.styles[section_name]}
            sent = {"content": offered["languages"][language], "shared": shared}
            checked = MODELS[section_name].save.model_validate(sent)
            whole = checked.model_dump()
            styles = checked.model_dump(include={"shared": {"styles"}}, exclude_none=True)["shared"]["styles"]
            document = {"languages": {language: whole["content"]}, "shared": {**whole["shared"], "styles": styles}}
        sections[section_name] = document
    media = {picture_id: _drawing(offered.file_name) for picture_id, offered in proposal.pictures.items()}
    return SampleShown(themeIndex=proposal.site.theme_index or 0, sections=sections, media=media)


def _drawing(file_name: str) -> dict[str, Any]:
    drawing = (_PICTURES / file_name).read_text("utf-8")
    size = _SIZE.search(drawing)
    return {
        "url": "data:image/svg+xml;base64," + base64.b64encode(drawing.encode()).decode(),
        "type": "image/svg+xml",
        "width": int(size[1]) if size else None,
        "height": int(size[2]) if size else None,
        "isOneColour": False,
        "isSeeThrough": False,
    }
