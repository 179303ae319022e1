"""PNG and JPEG: measured before they are decoded, turned upright, written without metadata. Runs in the workshop."""

import io
import warnings
from contextlib import suppress
from typing import Any

from PIL import Image, ImageCms, ImageOps, JpegImagePlugin
from PIL.Image import Resampling

from vitrine.content.catalogues import COMPRESSED_JPEG_QUALITY, COMPRESSED_MAX_WIDTH_PX
from vitrine.media.plain_jpeg import is_plain_jpeg
from vitrine.media.problems import InvalidFormat, TooComplex, TooManyPixels
from vitrine.media.results import CleanImage

MAX_PIXELS = 25_000_000
MAX_SIDE_PX = 16_383  # the widest that WebP can hold
SHARPEST_PNG_LEVEL_UP_TO_PX = 4_000_000
VARIANT_WIDTHS_PX = (320, 640, 960, 1280, 1920)
VARIANT_QUALITY: dict[str, dict[str, Any]] = {
    "image/avif": {"format": "AVIF", "quality": 62, "speed": 7},
    "image/webp": {"format": "WEBP", "quality": 80, "method": 4},
    "image/jpeg": {"format": "JPEG", "quality": 82, "optimize": True, "progressive": True},
}

Image.MAX_IMAGE_PIXELS = MAX_PIXELS
_OPAQUE = {"RGB", "L"}


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
    return image


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
        converted = ImageCms.profileToProfile(image, source, target, outputMode=to_mode)
        if converted is not None:
            return converted
    return image


def _upright(image: Image.Image) -> Image.Image:
    """As its EXIF says; one that cannot be read says nothing."""
    with warnings.catch_warnings(), suppress(Exception):
        warnings.simplefilter("ignore")
        return ImageOps.exif_transpose(image)
    return image


def _plain(image: Image.Image) -> Image.Image:
    """One of the modes that every browser shows, nothing attached but a palette's transparency."""
    transparency = image.info.get("transparency")
    upright = _as_srgb(_upright(image))
    if upright.mode in ("I", "I;16", "I;16B", "I;16L"):
        upright = upright.convert("I").point(lambda value: value / 256).convert("L")  # convert alone would clip
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
        return CleanImage(written, "image/png", *plain.size)
    plain = _on_white(plain)
    options: dict[str, Any] = {"qtables": tables} if tables and len(tables) <= 2 else {"quality": 90}
    if sampling is not None and sampling >= 0 and plain.mode == "RGB":
        options["subsampling"] = sampling
    written = _written(plain, format="JPEG", optimize=True, progressive=True, **options)
    return CleanImage(written, "image/jpeg", *plain.size)


def compress_image(content: bytes) -> CleanImage:
    """The spec's rule for what is over the limit: JPEG, at most 800 wide, quality 0.7."""
    image = _measured(content)
    # A JPEG can be decoded at a half, a quarter, an eighth: much less memory, and more than enough pixels.
    image.draft("RGB", (COMPRESSED_MAX_WIDTH_PX * 2, COMPRESSED_MAX_WIDTH_PX * 2))
    plain = _on_white(_plain(_decoded(image)))
    if plain.width > COMPRESSED_MAX_WIDTH_PX:
        plain = _resized(plain, COMPRESSED_MAX_WIDTH_PX)
    quality = round(COMPRESSED_JPEG_QUALITY * 100)
    written = _written(plain, format="JPEG", quality=quality, optimize=True, progressive=True)
    return CleanImage(written, "image/jpeg", *plain.size)


def _resized(image: Image.Image, width: int) -> Image.Image:
    height = max(1, round(image.height * width / image.width))
    return image.resize((width, height), Resampling.LANCZOS, reducing_gap=3.0)


def variant_plan(width: int, content_type: str, *, is_opaque: bool) -> list[tuple[str, int]]:
    """(type, width) of each copy: modern formats at every step up to the original, JPEG below it as a fallback."""
    widest = min(width, VARIANT_WIDTHS_PX[-1])
    widths = [*(step for step in VARIANT_WIDTHS_PX if step < widest), widest]
    plan = [(kind, one) for kind in ("image/avif", "image/webp") for one in widths]
    if is_opaque and len(widths) > 1:
        plan += [("image/jpeg", one) for one in widths if content_type != "image/jpeg" or one < width]
    return plan


def make_variants(content: bytes) -> list[CleanImage]:
    """Copies in modern formats. One that is no smaller than what it stands for is left out."""
    image = _decoded(_measured(content))
    content_type = "image/png" if image.format == "PNG" else "image/jpeg"
    has_alpha = image.mode in ("RGBA", "LA") or "transparency" in image.info
    whole = image.convert("RGBA") if has_alpha else image.convert("RGB")
    is_opaque = not has_alpha or whole.getchannel("A").getextrema() == (255, 255)
    if is_opaque and has_alpha:
        whole = whole.convert("RGB")
    made: list[CleanImage] = []
    by_width: dict[int, Image.Image] = {}
    for kind, width in variant_plan(whole.width, content_type, is_opaque=is_opaque):
        if width not in by_width:
            by_width[width] = whole if width == whole.width else _resized(whole, width)
        copy = by_width[width]
        written = _written(copy, **VARIANT_QUALITY[kind])
        if len(written) < len(content):
            made.append(CleanImage(written, kind, *copy.size))
    return made
