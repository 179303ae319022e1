"""The words of the contact form that nobody wrote (locales/<language>/forms.po).

The page of a browser without scripts is made by the server and every other one by React: both take them from there.
"""

from dataclasses import dataclass
from functools import cache

from vitrine.content.catalogues import spoken
from vitrine.platform import catalogue

AREA = "forms"


@dataclass(frozen=True)
class FormWords:
    """`tooLong`, `tooMany` and `closed` stand under `failed` and say why."""

    name: str
    email: str
    message: str
    send: str
    sending: str
    sent: str
    incomplete: str
    wrongAddress: str
    failed: str
    retry: str
    tooLong: str
    tooMany: str
    closed: str
    back: str


@cache
def form_words(language: str) -> FormWords:
    return catalogue.words_in(FormWords, AREA, spoken(language).lower())


def too_long(language: str, max_chars: int) -> str:
    from vitrine.platform.cldr import cldr_of

    max_said = cldr_of(spoken(language).lower()).figure(max_chars)
    return form_words(language).tooLong.format(max=max_said)
