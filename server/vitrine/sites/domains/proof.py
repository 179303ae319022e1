"""Asks the world whether a host is its claimant's: a TXT record, or a file on the web server that is there now.

Both ways out are small interfaces, because tests reach no public resolver. The fetcher is made for addresses that
strangers chose: it connects to public addresses only, to the very one that it checked, and reads little and briefly.
"""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, Protocol
from urllib.parse import urlsplit

from vitrine.platform.setting_readers import name_server

if TYPE_CHECKING:
    import dns.asyncresolver
    import httpx  # else imported where it is used: no start needs it

RECORD_LABEL = "_vitrine"
FILE_PATH = "/.well-known/vitrine.txt"
# Answered by this instance alone: the file of the proof may lie on another server, whatever the name leads to.
HERE_PATH = "/.well-known/vitrine-here.txt"
SECONDS = 5.0
MAX_BYTES = 512
MAX_REDIRECTS = 2
MAX_ADDRESSES = 4
# Networks that carry another address inside: what is public about them says nothing about where they lead.
_CARRIERS = tuple(
    ipaddress.ip_network(network) for network in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")
)
log = logging.getLogger(__name__)

# What was found at the place of a proof: nothing, the token, something else, or no answer at all.
Seen = Literal["missing", "token", "other", "unreachable"]


class NoAnswer(Exception):
    """The resolver or the web server did not answer, or not in a way that we accept."""


class Lookup(Protocol):
    async def texts(self, name: str) -> list[str]:
        """The TXT records of a name, none when it has none. Raises NoAnswer."""

    async def addresses(self, host: str) -> list[str]:
        """Its IPv4 and IPv6 addresses. Raises NoAnswer."""


class Fetcher(Protocol):
    async def read(self, host: str, path: str) -> str | None:
        """The text of a small file on that host, None when there is none. Raises NoAnswer."""


class PublicLookup:
    """The resolver of the machine, unless name servers are given: a private network's may answer what nobody sees."""

    def __init__(self, name_servers: tuple[str, ...] = ()) -> None:
        self._name_servers = name_servers
        self._resolver: dns.asyncresolver.Resolver | None = None

    def _open(self) -> dns.asyncresolver.Resolver:
        import dns.asyncresolver
        from dns.nameserver import Do53Nameserver

        if not self._name_servers:
            return dns.asyncresolver.Resolver()
        resolver = dns.asyncresolver.Resolver(configure=False)
        resolver.nameservers = [Do53Nameserver(*name_server(address)) for address in self._name_servers]
        return resolver

    async def _ask(self, name: str, kind: str) -> list[str]:
        import dns.exception
        import dns.resolver

        try:
            # Made at the first question: a machine without a resolver can still serve.
            self._resolver = self._resolver or self._open()
            answer = await self._resolver.resolve(name, kind, lifetime=SECONDS, search=False)
        except (dns.resolver.NXDOMAIN, dns.resolver.NoAnswer):
            return []
        except (dns.exception.DNSException, OSError) as error:
            raise NoAnswer(type(error).__name__) from error
        if kind == "TXT":
            return [b"".join(record.strings).decode("utf-8", "replace") for record in answer]
        return [record.address for record in answer]

    async def texts(self, name: str) -> list[str]:
        return await self._ask(name, "TXT")

    async def addresses(self, host: str) -> list[str]:
        v4, v6 = await asyncio.gather(self._ask(host, "A"), self._ask(host, "AAAA"))
        return v4 + v6


def is_public(address: str) -> bool:
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return False
    if isinstance(ip, ipaddress.IPv6Address) and (ip.ipv4_mapped or any(ip in carrier for carrier in _CARRIERS)):
        return False
    if getattr(ip, "is_site_local", False):  # fec0::/10: private in its day, which Python takes for public
        return False
    return ip.is_global and not (ip.is_multicast or ip.is_reserved or ip.is_unspecified)


