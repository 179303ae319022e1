"""Who may read a draft: whoever has its secret address and, where its owner asks for one, the password.

What was never made, has ended or was revoked is one and the same to whoever asks. After the password a cookie that
holds for this address alone says that it was known: signed for this link and this password, it is nothing without them.
"""

import base64
import hashlib
import hmac
from dataclasses import dataclass
from typing import Literal

from fastapi import Request, Response

from vitrine.accounts.passwords.passwords import verify_password
from vitrine.accounts.requests import client_network
from vitrine.accounts.sessions.cookies import is_secure
from vitrine.platform.errors import TooMany
from vitrine.platform.keyring import Keyring
from vitrine.platform.storage.base import now
from vitrine.public.rendering.requests import PageServices
from vitrine.public.reviews.links import address_of, find_good
from vitrine.public.reviews.tables import ReviewLink
from vitrine.sites.site.tables import Site

COOKIE = "vitrine_relecture"
_PURPOSE = "review links: the password was known"
_GUESSES = "review"
_UNLOCKS = "review password"


@dataclass(frozen=True)
class Visit:
    """A link that is good, its site, and whether its password is known here."""

    secret: str
    link: ReviewLink
    site: Site
    is_let_in: bool

    @property
    def address(self) -> str:
        return address_of(self.secret)


async def visit_of(services: PageServices, request: Request, secret: str) -> Visit | None:
    """None: nothing at this address. Raises TooMany for an address that guessed too often, whatever it asks for."""
    rate, caller = services.settings.limits.review_guesses_per_address, client_network(request)
    async with services.throttle.attempt(_GUESSES, rate, caller) as guess:
        async with services.database.reading() as session:
            found = await find_good(session, services.keyring, secret)
        guess.has_failed = found is None
    if found is None:
        return None
    link, site = found
    return Visit(secret, link, site, _is_let_in(services.keyring, request, link))


def _signature(key: bytes, link: ReviewLink) -> str:
    digest = hmac.digest(key, f"{link.id}:{link.password_hash}".encode(), hashlib.sha256)
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def _is_let_in(keyring: Keyring, request: Request, link: ReviewLink) -> bool:
    if link.password_hash is None:
        return True
    brought = request.cookies.get(COOKIE, "")
    return any(
        hmac.compare_digest(_signature(key, link).encode(), brought.encode()) for key in keyring.derive_all(_PURPOSE)
    )


async def try_password(
    services: PageServices, request: Request, visit: Visit, password: str
) -> Literal["right", "wrong", "too_many"]:
    """Every try counts before it is looked at: fifty at once are fifty. Hashes wait in a line of their own."""
    limits, throttle = services.settings.limits, services.throttle
    caller = client_network(request)
    try:
        await throttle.hit(_UNLOCKS, limits.review_unlocks_per_address, visit.link.id, caller)
        await throttle.hit(_UNLOCKS, limits.review_unlocks_per_link, visit.link.id)
    except TooMany:
        return "too_many"
    if not await verify_password(visit.link.password_hash, password, "review"):
        return "wrong"
    await throttle.clear(_UNLOCKS, limits.review_unlocks_per_address, visit.link.id, caller)
    return "right"


def let_in(services: PageServices, request: Request, visit: Visit, answer: Response) -> None:
    answer.set_cookie(
        COOKIE,
        _signature(services.keyring.derive(_PURPOSE), visit.link),
        max_age=max(1, int((visit.link.ends_at - now()).total_seconds())),
        path=visit.address,
        secure=is_secure(services.settings, request),
        httponly=True,
        samesite="lax",  # strict would ask again whoever follows the link out of his mail
    )
