"""Pictures come out upright, without metadata, and no worse than they came in."""

import io
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops

from tests.sites.media import modern, pictures
from vitrine.sites.media.formats.images import (
    HIGH_DEFINITION,
    VARIANT_WIDTHS_PX,
    clean_image,
    compress_image,
    make_variants,
    variant_plan,
)


def opened(content: bytes) -> Image.Image:
    return Image.open(io.BytesIO(content))


def is_upright(image: Image.Image) -> bool:
    """pictures.arrow: red at the top left, blue at the bottom right."""
    red = image.convert("RGB").getpixel((2, 2))
    blue = image.convert("RGB").getpixel((image.width - 3, image.height - 3))
    assert isinstance(red, tuple) and isinstance(blue, tuple)
    return red[0] > 150 and red[2] < 100 and blue[2] > 150 and blue[0] < 100


@pytest.mark.parametrize("orientation", range(1, 9))
def test_a_picture_is_turned_as_its_exif_says(orientation: int) -> None:
    clean = clean_image(pictures.rotated_jpeg(orientation))
    assert (clean.width, clean.height) == (60, 40)
    assert is_upright(opened(clean.content))
    assert not dict(opened(clean.content).getexif())


@pytest.mark.parametrize("orientation", range(1, 9))
def test_a_compressed_picture_is_turned_too(orientation: int) -> None:
    clean = compress_image(pictures.rotated_jpeg(orientation, 1600, 1200))
    assert (clean.width, clean.height) == (800, 600)
    assert is_upright(opened(clean.content))


def test_a_narrow_picture_keeps_its_width_when_compressed() -> None:
    assert compress_image(pictures.saved(pictures.arrow(300, 900), "PNG")).width == 300


def test_transparency_survives_and_compression_puts_it_on_white() -> None:
    image = Image.new("RGBA", (10, 10), (255, 0, 0, 0))
    kept = opened(clean_image(pictures.saved(image, "PNG")).content)
    assert kept.getpixel((5, 5)) == (255, 0, 0, 0)
    assert opened(compress_image(pictures.saved(image, "PNG")).content).getpixel((5, 5)) == (255, 255, 255)


@pytest.mark.parametrize("orientation", [1, 6])
def test_high_definition_keeps_up_to_2560_of_the_long_side(orientation: int) -> None:
    compressed = compress_image(pictures.rotated_jpeg(orientation, 3000, 2000), HIGH_DEFINITION)
    assert compressed.content_type == "image/jpeg"
    assert max(compressed.width, compressed.height) in (2559, 2560)  # the short side is a whole number
    assert is_upright(opened(compressed.content))


def test_high_definition_keeps_what_one_sees_through_and_its_edges() -> None:
    sent = pictures.saved(modern.clear_to_the_right(3000, 2000), "PNG")
    compressed = compress_image(sent, HIGH_DEFINITION)
    assert (compressed.content_type, compressed.width, compressed.is_see_through) == ("image/png", 2560, True)
    assert opened(compressed.content).getchannel("A").getpixel((2500, 10)) == 0


def test_a_high_definition_picture_has_copies_for_wide_screens_too() -> None:
    made = make_variants(pictures.saved(pictures.arrow(2560, 1700), "JPEG", quality=95))
    assert {image.content_type for image in made if image.width == 2560} == {"image/avif", "image/webp"}


def test_sixteen_bits_keep_their_greys() -> None:
    image = Image.new("I;16", (4, 4), 32_768)
    grey = opened(clean_image(pictures.saved(image, "PNG")).content).getpixel((1, 1))
    assert grey in (127, 128)


def test_a_photograph_is_not_made_visibly_worse() -> None:
    original = Image.effect_mandelbrot((400, 300), (-2, -1.5, 1, 1.5), 60).convert("RGB")
    sent = pictures.saved(original, "JPEG", quality=80)
    kept = clean_image(sent)
    difference = ImageChops.difference(opened(sent).convert("RGB"), opened(kept.content).convert("RGB"))
    assert max(high for _, high in difference.getextrema()) <= 12  # type: ignore[misc]
    assert len(kept.content) <= len(sent) * 1.1


@settings(max_examples=40, deadline=None)
@given(st.binary(min_size=1, max_size=200), st.integers(0, 3000))
def test_bytes_changed_anywhere_are_read_or_refused_never_worse(change: bytes, offset: int) -> None:
    from vitrine.sites.media.problems import MediaProblem

    body = bytearray(pictures.rotated_jpeg(6, 200, 150))
    offset %= len(body)
    body[offset : offset + len(change)] = change
    try:
        clean = clean_image(bytes(body))
    except MediaProblem:
        return
    assert opened(clean.content).size == (clean.width, clean.height)


@given(st.integers(1, 16_383))
def test_no_variant_is_wider_than_its_picture(width: int) -> None:
    plan = variant_plan(width)
    assert all(step <= width and step <= VARIANT_WIDTHS_PX[-1] for _, step in plan)
    for kind in {kind for kind, _ in plan}:
        widths = [step for of_kind, step in plan if of_kind == kind]
        assert all(smaller < larger for smaller, larger in pairwise(widths))


def test_variants_are_smaller_files_that_show_the_same() -> None:
    sent = pictures.saved(pictures.arrow(1000, 700), "PNG", compress_level=0)
    made = make_variants(sent)
    assert {(image.content_type, image.width) for image in made} == {
        (kind, width) for kind in ("image/avif", "image/webp") for width in (320, 512, 768, 1000)
    }
    for image in made:
        assert len(image.content) < len(sent)
        assert opened(image.content).size == (image.width, image.height)
        assert is_upright(opened(image.content))


def test_variants_keep_transparency() -> None:
    image = pictures.noise(700, 500).convert("RGBA")
    image.putalpha(Image.linear_gradient("L").resize(image.size))
    made = make_variants(pictures.saved(image, "PNG"))
    assert {image.content_type for image in made} == {"image/avif", "image/webp"}
    assert all(opened(image.content).mode == "RGBA" for image in made)
