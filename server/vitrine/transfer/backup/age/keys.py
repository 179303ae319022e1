"""An age file for the keepers of keys: whoever writes it needs no secret. Called by encryption.py.

`pyrage` pulls what it encrypts and pushes what it decrypts, the archive's code does it the other way round: so it works
in a thread of its own, at the other end of a pipe. Pieces of both are small, however large the archive.
"""

import os
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO

import pyrage

from vitrine.platform.errors import Refused
from vitrine.transfer.backup.archive import BadArchive

SECRET_MARK = "AGE-SECRET-KEY-"  # noqa: S105  (how one begins)
_SSH_PUBLIC, _SSH_SECRET = "ssh-", "-----BEGIN "
Recipient = Any  # pyrage has no types
Identity = Any


class NoSuchKey(Refused):
    """Not a key, or none that opens this archive."""


def read_recipients(named: Sequence[str]) -> list[Recipient]:
    """Public keys as age and ssh write them, or files with one in each line."""
    found: list[Recipient] = []
    for name in named:
        if name.startswith(("age1", _SSH_PUBLIC)):
            found.append(_recipient(name))
        else:
            found += [_recipient(line) for line in _lines(Path(name))]
    if not found:
        raise NoSuchKey("no public key to encrypt the backup to")
    return found


def _lines(path: Path) -> list[str]:
    lines = (line.strip() for line in path.read_text("utf-8", "replace").splitlines())
    return [line for line in lines if line and not line.startswith("#")]


def _recipient(written: str) -> Recipient:
    if written.startswith(SECRET_MARK):
        raise NoSuchKey("that is a secret key: a backup is encrypted to the public one, which begins with age1")
    kind = pyrage.ssh if written.startswith(_SSH_PUBLIC) else pyrage.x25519
    try:
        return kind.Recipient.from_str(written)
    except pyrage.RecipientError:
        raise NoSuchKey(f"'{written[:80]}' is no public key of age or ssh, and no file of them") from None


def read_identities(path: Path, ask_passphrase: Callable[[], str]) -> list[Identity]:
    """Secret keys from a file as `age-keygen` or `ssh-keygen` writes it; one that age locked needs its passphrase."""
    content = path.read_bytes()
    try:
        if content.startswith(b"age-encryption.org/"):
            content = pyrage.passphrase.decrypt(content, ask_passphrase())
        if content.startswith(_SSH_SECRET.encode()):
            return [pyrage.ssh.Identity.from_buffer(content)]
        lines = [line.strip() for line in content.decode("utf-8", "replace").splitlines()]
        found = [pyrage.x25519.Identity.from_str(line) for line in lines if line.startswith(SECRET_MARK)]
    except (pyrage.IdentityError, pyrage.DecryptError) as error:
        raise NoSuchKey(f"{path} cannot be used: {error}") from None
    if not found:
        raise NoSuchKey(f"{path} holds no secret key of age or ssh")
    return found


class _Beside:
    """Work in a thread, and how it ended."""

    def __init__(self, work: Callable[[], None]) -> None:
        self.error: Exception | None = None
        self._thread = threading.Thread(target=self._run, args=(work,), daemon=True)
        self._thread.start()

    def _run(self, work: Callable[[], None]) -> None:
        try:
            work()
        except Exception as error:
            self.error = error

    def join(self) -> None:
        self._thread.join()


class KeysWriter:
    """Write, then `finish`."""

    def __init__(self, target: BinaryIO, recipients: list[Recipient]) -> None:
        reading, writing = os.pipe()
        self._pipe = os.fdopen(writing, "wb")

        def encrypt() -> None:
            with os.fdopen(reading, "rb") as plain:
                pyrage.encrypt_io(plain, target, recipients)

        self._beside = _Beside(encrypt)

    def write(self, content: bytes) -> int:
        try:
            return self._pipe.write(content)
        except BrokenPipeError:
            self.finish()
            raise

    def flush(self) -> None:
        """Pieces go when they are full."""

    def finish(self) -> None:
        with suppress(BrokenPipeError):
            self._pipe.close()
        self._beside.join()
        if self._beside.error is not None:
            # pyrage says why in words alone; whoever wrote knows the reason of a full disk by its name.
            raise Refused(f"the encrypted backup cannot be written: {self._beside.error}") from None


class KeysReader:
    """From its beginning as often as one likes, by `seek(0)`. Only what is proven to be as it was written is given."""

    def __init__(self, source: BinaryIO, identities: list[Identity]) -> None:
        self._source, self._identities = source, identities
        self._begin()

    def _begin(self) -> None:
        self._source.seek(0)
        reading, writing = os.pipe()

        def decrypt() -> None:
            with os.fdopen(writing, "wb") as plain:
                pyrage.decrypt_io(self._source, plain, self._identities)

        self._pipe, self._beside = os.fdopen(reading, "rb"), _Beside(decrypt)

    def seek(self, place: int) -> int:
        if place:
            raise ValueError("only to its beginning")
        self.close()
        self._begin()
        return 0

    def read(self, size: int = -1) -> bytes:
        content = self._pipe.read(size)
        if size < 0 or len(content) < size:
            self._beside.join()
            self._tell(self._beside.error)
        return content

    def _tell(self, error: Exception | None) -> None:
        if error is None:
            return
        if "No matching keys" in str(error):
            raise NoSuchKey("none of these keys opens this backup") from None
        raise BadArchive("the backup is damaged or cut off") from None

    def close(self) -> None:
        """Whoever has read enough lets the other end go."""
        self._pipe.close()
        self._beside.join()
