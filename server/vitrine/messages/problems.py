"""What this room refuses."""

from vitrine.errors import Problem


class Incomplete(Problem):
    """D8: all three fields present and the address well-formed. `fields` names those that are not."""

    code, status = "messages.incomplete", 422


class TooLong(Problem):
    code, status = "messages.too_long", 422
