"""What a drawing keeps: its size and its look. What it must not have is in the corpus."""

import base64

import pytest
from PIL import Image

from tests.sites.media import pictures
from tests.sites.media.pictures import SVG_START, svg
from vitrine.sites.media.formats.svg import clean_svg
from vitrine.sites.media.problems import TooComplex


def _inside(content: bytes, kind: str = "png") -> str:
    return f"data:image/{kind};base64,{base64.b64encode(content).decode()}"


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
            f"<rect class='a' fill='url(#g)'/><text>Été</text><image href='{_inside(pictures.png())}'/>"
        )
    ).content.decode()
    for part in (".a{fill:red}", "url(#g)", "Été", "data:image/png;base64,iVBOR", "stop-color"):
        assert part in clean


def test_a_prefix_is_written_out_so_that_browsers_show_it() -> None:
    clean = clean_svg(b'<s:svg xmlns:s="http://www.w3.org/2000/svg" width="4" height="4"><s:rect/></s:svg>')
    assert b'xmlns="http://www.w3.org/2000/svg"' in clean.content
    assert b"<rect" in clean.content


def test_cleaning_twice_changes_nothing_more() -> None:
    once = clean_svg(svg("<g><rect width='4'/><text>a <tspan>b</tspan></text></g>", SVG_START)).content
    assert clean_svg(once).content == once


def test_a_photograph_inside_loses_its_metadata_and_a_broken_one_goes() -> None:
    photo = _inside(pictures.rotated_jpeg(6), "jpeg")
    clean = clean_svg(svg(f"<image href='{photo}'/><image href='{_inside(b'canary')}'/>")).content.decode()
    kept = base64.b64decode(clean.partition("data:image/jpeg;base64,")[2].partition('"')[0])
    assert kept.startswith(b"\xff\xd8\xff")
    assert b"Exif" not in kept and b"SecretPhoneMaker" not in kept
    assert "Y2FuYXJ5" not in clean


def test_photographs_inside_may_not_be_a_bomb() -> None:
    large = _inside(pictures.saved(Image.new("1", (5000, 4000)), "PNG"))
    with pytest.raises(TooComplex):
        clean_svg(svg(f"<image href='{large}'/><image href='{large}'/>"))


def test_words_that_look_like_an_address_do_not_eat_the_drawing() -> None:
    clean = clean_svg(svg("<text>url( href</text><rect id='a'/><text>)</text><rect style='fill:url(#a)'/>")).content
    assert clean.count(b"<rect") == 2 and b"url(#a)" in clean
