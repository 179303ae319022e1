"""JSON that neither database could hold, found before anybody reads it: in bodies, and in what owners import."""

import json
import math
import re
from typing import Any

MAX_DEPTH = 32  # the deepest of ours has seven
_SURROGATE = re.compile("[\\ud800-\\udfff]")


class _NoNumber(ValueError):
    pass


def _no_number(name: str) -> None:
    raise _NoNumber(name)


def unsound_place(body: bytes) -> list[str | int] | None:
    """Where JSON holds a NUL, half a character, a number that is none, or lies too deep; None when nowhere.

    What is not JSON at all is left to the route, which says so. An empty path is the whole body.
    """
    try:
        document = json.loads(body, parse_constant=_no_number)
    except (_NoNumber, RecursionError):
        return []
    except ValueError:
        return None
    return unsound_value(document)


def unsound_value(document: Any) -> list[str | int] | None:
    """The same, of what was parsed already."""
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
