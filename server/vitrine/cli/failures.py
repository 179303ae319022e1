"""Whatever can be foreseen to go wrong with an operator's command is one line for him, never a stack trace."""

import logging
import os
import socket
import sys
from collections.abc import Callable

from vitrine.platform.errors import Problem, Refused
from vitrine.platform.settings import BadSetting
from vitrine.platform.storage.folders import user_name

FAILED, WRONG_WORDS, INTERRUPTED = 1, 2, 130


Say = Callable[[str], None]


def say_wrong(line: str) -> None:
    print(f"vitrine: {line}", file=sys.stderr)


def say_in_log(line: str) -> None:
    """Of a server whose log is for machines (main.py): every line is one of its, a refused start included."""
    logging.getLogger("vitrine.cli").error(line)


def warn_in_log(line: str) -> None:
    logging.getLogger("vitrine.cli").warning(line)


def exit_code(work: Callable[[], int], say: Say = say_wrong) -> int:
    """The exit code of the work, or of its failure. Called by main.py for every command."""
    try:
        return work()
    except BrokenPipeError:
        return FAILED  # whoever read our output has seen enough
    except KeyboardInterrupt:
        say("interrupted")
        return INTERRUPTED
    except (BadSetting, Refused) as error:
        for line in str(error).splitlines():
            say(line)
        return error.exit_code if isinstance(error, Refused) else WRONG_WORDS
    except Exception as error:
        reason = _reason(error)
        if not reason:
            raise
        say(reason)
        return FAILED


def _reason(error: Exception) -> str:
    """Nothing of what nobody foresaw: that needs its trace."""
    if isinstance(error, Problem):
        return _reason_of_problem(error)
    if isinstance(error, ConnectionError | TimeoutError | socket.gaierror):
        return f"the database does not answer ({_first_line(error)})"
    if isinstance(error, PermissionError):
        return f"{_first_line(error)} (this command acts as '{user_name(os.geteuid())}')"
    if isinstance(error, OSError):
        return _first_line(error)
    return _reason_of_libraries(error)


def _reason_of_problem(error: Problem) -> str:
    from vitrine.platform.storage.database import SchemaMismatch

    if isinstance(error, SchemaMismatch):
        to_do = "update this Vitrine" if error.at > error.ours else "`vitrine migrate`"
        return f"the database is at version {error.at}, this Vitrine's is {error.ours}: {to_do}"
    if error.__cause__:
        return f"the files' store does not do its work ({_first_line(error.__cause__)})"
    return f"refused ({error.code}: {error.params})"


def _reason_of_libraries(error: Exception) -> str:
    """Imported here: a start does without some of them, and a failure can wait for them."""
    from asyncpg import PostgresError
    from obstore.exceptions import BaseError
    from sqlalchemy.exc import SQLAlchemyError

    if isinstance(error, SQLAlchemyError):
        said = _first_line(getattr(error, "orig", None) or error)
        return f"the database refused ({said}); is it at this version? `vitrine migrate`"
    if isinstance(error, PostgresError):
        return f"the database refused ({_first_line(error)})"
    return _first_line(error) if isinstance(error, BaseError) else ""


def _first_line(error: BaseException) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[0][:300]
