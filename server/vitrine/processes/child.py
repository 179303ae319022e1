"""A process of our own that is asked one thing at a time, and may fall without us. Owned by rendering/renderer.py."""

import asyncio
import logging
import os
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from vitrine.processes.pipe import read_message, write_message

Message = tuple[dict[str, Any], list[bytes]]
log = logging.getLogger(__name__)
_SERVER_FOLDER = str(Path(__file__).parents[2])


class Child:
    """`python -m module`: started by the first question, and anew by the next one after it fell."""

    def __init__(self, module: str, *arguments: str) -> None:
        self._command = [sys.executable, "-m", module, *arguments]
        self._process: subprocess.Popen[bytes] | None = None
        # Of its own: the common threads may all be busy with other people's passwords.
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=module.rpartition(".")[2])

    @property
    def process_id(self) -> int | None:
        return self._process.pid if self._process else None

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    async def ask(self, header: dict[str, Any], parts: Sequence[bytes], max_s: float) -> Message | None:
        """Its answer; None when it fell over the question or took too long. Never two questions at once."""
        loop = asyncio.get_running_loop()
        too_late = loop.call_later(max_s, self._kill)
        asked = loop.run_in_executor(self._thread, self._ask_now, header, parts)
        try:
            # Shielded: who leaves early must not leave half a message in the pipe for the next one.
            return await asyncio.shield(asked)
        except asyncio.CancelledError:
            await asyncio.wait([asked])
            raise
        finally:
            too_late.cancel()

    async def end(self) -> None:
        """Also in the middle of a question. Its memory is given back; a later question would start it again."""
        self._kill()
        await asyncio.get_running_loop().run_in_executor(self._thread, self._bury)

    def _kill(self) -> None:
        if self._process is not None:
            self._process.kill()

    def _ask_now(self, header: dict[str, Any], parts: Sequence[bytes]) -> Message | None:
        process = self._started()
        if process.stdin is None or process.stdout is None:
            raise RuntimeError("the child has no pipes")
        try:
            write_message(process.stdin, header, parts)
            message = read_message(process.stdout)
        except OSError:
            message = None
        if message is None:
            self._bury()
            log.warning("a child fell", extra={"child": self._command[2], "exit_code": process.returncode})
        return message

    def _started(self) -> subprocess.Popen[bytes]:
        if self._process is None or self._process.poll() is not None:
            self._bury()
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

    def _bury(self) -> None:
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
