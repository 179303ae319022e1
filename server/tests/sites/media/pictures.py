"""Makes the pictures and drawings of the media tests: honest, borderline and hostile."""

import base64
import io
import random
import struct
import zlib
from typing import Any

from PIL import Image, ImageCms, ImageDraw

SVG_START = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="20">'


def png_chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def packed_blanks(megabytes: int) -> bytes:
    """What zlib would make of so many blanks, without the wait: one packed block, many times over."""
    block = b" " * (1 << 20)
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed_block = packer.compress(block) + packer.flush(zlib.Z_FULL_FLUSH)
    checksum = 1
    for _ in range(megabytes):
        checksum = zlib.adler32(block, checksum)
    return b"\x78\xda" + packed_block * megabytes + b"\x03\x00" + struct.pack(">I", checksum)


def arrow(width: int = 60, height: int = 40) -> Image.Image:
    """Red at the top left, blue at the bottom right: which way up it is can be asked of its corners."""
    image = Image.new("RGB", (width, height), "white")
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, width // 3, height // 3), fill=(220, 0, 0))
    draw.rectangle((width - width // 3, height - height // 3, width, height), fill=(0, 0, 220))
    return image


def noise(width: int, height: int, seed: int = 1) -> Image.Image:
    return Image.frombytes("RGB", (width, height), random.Random(seed).randbytes(width * height * 3))


def saved(image: Image.Image, kind: str, **options: Any) -> bytes:
    target = io.BytesIO()
    image.save(target, kind, **options)
    return target.getvalue()


def png(mode: str = "RGB", **options: Any) -> bytes:
    return saved(arrow().convert(mode), "PNG", **options)


def jpeg(mode: str = "RGB", **options: Any) -> bytes:
    return saved(arrow().convert(mode), "JPEG", quality=85, **options)


def rotated_jpeg(orientation: int, width: int = 60, height: int = 40, quality: int = 85) -> bytes:
    """What a phone writes: the sensor's picture, and in the EXIF how to turn it, where it was taken and by what."""
    turns = {
        1: None,
        2: Image.Transpose.FLIP_LEFT_RIGHT,
        3: Image.Transpose.ROTATE_180,
        4: Image.Transpose.FLIP_TOP_BOTTOM,
        5: Image.Transpose.TRANSPOSE,
        6: Image.Transpose.ROTATE_90,
        7: Image.Transpose.TRANSVERSE,
        8: Image.Transpose.ROTATE_270,
    }
    upright = arrow(width, height)
    turn = turns[orientation]
    exif = Image.Exif()
    exif[0x0112] = orientation
    exif[0x010F] = "SecretPhoneMaker"
    exif[0x8825] = {1: "N", 2: (48.0, 51.0, 29.0), 3: "E", 4: (2.0, 17.0, 40.0)}
    return saved(upright.transpose(turn) if turn is not None else upright, "JPEG", quality=quality, exif=exif)


def jpeg_of_exactly(byte_count: int) -> bytes:
    """Valid and exactly that long: a comment segment fills it up."""
    body = saved(noise(320, 240), "JPEG", quality=90)
    missing = byte_count - len(body)
    filled = body[:2]
    while missing > 0:
        size = min(missing, 65_000)
        if 0 < missing - size < 4:
            size -= 4
        filled += b"\xff\xfe" + struct.pack(">H", size - 2) + b"x" * (size - 4)
        missing -= size
    return filled + body[2:]


def png_of_exactly(byte_count: int) -> bytes:
    body = png()
    return body[:33] + png_chunk(b"prIv", b"x" * (byte_count - len(body) - 12)) + body[33:]


def png_claiming(width: int, height: int, bit_depth: int = 8, colour: int = 2) -> bytes:
    """Only its header says so: a few bytes that would unfold to gigabytes."""
    header = struct.pack(">IIBBBBB", width, height, bit_depth, colour, 0, 0, 0)
    rows = zlib.compress(b"\0" * 100_000)
    return b"\x89PNG\r\n\x1a\n" + png_chunk(b"IHDR", header) + png_chunk(b"IDAT", rows) + png_chunk(b"IEND", b"")


def png_with_packed_text(megabytes: int) -> bytes:
    body = png()
    text = png_chunk(b"zTXt", b"Comment\0\0" + packed_blanks(megabytes))
    return body[:33] + text + body[33:]


def jpeg_claiming(width: int, height: int) -> bytes:
    body = bytearray(jpeg())
    start = body.index(b"\xff\xc0")
    body[start + 5 : start + 9] = struct.pack(">HH", height, width)
    return bytes(body)


def wide_gamut_jpeg() -> bytes:
    """Carries a colour profile, as phones do."""
    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("LAB")).tobytes()
    return jpeg(icc_profile=profile)


def svg(inside: str = "", start: str = SVG_START) -> bytes:
    return f"{start}{inside}</svg>".encode()


def nested_svg(depth: int) -> bytes:
    """The root counts as one level."""
    return svg("<g>" * (depth - 1) + "</g>" * (depth - 1))


def svg_with_elements(count: int) -> bytes:
    return svg("<rect/>" * (count - 1))


def svg_of_exactly(byte_count: int) -> bytes:
    body = svg("<rect width='4' height='4'/>")
    return body[:-6] + b" " * (byte_count - len(body)) + body[-6:]


def unfolding_svg(levels: int, times: int) -> bytes:
    """Each group uses the one before it many times: kilobytes that draw for ever."""
    groups = ['<g id="g0"><rect width="1" height="1"/></g>']
    groups += [
        f'<g id="g{level}">' + f'<use xlink:href="#g{level - 1}"/>' * times + "</g>" for level in range(1, levels)
    ]
    return svg("".join(groups))


def entity_svg() -> bytes:
    entities = '<!ENTITY a0 "ha">' + "".join(f'<!ENTITY a{n} "{f"&a{n - 1};" * 10}">' for n in range(1, 10))
    return f"<!DOCTYPE svg [{entities}]>".encode() + svg("<text>&a9;</text>")


def many_scans_jpeg(count: int, side: int = 2000) -> bytes:
    """One flat picture whose last pass is written again and again: each makes the reader walk over every pixel."""
    body = saved(Image.new("L", (side, side), "grey"), "JPEG", progressive=True)
    last_scan = body.rindex(b"\xff\xda")
    return body[:last_scan] + body[last_scan:-2] * count + body[-2:]


def styled_svg(style: str, drawn: str = "<path/>") -> bytes:
    return svg(f"<style>{style}</style>{drawn}")


def svg_of_rules_times_paths(count: int) -> bytes:
    """Each path asks for every rule."""
    return styled_svg(".a{fill:red}" * count, "<path class='a'/>" * count)


def svg_of_long_style_used_often() -> bytes:
    """One long style, read again wherever its element is used."""
    return svg(f"<path id='a' style='{'fill:red;' * 60_000}'/>" + "<use href='#a'/>" * 19_000)


def svg_of_failing_photographs(count: int) -> bytes:
    """Each claims as many pixels as are allowed, and has none of them."""
    claiming = base64.b64encode(png_claiming(5000, 5000)).decode()
    return svg(f"<image href='data:image/png;base64,{claiming}'/>" * count)
