"""PostgreSQL's address as people write it, and as asyncpg is told. Read by settings, used by storage/postgres.py."""

import re
from typing import Any
from urllib.parse import quote, unquote, urlencode

CONNECT_S = 10.0
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


def connect_arguments(url: str) -> dict[str, Any]:
    """It reads libpq's parameters itself, but not a password with an @ in it.

    A ValueError says what is wrong with the address, and never repeats it: it holds the password.
    """
    found = _ADDRESS.fullmatch(url)
    if found is None or (":" in found["hosts"] and "," not in found["hosts"] and not found["hosts"].startswith("[")):
        raise ValueError("no address; in a user name or password, / ? # are written %2F %3F %23")
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
        raise ValueError("after the ? stand parameters such as sslmode=require")
    parameters = {unquote(name): unquote(value) for name, _, value in written}
    if "ssl" in parameters:  # as SQLAlchemy calls it
        parameters.setdefault("sslmode", parameters.pop("ssl"))
    if parameters.get("sslmode", "prefer") not in _SSL_MODES:
        raise ValueError(f"sslmode is one of {', '.join(_SSL_MODES)}")
    if parameters.get("channel_binding") == "require" or "require_auth" in parameters:
        raise ValueError("channel_binding=require and require_auth are not done here: sslmode=verify-full is")
    return {name: value for name, value in parameters.items() if name not in _OF_THE_CLIENT}


def _timeout(written: str) -> float:
    if written and not written.isdecimal():
        raise ValueError("connect_timeout is a number of seconds")
    return float(written or 0) or CONNECT_S
