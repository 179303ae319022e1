"""Makes the PDFs of the media tests: honest ones, and one for each thing that must not reach a reader."""

import io
import zlib
from typing import Any

import pikepdf
from pikepdf import Array, Dictionary, Name, Pdf, String

from tests.sites.media.pictures import packed_blanks


def _saved(pdf: Pdf, **options: object) -> bytes:
    target = io.BytesIO()
    pdf.save(target, **options)  # type: ignore[arg-type]
    return target.getvalue()


def _page() -> Pdf:
    pdf = Pdf.new()
    pdf.add_blank_page(page_size=(200, 200))
    return pdf


def _script(pdf: Pdf) -> pikepdf.Object:
    return pdf.make_indirect(Dictionary(Type=Name.Action, S=Name.JavaScript, JS=String("app.alert('canary')")))


def _annotate(pdf: Pdf, **annotation: Any) -> None:
    box = Array([10, 10, 50, 50])
    made = pdf.make_indirect(Dictionary(Type=Name.Annot, Rect=box, **annotation))
    pdf.pages[0].Annots = pdf.make_indirect(Array([made]))


def plain_pdf(title: str = "Mon CV") -> bytes:
    pdf = _page()
    pdf.docinfo["/Title"] = title
    pdf.docinfo["/Author"] = "Secret Author"
    pdf.docinfo["/Producer"] = "Secret Software"
    return _saved(pdf)


def linked_pdf(address: str = "https://example.org/") -> bytes:
    pdf = _page()
    _annotate(pdf, Subtype=Name.Link, A=Dictionary(Type=Name.Action, S=Name.URI, URI=String(address)))
    return _saved(pdf)


def pdf_with_open_script() -> bytes:
    pdf = _page()
    pdf.Root.OpenAction = _script(pdf)
    return _saved(pdf)


def pdf_with_named_scripts() -> bytes:
    pdf = _page()
    pdf.Root.Names = Dictionary(JavaScript=Dictionary(Names=Array([String("canary"), _script(pdf)])))
    return _saved(pdf)


def pdf_with_page_actions() -> bytes:
    pdf = _page()
    pdf.pages[0].AA = Dictionary(O=_script(pdf), C=_script(pdf))
    return _saved(pdf)


def pdf_with_launch_link() -> bytes:
    pdf = _page()
    launch = Dictionary(Type=Name.Action, S=Name.Launch, F=String("canary.exe"), Win=Dictionary(F=String("cmd")))
    _annotate(pdf, Subtype=Name.Link, A=launch)
    return _saved(pdf)


def pdf_with_script_link() -> bytes:
    pdf = _page()
    _annotate(pdf, Subtype=Name.Link, A=_script(pdf))
    return _saved(pdf)


def pdf_with_chained_action() -> bytes:
    """Harmless first, script next."""
    pdf = _page()
    first = Dictionary(Type=Name.Action, S=Name.Named, N=Name.NextPage, Next=Array([_script(pdf)]))
    _annotate(pdf, Subtype=Name.Link, A=first)
    return _saved(pdf)


def pdf_with_form_script() -> bytes:
    pdf = _page()
    field = pdf.make_indirect(
        Dictionary(FT=Name.Tx, T=String("f"), Subtype=Name.Widget, AA=Dictionary(K=_script(pdf)), Rect=Array([0] * 4))
    )
    dynamic_form = pdf.make_stream(b"<xdp:xdp><script>canary</script></xdp:xdp>")
    pdf.Root.AcroForm = Dictionary(Fields=Array([field]), XFA=dynamic_form)
    return _saved(pdf)


def pdf_with_embedded_file() -> bytes:
    pdf = _page()
    content = pdf.make_stream(b"MZ canary", Type=Name.EmbeddedFile)
    spec = pdf.make_indirect(Dictionary(Type=Name.Filespec, F=String("canary.exe"), EF=Dictionary(F=content)))
    pdf.Root.Names = Dictionary(EmbeddedFiles=Dictionary(Names=Array([String("canary.exe"), spec])))
    pdf.Root.AF = Array([spec])
    return _saved(pdf)


def pdf_with_attachment_note() -> bytes:
    pdf = _page()
    content = pdf.make_stream(b"MZ canary")
    _annotate(pdf, Subtype=Name.FileAttachment, FS=Dictionary(Type=Name.Filespec, EF=Dictionary(F=content)))
    return _saved(pdf)


def pdf_with_film() -> bytes:
    pdf = _page()
    _annotate(pdf, Subtype=Name.RichMedia, RichMediaContent=Dictionary(Canary=String("canary")))
    return _saved(pdf)


def pdf_with_disguised_script() -> bytes:
    """The name written with an escape, as those who hide write it."""
    return pdf_with_open_script().replace(b"/JavaScript", b"/J#61vaScript").replace(b"/OpenAction", b"/Open#41ction")


def pdf_with_packed_script() -> bytes:
    """The objects are inside a compressed stream, where a search for words finds nothing."""
    pdf = _page()
    pdf.Root.OpenAction = _script(pdf)
    return _saved(pdf, object_stream_mode=pikepdf.ObjectStreamMode.generate)


def pdf_that_submits() -> bytes:
    pdf = _page()
    submit = Dictionary(Type=Name.Action, S=Name.SubmitForm, F=String("https://canary.example/"))
    _annotate(pdf, Subtype=Name.Link, A=submit)
    return _saved(pdf)


