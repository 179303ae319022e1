"""What mails say, in every language of the dashboard (locales/<language>/mail.po). French is the source.

A language is read when the first letter in it is written: Babel and the words are no matter of the start.
"""

from functools import cache
from typing import TYPE_CHECKING

from vitrine.platform import catalogue

if TYPE_CHECKING:
    from vitrine.platform.mail.words.model import MailWords

AREA = "mail"
LANGUAGES = catalogue.languages()


def words_in(language: str) -> "MailWords":
    return _words_in(language if language in LANGUAGES else catalogue.SOURCE)


@cache
def _words_in(language: str) -> "MailWords":
    from vitrine.platform.cldr import cldr_of
    from vitrine.platform.mail.words.model import MailWords

    return catalogue.words_in(MailWords, AREA, language, language=language, cldr=cldr_of(language))
