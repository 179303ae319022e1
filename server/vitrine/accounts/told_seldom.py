"""Mails that whoever is after an account can cause again and again: a few a day of each kind, not a flood."""

from vitrine.accounts import letters
from vitrine.accounts.tables import Account
from vitrine.errors import TooMany
from vitrine.http.throttle import Throttle
from vitrine.mail import Mailer, Notice

AT_MOST = "3/day"


async def tell_seldom(throttle: Throttle, mailer: Mailer, letter: Notice) -> None:
    try:
        await throttle.hit("told", AT_MOST, letter.about, letter.to.email)
    except TooMany:
        return
    mailer.send_soon(letter)


async def tell_of_guesses(throttle: Throttle, mailer: Mailer, account: Account) -> None:
    """Not to an address that nobody confirmed: it may be another's."""
    if account.email_verified_at is not None:
        await tell_seldom(throttle, mailer, letters.codes_guessed_letter(account.reader))
