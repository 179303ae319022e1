"""A call as it comes in: whether it is, without a doubt, one whole request in the plainest form there is."""

import re
from typing import NamedTuple

MAX_HEAD_BYTES = 8192
MAX_HEAD_LINES = 64
MAX_BODY_BYTES = 64 * 1024  # what is longer is left to who reads bodies piece by piece (bodies.py)
_BEGINNINGS = (b"PUT /api/", b"POST /api/")
# A plain path without a query, well-formed header lines, none folded; then its body.
_HEAD = re.compile(rb"(PUT|POST) (/[!\"$&->@-~]*) HTTP/1\.1\r\n((?:[\w-]+:[^\r\n\0]*\r\n)+)\r\n", re.ASCII)
_NUMBER = re.compile(rb"[0-9]{1,6}")
_NOT_PLAIN = frozenset((b"transfer-encoding", b"expect", b"upgrade"))


class PlainCall(NamedTuple):
    method: str
    path: str
    headers: list[tuple[bytes, bytes]]
    body_at: int
    ends_at: int  # of all its bytes; they may not have come yet


def plain_call(data: bytes) -> PlainCall | None:
    """None leaves it to the parser."""
    if not data.startswith(_BEGINNINGS) or (found := _HEAD.match(data, 0, MAX_HEAD_BYTES)) is None:
        return None
    method, path, block = found.groups()
    lines = block[:-2].split(b"\r\n")
    headers: dict[bytes, bytes] = {}
    for line in lines:
        name, _, value = line.partition(b":")
        headers[name.lower()] = value.strip(b" \t")
    is_whole = len(headers) == len(lines) <= MAX_HEAD_LINES and b"host" in headers and _NOT_PLAIN.isdisjoint(headers)
    length = headers.get(b"content-length", b"")
    if not is_whole or headers.get(b"connection", b"keep-alive").lower() != b"keep-alive":
        return None
    if _NUMBER.fullmatch(length) is None or int(length) > MAX_BODY_BYTES:
        return None
    ends_at = found.end() + int(length)
    return PlainCall(method.decode(), path.decode(), list(headers.items()), found.end(), ends_at)
