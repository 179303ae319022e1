"""PNG and JPEG: measured before they are decoded, turned upright, written without metadata. Runs in the workshop."""

import io
import time
import warnings
from contextlib import suppress
from typing import Any

from PIL import Image, ImageCms, ImageOps, JpegImagePlugin
from PIL.Image import Resampling

from vitrine.content.catalogues import COMPRESSED_JPEG_QUALITY, COMPRESSED_MAX_WIDTH_PX
from vitrine.media.formats.ground import is_see_through
from vitrine.media.formats.ink import is_one_ink
from vitrine.media.formats.plain_jpeg import count_scans, is_plain_jpeg
from vitrine.media.problems import InvalidFormat, TooComplex, TooManyPixels
from vitrine.media.results import CleanImage

MAX_PIXELS = 25_000_000
MAX_SIDE_PX = 16_383  # the widest that WebP can hold
MAX_SCANS = 64  # programs write ten; each makes the reader walk over every pixel
SHARPEST_PNG_LEVEL_UP_TO_PX = 4_000_000
LARGE_PX = 12_000_000  # beyond, no step may hold a second whole copy: 256 MB must do (workshop/bench.py)
MAX_VARIANT_PIXELS = 6_000_000
MAX_VARIANTS_CPU_S = 4.0
VARIANT_WIDTHS_PX = (320, 640, 960, 1280, 1920)
VARIANT_QUALITY: dict[str, dict[str, Any]] = {
    "image/avif": {"format": "AVIF", "quality": 62, "speed": 7},
    "image/webp": {"format": "WEBP", "quality": 80, "method": 4},
    "image/jpeg": {"format": "JPEG", "quality": 82, "optimize": True, "progressive": True},
}

_OPAQUE = {"RGB", "L"}
_WITH_ALPHA = {"RGBA": "RGBa", "LA": "La"}


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


def _decoded(image: Image.Image) -> Image.Image:
    try:
        image.load()
    except MemoryError as error:
        raise TooComplex from error
    except Exception as error:
        raise InvalidFormat from error
    return image


def _as_srgb(image: Image.Image) -> Image.Image:
    """A profile is metadata too: its colours are brought to sRGB, then it goes. A broken one is ignored."""
    profile = image.info.get("icc_profile")
    if not profile or image.mode not in ("RGB", "RGBA", "CMYK", "L"):
        return image
    with suppress(ImageCms.PyCMSError, OSError, ValueError, TypeError):
        to_mode = "RGBA" if image.mode == "RGBA" else "RGB"
        source = ImageCms.ImageCmsProfile(io.BytesIO(profile))
        target = ImageCms.createProfile("sRGB")
        # In place where it can be: a second copy of 25 megapixels is 100 MB.
        is_same_mode = to_mode == image.mode
        converted = ImageCms.profileToProfile(image, source, target, outputMode=to_mode, inPlace=is_same_mode)
        if converted is not None:
            return converted
    return image


def _upright(image: Image.Image) -> Image.Image:
    """As its EXIF says; one that cannot be read says nothing."""
    with warnings.catch_warnings(), suppress(Exception):
        warnings.simplefilter("ignore")
        ImageOps.exif_transpose(image, in_place=True)
    return image


def _high_bytes(image: Image.Image) -> Image.Image:
    """16 bits of grey to 8: convert() alone would clip."""
    if image.mode == "I":
        return image.point(lambda value: value / 256).convert("L")
    first = 0 if image.mode == "I;16B" else 1
    return Image.frombytes("L", image.size, image.tobytes()[first::2])


def _plain(image: Image.Image) -> Image.Image:
    """One of the modes that every browser shows, nothing attached but a palette's transparency."""
    transparency = image.info.get("transparency")
    upright = _as_srgb(_upright(image))
    if upright.mode in ("I", "I;16", "I;16B", "I;16L"):
        upright = _high_bytes(upright)
    elif transparency is not None and upright.mode != "P":
        upright = upright.convert("RGBA")
    elif upright.mode not in ("RGB", "RGBA", "L", "LA", "P", "1"):
        upright = upright.convert("RGB")
    upright.info = {"transparency": transparency} if upright.mode == "P" and transparency is not None else {}
    return upright


def _on_white(image: Image.Image) -> Image.Image:
    if image.mode in _OPAQUE:
        return image
    with_alpha = image.convert("RGBA")
    ground = Image.new("RGB", image.size, "white")
    ground.paste(with_alpha, mask=with_alpha.getchannel("A"))
    return ground


def _written(image: Image.Image, **options: Any) -> bytes:
    target = io.BytesIO()
    image.save(target, **options)
    return target.getvalue()


