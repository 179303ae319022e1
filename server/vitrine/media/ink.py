"""Whether a drawing is drawn in one colour: then the page paints it in the theme's. Runs in the workshop."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from xml.etree import ElementTree

from PIL import ImageColor

MAX_VISITED_ELEMENTS = 20_000
_SHAPES = frozenset({"path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan", "textPath"})
# Drawn only where something refers to them, or not at all; a mask or clip says where there is paint, not which.
_UNDRAWN = frozenset(
    {"defs", "symbol", "clipPath", "mask", "marker", "pattern", "linearGradient", "radialGradient", "filter"}
    | {"style", "title", "desc", "metadata"}
)
_MANY_COLOURED = frozenset({"image", "animate", "animateColor", "set"})
_REFERRING = frozenset({"clip-path", "mask"})
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_RULE = re.compile(r"([^{}]*)\{([^{}]*)\}")
_CLASS = re.compile(r"^\.([\w-]+)$")

_Rgb = tuple[int, int, int]
_Look = Mapping[str, str]
_Classes = Mapping[str, Sequence[tuple[int, _Look]]]


class _SaysOtherwise(Exception):
    """Something that is not understood, or plainly a second colour: the drawing keeps its own."""


@dataclass(frozen=True)
class _Ink:
    fill: str = "black"
    stroke: str = "none"
    color: str = "black"

    def under(self, look: _Look) -> "_Ink":
        own = {name: look[name] for name in ("fill", "stroke", "color") if look.get(name, "inherit") != "inherit"}
        if own.get("color", "").lower() == "currentcolor":  # of itself: what it is already
            del own["color"]
        return replace(self, **own)

    def rgb(self, paint: str) -> _Rgb | None:
        said = self.color if paint.lower() == "currentcolor" else paint
        if said.lower() in ("none", "transparent"):
            return None
        try:
            return ImageColor.getrgb(said)[:3]
        except ValueError as error:  # a gradient, a variable, a function of a newer CSS
            raise _SaysOtherwise from error


def is_one_colour(sanitised: bytes) -> bool:
    """From the bytes that are kept, so that what the sanitiser took away does not count. In doubt: no."""
    root = ElementTree.fromstring(sanitised)  # noqa: S314 - scanned before: no entities, bounded depth and count
    try:
        return len(_colours(root)) == 1
    except _SaysOtherwise:
        return False


def _colours(root: ElementTree.Element) -> set[_Rgb]:
    named = {element.attrib["id"]: element for element in root.iter() if "id" in element.attrib}
    classes = _classes(root)
    found: set[_Rgb] = set()
    waiting = [(root, _Ink())]
    visited = 0
    while waiting and len(found) < 2:
        element, inherited = waiting.pop()
        visited += 1
        if visited > MAX_VISITED_ELEMENTS:  # also what a <use> that draws itself comes to
            raise _SaysOtherwise
        name = _local(element.tag)
        if name in _MANY_COLOURED:
            raise _SaysOtherwise
        ink = inherited.under(_look_of(element, classes))
        if name in _SHAPES:
            paints = (ink.stroke,) if name == "line" else (ink.fill, ink.stroke)
            found.update(rgb for rgb in map(ink.rgb, paints) if rgb is not None)
        if name == "use":
            target = named.get(_reference(element))
            if target is None:
                continue
            # A symbol is drawn here though not where it stands.
            waiting.extend([(one, ink) for one in target] if _local(target.tag) == "symbol" else [(target, ink)])
        waiting.extend((child, ink) for child in element if _local(child.tag) not in _UNDRAWN)
    return found


def _local(tag: object) -> str:
    return tag.rpartition("}")[2] if isinstance(tag, str) else ""


def _reference(element: ElementTree.Element) -> str:
    href = element.get("href") or element.get("{http://www.w3.org/1999/xlink}href") or ""
    return href.strip().removeprefix("#")


def _look_of(element: ElementTree.Element, classes: _Classes) -> _Look:
    """Attributes, then style sheets in their order, then the element's own style."""
    look = {name: value.strip() for name, value in element.attrib.items()}
    own_style = look.pop("style", "")
    chosen = [rule for name in element.get("class", "").split() for rule in classes.get(name, ())]
    for _, declared in sorted(chosen, key=lambda rule: rule[0]):
        look |= declared
    look |= _declarations(own_style)
    if look.get("filter", "none") != "none":
        raise _SaysOtherwise
    for name, value in look.items():
        if "url(" in value and name not in _REFERRING:  # a gradient, a pattern, a marker
            raise _SaysOtherwise
    return look


def _declarations(text: str) -> dict[str, str]:
    pairs = (part.partition(":") for part in text.split(";") if part.strip())
    declared = {name.strip().lower(): value.strip() for name, _, value in pairs}
    if any("!" in value for value in declared.values()):
        raise _SaysOtherwise
    return declared


def _classes(root: ElementTree.Element) -> _Classes:
    """What drawing programs write: `.a,.b{fill:#123}`. Any other rule could mean anything."""
    classes: dict[str, list[tuple[int, _Look]]] = {}
    for sheet in root.iter("{http://www.w3.org/2000/svg}style"):
        text = _COMMENT.sub("", "".join(sheet.itertext()))
        if _RULE.sub("", text).strip():
            raise _SaysOtherwise
        for order, (selectors, body) in enumerate(_RULE.findall(text)):
            declared = _declarations(body)
            for selector in selectors.split(","):
                named = _CLASS.match(selector.strip())
                if named is None:
                    raise _SaysOtherwise
                classes.setdefault(named.group(1), []).append((order, declared))
    return classes
