"""WebP and AVIF, which paid sites may send: read once, and kept as PNG or JPEG. Runs in the workshop."""

import io
import warnings

from PIL import AvifImagePlugin, Image

from vitrine.sites.media.formats.ground import is_see_through
from vitrine.sites.media.formats.images import MAX_SIDE_PX, SHARPEST_PNG_LEVEL_UP_TO_PX
from vitrine.sites.media.formats.ink import is_one_ink
from vitrine.sites.media.formats.pixels import decode, made_plain, on_white, write
from vitrine.sites.media.problems import InvalidFormat, TooComplex, TooManyPixels
from vitrine.sites.media.results import CleanImage

# Fewer than of a PNG: their readers hold the picture three times over, and 256 MB must do (workshop/worker_main.py).
MAX_PIXELS = 12_500_000
MAX_FRAMES = 1_000  # only the first is shown; a film is no picture
JPEG_QUALITY = 90

AvifImagePlugin.DEFAULT_MAX_THREADS = 1  # each thread takes memory of its own, and the processor's time is counted


def _claimed_by_webp(content: bytes) -> tuple[int, int]:
    """The canvas, from the header: its reader takes the memory for it as soon as it is made."""
    kind, body = content[12:16], content[20:30]
    if kind == b"VP8X":
        return 1 + int.from_bytes(body[4:7], "little"), 1 + int.from_bytes(body[7:10], "little")
    if kind == b"VP8L" and body[:1] == b"\x2f":
        bits = int.from_bytes(body[1:5], "little")
        return 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)
    if kind == b"VP8 " and body[3:6] == b"\x9d\x01\x2a":
        return int.from_bytes(body[6:8], "little") & 0x3FFF, int.from_bytes(body[8:10], "little") & 0x3FFF
    raise InvalidFormat


def _check_size(width: int, height: int) -> None:
    if width * height > MAX_PIXELS or max(width, height) > MAX_SIDE_PX:
        raise TooManyPixels(megapixels=MAX_PIXELS // 1_000_000)


def _opened(content: bytes, content_type: str) -> Image.Image:
    is_webp = content_type == "image/webp"
    if is_webp:
        _check_size(*_claimed_by_webp(content))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            image = Image.open(io.BytesIO(content), formats=("WEBP" if is_webp else "AVIF",))
        except Image.DecompressionBombError as error:
            raise TooManyPixels(megapixels=MAX_PIXELS // 1_000_000) from error
        except MemoryError as error:
            raise TooComplex from error
        except Exception as error:
            raise InvalidFormat from error
    _check_size(*image.size)
    if getattr(image, "n_frames", 1) > MAX_FRAMES:
        raise TooComplex
    return image


def convert_image(content: bytes, content_type: str) -> CleanImage:
    """Its first frame: PNG where the page shows through it, else JPEG."""
    # A copy: with the picture that was opened goes its reader, which holds it twice more.
    plain = made_plain(decode(_opened(content, content_type)).copy())
    if is_see_through(plain):
        # Quick where it is large: it is made smaller afterwards, as a rule.
        level = {"compress_level": 1} if plain.width * plain.height > SHARPEST_PNG_LEVEL_UP_TO_PX else {}
        return CleanImage(write(plain, format="PNG", **level), "image/png", *plain.size, is_one_ink(plain), True)
    return CleanImage(write(on_white(plain), format="JPEG", quality=JPEG_QUALITY), "image/jpeg", *plain.size)
