"""Encrypted values that a browser keeps for us and must neither read nor change: for one purpose, with an expiry."""

import json
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any, NamedTuple

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from vitrine.platform.keyring import Keyring

NONCE_BYTES = 12


def seal(keyring: Keyring, purpose: str, content: dict[str, Any], seconds: int) -> str:
    nonce = os.urandom(NONCE_BYTES)
    text = json.dumps({"content": content, "until": time.time() + seconds}).encode()
    sealed = AESGCM(keyring.derive(purpose)).encrypt(nonce, text, purpose.encode())
    return urlsafe_b64encode(nonce + sealed).decode()


class Opened(NamedTuple):
    content: dict[str, Any]
    until: float

    @property
    def holds(self) -> bool:
        return self.until > time.time()


def unseal(keyring: Keyring, purpose: str, sealed: str) -> dict[str, Any] | None:
    opened = open_sealed(keyring, purpose, sealed)
    return opened.content if opened and opened.holds else None


def open_sealed(keyring: Keyring, purpose: str, sealed: str) -> Opened | None:
    """As it was sealed, be it over by now."""
    try:
        raw = urlsafe_b64decode(sealed)
    except ValueError:
        return None
    if len(raw) <= NONCE_BYTES:
        return None
    for key in keyring.derive_all(purpose):
        try:
            opened = json.loads(AESGCM(key).decrypt(raw[:NONCE_BYTES], raw[NONCE_BYTES:], purpose.encode()))
        except InvalidTag:
            continue
        return Opened(opened["content"], opened["until"])
    return None
