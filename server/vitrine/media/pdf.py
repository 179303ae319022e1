"""PDF: written anew without scripts, launch actions, embedded files or metadata. Runs in the workshop."""

import io
from collections.abc import Iterator

import pikepdf
from pikepdf import Array, Dictionary, Name, Object, Pdf, Stream

from vitrine.media.problems import InvalidFormat, PdfNotCleanable, PdfWithPassword, TooComplex

MAX_OBJECTS = 100_000
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
)
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
    }
)
_REMOVED_ANNOTATIONS = frozenset({"/FileAttachment", "/RichMedia", "/Screen", "/Movie", "/Sound", "/3D"})


def _is_removed_action(found: Dictionary | Stream) -> bool:
    kind = found.get("/S")
    if not isinstance(kind, Name) or found.get("/Type") == Name.StructElem:
        return False
    if kind == Name.URI:
        address = found.get("/URI")
        return not isinstance(address, pikepdf.String) or not bytes(address).strip().lower().startswith(_READABLE_LINKS)
    return str(kind) in _REMOVED_ACTIONS


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
    count = 0
    waiting = [(one, 0) for one in (*pdf.objects, pdf.trailer)]
    while waiting:
        found, depth = waiting.pop()
        if not isinstance(found, Dictionary | Stream | Array):
            continue
        count += 1
        if count > MAX_OBJECTS or depth > MAX_DEPTH:
            raise TooComplex
        yield found
        waiting += [(child, depth + 1) for child in _children(found) if not _is_indirect(child)]


def _is_indirect(found: object) -> bool:
    return isinstance(found, Object) and found.is_indirect


def _clean_containers(pdf: Pdf) -> None:
    for found in _containers(pdf):
        if isinstance(found, Array):
            for index in range(len(found) - 1, -1, -1):
                if _is_removed(found[index]):
                    del found[index]
            continue
        for key in _REMOVED_KEYS:
            if key in found:
                del found[key]
        for key, value in list(found.items()):
            if _is_removed(value):
                del found[key]
        if _is_removed(found):
            # Somebody still refers to it: an empty dictionary does nothing.
            for key in list(found.keys()):
                if key not in ("/Length", "/Filter", "/DecodeParms"):
                    del found[key]


def _has_active_content(pdf: Pdf) -> bool:
    return any(
        _is_removed(found) or (isinstance(found, Dictionary | Stream) and any(key in found for key in _REMOVED_KEYS))
        for found in _containers(pdf)
    )


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
