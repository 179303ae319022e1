"""The database's own clock, in SQL: nodes whose clocks differ still agree on what is over."""

from datetime import datetime
from typing import Any

from sqlalchemy import Float, literal
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement

from vitrine.platform.storage.base import Moment


class moment_in(FunctionElement[datetime]):  # noqa: N801  (reads as a function of SQL, which it is)
    """The moment so many seconds from now; before now when negative."""

    type = Moment()
    inherit_cache = True

    def __init__(self, seconds: float) -> None:
        super().__init__(literal(float(seconds), Float()))


@compiles(moment_in, "postgresql")
def _for_postgresql(element: moment_in, compiler: SQLCompiler, **options: Any) -> str:
    # Not now(), which stands still while a transaction waits for a lock.
    return f"(clock_timestamp() + {compiler.process(element.clauses, **options)} * interval '1 second')"


@compiles(moment_in, "sqlite")
def _for_sqlite(element: moment_in, compiler: SQLCompiler, **options: Any) -> str:
    # As SQLAlchemy writes moments there: a text with six digits behind the point, of which SQLite knows three.
    seconds = compiler.process(element.clauses, **options)
    return f"(strftime('%Y-%m-%d %H:%M:%f', 'now', {seconds} || ' seconds') || '000')"
