"""Refuses CBOR tags in a passkey's answer: WebAuthn's own form of CBOR (CTAP2) has none either.

Tags say 'the same as there' among others. Some hundred bytes of them unfold to a list of 2^100 parts, which is
compared, or written again, by the library that reads them: one owner would stop the server.
"""

from typing import Any

LEAST, FLAGS_AT = 37, 32  # of an authenticator's data: the host's hash, flags, the count of uses
HAS_KEY = 0x40
MODEL_BYTES = 16
_BYTES, _TEXT, _TAG = 2, 3, 6
_INDEFINITE = 31


class TaggedCbor(ValueError):
    pass


def require_untagged(items: bytes) -> None:
    """Goes over the heads of all items, one after the other: what a list holds stands right behind its head."""
    place = 0
    while place < len(items):
        kind, short = items[place] >> 5, items[place] & 31
        place += 1
        if kind == _TAG:
            raise TaggedCbor("a tag")
        long = 1 << (short - 24) if 24 <= short <= 27 else 0
        size = int.from_bytes(items[place : place + long], "big") if long else short
        place += long
        if kind in (_BYTES, _TEXT) and short != _INDEFINITE:
            place += size


def require_untagged_data(data: bytes) -> None:
    """An authenticator's data: behind fields of fixed places its key, if it is new, and extensions, if it has any."""
    place = LEAST
    if len(data) >= LEAST and data[FLAGS_AT] & HAS_KEY:
        place += MODEL_BYTES
        place += 2 + int.from_bytes(data[place : place + 2], "big")
    require_untagged(data[place:])


def require_untagged_attestation(attestation: bytes) -> None:
    import cbor2

    require_untagged(attestation)
    read: Any = cbor2.loads(attestation)
    data = read.get("authData") if isinstance(read, dict) else None
    if not isinstance(data, bytes):
        raise TaggedCbor("no data of an authenticator")
    require_untagged_data(data)
