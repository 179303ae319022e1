"""The workshop's process: `python -m vitrine.media.workshop.bench`. Jobs come on stdin, answers go to stdout.

A file that would take too much memory or time ends here, not in the server. Time is the processor's: on a busy
machine an honest file waits longer and is still read.
"""

import os
import resource
import sys
import time
from contextlib import suppress
from typing import Any

from vitrine.media.allowance import Allowance
from vitrine.media.formats.cleaning import clean
from vitrine.media.formats.images import make_variants
from vitrine.media.problems import InvalidFormat, MediaProblem, TooComplex
from vitrine.processes.pipe import BACKGROUND, read_message, write_message

MAX_MEMORY_BYTES = 256 << 20
MAX_CPU_S = 5
# Smaller copies: none is begun after four seconds (formats/images.py), and on a slow processor one may take long.
MAX_BACKGROUND_CPU_S = 20
# What is ours to write in; the libraries' own code, which all processes share, comes on top of it.
_MAX_DATA_BYTES = MAX_MEMORY_BYTES - (24 << 20)


def _answer(job: dict[str, Any], content: bytes) -> tuple[dict[str, Any], list[bytes]]:
    try:
        if job["job"] == "variants":
            made = make_variants(content)
            described = [{"type": image.content_type, "width": image.width, "height": image.height} for image in made]
            return {"made": described}, [image.content for image in made]
        allowance = Allowance(**job["allowance"])
        kept = clean(content, job["accepts"], applies_size_rules=job["applies_size_rules"], allowance=allowance)
        described_one = {"type": kept.content_type, "width": kept.width, "height": kept.height}
        looks = {"is_one_colour": kept.is_one_colour, "is_see_through": kept.is_see_through}
        return described_one | looks, [kept.content]
    except MediaProblem as problem:
        return {"problem": problem.code, "params": problem.params}, []
    except (MemoryError, RecursionError):
        return {"problem": TooComplex.code, "params": {}}, []
    except Exception as error:
        # A reader that stumbles over a file has found a damaged file; what it said goes to the log.
        return {"problem": InvalidFormat.code, "params": {}, "said": f"{type(error).__name__}: {error}"[:300]}, []


def _limit(which: int, soft: int, hard: int) -> None:
    with suppress(ValueError, OSError):  # not every system lets us say so
        resource.setrlimit(which, (soft, hard))


def _begin_job(max_cpu_s: int) -> None:
    """The kernel ends the process when this job has had its time."""
    _limit(resource.RLIMIT_CPU, int(time.process_time()) + max_cpu_s, resource.RLIM_INFINITY)


def main() -> None:
    _limit(resource.RLIMIT_DATA, _MAX_DATA_BYTES, _MAX_DATA_BYTES)
    _limit(resource.RLIMIT_CORE, 0, 0)
    is_background = BACKGROUND in sys.argv
    if is_background:
        os.nice(10)  # nobody waits for it, and everybody waits for pages
    while (message := read_message(sys.stdin.buffer)) is not None:
        _begin_job(MAX_BACKGROUND_CPU_S if is_background else MAX_CPU_S)
        job, [content] = message
        del message
        write_message(sys.stdout.buffer, *_answer(job, content))
        del content


if __name__ == "__main__":
    main()
