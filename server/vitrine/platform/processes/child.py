"""A process of our own that is asked one thing at a time, and may fall without us: it draws pages
(public/rendering/renderer.py) and reads files (sites/media/workshop/)."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from vitrine.platform.processes.pipe import read_message, write_message

Message = tuple[dict[str, Any], list[bytes]]
log = logging.getLogger(__name__)
_SERVER_FOLDER = str(Path(__file__).parents[3])


class ChildFailed(Exception):
    """The child ended over the question. The next question starts another."""


class Killed(ChildFailed):
    """By somebody else, such as a system that is short of memory, or it left by itself: that says nothing about the
    question."""


class ChildTimedOut(ChildFailed):
    """We ended it: what is asked next need not wait for this one."""


class Child:
    """`python -m module`: started by the first question, and anew by the next one after it fell."""

    def __init__(self, module: str, *arguments: str) -> None:
        self._command = [sys.executable, "-m", module, *arguments]
        self._process: subprocess.Popen[bytes] | None = None
        self._ended: subprocess.Popen[bytes] | None = None  # by us, because nobody waits for it any more
        # Of its own: the common threads may all be busy with other people's passwords.
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=module.rpartition(".")[2])

    @property
    def process_id(self) -> int | None:
        """None too for one that ended by itself, until a question starts the next."""
        process = self._process
        return process.pid if process is not None and process.poll() is None else None

    @property
    def is_running(self) -> bool:
        return self.process_id is not None

    async def ask(
        self, header: dict[str, Any], parts: Sequence[bytes], max_s: float, *, is_ended_when_left: bool = False
    ) -> Message:
        """Its answer, or one of the exceptions above. Never two questions at once.

        Whoever is cancelled leaves no half message in the pipe for the next one: the answer is awaited all the same,
        or, where it may take long, the child is ended.
        """
        loop = asyncio.get_running_loop()
        asked = loop.run_in_executor(self._thread, self._ask_again_if_killed, header, parts, max_s)
        try:
            return await asyncio.shield(asked)
        except asyncio.CancelledError:
            while not asked.done():
                if is_ended_when_left:
                    self._kill()  # again and again: it may only just be starting
                await asyncio.wait([asked], timeout=0.05 if is_ended_when_left else None)
            asked.exception()  # nobody hears it any more
            raise

    async def end(self) -> None:
        """Also in the middle of a question. Its memory is given back; a later question would start it again."""
        self._kill()
        await asyncio.get_running_loop().run_in_executor(self._thread, self._discard)

    def _kill(self) -> None:
        if self._process is not None:
            self._ended = self._process
            self._process.kill()

    def _ask_again_if_killed(self, header: dict[str, Any], parts: Sequence[bytes], max_s: float) -> Message:
        """Once: what gets every child killed has fallen over the question after all."""
        try:
            return self._ask_now(header, parts, max_s)
        except Killed:
            return self._ask_now(header, parts, max_s)

    def _ask_now(self, header: dict[str, Any], parts: Sequence[bytes], max_s: float) -> Message:
        process = self._started()
        if process.stdin is None or process.stdout is None:
            raise RuntimeError("the child has no pipes")
        is_too_late = threading.Event()

        def end() -> None:
            is_too_late.set()
            process.kill()

        too_late = threading.Timer(max_s, end)
        too_late.start()
        try:
            write_message(process.stdin, header, parts)
            message = read_message(process.stdout)
        except OSError:
            message = None
        finally:
            too_late.cancel()
        if message is None:
            self._discard()
            is_ours = process is self._ended
            # One that is full ends by itself between two questions (worker.py), and did not read this one.
            has_left = process.returncode == 0
            if not is_ours and not has_left:
                log.warning("a child fell", extra={"child": self._command[2], "exit_code": process.returncode})
            if is_too_late.is_set():
                raise ChildTimedOut
            # None of a child's own limits ends it so (SIGXCPU, SIGALRM, no memory).
            is_no_fault = has_left or process.returncode == -signal.SIGKILL
            raise Killed if is_no_fault and not is_ours else ChildFailed
        return message

    def _started(self) -> subprocess.Popen[bytes]:
        if self._process is None or self._process.poll() is not None:
            self._discard()
            # No settings and no secrets of the server go into a process that reads what strangers wrote.
            environment = {name: os.environ[name] for name in ("PATH", "LANG", "TMPDIR") if name in os.environ}
            environment |= {"PYTHONPATH": _SERVER_FOLDER, "MALLOC_ARENA_MAX": "2", "PYTHONWARNINGS": "ignore"}
            self._process = subprocess.Popen(  # noqa: S603 - our own interpreter and module
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env=environment,
            )
        return self._process

    def _discard(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                try:
                    pipe.close()
                except OSError:
                    log.debug("the child's pipe was already broken")
        process.wait()
