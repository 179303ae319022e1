"""PDF: written anew without scripts, launch actions, embedded files or metadata. Runs in the workshop."""

import io
from collections.abc import Iterator

import pikepdf
from pikepdf import Array, Dictionary, Name, Object, Pdf, Stream

from vitrine.sites.media.problems import InvalidFormat, PdfNotCleanable, PdfWithPassword, TooComplex

MAX_OBJECTS = 50_000
MAX_VALUES = 300_000
MAX_DEPTH = 200
_READABLE_LINKS = (b"http://", b"https://", b"mailto:", b"tel:")

# Whatever holds them: catalogue, page, form field, annotation, file specification.
_REMOVED_KEYS = (
    "/JS",
    "/JavaScript",
    "/OpenAction",
    "/AA",
    "/EmbeddedFiles",
    "/EF",
    "/AF",
    "/XFA",
    "/Collection",
    "/Renditions",
    "/AlternatePresentations",
    "/RichMediaContent",
    "/RichMediaSettings",
    "/Metadata",
    "/PieceInfo",
    "/Launch",
    "/PresSteps",
    "/OPI",
    "/Ref",
)
# A stream whose bytes the reader would fetch from another file.
_REMOVED_STREAM_KEYS = ("/F", "/FFilter", "/FDecodeParms")
# Where readers look for an action. There, only what is known to do no harm stays, whatever else it calls itself.
_ACTION_KEYS = frozenset({"/A", "/PA", "/NA", "/Next"})
_COMMANDS = frozenset({"/NextPage", "/PrevPage", "/FirstPage", "/LastPage"})
# Anywhere else, what is known to do harm goes. None of the words for a text's structure is called like these.
_REMOVED_ACTIONS = frozenset(
    {
        "/JavaScript",
        "/Launch",
        "/SubmitForm",
        "/ImportData",
        "/ResetForm",
        "/GoToE",
        "/GoToR",
        "/Rendition",
        "/Movie",
        "/Sound",
        "/RichMediaExecute",
        "/GoTo3DView",
        "/GoToDp",
        "/Thread",
        "/Hide",
    }
)
_REMOVED_ANNOTATIONS = frozenset({"/FileAttachment", "/RichMedia", "/Screen", "/Movie", "/Sound", "/3D"})


def _is_readable_link(found: Dictionary | Stream) -> bool:
    address = found.get("/URI")
    return isinstance(address, pikepdf.String) and bytes(address).strip().lower().startswith(_READABLE_LINKS)


def _is_harmless_action(found: Dictionary | Stream) -> bool:
    """Elsewhere in this file, a page by name, or an address of the web."""
    kind = found.get("/S")
    if kind == Name.URI:
        return _is_readable_link(found)
    if kind == Name.Named:
        return str(found.get("/N")) in _COMMANDS
    return bool(kind == Name.GoTo)


def _may_stand_for_action(value: Object) -> bool:
    """Under the same keys stand attributes of a text's structure (they name their owner), and the next bookmark."""
    if not isinstance(value, Dictionary | Stream):
        return not isinstance(value, Array)
    if "/S" in value:
        return _is_harmless_action(value)
    return "/O" in value or "/Title" in value or len(value.keys()) == 0


def _is_removed_action(found: Dictionary | Stream) -> bool:
    kind = found.get("/S")
    if kind == Name.URI:
        return not _is_readable_link(found)
    return isinstance(kind, Name) and str(kind) in _REMOVED_ACTIONS


def _is_removed_annotation(found: Dictionary | Stream) -> bool:
    kind = found.get("/Subtype")
    # An XObject or font also has a subtype; none of them is called like these.
    return isinstance(kind, Name) and str(kind) in _REMOVED_ANNOTATIONS


def _is_removed(found: Object) -> bool:
    return isinstance(found, Dictionary | Stream) and (_is_removed_action(found) or _is_removed_annotation(found))


def _children(found: Object) -> list[Object]:
    if isinstance(found, Dictionary | Stream):
        return [value for _, value in found.items()]
    return list(found) if isinstance(found, Array) else []


