"""`vitrine doctor`: looks at everything that an instance stands on, from outside, and changes nothing of it."""

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import NamedTuple

from vitrine.operation import grounds, neighbours, shared, stored
from vitrine.operation.findings import Finding, findings_of
from vitrine.platform.settings import Settings

Findings = list[Finding]


class Check(NamedTuple):
    about: str
    at: Callable[[Settings], Awaitable[Findings]]
    if_it_fails: str


LOOKS = (
    Check("version", grounds.version, "install the wheel anew, or run `make run` once"),
    Check("settings", grounds.settings, "see the README's table of settings"),
    Check("pages", grounds.pages, "run `make build`, or install the wheel, which has them"),
    Check("disk", grounds.disk, "give the folder of VITRINE_DATA to the server's user"),
    Check(
        "owners and modes", grounds.owners, "a folder there is closed to its owner: `chown -R` it to the server's user"
    ),
    Check("files", grounds.files, "start the server once; else check VITRINE_BLOBS_URL, its keys and rights"),
    Check("database", stored.database, "check VITRINE_DATABASE_URL, and that the database runs"),
    Check(shared.TEXTS, shared.texts, "check VITRINE_TEXTS"),
    Check(shared.EXAMPLES, shared.examples, "see the line 'database'"),
    Check(shared.REPORTS, shared.reports, "see the line 'database'"),
    Check("mail", neighbours.mail, "check VITRINE_SMTP_URL: host, port, user and password"),
    Check("names", neighbours.names, "check the name's records, VITRINE_PUBLIC_URL and VITRINE_DNS_SERVERS"),
    Check("redis", neighbours.redis, "check VITRINE_REDIS_URL; until then each node counts tries by itself"),
    Check("sign-in with OpenID", neighbours.openid, "check VITRINE_OIDC_ISSUER, and that this machine reaches it"),
    Check("translation", neighbours.translation, "check VITRINE_TRANSLATE_URL, and that this machine reaches it"),
)


async def examine(settings: Settings) -> AsyncIterator[Finding]:
    for look in LOOKS:
        for finding in await findings_of(look.about, look.at(settings), look.if_it_fails):
            yield finding
