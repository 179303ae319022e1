"""What the dashboard's page says while its script, which has all other words, is on its way or cannot run."""

from dataclasses import dataclass
from functools import cache

from vitrine.platform import catalogue

AREA = "shell"


@dataclass(frozen=True)
class ShellWords:
    starting: str
    without_script: str


@cache
def shell_words(language: str) -> ShellWords:
    return catalogue.words_in(ShellWords, AREA, language)
