"""What a drawing keeps: its size and its look. What it must not have is in the corpus."""

import pytest

from tests.media.pictures import SVG_START, svg
from vitrine.media.svg import clean_svg


@pytest.mark.parametrize(
    ("attributes", "size"),
    [
        ('width="40" height="20"', (40, 20)),
        ('width="40px" height="20.4px"', (40, 20)),
        ('viewBox="0 0 300 150"', (300, 150)),
        ('viewBox="0,0,300,150"', (300, 150)),
        ('width="100%" height="100%" viewBox="0 0 30 10"', (30, 10)),
        ('width="10mm" height="5mm"', (None, None)),
        ('viewBox="0 0 nan 3"', (None, None)),
        ('viewBox="0 0 1e99 3"', (None, None)),
        ('width="0" height="0"', (None, None)),
        ("", (None, None)),
    ],
)
def test_its_size_is_read_from_the_root(attributes: str, size: tuple[int | None, int | None]) -> None:
    clean = clean_svg(svg(start=f'<svg xmlns="http://www.w3.org/2000/svg" {attributes}>'))
    assert (clean.width, clean.height) == size


def test_gradients_styles_texts_and_embedded_photographs_stay() -> None:
    clean = clean_svg(
        svg(
            "<style>.a{fill:red}</style><linearGradient id='g'><stop offset='0' stop-color='red'/></linearGradient>"
            "<rect class='a' fill='url(#g)'/><text>Été</text><image href='data:image/png;base64,iVBORw0KGgo='/>"
        )
    ).content.decode()
    for part in (".a{fill:red}", "url(#g)", "Été", "data:image/png;base64,iVBORw0KGgo=", "stop-color"):
        assert part in clean


def test_a_prefix_is_written_out_so_that_browsers_show_it() -> None:
    clean = clean_svg(b'<s:svg xmlns:s="http://www.w3.org/2000/svg" width="4" height="4"><s:rect/></s:svg>')
    assert b'xmlns="http://www.w3.org/2000/svg"' in clean.content
    assert b"<rect" in clean.content


def test_cleaning_twice_changes_nothing_more() -> None:
    once = clean_svg(svg("<g><rect width='4'/><text>a <tspan>b</tspan></text></g>", SVG_START)).content
    assert clean_svg(once).content == once
