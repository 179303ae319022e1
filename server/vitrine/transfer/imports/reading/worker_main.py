"""The reader's process: `python -m vitrine.transfer.imports.reading.worker_main`. Jobs on stdin, answers on stdout.

A file that would take too much memory or time ends here, not in the server.
"""

from typing import IO, Any

from vitrine.platform.processes.worker import prepare, serve
from vitrine.transfer.imports.proposal import Found
from vitrine.transfer.imports.reading.recognise import read_import
from vitrine.transfer.imports.reading.target import Target
from vitrine.transfer.interchange.problems import DamagedFile, ImportProblem, TooMuchInside
from vitrine.transfer.interchange.zips import Bounds

MAX_MEMORY_BYTES = 512 << 20
MAX_CPU_S = 15


class ImportWorker:
    """One file at a time: `read`, then `picture` for each that is wanted of it."""

    def __init__(self) -> None:
        self._file: IO[bytes] | None = None
        self._reading: Found | None = None

    def answer(self, job: dict[str, Any], _parts: list[bytes]) -> tuple[dict[str, Any], list[bytes]]:
        try:
            if job["job"] == "picture" and self._reading is not None:
                return {}, [self._reading.contents[job["picture"]]()]
            return {"proposal": self._read(job).as_json()}, []
        except ImportProblem as problem:
            return {"problem": problem.code, "params": problem.params}, []
        except (MemoryError, RecursionError):
            return {"problem": TooMuchInside.code, "params": {}}, []
        except Exception as error:
            # A reader that stumbles over a file has found a damaged file; what it said goes to the log.
            return {"problem": DamagedFile.code, "params": {}, "said": f"{type(error).__name__}: {error}"[:300]}, []

    def _read(self, job: dict[str, Any]) -> Any:
        if self._file is not None:
            self._file.close()
        self._reading = None
        self._file = open(job["path"], "rb")  # noqa: SIM115 - its pictures are asked for later
        target = Target(job["languages"], job["language"], job["is_paid"])
        self._reading = read_import(self._file, target, Bounds(**job["bounds"]))
        return self._reading.proposal


def main() -> None:
    prepare(max_memory_bytes=MAX_MEMORY_BYTES, niceness=10)  # several may work at once, and visitors come first
    serve(ImportWorker().answer, max_cpu_s=MAX_CPU_S)


if __name__ == "__main__":
    main()
