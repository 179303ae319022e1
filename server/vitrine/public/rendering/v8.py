"""The renderer's process: `python -m vitrine.public.rendering.v8 render.js`. Questions on stdin, answers on stdout.

V8 lives here and not in the server: whatever ends it (a heap that is full, a loop without end, a processor on which it
cannot share threads with others) ends a render. Imports as little as it can: each child costs its memory and its start.
"""

import asyncio
import os
import resource
import select
import signal
import sys
from contextlib import suppress
from typing import Any

from vitrine.platform.processes.pipe import read_message, write_message
from vitrine.platform.processes.worker import limit, prepare

MAX_HEAP_MB = 256
MAX_MEMORY_BYTES = 512 << 20  # what V8 keeps outside of its heap, and Python, included
# Of that, what pages may add to what stands after the start, which the system counts otherwise than it is used: on x86
# V8 sets 512 MB aside for its machine code alone, and takes a few of them.
_MAX_GROWTH_BYTES = MAX_MEMORY_BYTES - (128 << 20)
REST_AFTER_S = 2.0
# On processors with memory protection keys V8 otherwise gives its memory to the thread that started it alone.
# A small nursery: pages leave nothing behind, and a large one fills up before it is looked through.
FLAGS = (
    *("--single-threaded", "--no-memory-protection-keys"),
    *(f"--max-heap-size={MAX_HEAP_MB}", "--max-semi-space-size=2"),
)
# The only thing that react-dom/server.edge asks of its surroundings and a bare V8 lacks.
POLYFILL = """
globalThis.TextEncoder ??= class {
  encode(text) { return Uint8Array.from(unescape(encodeURIComponent(text)), (sign) => sign.charCodeAt(0)); }
};
globalThis.console ??= { log() {}, info() {}, warn() {}, error() {} };
"""


def _start(path: str) -> Any:
    """V8 with the bundle's functions in it. Each takes a string and gives a list of strings."""
    from py_mini_racer import MiniRacer, init_mini_racer

    init_mini_racer(flags=FLAGS)
    racer = MiniRacer()
    with open(path, encoding="utf-8") as bundle:
        racer.eval(POLYFILL + bundle.read())
    return racer


def _limit_memory() -> None:
    with suppress(OSError):  # not every system tells
        with open("/proc/self/status", encoding="ascii") as status:
            set_aside = next(int(line.split()[1]) << 10 for line in status if line.startswith("VmData:"))
        most = set_aside + _MAX_GROWTH_BYTES
        limit(resource.RLIMIT_DATA, most, most)


def _answer(functions: Any, call: str, content: bytes) -> tuple[dict[str, Any], list[bytes]]:
    from py_mini_racer import JSEvalException

    try:
        return {}, [part.encode() for part in functions[call](content.decode())]
    except JSEvalException as error:
        return {"said": str(error)[:2000]}, []


def _next_message(racer: Any) -> tuple[dict[str, Any], list[bytes]] | None:
    """Who is not asked for a while gives back what the last pages left in its heap."""
    is_asked, _, _ = select.select([sys.stdin.buffer], [], [], REST_AFTER_S)
    if not is_asked:
        racer.low_memory_notification()
    return read_message(sys.stdin.buffer)


async def _serve(bundle: str) -> None:
    """In an event loop because mini-racer else makes a thread for one. Nothing else happens in it, so it may block."""
    racer = _start(bundle)
    _limit_memory()
    functions = racer.eval("vitrineRender")
    while (message := _next_message(racer)) is not None:
        job, [content] = message
        # The server ends a child that takes too long. If it is no longer there, this does: nobody loops on alone.
        signal.alarm(job["max_s"])
        write_message(sys.stdout.buffer, *_answer(functions, job["call"], content))
        signal.alarm(0)


def main() -> None:
    prepare()
    asyncio.run(_serve(sys.argv[1]))
    os._exit(0)  # V8 does not let a process end that still has a context


if __name__ == "__main__":
    main()
