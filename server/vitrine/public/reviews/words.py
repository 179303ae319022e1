"""What nobody wrote on the pages of a review (locales/<language>/reviews.po)."""

from dataclasses import dataclass
from functools import cache

from vitrine.content.catalogues import spoken
from vitrine.platform import catalogue

AREA = "reviews"


@dataclass(frozen=True)
class ReviewWords:
    """`{name}` is the site's owner, `{what}` a section; in camelCase: the page's script is given them as they are."""

    draft: str
    hint: str
    formNote: str
    leave: str
    on: str
    about: str
    wholeSection: str
    untitled: str
    name: str
    remark: str
    send: str
    sending: str
    sent: str
    onlyOwner: str
    another: str
    close: str
    incomplete: str
    tooLong: str
    tooMany: str
    failed: str
    back: str
    lock: str
    locked: str
    open: str
    wrong: str
    gone: str
    goneHint: str


@cache
def review_words(language: str) -> ReviewWords:
    return catalogue.words_in(ReviewWords, AREA, spoken(language).lower())
