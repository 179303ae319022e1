"""The inbox as a CSV file: the stored field names first, and no cell that a spreadsheet would run."""

import csv
import io
from collections.abc import AsyncIterator

from vitrine.public.messages.tables import Message
from vitrine.sites.site.export_words import MessageSheetWords, export_words

STORED = ("Date", "nom", "Email", "message")
# What Excel, LibreOffice and Google Sheets take for a formula, wide forms and leading white space included.
_FORMULA_STARTS = tuple("=+-@|%\t\r\n＝＋－＠")


def safe_cell(text: str) -> str:
    return f"'{text}" if text.lstrip().startswith(_FORMULA_STARTS) or text.startswith(_FORMULA_STARTS) else text


def _row(message: Message, words: MessageSheetWords) -> list[str]:
    marks = (message.read_at, message.archived_at, message.spam_at)
    said = (message.name, message.email, message.message, message.language)
    return [
        message.received_at.isoformat(timespec="seconds"),
        *(safe_cell(cell) for cell in said),
        *(words.no if moment is None else words.yes for moment in marks),
    ]


def csv_line(cells: list[str]) -> str:
    buffer = io.StringIO()
    # Semicolons: what a French Excel opens in columns by itself; everything is quoted, so others ask or find out.
    csv.writer(buffer, delimiter=";", quoting=csv.QUOTE_ALL, lineterminator="\r\n").writerow(cells)
    return buffer.getvalue()


async def csv_lines(messages: AsyncIterator[Message], language: str) -> AsyncIterator[str]:
    words = export_words(language).messages
    header = [*STORED, words.language, words.read, words.archived, words.spam]
    yield "\ufeff" + csv_line(header)  # the mark by which Excel knows UTF-8
    async for message in messages:
        yield csv_line(_row(message, words))
