"""PNG and JPEG: measured before they are decoded, turned upright, written without metadata. Runs in the workshop."""

import io
import time
import warnings
from dataclasses import dataclass
from typing import Any

from PIL import Image, JpegImagePlugin

from vitrine.content.catalogues import (
    COMPRESSED_JPEG_QUALITY,
    COMPRESSED_MAX_WIDTH_PX,
    HIGH_DEFINITION_JPEG_QUALITY,
    HIGH_DEFINITION_MAX_BYTES,
    HIGH_DEFINITION_MAX_SIDE_PX,
)
from vitrine.sites.media.formats.ground import is_see_through
from vitrine.sites.media.formats.ink import is_one_ink
from vitrine.sites.media.formats.pixels import (
    LARGE_PX,
    OPAQUE,
    decode,
    made_plain,
    on_white,
    resized,
    with_real_colours,
    write,
)
from vitrine.sites.media.formats.plain_jpeg import count_scans, is_plain_jpeg
from vitrine.sites.media.problems import InvalidFormat, TooComplex, TooManyPixels
from vitrine.sites.media.results import CleanImage

MAX_PIXELS = 25_000_000
MAX_SIDE_PX = 16_383  # the widest that WebP can hold
MAX_SCANS = 64  # programs write ten; each makes the reader walk over every pixel
SHARPEST_PNG_LEVEL_UP_TO_PX = 4_000_000
HIGH_DEFINITION_PNG_LEVEL = 4  # of six megapixels, within the workshop's time
MAX_VARIANT_PIXELS = HIGH_DEFINITION_MAX_SIDE_PX**2
MAX_VARIANTS_CPU_S = 4.0
# As telephones show a page: 412 px at 1.75 and 360 at 2 want some 720, 390 at 3 some 1,170.
VARIANT_WIDTHS_PX = (320, 512, 768, 1200, 1920, HIGH_DEFINITION_MAX_SIDE_PX)
HASTY_ABOVE_PX = 960
VARIANT_QUALITY: dict[str, dict[str, Any]] = {
    "image/avif": {"format": "AVIF", "quality": 62, "speed": 7},
    "image/webp": {"format": "WEBP", "quality": 80, "method": 4},
}


