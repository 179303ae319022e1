"""docs/guide as HTML: the pages of each language in the order of their numbers. Read once per process, by routes.py."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal

from markdown_it import MarkdownIt
from markdown_it.token import Token

from vitrine.platform.shipped import DOCS

Language = Literal["fr", "en"]
GUIDE = DOCS / "guide"
PICTURES = GUIDE / "pictures"


# Where the pages of each stand.
ROOTS: dict[Language, str] = {"fr": "/aide", "en": "/help"}


@dataclass(frozen=True)
class GuidePage:
    address: str
    number: str  # the same page's in both languages
    title: str
    lead: str
    html: str


def _address(language: Language, file: str) -> str:
    """Of `03-langues.md`."""
    return f"{ROOTS[language]}/{Path(file).stem.partition('-')[2]}"


def _rewrite_links(language: Language, token: Token) -> None:
    """Links and pictures of the files lead to the pages that are served; a picture's place is kept while it comes."""
    if token.type == "link_open" and str(token.attrs["href"]).endswith(".md"):
        token.attrs["href"] = _address(language, str(token.attrs["href"]))
    if token.type == "image":
        from PIL import Image  # read with the first page of the guide: a server at rest does without it

        name = Path(str(token.attrs["src"])).name
        with Image.open(PICTURES / language / name) as picture:
            width, height = picture.size
        token.attrs |= {"src": f"/aide/images/{language}/{name}", "width": width, "height": height, "loading": "lazy"}


def _page(language: Language, file: Path) -> GuidePage:
    """A file begins with its title and a paragraph that says what it is about."""
    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = parser.parse(file.read_text("utf-8"))
    title, lead = tokens[1].content, tokens[4].content
    body = tokens[6:]
    for token in body:
        for inside in token.children or ():
            _rewrite_links(language, inside)
    html = parser.renderer.render(body, parser.options, {})
    return GuidePage(_address(language, file.name), file.name[:2], title, lead, html)


@cache
def guide_pages(language: Language) -> tuple[GuidePage, ...]:
    return tuple(_page(language, file) for file in sorted((GUIDE / language).glob("*.md")))


@cache
def picture_files() -> dict[str, Path]:
    """By what follows /aide/images/. Strangers' names are looked for here and never on the disk."""
    return {f"{file.parent.name}/{file.name}": file for file in PICTURES.glob("*/*.webp")}
