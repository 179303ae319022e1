"""SVG: scanned for size, depth and entities before a tree is built of it, then sanitised. Runs in the workshop."""

import base64
import binascii
import re
from dataclasses import dataclass, field
from xml.etree import ElementTree
from xml.parsers import expat

import py_svg_hush

from vitrine.sites.media.formats.images import MAX_PIXELS, claimed_pixels, clean_image
from vitrine.sites.media.problems import InvalidFormat, MediaProblem, SvgWithDoctype, TooComplex

MAX_DEPTH = 64
MAX_ELEMENTS = 20_000
MAX_DRAWN_ELEMENTS = 100_000
MAX_STYLE_CHARS = 256_000
SVG = "http://www.w3.org/2000/svg"
_XLINK_HREF = "http://www.w3.org/1999/xlink href"
_LENGTH = re.compile(r"^\s*([0-9]+(?:\.[0-9]+)?|\.[0-9]+)(?:px)?\s*$")
_LOCAL_REFERENCE = re.compile(r"url\(\s*['\"]?#([^'\")\s]+)")
_FORBIDDEN = frozenset({"script", "foreignObject", "iframe", "object", "embed", "handler", "listener"})
# Photographs inside a drawing stay; other data URLs (HTML, SVG in SVG) go.
_KEPT_DATA_URLS = {"image": ["png", "jpeg"]}
_DATA_URL = re.compile(rb"data:image/(?:png|jpeg);base64,([A-Za-z0-9+/=\s]*)")
_NOTHING = b"data:,"
# The sanitiser makes paths of foreign addresses ('/x.png' of 'https://evil/x.png') and leaves them in.
_FOREIGN_HREF = re.compile(rb"""\s(?:xlink:)?href\s*=\s*(?:"(?!#|data:)[^"]*"|'(?!#|data:)[^']*')""")
_FOREIGN_URL = re.compile(rb"""url\(\s*(?!['"]?#)[^)<>"]*\)?""", re.IGNORECASE)


@dataclass
class _Open:
    """An element being read: what it will draw by itself, and what it draws through references."""

    id: str | None
    elements: int = 1
    references: list[str] = field(default_factory=list)


class _Scan:
    """One pass of expat, no tree: memory does not grow with what the file would unfold to."""

    def __init__(self) -> None:
        self.root_attributes: dict[str, str] = {}
        self.is_prefixed = False
        self._elements = 0
        self._references = 0
        self._style_chars = 0
        self._is_in_style = False
        self._open: list[_Open] = []
        self._named: dict[str, _Open] = {}
        self._root: _Open | None = None

    def run(self, content: bytes) -> None:
        parser = expat.ParserCreate(namespace_separator=" ")
        parser.namespace_prefixes = True
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._text
        parser.StartDoctypeDeclHandler = self._doctype
        parser.SetParamEntityParsing(expat.XML_PARAM_ENTITY_PARSING_NEVER)
        try:
            parser.Parse(content, True)
        except expat.ExpatError as error:
            raise InvalidFormat from error
        except (UnicodeError, LookupError, ValueError) as error:  # an encoding that does not exist
            raise InvalidFormat from error
        if self._root is None or self._drawn(self._root, {}, set()) > MAX_DRAWN_ELEMENTS:
            raise TooComplex

    def _doctype(self, *_: object) -> None:
        raise SvgWithDoctype

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        namespace, name, *prefix = tag.split(" ") if " " in tag else ("", tag)
        if not self._open:
            if namespace != SVG or name != "svg":
                raise InvalidFormat
            self.root_attributes = attributes
            self.is_prefixed = bool(prefix)
        self._elements += 1
        if self._elements > MAX_ELEMENTS or len(self._open) >= MAX_DEPTH:
            raise TooComplex
        opened = _Open(attributes.get("id"))
        for attribute, value in attributes.items():
            if attribute == "href" or attribute.startswith(_XLINK_HREF):
                if value.strip().startswith("#"):
                    opened.references.append(value.strip()[1:])
            elif "url(" in value:
                opened.references.extend(_LOCAL_REFERENCE.findall(value))
        self._references += len(opened.references)
        if self._references > MAX_DRAWN_ELEMENTS:
            raise TooComplex
        self._is_in_style = name == "style"
        self._open.append(opened)

    def _text(self, text: str) -> None:
        if self._is_in_style:
            self._style_chars += len(text)
            if self._style_chars > MAX_STYLE_CHARS:
                raise TooComplex

    def _end(self, _tag: str) -> None:
        self._is_in_style = False
        closed = self._open.pop()
        if closed.id:
            self._named.setdefault(closed.id, closed)
        if self._open:
            self._open[-1].elements += closed.elements
            self._open[-1].references += closed.references
        else:
            self._root = closed

    def _drawn(self, element: _Open, known: dict[str, int], under_way: set[str]) -> int:
        """How many elements a browser draws once every <use> and url(#…) is followed: ten lines can say a billion."""
        total = element.elements
        for reference in element.references:
            target = self._named.get(reference)
            if target is None or reference in under_way:  # a circle is not drawn by any browser
                continue
            if reference not in known:
                if len(under_way) >= MAX_DEPTH:
                    raise TooComplex
                known[reference] = self._drawn(target, known, under_way | {reference})
            total += known[reference]
            if total > MAX_DRAWN_ELEMENTS:
                raise TooComplex
        return total


