"""What is wrong with a layout's description is said before anything is written of it."""

from dataclasses import replace

import pytest

from vitrine.content.checks import faults
from vitrine.content.layouts import LAYOUTS, Layout

COLUMN, EDITORIAL, GALLERY = LAYOUTS.values()


def test_the_layouts_are_described_well() -> None:
    assert list(faults()) == []


@pytest.mark.parametrize(
    ("layout", "said"),
    [
        (replace(GALLERY, shows={"about": ("fotos",)}), "gallery.py: shows 'fotos' of about, where layouts may show"),
        (replace(GALLERY, shows={"about": ("heading",)}), "gallery.py: shows 'heading' of about, where"),
        (
            replace(GALLERY, shows={"abuot": ("photos",)}),
            "gallery.py: shows 'photos' of abuot, where layouts may show n",
        ),
        (replace(GALLERY, sizes_rem={"haeding": 2.0}), "gallery.py: sizes_rem has 'haeding'"),
        (replace(GALLERY, classique_rem={"heading": 2.0}), "gallery.py: classique_rem has 'heading'"),
        (replace(GALLERY, is_free=True), "free sites have one layout"),
    ],
)
def test_a_fault_of_a_layout_is_named(layout: Layout, said: str) -> None:
    [fault] = faults([COLUMN, EDITORIAL, layout])
    assert said in fault
