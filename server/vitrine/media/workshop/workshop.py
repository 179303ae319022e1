"""Files are read in a process of their own, one at a time, with bounded memory and time. Owned by MediaRoom."""

import asyncio
import logging
from dataclasses import asdict
from typing import Any

from vitrine.errors import Unavailable
from vitrine.media.allowance import SPECS_OWN, Allowance
from vitrine.media.kinds import Accepts
from vitrine.media.problems import TooComplex, problem_of
from vitrine.media.results import Clean, CleanImage
from vitrine.processes.child import Child, Fell, TookTooLong
from vitrine.processes.pipe import BACKGROUND

log = logging.getLogger(__name__)

# What a file may cost is the processor's time (bench.py). The clock only ends what the machine has no time for.
MAX_JOB_S = 30.0
MAX_BACKGROUND_JOB_S = 600.0  # at the lowest priority; nobody waits for it
MODULE = "vitrine.media.workshop.bench"


class NoTimeForIt(Unavailable):
    """The machine was too busy, which says nothing about the file: it may be sent, or made, again."""


class Workshop:
    """One process, started by the first job. A file that fells it is refused, and the next one gets a new process."""

    def __init__(self, *, is_background: bool = False, max_job_s: float | None = None) -> None:
        self._child = Child(MODULE, *([BACKGROUND] if is_background else []))
        self._max_job_s = max_job_s or (MAX_BACKGROUND_JOB_S if is_background else MAX_JOB_S)
        self._turn = asyncio.Lock()

    async def clean(
        self, content: bytes, accepts: Accepts, *, applies_size_rules: bool = True, allowance: Allowance = SPECS_OWN
    ) -> Clean:
        asked = {"applies_size_rules": applies_size_rules, "allowance": asdict(allowance)}
        job = {"job": "clean", "accepts": accepts, **asked}
        answer, [kept] = await self._do(job, content)
        looks = (answer["is_one_colour"], answer["is_see_through"])
        return Clean(kept, answer["type"], answer["width"], answer["height"], *looks)

    async def make_variants(self, content: bytes) -> list[CleanImage]:
        answer, parts = await self._do({"job": "variants"}, content)
        return [
            CleanImage(part, image["type"], image["width"], image["height"])
            for image, part in zip(answer["made"], parts, strict=True)
        ]

    async def _do(self, job: dict[str, Any], content: bytes) -> tuple[dict[str, Any], list[bytes]]:
        told = {"bytes": len(content), "job": job["job"]}
        async with self._turn:
            try:
                # When nobody waits for it any more the process goes, and the place is free.
                answer, parts = await self._child.ask(job, [content], self._max_job_s, is_ended_when_left=True)
            except TookTooLong:
                log.warning("the machine had no time for a file", extra=told)
                raise NoTimeForIt from None
            except Fell:
                log.warning("a file was too much for the workshop", extra=told)
                raise TooComplex from None
        if "problem" in answer:
            if "said" in answer:
                log.info("a file could not be read", extra={"reason": answer["said"]})
            raise problem_of(answer["problem"], answer["params"])
        return answer, parts

    @property
    def process_id(self) -> int | None:
        return self._child.process_id

    async def close(self) -> None:
        """Its memory is given back; the next job starts it again."""
        async with self._turn:
            await self._child.end()
