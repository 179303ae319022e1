"""A child for the pool's tests: `python -m tests.platform.processes.worker`. It does what it is told."""

import os
import time
from typing import Any

from vitrine.platform.processes.worker import prepare, serve

_answered: list[str] = []


def answer(job: dict[str, Any], parts: list[bytes]) -> tuple[dict[str, Any], list[bytes]]:
    if job["do"] == "wait":
        while not os.path.exists(job["for"]):
            time.sleep(0.01)
    elif job["do"] == "fall" or (job["do"] == "fall unless first" and _answered):
        os._exit(3)
    elif job["do"] == "leave unless first" and _answered:
        os._exit(0)
    elif job["do"] == "use the processor":
        while True:
            pass
    elif job["do"] == "fill the memory":
        held = bytearray(job["bytes"])
        return {"held": len(held)}, []
    _answered.append(job["do"])
    return {"answered": len(_answered), "process": os.getpid()}, parts


if __name__ == "__main__":
    prepare(max_memory_bytes=200 << 20)
    serve(answer, max_cpu_s=1, is_full=lambda: _answered[-1:] == ["the last one"])