class PublicFetcher:
    """http, and https where the same host sends us there. Never another host, port, or a private address."""

    def __init__(self, lookup: Lookup, transport: httpx.AsyncBaseTransport | None = None) -> None:
        self._lookup, self._transport = lookup, transport

    async def read(self, host: str, path: str) -> str | None:
        import httpx

        try:
            async with asyncio.timeout(SECONDS):
                return await self._read(host, path)
        except (httpx.HTTPError, httpx.InvalidURL, OSError, TimeoutError, ValueError) as error:
            raise NoAnswer(type(error).__name__) from error

    async def _read(self, host: str, path: str) -> str | None:
        import httpx

        found = await self._lookup.addresses(host)
        # One private address among public ones is a trick, not a web server.
        if not found or not all(is_public(address) for address in found[:MAX_ADDRESSES]):
            raise NoAnswer("no public address")
        scheme = "http"
        async with httpx.AsyncClient(
            trust_env=False, follow_redirects=False, timeout=SECONDS, transport=self._transport
        ) as client:
            for _turn in range(1 + MAX_REDIRECTS):
                answer = await self._first_answer(client, scheme, host, found[:MAX_ADDRESSES], path)
                if not answer.is_redirect:
                    return answer.text if answer.status_code == 200 else None
                scheme, path = _within(host, path, answer.headers["location"])
        raise NoAnswer("too many redirects")

    async def _first_answer(
        self, client: httpx.AsyncClient, scheme: str, host: str, addresses: list[str], path: str
    ) -> httpx.Response:
        import httpx

        failure: Exception = NoAnswer()
        for address in addresses:
            literal = f"[{address}]" if ":" in address else address
            try:
                # By address, so that the name cannot mean another one by now; the certificate is still the host's.
                async with client.stream(
                    "GET",
                    f"{scheme}://{literal}{path}",
                    headers={"Host": host, "Accept": "text/plain", "Accept-Encoding": "identity"},
                    extensions={"sni_hostname": host},
                ) as answer:
                    return httpx.Response(
                        answer.status_code, headers=_plain(answer.headers), content=await _beginning(answer)
                    )
            except httpx.TransportError as error:
                failure = error
        raise failure


def _plain(headers: httpx.Headers) -> dict[str, str]:
    return {"location": headers["location"]} if "location" in headers else {}


async def _beginning(answer: httpx.Response) -> bytes:
    body = b""
    async for chunk in answer.aiter_raw():
        body += chunk
        if len(body) > MAX_BYTES:
            break
    return body if len(body) <= MAX_BYTES else b""  # longer than any token: something else, whatever it begins with


def _within(host: str, path: str, location: str) -> tuple[str, str]:
    target = urlsplit(location)
    scheme = target.scheme or "http"
    standard = {"http": 80, "https": 443}
    if scheme not in standard or (target.hostname or host) != host or target.port not in (None, standard[scheme]):
        raise NoAnswer("redirected elsewhere")
    if (target.path or path) != path or target.username:
        raise NoAnswer("redirected elsewhere")
    return scheme, path


@dataclass(frozen=True)
class Finding:
    record: Seen
    file: Seen

    @property
    def is_proof(self) -> bool:
        return "token" in (self.record, self.file)

    @property
    def is_silence(self) -> bool:
        """Nobody answered about the record: our resolver's trouble, or theirs; it says nothing about the domain."""
        return not self.is_proof and self.record == "unreachable"


class DomainVerifier:
    """Looks at both places at once. Tests give it a lookup and a fetcher of their own."""

    def __init__(self, lookup: Lookup, fetcher: Fetcher) -> None:
        self._lookup, self._fetcher = lookup, fetcher

    async def look(self, host: str, token: str) -> Finding:
        record, file = await asyncio.gather(self._record(host, token), self._file(host, token))
        return Finding(record, file)

    async def leads_here(self, host: str, answer: str) -> bool:
        """Whether a visitor of this host gets this instance, which answers so."""
        try:
            text = await self._fetcher.read(host, HERE_PATH)
        except NoAnswer as reason:
            log.info("a domain does not lead here", extra={"host": host, "reason": str(reason)})
            return False
        return text is not None and hmac.compare_digest(text.strip().encode(), answer.encode())

    async def _record(self, host: str, token: str) -> Seen:
        try:
            texts = await self._lookup.texts(f"{RECORD_LABEL}.{host}")
        except NoAnswer as reason:
            log.info("no TXT answer", extra={"host": host, "reason": str(reason)})
            return "unreachable"
        if token in (text.strip() for text in texts):
            return "token"
        return "other" if texts else "missing"

    async def _file(self, host: str, token: str) -> Seen:
        try:
            text = await self._fetcher.read(host, FILE_PATH)
        except NoAnswer as reason:
            log.info("no file answer", extra={"host": host, "reason": str(reason)})
            return "unreachable"
        if text is None:
            return "missing"
        return "token" if text.strip() == token else "other"


def public_verifier(name_servers: tuple[str, ...] = ()) -> DomainVerifier:
    lookup = PublicLookup(name_servers)
    return DomainVerifier(lookup, PublicFetcher(lookup))
