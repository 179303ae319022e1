"""Pixels of a picture that was opened: decoded, upright, in sRGB, smaller, written. For images.py and modern.py."""

import io
import warnings
from contextlib import suppress
from typing import Any

from PIL import Image, ImageCms, ImageOps
from PIL.Image import Resampling

from vitrine.sites.media.problems import InvalidFormat, TooComplex

LARGE_PX = 12_000_000  # beyond, no step may hold a second whole copy: 256 MB must do (workshop/worker_main.py)
OPAQUE = {"RGB", "L"}
_WITH_ALPHA = {"RGBA": "RGBa", "LA": "La"}


def decode(image: Image.Image) -> Image.Image:
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


def made_plain(image: Image.Image) -> Image.Image:
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


def on_white(image: Image.Image) -> Image.Image:
    if image.mode in OPAQUE:
        return image
    with_alpha = image.convert("RGBA")
    ground = Image.new("RGB", image.size, "white")
    ground.paste(with_alpha, mask=with_alpha.getchannel("A"))
    return ground


def write(image: Image.Image, **options: Any) -> bytes:
    target = io.BytesIO()
    image.save(target, **options)
    return target.getvalue()


def with_real_colours(image: Image.Image) -> Image.Image:
    """No palette, no single bits: the numbers of those cannot be averaged."""
    if image.mode == "P":
        return image.convert("RGBA" if "transparency" in image.info else "RGB")
    return image.convert("L") if image.mode == "1" else image


def resized(image: Image.Image, width: int) -> Image.Image:
    if image.mode in _WITH_ALPHA and image.width * image.height > LARGE_PX:
        image = _reduced_in_strips(image, max(2, image.width // (2 * width)))
    if image.width <= width:  # reduced by half at once: a little narrower rather than refused
        return image
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
