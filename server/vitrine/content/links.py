"""Which links may stand on a page: http, https, mailto, tel; everything else is refused."""

import re
from urllib.parse import urlsplit

_ADDRESS = re.compile(r"^[^\s@<>\"']+@[^\s@<>\"']+\.[^\s@<>\"']+$")
_NUMBER = re.compile(r"^\+?[0-9][0-9 ().\-/]{2,}$")
_BARE_HOST = re.compile(r"^[\w-]+(\.[\w-]+)+(:\d+)?([/?#]\S*)?$")
_FORBIDDEN = re.compile(r"[\x00-\x20\x7f-\x9f\\\u200e\u200f\u202a-\u202e\u2066-\u2069]")


class BadLink(ValueError):
    """Not a link that a visitor may be sent to."""


def normalise_link(written: str) -> str:
    """What the owner wrote, as a full link. Raises BadLink."""
    link = written.strip()
    if not link:
        return ""
    if _NUMBER.match(link):
        return "tel:" + re.sub(r"[^+0-9]", "", link)
    if _FORBIDDEN.search(link):
        raise BadLink(written)
    if _ADDRESS.match(link) and ":" not in link and "/" not in link:
        return "mailto:" + link
    if _BARE_HOST.match(link):
        return "https://" + link
    try:
        parts = urlsplit(link)
        host = parts.hostname
    except ValueError:
        raise BadLink(written) from None
    scheme = parts.scheme.lower()
    if scheme in ("http", "https") and host and link[len(scheme) :].startswith("://"):
        return link
    if scheme == "mailto" and _ADDRESS.match(parts.path):
        return link
    if scheme == "tel" and re.fullmatch(r"\+?[0-9().\-]{3,}", parts.path) and not parts.netloc:
        return link
    raise BadLink(written)
