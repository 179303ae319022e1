"""`vitrine serve` as a process of its own, for what only a real one shows: kills, limits, full disks."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx

from . import calls
from .ports import free_ports, wait_until

OUR_OWN = Path(sys.executable).with_name("vitrine")


class Server:
    def __init__(self, environment: dict[str, str], port: int, log: Path, program: Path, folder: Path | None) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self._log, self._program, self._folder = log, program, folder
        self._environment = {**os.environ, "PORT": str(port), **environment}
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [str(self._program), "serve"]
        environment, folder = self._environment, self._folder
        with self._log.open("ab") as output:
            self._process = process = subprocess.Popen(
                command, env=environment, cwd=folder, stdout=output, stderr=output, start_new_session=True
            )
        wait_until(lambda: process.poll() is not None or self._is_ready(), "vitrine serve", timeout_s=60)
        assert process.poll() is None, self.said()

    def said(self) -> str:
        """Everything it wrote, over all its starts."""
        return self._log.read_text()

    def _is_ready(self) -> bool:
        try:
            return calls.get(f"{self.url}/healthz", timeout=2).status_code == 200
        except httpx.HTTPError:
            return False

    def processes(self) -> list[int]:
        """The first process and its workers."""
        assert self._process
        found = [self._process.pid]
        for pid in found:
            for children in Path(f"/proc/{pid}/task").glob("*/children"):
                with suppress(FileNotFoundError, ProcessLookupError):  # it has ended meanwhile
                    found += [int(child) for child in children.read_text().split()]
        return found

    def workers(self) -> list[int]:
        """uvicorn's own among them. One that ends while it is looked at is none any more."""
        return [pid for pid in self.processes() if _is_worker(pid)]

    def end(self, how: signal.Signals) -> None:
        """A stop is asked of the first process; a kill takes its workers with it."""
        if self._process and self._process.poll() is None:
            if how is signal.SIGKILL:
                os.killpg(self._process.pid, how)
            else:
                self._process.send_signal(how)
            self._process.wait(30)


def _is_worker(pid: int) -> bool:
    try:
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


@contextmanager
def served(
    environment: dict[str, str], log: Path, program: Path = OUR_OWN, folder: Path | None = None
) -> Iterator[Server]:
    server = Server(environment, free_ports(1)[0], log, program, folder)
    try:
        server.start()
        yield server
    finally:
        server.end(signal.SIGKILL)
