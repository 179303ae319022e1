"""`vitrine sites suspend|resume|move|delete`: what an operator does to a site, from his shell."""

import argparse
import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, redirect_stdout, suppress
from dataclasses import dataclass
from typing import NoReturn

from sqlalchemy.ext.asyncio import AsyncSession

import vitrine.migrations.tables  # noqa: F401  (tables name each other: all must be known)
from vitrine.accounts.operators.audit import FROM_SHELL
from vitrine.cli.entries import entry_text, found_entry, is_meant, plain, print_json
from vitrine.cli.failures import FAILED
from vitrine.operation.moving import give_address, hand_over
from vitrine.operation.removing import remove_site
from vitrine.operation.roster import Entry, entry_of_site
from vitrine.operation.suspensions import checked_reason, resume_site, suspend_site
from vitrine.platform.errors import Refused
from vitrine.platform.mail import Mailer
from vitrine.platform.mail.outbox import Outbox
from vitrine.platform.mail.sender import OutboxSender
from vitrine.platform.settings import Settings
from vitrine.platform.storage.database import Database
from vitrine.platform.storage.schema import existing_database


class _TakenBack(Exception):
    """Ends a dry run's transaction without a trace."""


@dataclass(frozen=True)
class SiteAction:
    """What is to be done to whom: said first, then done, unless it is a dry run or nobody means it."""

    options: argparse.Namespace
    settings: Settings
    database: Database
    outbox: Outbox
    entry: Entry

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[AsyncSession]:
        """A dry run does everything and takes it back: whatever would refuse it refuses it now."""
        with suppress(_TakenBack):
            async with self.database.writing() as session:
                yield session
                if self.options.dry_run:
                    raise _TakenBack


def run_site_action(options: argparse.Namespace, settings: Settings) -> int:
    async def whole() -> int:
        outbox = Outbox(settings.dashboard_language)
        async with existing_database(settings) as database:
            entry = await found_entry(options.named, database)
            said, do = _ACTIONS[options.what]
            action = SiteAction(options, settings, database, outbox, entry)
            if not options.json:
                print(entry_text(entry))
                print(said(action))
            if options.dry_run and options.what == "delete":
                return _nothing_done(options, entry)
            if options.what == "delete" and not options.yes and not is_meant(f"/@{entry.address}", "address"):
                print("vitrine: nothing was deleted", file=sys.stderr)
                return FAILED
            await do(action)
            if options.dry_run:
                return _nothing_done(options, entry)
            with redirect_stdout(sys.stderr if options.json else sys.stdout):  # without a mail server they are printed
                await OutboxSender(database, Mailer(settings), outbox).idle()
            return await _done(options, database, entry)

    return asyncio.run(whole())


def _nothing_done(options: argparse.Namespace, entry: Entry) -> int:
    if options.json:
        print_json(plain(entry))
    else:
        print("Nothing was changed: this was a dry run.")
    return 0


async def _done(options: argparse.Namespace, database: Database, entry: Entry) -> int:
    if options.json:
        async with database.reading() as session:
            after = await entry_of_site(session, entry.site_id)
        print_json(plain(after) if after else None)
    else:
        print("Done.")
    return 0


async def _suspend(action: SiteAction) -> None:
    kind, reason = action.options.kind, action.options.reason
    async with action.changing() as session:
        await suspend_site(
            session, action.outbox, FROM_SHELL, action.entry.site_id, kind, reason, action.settings.origin
        )


async def _resume(action: SiteAction) -> None:
    async with action.changing() as session:
        await resume_site(session, action.outbox, FROM_SHELL, action.entry.site_id, action.settings.origin)


async def _move(action: SiteAction) -> None:
    async with action.changing() as session:
        if action.options.to:
            await hand_over(
                session, action.outbox, FROM_SHELL, action.entry.site_id, action.options.to, action.settings.origin
            )
        else:
            await give_address(session, FROM_SHELL, action.entry.site_id, _slug(action.options.address))


async def _delete(action: SiteAction) -> None:
    await remove_site(action.settings, action.database, FROM_SHELL, action.entry.site_id)


def _said_suspend(action: SiteAction) -> str:
    if not action.options.reason.strip():
        _refuse("a reason is needed: its owner reads it")
    status = {"legal": 451, "gone": 410}[action.options.kind]
    reason = checked_reason(action.options.reason)
    return f"Visitors get a notice ({status}) in its place. Its owner is told why, by mail: {reason}"


def _said_resume(action: SiteAction) -> str:
    if not action.entry.suspended_as:
        _refuse("it is not suspended")
    return "It is shown again as its owner set it, who is told by mail."


def _said_move(action: SiteAction) -> str:
    if action.options.to:
        whom = f"{action.options.to}'s, with everything on it; {action.entry.email} keeps an account with an empty site"
        return f"It becomes {whom}. Both are told by mail."
    return f"It gets the address /@{_slug(action.options.address)}; the former one leads there for 90 days."


def _said_delete(action: SiteAction) -> str:
    return (
        f"Everything on it goes; the account stays, with a new and empty site. "
        f"/@{action.entry.address} is nobody's for 90 days."
    )


def _slug(address: str) -> str:
    return address.strip().lstrip("/@")


def _refuse(why: str) -> NoReturn:
    raise Refused(why)


_ACTIONS: dict[str, tuple[Callable[[SiteAction], str], Callable[[SiteAction], Awaitable[None]]]] = {
    "suspend": (_said_suspend, _suspend),
    "resume": (_said_resume, _resume),
    "move": (_said_move, _move),
    "delete": (_said_delete, _delete),
}
