"""Files are read in a process of their own, one at a time, with bounded memory and time. Owned by MediaRoom."""

import asyncio
import logging
import os
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from vitrine.errors import Unavailable
from vitrine.media.kinds import Accepts
from vitrine.media.problems import TooComplex, problem_of
from vitrine.media.results import Clean, CleanImage
from vitrine.processes.pipe import BACKGROUND, read_message, write_message

log = logging.getLogger(__name__)

# What a file may cost is the processor's time (bench.py). The clock only ends what the machine has no time for.
MAX_JOB_S = 30.0
MAX_BACKGROUND_JOB_S = 600.0  # at the lowest priority; nobody waits for it
_SERVER_FOLDER = str(Path(__file__).parents[3])


class NoTimeForIt(Unavailable):
    """The machine was too busy, which says nothing about the file: it may be sent, or made, again."""


class Workshop:
    """One process, started by the first job. A file that fells it is refused, and the next one gets a new process."""

    def __init__(self, *, is_background: bool = False, max_job_s: float | None = None) -> None:
        self._arguments = [BACKGROUND] if is_background else []
        self._max_job_s = max_job_s or (MAX_BACKGROUND_JOB_S if is_background else MAX_JOB_S)
        self._process: subprocess.Popen[bytes] | None = None
        self._turn = asyncio.Lock()
        # Of its own: the server's threads are for short work, and four hostile files would hold them all.
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="workshop")

    async def clean(self, content: bytes, accepts: Accepts, *, applies_size_rules: bool = True) -> Clean:
        job = {"job": "clean", "accepts": accepts, "applies_size_rules": applies_size_rules}
        answer, [kept] = await self._do(job, content)
        return Clean(kept, answer["type"], answer["width"], answer["height"], answer["is_one_colour"])

    async def make_variants(self, content: bytes) -> list[CleanImage]:
        answer, parts = await self._do({"job": "variants"}, content)
        return [
            CleanImage(part, one["type"], one["width"], one["height"])
            for one, part in zip(answer["made"], parts, strict=True)
        ]

    async def _do(self, job: dict[str, Any], content: bytes) -> tuple[dict[str, Any], list[bytes]]:
        async with self._turn:
            working = asyncio.get_running_loop().run_in_executor(self._thread, self._do_now, job, content)
            try:
                answer, parts = await asyncio.shield(working)
            except asyncio.CancelledError:
                await self._abandon(working)
                raise
        if "problem" in answer:
            if "said" in answer:
                log.info("a file could not be read", extra={"reason": answer["said"]})
            raise problem_of(answer["problem"], answer["params"])
        return answer, parts

    async def _abandon(self, working: "asyncio.Future[Any]") -> None:
        """Nobody waits for it any more. The process goes, and with it the half message in its pipe."""
        while not working.done():
            if self._process is not None:  # it may only just be starting
                self._process.kill()
            await asyncio.wait([working], timeout=0.05)
        working.exception()

    def _do_now(self, job: dict[str, Any], content: bytes) -> tuple[dict[str, Any], list[bytes]]:
        process = self._running()
        if process.stdin is None or process.stdout is None:
            raise RuntimeError("the workshop has no pipes")
        is_too_late = threading.Event()

        def end() -> None:
            is_too_late.set()
            process.kill()

        too_late = threading.Timer(self._max_job_s, end)
        too_late.start()
        try:
            write_message(process.stdin, job, [content])
            message = read_message(process.stdout)
        except OSError:
            message = None
        finally:
            too_late.cancel()
        if message is None or [len(part) for part in message[1]] != message[0]["sizes"]:
            self._stop()
            told = {"bytes": len(content), "job": job["job"]}
            if is_too_late.is_set():
                log.warning("the machine had no time for a file", extra=told)
                raise NoTimeForIt
            log.warning("a file was too much for the workshop", extra=told)
            raise TooComplex
        return message

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None or self._process.poll() is not None:
            self._stop()
            # No settings and no secrets of the server go into the process that reads strangers' files.
            environment = {name: os.environ[name] for name in ("PATH", "LANG", "TMPDIR") if name in os.environ}
            environment |= {"PYTHONPATH": _SERVER_FOLDER, "MALLOC_ARENA_MAX": "2", "PYTHONWARNINGS": "ignore"}
            self._process = subprocess.Popen(  # noqa: S603 - our own interpreter and module
                [sys.executable, "-m", "vitrine.media.workshop.bench", *self._arguments],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env=environment,
            )
        return self._process

    def _stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                try:
                    pipe.close()
                except OSError:
                    log.debug("the workshop's pipe was already broken")
        process.wait()

    @property
    def process_id(self) -> int | None:
        return self._process.pid if self._process else None

    async def close(self) -> None:
        """Its memory is given back; the next job starts it again."""
        async with self._turn:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._stop)
