"""A layout is begun by a command; what is wrong with one, or with a theme, is said before anything is written of it."""

import re
import runpy
from dataclasses import replace
from pathlib import Path

import pytest

import catalogues
from layout import DESCRIPTIONS, VIEWS, NoSuchName, begin
from vitrine.content.catalogues import THEMES, Theme
from vitrine.content.checks import faults
from vitrine.content.layouts import LAYOUTS, Layout

ROOT = Path(__file__).parents[3]

COLUMN, EDITORIAL, GALLERY = list(LAYOUTS.values())[:3]


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


@pytest.fixture
def poster(tmp_path: Path) -> Layout:
    """A layout that was begun in a tree of its own."""
    registry = f"{DESCRIPTIONS}/__init__.py"
    (tmp_path / DESCRIPTIONS).mkdir(parents=True)
    (tmp_path / registry).write_text((ROOT / registry).read_text("utf-8"), "utf-8")
    begin("poster", tmp_path)
    described: Layout = runpy.run_path(str(tmp_path / DESCRIPTIONS / "poster.py"))["POSTER"]
    return described


def of_poster(poster: Layout, top: Path) -> list[str]:
    return [fault for fault in faults([replace(poster, is_free=True)], top=top) if "poster" in fault]


def test_a_layout_is_begun_whole(poster: Layout, tmp_path: Path) -> None:
    assert (poster.option, poster.name, poster.label, poster.is_free) == ("poster", "poster", "Poster", False)
    assert of_poster(poster, tmp_path) == []
    files = [*(tmp_path / VIEWS / "poster").iterdir(), tmp_path / DESCRIPTIONS / "poster.py"]
    assert [file.name for file in files if "keleton" in file.read_text("utf-8").lower()] == []


def test_it_stands_behind_the_others(poster: Layout, tmp_path: Path) -> None:
    before = (ROOT / DESCRIPTIONS / "__init__.py").read_text("utf-8").splitlines()
    after = (tmp_path / DESCRIPTIONS / "__init__.py").read_text("utf-8").splitlines()
    added = [line for line in after if line not in before]
    assert added == ["from vitrine.content.layouts.poster import POSTER", "    POSTER,"]
    assert after[after.index("    POSTER,") + 1] == ")"


@pytest.mark.parametrize("name", ["", "Poster", "po", "2nd", "a-b", "../x", "column", "layout", "skeleton"])
def test_a_name_that_cannot_be_a_layouts_is_refused(name: str) -> None:
    with pytest.raises(NoSuchName, match=f"NAME={name}:"):
        begin(name, ROOT)


@pytest.mark.parametrize(
    ("file", "what"),
    [("Skills.tsx", "the view of the section skills"), ("landing.css", "its manner on the instance's landing page")],
)
def test_a_file_that_a_layout_lacks_is_named(poster: Layout, tmp_path: Path, file: str, what: str) -> None:
    (tmp_path / VIEWS / "poster" / file).unlink()
    assert of_poster(poster, tmp_path) == [f"web/src/site/layouts/poster: {file} is missing: {what}"]


def test_a_colour_that_a_theme_lacks_is_named() -> None:
    given = THEMES[0].colours()
    del given["edge"], given["bg"]
    added = Theme("sable", "Sable", is_dark=False, is_neutral=True, **given)
    assert list(faults(themes=[*THEMES, added])) == [
        "server/vitrine/content/catalogues.py: theme sable: bg is missing",
        "server/vitrine/content/catalogues.py: theme sable: edge is missing",
    ]


@pytest.mark.parametrize("colour", ["#fff", "sable", "#12345g"])
def test_a_colour_that_is_none_is_named(colour: str) -> None:
    [fault] = faults(themes=[*THEMES, replace(THEMES[0], name="sable", edge=colour)])
    assert fault.endswith(f"catalogues.py: theme sable: edge is {colour!r}, not '#' and six digits")


def test_names_come_from_the_descriptions(monkeypatch: pytest.MonkeyPatch) -> None:
    """One more and one fewer, in the place of the others."""
    names = {"layout_names/1": "Colonne", "layout_names/2": "Affiche"}
    before = [message.context for message in catalogues.french_of("landing")]
    monkeypatch.setitem(catalogues.NAMES, "landing", names)
    after = catalogues.french_of("landing")
    assert {message.context: message.string for message in after if message.context in names} == names
    place = before.index("layout_names/1")
    assert [message.context for message in after] == [*before[:place], *names, *before[place + len(LAYOUTS) :]]


def test_no_source_beside_its_own_names_a_layout_or_a_theme() -> None:
    """What is written by `make gen` names them, tests may, and comments have other words for them."""
    names = "|".join([*LAYOUTS, *(layout.name for layout in LAYOUTS.values())])
    marks = (
        r"\boption\d\b",
        rf"layouts[/.]({names})\b",
        rf'data-(layout|option)="({names})',
        r'data-theme="?\d',
        r"\[0-3\]",
    )
    named = re.compile("|".join(marks))
    own = re.compile(r"/layouts/\w+/|content/layouts/|\.gen\.|\.test\.|/i18n/words/|/migrations/|\.cases\.json")
    sources = [
        file
        for top in ("server/vitrine", "web/src")
        for file in (ROOT / top).rglob("*")
        if file.suffix in (".py", ".ts", ".tsx", ".css", ".html") and not own.search(str(file))
    ]
    assert len(sources) > 500
    assert [str(file) for file in sources if named.search(file.read_text("utf-8"))] == []
