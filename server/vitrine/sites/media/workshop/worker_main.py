"""The workshop's process: `python -m vitrine.sites.media.workshop.worker_main`. Jobs on stdin, answers on stdout.

A file that would take too much memory or time ends here, not in the server.
"""

import sys
from typing import Any

from vitrine.platform.processes.pipe import BACKGROUND
from vitrine.platform.processes.worker import prepare, serve
from vitrine.sites.media.formats.cleaning import clean
from vitrine.sites.media.formats.images import make_variants
from vitrine.sites.media.problems import InvalidFormat, MediaProblem, TooComplex
from vitrine.sites.media.results import Allowance

MAX_MEMORY_BYTES = 256 << 20
MAX_CPU_S = 5
# Smaller copies: none is begun after four seconds (formats/images.py), and on a slow processor one may take long.
MAX_BACKGROUND_CPU_S = 20
# What is ours to write in; the libraries' own code, which all processes share, comes on top of it.
_MAX_DATA_BYTES = MAX_MEMORY_BYTES - (24 << 20)


def _answer(job: dict[str, Any], parts: list[bytes]) -> tuple[dict[str, Any], list[bytes]]:
    [content] = parts
    try:
        if job["job"] == "variants":
            made = make_variants(content)
            described = [{"type": image.content_type, "width": image.width, "height": image.height} for image in made]
            return {"made": described}, [image.content for image in made]
        allowance = Allowance(**job["allowance"])
        cleaned = clean(content, job["accepts"], applies_size_rules=job["applies_size_rules"], allowance=allowance)
        described_one = {"type": cleaned.content_type, "width": cleaned.width, "height": cleaned.height}
        looks = {"is_one_colour": cleaned.is_one_colour, "is_see_through": cleaned.is_see_through}
        return described_one | looks, [cleaned.content]
    except MediaProblem as problem:
        return {"problem": problem.code, "params": problem.params}, []
    except (MemoryError, RecursionError):
        return {"problem": TooComplex.code, "params": {}}, []
    except Exception as error:
        # A reader that stumbles over a file has found a damaged file; what it said goes to the log.
        return {"problem": InvalidFormat.code, "params": {}, "said": f"{type(error).__name__}: {error}"[:300]}, []


def main() -> None:
    is_background = BACKGROUND in sys.argv
    # Nobody waits for what is made in the background, and everybody waits for pages.
    prepare(max_memory_bytes=_MAX_DATA_BYTES, niceness=10 if is_background else 0)
    serve(_answer, max_cpu_s=MAX_BACKGROUND_CPU_S if is_background else MAX_CPU_S)


if __name__ == "__main__":
    main()
