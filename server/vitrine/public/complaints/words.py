"""What the form says (locales/<language>/complaints.po). What it shares with the contact form is taken from there."""

from dataclasses import dataclass
from functools import cache

from vitrine.content.catalogues import spoken
from vitrine.platform import catalogue
from vitrine.public.complaints.receive import Reason

AREA = "complaints"


@dataclass(frozen=True)
class ComplaintWords:
    """`{name}` is the site's owner."""

    title: str
    about: str
    reader: str
    reason: str
    choose: str
    reasons: dict[Reason, str]
    text: str
    email: str
    send: str
    sent: str
    incomplete: str
    failed: str
    too_many: str


@cache
def complaint_words(language: str) -> ComplaintWords:
    return catalogue.words_in(ComplaintWords, AREA, spoken(language).lower())
