"""Rate limit of security mails: anybody who is after an account can cause them, so a few a day of each kind."""

from vitrine.accounts import letters
from vitrine.accounts.tables import Account
from vitrine.platform.errors import TooMany
from vitrine.platform.http.throttle import Throttle
from vitrine.platform.mail import Notice
from vitrine.platform.mail.outbox import Outbox
from vitrine.platform.storage.database import Database

AT_MOST = "3/day"


async def mail_within_limit(throttle: Throttle, database: Database, outbox: Outbox, letter: Notice) -> None:
    """In a transaction of its own: that of what is told ended with a refusal."""
    try:
        await throttle.hit("told", AT_MOST, letter.about, letter.to.email)
    except TooMany:
        return
    async with database.writing(is_essential=True) as session:
        await outbox.add(session, letter)


async def mail_about_guesses(throttle: Throttle, database: Database, outbox: Outbox, account: Account) -> None:
    """Not to an address that nobody confirmed: it may be another's."""
    if account.email_verified_at is not None:
        await mail_within_limit(throttle, database, outbox, letters.codes_guessed_letter(account.reader))
