"""Problem: every refusal of the server, as a code, a status and parameters; its sentence is web/src/i18n/problems.ts's.
Refused: what a command of the operator's says no with.
"""

from typing import Any, ClassVar


class Problem(Exception):
    """Raised by services; app.py turns it into application/problem+json. Subclasses set `code` and `status`."""

    code: ClassVar[str] = "server.failed"
    status: ClassVar[int] = 500

    def __init__(self, *, headers: dict[str, str] | None = None, **params: Any) -> None:
        super().__init__(self.code)
        self.params = params
        self.headers = headers or {}


class NotFound(Problem):
    code, status = "server.not_found", 404


class MethodNotAllowed(Problem):
    code, status = "server.method_not_allowed", 405


class BodyTooLarge(Problem):
    code, status = "server.body_too_large", 413


class BodyTooSlow(Problem):
    code, status = "server.body_too_slow", 408


class UnsupportedBody(Problem):
    code, status = "server.unsupported_body", 415


class BadHost(Problem):
    """No Host, or two: two readers of one request could each believe another."""

    code, status = "server.bad_host", 400


class UnknownHost(Problem):
    code, status = "server.unknown_host", 421


class Invalid(Problem):
    """`fields`: [{path, code, …}], so that the form can say it at the field."""

    code, status = "server.invalid", 422


class RevisionMissing(Problem):
    code, status = "site.revision_missing", 428


class Conflict(Problem):
    """Two did the same at the same moment, or what it hangs on went meanwhile. Nothing was changed."""

    code, status = "server.conflict", 409


class TooMany(Problem):
    code, status = "server.too_many", 429


class Unavailable(Problem):
    """What we need is away for the moment: whoever asked may come back."""

    code, status = "server.unavailable", 503

    def __init__(self, *, headers: dict[str, str] | None = None, **params: Any) -> None:
        super().__init__(headers={"Retry-After": "5", **(headers or {})}, **params)


class NoSpace(Problem):
    code, status = "server.no_space", 507


def all_problem_codes() -> list[str]:
    """The codes of every package that has been imported: the API document lists them, the French catalogue must too."""

    def walk(kind: type[Problem]) -> set[str]:
        return {kind.code}.union(*(walk(subclass) for subclass in kind.__subclasses__()))

    return sorted(walk(Problem))


class Refused(Exception):
    """What the operator asked of a command is not done, and nothing was changed; the message is the lines he reads."""

    exit_code: ClassVar[int] = 1
