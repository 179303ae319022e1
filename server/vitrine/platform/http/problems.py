"""Every error the server answers, in one form: application/problem+json with a code and a reference.

Asked by the front, by middleware and, of what a route or FastAPI itself raises, by FastAPI.
"""

import errno
import json
import logging
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import (
    DBAPIError,
    IntegrityError,
    InterfaceError,
    NoResultFound,
    OperationalError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as PoolIsEmpty
from sqlalchemy.orm.exc import StaleDataError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from vitrine.platform import errors
from vitrine.platform.errors import Problem
from vitrine.platform.http.answers import Answer
from vitrine.platform.logs import loggable_address, reason_of, request_id
from vitrine.platform.storage.lanes import NoConnectionFree

log = logging.getLogger(__name__)

MAX_LOGGED_PATH = 200
_NO_SPACE_ERRNO = (errno.ENOSPC, errno.EROFS, errno.EDQUOT, errno.EFBIG)
_BY_STATUS: dict[int, type[Problem]] = {
    404: errors.NotFound,
    405: errors.MethodNotAllowed,
    413: errors.BodyTooLarge,
    415: errors.UnsupportedBody,
}
_OF_TWO = ("unique constraint", "foreign key constraint")
# PostgreSQL's: a connection, a deadlock, no room for one more, a server that is stopped.
_PASSING_STATES = ("08", "40", "53", "57")
_NOT_THERE = ("42703", "42P01")  # a column, a table: a newer release may have taken it away
_NO_SPACE = ("disk is full", "readonly", "read-only", "no space left", "disk i/o error")


def answer_of(problem: Problem) -> Answer:
    said = {"code": problem.code, "status": problem.status, "params": problem.params, "reference": request_id.get()}
    body = json.dumps(said, ensure_ascii=False, default=str).encode()
    headers = {
        "Content-Type": "application/problem+json",
        "Content-Length": str(len(body)),
        "Cache-Control": "no-store",
        "X-Content-Type-Options": "nosniff",
        **problem.headers,
    }
    return Answer(problem.status, [(name.lower().encode(), value.encode()) for name, value in headers.items()], body)


def problem_response(problem: Problem) -> Response:
    answer = answer_of(problem)
    response = Response(answer.body, status_code=answer.status)
    response.raw_headers = answer.headers
    return response


def problem_of(error: Exception) -> Problem | None:
    """What an exception means to whoever asked; None when it is a fault of ours."""
    if isinstance(error, Problem):
        if error.status >= 500 and error.__cause__ is not None:
            log.error("the files' store does not do its work", extra={"reason": reason_of(error.__cause__)})
        return error
    if isinstance(error, RequestValidationError):
        return _invalid(error)
    if isinstance(error, HTTPException):
        return _refused_by_fastapi(error)
    if isinstance(error, IntegrityError | StaleDataError | NoResultFound):
        return _crossed(error)
    if isinstance(error, NoConnectionFree | PoolIsEmpty):  # said in the log by who noticed, once for many
        return errors.Unavailable(headers={"Retry-After": "2"})
    if isinstance(error, DBAPIError | OSError):
        return _no_storage(error)
    return None


def _refused_by_fastapi(error: HTTPException) -> Problem | None:
    if error.status_code == 400:
        return errors.Invalid(fields=[])
    kind = _BY_STATUS.get(error.status_code)
    return kind(headers=dict(error.headers or {})) if kind else None


def _invalid(error: RequestValidationError) -> Problem:
    """Which field and which rule, never the value: it may be a password."""
    fields: list[dict[str, Any]] = []
    for fault in error.errors()[:50]:
        limits = {key: value for key, value in fault.get("ctx", {}).items() if isinstance(value, int | float | str)}
        fields.append({"path": [part for part in fault["loc"] if part != "body"], "code": fault["type"], **limits})
    return errors.Invalid(fields=fields)


def _crossed(error: SQLAlchemyError) -> Problem | None:
    """The last net for what two do at once. Services that can say more do; a wrong value of ours stays a 500."""
    said = str(getattr(error, "orig", None) or error)
    if isinstance(error, IntegrityError) and not any(word in said.lower() for word in _OF_TWO):
        return None
    log.warning("two changes at once", extra={"reason": said[:200]})
    return errors.Conflict()


def _state_of(error: SQLAlchemyError | OSError) -> str:
    """What PostgreSQL calls it: five signs, of which the first two say what kind it is."""
    return str(getattr(getattr(error, "orig", None), "sqlstate", "") or "")


def _no_storage(error: DBAPIError | OSError) -> Problem | None:
    cause: BaseException = getattr(error, "orig", None) or error
    said = str(cause).lower()
    is_full = isinstance(error, OSError) and error.errno in _NO_SPACE_ERRNO
    if is_full or any(words in said for words in _NO_SPACE):
        log.error("the database or disk takes no writes", extra={"reason": reason_of(cause)})
        return errors.NoSpace()
    if _state_of(error) in _NOT_THERE:
        log.error("the database is of another release", extra={"reason": reason_of(cause)})
        return errors.Unavailable()
    is_away = isinstance(error, OperationalError | InterfaceError | OSError) or error.connection_invalidated
    if is_away or _state_of(error).startswith(_PASSING_STATES):
        log.error("the database or disk does not answer", extra={"reason": reason_of(cause)})
        return errors.Unavailable()
    return None


def logged_problem(error: Exception, path: str, problem: Problem | None) -> Problem:
    """What is said to whoever asked. A fault of ours is logged, and told him as nothing but a reference."""
    if problem is None:
        log.error("unexpected failure", exc_info=error, extra={"path": loggable_address(path)[:MAX_LOGGED_PATH]})
    return problem or Problem()


async def _handle(request: Request, error: Exception) -> Response:
    return problem_response(logged_problem(error, request.url.path, problem_of(error)))


def install_problem_handlers(app: FastAPI) -> None:
    crossed = (StaleDataError, NoResultFound)
    handled = (Problem, HTTPException, RequestValidationError, DBAPIError, *crossed, OSError, PoolIsEmpty)
    for kind in (*handled, Exception):
        app.add_exception_handler(kind, _handle)
