"""Files are read in a process of their own, one at a time, with bounded memory and time. app.py makes one."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, asynccontextmanager
from typing import Any

from vitrine.errors import Unavailable
from vitrine.http.expected import Expected
from vitrine.imports.problems import TooMuchInside, problem_of
from vitrine.imports.proposal import Proposal
from vitrine.imports.reading.fitting import Target
from vitrine.processes.child import Child, Fell, TookTooLong

log = logging.getLogger(__name__)
MODULE = "vitrine.imports.reading.bench"
# What a file may cost is the processor's time (bench.py). The clock only ends what the machine has no time for.
MAX_READ_S = 60.0
MAX_EXPECTED = 16  # files of all owners, each on disk while it arrives and waits


class OpenImport:
    """A file that was read: what it offers, and its pictures one by one."""

    def __init__(self, child: Child, proposal: Proposal) -> None:
        self._child, self.proposal = child, proposal

    async def picture(self, picture_id: str) -> bytes:
        _answer, [content] = await _ask(self._child, {"job": "picture", "picture": picture_id})
        return content


class ImportReader:
    """One process, begun by the first file and ended with it: nobody imports all day."""

    def __init__(self) -> None:
        self._child = Child(MODULE)
        self._turn = asyncio.Lock()
        self._expected = Expected(each=1, in_all=MAX_EXPECTED, seconds=30)

    def expect(self, site_id: str) -> AbstractContextManager[None]:
        """While an owner's file arrives, waits and is read: one of his at a time, and a few in all."""
        return self._expected.place(site_id)

    @asynccontextmanager
    async def open(self, path: str, target: Target, max_picture_bytes: int) -> AsyncIterator[OpenImport]:
        async with self._turn:
            job = {"job": "read", "path": path, **vars(target), "max_picture_bytes": max_picture_bytes}
            try:
                answer, _ = await _ask(self._child, job)
                yield OpenImport(self._child, Proposal.from_json(answer["proposal"]))
            finally:
                await self._child.end()

    async def close(self) -> None:
        await self._child.end()


async def _ask(child: Child, job: dict[str, Any]) -> tuple[dict[str, Any], list[bytes]]:
    try:
        answer, parts = await child.ask(job, [], MAX_READ_S, is_ended_when_left=True)
    except TookTooLong:
        log.warning("the machine had no time for an import")
        raise Unavailable from None
    except Fell:
        log.warning("a file was too much for the import's reader")
        raise TooMuchInside from None
    if "problem" in answer:
        if "said" in answer:
            log.info("an import could not be read", extra={"reason": answer["said"]})
        raise problem_of(answer["problem"], answer["params"])
    return answer, parts
