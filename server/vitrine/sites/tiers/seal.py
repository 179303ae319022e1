"""The layout choice, sealed: authenticated encryption bound to its site, so a copied token opens nothing."""

import base64
import binascii
import logging
import os

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

from vitrine.content.layouts import FREE_OPTION, OPTIONS, Option
from vitrine.platform.keyring import Keyring

PURPOSE = "layout token"
NONCE_BYTES = 12
log = logging.getLogger(__name__)


def seal_layout(keyring: Keyring, site_id: str, option: Option) -> str:
    nonce = os.urandom(NONCE_BYTES)
    sealed = ChaCha20Poly1305(keyring.derive(PURPOSE)).encrypt(nonce, option.encode(), site_id.encode())
    return base64.urlsafe_b64encode(nonce + sealed).decode().rstrip("=")


def open_layout(keyring: Keyring, site_id: str, token: str | None) -> Option:
    """What the token says; the first layout when there is none or it is not this site's."""
    if not token:
        return FREE_OPTION
    option = _opened(keyring, site_id, token)
    if option is None:
        log.warning("a layout token opened nothing", extra={"site_id": site_id})
    return option or FREE_OPTION


def is_opened(keyring: Keyring, site_id: str, token: str) -> bool:
    """Whether these are the keys that sealed it, for whoever looks at an instance from outside."""
    return _opened(keyring, site_id, token) is not None


def _opened(keyring: Keyring, site_id: str, token: str) -> Option | None:
    try:
        raw = base64.urlsafe_b64decode(token + "=" * (-len(token) % 4))
    except (binascii.Error, ValueError):
        raw = b""
    for key in keyring.derive_all(PURPOSE):
        try:
            option = ChaCha20Poly1305(key).decrypt(raw[:NONCE_BYTES], raw[NONCE_BYTES:], site_id.encode()).decode()
        except (InvalidTag, ValueError):
            continue
        if option in OPTIONS:
            return option
    return None
