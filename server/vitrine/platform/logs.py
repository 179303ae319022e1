"""Structured logs with the request's id. Secrets never reach them: nothing here logs bodies, headers or queries."""

import json
import logging
import re
import sys
import threading
import time
import traceback
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Literal

LONGEST_REASON = 300
request_id: ContextVar[str] = ContextVar("request_id", default="")

_STANDARD = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "request"}
# What an exception says may repeat what somebody sent: a ValueError its value, a KeyError its key. These do not: Python
# speaks of code, the system of files, and what the databases say comes without values (platform/storage/database.py).
_SAY_NO_VALUES = (AttributeError, ImportError, NameError, OSError, RuntimeError, TypeError)
# A store names its bucket and a file by its hash.
_STORAGES = frozenset(("sqlalchemy", "asyncpg", "sqlite3", "apsw", "obstore"))


# The address of a draft is its secret (reviews/).
_SECRET_ADDRESS = re.compile(r"(/relecture/)[^/]+")


def loggable_address(address: str) -> str:
    """An address as a log may have it."""
    return _SECRET_ADDRESS.sub(r"\1…", address)


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            "request": request_id.get(),
            **{key: value for key, value in record.__dict__.items() if key not in _STANDARD},
        }
        if record.exc_info and record.exc_info[1]:
            line["trace"] = "\n".join(_trace(record.exc_info[1]))
        # JSON keeps a forged line break inside its string.
        return json.dumps({key: value for key, value in line.items() if value != ""}, ensure_ascii=False, default=str)


class PlainLines(JsonLines):
    """For people at a console: the same fields on one line, control characters escaped."""

    def format(self, record: logging.LogRecord) -> str:
        fields = json.loads(super().format(record))
        head = f"{fields.pop('at')[11:19]} {fields.pop('level')} {fields.pop('from')}: {fields.pop('message')}"
        trace = fields.pop("trace", "")
        tail = " ".join(f"{key}={json.dumps(value, ensure_ascii=False)}" for key, value in fields.items())
        line = f"{head} {tail}".rstrip().replace("\n", "\\n").replace("\r", "\\r")
        return f"{line}\n{trace}" if trace else line


def _trace(error: BaseException) -> list[str]:
    """Where it was raised, and what led to it, first things first; in its own words only where they hold no values."""
    chain: list[BaseException] = []
    found: BaseException | None = error
    while found is not None and found not in chain:
        chain.insert(0, found)
        found = found.__cause__ or (None if found.__suppress_context__ else found.__context__)
    lines: list[str] = []
    for one in chain:
        lines += "".join(traceback.format_tb(one.__traceback__)).splitlines()
        lines.append(f"{type(one).__module__}.{type(one).__qualname__}" + (f": {one}" if _may_be_logged(one) else ""))
        for inner in one.exceptions if isinstance(one, BaseExceptionGroup) else ():
            lines += _trace(inner)
    return lines


def reason_of(error: BaseException) -> str:
    """For a line of the log: what it says, or what it is where it says nothing (TimeoutError) or may repeat a value."""
    said = (str(error) if _may_be_logged(error) else "") or type(error).__name__
    # A store begins with what it was asked and ends with why not.
    return said if len(said) <= LONGEST_REASON else f"{said[:80]} … {said[-LONGEST_REASON + 83 :]}"


def _may_be_logged(error: BaseException) -> bool:
    """Ours are written to be read (platform/mail/smtp.py: they hold a mail server's own words)."""
    package = type(error).__module__.partition(".")[0]
    return isinstance(error, _SAY_NO_VALUES) or package in _STORAGES or package == "vitrine"


class WarningLimit:
    """For what a stranger can cause at will: one line per message and period; the next says how many were left out."""

    def __init__(self, log: logging.Logger, seconds: float = 10.0) -> None:
        self._log, self._seconds = log, seconds
        self._said: dict[str, tuple[float, int]] = {}  # when last, how often since

    def warning(self, message: str, **about: object) -> None:
        fields = self.fields_if_due(message)
        if fields is not None:
            self._log.warning(message, extra={**about, **fields})

    def fields_if_due(self, message: str) -> dict[str, object] | None:
        """What to add to this line; None when it is one of those that are left out."""
        said_at, left_out = self._said.get(message, (float("-inf"), 0))
        if time.monotonic() - said_at < self._seconds:
            self._said[message] = said_at, left_out + 1
            return None
        self._said[message] = time.monotonic(), 0
        return {"leftOut": left_out} if left_out else {}


class LimitedWarnings(logging.Filter):
    """The same for warnings of a library: those of uvicorn, about requests that are none (platform/http/wire.py)."""

    def __init__(self, log: logging.Logger) -> None:
        super().__init__()
        self._warnings = WarningLimit(log)

    def filter(self, record: logging.LogRecord) -> bool:
        fields = self._warnings.fields_if_due(record.getMessage()) if record.levelno == logging.WARNING else {}
        vars(record).update(fields or {})
        return fields is not None


def _log_uncaught(kind: type[BaseException], error: BaseException | None, _traceback: object = None) -> None:
    if issubclass(kind, KeyboardInterrupt | SystemExit):
        return
    logging.getLogger("vitrine").critical("a failure that nobody expected", exc_info=error)


def _write_everything_as_json() -> None:
    """What Python itself would write to standard error: warnings, and traces of what nobody caught."""
    logging.captureWarnings(True)
    sys.excepthook = _log_uncaught
    threading.excepthook = lambda failed: _log_uncaught(failed.exc_type, failed.exc_value)
    sys.unraisablehook = lambda failed: _log_uncaught(failed.exc_type, failed.exc_value)


def set_up_logs(style: Literal["json", "text"]) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if style == "json" else PlainLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    if style == "json":
        _write_everything_as_json()
    for quiet in ("alembic", "httpx", "uvicorn"):
        logging.getLogger(quiet).setLevel(logging.WARNING)
