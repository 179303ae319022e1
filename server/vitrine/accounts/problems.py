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


class LinkSpent(Problem):
    """The link of a mail is unknown, used or too old; one answer for all three."""

    code, status = "accounts.link_spent", 410


class NotConfirmed(Problem):
    """The deletion of an account is confirmed by typing its address."""

    code, status = "accounts.not_confirmed", 422
