"""Every error the server answers, in one form: application/problem+json with a code and a reference. Used by app.py."""

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

from vitrine import errors
from vitrine.errors import Problem
from vitrine.logs import reason_of, request_id, told_address
from vitrine.storage.lanes import NoConnectionFree

log = logging.getLogger(__name__)

_BY_STATUS: dict[int, type[Problem]] = {
    404: errors.NotFound,
    405: errors.MethodNotAllowed,
    413: errors.BodyTooLarge,
    415: errors.UnsupportedBody,
}
MAX_LOGGED_PATH = 200
_NO_SPACE_ERRNO = (errno.ENOSPC, errno.EROFS, errno.EDQUOT, errno.EFBIG)
_OF_TWO = ("unique constraint", "foreign key constraint")
# PostgreSQL's: a connection, a deadlock, no room for one more, a server that is stopped.
_PASSING_STATES = ("08", "40", "53", "57")
_NO_SPACE = ("disk is full", "readonly", "read-only", "no space left", "disk i/o error")


def problem_response(problem: Problem) -> Response:
    body = {"code": problem.code, "status": problem.status, "params": problem.params, "reference": request_id.get()}
    return Response(
        json.dumps(body, ensure_ascii=False, default=str),
        status_code=problem.status,
        media_type="application/problem+json",
        headers={"Cache-Control": "no-store", "X-Content-Type-Options": "nosniff", **problem.headers},
    )


def problem_of(error: Exception) -> Problem | None:
    """What an exception means to whoever asked; None when it is a fault of ours."""
    if isinstance(error, Problem):
        return error
    if isinstance(error, RequestValidationError):
        return _invalid(error)
    if isinstance(error, HTTPException):
        if error.status_code == 400:
            return errors.Invalid(fields=[])
        kind = _BY_STATUS.get(error.status_code)
        return kind(headers=dict(error.headers or {})) if kind else None
    if isinstance(error, IntegrityError | StaleDataError | NoResultFound):
        return _crossed(error)
    if isinstance(error, NoConnectionFree | PoolIsEmpty):  # said in the log by who noticed, once for many
        return errors.Unavailable(headers={"Retry-After": "2"})
    if isinstance(error, DBAPIError | OSError):
        return _no_storage(error)
    return None


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


def _no_storage(error: DBAPIError | OSError) -> Problem | None:
    cause: BaseException = getattr(error, "orig", None) or error
    said = str(cause).lower()
    is_full = isinstance(error, OSError) and error.errno in _NO_SPACE_ERRNO
    if is_full or any(words in said for words in _NO_SPACE):
        log.error("no room to write", extra={"reason": reason_of(cause)})
        return errors.NoSpace()
    is_away = isinstance(error, OperationalError | InterfaceError | OSError) or error.connection_invalidated
    if is_away or str(getattr(getattr(error, "orig", None), "sqlstate", ""))[:2] in _PASSING_STATES:
        log.error("the database or disk does not answer", extra={"reason": reason_of(cause)})
        return errors.Unavailable()
    return None


async def answer_to(error: Exception, path: str) -> Response:
    problem = problem_of(error)
    if problem is None:
        log.error("unexpected failure", exc_info=error, extra={"path": told_address(path)[:MAX_LOGGED_PATH]})
    return problem_response(problem or Problem())


async def _handle(request: Request, error: Exception) -> Response:
    return await answer_to(error, request.url.path)


def install_problem_handlers(app: FastAPI) -> None:
    crossed = (StaleDataError, NoResultFound)
    for kind in (Problem, HTTPException, RequestValidationError, DBAPIError, *crossed, OSError, PoolIsEmpty, Exception):
        app.add_exception_handler(kind, _handle)
