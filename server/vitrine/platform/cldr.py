"""How each language writes numbers and dates: CLDR's ways, by Babel. For mails and for pages that the server writes."""

import string
from dataclasses import dataclass
from datetime import date, datetime
from functools import cache

from babel.dates import format_date, format_skeleton
from babel.numbers import format_decimal

from vitrine.platform.catalogue import REGIONS

# Babel has each language's signs around its digits, and not these.
_DIGITS = {"ar": "٠١٢٣٤٥٦٧٨٩"}
# Where the first day of a month is not written as a number.
_FIRST_OF_MONTH = {"fr": "1er", "it": "1º"}


@dataclass(frozen=True)
class Cldr:
    locale: str
    digits: str
    first_of_month: str

    def figure(self, number: int) -> str:
        return self.in_own_digits(format_decimal(number, locale=self.locale, numbering_system="default"))

    def day(self, day: date) -> str:
        """'9 novembre'."""
        return self._written(day, format_skeleton("MMMMd", day, locale=self.locale))

    def day_of_month(self, day: date) -> str:
        """'9', '1er'."""
        return self._written(day, str(day.day))

    def full_day(self, day: date) -> str:
        """'9 novembre 2026'."""
        return self._written(day, format_date(day, "long", locale=self.locale))

    def weekday(self, day: date) -> str:
        """'mardi'."""
        return format_date(day, "EEEE", locale=self.locale)

    def two_digits(self, moment: datetime) -> dict[str, str]:
        return {"hours": self.in_own_digits(f"{moment:%H}"), "minutes": self.in_own_digits(f"{moment:%M}")}

    def in_own_digits(self, said: str) -> str:
        return said.translate(dict(zip(map(ord, string.digits), self.digits, strict=True)))

    def _written(self, day: date, said: str) -> str:
        if day.day == 1 and self.first_of_month:
            return said.replace("1", self.first_of_month, 1)
        return self.in_own_digits(said)


@cache
def cldr_of(language: str) -> Cldr:
    return Cldr(
        REGIONS.get(language, language), _DIGITS.get(language, string.digits), _FIRST_OF_MONTH.get(language, "")
    )