def _with_default_namespace(content: bytes) -> bytes:
    """The sanitiser forgets the namespace of `<s:svg xmlns:s=…>`; browsers would then show nothing."""
    ElementTree.register_namespace("", SVG)
    tree = ElementTree.fromstring(content)  # noqa: S314 - scanned before: no entities, bounded depth and count
    written: bytes = ElementTree.tostring(tree, encoding="utf-8", xml_declaration=True)
    return written


def _with_clean_photographs(content: bytes, *, keeps_plain: bool) -> bytes:
    """A photograph inside a drawing is a photograph: written anew, without its GPS, and not too many pixels of them."""
    pixels = 0

    def clean(found: re.Match[bytes]) -> bytes:
        nonlocal pixels
        try:
            photograph = base64.b64decode(found.group(1))
            pixels += claimed_pixels(photograph)  # before it is decoded: one that fails costs as much as a good one
            if pixels > MAX_PIXELS:
                raise TooComplex
            image = clean_image(photograph, keeps_plain=keeps_plain)
        except TooComplex:
            raise
        except (MediaProblem, binascii.Error):
            return _NOTHING
        return f"data:{image.content_type};base64,".encode() + base64.b64encode(image.content)

    return _DATA_URL.sub(clean, content)


def _check_sanitised(content: bytes) -> None:
    """We look at what came out, too: the sanitiser is someone else's promise."""

    def start(tag: str, attributes: dict[str, str]) -> None:
        if tag.rpartition(" ")[2] in _FORBIDDEN:
            raise InvalidFormat
        for name, value in attributes.items():
            local = name.rpartition(" ")[2].lower()
            if local.startswith("on") or (local == "href" and not value.startswith(("#", "data:image/", "data:,"))):
                raise InvalidFormat

    parser = expat.ParserCreate(namespace_separator=" ")
    parser.StartElementHandler = start
    try:
        parser.Parse(content, True)
    except expat.ExpatError as error:
        raise InvalidFormat from error


def _size(attributes: dict[str, str]) -> tuple[int | None, int | None]:
    lengths = [_LENGTH.match(attributes.get(side, "")) for side in ("width", "height")]
    if lengths[0] and lengths[1]:
        width, height = (float(length.group(1)) for length in lengths if length)
    else:
        try:
            _, _, width, height = (float(part) for part in attributes.get("viewBox", "").replace(",", " ").split())
        except ValueError:
            return None, None
    if not (0 < width < 1e6 and 0 < height < 1e6):
        return None, None
    return max(1, round(width)), max(1, round(height))


@dataclass(frozen=True)
class CleanSvg:
    content: bytes
    width: int | None
    height: int | None


def clean_svg(content: bytes, *, keeps_plain: bool = False) -> CleanSvg:
    scan = _Scan()
    scan.run(content)
    if scan.is_prefixed:
        content = _with_default_namespace(content)
    try:
        sanitised: bytes = py_svg_hush.filter_svg(content, _KEPT_DATA_URLS)
    except ValueError as error:
        raise InvalidFormat from error
    sanitised = _FOREIGN_URL.sub(b"url(#)", _FOREIGN_HREF.sub(b"", sanitised))
    sanitised = _with_clean_photographs(sanitised, keeps_plain=keeps_plain)
    _check_sanitised(sanitised)
    return CleanSvg(sanitised, *_size(scan.root_attributes))
