"""Whether an archive is encrypted, and how it is written and read then. Called by cli/ and series.py.

Encrypted last and decrypted first: archive.py knows nothing of it. Nothing that was decrypted is put on a disk.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import BinaryIO, cast

from vitrine.platform.errors import Refused
from vitrine.transfer.backup.age.keys import Identity, KeysReader, KeysWriter, Recipient
from vitrine.transfer.backup.age.passphrase import LABEL, PassphraseReader, PassphraseWriter

SUFFIX = ".age"
_ARMOUR = b"-----BEGIN AGE ENCRYPTED FILE-----"
_FOR_PASSPHRASE = LABEL + b"\n-> scrypt "


@dataclass(frozen=True)
class Lock:
    """What an archive is encrypted with: public keys, or a passphrase."""

    recipients: list[Recipient]
    passphrase: str = ""


@dataclass(frozen=True)
class Opener:
    """Asked only by an archive that needs it."""

    ask_passphrase: Callable[[], str]
    ask_identities: Callable[[], list[Identity]]


@contextmanager
def encrypted(target: BinaryIO, lock: Lock | None) -> Iterator[BinaryIO]:
    """What to write to. Of a block that raises the archive lacks its ending: nobody takes it for whole."""
    if lock is None:
        yield target
        return
    writer = KeysWriter(target, lock.recipients) if lock.recipients else PassphraseWriter(target, lock.passphrase)
    try:
        yield cast("BinaryIO", writer)
    except BaseException:
        with suppress(Exception):
            writer.finish()  # whoever works beside us lets the target go; what was wrong first is what is told
        raise
    writer.finish()


@contextmanager
def decrypted(source: BinaryIO, opener: Opener) -> Iterator[BinaryIO]:
    """What to read from: the source itself where it is not encrypted."""
    source.seek(0)
    head = source.read(len(_ARMOUR) + 1)
    source.seek(0)
    if head.startswith(_ARMOUR):
        raise Refused("this backup is encrypted and written as text: `age --decrypt` it first")
    if not head.startswith(LABEL + b"\n"):
        yield source
    elif head.startswith(_FOR_PASSPHRASE):
        yield cast("BinaryIO", PassphraseReader(source, opener.ask_passphrase()))
    else:
        reader = KeysReader(source, opener.ask_identities())
        try:
            yield cast("BinaryIO", reader)
        finally:
            reader.close()


def is_encrypted(source: BinaryIO) -> bool:
    source.seek(0)
    head = source.read(len(LABEL))
    source.seek(0)
    return head == LABEL
