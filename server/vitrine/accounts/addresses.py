"""E-mail addresses: what counts as one, and the form in which two are compared."""

from email_validator import SPECIAL_USE_DOMAIN_NAMES, EmailNotValidError, validate_email

from vitrine.accounts.problems import BadEmail

MAX_LENGTH = 320

# owner@intranet.local or @demo.test is fine here: who runs an instance knows where its mail goes.
SPECIAL_USE_DOMAIN_NAMES.clear()


def normalise(email: str) -> str:
    """For comparing: whatever is typed at sign-in gives some answer, never an error that tells addresses apart."""
    try:
        return checked(email)
    except BadEmail:
        return email.strip().lower().replace("\x00", "")[:MAX_LENGTH]  # PostgreSQL has no NUL in texts


def checked(email: str) -> str:
    """For storing."""
    try:
        parts = validate_email(email.strip(), check_deliverability=False, globally_deliverable=False)
    except EmailNotValidError:
        raise BadEmail(field="email") from None
    if "." not in parts.domain and parts.domain != "localhost":
        raise BadEmail(field="email")  # hardly ever meant: maelle@kerbrat
    if "=?" in parts.normalized:
        raise BadEmail(field="email")  # allowed by the letter, and decoded by mail programs: =?utf-8?B?…?=@b.fr
    # Both halves: hardly any mailbox tells letters' cases apart, and two accounts that differ by case are a trap.
    return parts.normalized.lower()
