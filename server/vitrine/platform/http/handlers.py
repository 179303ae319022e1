"""Problems as FastAPI answers them, and what it raises itself as problems of ours. Used by app.py, and middlewares."""

from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import DBAPIError, NoResultFound
from sqlalchemy.exc import TimeoutError as PoolIsEmpty
from sqlalchemy.orm.exc import StaleDataError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from vitrine.platform import errors
from vitrine.platform.errors import Problem
from vitrine.platform.http.problems import answer_of, problem_of, problem_told

_BY_STATUS: dict[int, type[Problem]] = {
    404: errors.NotFound,
    405: errors.MethodNotAllowed,
    413: errors.BodyTooLarge,
    415: errors.UnsupportedBody,
}


def problem_response(problem: Problem) -> Response:
    answer = answer_of(problem)
    response = Response(answer.body, status_code=answer.status)
    response.raw_headers = answer.headers
    return response


def _problem_of(error: Exception) -> Problem | None:
    if isinstance(error, RequestValidationError):
        return _invalid(error)
    if isinstance(error, HTTPException):
        if error.status_code == 400:
            return errors.Invalid(fields=[])
        kind = _BY_STATUS.get(error.status_code)
        return kind(headers=dict(error.headers or {})) if kind else None
    return problem_of(error)


def _invalid(error: RequestValidationError) -> Problem:
    """Which field and which rule, never the value: it may be a password."""
    fields: list[dict[str, Any]] = []
    for fault in error.errors()[:50]:
        limits = {key: value for key, value in fault.get("ctx", {}).items() if isinstance(value, int | float | str)}
        fields.append({"path": [part for part in fault["loc"] if part != "body"], "code": fault["type"], **limits})
    return errors.Invalid(fields=fields)


async def _handle(request: Request, error: Exception) -> Response:
    return problem_response(problem_told(error, request.url.path, _problem_of(error)))


def install_problem_handlers(app: FastAPI) -> None:
    crossed = (StaleDataError, NoResultFound)
    told = (Problem, HTTPException, RequestValidationError, DBAPIError, *crossed, OSError, PoolIsEmpty)
    for kind in (*told, Exception):
        app.add_exception_handler(kind, _handle)
