"""A Vitrine server on a free port with its own data folder, and an owner who fills and saves a site on it."""

from __future__ import annotations

import email.policy
import json
import os
import random
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections import defaultdict
from contextlib import suppress
from http.client import HTTPConnection
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple

import httpx

ROOT = Path(__file__).resolve().parent.parent
VITRINE = ROOT / ".venv" / "bin" / "vitrine"
PASSWORD = "bench-password-1794"
RESTS_S, RESTS_BELOW = 3.0, 0.04  # so long with less than this of a processor
# For parts in which one address stands for many people, and few sites for many: nobody is to be turned away for that.
WRITES = ("contact_per_address", "contact_per_site", "signin_per_account", "signin_from_anywhere", "signin_per_address")
UNLIMITED = {"VITRINE_LIMITS": json.dumps(dict.fromkeys(WRITES, "1000000/hour"))}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Started(NamedTuple):
    """Seconds from the start of the process."""

    page_s: float  # to the first page
    whole_s: float  # to the first answer of the API, without which no owner can do anything


class Server:
    def __init__(self, **settings: str) -> None:
        self.data = Path(tempfile.mkdtemp(prefix="vitrine-bench-"))
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        unwanted = ("VITRINE_", "PYTHONDONTWRITEBYTECODE")
        clean = {name: value for name, value in os.environ.items() if not name.startswith(unwanted)}
        self.env = {**clean, "PORT": str(self.port), "WORKERS": "1", "VITRINE_DATA": str(self.data), **settings}
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(
        self, _type: type[BaseException] | None, _error: BaseException | None, _at: TracebackType | None
    ) -> None:
        self.kill(signal.SIGTERM)
        shutil.rmtree(self.data, ignore_errors=True)

    def command(self, *words: str) -> str:
        done = subprocess.run([VITRINE, *words], env=self.env, capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError(f"vitrine {' '.join(words)}: {done.stdout}{done.stderr}")
        return done.stdout

    def start(self, page: str = "", timeout_s: float = 90) -> Started:
        """Until all of it answers; with a page, when that was answered too."""
        log = (self.data / "server.log").open("ab")
        started = time.perf_counter()
        self.process = subprocess.Popen([VITRINE, "serve"], env=self.env, stdout=log, stderr=log)
        page_s = self._seconds_until(page, started, timeout_s) if page else 0.0
        return Started(page_s, self._seconds_until("/healthz", started, timeout_s))

    def _seconds_until(self, path: str, started: float, timeout_s: float) -> float:
        while self.process is not None and time.perf_counter() - started < timeout_s:
            if self.process.poll() is not None:
                break
            if self._is_answered(path):
                return time.perf_counter() - started
            time.sleep(0.02)
        self.kill()
        raise RuntimeError("vitrine serve did not answer:\n" + (self.data / "server.log").read_text()[-3000:])

    def _is_answered(self, path: str) -> bool:
        """With the plainest client there is: the asking must not slow down the start that it measures."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            connection.request("GET", path)
            return connection.getresponse().status == 200
        except OSError:
            return False
        finally:
            connection.close()

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """The whole family: the main process and its workers."""
        if self.process is None:
            return
        family = self.family()
        self.process.send_signal(how)
        if how == signal.SIGKILL:
            for pid in family[1:]:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process = None

    def family(self) -> list[int]:
        """Process ids, the main one first."""
        assert self.process
        found = [self.process.pid]
        for pid in found:
            for task in Path(f"/proc/{pid}/task").glob("*/children"):
                with suppress(FileNotFoundError, ProcessLookupError):  # a thread that has just ended
                    found += [int(child) for child in task.read_text().split()]
        return found

    def processor_s(self) -> float:
        """Processor time of all its processes until now, by each one's own clock (clock_getcpuclockid(3))."""
        return sum(time.clock_gettime(~pid << 3 | 2) for pid in self.family())

    def rest(self, within_s: float = 180) -> None:
        """Waits until it has nothing to do."""
        deadline, before = time.monotonic() + within_s, self.processor_s()
        while time.monotonic() < deadline:
            time.sleep(RESTS_S)
            before, so_far = self.processor_s(), before
            if before - so_far < RESTS_BELOW * RESTS_S:
                return
        raise RuntimeError("the server does not come to rest")

    def keep_to(self, processor: int) -> None:
        """All its threads, and those that they make."""
        for pid in self.family():
            for task in Path(f"/proc/{pid}/task").iterdir():
                with suppress(ProcessLookupError):
                    os.sched_setaffinity(int(task.name), {processor})

    def memory_mb(self) -> float:
        """What its processes hold, as if nothing else ran here: pages of a file count once, however many share them.

        The system's own share (Pss) would say less on a machine where others run the same libraries.
        """
        own_kb = 0
        files_kb: defaultdict[tuple[str, ...], int] = defaultdict(int)
        for pid in self.family():
            for mapping in re.split(r"^(?=[0-9a-f]+-[0-9a-f]+ )", Path(f"/proc/{pid}/smaps").read_text(), flags=re.M)[
                1:
            ]:
                sizes = {name: int(kb) for name, kb in re.findall(r"^(Rss|Anonymous):\s+(\d+) kB", mapping, re.M)}
                own_kb += sizes["Anonymous"]
                _place, *which = mapping.split("\n", 1)[0].split(maxsplit=5)
                files_kb[tuple(which)] = max(files_kb[tuple(which)], sizes["Rss"] - sizes["Anonymous"])
        return (own_kb + sum(files_kb.values())) / 1024


class Owner:
    """Signs up, signs in and saves; knows the revision that the next save must name."""

    def __init__(self, url: str, address: str = "bench@example.org") -> None:
        self.http = httpx.Client(base_url=url, timeout=30)
        self.email = address
        self.revisions: dict[str, int] = {}
        self._call("POST", "/api/accounts", {"userName": "Bench", "email": address, "password": PASSWORD})
        self._call("POST", "/api/session", {"email": address, "password": PASSWORD})
        saved = self._call(
            "PUT", "/api/site/settings", {"siteType": "footer", "languages": ["FR"]}, {"If-None-Match": "*"}
        )
        self.slug = str(saved["slug"])

    def _call(self, method: str, path: str, body: dict[str, Any], headers: dict[str, str] | None = None) -> Any:
        answer = self.http.request(method, path, json=body, headers=headers)
        if answer.status_code >= 400:
            raise RuntimeError(f"{method} {path}: {answer.status_code} {answer.text[:500]}")
        return answer.json() if answer.content else None

    def confirm(self, outbox: Path) -> None:
        """As most have: mails to an address that nobody confirmed are counted one by one."""
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            for mail in outbox.glob("*.eml"):
                message = email.message_from_bytes(mail.read_bytes(), policy=email.policy.default)
                part = message.get_body(("plain",))
                token = re.search(r"/verify#token=(\S+)", part.get_content()) if part else None
                if token and message["To"] == self.email:
                    self._call("POST", "/api/accounts/confirmation", {"token": token[1]})
                    return
            time.sleep(0.05)
        raise RuntimeError(f"no mail that confirms {self.email}")

    def save(self, section: str, texts: dict[str, str], lists: dict[str, Any] | None = None) -> int:
        """Save one section in French; returns its new revision."""
        known = self.revisions.get(section, 0)
        content = {"texts": texts, "lists": lists or {}}
        payload = {"content": content, "shared": {"styles": {}, "settings": {}, "lists": {}}}
        condition = {"If-Match": f'"{known}"'} if known else {"If-None-Match": "*"}
        saved = self._call("PUT", f"/api/site/sections/{section}/FR", payload, condition)
        self.revisions[section] = int(saved["revision"])
        return self.revisions[section]

    def fill(self) -> None:
        """A page of about the size of a real one, with words that do not compress better than a real one's."""
        chance = random.Random(1794)

        def text(words: int) -> str:
            return (
                " ".join("".join(chance.choices("aeéiounrstlmdpc", k=chance.randint(2, 9))) for _ in range(words)) + "."
            )

        self.save("home", {"firstLine": "Bonjour, je suis", "headline": "Camille Durand graphiste"})
        self.save("about", {"heading": "À propos", "body": text(300)})
        skills = [{"id": f"skill-{n:04}", "title": text(2), "description": text(40)} for n in range(24)]
        self.save("skills", {"heading": "Compétences"}, {"skills": skills})
