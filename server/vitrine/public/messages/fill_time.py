"""A signed moment that the form fetches at its first focus: how long it took to fill it, without any cookie.

`slug` is whatever the form is of: a site's, or the id of the review link that a remark comes through.
"""

import base64
import hashlib
import hmac
import time

from vitrine.platform.keyring import Keyring

PURPOSE = "messages: moment of the first focus"
SHORTEST_S = 2
LONGEST_S = 24 * 60 * 60


def _signature(key: bytes, slug: str, moment_ms: str) -> str:
    digest = hmac.digest(key, f"{slug}:{moment_ms}".encode(), hashlib.sha256)
    return base64.urlsafe_b64encode(digest[:18]).decode()


def issue_token(keyring: Keyring, slug: str) -> str:
    moment_ms = str(int(time.time() * 1000))
    return f"{moment_ms}.{_signature(keyring.derive(PURPOSE), slug, moment_ms)}"


def is_too_fast(keyring: Keyring, slug: str, token: str) -> bool:
    """A missing or outdated token says nothing; a forged one, or one of a moment ago, comes from no person."""
    if not token:
        return False
    moment_ms, _, signature = token.partition(".")
    keys = keyring.derive_all(PURPOSE)
    if not moment_ms.isascii() or not moment_ms.isdigit() or len(moment_ms) > 15:
        return True
    if not any(hmac.compare_digest(_signature(key, slug, moment_ms), signature) for key in keys):
        return True
    seconds = time.time() - int(moment_ms) / 1000
    return seconds < SHORTEST_S if seconds < LONGEST_S else False
