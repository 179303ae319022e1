"""`vitrine serve`: checks what can be checked, migrates, then serves."""

import asyncio
import logging
import os
import resource
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit

import uvicorn
from sqlalchemy import text

from vitrine.cli.failures import Say
from vitrine.cli.migrate import migrate_database
from vitrine.cli.new_file import new_file
from vitrine.cli.preflight import cautions, unusable_places, wrong_settings
from vitrine.platform.errors import Refused
from vitrine.platform.http.wire import SERVING
from vitrine.platform.keyring import open_keyring
from vitrine.platform.logs import set_up_logs
from vitrine.platform.settings import BadSetting, Settings, variable
from vitrine.platform.storage.database import Database
from vitrine.platform.storage.schema import existing_database
from vitrine.public.rendering.assets import DIST
from vitrine.public.rendering.renderer import BUNDLE

# Of the ten seconds in which a stop has to end; the rest is for mails and jobs under way (app.py).
REQUESTS_END_WITHIN_S = 4
MAX_FILES = 65_536


def allow_many_files(say: Say) -> None:
    """A connection is a file to the system, and the limit that a shell gives is meant for people."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    limit = MAX_FILES if hard == resource.RLIM_INFINITY else min(hard, MAX_FILES)
    if soft == resource.RLIM_INFINITY or soft >= limit:
        return
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))
    except (OSError, ValueError) as reason:  # some systems say less than they allow
        say(f"at most {soft} files and connections at once ({reason})")


async def _first_key(settings: Settings, database: Database) -> str | None:
    """A local instance prints one free key at its first start, so that the paid version can be tried."""
    if not settings.is_sqlite or settings.public_url or await _has_rows(database, "activation_keys"):
        return None
    import vitrine.migrations.tables  # noqa: F401  (a key names its site: both tables must be known)
    from vitrine.sites.tiers.keys import issue_key

    async with database.writing() as session:
        return await issue_key(session, open_keyring(settings), "first start")


def _key_line(key: str, settings: Settings) -> str:
    if settings.log == "text" and sys.stdout.isatty():
        return f"Activation key for the paid version (shown once): {key}"
    # Without a terminal the output is a log, which is kept and shipped.
    path = settings.data / "first-activation-key"
    with new_file(path, may_replace=True) as file:
        file.write(f"{key}\n".encode())
    return f"Activation key for the paid version: in {path}"


async def _has_rows(database: Database, table: str) -> bool:
    async with database.reading() as session:
        return bool(await session.scalar(text(f"SELECT EXISTS (SELECT 1 FROM {table})")))  # noqa: S608  (ours)


class Unusable(Refused):
    """Where the server was to listen: a line each."""

    exit_code = 4


class NotBuilt(Refused):
    exit_code = 5


async def _prepare(settings: Settings, say: Say) -> list[str]:
    """What is told before serving: what hardly anybody means, and to a new operator what comes next."""
    await migrate_database(settings, say)
    async with existing_database(settings) as database:
        has_accounts = await _has_rows(database, "accounts")
        key = await _first_key(settings, database)
    notices = [_key_line(key, settings)] if key else []
    return [*notices, *(cautions(settings, has_accounts=has_accounts)), *([] if has_accounts else next_steps(settings))]


def next_steps(settings: Settings) -> list[str]:
    """Of the first start, and of each until there is an account."""
    address = settings.public_url or settings.served_at
    first = f"open {address}/dashboard/signup" if settings.signup != "closed" else "vitrine accounts add EMAIL"
    mails = f"by {urlsplit(settings.smtp_url).hostname}" if settings.smtp_url else f"kept in {settings.data / 'outbox'}"
    kind = "SQLite" if settings.is_sqlite else "PostgreSQL"
    return [
        f"  First account: {first}",
        "  Activation keys for the paid version: vitrine keys issue",
        f"  Mails: {mails}{'' if settings.smtp_url else ' (VITRINE_SMTP_URL sends them)'}",
        f"  Data: {settings.data} ({kind}; vitrine backup FILE keeps a copy, vitrine doctor looks at everything)",
    ]


def _say(line: str) -> None:
    print(line, flush=True)


def _log(line: str) -> None:
    """Where the log is for machines every line is one of its."""
    logging.getLogger("vitrine.cli").info(line.strip())


def serve(settings: Settings, *, reload: bool) -> int:
    set_up_logs(settings.log)
    say = _log if settings.log == "json" else _say
    wrong, places = wrong_settings(settings), unusable_places(settings)
    if wrong:
        raise BadSetting("\n".join((*wrong, *places)))
    if places:
        raise Unusable("\n".join(places))
    if (not settings.vite_url and not (DIST / ".vite" / "manifest.json").exists()) or not BUNDLE.exists():
        raise NotBuilt("the pages are not built; run `make build`")
    notices = asyncio.run(_prepare(settings, say))
    say(f"Vitrine: {settings.public_url or settings.served_at}")
    for line in notices:
        say(line)
    # uvicorn ends what is under way, then repeats the signal: being told to stop is no failure.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    allow_many_files(say)
    if settings.config:
        os.environ[variable("config")] = str(settings.config)
    os.environ |= {"SERVED_AT": settings.served_at, "WORKERS": str(settings.workers), variable("log"): settings.log}
    run: Callable[..., None] = uvicorn.run
    if settings.workers > 1 and not reload:
        from vitrine.cli.workers import run_workers as run
    with _workers_folder(settings):
        run(
            "vitrine.app:serve_app",
            factory=True,
            host=settings.host,
            port=settings.port,
            workers=settings.workers,
            reload=reload,
            loop="uvloop",
            lifespan="on",
            timeout_graceful_shutdown=REQUESTS_END_WITHIN_S,
            timeout_worker_healthcheck=60,  # by default 5 s: on a busy machine they would be replaced while they start
            **SERVING,
        )
    return 0


@contextmanager
def _workers_folder(settings: Settings) -> Iterator[None]:
    """Where several workers meet for one scrape (operation/metrics/workers.py). Theirs alone, and gone with them."""
    if settings.workers < 2 or not settings.shows_metrics:
        yield
        return
    with TemporaryDirectory(prefix="vitrine-") as folder:
        os.environ["WORKERS_FOLDER"] = folder
        yield
