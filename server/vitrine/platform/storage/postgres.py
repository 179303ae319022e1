"""Lines to PostgreSQL: the address as people write it, and what holds for every line. For the engine and for LISTEN."""

from __future__ import annotations

import re
import socket
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, unquote, urlencode

from sqlalchemy import event
from sqlalchemy.exc import DisconnectionError

from vitrine.platform.settings import PREFIX, BadSetting

if TYPE_CHECKING:  # else imported where it is used: a start on SQLite needs none of it
    import asyncpg
    from sqlalchemy.engine import ExceptionContext
    from sqlalchemy.ext.asyncio import AsyncEngine

CONNECT_S = 10.0
CHANNEL = "vitrine_sites"  # on which triggers tell what was changed for visitors (migration 0007)
# The user and his password stand before the last @: raw, they may hold anything but / ? and #.
_ADDRESS = re.compile(
    r"[^:]+://(?:(?P<who>[^/?#]*)@)?(?P<hosts>[^/?#@]*?)(?P<ports>(?::\d+)?)(?P<name>/[^?#@]*)?(?:\?(?P<query>[^#]*))?"
)
_SSL_MODES = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")
# What libpq does for itself, or we do for every line; the server would not know these words.
_OF_THE_CLIENT = frozenset(
    {
        *("channel_binding", "gssencmode", "sslcompression", "sslsni", "fallback_application_name"),
        *("keepalives", "keepalives_idle", "keepalives_interval", "keepalives_count", "tcp_user_timeout"),
    }
)
# What follows the words of a refusal: the row, or what could not be sent as an argument.
_VALUES = re.compile(r"\nDETAIL:.*|(?<=query argument \$)\d+: .*", re.DOTALL)
# A line whose other end is gone without a word is given up after ten seconds, not after a quarter of an hour.
_SOCKET_OPTIONS = {"TCP_KEEPIDLE": 5, "TCP_KEEPINTVL": 2, "TCP_KEEPCNT": 3, "TCP_USER_TIMEOUT": 10_000}


class PostgresAway(ConnectionError):
    """It turned us away: starting, shutting down, full, or a password that it does not take. Nothing to do but wait."""


class PostgresAddress:
    def __init__(self, url: str) -> None:
        self._arguments = _arguments(url)

    async def connect(self) -> asyncpg.Connection:
        import asyncpg

        try:
            connection = await asyncpg.connect(**self._arguments)
        except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise PostgresAway(str(error)) from error
        _notice_silence(connection)
        return connection


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


def _refused(reason: str) -> BadSetting:
    return BadSetting(f"{PREFIX}DATABASE_URL: {reason}")  # never with the address itself: it holds the password


def _arguments(url: str) -> dict[str, Any]:
    """What asyncpg is told. It reads libpq's parameters itself, but not a password with an @ in it."""
    found = _ADDRESS.fullmatch(url)
    if found is None or (":" in found["hosts"] and "," not in found["hosts"] and not found["hosts"].startswith("[")):
        raise _refused("no address; in a user name or password, / ? # are written %2F %3F %23")
    parameters = _parameters(found["query"] or "")
    arguments: dict[str, Any] = {"timeout": _timeout(parameters.pop("connect_timeout", ""))}
    if parameters.get("sslrootcert") == "system":  # libpq's word for: whom this machine trusts, the name included
        del parameters["sslrootcert"]
        parameters.pop("sslmode", None)
        arguments["ssl"] = True
    arguments["dsn"] = f"postgresql://{found['hosts']}{found['ports']}{found['name'] or ''}"
    if parameters:
        arguments["dsn"] += "?" + urlencode(parameters, quote_via=quote)
    user, _, password = (found["who"] or "").partition(":")
    return arguments | {"user": unquote(user) or None, "password": unquote(password) or None}


def _parameters(query: str) -> dict[str, str]:
    written = [part.partition("=") for part in query.split("&") if part]
    if not all(equals for _, equals, _ in written):
        raise _refused("after the ? stand parameters such as sslmode=require")
    parameters = {unquote(name): unquote(value) for name, _, value in written}
    if "ssl" in parameters:  # as SQLAlchemy calls it
        parameters.setdefault("sslmode", parameters.pop("ssl"))
    if parameters.get("sslmode", "prefer") not in _SSL_MODES:
        raise _refused(f"sslmode is one of {', '.join(_SSL_MODES)}")
    if parameters.get("channel_binding") == "require" or "require_auth" in parameters:
        raise _refused("channel_binding=require and require_auth are not done here: sslmode=verify-full is")
    return {name: value for name, value in parameters.items() if name not in _OF_THE_CLIENT}


def _timeout(written: str) -> float:
    if written and not written.isdecimal():
        raise _refused("connect_timeout is a number of seconds")
    return float(written or 0) or CONNECT_S


def _notice_silence(connection: asyncpg.Connection) -> None:
    line = connection._transport.get_extra_info("socket")  # asyncpg has no other way to it
    if line is None or line.family not in (socket.AF_INET, socket.AF_INET6):
        return
    line.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in _SOCKET_OPTIONS.items():
        if hasattr(socket, name):  # not every system has all of them
            line.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)
