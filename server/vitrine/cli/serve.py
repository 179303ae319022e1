"""`vitrine serve`: checks what can be checked, migrates, then serves."""

import asyncio
import os
import resource
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from tempfile import TemporaryDirectory

import apsw
import uvicorn
from sqlalchemy import make_url

from vitrine.cli.migrate import migrate_database
from vitrine.cli.new_file import new_file
from vitrine.platform.http.wire import SERVING
from vitrine.platform.keyring import open_keyring
from vitrine.platform.settings import Settings
from vitrine.platform.storage.database import Database
from vitrine.public.rendering.assets import DIST
from vitrine.public.rendering.renderer import BUNDLE

HOST = "127.0.0.1"
# Of the ten seconds in which a stop has to end; the rest is for mails and jobs under way (app.py).
REQUESTS_END_WITHIN_S = 4
MAX_FILES = 65_536


def allow_many_files() -> None:
    """A connection is a file to the system, and the limit that a shell gives is meant for people."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_FILES if hard == resource.RLIM_INFINITY else min(hard, MAX_FILES)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError) as reason:  # some systems say less than they allow
        print(f"vitrine: at most {soft} files and connections at once ({reason})", file=sys.stderr)


def _is_taken(host: str, port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return True
    return False


async def _first_key(settings: Settings) -> str | None:
    """A local instance prints one free key at its first start, so that the paid version can be tried."""
    if not settings.is_sqlite or settings.public_url or _has_keys(settings):
        return None
    import vitrine.migrations.tables  # noqa: F401  (a key names its site: both tables must be known)
    from vitrine.sites.tiers.keys import issue_key

    database = Database(settings.resolved_database_url)
    try:
        async with database.writing() as session:
            return await issue_key(session, open_keyring(settings), "first start")
    finally:
        await database.close()


def _tell_first_key(key: str, settings: Settings) -> None:
    if sys.stdout.isatty():
        print(f"Activation key for the paid version (shown once): {key}", flush=True)
        return
    # Without a terminal the output is a log, which is kept and shipped.
    path = settings.data / "first-activation-key"
    with new_file(path, may_replace=True) as file:
        file.write(f"{key}\n".encode())
    print(f"Activation key for the paid version: in {path}", flush=True)


def _has_keys(settings: Settings) -> bool:
    """By SQLite itself: every start asks, and a session for one question takes thirty times as long."""
    path = make_url(settings.resolved_database_url).database or ""
    with closing(apsw.Connection(path, flags=apsw.SQLITE_OPEN_READONLY)) as connection:
        return bool(connection.execute("SELECT EXISTS (SELECT 1 FROM activation_keys)").get)


async def _prepare(settings: Settings) -> tuple[int, str | None]:
    failed = await migrate_database(settings)
    return failed, None if failed else await _first_key(settings)


def serve(settings: Settings, *, port: int, workers: int, reload: bool) -> int:
    host = os.environ.get("HOST") or HOST
    if _is_taken(host, port):
        print(f"vitrine: port {port} is taken; choose another: PORT={port + 1}", file=sys.stderr)
        return 4
    if settings.metrics_port and _is_taken(settings.metrics_address, settings.metrics_port):
        print(f"vitrine: port {settings.metrics_port} of VITRINE_METRICS_PORT is taken", file=sys.stderr)
        return 4
    if (not settings.vite_url and not (DIST / ".vite" / "manifest.json").exists()) or not BUNDLE.exists():
        print("vitrine: the pages are not built; run `make build`", file=sys.stderr)
        return 5
    failed, key = asyncio.run(_prepare(settings))
    if failed:
        return failed
    url = settings.public_url or f"http://{host}:{port}"
    print(f"Vitrine: {url}", flush=True)
    if key:
        _tell_first_key(key, settings)
    # uvicorn ends what is under way, then repeats the signal: being told to stop is no failure.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    allow_many_files()
    os.environ |= {"SERVED_AT": f"http://{host}:{port}", "WORKERS": str(workers)}
    run: Callable[..., None] = uvicorn.run
    if workers > 1 and not reload:
        from vitrine.cli.workers import run_workers as run
    with _workers_folder(settings, workers):
        run(
            "vitrine.app:serve_app",
            factory=True,
            host=host,
            port=port,
            workers=workers,
            reload=reload,
            loop="uvloop",
            lifespan="on",
            timeout_graceful_shutdown=REQUESTS_END_WITHIN_S,
            timeout_worker_healthcheck=60,  # by default 5 s: on a busy machine they would be replaced while they start
            **SERVING,
        )
    return 0


@contextmanager
def _workers_folder(settings: Settings, workers: int) -> Iterator[None]:
    """Where several workers meet for one scrape (operation/metrics/workers.py). Theirs alone, and gone with them."""
    if workers < 2 or not settings.shows_metrics:
        yield
        return
    with TemporaryDirectory(prefix="vitrine-") as folder:
        os.environ["WORKERS_FOLDER"] = folder
        yield
