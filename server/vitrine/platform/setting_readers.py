"""How the words of a setting are read: each takes a text and gives its value, or says what it must be.

Not by Pydantic, which looks at all that comes by the API: to read it and to build models of our settings took an
eighth of a second of every start and every command (docs/performance.md).
"""

import ipaddress
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast, get_args
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo

SHORTEST_TOKEN = 16
MAX_EXAMPLES = 3


def folder(value: str | Path) -> Path:
    return Path(value).expanduser().resolve()


def one_of(literal: Any) -> Callable[[str], str]:
    """Of a Literal's words."""
    words: tuple[str, ...] = get_args(literal)

    def read(value: str) -> str:
        if value not in words:
            raise ValueError(f"must be {' or '.join(words)}")
        return value

    return read


def whole(least: int, most: int | None = None) -> Callable[[object], int]:
    """A whole number: a text in a variable, a number in VITRINE_LIMITS."""
    bounds = f"from {least} to {most}" if most is not None else f"of {least} at least"

    def read(value: object) -> int:
        is_written = isinstance(value, str) and re.fullmatch(r"-?[0-9]{1,18}", value.strip())
        if is_written or (isinstance(value, int) and not isinstance(value, bool)):
            number = int(cast(str | int, value))
            if number >= least and (most is None or number <= most):
                return number
        raise ValueError(f"must be a whole number {bounds}")

    return read


def seconds(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value < float("inf"):
        raise ValueError("must be a number of seconds")
    return float(value)


_RATE = re.compile(r"[0-9]+\s*(?:/|per)\s*(?:[1-9][0-9]*\s*)?(?:second|minute|hour|day|month|year)s?", re.IGNORECASE)


def rate(value: object) -> str:
    """As platform/http/throttle.py understands it: a wrong one would be found by the first who is counted."""
    if not isinstance(value, str) or not _RATE.fullmatch(value.strip()):
        raise ValueError("must be so many in a time, such as 10/15 minutes")
    return value


def text(value: str) -> str:
    return value


def names(value: str) -> tuple[str, ...]:
    """Separated by commas."""
    return tuple(part.strip() for part in value.split(",") if part.strip())


def examples(value: str) -> tuple[str, ...]:
    found = names(value)
    if len(found) > MAX_EXAMPLES:
        raise ValueError("three sites at most")
    return tuple(slug.lstrip("/@") for slug in found)


def web_origin(value: str) -> str:
    parts = urlsplit(value)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/"):
        raise ValueError("must be an origin such as https://vitrine.example")
    return f"{parts.scheme}://{parts.netloc}"


def service_url(value: str) -> str:
    """With or without the protocol's own last step: both are written in such services' manuals."""
    parts = urlsplit(value)
    is_plain = not (parts.query or parts.fragment or parts.username)
    if value and (parts.scheme not in ("http", "https") or not parts.hostname or not is_plain):
        raise ValueError("must be an address such as https://translate.example")
    return value.rstrip("/").removesuffix("/translate")


def timezone(value: str) -> str:
    try:
        ZoneInfo(value)
    except (OSError, ValueError, KeyError):
        raise ValueError(f"'{value}' is not a time zone such as Europe/Paris") from None
    return value


def mail_address(value: str) -> str:
    """As much of a check as needs no library: a start must not wait for one. Mailing checks the rest."""
    if value and (value.count("@") != 1 or not value.isprintable() or " " in value or "@" in (value[0], value[-1])):
        raise ValueError("must be an address such as abus@vitrine.example")
    return value


def name_server(value: str) -> tuple[str, int]:
    """'9.9.9.9', '[2620:fe::fe]' or '127.0.0.1:5353' as an address and a port."""
    parts = urlsplit(f"dns://{value}")
    try:
        address = ipaddress.ip_address(parts.hostname or "")
        return str(address), parts.port or 53
    except ValueError:
        raise ValueError(f"'{value}' is not an address such as 9.9.9.9 or 127.0.0.1:5353") from None


def name_servers(value: str) -> tuple[str, ...]:
    found = names(value)
    for address in found:
        name_server(address)
    return found


def networks(value: str) -> tuple[str, ...]:
    """A network must be one: of '10.0.0.5/8' some would read the address, others all of 10.0.0.0/8."""
    found = names(value)
    for network in found:
        try:
            ipaddress.ip_network(network if "/" in network else "0.0.0.0/0")
        except ValueError:
            raise ValueError(f"'{network}' is not a network such as 10.0.0.0/8") from None
    return found


def token(value: str) -> str:
    if value and len(value) < SHORTEST_TOKEN:
        raise ValueError(f"a token has {SHORTEST_TOKEN} characters at least; `openssl rand -hex 32` makes one")
    return value


def contacts(value: str) -> tuple[str, ...]:
    """As security.txt has them (RFC 9116)."""
    found = names(value)
    for contact in found:
        if not contact.startswith(("mailto:", "https://", "tel:")) or not contact.isascii() or " " in contact:
            raise ValueError(f"'{contact}' is not a contact such as mailto:security@vitrine.example or https://…")
    return found
