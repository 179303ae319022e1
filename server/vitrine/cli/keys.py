"""`vitrine keys issue|list|revoke` (D15)."""

import argparse
import sys

import vitrine.tables  # noqa: F401  (a key names its site: both tables must be known)
from vitrine.keyring import open_keyring
from vitrine.settings import Settings
from vitrine.storage.database import Database
from vitrine.tiers.keys import issue_key, list_keys, revoke_key
from vitrine.tiers.tables import ActivationKey


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
            elif options.what == "list":
                for key in await list_keys(session):
                    print(f"{key.id}  {key.hint}-…  {key.issued_at:%Y-%m-%d}  {_state(key):16} {key.note}")
            elif not await revoke_key(session, options.id):
                print("vitrine: no unused key has this id", file=sys.stderr)
                return 1
    finally:
        await database.close()
    return 0
