"""What an owner types as his domain, as the host that browsers will send: lower case, IDNA, nobody else's."""

import ipaddress
import re

import idna

from vitrine.platform.errors import Problem

MAX_CHARS = 240  # with the record's own label in front it still fits into a DNS name
_LABEL = re.compile(r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?")
# Names that no public resolver answers: nobody could prove one, and some lead into the operator's own network.
_NOT_PUBLIC = ("localhost", "local", "internal", "lan", "home", "corp", "invalid", "onion", "arpa", "alt")


class BadDomain(Problem):
    code, status = "domains.bad_host", 422


class OwnHost(Problem):
    """The address under which this instance itself is served."""

    code, status = "domains.own_host", 422


def normal_host(typed: str) -> str:
    """' https://Élise.FR/ ' → 'xn--lise-9oa.fr'. Refuses addresses, ports, paths and names of private networks."""
    name = re.sub(r"^https?://", "", typed.strip(), flags=re.IGNORECASE).removesuffix("/").removesuffix(".")
    try:
        host = idna.encode(name, uts46=True, transitional=False).decode("ascii").lower()
    except (idna.IDNAError, UnicodeError):
        raise BadDomain() from None
    labels = host.split(".")
    if len(host) > MAX_CHARS or len(labels) < 2 or not all(_LABEL.fullmatch(label) for label in labels):
        raise BadDomain()
    if labels[-1].isdigit() or labels[-1] in _NOT_PUBLIC or _is_address(host):
        raise BadDomain()
    return host


def pasted_host(typed: str) -> str:
    """'https://www.elise.fr/accueil' → 'www.elise.fr': whoever owns a name copies its address from the browser."""
    return normal_host(re.sub(r"^(https?://[^/?#]*|[^/?#:]*)[/?#].*$", r"\1", typed.strip(), flags=re.IGNORECASE))


def refuse_own(host: str, *own_hosts: str) -> None:
    """Our own host and names below it: an owner's page there would be 'same-site' with everybody's dashboard."""
    if any(host == own or host.endswith(f".{own}") for own in own_hosts if own):
        raise OwnHost()


def readable(host: str) -> str:
    """For the eye: 'xn--lise-9oa.fr' → 'élise.fr'."""
    try:
        return idna.decode(host)
    except idna.IDNAError:
        return host


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
