"""The secret keys without which layouts, activation keys and browsers' drafts of a backup cannot be opened.

A key that Vitrine made itself and keeps in its folder travels in the archive. Keys from VITRINE_SECRET_KEYS are kept by
the operator: the archive only has marks, by which a restore tells whether it was given the same ones.
"""

import os

from vitrine.platform.errors import Refused
from vitrine.platform.keyring import FILE_NAME, Keyring
from vitrine.platform.settings import BadSetting, Settings

_PURPOSE = "backup: which key"


def marks_of(keys: tuple[str, ...]) -> list[str]:
    return [mark.hex() for mark in Keyring(keys).derive_all(_PURPOSE)]


def _stored_key(settings: Settings) -> str | None:
    try:
        return (settings.data / FILE_NAME).read_text("ascii").strip()
    except FileNotFoundError:
        return None


def instance_keys(settings: Settings) -> tuple[str, ...]:
    """Of this instance; none is made."""
    return settings.secret_keys or tuple(key for key in (_stored_key(settings),) if key)


def keys_to_back_up(settings: Settings) -> tuple[list[str], str | None]:
    """Marks of all keys, and the key that the archive carries."""
    if settings.secret_keys:
        return marks_of(settings.secret_keys), None
    if (stored := _stored_key(settings)) is None:
        # Another one would be made here, and a backup with it would open nothing.
        raise Refused(
            f"no {FILE_NAME} in {settings.data}: set VITRINE_DATA or VITRINE_SECRET_KEYS as the server has them"
        )
    return marks_of((stored,)), stored


class KeysToRestore:
    """Checked before anything is touched; `keep` writes the archive's key, `forget` takes it back."""

    def __init__(self, settings: Settings, marks: list[str], carried: str | None, *, accepts_other_keys: bool) -> None:
        self._path = settings.data / FILE_NAME
        here = instance_keys(settings)
        self._to_write = carried if carried and not here else None
        keys = (self._to_write,) if self._to_write else here
        known = set(marks_of(keys)) if keys else set()
        if set(marks) <= known or accepts_other_keys:
            return
        if settings.secret_keys and carried:
            raise Refused(
                f"VITRINE_SECRET_KEYS lacks the key of this backup: add it at the end (`tar --zstd -xOf FILE "
                f"{FILE_NAME}` shows it), or give --other-keys and lose what only it opens"
            )
        if carried:
            raise Refused(
                f"{self._path} is not the key of this backup: move it away, or give --other-keys and lose what only "
                "the backup's opens"
            )
        raise Refused(
            "this backup was made with VITRINE_SECRET_KEYS, which it does not hold: set the same ones here, or give "
            "--other-keys and lose what only they open"
        )

    def keep(self) -> None:
        if self._to_write is None:
            return
        self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        descriptor = os.open(self._path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w") as file:
            file.write(self._to_write)
            file.flush()
            os.fsync(file.fileno())

    def forget(self) -> None:
        if self._to_write is not None:
            self._path.unlink(missing_ok=True)


def sound_key(content: bytes) -> str:
    """The key as the archive has it; what could not be used later is refused now."""
    try:
        key = content.decode("ascii")
        Keyring((key,))
    except (UnicodeError, BadSetting):
        raise Refused("the backup's secret key is not one") from None
    return key
