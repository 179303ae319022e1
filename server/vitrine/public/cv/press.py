"""CVs, share pictures and icons are set in a process of their own, one at a time, in bounded memory and time."""

import logging
from typing import Any

from vitrine.content.sections.home import CV_TEMPLATES
from vitrine.platform.errors import Problem
from vitrine.platform.processes.child import Message
from vitrine.platform.processes.pool import ChildPool

log = logging.getLogger(__name__)

MODULE = "vitrine.public.cv.typesetter"
# What a CV may cost is the processor's time (typesetter.py). The clock only ends what the machine has no time for.
MAX_JOB_S = 30.0
END_AFTER_S = 10.0  # a start takes a fifth of a second; kept, it would be a third of a small machine's memory


class CvTooComplex(Problem):
    """Its texts take more time or memory than a CV may."""

    code, status = "cv.too_complex", 422


class Press:
    """One process, started by a job and ended when none follows. A CV that fells it is refused, the next one is set."""

    def __init__(self, *, max_job_s: float = MAX_JOB_S, end_after_s: float = END_AFTER_S) -> None:
        self._pool = ChildPool(MODULE, idle_s=end_after_s, retries_fresh=True, job="a CV", too_much=CvTooComplex)
        self._max_job_s = max_job_s

    async def document(self, cv: bytes, template: str) -> bytes:
        _, [pdf] = await self._do({"as": "pdf", "template": template}, cv)
        return pdf

    async def pictures(self, cv: bytes, template: str) -> tuple[int, list[bytes]]:
        """How many pages there are, and the first of them."""
        answer, pages = await self._do({"as": "png", "template": template}, cv)
        return answer["pages"], pages

    async def share_picture(self, card: bytes) -> bytes:
        """What link previews show of a site (public/rendering/drawing.py), as JPEG."""
        _, [picture] = await self._do({"as": "share picture"}, card)
        return picture

    async def icon(self, icon: bytes) -> bytes:
        """A site's icon (public/rendering/icon.py), as PNG."""
        _, [picture] = await self._do({"as": "icon"}, icon)
        return picture

    async def _do(self, job: dict[str, Any], cv: bytes) -> Message:
        if job.get("template", CV_TEMPLATES[0]) not in CV_TEMPLATES:
            raise ValueError(job["template"])
        answer, parts = await self._pool.ask(job, [cv], self._max_job_s)
        if "said" in answer:
            log.warning("a CV could not be set", extra={"reason": answer["said"]})
            raise CvTooComplex
        return answer, parts

    @property
    def waiting(self) -> int:
        return self._pool.waiting

    @property
    def process_ids(self) -> list[int]:
        return self._pool.process_ids

    async def close(self) -> None:
        await self._pool.close()
