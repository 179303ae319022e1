"""Markdown to HTML, of which only what text needs: no HTML of the writer's, no pictures, links that we may send to."""

from collections.abc import Sequence

from markdown_it import MarkdownIt
from markdown_it.token import Token

from vitrine.content.links import BadLink, normalise_link

SHALLOWEST, DEEPEST = 2, 6  # the page's own title is its only first heading


class _Parser(MarkdownIt):
    def __init__(self) -> None:
        super().__init__("commonmark", {"html": False})
        self.enable("table").disable("image")

    def validateLink(self, url: str) -> bool:  # noqa: N802  (the library's name)
        """A place on this instance or in this text, or what a page of an owner may link to."""
        if url.startswith("#") or (url.startswith("/") and not url.startswith("//")):
            return True
        try:
            return bool(normalise_link(url))
        except BadLink:
            return False


def _level(token: Token, deepest_first: int) -> str:
    return f"h{min(DEEPEST, int(token.tag[1:]) - deepest_first + SHALLOWEST)}"


def _set_levels(tokens: Sequence[Token]) -> None:
    """Headings follow the page's title without a gap, at whatever level the writer began."""
    headings = [token for token in tokens if token.type in ("heading_open", "heading_close")]
    first = min((int(token.tag[1:]) for token in headings), default=SHALLOWEST)
    for token in headings:
        token.tag = _level(token, first)


def as_html(written: str) -> str:
    parser = _Parser()
    tokens = parser.parse(written)
    _set_levels(tokens)
    html: str = parser.renderer.render(tokens, parser.options, {})
    # A wide table scrolls by itself, with the keyboard too; the page does not.
    return html.replace("<table>", '<div class="landing-table" tabindex="0"><table>').replace(
        "</table>", "</table></div>"
    )
