"""Tells cheaply which sites were changed for visitors since: SQLite's data_version and a table, PostgreSQL's NOTIFY.

Triggers note it (migration 0007), so that no way of writing is forgotten: not the command line's, no cascade's.
docs/decisions/freshness.md says what is noted when.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from concurrent.futures import ThreadPoolExecutor

import apsw
from sqlalchemy import make_url, select

from vitrine.platform.storage.database import Database
from vitrine.platform.storage.postgres import CHANNEL, PostgresAddress
from vitrine.platform.storage.pruning import prune
from vitrine.public.rendering.tables import PageChange
from vitrine.sites.site.tables import Site

# Beside the sites' ids, what a change may concern:
EVERYTHING = "*"  # whose home /home is
ADDRESSES = "addresses"  # what stands at an address where no site was found, and which hosts are domains
FILES = "files"  # who may have a file

MAX_NOTED = 20_000
MAX_READ = 500
# What SQLite's watch last learned is good for so long. Under steady visits it asks before that is over, so that none
# of them waits; the first after a pause does.
CURRENT_FOR_SECONDS = 0.05
ASKED_AGAIN_SECONDS = 0.01
RECONNECT_SECONDS = 0.5
ASKED_EVERY_SECONDS = 0.3
ANSWERS_WITHIN_SECONDS = 3.0
# A question that was answered shows that everything committed before it was asked is known here.
VOUCHED_FOR_SECONDS = 0.9
UNVOUCHED_EVERY_SECONDS = 0.5
CAUGHT_UP_WITHIN_SECONDS = 0.5  # who saves while the line is silent waits no longer
_LAST = "SELECT seq FROM sqlite_sequence WHERE name = 'page_changes'"
log = logging.getLogger(__name__)


class Watch:
    """Counts changes, and remembers for each site which was its last.

    Whoever learns something about a site takes `look()` first; it stands while `last_change` is not later than that.
    All that is not awaited here is asked at every visit, so it must cost microseconds and wait for nothing.
    """

    def __init__(self, database: Database) -> None:
        database.after_commit = self.catch_up
        self._count = 0
        self._of_everything = 0
        self._of: dict[str, int] = {}

    def is_current(self) -> bool:
        """Whether a visit may be answered by what is noted here. Where not, `become_current` first."""
        return True

    async def become_current(self) -> None:
        if not self.is_current():
            await self.catch_up()

    async def catch_up(self) -> None:
        """Until what was committed before is noted here. After each commit of this process who committed waits for
        it: nobody who got the answer to a save sees an older page."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CAUGHT_UP_WITHIN_SECONDS):
                if await self._has_caught_up():
                    return
        self.note(EVERYTHING)

    async def _has_caught_up(self) -> bool:
        raise NotImplementedError

    def look(self) -> int:
        """The number of the last change that is known."""
        return self._count

    def last_change(self, scope: str) -> int:
        """Of what `look` has taken note of."""
        last = self._of.get(scope, 0)
        return last if last > self._of_everything else self._of_everything

    def token_of(self, scope: str) -> int:
        """Another after each change: for who remembers all of one scope together."""
        self.look()
        return self.last_change(scope)

    def note(self, scope: str) -> None:
        self._count += 1
        if scope != EVERYTHING and len(self._of) < MAX_NOTED:
            self._of[scope] = self._count
        else:  # so many changed that all may have: nobody need remember which
            self._of.clear()
            self._of_everything = self._count

    async def start(self) -> None: ...

    async def stop(self) -> None: ...


