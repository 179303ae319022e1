"""A site row for tests of the media room, which needs no more of it than its id."""

from itertools import count

from vitrine.accounts.tables import Account
from vitrine.platform.storage.database import Database
from vitrine.sites.site.tables import Site

_numbers = count(1)


async def make_site(database: Database) -> str:
    number = next(_numbers)
    async with database.writing() as session:
        account = Account(email=f"owner{number}@example.org", user_name="Owner")
        session.add(account)
        await session.flush()
        site = Site(account_id=account.id, owner_name="Owner", slug=f"owner-{number}")
        session.add(site)
        await session.flush()
        return site.id
