"""Files that no honest program writes, by what is wrong with them: each must be refused, with nothing done."""

import io
import json
import stat
import struct
import zipfile
from collections.abc import Callable

from tests.transfer.imports.files import linkedin_zip, zipped

SITE = json.dumps({"vitrine": 1, "data": [{"langues": ["FR"], "DataHome_FR": {"text4": "Donner à lire"}}]})


def _with_entry(name: str, *, content: bytes = b"x", mode: int = 0, method: int = zipfile.ZIP_DEFLATED) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", method) as archive:
        archive.writestr("site.json", SITE)
        entry = zipfile.ZipInfo(name)
        entry.external_attr, entry.compress_type = mode << 16, method
        archive.writestr(entry, content)
    return packed.getvalue()


def bomb() -> bytes:
    """A hundred megabytes of blanks in a hundred kilobytes, as the documents themselves."""
    return zipped({"site.json": b" " * (100 << 20)})


def lying_bomb() -> bytes:
    """The same, saying of itself that it is small."""
    whole = bytearray(zipped({"site.json": SITE.encode() + b" " * (60 << 20)}))
    for mark, place in ((b"PK\x01\x02", 24), (b"PK\x03\x04", 22)):
        at = whole.index(mark) + place
        whole[at : at + 4] = struct.pack("<I", 500)
    return bytes(whole)


def overlapping() -> bytes:
    """Many entries of the directory that all name the same bytes."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("Profile.csv", "First Name\n" + "a" * 500_000)
        archive.writestr("Skills.csv", "Name\nHTML\n")
    whole = bytearray(packed.getvalue())
    second = whole.rindex(b"PK\x01\x02")
    whole[second + 42 : second + 46] = struct.pack("<I", 0)
    return bytes(whole)


def twice_one_name() -> bytes:
    whole = _with_entry("site.jsoo", content=SITE.encode())
    return whole.replace(b"site.jsoo", b"site.json")


def many_entries() -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for number in range(18_000):  # more than a free site has room for
            archive.writestr(f"{number}.csv", "")
    return packed.getvalue()


def encrypted() -> bytes:
    whole = bytearray(zipped({"site.json": SITE}))
    for mark, place in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        whole[whole.index(mark) + place] |= 1
    return bytes(whole)


def nested() -> bytes:
    inner = zipped({"site.json": SITE})
    for _ in range(20):
        inner = zipped({"archive.zip": inner})
    return inner


def deep_json() -> bytes:
    return b'{"basics": ' + b"[" * 100_000 + b"]" * 100_000 + b"}"


def many_items() -> bytes:
    return json.dumps({"work": [{"position": "a"}] * 50_000}).encode()


REFUSED: dict[str, tuple[Callable[[], bytes], str]] = {
    "bomb": (bomb, "imports.too_much_inside"),
    "a bomb that lies about its size": (lying_bomb, "imports.damaged_file"),
    "entries that share their bytes": (overlapping, "imports.damaged_file"),
    "two files of one name": (twice_one_name, "imports.unsafe_archive"),
    "eighteen thousand entries": (many_entries, "imports.too_much_inside"),
    "a path upwards": (lambda: _with_entry("../../etc/cron.d/x"), "imports.unsafe_archive"),
    "an absolute path": (lambda: _with_entry("/etc/passwd"), "imports.unsafe_archive"),
    "a path of another system": (lambda: _with_entry("..\\..\\x"), "imports.unsafe_archive"),
    "a drive": (lambda: _with_entry("C:/x"), "imports.unsafe_archive"),
    "a symbolic link": (
        lambda: _with_entry("x", content=b"/etc/passwd", mode=stat.S_IFLNK | 0o777),
        "imports.unsafe_archive",
    ),
    "a device": (lambda: _with_entry("x", mode=stat.S_IFCHR | 0o666), "imports.unsafe_archive"),
    "a packing that takes much memory": (lambda: _with_entry("x", method=zipfile.ZIP_LZMA), "imports.unsafe_archive"),
    "a secret": (encrypted, "imports.unsafe_archive"),
    "archives in archives": (nested, "imports.unknown_file"),
    "half an archive": (lambda: zipped({"site.json": SITE})[:60], "imports.damaged_file"),
    "JSON without end": (deep_json, "imports.damaged_file"),
    "half of JSON": (lambda: SITE[:-20].encode(), "imports.damaged_file"),
    "a number of a million digits": (
        lambda: b'{"basics": {"name": ' + b"9" * 1_000_000 + b"}}",
        "imports.damaged_file",
    ),
    "no number": (lambda: b'{"basics": {"name": NaN}}', "imports.damaged_file"),
    "NUL in JSON": (lambda: b'{"basics": {"name": "a\\u0000b"}}', "imports.damaged_file"),
    "half a character": (lambda: b'{"basics": {"name": "a\\ud800b"}}', "imports.damaged_file"),
    "UTF-16": (lambda: zipped({"site.json": SITE.encode("utf-16")}), "imports.not_utf8"),
    "Latin-1": (lambda: zipped({"Profile.csv": "First Name\nÉlise\n".encode("latin-1")}), "imports.not_utf8"),
    "NUL in a table": (lambda: linkedin_zip(**{"Skills.csv": "Name\nHT\0ML\n"}), "imports.damaged_file"),
    "a field of a megabyte": (
        lambda: linkedin_zip(**{"Skills.csv": 'Name\n"' + "a" * 1_000_000 + '"\n'}),
        "imports.damaged_file",
    ),
    "a table of a hundred thousand rows": (
        lambda: linkedin_zip(**{"Skills.csv": "Name\n" + "a\n" * 100_000}),
        "imports.too_much_inside",
    ),
    "fifty thousand entries": (many_items, "imports.too_much_inside"),
}
