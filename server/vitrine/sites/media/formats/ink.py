"""Whether a drawing or a picture is in one colour: then the page paints it in the theme's. Runs in the workshop."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from xml.etree import ElementTree

from PIL import Image, ImageColor

# A drawing that asks for more than a drawing program writes keeps its own colours: nobody waits for the answer.
MAX_VISITED_ELEMENTS = 20_000
MAX_STYLE_CHARS = 64_000
MAX_RULES = 2_000
MAX_RULES_ASKED_FOR = 100_000
MAX_VALUE_CHARS = 100
_SHAPES = frozenset({"path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan", "textPath"})
# Drawn only where something refers to them, or not at all; a mask or clip says where there is paint, not which.
_UNDRAWN = frozenset(
    {"defs", "symbol", "clipPath", "mask", "marker", "pattern", "linearGradient", "radialGradient", "filter"}
    | {"style", "title", "desc", "metadata"}
)
_MANY_COLOURED = frozenset({"image", "animate", "animateColor", "set"})
_REFERRING = frozenset({"clip-path", "mask"})
_PAINTING = frozenset({"fill", "stroke", "color", "filter"})
_PAINTED_OTHERWISE = "url"  # stands for any other property that refers to a gradient, a pattern, a marker
_CLASS = re.compile(r"^\.([\w-]+)$")

_Rgb = tuple[int, int, int]
_Look = Mapping[str, str]


class _NotOneColour(Exception):
    """Or it cannot be told: something is not understood. The drawing keeps its own."""


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
            raise _NotOneColour from error


# Of a picture, a grid of its own pixels is looked at: averaged ones would have colours that nobody drew.
LOOKED_AT_SIDE_PX = 512
FULL_ALPHA = 200  # what is fainter is an edge, whose colour programs write carelessly
NO_ALPHA = 16
SAME_INK_STEPS = 32


def is_one_ink(image: Image.Image) -> bool:
    """A PNG's pixels: one colour on nothing. A picture that covers its whole ground is no ink on it."""
    if image.mode not in ("RGBA", "LA") and "transparency" not in image.info:
        return False
    largest = max(image.size)
    grid = [max(1, side * LOOKED_AT_SIDE_PX // max(largest, LOOKED_AT_SIDE_PX)) for side in image.size]
    seen = image.resize((grid[0], grid[1]), Image.Resampling.NEAREST).convert("RGBA")
    alpha = seen.getchannel("A")
    faintest, fullest = alpha.getextrema()
    if not isinstance(faintest, int) or faintest > NO_ALPHA or fullest < FULL_ALPHA:
        return False
    inked = alpha.point(lambda value: 255 if value >= FULL_ALPHA else 0)
    channels = (seen.getchannel(channel).histogram(inked) for channel in "RGB")
    return all(_spread(counts) <= SAME_INK_STEPS for counts in channels)


def _spread(counts: list[int]) -> int:
    present = [value for value, count in enumerate(counts) if count]
    return present[-1] - present[0]


def is_one_colour(sanitised: bytes) -> bool:
    """From the bytes that are kept, so that what the sanitiser took away does not count. In doubt: no."""
    root = ElementTree.fromstring(sanitised)  # noqa: S314 - scanned before: no entities, bounded depth and count
    try:
        return len(_colours(root)) == 1
    except _NotOneColour:
        return False


def _colours(root: ElementTree.Element) -> set[_Rgb]:
    named = {element.attrib["id"]: element for element in root.iter() if "id" in element.attrib}
    looks = _Looks(root)
    found: set[_Rgb] = set()
    waiting = [(root, _Ink())]
    visited = 0
    while waiting and len(found) < 2:
        element, inherited = waiting.pop()
        visited += 1
        if visited > MAX_VISITED_ELEMENTS:  # also what a <use> that draws itself comes to
            raise _NotOneColour
        name = _local(element.tag)
        if name in _MANY_COLOURED:
            raise _NotOneColour
        ink = inherited.under(looks.of(element))
        if name in _SHAPES:
            paints = (ink.stroke,) if name == "line" else (ink.fill, ink.stroke)
            found.update(rgb for rgb in map(ink.rgb, paints) if rgb is not None)
        if name == "use":
            target = named.get(_reference(element))
            if target is None:
                continue
            # A symbol is drawn here though not where it stands.
            waiting.extend([(child, ink) for child in target] if _local(target.tag) == "symbol" else [(target, ink)])
        waiting.extend((child, ink) for child in element if _local(child.tag) not in _UNDRAWN)
    return found


def _local(tag: object) -> str:
    return tag.rpartition("}")[2] if isinstance(tag, str) else ""


def _reference(element: ElementTree.Element) -> str:
    href = element.get("href") or element.get("{http://www.w3.org/1999/xlink}href") or ""
    return href.strip().removeprefix("#")


class _Looks:
    """What each element says of its paint: attributes, then style sheets in their order, then its own style."""

    def __init__(self, root: ElementTree.Element) -> None:
        self._rules = _class_rules(root)
        self._rules_asked_for = 0
        # By element: one that is used many times is read once.
        self._known: dict[int, _Look] = {}

    def of(self, element: ElementTree.Element) -> _Look:
        if id(element) not in self._known:
            self._known[id(element)] = self._read(element)
        return self._known[id(element)]

    def _read(self, element: ElementTree.Element) -> _Look:
        look = _painting((name, value.strip()) for name, value in element.attrib.items() if name != "style")
        chosen = [rule for name in element.get("class", "").split() for rule in self._rules.get(name, ())]
        self._rules_asked_for += len(chosen)
        if self._rules_asked_for > MAX_RULES_ASKED_FOR:
            raise _NotOneColour
        for _, declared in sorted(chosen, key=lambda rule: rule[0]):
            look |= declared
        look |= _declarations(element.get("style", ""))
        if look.get("filter", "none") != "none" or any("url(" in value for value in look.values()):
            raise _NotOneColour
        return look


def _painting(pairs: Iterable[tuple[str, str]]) -> dict[str, str]:
    """Of all that is said, what says something of colours: a few words, however long the text."""
    remaining: dict[str, str] = {}
    for name, value in pairs:
        if name in _PAINTING:
            if len(value) > MAX_VALUE_CHARS:
                raise _NotOneColour
            remaining[name] = value
        elif name not in _REFERRING and "url(" in value:
            remaining[_PAINTED_OTHERWISE] = "url("
    return remaining


def _declarations(text: str) -> dict[str, str]:
    if "!" in text:
        raise _NotOneColour
    pairs = (part.partition(":") for part in text.split(";") if part.strip())
    return _painting((name.strip().lower(), value.strip()) for name, _, value in pairs)


def _class_rules(root: ElementTree.Element) -> Mapping[str, list[tuple[int, _Look]]]:
    """What drawing programs write: `.a,.b{fill:#123}`. Any other rule could mean anything."""
    classes: dict[str, list[tuple[int, _Look]]] = {}
    order = 0
    for sheet in root.iter("{http://www.w3.org/2000/svg}style"):
        text = "".join(sheet.itertext())
        if len(text) > MAX_STYLE_CHARS:
            raise _NotOneColour
        for selectors, body in _rules(_without_comments(text)):
            declared = _declarations(body)
            for selector in selectors.split(","):
                named = _CLASS.match(selector.strip())
                order += 1
                if named is None or order > MAX_RULES:
                    raise _NotOneColour
                classes.setdefault(named.group(1), []).append((order, declared))
    return classes


# Written out, not as patterns: a pattern that looks for an end which is not there looks again from every start.


def _without_comments(text: str) -> str:
    remaining: list[str] = []
    place = 0
    while (start := text.find("/*", place)) >= 0:
        remaining.append(text[place:start])
        end = text.find("*/", start + 2)
        if end < 0:
            raise _NotOneColour
        place = end + 2
    return "".join((*remaining, text[place:]))


def _rules(text: str) -> Iterator[tuple[str, str]]:
    *rules, rest = text.split("}")
    if rest.strip():
        raise _NotOneColour
    for rule in rules:
        selectors, brace, body = rule.partition("{")
        if not brace or "{" in body:
            raise _NotOneColour
        yield selectors, body
