"""CVs, share pictures and icons are set in a process of their own, one at a time, in bounded memory and time."""

import asyncio
import logging
from typing import Any

from vitrine.content.sections.home import CV_TEMPLATES
from vitrine.cv.problems import CvTooComplex
from vitrine.errors import Unavailable
from vitrine.processes.child import Child, Fell, TookTooLong

log = logging.getLogger(__name__)

MODULE = "vitrine.cv.typesetter"
# What a CV may cost is the processor's time (typesetter.py). The clock only ends what the machine has no time for.
MAX_JOB_S = 30.0
END_AFTER_S = 10.0  # a start takes a fifth of a second; kept, it would be a third of a small machine's memory


class NoTimeForIt(Unavailable):
    """The machine was too busy, which says nothing about the CV: it is made later."""


class Press:
    """One process, started by a job and ended when none follows. A CV that fells it is refused, the next one is set."""

    def __init__(self, *, max_job_s: float = MAX_JOB_S, end_after_s: float = END_AFTER_S) -> None:
        self._child = Child(MODULE)
        self._max_job_s, self._end_after_s = max_job_s, end_after_s
        self._turn = asyncio.Lock()
        self._asked = 0
        self._ending: asyncio.TimerHandle | None = None
        self._ends: set[asyncio.Future[None]] = set()

    async def document(self, cv: bytes, template: str) -> bytes:
        _, [pdf] = await self._do({"as": "pdf", "template": template}, cv)
        return pdf

    async def pictures(self, cv: bytes, template: str) -> tuple[int, list[bytes]]:
        """How many pages there are, and the first of them."""
        answer, pages = await self._do({"as": "png", "template": template}, cv)
        return answer["pages"], pages

    async def share_picture(self, card: bytes) -> bytes:
        """What link previews show of a site (rendering/drawing.py), as JPEG."""
        _, [picture] = await self._do({"as": "share picture"}, card)
        return picture

    async def icon(self, icon: bytes) -> bytes:
        """A site's icon (rendering/icon.py), as PNG."""
        _, [picture] = await self._do({"as": "icon"}, icon)
        return picture

    async def _do(self, job: dict[str, Any], cv: bytes) -> tuple[dict[str, Any], list[bytes]]:
        if job.get("template", CV_TEMPLATES[0]) not in CV_TEMPLATES:
            raise ValueError(job["template"])
        self._asked += 1
        try:
            return await self._do_in_turn(job, cv)
        finally:
            self._asked -= 1

    @property
    def waiting(self) -> int:
        return max(0, self._asked - self._turn.locked())

    async def _do_in_turn(self, job: dict[str, Any], cv: bytes) -> tuple[dict[str, Any], list[bytes]]:
        async with self._turn:
            self._stay()
            try:
                answer, parts = await self._ask(job, cv)
            except TookTooLong:
                log.warning("the machine had no time for a CV", extra={"bytes": len(cv)})
                raise NoTimeForIt from None
            except Fell:
                log.warning("a CV was too much for the press", extra={"bytes": len(cv)})
                raise CvTooComplex from None
            finally:
                self._end_later()
        if "said" in answer:
            log.warning("a CV could not be set", extra={"reason": answer["said"]})
            raise CvTooComplex
        return answer, parts

    async def _ask(self, job: dict[str, Any], cv: bytes) -> tuple[dict[str, Any], list[bytes]]:
        was_running = self._child.is_running
        try:
            return await self._child.ask(job, [cv], self._max_job_s, is_ended_when_left=True)
        except TookTooLong:
            raise
        except Fell:
            if not was_running:
                raise
            # What those before left behind, or somebody who ended it: not this one's fault yet.
            return await self._child.ask(job, [cv], self._max_job_s, is_ended_when_left=True)

    def _stay(self) -> None:
        if self._ending is not None:
            self._ending.cancel()
            self._ending = None

    def _end_later(self) -> None:
        self._stay()
        self._ending = asyncio.get_running_loop().call_later(self._end_after_s, self._end_soon)

    def _end_soon(self) -> None:
        if not self._turn.locked():
            ending = asyncio.ensure_future(self._child.end())
            self._ends.add(ending)
            ending.add_done_callback(self._ends.discard)

    @property
    def process_id(self) -> int | None:
        return self._child.process_id

    async def close(self) -> None:
        self._stay()
        await asyncio.gather(*self._ends, self._child.end())
