"""What is known of a stored file that is asked for. Apart from serving.py: the front remembers it without FastAPI."""

from dataclasses import dataclass


@dataclass(frozen=True)
class StoredFile:
    hash: str
    content_type: str
    byte_count: int
    origins: tuple[str, ...]  # the uploads that it is, or is a smaller copy of
    name: str = ""  # what browsers save it as; an owner's own name for an upload is told nobody
