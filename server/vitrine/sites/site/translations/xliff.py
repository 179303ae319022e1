"""The site's texts as XLIFF 2.0, which translators' tools read and write: a file for a section, a unit for a text.

Their states: 'translated' is ours 'filled', 'reviewed' a copy that is meant to be one; everything that waits for a
translator is 'initial', with ours as subState. What comes back is strangers' XML: no document type, no entities.
"""

from __future__ import annotations

import re
from itertools import groupby
from typing import TYPE_CHECKING
from xml.etree.ElementTree import Element, ParseError, SubElement, tostring

from defusedxml.common import DefusedXmlException
from defusedxml.ElementTree import fromstring

from vitrine.sites.site.translations.files import (
    MOST_TEXTS,
    SEPARATOR,
    BroughtFile,
    ImportedText,
    UnreadableFile,
    one_line_ends,
)

if TYPE_CHECKING:  # and the database with it: their reading is done where there is none (worker_main.py)
    from vitrine.sites.site.translations.catalogue import Catalogue, Entry

NAMESPACE = "urn:oasis:names:tc:xliff:document:2.0"
_NOT_IN_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def write_xliff(catalogue: Catalogue) -> bytes:
    root = Element(
        "xliff",
        {
            "xmlns": NAMESPACE,
            "version": "2.0",
            "srcLang": catalogue.source.lower(),
            "trgLang": catalogue.target.lower(),
        },
    )
    for section, entries in groupby(catalogue, key=lambda entry: entry.section):
        part = SubElement(root, "file", {"id": section, "xml:space": "preserve"})
        for entry in entries:
            _write_unit(part, entry)
    if not len(root):
        SubElement(root, "file", {"id": "empty"})  # the standard wants one
    document: bytes = tostring(root, encoding="utf-8", xml_declaration=True)
    return document


def _write_unit(part: Element, entry: Entry) -> None:
    unit = SubElement(part, "unit", {"id": entry.place.replace("/", SEPARATOR), "name": _context(entry)})
    notes = SubElement(unit, "notes")
    _note(notes, "context", _context(entry))
    _note(notes, "max-length", str(entry.max_chars))
    if entry.former is not None:
        _note(notes, "former-source", entry.former)
    state = {"state": "initial", "subState": f"vitrine:{entry.state}"}
    if entry.state == "filled":
        state = {"state": "reviewed" if entry.is_confirmed else "translated"}
    segment = SubElement(unit, "segment", {"id": "1", **state})
    SubElement(segment, "source", {"xml:space": "preserve"}).text = _clean(entry.source.text)
    if entry.text:
        SubElement(segment, "target", {"xml:space": "preserve"}).text = _clean(entry.text)


def _context(entry: Entry) -> str:
    name = " ".join(entry.source.item.split())
    return _clean(" / ".join(part for part in (entry.section, name, entry.source.field.name) if part))


def _note(notes: Element, category: str, text: str) -> None:
    SubElement(notes, "note", {"category": category}).text = _clean(text)


def _clean(text: str) -> str:
    return _NOT_IN_XML.sub("", text)


def read_xliff(content: str) -> BroughtFile:
    try:
        root = fromstring(content, forbid_dtd=True)
    except (ParseError, DefusedXmlException, ValueError, RecursionError):
        raise UnreadableFile(reason="xml") from None
    # 2.1 has the same namespace and adds nothing that matters here.
    if root.tag != f"{{{NAMESPACE}}}xliff" or not root.get("version", "").startswith("2."):
        raise UnreadableFile(reason="version")
    texts: list[ImportedText] = []
    for part in root.iterfind(f"{{{NAMESPACE}}}file"):
        for unit in part.iter(f"{{{NAMESPACE}}}unit"):
            name = f"{part.get('id', '')}{SEPARATOR}{unit.get('id', '')}"
            texts.append(ImportedText(name, *_unit_texts(unit)))
            if len(texts) > MOST_TEXTS:
                raise UnreadableFile(reason="length")
    return BroughtFile(root.get("srcLang", ""), root.get("trgLang", ""), texts)


def _unit_texts(unit: Element) -> tuple[str, str]:
    """Tools may cut a unit into sentences, with what is between them as 'ignorable'. Half a translation is none."""
    source, target, is_whole = "", "", True
    for part in unit:
        kind = part.tag.removeprefix(f"{{{NAMESPACE}}}")
        if kind not in ("segment", "ignorable"):
            continue
        said, translated = _text_of(part, "source"), _text_of(part, "target")
        source += said or ""
        if translated is None and kind == "segment" and (said or "").strip():
            is_whole = False
        target += translated if translated is not None else said or ""
    return one_line_ends(source), one_line_ends(target) if is_whole else ""


def _text_of(part: Element, name: str) -> str | None:
    found = part.find(f"{{{NAMESPACE}}}{name}")
    return None if found is None else "".join(found.itertext())
