"""One value of the older product's documents at a time, however it was written. Used by reading.py."""

import base64
import binascii
import re
import unicodedata
from datetime import UTC, datetime
from typing import Any
from urllib.parse import quote, unquote, unquote_to_bytes

from vitrine.content.catalogues import COLOUR, ICON_LETTERS, LANGUAGE_CODE_LETTERS, NETWORKS
from vitrine.content.describe import Choice
from vitrine.content.documents import ICON_NAMES
from vitrine.content.styles import FONT_FAMILIES
from vitrine.transfer.interchange.report import shown
from vitrine.transfer.interchange.shape import parsed

_DATA_URL = re.compile(r"\s*data:(?P<head>[^,]{0,2000}),", re.IGNORECASE)
_SIZE = re.compile(r"\s*(\d+(?:\.\d+)?|\.\d+)\s*(rem|em|px)?\s*", re.IGNORECASE)
_ROOT_PX = 16
_WEIGHTS = {"300": "lighter", "400": "normal", "700": "bold"}


class BadValue(ValueError):
    """Cannot be taken; the message says why."""


def text(value: Any) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, int | float) and not isinstance(value, bool):
        return str(value)
    raise BadValue(f"{shown(value)} is no text")


def flag(value: Any) -> bool:
    if isinstance(value, bool):
        return value
    if isinstance(value, str) and value.strip().lower() in ("true", "false", ""):
        return value.strip().lower() == "true"
    if value in (0, 1):
        return bool(value)
    raise BadValue(f"{shown(value)} is neither true nor false")


def colour(value: Any) -> str:
    written = text(value).strip()
    if written and not COLOUR.fullmatch(written):
        raise BadValue(f"{shown(value)} is no colour")
    return written.lower()


def icon_letters(value: Any) -> str:
    written = unicodedata.normalize("NFC", text(value)).strip()
    if written and not ICON_LETTERS.fullmatch(written):
        raise BadValue(f"{shown(value)} is not one or two letters")
    return written


def whole_number(value: Any) -> int:
    try:
        number = float(value)
    except (TypeError, ValueError, OverflowError):
        raise BadValue(f"{shown(value)} is no number") from None
    if isinstance(value, bool) or not number.is_integer():
        raise BadValue(f"{shown(value)} is no whole number")
    return int(number)


def moment(value: Any) -> datetime:
    """An ISO string, milliseconds, or a time stamp of the document database."""
    stamp = value.get("value") if isinstance(value, dict) and "__datatype__" in value else value
    try:
        if isinstance(stamp, dict):
            seconds = stamp["seconds"] if "seconds" in stamp else stamp["_seconds"]
            nanoseconds: Any = stamp.get("nanoseconds", stamp.get("_nanoseconds", 0))
            return datetime.fromtimestamp(seconds + nanoseconds / 1_000_000_000, UTC)
        if isinstance(stamp, str):
            found = datetime.fromisoformat(stamp.strip())
            return (found if found.tzinfo else found.replace(tzinfo=UTC)).astimezone(UTC)
        if isinstance(stamp, int | float) and not isinstance(stamp, bool):
            return datetime.fromtimestamp(stamp / 1000, UTC)
    except (KeyError, TypeError, ValueError, OverflowError, OSError):
        pass
    raise BadValue(f"{shown(value)} is no moment")


def language_code(written: str) -> str:
    """Letters only, the first two, upper-cased. Empty when there are none."""
    letters = re.sub(r"[^A-Za-z]", "", written)[:LANGUAGE_CODE_LETTERS].upper()
    return letters if len(letters) == LANGUAGE_CODE_LETTERS else ""


def language_list(value: Any) -> list[str]:
    """An array, a comma-separated string or a JSON string of codes."""
    value = parsed(value)
    if isinstance(value, str):
        value = [entry for entry in value.split(",") if entry.strip()]
    if not isinstance(value, list):
        raise BadValue(f"{shown(value)} is no list of languages")
    return [entry if isinstance(entry, str) else repr(entry) for entry in value]


def data_url(value: Any) -> tuple[bytes, str]:
    """The bytes, and the name that our own exports add as a parameter. The declared type is not believed."""
    found = _DATA_URL.match(value) if isinstance(value, str) else None
    if found is None:
        raise BadValue(f"{shown(value)} is no data URL; files elsewhere are not fetched")
    parameters = [part.strip() for part in found["head"].split(";")]
    name = next((unquote(part[5:]) for part in parameters if part.lower().startswith("name=")), "")
    rest = value[found.end() :]
    try:
        if "base64" not in (part.lower() for part in parameters):
            return unquote_to_bytes(rest), name
        packed = re.sub(r"\s+", "", unquote(rest) if "%" in rest else rest).rstrip("=")
        return base64.b64decode(packed + "=" * (-len(packed) % 4), validate=True), name
    except (binascii.Error, ValueError):
        raise BadValue("a data URL that is damaged") from None


def file_beside(value: str) -> tuple[str, str]:
    """The name of a file that lies beside the documents, and its owner's name for it: written as in a data URL."""
    path, _, name = value.partition(";name=")
    return path, unquote(name)


def named_beside(path: str, file_name: str) -> str:
    """The way back."""
    return f"{path};name={quote(file_name, safe='')}" if file_name else path


def _size_rem(value: Any) -> Any:
    """'1.5rem', '24px', 1.5 and '1.5' alike: a number entered becomes rem."""
    found = _SIZE.fullmatch(value) if isinstance(value, str) else None
    if found is None:
        return value
    number = float(found[1])
    return number / _ROOT_PX if (found[2] or "").lower() == "px" else number


def _family(value: Any) -> Any:
    first = value.split(",")[0].strip(" '\"").casefold() if isinstance(value, str) else ""
    return next((known for known in FONT_FAMILIES if first and known.casefold().startswith(first)), value)


def _line_height(value: Any) -> Any:
    found = _SIZE.fullmatch(value) if isinstance(value, str) else None
    return float(found[1]) if found and not found[2] else value


_STYLE_READERS = {
    "sizeRem": _size_rem,
    "family": _family,
    "weight": lambda value: _WEIGHTS.get(str(value), value),
    "uppercase": lambda value: {"uppercase": True, "none": False, "": None}.get(value, value),
    "lineHeight": _line_height,
}


def style_value(name: str, value: Any) -> Any:
    """As our own style has it; what cannot be read is answered as it is, for the model to refuse."""
    return _STYLE_READERS[name](value) if isinstance(value, str | int | float) else value


def style_css(name: str, value: Any) -> Any:
    """The way back."""
    if name == "sizeRem":
        return f"{value}rem"
    return ("uppercase" if value else "none") if name == "uppercase" else value


def _folded(written: str) -> str:
    plain = unicodedata.normalize("NFKD", written.casefold())
    return "".join(char for char in plain if char.isascii() and char.isalnum())


def choice(field: Choice, value: Any) -> str:
    """One of the field's values, whatever its capitals and accents; networks also by display name or icon."""
    written = text(value)
    folded = _folded(written)
    for known in field.values:
        if written == known or folded == _folded(known):
            return known
    if set(field.values) == set(NETWORKS):
        return _network(written, folded)
    return written


def _network(written: str, folded: str) -> str:
    names = {key: (_folded(label), *ICON_NAMES.get(key, ())) for key, label in NETWORKS.items()}
    for key, known in names.items():
        if folded in known:
            return key
    # 'FaFacebookF', 'fab fa-whatsapp', 'bi-envelope-fill': the key or a longer name stands somewhere in it.
    for key, known in names.items():
        if any(name in folded for name in (key, *known) if len(name) > 3):
            return key
    return written
