"""Lines to PostgreSQL: VITRINE_DATABASE_URL as people write it, for the engine and for LISTEN alike."""

import asyncio
import ssl
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import quote, urlsplit

import asyncpg
import pytest
from sqlalchemy import text

from tests.services.tls_line import Authority, TlsLine
from vitrine.platform.settings import BadSetting, read_settings
from vitrine.platform.storage.database import Database
from vitrine.public.rendering.cache.watch import PostgresWatch

pytestmark = pytest.mark.postgresql
_LINES = Path("/proc/net/tcp")


async def _both_lines(url: str) -> str:
    """The address that the engine is at, once a watch listens too."""
    database = Database(read_settings({"VITRINE_DATABASE_URL": url}).resolved_database_url)
    watch = PostgresWatch(database)
    try:
        async with database.reading() as session:
            user = await session.scalar(text("SELECT current_user"))
        await watch.start()
        async with asyncio.timeout(10):
            while not watch.is_listening:  # noqa: ASYNC110  (only looking tells)
                await asyncio.sleep(0.01)
    finally:
        await watch.stop()
        await database.close()
    return str(user)


def _written(database_url: str, port: int, parameters: str, host: str = "127.0.0.1") -> str:
    parts = urlsplit(database_url)
    return f"postgresql://{parts.username}:{parts.password}@{host}:{port}{parts.path}?{parameters}"


@pytest.fixture
def authority(tmp_path: Path) -> Authority:
    return Authority(tmp_path, "authority")


@pytest.fixture
async def tls_line(database_url: str, authority: Authority) -> AsyncIterator[TlsLine]:
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(*authority.give("server", address="127.0.0.1"))
    async with TlsLine(urlsplit(database_url).port or 0, context) as line:
        yield line


@pytest.mark.parametrize(
    "parameters",
    [
        "sslmode=require",
        "ssl=require",
        "sslmode=verify-full&sslrootcert={ca}",
        "sslmode=verify-ca&sslrootcert={ca}&application_name=vitrine&connect_timeout=5&gssencmode=disable",
    ],
)
async def test_a_server_behind_tls_is_reached_by_the_parameters_of_libpq(
    database_url: str, tls_line: TlsLine, authority: Authority, parameters: str
) -> None:
    url = _written(database_url, tls_line.port, parameters.format(ca=quote(str(authority.file))))
    assert await _both_lines(url) == "vitrine"
    assert tls_line.opened == 2


async def test_a_server_that_wants_to_know_its_clients_gets_their_certificate(
    database_url: str, authority: Authority
) -> None:
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH, cafile=authority.file)
    context.verify_mode = ssl.CERT_REQUIRED
    context.load_cert_chain(*authority.give("server", address="127.0.0.1"))
    certificate, key = authority.give("client")
    async with TlsLine(urlsplit(database_url).port or 0, context) as line:
        known = f"sslmode=verify-full&sslrootcert={authority.file}&sslcert={certificate}&sslkey={key}"
        assert await _both_lines(_written(database_url, line.port, known)) == "vitrine"
        with pytest.raises((ssl.SSLError, ConnectionError)):
            await _both_lines(_written(database_url, line.port, "sslmode=require"))


async def test_a_server_that_cannot_prove_itself_gets_no_password(
    database_url: str, tls_line: TlsLine, authority: Authority, tmp_path: Path
) -> None:
    other = Authority(tmp_path, "another")
    for refused in (
        _written(database_url, tls_line.port, f"sslmode=verify-full&sslrootcert={other.file}"),
        _written(database_url, tls_line.port, f"sslmode=verify-full&sslrootcert={authority.file}", host="localhost"),
        _written(database_url, tls_line.port, "sslmode=verify-full&sslrootcert=system"),
    ):
        with pytest.raises(ssl.SSLCertVerificationError):
            await _both_lines(refused)
    with pytest.raises(ConnectionError):
        await _both_lines(_written(database_url, tls_line.port, "sslmode=disable"))
    assert tls_line.opened == 0


