"""Bytes of a stranger's as JSON or as a table, whole or not at all."""

import csv
import io
import json
from typing import Any, NoReturn

from vitrine.platform.http.json_limits import unsound_value
from vitrine.transfer.interchange.problems import DamagedFile, NotUtf8, TooMuchInside
from vitrine.transfer.interchange.zips import is_zip

READ_BYTES = 64  # of a file's beginning
MAX_CSV_FIELD_CHARS = 100_000
MAX_ROWS = 5_000
_BLANKS = b"\xef\xbb\xbf \t\r\n"
_HEADER_WITHIN = 12  # lines: some tables begin with notes about themselves


def may_be_read(start: bytes) -> bool:
    """Most of what is no import is told apart by its first bytes, before a process is begun."""
    return is_zip(start) or start.lstrip(_BLANKS)[:1] in (b"{", b"[")


def as_text(content: bytes, name: str) -> str:
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise NotUtf8(file=name[:200]) from None
    if "\0" in text:
        raise DamagedFile(file=name[:200])
    return text


def as_json(content: bytes, name: str) -> Any:
    """A number that is none, half a character, NUL or endless nesting is refused, as in every body that we get."""
    text = as_text(content, name)

    def no_number(_written: str) -> NoReturn:
        raise DamagedFile(file=name[:200])

    try:
        document = json.loads(text, parse_constant=no_number)
    except (ValueError, RecursionError):
        raise DamagedFile(file=name[:200]) from None
    if unsound_value(document) is not None:
        raise DamagedFile(file=name[:200])
    return document


def as_rows(content: bytes, name: str, known: tuple[str, ...]) -> list[dict[str, str]]:
    """A table by its own headings. `known`: the first of them is in every table of this kind, wherever it begins."""
    csv.field_size_limit(MAX_CSV_FIELD_CHARS)
    reader = csv.reader(io.StringIO(as_text(content, name), newline=""))
    heads: list[str] | None = None
    rows: list[dict[str, str]] = []
    try:
        for number, row in enumerate(reader):
            if heads is None:
                written = [cell.strip() for cell in row]
                if known[0] in written:
                    heads = written
                elif number >= _HEADER_WITHIN:
                    break
                continue
            if len(rows) >= MAX_ROWS:
                raise TooMuchInside
            if any(cell.strip() for cell in row):
                rows.append({head: cell.strip() for head, cell in zip(heads, row, strict=False) if head})
    except csv.Error:
        raise DamagedFile(file=name[:200]) from None
    return rows
