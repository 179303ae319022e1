"""Ambiences: what a ready-made set of text styles goes with on a whole site, so that one choice is a finished look.

'classique' is what a site without a choice shows; 'moderne' stands before a new owner first.
"""

from dataclasses import dataclass
from typing import Literal

from vitrine.content.font_pairs import FontPair
from vitrine.content.styles import SetName


@dataclass(frozen=True)
class Ambience:
    fontPair: FontPair | Literal[""]
    themeIndex: int


AMBIENCES: dict[SetName, Ambience] = {
    "classique": Ambience("", 0),
    "moderne": Ambience("atelier", 1),
    "editorial": Ambience("salon", 3),
}
FIRST_AMBIENCE: SetName = "moderne"
