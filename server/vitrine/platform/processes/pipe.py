"""How the server and a child of its talk.

A message is its header's length (4 bytes), the header as JSON with the sizes of what follows, then those bytes.
"""

import json
import struct
from collections.abc import Sequence
from typing import IO, Any

BACKGROUND = "--background"


def write_message(pipe: IO[bytes], header: dict[str, Any], parts: Sequence[bytes]) -> None:
    head = json.dumps({**header, "sizes": [len(part) for part in parts]}).encode()
    pipe.write(struct.pack(">I", len(head)) + head)
    for part in parts:
        pipe.write(part)
    pipe.flush()


def read_message(pipe: IO[bytes]) -> tuple[dict[str, Any], list[bytes]] | None:
    """None when the other side has gone, be it in the middle of what it said."""
    prefix = pipe.read(4)
    if len(prefix) < 4:
        return None
    [size] = struct.unpack(">I", prefix)
    head = pipe.read(size)
    if len(head) < size:
        return None
    header: dict[str, Any] = json.loads(head)
    parts = [pipe.read(part_size) for part_size in header["sizes"]]
    return (header, parts) if [len(part) for part in parts] == header["sizes"] else None
