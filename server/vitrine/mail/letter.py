"""A mail before it is sent: checked headers, a plain part and an HTML part that say the same. Used by all rooms."""

import html
import re
from dataclasses import dataclass
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, make_msgid, parseaddr

_CONTROL = re.compile(r"[\x00-\x1f\x7f\u2028\u2029]")
# Words of a visitor inside our mail must not turn the text round or hide a part of it.
_INVISIBLE = re.compile(r"[\u202a-\u202e\u2066-\u2069\u200b\u200e\u200f\ufeff]")


class UnsafeHeader(ValueError):
    """A header's value holds a line break or no address: nothing is sent."""


@dataclass(frozen=True)
class Letter:
    """`paragraphs` are plain text; `action` is an optional (label, URL) shown as a button."""

    to: str
    subject: str
    paragraphs: tuple[str, ...]
    action: tuple[str, str] | None = None
    footer: str = ""
    reply_to: str = ""
    reply_to_name: str = ""
    key: str = ""  # letters, digits and hyphens: a letter sent again under its key has the same Message-ID


def _address(value: str, name: str = "") -> Address:
    if _CONTROL.search(value) or _CONTROL.search(name):
        raise UnsafeHeader("a line break in an address")
    _, spec = parseaddr(value)
    if spec != value.strip() or value.count("@") < 1:
        raise UnsafeHeader("not one plain address")
    try:
        return Address(display_name=_INVISIBLE.sub("", name), addr_spec=spec)
    except ValueError as error:
        raise UnsafeHeader(str(error)) from None


def _plain(letter: Letter) -> str:
    parts = list(letter.paragraphs)
    if letter.action:
        parts.append(f"{letter.action[0]} :\n{letter.action[1]}")
    if letter.footer:
        parts.append(f"-- \n{letter.footer}")
    return "\n\n".join(parts) + "\n"


def _paragraph(text: str) -> str:
    return f'<p style="margin:0 0 16px">{html.escape(text).replace(chr(10), "<br>")}</p>'


def _html(letter: Letter) -> str:
    body = "".join(_paragraph(text) for text in letter.paragraphs)
    if letter.action:
        label, url = (html.escape(part) for part in letter.action)
        body += (
            f'<p style="margin:24px 0"><a href="{url}" style="display:inline-block;padding:10px 18px;border-radius:8px;'
            f'background:#17181c;color:#ffffff;text-decoration:none">{label}</a></p>'
            f'<p style="margin:0 0 16px;font-size:13px;color:#5b5f6b;word-break:break-all">{url}</p>'
        )
    if letter.footer:
        body += f'<p style="margin:24px 0 0;font-size:13px;color:#5b5f6b">{html.escape(letter.footer)}</p>'
    return (
        '<!doctype html><html lang="fr"><head><meta charset="utf-8">'
        f"<title>{html.escape(letter.subject)}</title></head>"
        '<body style="margin:0;padding:24px;background:#f6f6f7;color:#17181c;'
        'font:16px/1.6 system-ui,-apple-system,Segoe UI,Arial,sans-serif">'
        '<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px">'
        f"{body}</div></body></html>"
    )


def compose(letter: Letter, sender: str) -> EmailMessage:
    if _CONTROL.search(letter.subject):
        raise UnsafeHeader("a line break in the subject")
    message = EmailMessage(policy=SMTP)
    name, spec = parseaddr(sender)
    message["From"] = _address(spec, name)
    message["To"] = _address(letter.to)
    message["Subject"] = _INVISIBLE.sub("", letter.subject)[:200]
    message["Date"] = format_datetime(datetime.now(UTC))
    domain = spec.rpartition("@")[2] or "localhost"
    message["Message-ID"] = f"<{letter.key}@{domain}>" if letter.key else make_msgid(domain=domain)
    message["Auto-Submitted"] = "auto-generated"
    if letter.reply_to:
        message["Reply-To"] = _address(letter.reply_to, letter.reply_to_name[:100])
    message.set_content(_plain(letter))
    message.add_alternative(_html(letter), subtype="html")
    return message
