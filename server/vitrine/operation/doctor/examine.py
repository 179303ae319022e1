"""`vitrine doctor`: looks at everything that an instance stands on, from outside, and changes nothing of it."""

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import NamedTuple

from vitrine.operation.doctor import database, installation, services, shared_instance
from vitrine.operation.doctor.findings import Finding, findings_of
from vitrine.platform.settings import Settings

Findings = list[Finding]


class Check(NamedTuple):
    about: str
    at: Callable[[Settings], Awaitable[Findings]]
    if_it_fails: str


LOOKS = (
    Check("version", installation.version, "install the wheel anew, or run `make run` once"),
    Check("settings", installation.settings, "see the README's table of settings"),
    Check("pages", installation.pages, "run `make build`, or install the wheel, which has them"),
    Check("disk", installation.disk, "give the folder of VITRINE_DATA to the server's user"),
    Check(
        "owners and modes",
        installation.owners,
        "a folder there is closed to its owner: `chown -R` it to the server's user",
    ),
    Check("files", installation.files, "start the server once; else check VITRINE_BLOBS_URL, its keys and rights"),
    Check("database", database.database, "check VITRINE_DATABASE_URL, and that the database runs"),
    Check(shared_instance.TEXTS, shared_instance.texts, "check VITRINE_TEXTS"),
    Check(shared_instance.EXAMPLES, shared_instance.examples, "see the line 'database'"),
    Check(shared_instance.REPORTS, shared_instance.reports, "see the line 'database'"),
    Check("mail", services.mail, "check VITRINE_SMTP_URL: host, port, user and password"),
    Check("names", services.names, "check the name's records, VITRINE_PUBLIC_URL and VITRINE_DNS_SERVERS"),
    Check("redis", services.redis, "check VITRINE_REDIS_URL; until then each node counts tries by itself"),
    Check("sign-in with OpenID", services.openid, "check VITRINE_OIDC_ISSUER, and that this machine reaches it"),
    Check("translation", services.translation, "check VITRINE_TRANSLATE_URL, and that this machine reaches it"),
)


async def examine(settings: Settings) -> AsyncIterator[Finding]:
    for look in LOOKS:
        for finding in await findings_of(look.about, look.at(settings), look.if_it_fails):
            yield finding
