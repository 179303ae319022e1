"""JSON is judged by its bytes before anything parses it: how many values and escapes, how deep, and what no database
could hold.

Every step is one pass in C over the body, but for the depth, which looks at as many brackets as there may be values: so
a hostile body costs about what it took to receive it. The check does not
prove that a body is JSON; it proves that parsing it is cheap, whatever it is. Used by bodies.py and imports/.
"""

import json
import math
import re
from itertools import accumulate
from typing import Any

from vitrine.platform.errors import BodyTooLarge, Invalid, Problem

MAX_DEPTH = 32  # the deepest of ours has seven
MAX_ESCAPES = 200_000  # each takes a parser as long as dozens of letters; a browser escapes line breaks and quotes
MAX_DIGITS = 99  # reading a longer whole number takes the square of its length
_SURROGATE = re.compile("[\\ud800-\\udfff]")
_EVERY_BYTE = bytes(range(256))
_NO_OPENING = _EVERY_BYTE.translate(None, b",[{")
_NO_CLOSING = _EVERY_BYTE.translate(None, b"]}")
_NO_BRACKET = _EVERY_BYTE.translate(None, b"[]{}")
_STEPS = {ord("["): 1, ord("{"): 1, ord("]"): -1, ord("}"): -1}
_DIGITS_AS_ZEROS = bytes.maketrans(b"123456789E", b"000000000e")
# Constants that are not JSON, and every number that could overflow a float: 99 digits times 10^99 cannot. Long numbers
# come first: they are what makes the search for the others slow.
_NO_NUMBERS = (b"0" * (MAX_DIGITS + 1), b"NaN", b"Infinity", b"e000")
_SUSPECT_ESCAPES = (rb"\u0000", rb"\ud", rb"\uD")


def json_refusal(body: bytes, max_values: int, *, is_cleaned: bool = False) -> Problem | None:
    """Why a body is not parsed; None when it may be. `is_cleaned`: the route removes what cannot be stored itself."""
    if b"\0" in body:  # in no JSON, unless it is UTF-16, whose bytes would be counted wrong here
        return _not_storable([])
    if body.count(b"\\") > MAX_ESCAPES:
        return BodyTooLarge(maxEscapes=MAX_ESCAPES)
    unescaped = _without_escaped_quotes(body)
    # A value has two quotes at most, and its key two more.
    if unescaped.count(b'"') > 4 * max_values:
        return BodyTooLarge(maxValues=max_values)
    structure = b"".join(unescaped.split(b'"')[::2])
    # Each value but the first comes after a comma or an opening bracket. What closes more than can be open is no JSON,
    # and its depth would be counted bracket by bracket.
    starts, ends = (len(structure.translate(None, others)) for others in (_NO_OPENING, _NO_CLOSING))
    if starts >= max_values or ends > max_values:
        return BodyTooLarge(maxValues=max_values)
    if _depth(structure) > MAX_DEPTH:
        return _not_storable([])
    if not is_cleaned and _is_suspect(body, unescaped, structure):
        place = _unsound_place(body)
        return None if place is None else _not_storable(place)
    return None


def _not_storable(path: list[str | int]) -> Problem:
    return Invalid(fields=[{"path": path, "code": "not_storable"}])


def _without_escaped_quotes(body: bytes) -> bytes:
    """Every quote that is left begins or ends a string, and every backslash begins an escape."""
    return body.replace(rb"\\", b"").replace(rb"\"", b"") if b"\\" in body else body


def _depth(structure: bytes) -> int:
    return max(accumulate(map(_STEPS.__getitem__, structure.translate(None, _NO_BRACKET))), default=0)


def _is_suspect(body: bytes, unescaped: bytes, structure: bytes) -> bool:
    """Whether it could hold what no database does: few bodies, which are parsed and searched, bounded as they are."""
    if b"\\" in unescaped and any(escape in unescaped for escape in _SUSPECT_ESCAPES):
        return True
    numbers = structure.translate(_DIGITS_AS_ZEROS, b"+-")
    if any(sign in numbers for sign in _NO_NUMBERS):
        return True
    try:
        body.decode()
    except UnicodeDecodeError:
        return True
    return False


def _unsound_place(body: bytes) -> list[str | int] | None:
    """None: it is sound, or no JSON, which the route says."""
    try:
        return unsound_value(json.loads(body, parse_int=_whole_number))
    except (ValueError, RecursionError):
        return None


def _whole_number(digits: str) -> float:
    return int(digits) if len(digits) <= MAX_DIGITS else math.inf


def unsound_value(document: Any) -> list[str | int] | None:
    """Where a parsed document holds a NUL, half a character, a number that is none, or lies too deep; None: nowhere."""
    waiting: list[tuple[Any, tuple[str | int, ...]]] = [(document, ())]
    while waiting:
        value, path = waiting.pop()
        if isinstance(value, str):
            if not _is_sound(value):
                return list(path)
        elif isinstance(value, float):
            if not math.isfinite(value):
                return list(path)
        elif isinstance(value, dict | list):
            if len(path) >= MAX_DEPTH:
                return list(path[:1])
            if isinstance(value, dict):
                if not all(map(_is_sound, value)):
                    return list(path)
                waiting += [(inner, (*path, key)) for key, inner in value.items()]
            else:
                waiting += [(inner, (*path, place)) for place, inner in enumerate(value)]
    return None


def _is_sound(text: str) -> bool:
    # ASCII is the rule and known to Python without a look; halves of characters cannot be written as UTF-8.
    return "\0" not in text and (text.isascii() or _SURROGATE.search(text) is None)
