"""How much a file may hold. The upload's own size is a setting (`import_bytes`); these are about what is inside."""

MAX_ENTRIES = 5_000  # files of an archive, of which few are read
MAX_UNPACKED_BYTES = 256 << 20  # of all that is read
MAX_RATIO = 200  # unpacked to packed; JSON of a repeated word is 50
RATIO_FROM_BYTES = 1 << 20
MAX_JSON_BYTES = 96 << 20  # with the pictures of an export inside, as text
MAX_CSV_BYTES = 8 << 20
MAX_CSV_FIELD_CHARS = 100_000
MAX_ROWS = 5_000
MAX_PICTURES = 400
MAX_LISTED = 200  # names that have no place: more than anybody reads
