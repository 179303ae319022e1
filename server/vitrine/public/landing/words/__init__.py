"""What the landing page says, in the languages we speak. The operator's own words are files (house/)."""

from vitrine.public.landing.words import ar, de, en, es, fr, it, nl, pt
from vitrine.public.landing.words.door_words import DoorWords

DOOR_WORDS: dict[str, DoorWords] = {
    "EN": en.WORDS,
    "FR": fr.WORDS,
    "ES": es.WORDS,
    "PT": pt.WORDS,
    "IT": it.WORDS,
    "DE": de.WORDS,
    "NL": nl.WORDS,
    "AR": ar.WORDS,
}
# Each in itself, as the languages' menu shows them.
LANGUAGE_NAMES = {code: words.own_name for code, words in DOOR_WORDS.items()}

__all__ = ["DOOR_WORDS", "LANGUAGE_NAMES", "DoorWords"]
