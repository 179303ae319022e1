"""The older product's Message records → messages of ours. It checked little, so little is refused here."""

from typing import Any

from vitrine.content.documents import ID, MESSAGE, OLDER_NAMES
from vitrine.interchange import values
from vitrine.interchange.fields import Taken
from vitrine.interchange.report import Report
from vitrine.interchange.shape import Entry
from vitrine.interchange.values import BadValue
from vitrine.messages.earlier import EarlierMessage
from vitrine.messages.texts import EMAIL_MAX_CHARS, NAME_MAX_CHARS, Words, clean_line, clean_text


def _names(ours: str) -> tuple[str, ...]:
    return (MESSAGE[ours], *OLDER_NAMES.get(MESSAGE[ours], ()))


def _line(max_chars: int, path: str, report: Report) -> Any:
    def read(value: Any) -> str:
        line = clean_line(values.text(value))
        if len(line) > max_chars:
            report.leave_out(path, f"what comes after {max_chars} characters")
        return line[:max_chars].strip()

    return read


def _language(value: Any) -> str:
    code = values.text(value)
    if code and code != values.language_code(code):
        raise BadValue("no code of a language")
    return code


def _reasons(value: Any) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(reason, str) and len(reason) < 40 for reason in value):
        raise BadValue("no list of reasons")
    return [clean_line(reason) for reason in value]


def read_letter(entry: Entry, report: Report) -> EarlierMessage | None:
    taken = Taken(entry.value, report, entry.path)
    taken.take(ID)
    words = Words(
        name=taken.convert(_line(NAME_MAX_CHARS, f"{entry.path}.{MESSAGE['name']}", report), *_names("name")) or "",
        email=taken.convert(_line(EMAIL_MAX_CHARS, f"{entry.path}.{MESSAGE['email']}", report), *_names("email")) or "",
        message=clean_text(taken.convert(values.text, *_names("message")) or ""),
    )
    letter = EarlierMessage(
        words=words,
        received_at=taken.convert(values.moment, *_names("receivedAt")),
        language=taken.convert(_language, *_names("language")) or "",
        read_at=taken.convert(values.moment, *_names("readAt")),
        archived_at=taken.convert(values.moment, *_names("archivedAt")),
        spam_at=taken.convert(values.moment, *_names("spamAt")),
        spam_reasons=taken.convert(_reasons, *_names("spamReasons")) or [],
    )
    taken.report_rest()
    if not any((words.name, words.email, words.message)):
        report.leave_out(entry.path, "an empty message")
        return None
    if letter.received_at is None:
        report.note(entry.path, "it has no date and gets today's")
    return letter
