"""The keys and the passphrase of an encrypted backup: from files, from the settings, or asked for at a terminal.

Never on the command line: other users of the machine can read it, and shells keep it. (Public keys may stand there.)
"""

import argparse
import os
from getpass import getpass
from pathlib import Path

from vitrine.platform.errors import Refused
from vitrine.platform.settings import Settings
from vitrine.transfer.backup.age.keys import Identity, read_identities, read_recipients
from vitrine.transfer.backup.encryption import Lock, Opener

# Whoever has the file may try as often as he likes.
SHORTEST = 12
_WHERE_FROM = "--passphrase-file FILE, VITRINE_BACKUP_PASSPHRASE, or a terminal to ask at"


def lock_of(options: argparse.Namespace, settings: Settings) -> Lock | None:
    """What a new backup is encrypted with, if at all."""
    if not (options.encrypt or options.to or options.passphrase_file):
        return None
    if options.to and options.passphrase_file:
        raise Refused("a backup is encrypted either to keys (--to) or by a passphrase")
    named = options.to or (() if options.passphrase_file else settings.backup_recipients)
    if named:
        return Lock(read_recipients(named))
    passphrase = _given(options, settings) or _asked_twice()
    if len(passphrase) < SHORTEST:
        raise Refused(f"a backup's passphrase has at least {SHORTEST} characters: nothing else guards a stolen one")
    return Lock([], passphrase)


def opener_of(options: argparse.Namespace, settings: Settings) -> Opener:
    def passphrase() -> str:
        return _given(options, settings) or _ask("Passphrase of the backup: ")

    def identities() -> list[Identity]:
        if not options.identity:
            raise Refused("this backup is encrypted to a key: --identity FILE names the secret one")
        path = Path(options.identity)
        return read_identities(path, lambda: _ask(f"Passphrase of {path}: "))

    return Opener(passphrase, identities)


def _given(options: argparse.Namespace, settings: Settings) -> str:
    if not options.passphrase_file:
        return settings.backup_passphrase
    lines = Path(options.passphrase_file).read_text("utf-8").splitlines()
    if not lines or not lines[0]:
        raise Refused(f"{options.passphrase_file} is empty: its first line is the passphrase")
    return lines[0]


def _ask(what: str) -> str:
    try:  # getpass would ask the standard input instead, which may be the archive
        os.close(os.open("/dev/tty", os.O_RDWR | os.O_NOCTTY))
    except OSError:
        raise Refused(f"a passphrase is needed: {_WHERE_FROM}") from None
    return getpass(what)


def _asked_twice() -> str:
    first = _ask("Passphrase for the backup: ")
    if _ask("Once more: ") != first:
        raise Refused("the two are not the same: nothing was written")
    return first