def pdf_with_disguised_action(**action: Any) -> bytes:
    """It calls itself part of the text's structure, where /S may be any word; a reader asks only what /S says."""
    pdf = _page()
    _annotate(pdf, Subtype=Name.Link, A=pdf.make_indirect(Dictionary(Type=Name.StructElem, **action)))
    return _saved(pdf)


def pdf_with_disguised_next_action() -> bytes:
    pdf = _page()
    then = Dictionary(Type=Name.StructElem, S=Name.Launch, F=String("canary.exe"))
    first = Dictionary(Type=Name.Action, S=Name.Named, N=Name.NextPage, Next=Array([Array([then])]))
    _annotate(pdf, Subtype=Name.Link, A=first)
    return _saved(pdf)


def pdf_with_unknown_action() -> bytes:
    """Of a kind that no list of dangers names yet, behind a bookmark."""
    pdf = _page()
    item = pdf.make_indirect(Dictionary(Title=String("x"), A=Dictionary(S=Name.Futuristic, F=String("canary"))))
    pdf.Root.Outlines = pdf.make_indirect(Dictionary(Type=Name.Outlines, First=item, Last=item, Count=1))
    return _saved(pdf)


def pdf_that_prints() -> bytes:
    pdf = _page()
    _annotate(pdf, Subtype=Name.Link, A=Dictionary(S=Name.Named, N=Name.CanaryPrint))
    return _saved(pdf).replace(b"/CanaryPrint", b"/canaryPrint")


def pdf_with_content_elsewhere() -> bytes:
    """A picture whose bytes the reader is to fetch from another file."""
    pdf = _page()
    stream = pdf.make_stream(b"x")
    stream.F = Dictionary(Type=Name.Filespec, F=String("file:///canary"))
    pdf.pages[0].Thumb = stream
    return _saved(pdf)


def structured_pdf() -> bytes:
    """What word processors write: a tagged text, attributes under /A, bookmarks one after the other."""
    pdf = _page()
    root = pdf.make_indirect(Dictionary(Type=Name.StructTreeRoot))
    part = pdf.make_indirect(
        Dictionary(Type=Name.StructElem, S=Name.P, P=root, A=Dictionary(O=Name.Layout, Placement=Name.KeptBlock))
    )
    root.K = Array([part])
    pdf.Root.StructTreeRoot = root
    inside = Array([pdf.pages[0].obj, Name.Fit])
    second = pdf.make_indirect(Dictionary(Title=String("kept second"), A=Dictionary(S=Name.GoTo, D=inside)))
    first = pdf.make_indirect(Dictionary(Title=String("kept first"), Dest=inside, Next=second))
    pdf.Root.Outlines = pdf.make_indirect(Dictionary(Type=Name.Outlines, First=first, Last=second, Count=2))
    return _saved(pdf)


def pdf_of_dictionaries(count: int) -> bytes:
    """Each is small, and each is looked at."""
    return (
        b"%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R/Many["
        + b"<</A/B/C/D/E/F/G/H>>" * count
        + b"]>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n"
        b"3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF"
    )


def locked_pdf(user: str) -> bytes:
    return _saved(_page(), encryption=pikepdf.Encryption(owner="owner", user=user))


def pdf_of_exactly(byte_count: int) -> bytes:
    """Its own page, and a stream that the page refers to, as long as needed."""
    guess = byte_count - 2000
    for _ in range(5):
        pdf = _page()
        pdf.pages[0].Thumb = pdf.make_stream(b"x" * guess)
        made = _saved(pdf, compress_streams=False)
        if len(made) == byte_count:
            return made
        guess += byte_count - len(made)
    raise AssertionError(f"no PDF of {byte_count} bytes")


def bomb_pdf(megabytes: int) -> bytes:
    """An object stream that unfolds a thousandfold when the file is opened."""
    packed = zlib.compress(packed_blanks(megabytes), 9)
    head = b"%PDF-1.5\n"
    stream = (
        b"1 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode] /Length "
        + str(len(packed)).encode()
        + b" >>\nstream\n"
        + packed
        + b"\nendstream\nendobj\n"
    )
    # Nothing, the stream at its offset, and two objects that are said to be inside it.
    rows = b"\0\0\0\0" + b"\1" + len(head).to_bytes(2, "big") + b"\0" + b"\2\0\1\0" * 2
    start = len(head) + len(stream)
    table = b"4 0 obj\n<< /Type /XRef /Size 4 /W [1 2 1] /Root 2 0 R /Length " + str(len(rows)).encode()
    table += b" >>\nstream\n" + rows + b"\nendstream\nendobj\nstartxref\n" + str(start).encode() + b"\n%%EOF"
    return head + stream + table


def endless_pdf() -> bytes:
    """Its page tree is its own child."""
    return (
        b"%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[2 0 R]/Count 1>>endobj\n"
        b"trailer<</Root 1 0 R>>\n%%EOF"
    )


def deep_pdf(depth: int) -> bytes:
    return (
        b"%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R/Deep "
        + b"[" * depth
        + b"]" * depth
        + b">>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n"
        b"3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF"
    )


def unpacked(content: bytes) -> bytes:
    """Every object written out, so that a search finds what is there."""
    with Pdf.open(io.BytesIO(content)) as pdf:
        return _saved(
            pdf,
            compress_streams=False,
            stream_decode_level=pikepdf.StreamDecodeLevel.generalized,
            object_stream_mode=pikepdf.ObjectStreamMode.disable,
        )
