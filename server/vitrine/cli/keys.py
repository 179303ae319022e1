"""`vitrine keys issue|list|revoke`."""

import argparse
import sys

import vitrine.migrations.tables  # noqa: F401  (a key names its site: both tables must be known)
from vitrine.accounts.operators import audit
from vitrine.accounts.operators.audit import FROM_SHELL
from vitrine.cli.entries import print_json, print_table
from vitrine.operation.roster import KeyUser, users_of_keys
from vitrine.platform.keyring import open_keyring
from vitrine.platform.settings import Settings
from vitrine.platform.storage.schema import existing_database
from vitrine.sites.tiers.keys import issue_key, list_keys, revoke_key
from vitrine.sites.tiers.tables import ActivationKey

HEADS = ("ID", "KEY", "ISSUED", "STATE", "USED", "SITE", "OWNER", "NOTE")


def _row(key: ActivationKey, user: KeyUser | None) -> dict[str, str | None]:
    return {
        "id": key.id,
        "key": f"{key.hint}-…",
        "issued": f"{key.issued_at:%Y-%m-%d}",
        "state": "revoked" if key.revoked_at else "used" if key.claimed_at else "unused",
        "used": f"{key.claimed_at:%Y-%m-%d}" if key.claimed_at else None,
        "site": f"/@{user.address}" if user else None,
        "owner": user.email if user else None,
        "note": key.note,
    }


def _print(rows: list[dict[str, str | None]], *, as_json: bool) -> None:
    if as_json:
        print_json(rows)
    elif rows:
        print_table([HEADS, *(tuple(value or "–" for value in row.values()) for row in rows)])
    else:
        print("There are no keys. `vitrine keys issue` makes one.")


async def run_keys(options: argparse.Namespace, settings: Settings) -> int:
    async with existing_database(settings) as database, database.writing() as session:
        if options.what == "issue":
            keyring = open_keyring(settings)
            for _ in range(options.count):
                print(await issue_key(session, keyring, options.note))
            issued = {"count": options.count, "note": options.note}
            audit.note(session, FROM_SHELL, "keys_issued", details=issued)
        elif options.what == "list":
            users = await users_of_keys(session)
            _print([_row(key, users.get(key.id)) for key in await list_keys(session)], as_json=options.json)
        elif not await revoke_key(session, options.id):
            print("vitrine: no unused key has this id", file=sys.stderr)
            return 1
        else:
            audit.note(session, FROM_SHELL, "key_revoked", details={"key": options.id})
    return 0
