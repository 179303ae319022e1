"""The instance of the soak: two workers on SQLite, or two nodes on PostgreSQL; and what is killed of it.

Somebody must live through it, or no leak has the time to show: after the first part, in which everything is killed, one
worker (SQLite) or one node (PostgreSQL) is spared. The processes that it starts for pages and pictures are not.
"""

from __future__ import annotations

import os
import random
import shutil
import signal
import tempfile
import threading
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from site_under_test import Server

SHARED_KEY = "soak-0123456789abcdef-0123456789abcdef"


def command_of(pid: int) -> str:
    with suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace").strip()
    return ""


def role_of(pid: int) -> str:
    """What a process of an instance does, by its command."""
    words = command_of(pid)
    if "vitrine serve" in words:
        return "main"
    if "spawn_main" in words:
        return "worker"
    if "resource_tracker" in words:
        return "tracker"
    module = next((word for word in words.split() if word.startswith("vitrine.")), "")
    return module.removeprefix("vitrine.") or "ended"


def children_of(pid: int) -> list[int]:
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):
            found += [int(child) for child in task.read_text().split()]
    return found


class NotReplaced(Exception):
    """What was killed has not been started again by whoever should."""


class Instance:
    def __init__(self, settings: dict[str, str], *, nodes: int, workers: int) -> None:
        self.blobs = Path(tempfile.mkdtemp(prefix="vitrine-soak-blobs-"))
        shared = {**settings, "VITRINE_BLOBS_URL": self.blobs.as_uri(), "VITRINE_SECRET_KEYS": SHARED_KEY}
        self.servers = [Server(**shared, WORKERS=str(workers)) for _ in range(nodes)]
        self._workers = workers
        self._up = list(self.servers)
        self._lock = threading.Lock()
        self.spared: int | None = None

    def __enter__(self) -> Instance:
        for server in self.servers:
            server.start()
        return self

    def __exit__(
        self, _type: type[BaseException] | None, _error: BaseException | None, _at: TracebackType | None
    ) -> None:
        for server in self.servers:
            server.kill()
            shutil.rmtree(server.data, ignore_errors=True)
        shutil.rmtree(self.blobs, ignore_errors=True)

    def some_url(self) -> str:
        """Of a node that is up; of any while none is."""
        with self._lock:
            return random.choice(self._up or self.servers).url

    def processes(self) -> dict[int, str]:
        """Every process with its role and the node's number."""
        found: dict[int, str] = {}
        for number, server in enumerate(self.servers):
            if server.process is not None:
                found |= {pid: f"{number + 1} {role_of(pid)}" for pid in server.family()}
        return found

    def restart(self, server: Server, how: signal.Signals = signal.SIGKILL) -> float:
        """The seconds that its start took."""
        with self._lock:
            self._up = [other for other in self.servers if other is not server]
        server.kill(how)
        took = server.start().whole_s
        with self._lock:
            self._up = list(self.servers)
        return took

    def spare_one(self) -> None:
        """From now on."""
        first = self.servers[0]
        assert first.process
        workers = [pid for pid in children_of(first.process.pid) if role_of(pid) == "worker"]
        self.spared = workers[0] if self._workers > 1 else first.process.pid

    def kill_something(self, chance: random.Random) -> str:
        """What was killed, and how long what had to be started again took."""
        if self.spared is None:
            server = chance.choice(self.servers)
            how = signal.SIGTERM if chance.random() < 0.25 else signal.SIGKILL
            took_s = self.restart(server, how)
            return f"{how.name} of everything of node {self.servers.index(server) + 1}, up in {took_s:.1f} s"
        drawn = [pid for pid in children_of(self.spared) if role_of(pid) not in ("tracker", "ended")]
        if drawn and chance.random() < 0.3:
            return self._kill_process(chance.choice(drawn))
        if self._workers > 1:
            assert self.servers[0].process
            others = [pid for pid in children_of(self.servers[0].process.pid) if role_of(pid) == "worker"]
            others.remove(self.spared)
            if not others:
                raise NotReplaced("a worker was killed a minute ago, and there is no other yet")
            return self._kill_process(chance.choice(others))
        return f"SIGKILL of everything of node 2, up in {self.restart(self.servers[1]):.1f} s"

    def _kill_process(self, pid: int) -> str:
        """Its own children must notice by themselves, and whoever started it must start another."""
        role = role_of(pid)
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
        return f"SIGKILL of one {role}"

    def left_behind(self) -> list[str]:
        """Processes of these data folders that outlived their parents. Asked when all are stopped."""
        ours = {f"VITRINE_DATA={server.data}".encode() for server in self.servers}
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                if ours & set((folder / "environ").read_bytes().split(b"\0")):
                    found.append(f"{folder.name} {command_of(int(folder.name))}")
        return found
