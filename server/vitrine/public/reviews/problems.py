"""What this package refuses."""

from vitrine.platform.errors import Problem


class TooManyLinks(Problem):
    """`max`: how many may be good at once."""

    code, status = "reviews.too_many_links", 409


class RemarkIncomplete(Problem):
    """`fields` names what is missing."""

    code, status = "reviews.incomplete", 422


class RemarkTooLong(Problem):
    code, status = "reviews.too_long", 422


class RemarksFull(Problem):
    """The owner has so many that no reader's helps him any more: he has to delete some first."""

    code, status = "reviews.full", 429
