"""`vitrine doctor`: looks at everything that an instance stands on, from outside, and changes nothing of it."""

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import NamedTuple

from vitrine.operation import grounds, neighbours, shared, stored
from vitrine.operation.findings import Finding, findings_of
from vitrine.platform.settings import Settings

Findings = list[Finding]


class Look(NamedTuple):
    about: str
    at: Callable[[Settings], Awaitable[Findings]]
    if_it_fails: str


LOOKS = (
    Look("version", grounds.version, "install the wheel anew, or run `make run` once"),
    Look("settings", grounds.settings, "see the README's table of settings"),
    Look("pages", grounds.pages, "run `make build`, or install the wheel, which has them"),
    Look("disk", grounds.disk, "give the folder of VITRINE_DATA to the server's user"),
    Look(
        "owners and modes", grounds.owners, "a folder there is closed to its owner: `chown -R` it to the server's user"
    ),
    Look("files", grounds.files, "start the server once; else check VITRINE_BLOBS_URL, its keys and rights"),
    Look("database", stored.database, "check VITRINE_DATABASE_URL, and that the database runs"),
    Look(shared.TEXTS, shared.texts, "check VITRINE_TEXTS"),
    Look(shared.EXAMPLES, shared.examples, "see the line 'database'"),
    Look(shared.REPORTS, shared.reports, "see the line 'database'"),
    Look("mail", neighbours.mail, "check VITRINE_SMTP_URL: host, port, user and password"),
    Look("names", neighbours.names, "check the name's records, VITRINE_PUBLIC_URL and VITRINE_DNS_SERVERS"),
    Look("redis", neighbours.redis, "check VITRINE_REDIS_URL; until then each node counts tries by itself"),
    Look("sign-in with OpenID", neighbours.openid, "check VITRINE_OIDC_ISSUER, and that this machine reaches it"),
    Look("translation", neighbours.translation, "check VITRINE_TRANSLATE_URL, and that this machine reaches it"),
)


async def examine(settings: Settings) -> AsyncIterator[Finding]:
    for look in LOOKS:
        for finding in await findings_of(look.about, look.at(settings), look.if_it_fails):
            yield finding
