"""Which hosts are somebody's proven domains. Every visit asks, so the answer is kept until addresses change."""

import logging

from sqlalchemy.exc import SQLAlchemyError

from vitrine.platform.logs import reason_of
from vitrine.platform.storage.database import Database
from vitrine.public.rendering.cache.names import NameCache
from vitrine.public.rendering.cache.single_flight import SingleFlight
from vitrine.public.rendering.cache.watch import ADDRESSES, Watch
from vitrine.sites.domains.service import is_served

NEVER_ASKED: tuple[int, bool] = (-1, False)
log = logging.getLogger(__name__)


class ServedDomains:
    def __init__(self, database: Database, watch: Watch) -> None:
        self._database, self._watch = database, watch
        self._hosts: NameCache[str, tuple[int, bool]] = NameCache()
        self._underway: SingleFlight[tuple[str, int], bool] = SingleFlight()

    def peek(self, host: str) -> tuple[str | None, bool]:
        """The host if it is a proven domain, and whether that is known for sure: no await, no query."""
        self._watch.look()
        seen, is_proven = self._hosts.get(host) or NEVER_ASKED
        return (host if is_proven else None), seen >= self._watch.last_change(ADDRESSES)

    async def get(self, host: str) -> str | None:
        """The host if it is a proven domain."""
        seen_now = self._watch.look()
        known = self._hosts.get(host)
        seen, is_proven = known or NEVER_ASKED
        if seen < (changed := self._watch.last_change(ADDRESSES)):
            try:
                # A flood of visitors who come before the host is known is one question. After a change it is another.
                is_proven = await self._underway.get((host, changed), lambda: self._is_served(host))
            except (SQLAlchemyError, OSError) as error:
                if known is None:
                    raise  # whose it is nobody knows: any page would be a guess
                # As long as it is away, what was known of the host stands, like its pages.
                log.warning("database away: domains as last known", extra={"reason": reason_of(error)})
                return host if is_proven else None
            self._hosts.put(host, (seen_now, is_proven), is_real=is_proven)
        return host if is_proven else None

    async def _is_served(self, host: str) -> bool:
        async with self._database.reading() as session:
            return await is_served(session, host)
