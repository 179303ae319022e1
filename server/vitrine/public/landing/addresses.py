"""Which of the instance's own pages an address asks for: /, /fr, /conditions, /fr/conditions.

No site's page stands at any of these: theirs begin with /home or /@, or end with a side page's name
(public/rendering/resolve.py).
"""

import re
from dataclasses import dataclass
from typing import cast

from vitrine.accounts.instance_texts.texts import LANGUAGES, PAGES, Kind

LANDING: Kind = "accueil"
_SPOKEN = "|".join(code.lower() for code in LANGUAGES)
_PAGE = "|".join(PAGES)
_ADDRESS = re.compile(rf"^/(?:(?P<language>{_SPOKEN})(?:/(?P<page>{_PAGE}))?/?|(?P<any>{_PAGE})/?)?$")


@dataclass(frozen=True)
class LandingAddress:
    page: Kind
    language: str | None  # None: the visitor's


def ending(page: Kind) -> str:
    """What follows the language in its address."""
    return "" if page == LANDING else f"/{page}"


def parse(path: str) -> LandingAddress | None:
    found = _ADDRESS.match(path)
    if found is None:
        return None
    language = found["language"]
    return LandingAddress(cast(Kind, found["page"] or found["any"] or LANDING), language.upper() if language else None)
