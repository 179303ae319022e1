"""The older product's Message records → messages of ours. It checked little, so little is refused here."""

from collections.abc import Callable
from typing import Any, TypeVar

from vitrine.content.documents import ID, MESSAGE, MESSAGE_OURS, OLDER_NAMES, OURS
from vitrine.public.messages.earlier import EarlierMessage
from vitrine.public.messages.texts import EMAIL_MAX_CHARS, NAME_MAX_CHARS, Words, clean_line, clean_text
from vitrine.transfer.interchange import values
from vitrine.transfer.interchange.fields import FieldReader, holder_of
from vitrine.transfer.interchange.report import Report
from vitrine.transfer.interchange.shape import Entry
from vitrine.transfer.interchange.values import BadValue

T = TypeVar("T")


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
    taken = FieldReader(entry.value, report, entry.path)
    taken.take(ID)
    ours = taken.inner(OURS)

    def of_ours(read: Callable[[Any], T | None], name: str) -> T | None:
        """Earlier exports had it beside the older product's own."""
        alias = MESSAGE_OURS[name]
        return holder_of((alias,), [ours, taken]).convert(read, alias)

    words = Words(
        name=taken.convert(_line(NAME_MAX_CHARS, f"{entry.path}.{MESSAGE['name']}", report), *_names("name")) or "",
        email=taken.convert(_line(EMAIL_MAX_CHARS, f"{entry.path}.{MESSAGE['email']}", report), *_names("email")) or "",
        message=clean_text(taken.convert(values.text, *_names("message")) or ""),
    )
    letter = EarlierMessage(
        words=words,
        received_at=taken.convert(values.moment, *_names("receivedAt")),
        language=of_ours(_language, "language") or "",
        read_at=of_ours(values.moment, "readAt"),
        archived_at=of_ours(values.moment, "archivedAt"),
        spam_at=of_ours(values.moment, "spamAt"),
        spam_reasons=of_ours(_reasons, "spamReasons") or [],
    )
    taken.report_rest()
    ours.report_rest()
    if not any((words.name, words.email, words.message)):
        report.leave_out(entry.path, "an empty message")
        return None
    if letter.received_at is None:
        report.note(entry.path, "it has no date and gets today's")
    return letter
