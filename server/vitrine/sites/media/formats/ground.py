"""Whether the page shows through a picture or a drawing: then it stands whole on a ground. Runs in the workshop."""

import re
from xml.etree import ElementTree

from PIL import Image, ImageColor

# What is hardly less than full is how a program rounded, not something to see through.
FULL_ALPHA = 250
_DRAWS_NOTHING = frozenset({"defs", "style", "title", "desc", "metadata", "symbol", "clipPath", "mask", "filter"})
# An element that says any of these may be fainter, smaller or elsewhere than its measures say.
_MAY_LEAVE_GAPS = (
    *("opacity", "fill-opacity", "transform", "clip-path", "mask", "filter", "class", "display", "visibility"),
    *("rx", "ry"),
)
# Each part of a number can be read in one way only: else many digits and a wrong letter are tried in every way.
_NUMBER = re.compile(r"^-?(?:[0-9]+(?:\.[0-9]+)?|\.[0-9]+)(?:px)?$")


def is_see_through(image: Image.Image) -> bool:
    """A PNG's pixels, whichever way they say that they are clear."""
    if image.mode == "P":
        return _has_clear_colours_in_use(image)
    if image.mode not in ("RGBA", "LA"):
        return False
    faintest, _ = image.getchannel("A").getextrema()
    return isinstance(faintest, int) and faintest < FULL_ALPHA


def _has_clear_colours_in_use(image: Image.Image) -> bool:
    """A palette has one clear colour, or says of each how full it is; some that it has are nowhere in the picture."""
    clear = image.info.get("transparency")
    if clear is None:
        return False
    used = [index for index, count in enumerate(image.histogram()) if count]
    if isinstance(clear, int):
        return clear in used
    return any(index < len(clear) and clear[index] < FULL_ALPHA for index in used)


def has_no_ground(sanitised: bytes) -> bool:
    """A drawing has one when the first thing drawn is a plain rectangle over all of it. In doubt it has none."""
    root = ElementTree.fromstring(sanitised)  # noqa: S314 - scanned before: no entities, bounded depth and count
    box = _box(root)
    first = next((child for child in root if _local(child.tag) not in _DRAWS_NOTHING), None)
    if box is None or first is None or _local(first.tag) != "rect" or len(first):  # what is in it may animate it
        return True
    if _is_drawn_smaller(root, box) or any(_local(element.tag) == "style" for element in root.iter()):
        return True
    of_all, own = _said(root), _said(first)
    fill = own.get("fill", of_all.get("fill", "black"))
    if any(name.startswith(_MAY_LEAVE_GAPS) for name in (*of_all, *own)) or not _is_full(fill):
        return True
    left, top, width, height = box
    x, y = _length(own.get("x", "0"), width), _length(own.get("y", "0"), height)
    wide, high = _length(own.get("width", ""), width), _length(own.get("height", ""), height)
    if x is None or y is None or wide is None or high is None:
        return True
    return x > left or y > top or x + wide < left + width or y + high < top + height


def _box(root: ElementTree.Element) -> tuple[float, float, float, float] | None:
    """The part of the plane that is shown."""
    by_size = f"0 0 {root.get('width', '')} {root.get('height', '')}"
    stated = root.get("viewBox", by_size).replace(",", " ").split()
    if len(stated) != 4 or not all(_NUMBER.match(one) for one in stated):
        return None
    left, top, width, height = (float(one.removesuffix("px")) for one in stated)
    return left, top, width, height


def _is_drawn_smaller(root: ElementTree.Element, box: tuple[float, float, float, float]) -> bool:
    """Than its own frame, which has other proportions: beside it there is nothing."""
    wide, high = _length(root.get("width", ""), box[2]), _length(root.get("height", ""), box[3])
    if wide is None or high is None or root.get("preserveAspectRatio", "").startswith("none"):
        return False
    return abs(wide * box[3] - high * box[2]) > 0.01 * abs(wide * box[3])


def _said(element: ElementTree.Element) -> dict[str, str]:
    """Attributes, and over them what its own style says."""
    declared = (part.partition(":") for part in element.get("style", "").split(";") if part.strip())
    own = {name.strip().lower(): value.strip() for name, _, value in declared}
    return {name: value.strip() for name, value in element.attrib.items() if name != "style"} | own


def _length(said: str, whole: float) -> float | None:
    if said == "100%":
        return whole
    return float(said.removesuffix("px")) if _NUMBER.match(said) else None


def _is_full(paint: str) -> bool:
    try:
        red_green_blue_alpha = ImageColor.getcolor(paint, "RGBA")
    except ValueError:  # none, a gradient, a variable, a function of a newer CSS
        return False
    return isinstance(red_green_blue_alpha, tuple) and red_green_blue_alpha[-1] == 255


def _local(tag: object) -> str:
    return tag.rpartition("}")[2] if isinstance(tag, str) else ""
