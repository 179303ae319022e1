"""The templates of the server's own pages: what is put into them stands there as text."""

import pytest
from jinja2 import UndefinedError

from vitrine.platform.html_templates import environment, render_html

TEMPLATES = [name for name in environment().list_templates(extensions=["html"]) if "/templates/" in name]
HOSTILE = "\"'><script>alert(1)</script>{{ 7 * 7 }}"


def test_every_package_that_writes_pages_has_its_templates_here() -> None:
    pages = {f"public/{name}" for name in ("complaints", "guide", "landing", "messages", "rendering", "reviews")}
    others = {"accounts", "platform/mail", "transfer/export_archive"}
    assert {name.partition("/templates/")[0] for name in TEMPLATES} == pages | others


@pytest.mark.parametrize("name", TEMPLATES)
def test_a_template_is_well_formed(name: str) -> None:
    environment().get_template(name)


def test_what_is_put_into_a_page_is_escaped_in_texts_and_in_attributes() -> None:
    html = render_html("public/reviews/templates/notice.html", **_frame(), text=HOSTILE, mark={"lang": HOSTILE})
    escaped = "&#34;&#39;&gt;&lt;script&gt;alert(1)&lt;/script&gt;{{ 7 * 7 }}"
    assert f'<p lang="{escaped}">{escaped}</p>' in html
    assert "<script" not in html


def test_a_value_that_was_forgotten_is_an_error_and_no_gap() -> None:
    with pytest.raises(UndefinedError, match="text"):
        render_html("public/reviews/templates/notice.html", **_frame(), mark={})


def test_the_lines_of_a_template_are_none_of_the_page() -> None:
    html = render_html("public/reviews/templates/notice.html", **_frame(), text="a\n  b", mark={})
    assert "<main><h1>Titre</h1><p>a\n  b</p></main></body></html>" in html


def _frame() -> dict[str, str]:
    return {"lang": "fr", "direction": "ltr", "title": "Titre", "style": ""}
