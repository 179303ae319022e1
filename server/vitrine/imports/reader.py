"""Files are read in a process of their own, one at a time, with bounded memory and time. app.py makes one."""

import logging
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, asynccontextmanager
from dataclasses import asdict
from typing import Any

from vitrine.errors import Unavailable
from vitrine.http.expected import Expected
from vitrine.imports.limits import Bounds
from vitrine.imports.problems import TooMuchInside, problem_of
from vitrine.imports.proposal import Proposal
from vitrine.imports.reading.fitting import Target
from vitrine.imports.turns import Turns
from vitrine.processes.child import Child, Fell, TookTooLong

log = logging.getLogger(__name__)
MODULE = "vitrine.imports.reading.bench"
# What a file may cost is the processor's time (bench.py). The clock only ends what the machine has no time for.
MAX_READ_S = 60.0
MAX_EXPECTED = 16  # files of all owners, each on disk while it arrives and waits


class OpenImport:
    """A file that was read: what it offers, and its pictures one by one.

    Pictures take their time, and there is one process. So a file with many of them steps back behind those who came
    meanwhile, its process ends, and in its next turn it is read anew: the same file names the same pictures.
    """

    def __init__(self, child: Child, turns: Turns, job: dict[str, Any]) -> None:
        self._child, self._turns, self._job = child, turns, job
        self._has_turn = False
        self.proposal = Proposal("archive")

    async def begin(self) -> None:
        self.proposal = Proposal.from_json(await self._read())

    async def picture(self, picture_id: str) -> bytes:
        if self._turns.is_over:
            await self.end()
            await self._read()
        _answer, [content] = await _ask(self._child, {"job": "picture", "picture": picture_id})
        return content

    async def _read(self) -> dict[str, Any]:
        await self._turns.take()
        self._has_turn = True
        answer, _ = await _ask(self._child, self._job)
        proposal: dict[str, Any] = answer["proposal"]
        return proposal

    async def end(self) -> None:
        if not self._has_turn:
            return
        try:
            await self._child.end()
        finally:
            self._has_turn = False
            self._turns.give()


class ImportReader:
    """One process, begun by the first file and ended with it: nobody imports all day."""

    def __init__(self) -> None:
        self._child = Child(MODULE)
        self._turns = Turns()
        self._expected = Expected(each=1, in_all=MAX_EXPECTED, seconds=30)

    def expect(self, site_id: str) -> AbstractContextManager[None]:
        """While an owner's file arrives, waits and is read: one of his at a time, and a few in all."""
        return self._expected.place(site_id)

    @property
    def waiting(self) -> int:
        """How many files wait for their turn."""
        return self._turns.waiting

    @asynccontextmanager
    async def open(self, path: str, target: Target, bounds: Bounds) -> AsyncIterator[OpenImport]:
        job = {"job": "read", "path": path, **vars(target), "bounds": asdict(bounds)}
        opened = OpenImport(self._child, self._turns, job)
        try:
            await opened.begin()
            yield opened
        finally:
            await opened.end()

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
