"""What a reader finds in a PDF: text in order, pages, links, language, tags."""

from dataclasses import dataclass
from io import BytesIO
from typing import Any

import pikepdf
import pypdfium2


@dataclass(frozen=True)
class ReadPdf:
    text: str
    page_count: int
    sizes_mm: list[tuple[int, int]]
    links: list[str]
    lang: str
    title: str
    is_tagged: bool
    claims: str  # the standards that its metadata names
    right_edge_mm: int  # of what stands on the first page


def read_pdf(content: bytes) -> ReadPdf:
    with pikepdf.open(BytesIO(content)) as pdf:
        root = pdf.Root
        links = [
            str(note.A.URI)
            for page in pdf.pages
            for note in page.get("/Annots", [])
            if "/A" in note and "/URI" in note.A
        ]
        about: dict[str, Any] = {
            "links": links,
            "lang": str(root.get("/Lang", "")),
            "title": str(pdf.docinfo.get("/Title", "")),
            "is_tagged": bool(root.MarkInfo.Marked) and "/StructTreeRoot" in root,
            "claims": bytes(root.Metadata.read_bytes()).decode(),
        }
    document = pypdfium2.PdfDocument(content)
    try:
        text = "\n".join(page.get_textpage().get_text_bounded() for page in document)
        sizes = [(round(page.get_width() / 72 * 25.4), round(page.get_height() / 72 * 25.4)) for page in document]
        first = document[0].get_textpage()
        edge = max(first.get_rect(place)[2] for place in range(first.count_rects()))
        shown = text.replace("\r\n", "\n").replace("\u200b", "")
        return ReadPdf(shown, len(document), sizes, right_edge_mm=round(edge / 72 * 25.4), **about)
    finally:
        document.close()


def stand_in_order(text: str, *parts: str) -> bool:
    """Each after the one before."""
    place = 0
    for part in parts:
        found = text.find(part, place)
        if found < 0:
            return False
        place = found + len(part)
    return True
