"""What this process knows of itself without asking anybody: its counts, times, queues, caches, memory."""

import os
import platform
import resource
import time
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path

from vitrine.cv.room import CvRoom
from vitrine.http.counting import Counting
from vitrine.jobs.runner import Jobs
from vitrine.mail.sender import OutboxSender
from vitrine.media.room import MediaRoom
from vitrine.rendering.pages import PublicPages
from vitrine.rendering.renderer import Renderer
from vitrine.storage.blobs import Blobs
from vitrine.storage.database import Database
from vitrine.storage.schema import newest_version
from vitrine.timing import Times
from vitrine.watching.openmetrics import Family

_STARTED_AT = time.time()


@dataclass(frozen=True, kw_only=True)
class Watched:
    """The parts of an application whose figures are shown."""

    counting: Counting
    database: Database
    blobs: Blobs
    pages: PublicPages
    renderer: Renderer
    media: MediaRoom
    cvs: CvRoom
    sender: OutboxSender
    jobs: Jobs
    build: str
    loop_times: Times = field(default_factory=lambda: Times("loop"))


def families_of(watched: Watched) -> list[Family]:
    return [
        *_answers(watched.counting),
        *_caches(watched),
        *_works(watched),
        _queues(watched),
        *_mails(watched.sender),
        *_process(watched),
        _versions(watched.build),
    ]


def _answers(counting: Counting) -> Iterable[Family]:
    total = Family("vitrine_answers", "counter", "Answers by kind and status code.")
    for (kind, status), count in counting.totals().items():
        total.add(count, kind=kind, code=str(status))
    yield total
    waited = Family(
        "vitrine_answer_seconds", "histogram", "Time of answers by kind, of those that were not given at once."
    )
    waited.add_times(counting.times, "kind")
    yield waited


def _caches(watched: Watched) -> Iterable[Family]:
    memory, disk = watched.pages.cache, watched.pages.files
    at_once = sum(watched.counting.by_kind["page_kept"].values())
    hits = Family("vitrine_page_cache_hits", "counter", "Pages found kept, in memory or on this node's disk.")
    hits.add(at_once + memory.hits, level="memory")
    hits.add(disk.hits, level="disk")
    misses = Family("vitrine_page_cache_misses", "counter", "Pages looked for and not found kept there.")
    misses.add(memory.misses, level="memory")
    misses.add(disk.misses, level="disk")
    pages = Family("vitrine_page_cache_pages", "gauge", "Pages kept in memory.")
    pages.add(len(memory))
    room = Family("vitrine_page_cache_bytes", "gauge", "Memory that kept pages take.")
    room.add(memory.byte_count)
    yield from (hits, misses, pages, room)


def _works(watched: Watched) -> Iterable[Family]:
    known = (
        ("render", "what", "Time of renders, by what is drawn.", watched.renderer.times),
        ("database", "statement", "Time of statements, by their first word.", watched.database.times),
        ("blob", "call", "Time of calls of the files' store.", watched.blobs.times),
        ("mail", "step", "Time of tries to send a mail.", watched.sender.mailer.times),
        ("job_run", "name", "Time of jobs run by this process.", watched.jobs.times),
        ("loop_lag", "of", "How much too late the process comes to what is due.", watched.loop_times),
    )
    for name, label, about, times in known:
        took = Family(f"vitrine_{name}_seconds", "histogram", about)
        took.add_times(times, label)
        yield took
        if name != "loop_lag":
            failed = Family(f"vitrine_{name}_failures", "counter", f"Failed of: {about}")
            for which in times.buckets:
                failed.add(times.failures.get(which, 0), **{label: which})
            yield failed


def _queues(watched: Watched) -> Family:
    waiting = Family("vitrine_queue_length", "gauge", "How many wait for their turn, by what they wait for.")
    waiting.add(watched.renderer.waiting, queue="renderer")
    waiting.add(watched.media.workshops.waiting, queue="workshop")
    waiting.add(watched.cvs.press.waiting, queue="press")
    for lane, count in watched.database.places.waiting.items():
        waiting.add(count, queue=f"database_{lane}")
    return waiting


def _mails(sender: OutboxSender) -> Iterable[Family]:
    times = sender.mailer.times
    failed = times.failures.get("send", 0)
    tried = sum(times.buckets.get("send", ()))
    for name, about, count in (
        ("vitrine_mails_sent", "Mails that the mail server took.", tried - failed),
        ("vitrine_mails_failed", "Tries after which it did not.", failed),
    ):
        family = Family(name, "counter", about)
        family.add(count)
        yield family
    waiting = Family("vitrine_mails_underway", "gauge", "Mails that this process is sending.")
    waiting.add(sender.underway)
    yield waiting


def _process(watched: Watched) -> Iterable[Family]:
    """By the names that every Prometheus knows; where the system tells them (/proc)."""
    own = resource.getrusage(resource.RUSAGE_SELF)
    figures: list[tuple[str, str, str, float]] = [
        ("process_cpu_seconds", "counter", "Processor time of this process.", own.ru_utime + own.ru_stime),
        ("process_start_time_seconds", "gauge", "When this process began.", _STARTED_AT),
        ("process_max_fds", "gauge", "Descriptors that it may have.", resource.getrlimit(resource.RLIMIT_NOFILE)[0]),
    ]
    with suppress(OSError):
        memory = _resident_bytes("self")
        figures.append(("process_resident_memory_bytes", "gauge", "Memory of this process.", memory))
        figures.append(("process_open_fds", "gauge", "Descriptors that are open.", len(os.listdir("/proc/self/fd"))))
    for name, kind, about, value in figures:
        family = Family(name, "counter" if kind == "counter" else "gauge", about)
        family.add(value)
        yield family
    helpers = Family("vitrine_helpers_memory_bytes", "gauge", "Memory of the processes that draw, read and set.")
    for name, ids in (
        ("renderer", watched.renderer.process_ids),
        ("workshop", watched.media.workshops.process_ids),
        ("press", [watched.cvs.press.process_id] if watched.cvs.press.process_id else []),
    ):
        helpers.add(sum(map(_resident_or_none, ids)), helper=name)
    yield helpers


def _resident_bytes(process: int | str) -> int:
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * resource.getpagesize()


def _resident_or_none(process: int) -> int:
    """Nothing, of one that has just ended."""
    try:
        return _resident_bytes(process)
    except OSError:
        return 0


def _versions(build: str) -> Family:
    family = Family("vitrine_build", "info", "What runs here.")
    family.add(1, version=version("vitrine"), python=platform.python_version(), schema=newest_version(), pages=build)
    return family
