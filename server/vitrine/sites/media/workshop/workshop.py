"""Files are read in processes of their own, with bounded memory and time. Owned by MediaLibrary, and by imports of the
command line."""

import logging
from contextlib import AbstractContextManager
from dataclasses import asdict
from typing import IO, Any

from vitrine.platform.processes.pipe import BACKGROUND
from vitrine.platform.processes.pool import ChildPool
from vitrine.sites.media.kinds import Accepts
from vitrine.sites.media.problems import TooComplex, problem_of
from vitrine.sites.media.results import SPECS_OWN, Allowance, Clean, CleanImage

log = logging.getLogger(__name__)

# What a file may cost is the processor's time (worker_main.py). The clock only ends what the machine has no time for.
MAX_JOB_S = 30.0
MAX_BACKGROUND_JOB_S = 600.0  # at the lowest priority; nobody waits for it
MODULE = "vitrine.sites.media.workshop.worker_main"
CHILDREN = 4  # three files that take all their time, and one place beside them
MAX_EXPECTED_PER_OWNER = 16
IDLE_S = 30.0  # an owner who puts in one picture puts in more


class Workshop:
    """One owner's file keeps nobody else's waiting. A file that fells its process is refused."""

    def __init__(
        self,
        *,
        children: int = CHILDREN,
        is_background: bool = False,
        max_job_s: float | None = None,
        module: str = MODULE,
    ) -> None:
        self._pool = ChildPool(
            module,
            *([BACKGROUND] if is_background else []),
            children=children,
            idle_s=IDLE_S,
            each=MAX_EXPECTED_PER_OWNER,
            job="a file",
            too_much=TooComplex,
        )
        self._max_job_s = max_job_s or (MAX_BACKGROUND_JOB_S if is_background else MAX_JOB_S)

    def slot(self, owner_id: str) -> AbstractContextManager[None]:
        """While one of an owner's uploads arrives, waits and is read. Who sends too many at once is told so."""
        return self._pool.slot(owner_id)

    async def clean(
        self,
        content: bytes | IO[bytes],
        accepts: Accepts,
        *,
        owner_id: str = "",
        applies_size_rules: bool = True,
        allowance: Allowance = SPECS_OWN,
    ) -> Clean:
        """One file of an owner at a time. A file is read when its turn comes: until then it costs no memory."""
        asked = {"applies_size_rules": applies_size_rules, "allowance": asdict(allowance)}
        job = {"job": "clean", "accepts": accepts, **asked}
        answer, [cleaned] = await self._do(job, content, owner_id)
        looks = (answer["is_one_colour"], answer["is_see_through"])
        return Clean(cleaned, answer["type"], answer["width"], answer["height"], *looks)

    async def make_variants(self, content: bytes) -> list[CleanImage]:
        answer, parts = await self._do({"job": "variants"}, content)
        return [
            CleanImage(part, image["type"], image["width"], image["height"])
            for image, part in zip(answer["made"], parts, strict=True)
        ]

    async def _do(
        self, job: dict[str, Any], content: bytes | IO[bytes], owner_id: str = ""
    ) -> tuple[dict[str, Any], list[bytes]]:
        async with self._pool.turn(owner_id) as turn:
            whole = content if isinstance(content, bytes) else content.read()
            answer, parts = await self._pool.ask_in(turn, job, [whole], self._max_job_s)
        if "problem" in answer:
            if "said" in answer:
                log.info("a file could not be read", extra={"reason": answer["said"]})
            raise problem_of(answer["problem"], answer["params"])
        return answer, parts

    @property
    def waiting(self) -> int:
        return self._pool.waiting

    @property
    def process_ids(self) -> list[int]:
        return self._pool.process_ids

    async def close(self) -> None:
        await self._pool.close()
