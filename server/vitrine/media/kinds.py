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

_UTF16_MARKS = (b"\xff\xfe", b"\xfe\xff")
_HEAD_BYTES = 1024


def sniff(content: bytes) -> ContentType | None:
    """The allowed type that these bytes begin like; whether they are whole is found out by reading them."""
    if content.startswith(b"\x89PNG\r\n\x1a\n"):
        return "image/png"
    if content.startswith(b"\xff\xd8\xff"):
        return "image/jpeg"
    head = content[:_HEAD_BYTES]
    # Readers accept a PDF header behind some junk; cleaning writes it anew at the start.
    if b"%PDF-" in head:
        return "application/pdf"
    if head.startswith(_UTF16_MARKS):
        head = head.decode("utf-16", errors="ignore").encode()
    if head.removeprefix(b"\xef\xbb\xbf").lstrip().startswith(b"<"):
        return "image/svg+xml"
    return None
