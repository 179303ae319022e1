"""The server's secret keys, newest first, and keys derived from them per purpose. No secret leaves the server."""

import hashlib
import hmac
import os
import secrets
from functools import lru_cache
from pathlib import Path

from vitrine.platform.setting_readers import SHORTEST_KEY
from vitrine.platform.settings import BadSetting, Settings

FILE_NAME = "secret.key"


class Keyring:
    def __init__(self, keys: tuple[str, ...]) -> None:
        if not keys or any(len(key) < SHORTEST_KEY for key in keys):
            raise BadSetting(f"VITRINE_SECRET_KEYS: every key needs at least {SHORTEST_KEY} characters")
        self._keys = keys
        self._derived = lru_cache(maxsize=64)(self._derive_all)  # some are asked for at every call

    def derive(self, purpose: str) -> bytes:
        """For writing: the newest key."""
        return self.derive_all(purpose)[0]

    def derive_all(self, purpose: str) -> list[bytes]:
        """For reading what an older key may have written."""
        return self._derived(purpose)

    def _derive_all(self, purpose: str) -> list[bytes]:
        return [hmac.digest(key.encode(), purpose.encode(), hashlib.sha256) for key in self._keys]


def _kept_key(folder: Path) -> str:
    """A local instance makes its own key once and keeps it beside its data, readable by its owner alone."""
    path = folder / FILE_NAME
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_text("ascii").strip()
    with os.fdopen(descriptor, "w") as file:
        key = secrets.token_urlsafe(48)
        file.write(key)
        file.flush()
        os.fsync(file.fileno())
    return key


def open_keyring(settings: Settings) -> Keyring:
    return Keyring(settings.secret_keys or (_kept_key(settings.data),))
