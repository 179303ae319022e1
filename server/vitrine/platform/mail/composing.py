"""A letter as a mail: checked headers, a plain part and an HTML part that say the same.

Read with the first mail: Python's own library for mails takes a megabyte.
"""

import re
import secrets
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from email.errors import MultipartInvariantViolationDefect
from email.header import decode_header, make_header
from email.headerregistry import Address
from email.message import EmailMessage, Message
from email.parser import BytesHeaderParser
from email.policy import SMTP, compat32
from email.utils import make_msgid, parseaddr

from vitrine.platform.html_templates import render_html
from vitrine.platform.mail.letter import NAME_CHARS, SUBJECT_CHARS, Letter, UnsafeHeader, plain_text

_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")
# Words of a visitor inside our mail must not turn the text round or hide a part of it.
_INVISIBLE = re.compile(r"[\u202a-\u202e\u2066-\u2069\u200b\u200e\u200f\ufeff]")
# An encoded word, `=?utf-8?B?…?=`, is decoded by Python before 3.11.10 where a header is set, line breaks and all, and
# by every mail program where it is read. Nothing that we are given may be one, nor become one when a long header is
# folded, where a space between two encoded parts is lost: so its first sign is written wide, not set apart by a space.
_ENCODED_WORD = "=?"
_BEGINS_ENCODED_WORD = re.compile(r"=(?=\s*\?)")
_WIDE_EQUALS = "\uff1d"
# What structures a list of addresses. Some versions of Python lose the quotes around it when a long name is folded.
_STRUCTURE = re.compile(r'[\\"<>()\[\]@,:;.]')
RIGHT_TO_LEFT = ("ar",)
_FORM = ["multipart/alternative", "text/plain", "text/html"]
_OF_PARTS = {"Content-Type", "Content-Transfer-Encoding", "MIME-Version"}
_HEADS = BytesHeaderParser(policy=compat32)


def _words(text: str) -> str:
    """Text as it may stand in a header: said as it was written, understood as nothing but text."""
    if _CONTROL.search(text):
        raise UnsafeHeader("a line break in a header")
    return _BEGINS_ENCODED_WORD.sub(_WIDE_EQUALS, _INVISIBLE.sub("", text))


def _name(text: str) -> str:
    return " ".join(_STRUCTURE.sub(" ", _words(text)).split())


def _address(value: str, name: str = "") -> Address:
    if _CONTROL.search(value):
        raise UnsafeHeader("a line break in an address")
    _, spec = parseaddr(value)
    if spec != value.strip() or value.count("@") < 1 or _ENCODED_WORD in value:
        raise UnsafeHeader("not one plain address")
    try:
        return Address(display_name=_name(name), addr_spec=spec)
    except ValueError as error:
        raise UnsafeHeader(str(error)) from None


def _html(letter: Letter) -> str:
    return render_html("platform/mail/templates/letter.html", letter=letter, is_rtl=letter.language in RIGHT_TO_LEFT)


@dataclass(frozen=True)
class Composed:
    message: EmailMessage
    raw: bytes  # as it was read back: to write a mail out takes half as long as to make it


def compose(letter: Letter, sender: str) -> Composed:
    message = EmailMessage(policy=SMTP)
    name, spec = parseaddr(sender)
    domain = spec.rpartition("@")[2] or "localhost"
    message["From"] = _address(spec, name)
    message["To"] = _address(letter.to)
    message["Subject"] = _words(letter.subject[:SUBJECT_CHARS])
    message["Date"] = datetime.now(UTC)
    message["Message-ID"] = f"<{letter.key}@{domain}>" if letter.key else make_msgid(domain=domain)
    message["Auto-Submitted"] = "auto-generated"
    if letter.reply_to:
        message["Reply-To"] = _address(letter.reply_to, letter.reply_to_name[:NAME_CHARS])
    boundary = f"={secrets.token_hex(12)}="  # nobody can guess it: no text holds it
    message.set_content(_lines(plain_text(letter)), cte="quoted-printable")
    message.make_alternative(boundary)
    message.add_alternative(_lines(_html(letter)), subtype="html", cte="quoted-printable")
    raw = message.as_bytes()
    read = _read_as_meant(raw, boundary, message.keys())
    if letter.reply_to and letter.reply_to_name and _ENCODED_WORD in str(make_header(decode_header(read["Reply-To"]))):
        # Some versions of Python encode a part of a long name twice when they fold it. Better no name than such a one.
        return compose(replace(letter, reply_to_name=""), sender)
    return Composed(message, raw)


def _lines(text: str) -> str:
    return re.sub(r"\r\n?", "\n", text)


def _read_as_meant(raw: bytes, boundary: str, headers: list[str]) -> Message:
    """What was built, as a mail program reads it: whatever the library made of it, it has our headers and parts.

    Heads alone are parsed, the mail's and each part's: what lies between them cannot be taken for one, because nobody
    knew the boundary when he wrote it.
    """
    *pieces, rest = raw.split(f"--{boundary}".encode())
    heads = [_HEADS.parsebytes(piece.removeprefix(b"\r\n").partition(b"\r\n\r\n")[0]) for piece in pieces]
    if rest.strip() != b"--" or [head.get_content_type() for head in heads] != _FORM:
        raise UnsafeHeader("the mail holds other parts than ours")
    if heads[0].keys() != headers or any(set(head.keys()) - _OF_PARTS for head in heads[1:]):
        raise UnsafeHeader("the mail holds other headers than ours")
    # Some versions of Python miss the parts behind a head that is read alone.
    defects = [one for head in heads for one in head.defects if not isinstance(one, MultipartInvariantViolationDefect)]
    if defects or any(head.get_payload() for head in heads):
        raise UnsafeHeader("the mail cannot be read back")
    return heads[0]
