"""An age file that a passphrase opens, piece by piece. Called by encryption.py.

`pyrage` does the same with the whole file in memory, and an archive may have tens of gigabytes: so the head and the
pieces are put together here, of what `cryptography` has. Tests open ours with pyrage, and pyrage's with ours.
"""

import base64
import binascii
import hashlib
import hmac
import os
import re
from typing import BinaryIO

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.kdf.scrypt import Scrypt

from vitrine.platform.errors import Refused
from vitrine.transfer.backup.archive import BadArchive

LABEL = b"age-encryption.org/v1"
# What a guess costs, as a power of two: a second and 256 MB, as age itself asks. More than the largest is not tried.
WORK, MOST_WORK = 18, 22
PIECE = 64 << 10
_TAG, _KEY, _SALT, _NONCE = 16, 16, 16, 16
_FIRST_NONCE = bytes(12)
_HEAD = re.compile(
    rb"age-encryption\.org/v1\n-> scrypt ([A-Za-z0-9+/]{22}) ([1-9][0-9]?)\n"
    rb"([A-Za-z0-9+/]{43})\n--- ([A-Za-z0-9+/]{43})\n"
)
_HEAD_MOST = 200


class WrongPassphrase(Refused):
    """It opens nothing; the archive itself may be sound."""


def _plain(content: bytes) -> bytes:
    return base64.b64encode(content).rstrip(b"=")


def _read(content: bytes) -> bytes:
    try:
        return base64.b64decode(content + b"=" * (-len(content) % 4), validate=True)
    except binascii.Error:
        raise BadArchive("the backup is damaged: its head cannot be read") from None


def _wrapping_key(passphrase: str, salt: bytes, work: int) -> bytes:
    kdf = Scrypt(salt=LABEL + b"/scrypt" + salt, length=32, n=1 << work, r=8, p=1)
    return kdf.derive(passphrase.encode())


def _derived(file_key: bytes, salt: bytes, what: bytes) -> bytes:
    return HKDF(algorithm=SHA256(), length=32, salt=salt, info=what).derive(file_key)


def _mark(file_key: bytes, head: bytes) -> bytes:
    return hmac.digest(_derived(file_key, b"", b"header"), head, hashlib.sha256)


class _Pieces:
    """Each is sealed under its number, the last one as the last: none can be cut off, moved or repeated unseen."""

    def __init__(self, file_key: bytes, nonce: bytes) -> None:
        self._cipher = ChaCha20Poly1305(_derived(file_key, nonce, b"payload"))
        self._number = 0

    def _next(self, *, is_last: bool) -> bytes:
        nonce = self._number.to_bytes(11, "big") + bytes([is_last])
        self._number += 1
        return nonce

    def seal(self, piece: bytes, *, is_last: bool) -> bytes:
        return self._cipher.encrypt(self._next(is_last=is_last), piece, None)

    def open(self, sealed: bytes, *, is_last: bool) -> bytes:
        try:
            return self._cipher.decrypt(self._next(is_last=is_last), sealed, None)
        except InvalidTag:
            raise BadArchive("the backup is damaged or cut off") from None


class PassphraseWriter:
    """Write, then `finish`: without it the file has no last piece, and nobody takes it for whole."""

    def __init__(self, target: BinaryIO, passphrase: str) -> None:
        file_key, salt, nonce = os.urandom(_KEY), os.urandom(_SALT), os.urandom(_NONCE)
        wrapped = ChaCha20Poly1305(_wrapping_key(passphrase, salt, WORK)).encrypt(_FIRST_NONCE, file_key, None)
        head = b"%s\n-> scrypt %s %d\n%s\n---" % (LABEL, _plain(salt), WORK, _plain(wrapped))
        self._target = target
        self._pieces = _Pieces(file_key, nonce)
        self._waiting = bytearray()
        target.write(head + b" " + _plain(_mark(file_key, head)) + b"\n" + nonce)

    def write(self, content: bytes) -> int:
        self._waiting += content
        while len(self._waiting) > PIECE:  # a full one may yet be the last
            self._target.write(self._pieces.seal(bytes(self._waiting[:PIECE]), is_last=False))
            del self._waiting[:PIECE]
        return len(content)

    def flush(self) -> None:
        """Pieces go when they are full."""

    def finish(self) -> None:
        self._target.write(self._pieces.seal(bytes(self._waiting), is_last=True))


class PassphraseReader:
    """From its beginning as often as one likes, by `seek(0)`. Only what is proven to be as it was written is given."""

    def __init__(self, source: BinaryIO, passphrase: str) -> None:
        source.seek(0)
        head = _HEAD.match(source.read(_HEAD_MOST))
        if head is None:
            raise BadArchive("the backup is damaged: its head cannot be read")
        salt, work, wrapped, mark = _read(head[1]), int(head[2]), _read(head[3]), _read(head[4])
        if work > MOST_WORK:
            raise Refused(f"to try one passphrase on this backup would take {1 << (work - 10)} MB of memory: refused")
        try:
            key = ChaCha20Poly1305(_wrapping_key(passphrase, salt, work))
            self._file_key = key.decrypt(_FIRST_NONCE, wrapped, None)
        except InvalidTag:
            raise WrongPassphrase("this is not the passphrase of this backup") from None
        covered = head[0][: head[0].rindex(b"---") + 3]
        if not hmac.compare_digest(_mark(self._file_key, covered), mark):
            raise BadArchive("the backup is damaged: its head was changed")
        self._source, self._start = source, head.end()
        self.seek(0)

    def seek(self, place: int) -> int:
        if place:
            raise ValueError("only to its beginning")
        self._source.seek(self._start)
        self._pieces = _Pieces(self._file_key, self._source.read(_NONCE))
        self._opened, self._is_over = b"", False
        self._ahead = self._source.read(PIECE + _TAG)
        return 0

    def read(self, size: int = -1) -> bytes:
        taken = bytearray()
        while (size < 0 or len(taken) < size) and (self._opened or not self._is_over):
            if not self._opened:
                self._open_next()
            some = self._opened if size < 0 else self._opened[: size - len(taken)]
            taken += some
            self._opened = self._opened[len(some) :]
        return bytes(taken)

    def _open_next(self) -> None:
        sealed, self._ahead = self._ahead, self._source.read(PIECE + _TAG)
        self._is_over = not self._ahead
        self._opened = self._pieces.open(sealed, is_last=self._is_over)
