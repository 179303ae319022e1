"""SQLite asked without a session: statements that are a transaction each, and transactions of such as take a moment.
One line to write, whose commits are its thread's, because they wait for the disk; one to glance with, by whoever asks,
because that does not.

What is asked for while others are being written goes with the next commit, and so does what is asked for in the same
moment: a commit and the way to the thread and back cost more than the statements, and are the same for one and for ten.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from contextvars import Context

import apsw

from vitrine.storage.plain import Run, told
from vitrine.storage.sqlite import Asked, Connected, Rows, Told, connect, translated

Writer = Callable[[], AbstractAsyncContextManager[None]]
Waiting = tuple[Asked, asyncio.Future[Rows]]


class AtOnceOnSqlite:
    """`as_writer`: for as long as one is the only one of this process who writes."""

    def __init__(self, path: str, as_writer: Writer) -> None:
        self._path, self._as_writer = path, as_writer
        self._pen: Connected | None = None
        self._glance: apsw.Connection | None = None
        self._waiting: list[Waiting] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, words: str, arguments: Sequence[object]) -> Rows:
        """Committed when this returns. Who goes away meanwhile leaves it to be done all the same."""
        answer: asyncio.Future[Rows] = asyncio.get_running_loop().create_future()
        self._waiting.append(((words, arguments), answer))
        if self._writing is None:
            # In nobody's name: it writes for all who come meanwhile.
            self._writing = asyncio.create_task(self._write_waiting(), context=Context())
        try:
            return await answer
        except sqlite3.Error as error:
            raise told(words, error) from error

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Run]:
        """For statements that take a moment: asked by whoever has them. Committed when the block ends well."""
        async with self._as_writer():
            pen = await self._opened()

            async def run(words: str, arguments: Sequence[object]) -> Rows:
                try:
                    return await pen.ask(words, arguments)
                except sqlite3.Error as error:
                    raise told(words, error) from error

            with self._left_where_it_fails("BEGIN"):
                await pen.begin_to_write()
            try:
                yield run
            except BaseException:
                with self._left_where_it_fails("ROLLBACK"):
                    pen.undo()
                raise
            with self._left_where_it_fails("COMMIT"):
                await pen.commit()

    @contextmanager
    def _left_where_it_fails(self, words: str) -> Iterator[None]:
        """What was begun on that line comes to its end there, and then it closes: also where nobody waits any more."""
        try:
            yield
        except BaseException as error:
            if self._pen is not None:
                self._pen.stop()
                self._pen = None
            if isinstance(error, sqlite3.Error):
                raise told(words, error) from error
            raise

    async def _write_waiting(self) -> None:
        try:
            while self._waiting:
                await self._write_together()
        finally:
            self._writing = None

    async def _write_together(self) -> None:
        taken: list[Waiting] = []
        try:
            async with self._as_writer():
                taken = self._take()
                found = await self._ask([asked for asked, _ in taken])
            for (_, answer), what in zip(taken, found, strict=True):
                _tell(answer, what)
        except Exception as error:
            for _, answer in taken or self._take():  # none taken: whoever writes did not come to an end
                _tell(answer, error)

    def _take(self) -> list[Waiting]:
        taken, self._waiting = self._waiting, []
        return taken

    async def _ask(self, asked: list[Asked]) -> list[Told]:
        try:
            found = await (await self._opened()).ask_together(asked)
        except sqlite3.Error:
            await self._let_go()
            raise
        if any(isinstance(one, sqlite3.Error) for one in found):
            await self._let_go()
        return found

    async def _opened(self) -> Connected:
        if self._pen is None:
            pen = await connect(self._path)
            await pen.run(pen.configure)
            self._pen = pen  # now, not before: whoever goes away in between leaves none that keeps no keys
        return self._pen

    def glance(self, words: str, arguments: Sequence[object]) -> Rows:
        """By keys, a handful of rows. No writer is waited for: what cannot be had now raises."""
        try:
            if self._glance is None:
                self._glance = apsw.Connection(self._path, flags=apsw.SQLITE_OPEN_READONLY)
            return self._glance.execute(words, arguments).fetchall()
        except apsw.Error as error:
            self._glance = None
            raise translated(error) from error

    async def _let_go(self) -> None:
        pen, self._pen = self._pen, None
        if pen is not None:
            await pen.close()

    async def close(self) -> None:
        if self._writing is not None:
            await asyncio.wait([self._writing])
        await self._let_go()
        if self._glance is not None:
            self._glance.close()
            self._glance = None


def _tell(who: asyncio.Future[Rows], what: Rows | Exception) -> None:
    if who.done():
        return  # he went away
    if isinstance(what, Exception):
        who.set_exception(what)
    else:
        who.set_result(what)