def clean_image(content: bytes, *, keeps_plain: bool = False) -> CleanImage:
    """The same picture, upright, its pixels only. JPEG keeps its own quantisation, so it is hardly made worse.

    `keeps_plain`: one that holds nothing but its pixels stays byte for byte, since writing it again and again would
    wear it down (D24: a round trip loses nothing). It is decoded all the same.
    """
    image = _measured(content)
    is_jpeg = image.format != "PNG"
    tables = sampling = None
    if is_jpeg:
        tables = getattr(image, "quantization", None)
        sampling = JpegImagePlugin.get_sampling(image) if image.mode in ("RGB", "YCbCr") else -1
    decoded = _decoded(image)
    if keeps_plain and is_jpeg and decoded.mode in _OPAQUE and is_plain_jpeg(content):
        return CleanImage(content, "image/jpeg", *decoded.size)
    plain = _plain(decoded)
    if not is_jpeg:
        written = _written(plain, format="PNG")
        if len(written) > len(content) and plain.width * plain.height <= SHARPEST_PNG_LEVEL_UP_TO_PX:
            written = min(written, _written(plain, format="PNG", optimize=True), key=len)
        return CleanImage(written, "image/png", *plain.size, is_one_ink(plain), is_see_through(plain))
    plain = _on_white(plain)
    options: dict[str, Any] = {"qtables": tables} if tables and len(tables) <= 2 else {"quality": 90}
    if sampling is not None and sampling >= 0 and plain.mode == "RGB":
        options["subsampling"] = sampling
    if plain.width * plain.height <= LARGE_PX:  # beyond, the writer would hold all its coefficients
        options |= {"optimize": True, "progressive": True}
    return CleanImage(_written(plain, format="JPEG", **options), "image/jpeg", *plain.size)


def compress_image(content: bytes) -> CleanImage:
    """The spec's rule for what is over the limit: JPEG, at most 800 wide, quality 0.7."""
    image = _measured(content)
    # A JPEG can be decoded at a half, a quarter, an eighth: much less memory, and more than enough pixels.
    image.draft("RGB", (COMPRESSED_MAX_WIDTH_PX * 2, COMPRESSED_MAX_WIDTH_PX * 2))
    plain = _plain(_decoded(image))
    del image  # its pixels go as soon as there are others
    if plain.width > COMPRESSED_MAX_WIDTH_PX:  # made small first: what follows then needs little
        plain = _resized(_with_real_colours(plain), COMPRESSED_MAX_WIDTH_PX)
    plain = _on_white(plain)
    quality = round(COMPRESSED_JPEG_QUALITY * 100)
    written = _written(plain, format="JPEG", quality=quality, optimize=True, progressive=True)
    return CleanImage(written, "image/jpeg", *plain.size)


def _with_real_colours(image: Image.Image) -> Image.Image:
    """No palette, no single bits: the numbers of those cannot be averaged."""
    if image.mode == "P":
        return image.convert("RGBA" if "transparency" in image.info else "RGB")
    return image.convert("L") if image.mode == "1" else image


def _resized(image: Image.Image, width: int) -> Image.Image:
    if image.mode in _WITH_ALPHA and image.width * image.height > LARGE_PX and image.width >= 2 * width:
        image = _reduced_in_strips(image, max(2, image.width // (2 * width)))
    height = max(1, round(image.height * width / image.width))
    return image.resize((width, height), Resampling.LANCZOS, reducing_gap=3.0)


def _reduced_in_strips(image: Image.Image, factor: int) -> Image.Image:
    """Colours are weighed by their opacity, which takes a copy: of a strip at a time, not of 100 MB."""
    weighed = _WITH_ALPHA[image.mode]
    small = Image.new(image.mode, (-(-image.width // factor), -(-image.height // factor)))
    strip_px = 256 * factor
    for top in range(0, image.height, strip_px):
        strip = image.crop((0, top, image.width, min(image.height, top + strip_px)))
        small.paste(strip.convert(weighed).reduce(factor).convert(image.mode), (0, top // factor))
    return small


def variant_plan(width: int, content_type: str, *, is_opaque: bool) -> list[tuple[str, int]]:
    """(type, width) of each copy: modern formats at every step up to the original, JPEG below it as a fallback."""
    widest = min(width, VARIANT_WIDTHS_PX[-1])
    widths = [*(step for step in VARIANT_WIDTHS_PX if step < widest), widest]
    plan = [(kind, step) for kind in ("image/avif", "image/webp") for step in widths]
    if is_opaque and len(widths) > 1:
        plan += [("image/jpeg", step) for step in widths if content_type != "image/jpeg" or step < width]
    return plan


def make_variants(content: bytes) -> list[CleanImage]:
    """Copies in modern formats. One that is no smaller than what it stands for is left out.

    So is what would take too long: the original serves by itself.
    """
    begun_at = time.process_time()
    image = _measured(content)
    width, height = image.size
    content_type = "image/png" if image.format == "PNG" else "image/jpeg"
    widest = min(width, VARIANT_WIDTHS_PX[-1])
    image.draft(None, (widest, max(1, height * widest // width)))  # a JPEG is decoded no larger than needed
    whole = _with_real_colours(_decoded(image))
    del image
    has_alpha = whole.mode in ("RGBA", "LA") or "transparency" in whole.info
    if whole.mode not in _OPAQUE and not (has_alpha and whole.mode == "RGBA"):
        whole = whole.convert("RGBA" if has_alpha else "RGB")
    if whole.width > widest:
        whole = _resized(whole, widest)
    is_opaque = not has_alpha or whole.getchannel("A").getextrema() == (255, 255)
    whole = whole.convert("RGB" if is_opaque else "RGBA")
    made: list[CleanImage] = []
    by_width: dict[int, Image.Image] = {}
    for kind, one_width in variant_plan(width, content_type, is_opaque=is_opaque):
        if one_width * one_width * height > MAX_VARIANT_PIXELS * width:
            continue
        if time.process_time() - begun_at > MAX_VARIANTS_CPU_S:
            break
        if one_width not in by_width:
            by_width[one_width] = whole if one_width == whole.width else _resized(whole, one_width)
        copy = by_width[one_width]
        written = _written(copy, **VARIANT_QUALITY[kind])
        if len(written) < len(content):
            made.append(CleanImage(written, kind, *copy.size))
    return made
