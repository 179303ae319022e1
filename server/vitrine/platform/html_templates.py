"""The HTML pages that the server writes itself: Jinja templates, beside the package that shows them (*/templates/).

Whatever is put into a template is escaped. Only what is HTML, a style or a script of ours is marked `|safe` there.
"""

import re
from functools import cache
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from jinja2.ext import Extension

_BETWEEN_TAGS = re.compile(r"(?<=[>}])\s*\n\s*(?=[<{]|$)")
_LINE_BREAK = re.compile(r"\s*\n\s*")


class JoinedLines(Extension):
    """Lines and their indentation are for who reads the template: between two tags a page has no white space."""

    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:
        return _LINE_BREAK.sub(" ", _BETWEEN_TAGS.sub("", source))


@cache
def environment() -> Environment:
    return Environment(
        loader=PackageLoader("vitrine", ""),
        autoescape=True,
        undefined=StrictUndefined,
        extensions=[JoinedLines],
        auto_reload=False,
    )


def render_html(template: str, /, **values: Any) -> str:
    """`template`: its path in this package, like "public/messages/templates/form_page.html"."""
    return environment().get_template(template).render(values)
