"""The one place where a session begins, after a password, an issuer, a passkey or a code. Called by routes.

Here and nowhere else it is asked whether one factor is enough, so that no way in can forget the second; and here the
owner is told of a browser that his account has not seen before.
"""

import time
from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request, Response
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts import letters
from vitrine.accounts.requests import AccountServices, client_address
from vitrine.accounts.second_factor import totp
from vitrine.accounts.sessions import cookies, sessions
from vitrine.accounts.sessions.browsers import browser_of
from vitrine.accounts.sessions.devices import KnownDevice
from vitrine.accounts.sessions.guard import MaybeSignedIn
from vitrine.accounts.sessions.pending_second_factor import clear_pending_second_factor, set_pending_second_factor
from vitrine.accounts.sessions.sessions import SignedIn
from vitrine.accounts.tables import Account
from vitrine.platform.http.services import services_of
from vitrine.platform.mail import Notice
from vitrine.platform.storage.base import now


@dataclass(frozen=True)
class SignInResult:
    """`signed_in` is None for whoever is halfway: the code of his second factor is still to come."""

    account: Account
    method: str
    signed_in: SignedIn | None


class SignInFlow:
    def __init__(self, request: Request, before: SignedIn | None) -> None:
        self._services: AccountServices = services_of(request)
        self._request, self._before = request, before
        self.device = KnownDevice(request, self._services.settings, self._services.keyring)

    async def start_session(
        self,
        session: AsyncSession,
        account: Account,
        *,
        method: str,
        shows_both: bool = False,
        shown_at: float | None = None,
    ) -> SignInResult:
        """`shows_both`: a passkey that verified its user, or a code after the password. `shown_at`: when the issuer
        last saw him, if that was before now: the session is no fresher than that. The account is locked."""
        if not shows_both and await totp.is_on(session, account.id):
            return SignInResult(account, method, None)
        if letter := self._letter(account):
            await self._services.outbox.add(session, letter)
        if self._before is not None:
            await sessions.end(session, self._before.account.id, self._before.session.id)
        user_agent = self._request.headers.get("user-agent", "")
        row, token = await sessions.start(
            session,
            account,
            method=method,
            shows_both=shows_both,
            user_agent=user_agent,
            address=client_address(self._request),
            seconds_ago=max(0.0, time.time() - shown_at) if shown_at is not None else 0.0,
        )
        return SignInResult(account, method, SignedIn(account, row, token))

    def open(self, response: Response, result: SignInResult) -> None:
        """After the commit: the cookies of a signed-in browser, or of one that is halfway."""
        settings, keyring = self._services.settings, self._services.keyring
        if result.signed_in is None:
            set_pending_second_factor(response, self._request, settings, keyring, result.account, result.method)
            return
        cookies.set_session_cookie(response, settings, self._request, result.signed_in.token)
        self.device.remember(response, result.account)
        clear_pending_second_factor(response, self._request)

    def _letter(self, account: Account) -> Notice | None:
        """Not at the first sign-in, and not to an address that nobody confirmed: it may be another's."""
        is_first = account.last_sign_in_at is None
        if is_first or account.email_verified_at is None or self.device.has_seen(account):
            return None
        browser = browser_of(self._request.headers.get("user-agent", ""))
        return letters.new_device_letter(account.reader, now(), browser, client_address(self._request))


async def _sign_in_flow(request: Request, before: MaybeSignedIn) -> SignInFlow:
    return SignInFlow(request, before)


AppSignInFlow = Annotated[SignInFlow, Depends(_sign_in_flow)]
