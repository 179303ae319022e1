"""`vitrine keys issue|list|revoke`."""

import argparse
import sys

import vitrine.migrations.tables  # noqa: F401  (a key names its site: both tables must be known)
from vitrine.accounts.operators import audit
from vitrine.accounts.operators.audit import FROM_SHELL
from vitrine.operation.roster import users_of_keys
from vitrine.platform.keyring import open_keyring
from vitrine.platform.settings import Settings
from vitrine.platform.storage.database import Database
from vitrine.sites.tiers.keys import issue_key, list_keys, revoke_key
from vitrine.sites.tiers.tables import ActivationKey


def _state(key: ActivationKey) -> str:
    if key.revoked_at:
        return "revoked"
    return f"used {key.claimed_at:%Y-%m-%d}" if key.claimed_at else "free"


async def run_keys(options: argparse.Namespace, settings: Settings) -> int:
    database = Database(settings.resolved_database_url)
    try:
        async with database.writing() as session:
            if options.what == "issue":
                keyring = open_keyring(settings)
                for _ in range(options.count):
                    print(await issue_key(session, keyring, options.note))
                issued = {"count": options.count, "note": options.note}
                audit.note(session, FROM_SHELL, "keys_issued", details=issued)
            elif options.what == "list":
                users = await users_of_keys(session)
                for key in await list_keys(session):
                    told = f"{key.id}  {key.hint}-…  {key.issued_at:%Y-%m-%d}  {_state(key):16} {key.note}"
                    user = users.get(key.id)
                    print(f"{told}  {f'/@{user.address} {user.email}' if user else ''}".rstrip())
            elif not await revoke_key(session, options.id):
                print("vitrine: no unused key has this id", file=sys.stderr)
                return 1
            else:
                audit.note(session, FROM_SHELL, "key_revoked", details={"key": options.id})
    finally:
        await database.close()
    return 0
