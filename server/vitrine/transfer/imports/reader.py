"""Files are read in processes of their own, one of each owner, with bounded memory and time. api.py makes one."""

import logging
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, asynccontextmanager
from dataclasses import asdict
from typing import Any

from vitrine.platform.processes.child import Message
from vitrine.platform.processes.pool import ChildPool, Turn
from vitrine.transfer.imports.proposal import Proposal
from vitrine.transfer.imports.reading.target import Target
from vitrine.transfer.interchange.problems import TooMuchInside, problem_of
from vitrine.transfer.interchange.zips import Bounds

log = logging.getLogger(__name__)
MODULE = "vitrine.transfer.imports.reading.worker_main"
# What a file may cost is the processor's time (worker_main.py). The clock only ends what the machine has no time for.
MAX_READ_S = 60.0
# Several: one owner's file that takes all it may must not be what another's small one waits for. Each may take as much
# memory as worker_main.py says.
READERS = 4
MAX_EXPECTED = 16  # files of all owners, each on disk while it arrives and waits


class OpenImport:
    """A file that was read: what it offers, and its pictures one by one.

    Pictures take their time, and there are few processes. So a file with many of them steps back behind those who came
    meanwhile, its process ends, and in its next turn it is read anew: the same file names the same pictures.
    """

    def __init__(self, pool: ChildPool, job: dict[str, Any]) -> None:
        self._pool, self._job = pool, job
        self._turn: Turn | None = None
        self.proposal = Proposal("archive")

    async def begin(self) -> None:
        turn = self._turn = await self._pool.take()
        answer, _ = await self._ask(turn, self._job)
        self.proposal = Proposal.from_json(answer["proposal"])

    async def picture(self, picture_id: str) -> bytes:
        turn = self._turn
        if turn is None or self._pool.is_over(turn):
            await self.end()
            turn = self._turn = await self._pool.take()
            await self._ask(turn, self._job)
        _answer, [content] = await self._ask(turn, {"job": "picture", "picture": picture_id})
        return content

    async def end(self) -> None:
        turn, self._turn = self._turn, None
        if turn is not None:
            await self._pool.give(turn)

    async def _ask(self, turn: Turn, job: dict[str, Any]) -> Message:
        answer, parts = await self._pool.ask_in(turn, job, [], MAX_READ_S)
        if "problem" in answer:
            if "said" in answer:
                log.info("an import could not be read", extra={"reason": answer["said"]})
            raise problem_of(answer["problem"], answer["params"])
        return answer, parts


class ImportReader:
    """A process is begun by a file and ended with it: nobody imports all day."""

    def __init__(self, *, module: str = MODULE, children: int = READERS) -> None:
        self._pool = ChildPool(
            module,
            children=children,
            idle_s=0,
            each=1,
            in_all=MAX_EXPECTED,
            retry_after_s=30,
            job="an import",
            too_much=TooMuchInside,
        )

    def expect(self, site_id: str) -> AbstractContextManager[None]:
        """While an owner's file arrives, waits and is read: one of his at a time, and a few in all."""
        return self._pool.slot(site_id)

    @property
    def waiting(self) -> int:
        """How many files wait for their turn."""
        return self._pool.waiting

    @asynccontextmanager
    async def open(self, path: str, target: Target, bounds: Bounds) -> AsyncIterator[OpenImport]:
        job = {"job": "read", "path": path, **vars(target), "bounds": asdict(bounds)}
        opened = OpenImport(self._pool, job)
        try:
            await opened.begin()
            yield opened
        finally:
            await opened.end()

    async def close(self) -> None:
        await self._pool.close()
