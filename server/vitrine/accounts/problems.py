"""What accounts/ refuses, as codes; the French sentences stand in web/src/i18n/accounts.ts."""

from vitrine.errors import Problem


class SignedOut(Problem):
    code, status = "accounts.signed_out", 401


class CrossSite(Problem):
    code, status = "accounts.cross_site", 403


class BadCredentials(Problem):
    """Also for an unknown address: who asks must not learn which it was."""

    code, status = "accounts.bad_credentials", 401


class SignUpClosed(Problem):
    code, status = "accounts.signup_closed", 403


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


class SignInAgain(Problem):
    """What a password would confirm, a sign-in of these minutes confirms where the account has none."""

    code, status = "accounts.sign_in_again", 403


class LinkSpent(Problem):
    """The link of a mail is unknown, used or too old; one answer for all three."""

    code, status = "accounts.link_spent", 410


class NotConfirmed(Problem):
    """The deletion of an account is confirmed by typing its address."""

    code, status = "accounts.not_confirmed", 422


class OpenIdProblem(Problem):
    """Why signing in through the issuer failed; the popup tells the page, which shows it inline (D4)."""

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


class OpenIdNoEmail(OpenIdProblem):
    code, status = "accounts.openid_no_email", 400


class PasswordNeeded(OpenIdProblem):
    """The address has an account already: it is linked only after its password (D4)."""

    code, status = "accounts.openid_link", 409


class IdentityTaken(Problem):
    code, status = "accounts.identity_taken", 409


class LastWayIn(Problem):
    code, status = "accounts.last_way_in", 409
