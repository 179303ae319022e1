"""The press's process: `python -m vitrine.public.cv.typesetter`. Jobs come on stdin, sheets and pictures go to stdout.

Typst's library is eighty megabytes: it is loaded here and never in the server. It is given our templates, our fonts and
the owner's texts as data; nothing is downloaded, and no file outside of the templates can be read.
"""

import io
import resource
from pathlib import Path
from typing import Any

from vitrine.platform.processes.worker import prepare, serve
from vitrine.platform.shipped import WEB

MAX_MEMORY_BYTES = 512 << 20
FULL_BYTES = 200 << 20
MAX_CPU_S = 10
PICTURE_PPI = 110.0
MOST_PICTURES = 4
# A last page with three lines on it is spared, while that takes no magnifying glass.
SIZES = (1.0, 0.97, 0.94, 0.91)
MOST_PAGES_FITTED = 4
TEMPLATES = Path(__file__).parent / "templates"
MAIN = TEMPLATES / "cv.typ"
SHARE_PICTURE = TEMPLATES / "share" / "picture.typ"
ICON = TEMPLATES / "share" / "icon.typ"
PIXEL_PPI = 72.0
JPEG_QUALITY = 88
FONTS = WEB / "dist-render" / "fonts"


class _Typesetter:
    def __init__(self) -> None:
        import typst

        self._typst = typst
        # Those of the machine come last: for scripts of which we ship no font.
        self._fonts = typst.Fonts(font_paths=[FONTS])

    def _given(self, cv: str, template: str, size: float) -> dict[str, Any]:
        inputs = {"cv": cv, "template": template, "size": str(size)}
        return {"root": TEMPLATES, "font_paths": self._fonts, "sys_inputs": inputs}

    def _pages(self, cv: str, template: str, size: float) -> int:
        return int(self._typst.query(MAIN, "<pages>", "value", one=True, **self._given(cv, template, size)))

    def _best_size(self, cv: str, template: str) -> float:
        """The largest with which there are as few pages as with the smallest."""
        if self._pages(cv, template, SIZES[0]) > MOST_PAGES_FITTED:
            return SIZES[0]
        fewest = self._pages(cv, template, SIZES[-1])
        return next(size for size in SIZES if self._pages(cv, template, size) == fewest)

    def _set(self, cv: str, template: str, **how: Any) -> Any:
        given = self._given(cv, template, self._best_size(cv, template))
        return self._typst.compile(MAIN, **given, **how)

    def document(self, cv: str, template: str) -> bytes:
        """The same texts give the same bytes: no moment stands in it."""
        try:
            return bytes(self._set(cv, template, format="pdf", pdf_standards=["ua-1"], timestamp=0))
        except self._typst.TypstError:
            # PDF/UA takes no letter that no font has. Without it the document is tagged all the same.
            return bytes(self._set(cv, template, format="pdf", timestamp=0))

    def pictures(self, cv: str, template: str) -> list[bytes]:
        pages = self._set(cv, template, format="png", ppi=PICTURE_PPI)
        return pages if isinstance(pages, list) else [pages]

    def share_picture(self, card: str) -> bytes:
        """As JPEG: a portrait is four times as many bytes as PNG, and chats leave out what is large."""
        from PIL import Image

        drawn = self._drawn(SHARE_PICTURE, {"card": card})
        made = io.BytesIO()
        # Whole colours: letters have sharp edges.
        Image.open(io.BytesIO(drawn)).convert("RGB").save(made, "JPEG", quality=JPEG_QUALITY, subsampling=0)
        return made.getvalue()

    def icon(self, icon: str) -> bytes:
        return bytes(self._drawn(ICON, {"icon": icon}))

    def _drawn(self, template: Path, inputs: dict[str, str]) -> Any:
        """One page, a point a pixel."""
        given: dict[str, Any] = {"root": template.parent, "font_paths": self._fonts, "sys_inputs": inputs}
        return self._typst.compile(template, **given, format="png", ppi=PIXEL_PPI)


def _answer(typesetter: _Typesetter, job: dict[str, Any], cv: str) -> tuple[dict[str, Any], list[bytes]]:
    try:
        if job["as"] == "share picture":
            return {}, [typesetter.share_picture(cv)]
        if job["as"] == "icon":
            return {}, [typesetter.icon(cv)]
        if job["as"] == "pdf":
            return {}, [typesetter.document(cv, job["template"])]
        pages = typesetter.pictures(cv, job["template"])
        return {"pages": len(pages)}, pages[:MOST_PICTURES]
    except (MemoryError, RuntimeError) as error:  # Typst's own errors are RuntimeErrors
        return {"said": f"{type(error).__name__}: {error}"[:300]}, []


def _resident_bytes() -> int:
    """Where the system tells it. What `getrusage` tells begins on Linux with what the server had that started us."""
    try:
        with open("/proc/self/statm", encoding="ascii") as statm:
            return int(statm.read().split()[1]) * resource.getpagesize()
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss << 10


def main() -> None:
    prepare(max_memory_bytes=MAX_MEMORY_BYTES, niceness=5)  # everybody else waits for pages
    typesetter = _Typesetter()
    serve(
        lambda job, parts: _answer(typesetter, job, parts[0].decode()),
        max_cpu_s=MAX_CPU_S,
        is_full=lambda: _resident_bytes() > FULL_BYTES,  # Typst remembers what it has set
    )


if __name__ == "__main__":
    main()
