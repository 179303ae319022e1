"""`vitrine operators add|list|remove`: who may run this instance from a browser."""

import argparse
import asyncio

import vitrine.migrations.tables  # noqa: F401  (an account's rows are named by other packages' tables)
from vitrine.accounts.operators import audit
from vitrine.accounts.operators.audit import FROM_SHELL
from vitrine.accounts.operators.service import add_operator, list_operators, remove_operator, second_factor_ways
from vitrine.accounts.service import find_by_email
from vitrine.accounts.tables import Account
from vitrine.cli.entries import print_json
from vitrine.platform.errors import Refused
from vitrine.platform.settings import Settings
from vitrine.platform.storage.database import Database
from vitrine.platform.storage.schema import existing_database

NOT_READY = "no second factor and no passkey yet: the operator's page asks for one"


def run_operators(options: argparse.Namespace, settings: Settings) -> int:
    async def whole() -> int:
        async with existing_database(settings) as database:
            return await (_list(options, database) if options.what == "list" else _change(options, database))

    return asyncio.run(whole())


async def _list(options: argparse.Namespace, database: Database) -> int:
    async with database.reading() as session:
        named = await list_operators(session)
    if options.json:
        print_json([one._asdict() | {"added_at": one.added_at.isoformat()} for one in named])
        return 0
    for one in named:
        print(f"{one.email}  {one.name}  since {one.added_at:%Y-%m-%d}{'' if one.is_ready else f'  ({NOT_READY})'}")
    if not named:
        print("No account runs this instance from a browser. `vitrine operators add EMAIL` names one.")
    return 0


async def _change(options: argparse.Namespace, database: Database) -> int:
    is_added = options.what == "add"
    async with database.writing() as session:
        account = await find_by_email(session, options.email)
        if account is None:
            raise Refused(f"no account has the address {options.email}")
        is_new = await (add_operator if is_added else remove_operator)(session, account)
        if is_new:
            action: audit.AuditAction = "operator_named" if is_added else "operator_unnamed"
            audit.note(session, FROM_SHELL, action, about_email=account.email)
        is_ready = bool(await second_factor_ways(session, account.id))
    print(_said(account, is_added=is_added, is_new=is_new))
    if is_added and not is_ready:
        print(f"Note: {NOT_READY}.")
    return 0


def _said(account: Account, *, is_added: bool, is_new: bool) -> str:
    if is_added:
        return f"{account.email} {'is an operator now' if is_new else 'was an operator before'}."
    return f"{account.email} {'is no operator any more' if is_new else 'was none'}."