class SqliteWatch(Watch):
    """Every process sees every other's commits here, its own included: nobody writes through this connection.

    It is asked in a thread of its own, because any statement may wait for the disk.
    """

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._path = make_url(database.url).database or ""
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="watch")
        self._asking: asyncio.Task[None] | None = None
        self._asked_at = -CURRENT_FOR_SECONDS  # when the last question was sent that is answered
        # Of the thread alone.
        self._connection: apsw.Connection | None = None
        self._version = 0
        self._number = 0

    def is_current(self) -> bool:
        age = time.monotonic() - self._asked_at
        if ASKED_AGAIN_SECONDS < age < CURRENT_FOR_SECONDS:
            self._ask()
        return age < CURRENT_FOR_SECONDS

    async def _has_caught_up(self) -> bool:
        if self._asking is not None:  # it may have been sent before the commit
            await asyncio.shield(self._asking)
        await asyncio.shield(self._ask())
        return True

    def _ask(self) -> asyncio.Task[None]:
        """One question for all who wait: those who find it were there before it was sent."""
        if self._asking is None:
            self._asking = asyncio.create_task(self._learn())
        return self._asking

    async def _learn(self) -> None:
        asked_at = time.monotonic()
        try:
            for scope in await asyncio.get_running_loop().run_in_executor(self._thread, self._changes):
                self.note(scope)
            self._asked_at = asked_at
        finally:
            self._asking = None

    def _changes(self) -> list[str]:
        """What changed since it was last asked."""
        try:
            if self._connection is None:
                self._connection = apsw.Connection(self._path, flags=apsw.SQLITE_OPEN_READONLY)
            version = self._connection.execute("PRAGMA data_version").get
            if version == self._version:
                return []
            changes = self._read(self._connection)
            self._version = version
            return changes
        except apsw.Error:
            return [EVERYTHING]  # the disk does not answer: asked again by the next visit

    def _read(self, connection: apsw.Connection) -> list[str]:
        if connection.execute(_LAST).get == self._number:
            return []  # most commits change nothing for visitors
        since = "SELECT number, scope FROM page_changes WHERE number > ? ORDER BY number LIMIT ?"
        with connection:  # one state for both questions: somebody may commit between them
            changes = connection.execute(since, (self._number, MAX_READ)).fetchall()
            last = connection.execute(_LAST).get or 0
        newest = changes[-1][0] if changes else self._number
        self._number = last
        # The first look, or very many; or the table was emptied or made anew, say by a restore.
        return [EVERYTHING] if last != newest else [str(scope) for _, scope in changes]

    async def stop(self) -> None:
        def close() -> None:
            if self._connection is not None:
                self._connection.close()

        await asyncio.get_running_loop().run_in_executor(self._thread, close)
        self._thread.shutdown(wait=False)


class PostgresWatch(Watch):
    """All commits are told on one line of its own, those of this process too.

    While nothing vouches for that line, everything counts as changed twice a second, and with each own commit.
    """

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._address = PostgresAddress(database.url)
        self._asked = self._answered = 0  # the numbers of the last question that was sent, and answered
        self._must_ask = asyncio.Event()
        self._has_changed = asyncio.Condition()
        self._vouched_at = 0.0
        self._unvouched_until = 0.0
        self._task: asyncio.Task[None] | None = None

    @property
    def is_listening(self) -> bool:
        return time.monotonic() - self._vouched_at < VOUCHED_FOR_SECONDS

    async def start(self) -> None:
        self._task = asyncio.create_task(self._keep_listening())

    async def _has_caught_up(self) -> bool:
        """The answer to a question that is sent from now on tells it. One question serves all who wait."""
        number = self._asked + 1
        self._must_ask.set()
        async with self._has_changed:
            await self._has_changed.wait_for(lambda: self._answered >= number or not self.is_listening)
        return self._answered >= number

    def look(self) -> int:
        if not self.is_listening and (moment := time.monotonic()) > self._unvouched_until:
            self.note(EVERYTHING)
            self._unvouched_until = moment + UNVOUCHED_EVERY_SECONDS
        return self._count

    def _on_change(self, *changes: object) -> None:
        # Without a word: from a version that did not say what.
        self.note(str(changes[-1]) or EVERYTHING)

    async def _keep_listening(self) -> None:
        while True:
            try:
                await self._listen()
            except Exception as error:
                # Whatever it was: not to listen costs queries, to end here would cost them for ever.
                log.warning("not listening for changes", extra={"reason": repr(error)[:200]})
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _listen(self) -> None:
        """Until the line is lost; one that only falls silent too, which no error and no end of file would tell."""
        line = await self._address.connect()
        try:
            line.add_termination_listener(lambda *_: self._must_ask.set())  # looks after it at once
            async with asyncio.timeout(ANSWERS_WITHIN_SECONDS):
                await line.add_listener(CHANNEL, self._on_change)
            self.note(EVERYTHING)
            while not line.is_closed():
                self._must_ask.clear()
                self._asked += 1
                asked_at = time.monotonic()
                async with asyncio.timeout(ANSWERS_WITHIN_SECONDS):
                    await line.execute("SELECT 'who listens'")
                self._vouched_at, self._answered = asked_at, self._asked
                await self._tell_who_waits()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(ASKED_EVERY_SECONDS):
                        await self._must_ask.wait()
        finally:
            self._vouched_at = 0.0
            line.terminate()
            await self._tell_who_waits()

    async def _tell_who_waits(self) -> None:
        async with self._has_changed:
            self._has_changed.notify_all()

    async def stop(self) -> None:
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task


async def forget_gone_sites(database: Database) -> int:
    """A job of app.py. Whoever has not read of such a site's end by then sees that a number is missing."""
    is_word = PageChange.scope.in_((EVERYTHING, ADDRESSES, FILES))
    return await prune(database, PageChange, ~is_word & PageChange.scope.not_in(select(Site.id)))


def open_watch(database: Database) -> Watch:
    return SqliteWatch(database) if database.is_sqlite else PostgresWatch(database)