@pytest.mark.parametrize("password", ["p@ss:w%rd+=&!$ é[", "/?#@:%41"])
async def test_a_password_may_hold_any_character(database_url: str, password: str) -> None:
    admin = await asyncpg.connect(database_url.replace("+asyncpg", ""))
    try:
        await admin.execute(f"""CREATE ROLE "elise@atelier" LOGIN PASSWORD '{password}'""")
        parts = urlsplit(database_url)
        where = f"127.0.0.1:{parts.port}{parts.path}"
        assert await _both_lines(f"postgres://elise%40atelier:{quote(password, safe='')}@{where}") == "elise@atelier"
        if "/" not in password:  # most need no escaping: they stand before the last @
            assert await _both_lines(f"postgresql://elise%40atelier:{password}@{where}") == "elise@atelier"
    finally:
        await admin.execute('DROP ROLE "elise@atelier"')
        await admin.close()


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://vitrine:a/b@127.0.0.1/vitrine",
        "postgresql://vitrine:a#b@127.0.0.1/vitrine",
        "postgresql://vitrine:a?b@127.0.0.1/vitrine",
        "postgresql://vitrine:1/b@127.0.0.1/vitrine",
        "postgresql://127.0.0.1/vitrine?sslmode=on",
        "postgresql://127.0.0.1/vitrine?channel_binding=require",
    ],
)
def test_an_address_that_would_be_misread_refuses_the_start_without_showing_it(url: str) -> None:
    with pytest.raises(BadSetting, match="VITRINE_DATABASE_URL") as refused:
        Database(read_settings({"VITRINE_DATABASE_URL": url}).resolved_database_url)
    assert "a/b" not in str(refused.value)


async def test_a_line_that_was_closed_while_it_was_idle_is_replaced_before_it_is_used(database_url: str) -> None:
    database = Database(database_url)
    admin = await asyncpg.connect(database_url.replace("+asyncpg", ""))
    try:
        async with database.engine.connect() as connection:
            line = (await connection.get_raw_connection()).driver_connection
            assert line is not None
        is_closed = asyncio.Event()
        line.add_termination_listener(lambda _line: is_closed.set())
        await admin.fetchval("SELECT pg_terminate_backend($1)", line.get_server_pid())
        async with asyncio.timeout(30):
            await is_closed.wait()
        async with database.reading() as session:
            assert await session.scalar(text("SELECT pg_backend_pid()")) != line.get_server_pid()
    finally:
        await admin.close()
        await database.close()


async def test_one_line_of_a_process_listens_and_no_pooled_one(database_url: str) -> None:
    database = Database(database_url)
    watch = PostgresWatch(database)
    try:
        await watch.start()
        async with asyncio.timeout(10), database.reading() as first, database.reading() as second:
            while not watch.is_listening:  # noqa: ASYNC110  (only looking tells)
                await asyncio.sleep(0.01)
            for session in (first, second):
                assert list(await session.scalars(text("SELECT pg_listening_channels()"))) == []
            asks = text(
                "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE :asked"
            )
            assert await first.scalar(asks, {"asked": "SELECT 'who listens'%"}) == 1
    finally:
        await watch.stop()
        await database.close()


def _timer_of(port: int) -> str:
    lines = [line.split() for line in _LINES.read_text().splitlines()[1:]]
    [timer] = [line[5] for line in lines if line[1].endswith(f":{port:04X}")]
    return timer


@pytest.mark.skipif(not _LINES.exists(), reason="only Linux tells of a line's timers")
async def test_a_line_whose_other_end_is_gone_without_a_word_is_soon_given_up(database_url: str) -> None:
    """Nobody here can unplug a machine: that the system asks after the other end, and how soon, is what it tells."""
    database = Database(database_url)
    try:
        async with database.reading() as session:
            port = await session.scalar(text("SELECT inet_client_port()"))
        kind, _, hundredths_s = _timer_of(port).partition(":")
        assert kind == "02" and int(hundredths_s, 16) <= 500
    finally:
        await database.close()
