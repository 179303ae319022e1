"""The segments of a JPEG: whether they are those of its picture alone, how many scans. Runs in the workshop."""

_START, _END = b"\xff\xd8", b"\xff\xd9"
_RESTARTS = range(0xD0, 0xD8)
_JFIF, _SCAN = 0xE0, 0xDA
# Quantisation, baseline or progressive frame, Huffman tables, restart interval, scan: what pixels are made of.
_OF_THE_PICTURE = frozenset({0xDB, 0xC0, 0xC2, 0xC4, 0xDD, _SCAN})
_JFIF_BYTES = 16  # with no thumbnail in it


def _end_of_scan(content: bytes, place: int) -> int:
    """Where the next marker stands: coded data escapes its own FF as FF 00 and may hold restart marks."""
    while True:
        place = content.find(b"\xff", place)
        if place < 0 or place + 1 >= len(content):
            return -1
        if content[place + 1] != 0 and content[place + 1] not in _RESTARTS:
            return place
        place += 2


def is_plain_jpeg(content: bytes) -> bool:
    """No EXIF, no profile, no comment, no thumbnail, nothing before the picture or behind it."""
    if not content.startswith(_START) or not content.endswith(_END):
        return False
    place = len(_START)
    while content[place : place + 2] != _END:
        if len(content) < place + 4 or content[place] != 0xFF:
            return False
        marker = content[place + 1]
        length = int.from_bytes(content[place + 2 : place + 4], "big")
        is_jfif = marker == _JFIF and place == len(_START) and length == _JFIF_BYTES
        if length < 2 or not (is_jfif or marker in _OF_THE_PICTURE):
            return False
        place += 2 + length
        if marker == _SCAN:
            place = _end_of_scan(content, place)
            if place < 0:
                return False
    return place + 2 == len(content)


def count_scans(content: bytes) -> int:
    """How often a reader walks over the whole picture. Tolerant: what it misses, the workshop's clock does not."""
    scans, place = 0, len(_START)
    while 0 <= place < len(content) - 3:
        if content[place] != 0xFF or content[place + 1] in (0x00, 0x01, 0xFF, *_RESTARTS):  # junk or filling
            place = content.find(b"\xff", place + 1)
            continue
        marker = content[place + 1]
        if marker == _END[1]:
            break
        place += 2 + int.from_bytes(content[place + 2 : place + 4], "big")
        if marker == _SCAN:
            scans += 1
            place = _end_of_scan(content, place)
    return scans
