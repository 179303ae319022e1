"""`vitrine mail …`: the operator's letters to owners. They are written down here and sent by the server."""

import argparse
import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import vitrine.migrations.tables  # noqa: F401  (tables name each other: all must be known)
from vitrine.accounts.operators import audit
from vitrine.cli.failures import FAILED
from vitrine.cli.people import filtered
from vitrine.operation.announcements import service
from vitrine.operation.announcements.sending import AT_ONCE, EVERY
from vitrine.operation.announcements.wording import (
    Recipient,
    Words,
    announcement_letter,
    checked_words,
    require_sendable,
)
from vitrine.operation.roster import list_entries
from vitrine.platform.errors import Refused
from vitrine.platform.mail import Mailer, MailNotSent, Reader
from vitrine.platform.mail.letter import plain_text
from vitrine.platform.mail.outbox import Outbox
from vitrine.platform.settings import Settings
from vitrine.platform.storage.database import Database
from vitrine.platform.storage.schema import existing_database

SHOWN = 8
ID_SHOWN = 8  # letters of an announcement's id: enough to tell a few hundred apart


def run_mail(options: argparse.Namespace, settings: Settings) -> int:
    async def whole() -> int:
        async with existing_database(settings) as database:
            return await _WORK[options.what](options, settings, database)

    return asyncio.run(whole())


async def _owners(options: argparse.Namespace, settings: Settings, database: Database) -> int:
    words = checked_words(options.subject, _read(options.text), options.reply_to)
    if options.with_unconfirmed and words.names_owner:
        raise Refused("{name} and --with-unconfirmed: anybody may have typed that name beside another's address")
    roster_filter = filtered(options)
    async with database.reading() as session:
        entries = await list_entries(session, roster_filter)
        left_out = [] if options.with_unconfirmed else [entry for entry in entries if not entry.is_confirmed]
        emails = [entry.email for entry in entries if options.with_unconfirmed or entry.is_confirmed]
        everybody = await service.recipients_of(session, emails)
        had = await service.have_it(session, words)
    origin = settings.public_url or f"http://127.0.0.1:{os.environ.get('PORT') or 8000}"
    require_sendable(words, everybody, origin, settings.mail_from)
    if options.test:
        return await _send_test(words, everybody, options.test, origin, settings)
    new = [recipient for recipient in everybody if recipient.account_id not in had]
    _say(words, new, had_it=len(everybody) - len(new), unconfirmed=len(left_out), shows_all=options.dry_run)
    if options.dry_run:
        if new:
            letter = announcement_letter(words, new[0], origin).in_words(settings.dashboard_language)
            print(f"\n{plain_text(letter)}\nNothing was sent: this was a dry run.")
        return 0
    if not new:
        return 0
    if not options.yes and not _is_meant(len(new)):
        print("vitrine: nothing was sent", file=sys.stderr)
        return FAILED
    async with database.writing() as session:
        written = await service.write_down(session, Outbox(settings.dashboard_language), words, new)
        details = {"letter": words.id[:ID_SHOWN], "subject": words.subject, "owners": written}
        audit.note(session, audit.FROM_SHELL, "letter_sent", details=details)
    print(f"{written} wait, and the server sends them; `vitrine mail list` tells how far it is.")
    return 0


def _say(words: Words, new: list[Recipient], *, had_it: int, unconfirmed: int, shows_all: bool) -> None:
    print(
        f"Letter {words.id[:ID_SHOWN]}, '{words.subject}': goes to {len(new)} {'owner' if len(new) == 1 else 'owners'}"
    )
    for recipient in new if shows_all else new[:SHOWN]:
        print(f"  {recipient.email} ({recipient.name}, /@{recipient.slug})")
    if not shows_all and len(new) > SHOWN:
        print(f"  … and {len(new) - SHOWN} others (--dry-run names all)")
    if had_it:
        print(f"Have it already, or it waits for them: {had_it}")
    if unconfirmed:
        print(f"Left out, because nobody confirmed their address: {unconfirmed} (--with-unconfirmed)")
    minutes = len(new) * EVERY.total_seconds() / AT_ONCE / 60
    if minutes > 1:
        print(f"It takes the server about {minutes:.0f} minutes")


async def _send_test(words: Words, everybody: list[Recipient], address: str, origin: str, settings: Settings) -> int:
    own = [recipient for recipient in everybody if recipient.email == address.strip().lower()]
    example = (own or everybody or [Recipient("test", address, "Élise Maréchal", "elise-marechal")])[0]
    letter = replace(announcement_letter(words, example, origin), to=Reader(address.strip(), example.language), key="")
    try:
        await Mailer(settings).send(letter)
    except MailNotSent as error:
        raise Refused(f"the mail server did not take it ({error})") from None
    print(f"Sent to {address} alone, as {example.email} would get it.")
    return 0


async def _list(_options: argparse.Namespace, _settings: Settings, database: Database) -> int:
    async with database.reading() as session:
        found = await service.list_announcements(session)
    for each in found:
        parts = {"sent": each.sent, "waiting": each.waiting, "given up": each.given_up, "stopped": each.stopped}
        said = ", ".join(f"{count} {what}" for what, count in parts.items() if count) or "nobody's"
        print(f"{each.id[:ID_SHOWN]}  {each.made_at:%Y-%m-%d %H:%M}  {said}  {each.subject}")
    if not found:
        print("No letter was written yet.")
    return 0


async def _stop(options: argparse.Namespace, _settings: Settings, database: Database) -> int:
    async with database.writing() as session:
        named = [
            each.id for each in await service.list_announcements(session) if each.id.startswith(options.id.lower())
        ]
        if len(named) != 1:
            raise Refused(f"there is no letter '{options.id}': see `vitrine mail list`")
        stopped = await service.stop(session, named[0])
        details = {"letter": named[0][:ID_SHOWN], "owners": stopped}
        audit.note(session, audit.FROM_SHELL, "letter_stopped", details=details)
    print(f"{stopped} will not be sent. The same letter sent off again goes on with them.")
    return 0


_WORK: dict[str, Callable[[argparse.Namespace, Settings, Database], Awaitable[int]]] = {
    "owners": _owners,
    "list": _list,
    "stop": _stop,
}


def _read(file: str) -> str:
    try:
        return sys.stdin.read() if file == "-" else Path(file).read_text("utf-8")
    except UnicodeDecodeError:
        raise Refused(f"{file} is no text in UTF-8") from None


def _is_meant(count: int) -> bool:
    """Typed, the number: a yes is given too easily to five hundred letters. Without a terminal nothing is meant."""
    if not sys.stdin.isatty():
        print("vitrine: nobody to ask; --yes sends without asking", file=sys.stderr)
        return False
    return input("They cannot be called back. Type how many to send them: ").strip() == str(count)
