"""What mails say, in every language of the dashboard: a file each. French is the source.

A missing sentence does not pass mypy, and a test sees to it that each says the same things (`{name}`, `{days}` …).
A language is loaded when the first letter in it is written: Babel and the words are no matter of the start.
"""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from vitrine.platform.mail.words.model import MailWords

SOURCE = "fr"
LANGUAGES = frozenset(module.name for module in iter_modules(__path__)) - {"model"}


@cache
def words_in(language: str) -> MailWords:
    words: MailWords = import_module(f"{__name__}.{language if language in LANGUAGES else SOURCE}").WORDS
    return words
