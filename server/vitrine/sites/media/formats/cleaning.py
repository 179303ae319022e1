"""From the bytes that came to the bytes that are kept, or a refusal. Runs in the workshop only."""

from vitrine.content.catalogues import (
    FILE_MAX_BYTES,
    FILE_TYPES,
    HIGH_DEFINITION_MAX_BYTES,
    IMAGE_MAX_BYTES,
    IMAGE_TYPES,
    PAID_IMAGE_TYPES,
)
from vitrine.sites.media.formats.ground import has_no_ground
from vitrine.sites.media.formats.images import HIGH_DEFINITION, clean_image, compress_image
from vitrine.sites.media.formats.ink import is_one_colour
from vitrine.sites.media.formats.modern import convert_image
from vitrine.sites.media.formats.pdf import clean_pdf
from vitrine.sites.media.formats.svg import clean_svg
from vitrine.sites.media.kinds import Accepts, is_heic, sniff
from vitrine.sites.media.problems import FileTooLarge, ImageTooLarge, InvalidFormat, MediaProblem
from vitrine.sites.media.results import SPECS_OWN, Allowance, Clean, CleanImage


def _required_type(content: bytes, accepts: Accepts, allowance: Allowance) -> str:
    content_type = sniff(content)
    if content_type in (IMAGE_TYPES if accepts == "image" else FILE_TYPES):
        return str(content_type)
    if accepts == "image" and content_type in PAID_IMAGE_TYPES:
        if allowance.takes_paid_types:
            return content_type
        raise InvalidFormat(hint="paid")
    if is_heic(content):
        raise InvalidFormat(hint="heic")
    raise InvalidFormat


def _compressed(content: bytes, accepts: Accepts, allowance: Allowance) -> CleanImage:
    """One that is over the limit."""
    if accepts == "image" and allowance.is_high_definition:
        image, max_bytes = compress_image(content, HIGH_DEFINITION), HIGH_DEFINITION_MAX_BYTES
    else:
        image, max_bytes = compress_image(content), _max_bytes(accepts)
    if len(image.content) > max_bytes:
        raise _too_large(accepts)
    return image


def _converted(content: bytes, content_type: str, allowance: Allowance) -> CleanImage:
    """The size rules are for what it became."""
    image = convert_image(content, content_type)
    return image if len(image.content) <= IMAGE_MAX_BYTES else _compressed(image.content, "image", allowance)


def _max_bytes(accepts: Accepts) -> int:
    return IMAGE_MAX_BYTES if accepts == "image" else FILE_MAX_BYTES


def _too_large(accepts: Accepts) -> MediaProblem:
    return ImageTooLarge() if accepts == "image" else FileTooLarge()


def _as_clean(image: CleanImage) -> Clean:
    looks = (image.is_one_colour, image.is_see_through)
    return Clean(image.content, image.content_type, image.width, image.height, *looks)


def clean(
    content: bytes, accepts: Accepts, *, applies_size_rules: bool = True, allowance: Allowance = SPECS_OWN
) -> Clean:
    """Sizes are those of the bytes that came. Without size rules: what a site already holds, as it is."""
    content_type = _required_type(content, accepts, allowance)
    if content_type in PAID_IMAGE_TYPES:
        return _as_clean(_converted(content, content_type, allowance))
    is_over = applies_size_rules and len(content) > _max_bytes(accepts)
    if content_type in ("image/svg+xml", "application/pdf"):
        if is_over:  # neither can be compressed here
            raise _too_large(accepts)
        if content_type == "application/pdf":
            return Clean(clean_pdf(content), content_type)
        drawing = clean_svg(content, keeps_plain=not applies_size_rules)
        looks = (is_one_colour(drawing.content), has_no_ground(drawing.content))
        return Clean(drawing.content, content_type, drawing.width, drawing.height, *looks)
    if is_over:
        return _as_clean(_compressed(content, accepts, allowance))
    return _as_clean(clean_image(content, keeps_plain=not applies_size_rules))
