"""Makes what paid sites may send besides: WebP, AVIF, HEIC and heavy files, honest and hostile."""

import struct

from PIL import Image

from tests.sites.media import pictures as pic


def clear_to_the_right(width: int = 60, height: int = 40) -> Image.Image:
    image = pic.arrow(width, height).convert("RGBA")
    image.paste((0, 0, 0, 0), (width // 2, 0, width, height))
    return image


def webp(image: Image.Image | None = None, **options: object) -> bytes:
    return pic.saved(image or pic.arrow(), "WEBP", **{"method": 0, **options})


def avif(image: Image.Image | None = None, **options: object) -> bytes:
    return pic.saved(image or pic.arrow(), "AVIF", **{"speed": 10, **options})


def exif_of_a_telephone() -> bytes:
    exif = Image.Exif()
    exif[0x0112] = 6
    exif[0x010F] = "SecretPhoneMaker"
    return exif.tobytes()


def film(kind: str, frames: int, width: int = 16, height: int = 16) -> bytes:
    """Each frame is another, so that none is left out by the writer."""
    first, *others = [
        Image.new("RGB", (width, height), (place * 97 % 256, place // 4 % 256, 9)) for place in range(frames)
    ]
    options = {"speed": 10} if kind == "AVIF" else {"method": 0, "lossless": True}
    return pic.saved(first, kind, save_all=True, append_images=others, duration=40, **options)


def _riff(kind: bytes, body: bytes) -> bytes:
    chunk = kind + struct.pack("<I", len(body)) + body + b"\0" * (len(body) % 2)
    return b"RIFF" + struct.pack("<I", 4 + len(chunk)) + b"WEBP" + chunk


def webp_canvas_claiming(width: int, height: int) -> bytes:
    size = (width - 1).to_bytes(3, "little") + (height - 1).to_bytes(3, "little")
    return _riff(b"VP8X", b"\x02\0\0\0" + size) + webp()[12:]


def lossless_webp_claiming(width: int, height: int) -> bytes:
    bits = (width - 1) | (height - 1) << 14
    return _riff(b"VP8L", b"\x2f" + bits.to_bytes(4, "little") + b"\0" * 20)


def lossy_webp_claiming(width: int, height: int) -> bytes:
    whole = bytearray(webp())
    whole[26:30] = struct.pack("<HH", width, height)
    return bytes(whole)


def avif_claiming(width: int, height: int, content: bytes | None = None) -> bytes:
    """Its box says so; what is coded in it is another thing."""
    whole = bytearray(content or avif())
    place = -1
    while (place := whole.find(b"ispe", place + 1)) >= 0:
        whole[place + 8 : place + 16] = struct.pack(">II", width, height)
    return bytes(whole)


def boxes(*brands: bytes) -> bytes:
    said = b"".join(brands[1:])
    return struct.pack(">I", 16 + len(said)) + b"ftyp" + brands[0] + b"\0\0\0\0" + said + b"\0\0\0\x08mdat"


def heavy_png(width: int, height: int) -> bytes:
    """Over the limit, and soon written: hardly packed."""
    return pic.saved(clear_to_the_right(width, height), "PNG", compress_level=1) + b"\0" * 1_100_000


def heavy_jpeg(width: int, height: int) -> bytes:
    return pic.saved(pic.arrow(width, height), "JPEG", quality=80) + b"\0" * 1_100_000
