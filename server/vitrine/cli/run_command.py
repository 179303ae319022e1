"""Whatever can be foreseen to go wrong with an operator's command is one line for him, never a stack trace."""

import sys
from collections.abc import Callable

import asyncpg
from obstore.exceptions import BaseError
from sqlalchemy.exc import SQLAlchemyError

from vitrine.platform.errors import Problem, Refused

FAILED, WRONG_WORDS, INTERRUPTED = 1, 2, 130


def run_command(work: Callable[[], int]) -> int:
    """The exit code of the work, or of its failure."""
    try:
        return work()
    except BrokenPipeError:
        return FAILED  # whoever read our output has seen enough
    except KeyboardInterrupt:
        print("vitrine: interrupted", file=sys.stderr)
        return INTERRUPTED
    except (Refused, Problem, SQLAlchemyError, asyncpg.PostgresError, BaseError, OSError) as error:
        print(f"vitrine: {_reason(error)}", file=sys.stderr)
        return FAILED


def _reason(error: BaseException) -> str:
    match error:
        case Problem() if error.__cause__:
            return f"the files' store does not do its work ({_first_line(error.__cause__)})"
        case Problem():
            return f"refused ({error.code}: {error.params})"
        case SQLAlchemyError():
            said = _first_line(getattr(error, "orig", None) or error)
            return f"the database refused ({said}); is it at this version? `vitrine migrate`"
        case asyncpg.PostgresError():
            return f"the database refused ({_first_line(error)})"
        case ConnectionError() | TimeoutError():
            return f"the database does not answer ({_first_line(error)})"
    return _first_line(error)


def _first_line(error: BaseException) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[0][:300]
