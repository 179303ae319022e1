"""Address → version: what was found at a host and path, for as long as nothing changed that could change it."""

from dataclasses import dataclass

from vitrine.public.rendering.cache.names import NameCache
from vitrine.public.rendering.cache.watch import Watch
from vitrine.public.rendering.finding import Found
from vitrine.public.rendering.languages import negotiate

# With a language where the address names none and the browser's chooses; without one it says between which.
Key = tuple[str | None, str, str | None]


@dataclass(slots=True)
class ResolvedAddress:
    found: Found
    seen: int  # the number of the last change when it was found


class AddressCache:
    def __init__(self, watch: Watch) -> None:
        self._watch = watch
        self._resolved: NameCache[Key, ResolvedAddress] = NameCache()

    def current(self, host: str | None, path: str, accepts_language: bytes) -> Found | None:
        """What stands there, when that is sure."""
        seen = self._watch.look()
        resolved = self._get(host, path, accepts_language)
        if resolved is None:
            return None
        if resolved.seen != seen:
            if resolved.seen < self._watch.last_change(resolved.found.scope):
                return None
            resolved.seen = seen  # what changed meanwhile was not this
        return resolved.found

    def last_known(self, host: str | None, path: str, accepts_language: bytes) -> Found | None:
        resolved = self._get(host, path, accepts_language)
        return resolved.found if resolved else None

    def put(self, host: str | None, path: str, found: Found, seen: int) -> None:
        resolved = ResolvedAddress(found, seen)
        self._resolved.put((host, path, None), resolved, is_real=found.is_real)
        if found.offered:
            self._resolved.put((host, path, found.language), resolved, is_real=found.is_real)

    def _get(self, host: str | None, path: str, accepts_language: bytes) -> ResolvedAddress | None:
        resolved = self._resolved.get((host, path, None))
        if resolved is not None and resolved.found.offered:
            return self._resolved.get((host, path, negotiate(accepts_language, resolved.found.offered)))
        return resolved
