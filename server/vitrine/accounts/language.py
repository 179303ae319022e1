"""The language in which somebody wants to be spoken to."""

from starlette.requests import Request

from vitrine.content.catalogues import DASHBOARD_LANGUAGES

# What somebody picked in this browser, signed in or not: set by the dashboard's script, without any rights.
LANGUAGE_COOKIE = "vitrine_language"


def picked_language(request: Request) -> str | None:
    picked = request.cookies.get(LANGUAGE_COOKIE, "")
    return picked if picked in DASHBOARD_LANGUAGES else None
