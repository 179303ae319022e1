"""The workshop's process: bounded memory, bounded time, and a new one after it fell."""

import asyncio
import os
import re
import resource
import signal
from contextlib import suppress
from pathlib import Path

import pytest

from tests.factories.attacks import Attack
from tests.levels import usually
from tests.sites.media import documents, pictures
from tests.sites.media.corpus import CORPUS
from vitrine.platform.processes.pool import NoTimeForIt
from vitrine.sites.media.problems import MediaProblem, TooComplex
from vitrine.sites.media.workshop.worker_main import MAX_CPU_S, MAX_MEMORY_BYTES
from vitrine.sites.media.workshop.workshop import Workshop

_COSTLY = ("claims", "bomb", "packed", "deep", "unfolds", "megapixels", "costly")
HOSTILE = [name for name in CORPUS if any(word in name for word in _COSTLY)]
pytestmark = [pytest.mark.cold, pytest.mark.long]


def process_id_of(workshop: Workshop) -> int | None:
    return next(iter(workshop.process_ids), None)


def peak_bytes(process_id: int | None) -> int:
    status = Path(f"/proc/{process_id}/status").read_text()
    found = re.search(r"VmHWM:\s+(\d+) kB", status)
    assert found
    return int(found.group(1)) * 1024


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="the peak is read from /proc")
async def test_memory_stays_bounded_with_hostile_files(attack: Attack) -> None:
    workshop = Workshop(children=1)
    server_before = peak_bytes(os.getpid())
    tried = HOSTILE[:: usually(4, full=1)]
    for name in tried:
        content = CORPUS[name].make()
        server_before = max(server_before, peak_bytes(os.getpid()))  # making the file is the test's own business
        with suppress(MediaProblem):
            await workshop.clean(content, CORPUS[name].accepts, allowance=CORPUS[name].allowance)
        if process_id_of(workshop):
            assert peak_bytes(process_id_of(workshop)) < MAX_MEMORY_BYTES, name
        assert peak_bytes(os.getpid()) < server_before + (64 << 20), f"{name}: the server itself grew"
    await workshop.close()
    attack(
        "files made to cost memory or time",
        attempts=len(tried),
        result="each stays below 256 MB in a process of its own; the server does not grow",
    )


def read_environment(process_id: int | None) -> str:
    return Path(f"/proc/{process_id}/environ").read_text()


async def test_a_machine_without_time_says_nothing_about_the_file_and_the_next_one_is_read() -> None:
    """By the clock: a busy machine. It may be sent again, and smaller copies of it are made another time."""
    workshop = Workshop(children=1, max_job_s=0.01)
    picture = pictures.saved(pictures.noise(2000, 2000), "JPEG", quality=30)
    for job in (workshop.clean(picture, "image"), workshop.make_variants(picture)):
        with pytest.raises(NoTimeForIt):
            await job
    assert not issubclass(NoTimeForIt, MediaProblem)  # which variants.py takes for final
    workshop._max_job_s = 60.0
    assert (await workshop.clean(pictures.png(), "image")).content_type == "image/png"
    await workshop.close()


async def test_a_process_that_was_killed_is_replaced() -> None:
    workshop = Workshop(children=1)
    await workshop.clean(pictures.png(), "image")
    first = process_id_of(workshop)
    assert first
    os.kill(first, signal.SIGKILL)
    await asyncio.to_thread(os.waitid, os.P_PID, first, os.WEXITED | os.WNOWAIT)
    await workshop.clean(pictures.png(), "image")
    assert process_id_of(workshop) != first
    # In the middle of a file, as a system does that is short of memory: it says nothing about the file.
    second = process_id_of(workshop)
    assert second
    os.kill(second, signal.SIGSTOP)
    asked = asyncio.create_task(workshop.clean(pictures.jpeg(), "image"))
    await asyncio.sleep(0.1)
    os.kill(second, signal.SIGKILL)
    assert (await asked).content_type == "image/jpeg"
    assert process_id_of(workshop) != second
    await workshop.close()


async def test_a_file_has_five_seconds_of_the_processor_and_is_then_refused(attack: Attack) -> None:
    workshop = Workshop(children=1, max_job_s=120)
    await workshop.clean(pictures.png(), "image")
    # The limit of the process that is running, as the kernel knows it.
    soft, _ = resource.prlimit(workshop.process_ids[0], resource.RLIMIT_CPU)
    assert 0 < soft <= MAX_CPU_S + 1
    with pytest.raises(TooComplex):
        await workshop.clean(documents.pdf_of_dictionaries(100_000), "file")
    await workshop.close()
    attack("a PDF of 100,000 dictionaries", attempts=1, result="refused after five seconds of the processor")


async def test_a_job_whose_owner_left_ends_at_once_and_leaves_no_half_message_behind() -> None:
    workshop = Workshop(children=1)
    await workshop.clean(pictures.png(), "image")
    first = process_id_of(workshop)
    leaving = asyncio.create_task(workshop.clean(pictures.saved(pictures.noise(3000, 3000), "JPEG"), "image"))
    await asyncio.sleep(0.05)
    leaving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await leaving
    assert first != process_id_of(workshop)
    assert (await workshop.clean(documents.plain_pdf(), "file")).content_type == "application/pdf"
    await workshop.close()


async def test_the_process_knows_no_secret_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VITRINE_SECRET_KEYS", "canary")
    workshop = Workshop(children=1)
    await workshop.clean(pictures.png(), "image")
    assert "canary" not in read_environment(process_id_of(workshop))
    await workshop.close()