def _measured(content: bytes) -> Image.Image:
    """Opened, not decoded: the header alone says how many pixels it claims."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # our own limit follows, below Pillow's
        try:
            image = Image.open(io.BytesIO(content), formats=("PNG", "JPEG"))
        except Image.DecompressionBombError as error:
            raise TooManyPixels(megapixels=MAX_PIXELS // 1_000_000) from error
        except Exception as error:
            raise InvalidFormat from error
    if image.width * image.height > MAX_PIXELS or max(image.size) > MAX_SIDE_PX:
        raise TooManyPixels(megapixels=MAX_PIXELS // 1_000_000)
    if image.format != "PNG" and count_scans(content) > MAX_SCANS:
        raise TooComplex
    return image


def claimed_pixels(content: bytes) -> int:
    image = _measured(content)
    return image.width * image.height


def clean_image(content: bytes, *, keeps_plain: bool = False) -> CleanImage:
    """The same picture, upright, its pixels only. JPEG keeps its own quantisation, so it is hardly made worse.

    `keeps_plain`: one that holds nothing but its pixels stays byte for byte, since writing it again and again would
    wear it down: a round trip loses nothing. It is decoded all the same.
    """
    image = _measured(content)
    is_jpeg = image.format != "PNG"
    tables = sampling = None
    if is_jpeg:
        tables = getattr(image, "quantization", None)
        sampling = JpegImagePlugin.get_sampling(image) if image.mode in ("RGB", "YCbCr") else -1
    decoded = decode(image)
    if keeps_plain and is_jpeg and decoded.mode in OPAQUE and is_plain_jpeg(content):
        return CleanImage(content, "image/jpeg", *decoded.size)
    plain = made_plain(decoded)
    if not is_jpeg:
        written = write(plain, format="PNG")
        if len(written) > len(content) and plain.width * plain.height <= SHARPEST_PNG_LEVEL_UP_TO_PX:
            written = min(written, write(plain, format="PNG", optimize=True), key=len)
        return CleanImage(written, "image/png", *plain.size, is_one_ink(plain), is_see_through(plain))
    plain = on_white(plain)
    options: dict[str, Any] = {"qtables": tables} if tables and len(tables) <= 2 else {"quality": 90}
    if sampling is not None and sampling >= 0 and plain.mode == "RGB":
        options["subsampling"] = sampling
    if plain.width * plain.height <= LARGE_PX:  # beyond, the writer would hold all its coefficients
        options |= {"optimize": True, "progressive": True}
    return CleanImage(write(plain, format="JPEG", **options), "image/jpeg", *plain.size)


@dataclass(frozen=True)
class Compression:
    """What becomes of a picture that is over the limit."""

    max_width_px: int
    max_height_px: int
    quality: float
    max_png_bytes: int = 0  # up to here one that the page shows through stays a PNG

    def width_for(self, width: int, height: int) -> int:
        return max(1, min(width, self.max_width_px, width * self.max_height_px // height))


SPECS_COMPRESSION = Compression(COMPRESSED_MAX_WIDTH_PX, MAX_SIDE_PX, COMPRESSED_JPEG_QUALITY)
HIGH_DEFINITION = Compression(
    *(HIGH_DEFINITION_MAX_SIDE_PX, HIGH_DEFINITION_MAX_SIDE_PX),
    quality=HIGH_DEFINITION_JPEG_QUALITY,
    max_png_bytes=HIGH_DEFINITION_MAX_BYTES,
)


def compress_image(content: bytes, rule: Compression = SPECS_COMPRESSION) -> CleanImage:
    """The rule for what is over the limit: JPEG, at most 800 wide, quality 0.7. High definition has another one."""
    image = _measured(content)
    # A JPEG can be decoded at a half, a quarter, an eighth: much less memory, and more than enough pixels.
    enough = rule.max_width_px * 2 if rule is SPECS_COMPRESSION else rule.max_width_px
    image.draft("RGB", (enough, enough))
    plain = made_plain(decode(image))
    del image  # its pixels go as soon as there are others
    width = rule.width_for(*plain.size)
    if plain.width > width:  # made small first: what follows then needs little
        plain = resized(with_real_colours(plain), width)
    if rule.max_png_bytes and is_see_through(plain):
        written = write(plain, format="PNG", compress_level=HIGH_DEFINITION_PNG_LEVEL)
        if len(written) <= rule.max_png_bytes:
            return CleanImage(written, "image/png", *plain.size, is_one_ink(plain), True)
    plain = on_white(plain)
    written = write(plain, format="JPEG", quality=round(rule.quality * 100), optimize=True, progressive=True)
    return CleanImage(written, "image/jpeg", *plain.size)


def variant_plan(width: int) -> list[tuple[str, int]]:
    """(type, width) of each copy: every step up to the original, which itself is for browsers older than both types."""
    widest = min(width, VARIANT_WIDTHS_PX[-1])
    widths = [*(step for step in VARIANT_WIDTHS_PX if step < widest), widest]
    plan = [(kind, step) for kind in VARIANT_QUALITY for step in widths]
    # The widest cost most and are asked for least: they come last, when all others are there.
    return sorted(plan, key=lambda copy: copy[1] > VARIANT_WIDTHS_PX[-2])


def _options(kind: str, step: int, width: int) -> dict[str, Any]:
    """Of a high definition picture the large copies are written with less care: all of them are made in the time."""
    is_hasty = kind == "image/avif" and width > VARIANT_WIDTHS_PX[-2] and step > HASTY_ABOVE_PX
    return VARIANT_QUALITY[kind] | ({"speed": 9} if is_hasty else {})


def make_variants(content: bytes) -> list[CleanImage]:
    """Copies in modern formats. One that is no smaller than what it stands for is left out.

    So is what would take too long: the original serves by itself.
    """
    begun_at = time.process_time()
    image = _measured(content)
    width, height = image.size
    widest = min(width, VARIANT_WIDTHS_PX[-1])
    image.draft(None, (widest, max(1, height * widest // width)))  # a JPEG is decoded no larger than needed
    whole = with_real_colours(decode(image))
    del image
    has_alpha = whole.mode in ("RGBA", "LA") or "transparency" in whole.info
    if whole.mode not in OPAQUE and not (has_alpha and whole.mode == "RGBA"):
        whole = whole.convert("RGBA" if has_alpha else "RGB")
    if whole.width > widest:
        whole = resized(whole, widest)
    is_opaque = not has_alpha or whole.getchannel("A").getextrema() == (255, 255)
    whole = whole.convert("RGB" if is_opaque else "RGBA")
    made: list[CleanImage] = []
    by_width: dict[int, Image.Image] = {}
    for kind, one_width in variant_plan(width):
        if one_width * one_width * height > MAX_VARIANT_PIXELS * width:
            continue
        if time.process_time() - begun_at > MAX_VARIANTS_CPU_S:
            break
        if one_width not in by_width:
            by_width[one_width] = whole if one_width == whole.width else resized(whole, one_width)
        copy = by_width[one_width]
        written = write(copy, **_options(kind, one_width, width))
        if len(written) < len(content):
            made.append(CleanImage(written, kind, *copy.size))
    return made
