"""Lines to PostgreSQL: the address as people write it, and what holds for every line. For the engine and for LISTEN."""

from __future__ import annotations

import asyncio
import re
import socket
from functools import cache
from typing import TYPE_CHECKING, Any

from sqlalchemy import event
from sqlalchemy.exc import DisconnectionError

from vitrine.platform.postgres_url import connect_arguments

if TYPE_CHECKING:  # else imported where it is used: a start on SQLite needs none of it
    import asyncpg
    from sqlalchemy.engine import ExceptionContext
    from sqlalchemy.ext.asyncio import AsyncEngine

CHANNEL = "vitrine_sites"  # on which triggers tell what was changed for visitors (migration 0007)
# What follows the words of a refusal: the row, or what could not be sent as an argument.
_VALUES = re.compile(r"\nDETAIL:.*|(?<=query argument \$)\d+: .*", re.DOTALL)
# A line whose other end is gone without a word is given up after ten seconds, not after a quarter of an hour.
_SOCKET_OPTIONS = {"TCP_KEEPIDLE": 5, "TCP_KEEPINTVL": 2, "TCP_KEEPCNT": 3, "TCP_USER_TIMEOUT": 10_000}


class PostgresAway(ConnectionError):
    """It turned us away: starting, shutting down, full, or a password that it does not take. Nothing to do but wait."""


class PostgresAddress:
    def __init__(self, url: str) -> None:
        self._arguments = connect_arguments(url)

    async def connect(self) -> asyncpg.Connection:
        import asyncpg

        try:
            return await asyncpg.connect(**self._arguments, connection_class=_line_that_notices_silence())
        except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise PostgresAway(str(error)) from error


def replace_closed_lines(engine: AsyncEngine) -> None:
    """A line that the other side closed is known to be closed, and the pool opens another in its place. `pool_pre_ping`
    would ask the other side at every use, which is three times there and back: more than most of what is asked then.
    One that went silent the system gives up."""

    @event.listens_for(engine.sync_engine, "checkout")
    def require_open(line: Any, _record: object, _proxy: object) -> None:
        if line.driver_connection.is_closed():
            raise DisconnectionError("closed by the other side")


def say_no_values(engine: AsyncEngine) -> None:
    """PostgreSQL tells the row that it refused, and asyncpg the value: whoever logs what was said logs neither."""

    @event.listens_for(engine.sync_engine, "handle_error")
    def leave_values_out(context: ExceptionContext) -> None:
        refused: Any = context.original_exception.__cause__
        if getattr(refused, "detail", None):
            refused.detail = None
        for one in (context.sqlalchemy_exception, context.original_exception, refused):
            if one is not None and one.args and isinstance(one.args[0], str):
                one.args = (_VALUES.sub("", one.args[0]), *one.args[1:])


@cache
def _line_that_notices_silence() -> type[asyncpg.Connection]:
    """asyncpg makes each connection with the transport that carries it, and has no other way to its socket."""
    import asyncpg

    class Line(asyncpg.Connection):  # type: ignore[misc]  # asyncpg has no types
        def __init__(self, protocol: Any, transport: asyncio.BaseTransport, *others: Any) -> None:
            super().__init__(protocol, transport, *others)
            _notice_silence(transport.get_extra_info("socket"))

    return Line


def _notice_silence(line: socket.socket | None) -> None:
    if line is None or line.family not in (socket.AF_INET, socket.AF_INET6):
        return
    line.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in _SOCKET_OPTIONS.items():
        if hasattr(socket, name):  # not every system has all of them
            line.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)
