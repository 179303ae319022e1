"""What accounts/ refuses, as codes; the French sentences stand in locales/fr/dashboard-accounts.po."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from vitrine.platform.errors import Problem

if TYPE_CHECKING:
    from vitrine.platform.mail import Reader


class SignedOut(Problem):
    code, status = "accounts.signed_out", 401


class CrossSite(Problem):
    code, status = "accounts.cross_site", 403


class BadCredentials(Problem):
    """Also for an unknown address: who asks must not learn which it was."""

    code, status = "accounts.bad_credentials", 401


class SignUpClosed(Problem):
    code, status = "accounts.signup_closed", 403


class SignUpsFull(Problem):
    """As many signed up today as the operator lets in a day (`signups_per_day`). The same for all who ask."""

    code, status = "accounts.signups_full", 429


class TermsNotAccepted(Problem):
    """The operator's terms come first, and in the words that they have now."""

    code, status = "accounts.terms_not_accepted", 422


class EmailTaken(Problem):
    code, status = "accounts.email_taken", 409


class BadEmail(Problem):
    code, status = "accounts.bad_email", 422


class NameMissing(Problem):
    code, status = "accounts.name_missing", 422


class PasswordTooShort(Problem):
    code, status = "accounts.password_too_short", 422


class PasswordTooLong(Problem):
    code, status = "accounts.password_too_long", 422


class PasswordCommon(Problem):
    code, status = "accounts.password_common", 422


class WrongPassword(Problem):
    """The password that confirms a change is not the account's. Not 401: the session is still good."""

    code, status = "accounts.wrong_password", 403


Way = Literal["passkey", "code", "password", "openid"]


class SignInAgain(Problem):
    """What is dangerous needs somebody who showed in these minutes that it is he; `ways`: how he can."""

    code, status = "accounts.sign_in_again", 403


class SecondFactorNeeded(Problem):
    """An operator has more to lose than his own site: his name alone, or a password beside it, opens nothing."""

    code, status = "accounts.factor_needed", 403


class PasskeyRefused(Problem):
    """Its answer is not one to our question, or not of its key. Why stands in the log: nobody is told more."""

    code, status = "accounts.passkey_refused", 403


class PasskeyCopied(PasskeyRefused):
    """A key that counts its uses counted backwards: two devices have it. Its owner is told by mail."""

    def __init__(self, reader: Reader) -> None:
        super().__init__()
        self.reader = reader  # not among the parameters: whoever is refused is not told whose it is


class PasskeyUnknown(Problem):
    """The device still has it, we do not: it was removed here. The browser is told, so that it forgets it too."""

    code, status = "accounts.passkey_unknown", 403


class PasskeyTooLate(Problem):
    """The question was answered before, is too old, or was asked of another browser."""

    code, status = "accounts.passkey_too_late", 410


class PasskeyThere(Problem):
    code, status = "accounts.passkey_there", 409


class PasskeysFull(Problem):
    code, status = "accounts.passkeys_full", 409


class WrongCode(Problem):
    """Also for one that was right once: each is good for one use."""

    code, status = "accounts.wrong_code", 403


class TooManyWrongCodes(WrongCode):
    """One of several in a row: their owner is told by mail. Who guesses is told no more than before."""


class PendingSignInLost(Problem):
    """The password was too long ago, or in another browser: from the beginning."""

    code, status = "accounts.halfway_lost", 410


class SecondFactorOn(Problem):
    code, status = "accounts.factor_on", 409


class SecondFactorOff(Problem):
    code, status = "accounts.factor_off", 409


class LinkSpent(Problem):
    """The link of a mail is unknown, used or too old; one answer for all three."""

    code, status = "accounts.link_spent", 410


class ChoosePassword(Problem):
    """The same link confirms the address with a password of its owner's choice: sessions/sign_up_browser.py."""

    code, status = "accounts.choose_password", 409


class NotConfirmed(Problem):
    """The deletion of an account is confirmed by typing its address."""

    code, status = "accounts.not_confirmed", 422


class OpenIdProblem(Problem):
    """Why signing in through the issuer failed; the popup tells the page, which shows it inline."""

    code, status = "accounts.openid_failed", 400


class OpenIdNotConfigured(OpenIdProblem):
    code, status = "accounts.openid_not_configured", 404


class OpenIdUnreachable(OpenIdProblem):
    code, status = "accounts.openid_unreachable", 502


class OpenIdRefused(OpenIdProblem):
    code, status = "accounts.openid_refused", 403


class OpenIdWrongDomain(OpenIdProblem):
    code, status = "accounts.openid_domain", 400


class OpenIdStateLost(OpenIdProblem):
    """The answer belongs to no question of this browser: too late, another browser, or forged."""

    code, status = "accounts.openid_state", 400


class OpenIdBadToken(OpenIdProblem):
    code, status = "accounts.openid_token", 400


class OpenIdNotFresh(OpenIdProblem):
    """It was to ask once more who sits there, and answered from a session that it had."""

    code, status = "accounts.openid_not_anew", 403


class OpenIdNoEmail(OpenIdProblem):
    code, status = "accounts.openid_no_email", 400


class PasswordNeeded(OpenIdProblem):
    """The address has an account already: it is linked only after its password."""

    code, status = "accounts.openid_link", 409


class IdentityTaken(Problem):
    code, status = "accounts.identity_taken", 409


class LastWayIn(Problem):
    code, status = "accounts.last_way_in", 409
