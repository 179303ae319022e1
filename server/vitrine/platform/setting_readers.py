"""How the words of a setting are read: each takes a text and gives its value, or says what it must be.

Not by Pydantic, which looks at all that comes by the API: to read it and to build models of our settings took an
eighth of a second of every start and every command (docs/performance.md).
"""

import ipaddress
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast, get_args
from urllib.parse import SplitResult, urlsplit
from zoneinfo import ZoneInfo

from vitrine.platform.postgres_url import connect_arguments

SHORTEST_TOKEN = 16
SHORTEST_KEY = 32
MAX_EXAMPLES = 3


def folder(value: str | Path) -> Path:
    """Of a folder that may be made later; what cannot become one is refused."""
    path = Path(value).expanduser().resolve()
    first = next(above for above in (path, *path.parents) if above.exists())
    if not first.is_dir():
        raise ValueError(f"{first} is not a folder")
    return path


def file(value: str | Path) -> Path:
    path = Path(value).expanduser().resolve()
    if path.is_dir():
        raise ValueError(f"{path} is a folder, not a file")
    folder(path.parent)
    return path


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
    if not value.isprintable():
        raise ValueError("must be one line of plain text")
    return value


def word(value: str) -> str:
    if not value.isprintable() or " " in value:
        raise ValueError("must be one word, without spaces")
    return value


def names(value: str) -> tuple[str, ...]:
    """Separated by commas."""
    return tuple(part.strip() for part in value.split(",") if part.strip())


_SLUG = re.compile(r"[a-z0-9][a-z0-9-]*")


def slug(value: str) -> str:
    """A site's address, with or without what stands before it."""
    found = value.removeprefix("/").removeprefix("@")
    if not _SLUG.fullmatch(found):
        raise ValueError(f"'{value}' is not a site's address such as elise-marechal")
    return found


def examples(value: str) -> tuple[str, ...]:
    found = names(value)
    if len(found) > MAX_EXAMPLES:
        raise ValueError("three sites at most")
    return tuple(map(slug, found))


_HOST = re.compile(r"(?!-)[A-Za-z0-9_-]{1,63}(?:\.[A-Za-z0-9_-]{1,63})*")


def host(value: str) -> str:
    """An address or a name of this machine, to listen at."""
    try:
        return str(ipaddress.ip_address(value))
    except ValueError:
        if _HOST.fullmatch(value) and not value.replace(".", "").isdigit():
            return value
        raise ValueError("must be an address of this machine such as 127.0.0.1, 0.0.0.0 or ::") from None


# People write postgresql://; the engine needs to know its driver.
_ENGINES = {
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
}


def database_url(value: str) -> str:
    scheme, _, rest = value.partition("://")
    if scheme not in _ENGINES:
        raise ValueError(f"'{scheme}' is neither sqlite nor postgresql")
    if _ENGINES[scheme].startswith("postgresql"):
        connect_arguments(value)
    return f"{_ENGINES[scheme]}://{rest}"


_STORES = ("file", "s3", "s3a", "gs", "az", "adl", "azure", "abfs", "abfss", "https")


def blobs_url(value: str) -> str:
    parts = urlsplit(value)
    if parts.scheme not in _STORES or not (parts.path if parts.scheme == "file" else parts.hostname):
        raise ValueError("must be a store such as s3://bucket/prefix or file:///folder")
    return value


def redis_url(value: str) -> str:
    parts = urlsplit(value)
    is_known = parts.scheme in ("redis", "rediss", "redis+sentinel", "redis+cluster") and parts.hostname
    if not is_known and not (parts.scheme == "redis+unix" and parts.path):
        raise ValueError("must look like redis://host:6379 or rediss://user:password@host")
    return value


def smtp_url(value: str) -> str:
    """Read again by platform/mail/smtp.py, with names and passwords."""
    parts = urlsplit(value)
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or _port(parts) == 0:
        raise ValueError("must look like smtp://user:password@host:587 or smtps://host")
    return value


def _port(parts: SplitResult) -> int | None:
    """Python's own words for a wrong port repeat it, and with it a password that holds a slash."""
    try:
        return parts.port
    except ValueError:
        return 0


_SENDER = re.compile(r"(?:[^<>]*<)?[^@<>\s]+@[^@<>\s]+>?")


def sender(value: str) -> str:
    if not value.isprintable() or not _SENDER.fullmatch(value) or ("<" in value) != value.endswith(">"):
        raise ValueError("must look like Vitrine <vitrine@vitrine.example>")
    return value


def secret_keys(value: str) -> tuple[str, ...]:
    found = names(value)
    if not found or any(len(key) < SHORTEST_KEY for key in found):
        raise ValueError(f"every key needs at least {SHORTEST_KEY} characters; `openssl rand -hex 32` makes one")
    return found


_AGE_KEY = re.compile(r"age1[02-9ac-hj-np-z]{58}")


def recipients(value: str) -> tuple[str, ...]:
    """Public keys, or files of them, which are looked at when they are needed."""
    found = names(value)
    for one in found:
        if one.startswith("AGE-SECRET-KEY-"):
            raise ValueError("that is a secret key: a backup is encrypted to the public one, which begins with age1")
        is_ssh = one.startswith("ssh-")
        if (one.startswith("age1") and not _AGE_KEY.fullmatch(one)) or (is_ssh and len(one.split()) < 2):
            raise ValueError(f"'{one[:80]}' is no public key of age or ssh")
        if not one.isprintable():
            raise ValueError("must be public keys of age or ssh, or files of them")
    return found


def web_origin(value: str) -> str:
    parts = urlsplit(value)
    is_web = parts.scheme in ("http", "https") and parts.hostname and _port(parts) != 0
    if not is_web or parts.path not in ("", "/"):
        raise ValueError("must be an origin such as https://vitrine.example")
    return f"{parts.scheme}://{parts.netloc}"


def service_url(value: str) -> str:
    parts = urlsplit(value)
    is_plain = not (parts.query or parts.fragment or parts.username)
    if value and (parts.scheme not in ("http", "https") or not parts.hostname or not is_plain or _port(parts) == 0):
        raise ValueError("must be an address such as https://service.example")
    return value


def translation_url(value: str) -> str:
    """With or without the protocol's own last step: both are written in such services' manuals."""
    return service_url(value).rstrip("/").removesuffix("/translate")


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
    """A network must be one: of '10.0.0.5/8' some would read the address, others all of 10.0.0.0/8.
    A name would be believed by nobody: who calls is known by an address.
    """
    found = names(value)
    for network in found:
        try:
            if network != "*":
                ipaddress.ip_network(network)
        except ValueError:
            raise ValueError(f"'{network}' is not an address or a network such as 10.0.0.0/8") from None
    return found


def token(value: str) -> str:
    if len(word(value)) < SHORTEST_TOKEN:
        raise ValueError(f"a token has {SHORTEST_TOKEN} characters at least; `openssl rand -hex 32` makes one")
    return value


def contacts(value: str) -> tuple[str, ...]:
    """As security.txt has them (RFC 9116)."""
    found = names(value)
    for contact in found:
        if not contact.startswith(("mailto:", "https://", "tel:")) or not contact.isascii() or " " in contact:
            raise ValueError(f"'{contact}' is not a contact such as mailto:security@vitrine.example or https://…")
    return found
