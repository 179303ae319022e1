"""Whom an instance needs beside it: the mail server, the name of its address, Redis, the OpenID provider, the
translation service.
"""

import asyncio
import socket
from urllib.parse import urlsplit

import httpx

from vitrine.operation.doctor.findings import Finding, bad, note, ok
from vitrine.platform.http.throttle import ask_redis
from vitrine.platform.mail.mailer import Mailer
from vitrine.platform.settings import Settings
from vitrine.sites.domains.proof import PublicLookup
from vitrine.sites.site.translations.suggesting import PairUnknown, ServiceAway, ServiceBusy, translated

PATIENCE_S = 10.0
DISCOVERY = "/.well-known/openid-configuration"


async def mail(settings: Settings) -> list[Finding]:
    if not settings.smtp_url:
        said = f"none is sent: letters are kept in {settings.data / 'outbox'}"
        return [note("mail", said, "set VITRINE_SMTP_URL before strangers sign up")]
    async with asyncio.timeout(PATIENCE_S):
        await Mailer(settings).greet()
    return [ok("mail", f"{urlsplit(settings.smtp_url).hostname} lets us in; nothing was sent")]


async def names(settings: Settings) -> list[Finding]:
    host = urlsplit(settings.public_url or "").hostname
    if not host:
        return []
    async with asyncio.timeout(PATIENCE_S):
        try:
            found = await asyncio.get_running_loop().getaddrinfo(host, None, type=socket.SOCK_STREAM)
        except OSError as error:
            raise OSError(f"{host}: {error.strerror}") from None
        if settings.dns_servers:
            await PublicLookup(settings.dns_servers).addresses(host)
    addresses = sorted({entry[4][0] for entry in found})
    return [ok("names", f"{host} is {', '.join(map(str, addresses))}")]


async def redis(settings: Settings) -> list[Finding]:
    if not settings.redis_url:
        return []
    async with asyncio.timeout(PATIENCE_S):
        is_there = await ask_redis(settings.redis_url)
    if not is_there:
        return [bad("redis", "it does not answer", "check VITRINE_REDIS_URL; until then each node counts by itself")]
    return [ok("redis", "it answers")]


async def openid(settings: Settings) -> list[Finding]:
    if not settings.oidc_client_id:
        return []
    issuer = settings.oidc_issuer.rstrip("/")
    async with httpx.AsyncClient(timeout=PATIENCE_S) as client:
        document = (await client.get(issuer + DISCOVERY)).raise_for_status().json()
    if document.get("issuer", "").rstrip("/") != issuer:
        said = f"{issuer} says that it is {document.get('issuer')}"
        return [bad("sign-in with OpenID", said, "write VITRINE_OIDC_ISSUER as the provider writes it")]
    return [ok("sign-in with OpenID", f"{issuer} answers")]


async def translation(settings: Settings) -> list[Finding]:
    if not settings.translate_url:
        return []
    host = urlsplit(settings.translate_url).hostname
    try:
        async with asyncio.timeout(PATIENCE_S):
            await translated(settings, "Bonjour", "FR", "EN")
    except PairUnknown:
        return [note("translation", f"{host} answers, and knows no French or no English", "add languages to it")]
    except ServiceBusy:
        return [note("translation", f"{host} answers that it was asked too often", "allow this instance more there")]
    except ServiceAway:
        to_do = "check VITRINE_TRANSLATE_URL and VITRINE_TRANSLATE_KEY; until then owners get no proposals"
        return [bad("translation", f"{host} does not answer as a translation service", to_do)]
    return [ok("translation", f"{host} translates")]
