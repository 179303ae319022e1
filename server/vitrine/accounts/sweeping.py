"""A job: deletes expired sessions, mail links, counted tries and spent challenges."""

from sqlalchemy import ColumnElement

from vitrine.accounts import mail_links
from vitrine.accounts.passkeys import challenges
from vitrine.accounts.passwords import backoff
from vitrine.accounts.sessions import sessions
from vitrine.accounts.tables import MailToken, Session, SignInTries, SpentChallenge
from vitrine.platform.storage.base import Table
from vitrine.platform.storage.database import Database
from vitrine.platform.storage.pruning import prune


async def sweep_accounts(database: Database) -> int:
    over: tuple[tuple[type[Table], ColumnElement[bool]], ...] = (
        (Session, sessions.is_over()),
        (MailToken, mail_links.is_over()),
        (SignInTries, backoff.is_over()),
        (SpentChallenge, challenges.is_over()),
    )
    return sum([await prune(database, table, condition) for table, condition in over])
