"""The site's texts as CSV, for a translator who works in a spreadsheet: a row for each text.

The columns of the two languages are named by their codes, so a sheet says itself what it is. A cell that a spreadsheet
would run has an apostrophe before it, and is read back without.
"""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING

from vitrine.sites.site.export_words import export_words
from vitrine.sites.site.translations.files import (
    MOST_TEXTS,
    BroughtFile,
    ImportedText,
    UnreadableFile,
    name_in_file,
    one_line_ends,
)

if TYPE_CHECKING:  # and the database with it: their reading is done where there is none (worker_main.py)
    from vitrine.sites.site.translations.catalogue import Catalogue

GUARD = "'"
# What Excel, LibreOffice and Google Sheets take for a formula, wide forms and leading white space included.
_FORMULA_STARTS = tuple("=+-@|%\t\r\n＝＋－＠")
_LONGEST_CELL = 100_000


def _would_run(text: str) -> bool:
    """Or would, without the apostrophes before it: so that what is guarded can be told from what was written so."""
    bare = text.lstrip(GUARD)
    return bare.startswith(_FORMULA_STARTS) or bare.lstrip().startswith(_FORMULA_STARTS)


def guarded(text: str) -> str:
    return GUARD + text if _would_run(text) else text


def unguarded(cell: str) -> str:
    return cell[1:] if cell.startswith(GUARD) and _would_run(cell[1:]) else cell


def write_sheet(catalogue: Catalogue, language: str) -> bytes:
    words = export_words(language).texts
    buffer = io.StringIO()
    # Semicolons: what a French Excel opens in columns by itself; everything is quoted, so others ask or find out.
    rows = csv.writer(buffer, delimiter=";", quoting=csv.QUOTE_ALL, lineterminator="\r\n")
    rows.writerow(["id", words.section, words.text, catalogue.source, catalogue.target, words.state, words.length])
    for entry in catalogue:
        label = " / ".join(part for part in (entry.source.item, entry.source.field.name) if part)
        cells = (name_in_file(entry.section, entry.place), entry.section, label, entry.source.text, entry.text)
        rows.writerow([*(guarded(cell) for cell in cells), words.states[entry.state], entry.max_chars])
    return ("\ufeff" + buffer.getvalue()).encode()  # the mark by which Excel knows UTF-8


def read_sheet(content: str) -> BroughtFile:
    first = content.partition("\n")[0]
    delimiter = max(";,\t", key=first.count)
    before = csv.field_size_limit(_LONGEST_CELL)
    try:
        rows = list(csv.reader(io.StringIO(content, newline=""), delimiter=delimiter, strict=True))
    except csv.Error:
        raise UnreadableFile(reason="csv") from None
    finally:
        csv.field_size_limit(before)
    if not rows:
        raise UnreadableFile(reason="csv")
    if len(rows) > MOST_TEXTS + 1:
        raise UnreadableFile(reason="length")
    head = [cell.strip() for cell in rows[0]]
    codes = [cell for cell in head if len(cell) == 2 and cell.isupper()]
    if "id" not in head or len(codes) != 2:
        raise UnreadableFile(reason="columns")
    places = [head.index("id"), *(head.index(code) for code in codes)]
    whole = [row for row in rows[1:] if len(row) > max(places)]
    texts = [ImportedText(*(one_line_ends(unguarded(row[place])) for place in places)) for row in whole]
    return BroughtFile(codes[0], codes[1], texts)
