"""How much a file may hold. The upload's own size is a setting (`import_bytes`); these are about what is inside."""

from dataclasses import dataclass

MAX_ENTRIES = 5_000  # files of an archive, of which few are read; more where a site may have more
MAX_UNPACKED_BYTES = 256 << 20  # of all that is read, besides as many pictures as the site has room for
MAX_RATIO = 200  # unpacked to packed; JSON of a repeated word is 50
RATIO_FROM_BYTES = 1 << 20
MAX_JSON_BYTES = 96 << 20  # with the pictures of an export inside, as text
MAX_CSV_BYTES = 8 << 20
MAX_CSV_FIELD_CHARS = 100_000
MAX_ROWS = 5_000
MAX_PICTURES = 5_000  # all lists of all languages, full (a test counts them)
MAX_LISTED = 200  # names that have no place: more than anybody reads


@dataclass(frozen=True)
class Bounds:
    """Of one site: whatever it may hold, its own archive may bring back."""

    picture_bytes: int
    room_bytes: int = 0
    room_files: int = 0

    @property
    def unpacked_bytes(self) -> int:
        return MAX_UNPACKED_BYTES + self.room_bytes

    @property
    def entries(self) -> int:
        return MAX_ENTRIES + self.room_files
