"""The country of an address, by a file of the operator's in MaxMind's format. Nobody is asked."""

from pathlib import Path
from typing import Any

import maxminddb

from vitrine.platform.settings import PREFIX, BadSetting


class Countries:
    def __init__(self, file: Path) -> None:
        try:
            self._reader = maxminddb.open_database(file)
        except (OSError, maxminddb.InvalidDatabaseError) as error:
            raise BadSetting(
                f"{PREFIX}COUNTRIES: {file} is no database of countries ({type(error).__name__})"
            ) from None

    def of(self, address: str) -> str:
        """Two letters; '' where the file does not know it."""
        try:
            record: Any = self._reader.get(address)
        except (ValueError, maxminddb.InvalidDatabaseError):
            return ""
        country = record.get("country") if isinstance(record, dict) else None
        # Those who make such files agree on the first of these; some smaller ones have the letters alone.
        code = country.get("iso_code") if isinstance(country, dict) else country
        return code if isinstance(code, str) and len(code) == 2 and code.isascii() else ""
