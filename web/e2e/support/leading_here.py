"""For journeys with a name server of their own: every public address is this machine's, at this server's own port.

No journey has a public address or port 80. The names are looked up and their addresses checked as anywhere.
"""

import os

import httpx

from vitrine import api
from vitrine.sites.domains.proof import DomainVerifier, PublicFetcher, PublicLookup


class ThisServer(httpx.AsyncBaseTransport):
    def __init__(self) -> None:
        self._here = httpx.AsyncHTTPTransport(trust_env=False)

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        request.url = request.url.copy_with(host="127.0.0.1", port=int(os.environ["PORT"]))
        return await self._here.handle_async_request(request)

    async def aclose(self) -> None:
        await self._here.aclose()


def make_verifier(name_servers: tuple[str, ...] = ()) -> DomainVerifier:
    lookup = PublicLookup(name_servers)
    return DomainVerifier(lookup, PublicFetcher(lookup, ThisServer()))


def install() -> None:
    api.public_verifier = make_verifier
