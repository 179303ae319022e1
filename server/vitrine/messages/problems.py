"""What this room refuses."""

from vitrine.errors import Problem


class Incomplete(Problem):
    """All three fields present and the address well-formed. `fields` names those that are not."""

    code, status = "messages.incomplete", 422


class TooLong(Problem):
    code, status = "messages.too_long", 422


class Closed(Problem):
    """Of a site whose owner hides its contact section: there is no form, and one on a page left open sends nothing."""

    code, status = "messages.closed", 410
