"""PostgreSQL asked by its driver, without a session: statements that are a transaction each, and transactions of such
as take a moment. What goes wrong is NotAtOnce."""

from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.pool import PoolProxiedConnection
from sqlalchemy.util import greenlet_spawn

from vitrine.storage.plain import NotAtOnce, Run

Given = TypeVar("Given")


class AtOnceOnPostgresql:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def write(self, words: str, arguments: Sequence[object]) -> list[Any]:
        async with self._line() as line:
            return list(await _told(line.fetch(words, *arguments)))

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Run]:
        """Committed when the block ends well."""
        async with self._line() as line:

            async def run(words: str, arguments: Sequence[object]) -> list[Any]:
                return list(await _told(line.fetch(words, *arguments)))

            under_way = line.transaction()
            await _told(under_way.start())
            try:
                yield run
            except BaseException:
                with suppress(Exception):  # what went wrong before is told, and such a line not used again
                    await under_way.rollback()
                raise
            await _told(under_way.commit())

    @asynccontextmanager
    async def _line(self) -> AsyncIterator[Any]:
        held = await greenlet_spawn(self._engine.sync_engine.raw_connection)
        line: Any = held.driver_connection
        try:
            yield line
        except BaseException as error:
            # Who asked has gone, or nobody knows what became of it: it may still be under way there.
            is_unsure = isinstance(error, NotAtOnce) or not isinstance(error, Exception)
            await greenlet_spawn(_give_back, held, is_sound=not is_unsure and not line.is_in_transaction())
            raise
        await greenlet_spawn(_give_back, held, is_sound=True)

    async def close(self) -> None:
        """Its lines are the engine's."""


def _give_back(held: PoolProxiedConnection, *, is_sound: bool) -> None:
    if not is_sound:
        held.invalidate()
    held.close()


async def _told(asked: Awaitable[Given]) -> Given:
    try:
        return await asked
    except Exception as error:
        raise NotAtOnce(error) from error
