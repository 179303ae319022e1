"""E-mail addresses: what counts as one, and the form in which two are compared."""

from functools import lru_cache
from typing import TYPE_CHECKING

from vitrine.accounts.problems import BadEmail

if TYPE_CHECKING:
    from email_validator import ValidatedEmail

MAX_LENGTH = 320


@lru_cache(maxsize=64)  # of one message it is asked by who takes it and by who writes its mail
def parsed(email: str) -> "ValidatedEmail":
    """Raises ValueError where it is none. Reading what the rules are takes long, so no start waits for it."""
    from email_validator import SPECIAL_USE_DOMAIN_NAMES, validate_email

    # owner@intranet.local or @demo.test is fine here: who runs an instance knows where its mail goes.
    SPECIAL_USE_DOMAIN_NAMES.clear()
    return validate_email(email.strip(), check_deliverability=False, globally_deliverable=False)


def normalise(email: str) -> str:
    """For comparing: whatever is typed at sign-in gives some answer, never an error that tells addresses apart."""
    try:
        return checked(email)
    except BadEmail:
        return email.strip().lower().replace("\x00", "")[:MAX_LENGTH]  # PostgreSQL has no NUL in texts


def checked(email: str) -> str:
    """For storing."""
    try:
        parts = parsed(email)
    except ValueError:
        raise BadEmail(field="email") from None
    if "." not in parts.domain and parts.domain != "localhost":
        raise BadEmail(field="email")  # hardly ever meant: maelle@kerbrat
    if "=?" in parts.normalized:
        raise BadEmail(field="email")  # allowed by the letter, and decoded by mail programs: =?utf-8?B?…?=@b.fr
    # Both halves: hardly any mailbox tells letters' cases apart, and two accounts that differ by case are a trap.
    return parts.normalized.lower()
