"""Structured logs with the request's id. Secrets never reach them: nothing here logs bodies, headers or queries."""

import json
import logging
import sys
import time
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Literal

request_id: ContextVar[str] = ContextVar("request_id", default="")

_STANDARD = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "request"}


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
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
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


class Seldom:
    """For what a stranger can cause at will: one line per message and period; the next says how many were left out."""

    def __init__(self, log: logging.Logger, seconds: float = 10.0) -> None:
        self._log, self._seconds = log, seconds
        self._said: dict[str, tuple[float, int]] = {}  # when last, how often since

    def warning(self, message: str, **about: object) -> None:
        said_at, left_out = self._said.get(message, (float("-inf"), 0))
        if time.monotonic() - said_at < self._seconds:
            self._said[message] = said_at, left_out + 1
            return
        self._said[message] = time.monotonic(), 0
        self._log.warning(message, extra={**about, "leftOut": left_out} if left_out else about)


def set_up_logs(style: Literal["json", "text"]) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if style == "json" else PlainLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    for quiet in ("alembic", "httpx", "aiosqlite", "uvicorn"):
        logging.getLogger(quiet).setLevel(logging.WARNING)