def _containers(pdf: Pdf) -> Iterator[Object]:
    """Every dictionary, stream and array of the file, direct ones inside others too, each once."""
    count = values = 0
    waiting = [(found, 0) for found in (*pdf.objects, pdf.trailer)]
    while waiting:
        found, depth = waiting.pop()
        if not isinstance(found, Dictionary | Stream | Array):
            continue
        count += 1
        values += len(found) if isinstance(found, Array) else len(found.keys())
        if count > MAX_OBJECTS or values > MAX_VALUES or depth > MAX_DEPTH:
            raise TooComplex
        yield found
        waiting += [(child, depth + 1) for child in _children(found) if not _is_indirect(child)]


def _is_indirect(found: object) -> bool:
    return isinstance(found, Object) and found.is_indirect


def _is_bad_entry(found: Object, key: str, value: Object) -> bool:
    if key in _REMOVED_KEYS or (isinstance(found, Stream) and key in _REMOVED_STREAM_KEYS):
        return True
    if _is_removed(value):
        return True
    return key in _ACTION_KEYS and not isinstance(value, Array) and not _may_stand_for_action(value)


def _bad_places(key: str, value: Object) -> list[int]:
    """Of an array, last first: what must not be in it under this key."""
    if not isinstance(value, Array):
        return []
    is_of_actions = key in _ACTION_KEYS
    bad = [
        place
        for place, entry in enumerate(list(value))
        if _is_removed(entry) or (is_of_actions and not _may_stand_for_action(entry))
    ]
    return bad[::-1]


def _clean_containers(pdf: Pdf) -> None:
    for found in _containers(pdf):
        if isinstance(found, Array):
            for place in _bad_places("", found):
                del found[place]
            continue
        for key, value in list(found.items()):
            if _is_bad_entry(found, key, value):
                del found[key]
                continue
            for place in _bad_places(key, value):
                del value[place]
        if _is_removed(found):
            # Somebody still refers to it: an empty dictionary does nothing.
            for key in list(found.keys()):
                if key not in ("/Length", "/Filter", "/DecodeParms"):
                    del found[key]


def _has_active_content(pdf: Pdf) -> bool:
    for found in _containers(pdf):
        if _is_removed(found):
            return True
        if isinstance(found, Array):
            if _bad_places("", found):
                return True
        elif any(_is_bad_entry(found, key, value) or _bad_places(key, value) for key, value in found.items()):
            return True
    return False


def _forget_author(pdf: Pdf) -> None:
    """The title names the reader's tab; who wrote it, with what and when is nobody's business."""
    title = pdf.docinfo.get("/Title") if "/Info" in pdf.trailer else None
    if "/Info" in pdf.trailer:
        del pdf.trailer["/Info"]
    if isinstance(title, pikepdf.String):
        pdf.docinfo["/Title"] = title


def _opened(content: bytes) -> Pdf:
    try:
        return Pdf.open(io.BytesIO(content), suppress_warnings=True)
    except pikepdf.PasswordError as error:
        raise PdfWithPassword from error
    except MemoryError as error:
        raise TooComplex from error
    except Exception as error:
        raise InvalidFormat from error


def _saved(pdf: Pdf) -> bytes:
    target = io.BytesIO()
    # Streams are copied as they are: unpacking them is what a bomb waits for.
    pdf.save(
        target,
        compress_streams=False,
        stream_decode_level=pikepdf.StreamDecodeLevel.none,
        object_stream_mode=pikepdf.ObjectStreamMode.generate,
        deterministic_id=True,
        encryption=False,
    )
    return target.getvalue()


def clean_pdf(content: bytes) -> bytes:
    with _opened(content) as pdf:
        try:
            if len(pdf.pages) == 0:
                raise InvalidFormat
            _clean_containers(pdf)
            _forget_author(pdf)
            written = _saved(pdf)
        except pikepdf.PdfError as error:
            raise InvalidFormat from error
    # What is no longer referred to is no longer in the file; we look at what readers will open.
    with _opened(written) as cleaned:
        if _has_active_content(cleaned):
            raise PdfNotCleanable
    return written
