"""What visitors read in the place of a site (locales/<language>/notices.po): that nothing is at this address, that
none is there yet, or any more, that it is under construction, or suspended by the operator, or that the server fails.
"""

from dataclasses import dataclass
from functools import cache

from vitrine.content.catalogues import spoken
from vitrine.platform import catalogue

AREA = "notices"


@dataclass(frozen=True)
class NoticeSentences:
    """`link`: what leads on is called, where anything does (web/src/site/notices/Notice.tsx says where to)."""

    title: str
    text: str
    link: str = ""


@dataclass(frozen=True)
class FailureSentences:
    """`name`: the document's, of which a browser's tab shows the beginning."""

    name: str
    title: str
    text: str
    reference: str


@dataclass(frozen=True)
class NoticeWords:
    """`legal` and `gone` are suspensions (sites/site/suspending.py)."""

    notFound: NoticeSentences
    empty: NoticeSentences
    closed: NoticeSentences
    left: NoticeSentences
    construction: NoticeSentences
    legal: NoticeSentences
    gone: NoticeSentences
    failure: FailureSentences


@cache
def _notice_words(language: str) -> NoticeWords:
    return catalogue.words_in(NoticeWords, AREA, spoken(language).lower())


def failure_words(language: str) -> FailureSentences:
    return _notice_words(language).failure


def notice_words(language: str, kind: str) -> NoticeSentences:
    said: NoticeSentences = getattr(_notice_words(language), kind)
    return said
