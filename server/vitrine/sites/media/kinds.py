"""What a file is, by its content: names and declared types are never believed. Used by cleaning and serving."""

from typing import Literal

Accepts = Literal["image", "file"]
ContentType = Literal["image/png", "image/jpeg", "image/svg+xml", "application/pdf", "image/avif", "image/webp"]

EXTENSIONS: dict[str, str] = {
    "image/png": "png",
    "image/jpeg": "jpg",
    "image/svg+xml": "svg",
    "application/pdf": "pdf",
    "image/avif": "avif",
    "image/webp": "webp",
}

# What smaller copies of a picture are; a browser takes the first that it knows, so the smallest comes first. Older
# uploads have copies as JPEG too, which no page names any more: who knows neither of these gets the picture itself.
COPY_TYPES = ("image/avif", "image/webp")

_UTF16_MARKS = (b"\xff\xfe", b"\xfe\xff")
_HEAD_BYTES = 1024
_AVIF_BRANDS = {b"avif", b"avis"}
_HEIC_BRANDS = {b"heic", b"heix", b"heim", b"heis", b"hevc", b"hevx", b"mif1", b"msf1"}


def _brands(content: bytes) -> set[bytes]:
    """Of the family of MP4: what its first box says that it is, and what it can be read as."""
    if content[4:8] != b"ftyp":
        return set()
    end = min(int.from_bytes(content[:4], "big"), _HEAD_BYTES)
    said = content[8:12] + content[16:end]
    return {said[place : place + 4] for place in range(0, len(said), 4)}


def is_heic(content: bytes) -> bool:
    """What telephones write and no site takes: told apart, to say how to send it instead."""
    brands = _brands(content)
    return not brands & _AVIF_BRANDS and bool(brands & _HEIC_BRANDS)


def sniff(content: bytes) -> ContentType | None:
    """The known type that these bytes begin like; whether they are whole is found out by reading them."""
    if content.startswith(b"\x89PNG\r\n\x1a\n"):
        return "image/png"
    if content.startswith(b"\xff\xd8\xff"):
        return "image/jpeg"
    if content.startswith(b"RIFF") and content[8:12] == b"WEBP":
        return "image/webp"
    if _brands(content) & _AVIF_BRANDS:
        return "image/avif"
    head = content[:_HEAD_BYTES]
    # Readers accept a PDF header behind some junk; cleaning writes it anew at the start.
    if b"%PDF-" in head:
        return "application/pdf"
    if head.startswith(_UTF16_MARKS):
        head = head.decode("utf-16", errors="ignore").encode()
    if head.removeprefix(b"\xef\xbb\xbf").lstrip().startswith(b"<"):
        return "image/svg+xml"
    return None
