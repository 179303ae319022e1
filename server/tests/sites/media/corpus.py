"""Every file of the corpus by name: how it is made, in which field it is put, and what must come of it."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from pikepdf import Name, String
from PIL import Image

from tests.sites.media import documents as pdf
from tests.sites.media import modern
from tests.sites.media import pictures as pic
from tests.sites.media.pictures import svg
from vitrine.content.catalogues import FILE_MAX_BYTES, IMAGE_MAX_BYTES
from vitrine.sites.media.kinds import Accepts
from vitrine.sites.media.results import SPECS_OWN, Allowance

PNG, JPEG, SVG, PDF = "image/png", "image/jpeg", "image/svg+xml", "application/pdf"
FORMAT, PIXELS, COMPLEX = "media.invalid_format", "media.too_many_pixels", "media.too_complex"
IMAGE_SIZE, FILE_SIZE = "media.image_too_large", "media.file_too_large"
DOCTYPE, PASSWORD = "media.svg_with_doctype", "media.pdf_with_password"


PAID = Allowance(takes_paid_types=True)  # by default: what a paid site refuses, no other takes
HIGH = Allowance(takes_paid_types=True, is_high_definition=True)


@dataclass(frozen=True)
class Case:
    """`outcome`: the type it is kept as, or the code of its refusal. `gone`, `stays`: bytes that must (not) be kept."""

    make: Callable[[], bytes]
    outcome: str
    accepts: Accepts = "image"
    allowance: Allowance = PAID
    gone: tuple[bytes, ...] = ()
    stays: tuple[bytes, ...] = ()


def _svg_without(inside: str, *gone: str) -> Case:
    return Case(lambda: svg(f"{inside}<rect width='4' height='4'/>"), SVG, gone=tuple(word.encode() for word in gone))


def _turned(orientation: int) -> Case:
    return Case(lambda: pic.rotated_jpeg(orientation), JPEG, gone=(b"Exif", b"SecretPhoneMaker"))


def _cleaned_pdf(make: Callable[[], bytes]) -> Case:
    return Case(make, PDF, "file", gone=(b"canary",))


DISGUISED: dict[str, dict[str, Any]] = {
    "launch": {"S": Name.Launch, "F": String("canary.exe")},
    "form that is sent": {"S": Name.SubmitForm, "F": String("https://canary.example/")},
    "script": {"S": Name.JavaScript, "JS": String("canary()")},
    "script link": {"S": Name.URI, "URI": String("javascript:canary()")},
    "file link": {"S": Name.URI, "URI": String("file:///canary")},
    "thread": {"S": Name.Thread, "F": String("file:///canary"), "D": 0},
    "link without a kind": {"URI": String("https://canary.example/")},
}

CORPUS: dict[str, Case] = {
    # PNG, honest
    "png rgb": Case(pic.png, PNG),
    "png rgba": Case(lambda: pic.png("RGBA"), PNG),
    "png grey": Case(lambda: pic.png("L"), PNG),
    "png grey with alpha": Case(lambda: pic.png("LA"), PNG),
    "png palette": Case(lambda: pic.png("P"), PNG),
    "png palette with transparency": Case(lambda: pic.png("P", transparency=0), PNG),
    "png black and white": Case(lambda: pic.png("1"), PNG),
    "png 16 bits": Case(lambda: pic.png("I;16"), PNG),
    "png of one pixel": Case(lambda: pic.saved(pic.arrow(1, 1), "PNG"), PNG),
    "png with text and time": Case(
        lambda: pic.png()[:33] + pic.png_chunk(b"tEXt", b"Author\0Secret Author") + pic.png()[33:],
        PNG,
        gone=(b"Secret",),
    ),
    "png followed by an archive": Case(lambda: pic.png() + b"PK\x03\x04canary", PNG, gone=(b"canary",)),
    "png of exactly the limit": Case(lambda: pic.png_of_exactly(IMAGE_MAX_BYTES), PNG),
    "png one byte over is compressed": Case(lambda: pic.png_of_exactly(IMAGE_MAX_BYTES + 1), JPEG),
    "png in the file field": Case(pic.png, PNG, "file"),
    "png of exactly 2 MiB in the file field": Case(lambda: pic.png_of_exactly(FILE_MAX_BYTES), PNG, "file"),
    "png over 2 MiB in the file field": Case(lambda: pic.png_of_exactly(FILE_MAX_BYTES + 1), JPEG, "file"),
    # JPEG, honest
    "jpeg": Case(pic.jpeg, JPEG),
    "jpeg grey": Case(lambda: pic.jpeg("L"), JPEG),
    "jpeg cmyk": Case(lambda: pic.jpeg("CMYK"), JPEG),
    "jpeg progressive": Case(lambda: pic.jpeg(progressive=True), JPEG),
    "jpeg with a broken colour profile": Case(lambda: pic.jpeg(icc_profile=b"canary" * 30), JPEG, gone=(b"canary",)),
    "jpeg with a colour profile of another kind": Case(pic.wide_gamut_jpeg, JPEG, gone=(b"ICC_PROFILE",)),
    **{f"jpeg turned by its EXIF, {number}": _turned(number) for number in range(1, 9)},
    "jpeg with a comment": Case(lambda: pic.jpeg(comment=b"canary"), JPEG, gone=(b"canary",)),
    "jpeg followed by a script": Case(lambda: pic.jpeg() + b"<script>canary</script>", JPEG, gone=(b"canary",)),
    "jpeg of exactly the limit": Case(lambda: pic.jpeg_of_exactly(IMAGE_MAX_BYTES), JPEG),
    "jpeg one byte over is compressed": Case(lambda: pic.jpeg_of_exactly(IMAGE_MAX_BYTES + 1), JPEG),
    "jpeg of 12 megapixels": Case(lambda: pic.rotated_jpeg(6, 3024, 4032), JPEG, gone=(b"Exif",)),
    # too tall to be saved by a width of 800
    "jpeg that stays too large": Case(lambda: pic.saved(pic.noise(700, 9000), "JPEG", quality=40), IMAGE_SIZE),
    "jpeg that stays too large for the file field": Case(
        lambda: pic.saved(pic.noise(800, 9500), "JPEG", quality=60), FILE_SIZE, "file"
    ),
    # pixels
    "png of 25 megapixels": Case(lambda: pic.saved(Image.new("L", (5000, 5000)), "PNG"), PNG),
    "png of one row more": Case(lambda: pic.saved(Image.new("L", (5000, 5001)), "PNG"), PIXELS),
    "png that claims 169 megapixels": Case(lambda: pic.png_claiming(13_000, 13_000), PIXELS),
    "png that claims 2 000 megapixels": Case(lambda: pic.png_claiming(50_000, 40_000, 16, 6), PIXELS),
    "png that claims 4 billion pixels a side": Case(lambda: pic.png_claiming(0x7FFFFFFF, 0x7FFFFFFF), PIXELS),
    "png that claims a side too long": Case(lambda: pic.png_claiming(1_000_000, 10), PIXELS),
    "png of no size": Case(lambda: pic.png_claiming(0, 0), FORMAT),
    "png that claims more than it has": Case(lambda: pic.png_claiming(4000, 4000), FORMAT),
    "png with a packed text of 500 MB": Case(lambda: pic.png_with_packed_text(500), FORMAT),
    "jpeg that claims 65 000 a side": Case(lambda: pic.jpeg_claiming(65_000, 65_000), PIXELS),
    # broken or another thing
    "nothing": Case(lambda: b"", FORMAT),
    "text": Case(lambda: b"bonjour", FORMAT),
    "png cut in half": Case(lambda: pic.png()[: len(pic.png()) // 2], FORMAT),
    "png with only its signature": Case(lambda: pic.png()[:8], FORMAT),
    "png with a wrong checksum": Case(lambda: pic.png()[:29] + b"\0\0\0\0" + pic.png()[33:], FORMAT),
    "jpeg cut in half": Case(lambda: pic.rotated_jpeg(1, 600, 400)[:3000], FORMAT),
    "jpeg with only its first bytes": Case(lambda: b"\xff\xd8\xff\xe0", FORMAT),
    "gif": Case(lambda: pic.saved(pic.arrow(), "GIF"), FORMAT),
    # high definition
    "png of 25 megapixels one sees through, in high definition": Case(
        lambda: modern.heavy_png(5000, 5000), PNG, allowance=HIGH
    ),
    "jpeg of 25 megapixels in high definition": Case(lambda: modern.heavy_jpeg(5770, 4330), JPEG, allowance=HIGH),
    "jpeg of noise in high definition": Case(
        lambda: pic.saved(pic.noise(2560, 2560), "JPEG", quality=95), IMAGE_SIZE, allowance=HIGH
    ),
    # WebP and AVIF
    "webp on a free site": Case(modern.webp, FORMAT, allowance=SPECS_OWN),
    "avif on a free site": Case(modern.avif, FORMAT, allowance=SPECS_OWN),
    "webp as a document": Case(modern.webp, FORMAT, "file"),
    "webp": Case(modern.webp, JPEG),
    "webp without loss": Case(lambda: modern.webp(lossless=True), JPEG),
    "webp one sees through": Case(lambda: modern.webp(modern.clear_to_the_right()), PNG),
    "webp of a telephone": Case(
        lambda: modern.webp(exif=modern.exif_of_a_telephone()), JPEG, gone=(b"SecretPhoneMaker",)
    ),
    "webp that moves": Case(lambda: modern.film("WEBP", 5), JPEG),
    "webp of one pixel": Case(lambda: modern.webp(pic.arrow(1, 1)), JPEG),
    "webp over the limit once converted": Case(lambda: modern.webp(pic.noise(1200, 900), quality=60), JPEG),
    "webp of twelve megapixels": Case(lambda: modern.webp(pic.arrow(4032, 3024)), JPEG),
    "webp of twelve megapixels one sees through": Case(
        lambda: modern.webp(modern.clear_to_the_right(4032, 3024), lossless=True, method=0), PNG
    ),
    "webp that is long and thin, costly": Case(lambda: modern.webp(pic.arrow(16_383, 3)), JPEG),
    "webp film of a thousand frames and more, costly": Case(lambda: modern.film("WEBP", 1100), COMPLEX),
    "webp of thirteen megapixels": Case(lambda: modern.lossy_webp_claiming(4200, 3100), PIXELS),
    "webp canvas that claims 16 million a side": Case(
        lambda: modern.webp_canvas_claiming(16_777_216, 16_777_216), PIXELS
    ),
    "webp canvas that claims more than its picture": Case(lambda: modern.webp_canvas_claiming(3000, 3000), FORMAT),
    "webp without loss that claims 16 384 a side": Case(lambda: modern.lossless_webp_claiming(16_384, 16_384), PIXELS),
    "webp without loss that claims and has nothing": Case(lambda: modern.lossless_webp_claiming(3000, 3000), FORMAT),
    "webp that claims 16 383 a side": Case(lambda: modern.lossy_webp_claiming(16_383, 16_383), PIXELS),
    "webp cut in half": Case(lambda: modern.webp()[:150], FORMAT),
    "webp with only its first bytes": Case(lambda: modern.webp()[:16], FORMAT),
    "avif": Case(modern.avif, JPEG),
    "avif one sees through": Case(lambda: modern.avif(modern.clear_to_the_right()), PNG),
    "avif of a telephone": Case(
        lambda: modern.avif(exif=modern.exif_of_a_telephone()), JPEG, gone=(b"SecretPhoneMaker",)
    ),
    "avif that moves": Case(lambda: modern.film("AVIF", 5), JPEG),
    "avif of one pixel": Case(lambda: modern.avif(pic.arrow(1, 1)), JPEG),
    "avif of twelve megapixels": Case(lambda: modern.avif(pic.arrow(4032, 3024)), JPEG),
    "avif of thirteen megapixels": Case(lambda: modern.avif_claiming(4200, 3100), PIXELS),
    "avif film of a thousand frames and more, costly": Case(lambda: modern.film("AVIF", 1100), COMPLEX),
    "avif that claims 16 384 a side": Case(lambda: modern.avif_claiming(16_384, 16_384), PIXELS),
    "avif that claims no side": Case(lambda: modern.avif_claiming(0, 0), FORMAT),
    "avif that claims less than a costly frame": Case(
        lambda: modern.avif_claiming(60, 40, modern.avif(pic.arrow(5000, 4000))), JPEG
    ),
    "avif cut in half": Case(lambda: modern.avif()[: len(modern.avif()) // 2], FORMAT),
    "avif with only its first box": Case(lambda: modern.boxes(b"avif", b"mif1", b"miaf"), FORMAT),
    "heic": Case(lambda: modern.boxes(b"heic", b"mif1", b"heic"), FORMAT),
    "film of a telephone": Case(lambda: modern.boxes(b"isom", b"mp41"), FORMAT),
    "bmp": Case(lambda: pic.saved(pic.arrow(), "BMP"), FORMAT),
    "tiff": Case(lambda: pic.saved(pic.arrow(), "TIFF"), FORMAT),
    "ico": Case(lambda: pic.saved(pic.arrow(64, 64), "ICO"), FORMAT),
    "archive": Case(lambda: b"PK\x03\x04" + b"\0" * 100, FORMAT),
    "program": Case(lambda: b"MZ" + b"\0" * 100, FORMAT, "file"),
    "web page": Case(lambda: b"<!doctype html><script>alert(1)</script>", FORMAT),
    "web page that is well-formed": Case(lambda: b"<html xmlns='http://www.w3.org/1999/xhtml'/>", FORMAT),
    "postscript": Case(lambda: b"%!PS-Adobe-3.0\n", FORMAT, "file"),
    # SVG
    "svg": Case(lambda: svg("<rect width='4' height='4' fill='red'/>"), SVG),
    "svg with a byte order mark": Case(lambda: b"\xef\xbb\xbf" + svg(), SVG),
    "svg in UTF-16": Case(lambda: svg("<text>é</text>").decode().encode("utf-16"), SVG),
    "svg with a declaration and comments": Case(lambda: b"<?xml version='1.0'?><!-- c -->" + svg(), SVG),
    "svg with a prefix": Case(lambda: b'<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:rect/></s:svg>', SVG),
    "svg of exactly the limit": Case(lambda: pic.svg_of_exactly(IMAGE_MAX_BYTES), SVG),
    "svg one byte over": Case(lambda: pic.svg_of_exactly(IMAGE_MAX_BYTES + 1), IMAGE_SIZE),
    "svg 64 deep": Case(lambda: pic.nested_svg(64), SVG),
    "svg 65 deep": Case(lambda: pic.nested_svg(65), COMPLEX),
    "svg 40 000 deep": Case(lambda: pic.nested_svg(40_000), COMPLEX),
    "svg of 20 000 elements": Case(lambda: pic.svg_with_elements(20_000), SVG),
    "svg of 20 001 elements": Case(lambda: pic.svg_with_elements(20_001), COMPLEX),
    "svg that unfolds to a billion": Case(lambda: pic.unfolding_svg(10, 10), COMPLEX),
    "svg that uses itself": Case(lambda: svg('<g id="a"><use href="#a"/></g>'), SVG),
    "svg with a doctype": Case(lambda: b'<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">' + svg(), DOCTYPE),
    "svg with entities within entities": Case(pic.entity_svg, DOCTYPE),
    "svg that reads a file": Case(
        lambda: b'<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>' + svg("<text>&x;</text>"), DOCTYPE
    ),
    "svg without a namespace": Case(lambda: b"<svg width='4'/>", FORMAT),
    "svg not closed": Case(lambda: svg("<g>"), FORMAT),
    "svg with an encoding that does not exist": Case(
        lambda: b"<?xml version='1.0' encoding='canary'?>" + svg(), FORMAT
    ),
    "svg with a script": _svg_without("<script>canary()</script>", "canary", "script"),
    "svg with a script in CDATA": _svg_without("<script><![CDATA[canary()]]></script>", "canary"),
    "svg with a handler": _svg_without("<rect onclick='canary()' onload='canary()'/>", "canary", "onload"),
    "svg with a script link": _svg_without("<a xlink:href='javascript:canary()'><text>x</text></a>", "canary"),
    "svg with a disguised link": _svg_without("<a href='java&#10;script:canary()'><text>x</text></a>", "canary"),
    "svg with foreign content": _svg_without(
        "<foreignObject><iframe xmlns='http://www.w3.org/1999/xhtml' src='//canary.example'/></foreignObject>", "canary"
    ),
    "svg that loads a picture": _svg_without("<image href='https://canary.example/fetched.png'/>", "canary", "fetched"),
    "svg that uses another file": _svg_without("<use xlink:href='https://canary.example/fetched.svg#a'/>", "fetched"),
    "svg that loads by its style": _svg_without(
        "<style>rect{fill:url(https://canary.example/fetched#a)}</style>", "fetched"
    ),
    "svg that imports a style": _svg_without("<style>@import 'https://canary.example/';</style>", "canary"),
    "svg with a style attribute that loads": _svg_without(
        "<rect style='fill:url(https://canary.example/fetched#a)'/>", "fetched"
    ),
    "svg with a style instruction": Case(
        lambda: b"<?xml-stylesheet href='https://canary.example/'?>" + svg(), SVG, gone=(b"canary",)
    ),
    "svg with a page in a data URL": _svg_without("<image href='data:text/html;base64,Y2FuYXJ5'/>", "Y2FuYXJ5"),
    "svg with metadata": _svg_without("<metadata>canary</metadata>", "canary"),
    # what took minutes of one owner's and of everybody's time
    "costly svg with a style of 60 000 letters": Case(lambda: pic.styled_svg("a" * 60_000), SVG),
    "costly svg with comments that never end": Case(lambda: pic.styled_svg("/*" * 30_000), SVG),
    "costly svg of 5 000 rules times 5 000 paths": Case(lambda: pic.svg_of_rules_times_paths(5_000), SVG),
    "costly svg whose long style is used 19 000 times": Case(pic.svg_of_long_style_used_often, SVG),
    "costly svg with a style that is too long": Case(lambda: pic.styled_svg("a" * 300_000), COMPLEX),
    "costly svg of references": Case(lambda: svg(f"<g fill='{'url(#a)' * 100_000}' id='a'/>"), COMPLEX),
    "costly svg of photographs that are none": Case(lambda: pic.svg_of_failing_photographs(2_000), COMPLEX),
    "costly jpeg of 3 000 scans": Case(lambda: pic.many_scans_jpeg(3_000), COMPLEX),
    "jpeg of 20 scans": Case(lambda: pic.many_scans_jpeg(10, 200), JPEG),
    # PDF
    "pdf": Case(pdf.plain_pdf, PDF, "file", gone=(b"Secret",)),
    "pdf in an image field": Case(pdf.plain_pdf, FORMAT, "image"),
    "pdf behind a blank line": Case(lambda: b"\n\n" + pdf.plain_pdf(), PDF, "file"),
    "pdf with a link": Case(pdf.linked_pdf, PDF, "file", stays=(b"https://example.org/",)),
    "pdf with a script link in its address": Case(
        lambda: pdf.linked_pdf("javascript:canary()"), PDF, "file", gone=(b"canary",)
    ),
    "pdf of exactly the limit": Case(lambda: pdf.pdf_of_exactly(FILE_MAX_BYTES), PDF, "file"),
    "pdf one byte over": Case(lambda: pdf.pdf_of_exactly(FILE_MAX_BYTES + 1), FILE_SIZE, "file"),
    "pdf that runs a script when opened": _cleaned_pdf(pdf.pdf_with_open_script),
    "pdf with named scripts": _cleaned_pdf(pdf.pdf_with_named_scripts),
    "pdf with page actions": _cleaned_pdf(pdf.pdf_with_page_actions),
    "pdf that launches a program": _cleaned_pdf(pdf.pdf_with_launch_link),
    "pdf with a script behind a link": _cleaned_pdf(pdf.pdf_with_script_link),
    "pdf with a script behind an action": _cleaned_pdf(pdf.pdf_with_chained_action),
    "pdf with a script in a form": _cleaned_pdf(pdf.pdf_with_form_script),
    "pdf with an embedded file": _cleaned_pdf(pdf.pdf_with_embedded_file),
    "pdf with an attachment": _cleaned_pdf(pdf.pdf_with_attachment_note),
    "pdf with a film": _cleaned_pdf(pdf.pdf_with_film),
    "pdf with a disguised script": _cleaned_pdf(pdf.pdf_with_disguised_script),
    "pdf with a packed script": _cleaned_pdf(pdf.pdf_with_packed_script),
    "pdf that sends a form away": _cleaned_pdf(pdf.pdf_that_submits),
    **{
        f"pdf with a disguised {kind}": _cleaned_pdf(partial(pdf.pdf_with_disguised_action, **action))
        for kind, action in DISGUISED.items()
    },
    "pdf with a disguised action behind another": _cleaned_pdf(pdf.pdf_with_disguised_next_action),
    "pdf with an action of an unknown kind": _cleaned_pdf(pdf.pdf_with_unknown_action),
    "pdf that calls a command of the reader": _cleaned_pdf(pdf.pdf_that_prints),
    "pdf whose content is elsewhere": _cleaned_pdf(pdf.pdf_with_content_elsewhere),
    "pdf of a word processor": Case(
        pdf.structured_pdf, PDF, "file", stays=(b"KeptBlock", b"kept first", b"kept second", b"/GoTo", b"/StructElem")
    ),
    "costly pdf of 95 000 dictionaries": Case(lambda: pdf.pdf_of_dictionaries(95_000), COMPLEX, "file"),
    "pdf with a password": Case(lambda: pdf.locked_pdf("secret"), PASSWORD, "file"),
    "pdf that only forbids printing": Case(lambda: pdf.locked_pdf(""), PDF, "file"),
    "pdf cut in half": Case(lambda: pdf.plain_pdf()[:200], FORMAT, "file"),
    "pdf with only its header": Case(lambda: b"%PDF-1.7\n", FORMAT, "file"),
    "pdf whose page tree is endless": Case(pdf.endless_pdf, FORMAT, "file"),
    "pdf that is a bomb": Case(lambda: pdf.bomb_pdf(900), FORMAT, "file"),
}
