"""The sign that browsers show beside a page's title. Every visit asks for it, so the front answers it by itself."""

from vitrine.platform.http.answers import Answer

_DRAWN = (
    b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 22 22">'
    b'<rect x="1" y="2" width="20" height="18" rx="4.5" fill="#1c1a17"/>'
    b'<rect x="4" y="5" width="6" height="12" rx="1.75" fill="#fbfaf7"/>'
    b'<rect x="12" y="5" width="6" height="5" rx="1.75" fill="#fbfaf7"/>'
    b'<rect x="12" y="12" width="6" height="5" rx="1.75" fill="#fbfaf7" opacity=".55"/></svg>'
)
_HEADERS = [
    (b"content-type", b"image/svg+xml"),
    (b"content-length", str(len(_DRAWN)).encode()),
    (b"cache-control", b"max-age=86400"),
    (b"x-content-type-options", b"nosniff"),
]


def favicon() -> Answer:
    return Answer(200, _HEADERS, _DRAWN)
