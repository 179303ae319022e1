"""What the first bytes of a file say: most of what is no import is told apart here, before a process is begun."""

READ_BYTES = 64
_BLANKS = b"\xef\xbb\xbf \t\r\n"


def is_zip(start: bytes) -> bool:
    return start.startswith((b"PK\x03\x04", b"PK\x05\x06"))


def may_be_read(start: bytes) -> bool:
    return is_zip(start) or start.lstrip(_BLANKS)[:1] in (b"{", b"[")
