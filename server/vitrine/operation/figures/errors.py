"""What this process refused or could not do, written once a minute and at the stop. `app.py` starts it.

Answers are counted where they are given, in memory, from the start of the process on; what was not there a minute ago
is added to the day's rows, however many nodes add at this moment. A process that is killed loses a minute of counts.
"""

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Callable, Mapping

from sqlalchemy.exc import SQLAlchemyError

from vitrine.operation.figures.tables import KEY, FigureDay
from vitrine.platform.errors import Problem
from vitrine.platform.http.counting import WENT_AWAY, Kind
from vitrine.platform.logs import reason_of
from vitrine.platform.storage.database import Database
from vitrine.platform.storage.upserts import insert_into
from vitrine.public.visits.shown import today_in

WRITTEN_EVERY_S = 60.0
Answers = Mapping[tuple[Kind, int], int]  # by what was asked for and how it was answered

log = logging.getLogger(__name__)


def _is_error(code: int) -> bool:
    return code >= 400 and code != WENT_AWAY


class ErrorDays:
    def __init__(self, database: Database, timezone: str, answers: Callable[[], Answers]) -> None:
        self._database, self._timezone, self._answers = database, timezone, answers
        self._written: Counter[str] = Counter()
        self._writing = asyncio.Lock()
        self._loop: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._loop = asyncio.create_task(self._keep_writing())

    async def stop(self) -> None:
        if self._loop is not None:
            async with self._writing:  # or what is being written would be written twice
                self._loop.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._loop
        await self.write()

    async def _keep_writing(self) -> None:
        while True:
            await asyncio.sleep(WRITTEN_EVERY_S)
            await self.write()

    async def write(self) -> None:
        """What cannot be written now is written with the next minute's."""
        async with self._writing:
            counted = Counter(
                {f"{code} {kind}": count for (kind, code), count in self._answers().items() if _is_error(code)}
            )
            if not (new := counted - self._written):
                return
            try:
                await self._add(new)
            except (SQLAlchemyError, OSError, Problem) as error:
                log.warning("errors not written yet", extra={"reason": reason_of(error)})
                return
            self._written = counted

    async def _add(self, new: Counter[str]) -> None:
        day = today_in(self._timezone)
        rows = [{"day": day, "figure": "errors", "part": part, "amount": new[part]} for part in sorted(new)]
        async with self._database.writing() as session:
            added = insert_into(session, FigureDay).values(rows)
            both = {"amount": FigureDay.amount + added.excluded["amount"]}
            await session.execute(added.on_conflict_do_update(index_elements=KEY, set_=both))
