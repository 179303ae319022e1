"""Looking for a proof: real DNS packets, and a fetcher that no stranger's name leads into a private network."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable
from typing import cast

import dns.asyncresolver
import dns.flags
import dns.message
import dns.rcode
import dns.rrset
import httpx
import pytest

from tests.factories.attacks import Attack
from vitrine.sites.domains.proof import (
    MAX_BYTES,
    DomainVerifier,
    Finding,
    NoAnswer,
    PublicFetcher,
    PublicLookup,
    is_public,
)

ZONE = {
    ("_vitrine.elise.example.", "TXT"): ['"v=spf1 -all"', '"vitrine-" "0123"'],
    ("elise.example.", "A"): ["93.184.216.34"],
    ("elise.example.", "AAAA"): ["2606:2800:220:1::1"],
    ("broken.example.", "TXT"): [],
}


class NameServer(asyncio.DatagramProtocol):
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.DatagramTransport, transport)

    def datagram_received(self, data: bytes, addr: tuple[str, int]) -> None:
        question = dns.message.from_wire(data)
        answer = dns.message.make_response(question)
        answer.flags |= dns.flags.RA
        asked = question.question[0]
        name, kind = asked.name.to_text(), dns.rdatatype.to_text(asked.rdtype)
        if name.endswith("broken.example."):
            answer.set_rcode(dns.rcode.SERVFAIL)
        elif records := ZONE.get((name, kind)):
            answer.answer.append(dns.rrset.from_text(name, 60, "IN", kind, *records))
        elif not any(known == name for known, _kind in ZONE):
            answer.set_rcode(dns.rcode.NXDOMAIN)
        self.transport.sendto(answer.to_wire(), addr)


@pytest.fixture
async def lookup() -> AsyncIterator[PublicLookup]:
    loop = asyncio.get_running_loop()
    transport, _ = await loop.create_datagram_endpoint(NameServer, local_addr=("127.0.0.1", 0))
    yield PublicLookup((f"127.0.0.1:{transport.get_extra_info('sockname')[1]}",))
    transport.close()


async def test_records_are_read_as_they_were_written(lookup: PublicLookup) -> None:
    assert sorted(await lookup.texts("_vitrine.elise.example")) == ["v=spf1 -all", "vitrine-0123"]
    assert await lookup.texts("_vitrine.nobody.example") == []
    assert await lookup.texts("elise.example") == []
    assert await lookup.addresses("elise.example") == ["93.184.216.34", "2606:2800:220:1::1"]


async def test_a_failing_resolver_is_no_answer_rather_than_no_record(lookup: PublicLookup) -> None:
    with pytest.raises(NoAnswer):
        await lookup.texts("_vitrine.broken.example")


class Addresses:
    """A lookup whose host has these addresses."""

    def __init__(self, *addresses: str) -> None:
        self._addresses = list(addresses)

    async def texts(self, name: str) -> list[str]:
        return []

    async def addresses(self, host: str) -> list[str]:
        return self._addresses


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
        "255.255.255.255", "192.0.2.1", "::1", "::", "fe80::1", "fc00::1", "ff02::1", "::ffff:127.0.0.1",
        "::ffff:93.184.216.34", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:7f00:1::", "localhost", "", "fe80::1%eth0",
        "fec0::1", "feff::1",
    ],
)  # fmt: skip
async def test_no_private_address_is_called(address: str, attack: Attack) -> None:
    assert not is_public(address)
    called: list[httpx.Request] = []

    def answer(request: httpx.Request) -> httpx.Response:
        called.append(request)
        return httpx.Response(200, text="secret")

    for found in ([address], ["93.184.216.34", address], [address, "93.184.216.34"]):
        fetcher = PublicFetcher(Addresses(*found), httpx.MockTransport(answer))
        with pytest.raises(NoAnswer):
            await fetcher.read("elise.example", "/.well-known/vitrine.txt")
    assert called == []
    attack(
        "a domain to be proven that leads to a private address, alone or beside a public one",
        attempts=3,
        result="nothing is called",
    )


def said(status: int, text: str = "", location: str = "") -> httpx.Response:
    """Arriving in pieces, as from a socket."""

    async def pieces() -> AsyncIterator[bytes]:
        yield text.encode()

    return httpx.Response(status, content=pieces(), headers={"location": location} if location else {})


def fetcher_of(answer: Callable[[httpx.Request], httpx.Response]) -> PublicFetcher:
    return PublicFetcher(Addresses("93.184.216.34"), httpx.MockTransport(answer))


async def test_the_checked_address_is_the_one_called_under_the_hosts_name() -> None:
    def answer(request: httpx.Request) -> httpx.Response:
        assert (request.url.host, request.headers["host"]) == ("93.184.216.34", "elise.example")
        assert request.extensions["sni_hostname"] == "elise.example"
        assert "cookie" not in request.headers
        return said(200, "vitrine-0123\n")

    assert await fetcher_of(answer).read("elise.example", "/x") == "vitrine-0123\n"


async def test_the_same_host_may_lead_to_https() -> None:
    def answer(request: httpx.Request) -> httpx.Response:
        if request.url.scheme == "http":
            return said(301, location="https://elise.example/x")
        return said(200, "vitrine-0123")

    assert await fetcher_of(answer).read("elise.example", "/x") == "vitrine-0123"


@pytest.mark.parametrize(
    "location",
    [
        "http://127.0.0.1/x",
        "https://evil.example/x",
        "http://elise.example:8080/x",
        "http://elise.example:bad/x",
        "file:///etc/passwd",
        "https://user@elise.example/x",
        "/elsewhere",
        "//evil.example/x",
        "http://elise.example/x",  # for ever
    ],
)
async def test_no_other_way_is_followed(location: str, attack: Attack) -> None:
    turns = itertools.count()

    def answer(request: httpx.Request) -> httpx.Response:
        assert request.url.host == "93.184.216.34" and next(turns) < 5
        return said(302, location=location)

    with pytest.raises(NoAnswer):
        await fetcher_of(answer).read("elise.example", "/x")
    attack("redirects of the proof's file to another host, port or path", attempts=1, result="not followed")


async def test_a_long_answer_is_read_no_further_than_needed() -> None:
    sent = itertools.count()

    async def endless() -> AsyncIterator[bytes]:
        while True:
            next(sent)
            yield b"x" * 100

    text = await fetcher_of(lambda _request: httpx.Response(200, content=endless())).read("elise.example", "/x")
    assert text == ""
    assert next(sent) < 10


@pytest.mark.parametrize(
    ("rest", "seen"), [("\n", "token"), ("\nand more", "other"), (" " * MAX_BYTES + "and more", "other")]
)
async def test_a_file_that_only_begins_with_the_token_proves_nothing(rest: str, seen: str) -> None:
    verifier = DomainVerifier(Addresses(), fetcher_of(lambda _request: said(200, f"vitrine-0123{rest}")))
    assert (await verifier.look("elise.example", "vitrine-0123")).file == seen


async def test_missing_files_and_dead_servers_are_told_apart() -> None:
    def dead(request: httpx.Request) -> httpx.Response:
        raise httpx.ConnectError("refused")

    found = await DomainVerifier(Addresses(), fetcher_of(lambda _request: said(404, "t"))).look("a.example", "t")
    assert found == Finding(record="missing", file="missing")
    found = await DomainVerifier(Addresses(), fetcher_of(dead)).look("a.example", "t")
    assert found == Finding(record="missing", file="unreachable")
    assert not found.is_proof
