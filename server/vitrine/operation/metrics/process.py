"""What this process knows of itself without asking anybody: its counts, times, queues, caches, memory."""

import platform
import resource
from collections.abc import Iterable
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path

from prometheus_client import PROCESS_COLLECTOR
from prometheus_client.core import InfoMetricFamily, Metric

from vitrine.operation.metrics.families import counter, gauge, histogram
from vitrine.platform.http.counting import Counting
from vitrine.platform.jobs.runner import Jobs
from vitrine.platform.mail.sender import OutboxSender
from vitrine.platform.storage.blobs import Blobs
from vitrine.platform.storage.database import Database
from vitrine.platform.storage.schema import newest_version
from vitrine.platform.timing import Times
from vitrine.public.cv.service import CvService
from vitrine.public.rendering.pages import PublicPages
from vitrine.public.rendering.renderer import Renderer
from vitrine.sites.media.library import MediaLibrary


@dataclass(frozen=True, kw_only=True)
class Watched:
    """The parts of an application whose figures are shown."""

    counting: Counting
    database: Database
    blobs: Blobs
    pages: PublicPages
    renderer: Renderer
    media: MediaLibrary
    cvs: CvService
    sender: OutboxSender
    jobs: Jobs
    build: str
    loop_times: Times = field(default_factory=lambda: Times("loop"))


def families_of(watched: Watched) -> list[Metric]:
    return [
        *_answers(watched.counting),
        *_caches(watched),
        *_works(watched),
        _queues(watched),
        *_mails(watched.sender),
        *_process(watched),
        _versions(watched.build),
    ]


def _answers(counting: Counting) -> Iterable[Metric]:
    total = counter("vitrine_answers", "Answers by kind and status code.", "kind", "code")
    for (kind, status), count in counting.totals().items():
        total.add_metric([kind, str(status)], count)
    yield total
    about = "Time of answers by kind, of those that were not given at once."
    yield histogram("vitrine_answer_seconds", about, "kind", counting.times)


def _caches(watched: Watched) -> Iterable[Metric]:
    memory = watched.pages.cache
    at_once = sum(watched.counting.by_kind["page_kept"].values())
    hits = counter("vitrine_page_cache_hits", "Pages found kept in memory.")
    hits.add_metric([], at_once + memory.hits)
    misses = counter("vitrine_page_cache_misses", "Pages looked for and not found kept there.")
    misses.add_metric([], memory.misses)
    pages = gauge("vitrine_page_cache_pages", "Pages kept in memory.")
    pages.add_metric([], len(memory))
    cached = gauge("vitrine_page_cache_bytes", "Memory that kept pages take.")
    cached.add_metric([], memory.byte_count)
    yield from (hits, misses, pages, cached)


def _works(watched: Watched) -> Iterable[Metric]:
    known = (
        ("render", "what", "Time of renders, by what is drawn.", watched.renderer.times),
        ("database", "statement", "Time of statements, by their first word.", watched.database.times),
        ("blob", "call", "Time of calls of the files' store.", watched.blobs.times),
        ("mail", "step", "Time of tries to send a mail.", watched.sender.mailer.times),
        ("job_run", "name", "Time of jobs run by this process.", watched.jobs.times),
        ("loop_lag", "of", "How much too late the process comes to what is due.", watched.loop_times),
    )
    for name, label, about, times in known:
        yield histogram(f"vitrine_{name}_seconds", about, label, times)
        if name != "loop_lag":
            failed = counter(f"vitrine_{name}_failures", f"Failed of: {about}", label)
            for which in times.buckets:
                failed.add_metric([which], times.failures.get(which, 0))
            yield failed


def _queues(watched: Watched) -> Metric:
    waiting = gauge("vitrine_queue_length", "How many wait for their turn, by what they wait for.", "queue")
    waiting.add_metric(["renderer"], watched.renderer.waiting)
    waiting.add_metric(["workshop"], watched.media.workshop.waiting)
    waiting.add_metric(["press"], watched.cvs.press.waiting)
    for lane, count in watched.database.slots.waiting.items():
        waiting.add_metric([f"database_{lane}"], count)
    return waiting


def _mails(sender: OutboxSender) -> Iterable[Metric]:
    times = sender.mailer.times
    failed = times.failures.get("send", 0)
    tried = sum(times.buckets.get("send", ()))
    for name, about, count in (
        ("vitrine_mails_sent", "Mails that the mail server took.", tried - failed),
        ("vitrine_mails_failed", "Tries after which it did not.", failed),
    ):
        family = counter(name, about)
        family.add_metric([], count)
        yield family
    waiting = gauge("vitrine_mails_underway", "Mails that this process is sending.")
    waiting.add_metric([], sender.underway)
    yield waiting


def _process(watched: Watched) -> Iterable[Metric]:
    """By the names that every Prometheus knows; where the system tells them (/proc)."""
    yield from PROCESS_COLLECTOR.collect()
    helpers = gauge("vitrine_helpers_memory_bytes", "Memory of the processes that draw, read and set.", "helper")
    for name, ids in (
        ("renderer", watched.renderer.process_ids),
        ("workshop", watched.media.workshop.process_ids),
        ("press", watched.cvs.press.process_ids),
    ):
        helpers.add_metric([name], sum(map(_resident_bytes, ids)))
    yield helpers


def _resident_bytes(process: int) -> int:
    """None, of one that has just ended."""
    try:
        return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * resource.getpagesize()
    except OSError:
        return 0


def _versions(build: str) -> Metric:
    labels = {
        "version": version("vitrine"),
        "python": platform.python_version(),
        "schema": newest_version(),
        "pages": build,
    }
    return InfoMetricFamily("vitrine_build", "What runs here.", labels)
