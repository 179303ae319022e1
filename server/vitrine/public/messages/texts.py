"""What a visitor typed, made safe to store, mail and show; and the folded form in which texts are compared."""

import hashlib
import re
import unicodedata
from dataclasses import dataclass

from vitrine.accounts.addresses import parsed
from vitrine.platform.errors import Problem

NAME_MAX_CHARS = 200
EMAIL_MAX_CHARS = 320
MESSAGE_MAX_CHARS = 5000

# Embeddings, overrides and isolates turn what follows round ("gpj.exe"); the plain marks that Arabic and Hebrew
# writers need (U+200E, U+200F) and the joiners of Persian and of emoji stay.
_TURNING = re.compile("[\u202a-\u202e\u2066-\u2069]")
# The rest of the invisible: byte order marks, tag characters, interlinear annotations, lone surrogates.
_INVISIBLE = re.compile("[\ufeff\ufff9-\ufffb\U000e0000-\U000e007f\ud800-\udfff]")
_LINE_ENDS = re.compile("\r\n|[\r\u2028\u2029\x0b\x0c\x85]")
_CONTROL = re.compile("[\x00-\x08\x0e-\x1f\x7f-\x9f]")
_MANY_EMPTY_LINES = re.compile(r"\n[ \t]*(\n[ \t]*){3,}")


class Incomplete(Problem):
    """All three fields present and the address well-formed. `fields` names those that are not."""

    code, status = "messages.incomplete", 422


class TooLong(Problem):
    code, status = "messages.too_long", 422


def clean_text(text: str) -> str:
    text = _LINE_ENDS.sub("\n", text)
    for unwanted in (_CONTROL, _TURNING, _INVISIBLE):
        text = unwanted.sub("", text)
    return _MANY_EMPTY_LINES.sub("\n\n\n", text).strip()


def clean_line(text: str) -> str:
    return " ".join(clean_text(text).split())


def _clean_email(email: str) -> str:
    """Empty when it is no address. The sender's own spelling is kept: letters' cases may matter to his server."""
    try:
        return parsed(email).normalized
    except ValueError:
        return ""


def fold(text: str) -> str:
    """Without accents and capitals, so that 'Elodie' finds 'élodie' on both engines."""
    parts = unicodedata.normalize("NFKD", text)
    return "".join(char for char in parts if not unicodedata.combining(char)).casefold()


@dataclass(frozen=True)
class Words:
    """The three fields, checked."""

    name: str
    email: str
    message: str

    @property
    def search_text(self) -> str:
        return fold(f"{self.name}\n{self.email}\n{self.message}")

    @property
    def fingerprint(self) -> str:
        """Equal for texts that differ by spaces, signs and capitals only."""
        letters = "".join(char for char in fold(self.message) if char.isalnum()) or self.message
        return hashlib.sha256(letters.encode()).hexdigest()


def check_words(name: str, email: str, message: str) -> Words:
    words = Words(name=clean_line(name), email=_clean_email(email), message=clean_text(message))
    missing = [field for field in ("name", "email", "message") if not getattr(words, field)]
    if missing:
        raise Incomplete(fields=missing)
    for field, max_chars in (("name", NAME_MAX_CHARS), ("email", EMAIL_MAX_CHARS), ("message", MESSAGE_MAX_CHARS)):
        if len(getattr(words, field)) > max_chars:
            raise TooLong(field=field, maxChars=max_chars)
    return words
