"""What is wrong with layouts and themes, in sentences. Asked by export.py: before anything is written.

Whether a theme can be read the build of the pages says (web/vite.config.ts), which knows what stands on what.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import get_args

from vitrine.content.catalogues import COLOUR, THEMES, Theme
from vitrine.content.layouts import LAYOUTS, Layout
from vitrine.content.sections import MAIN_PAGE, SECTIONS
from vitrine.content.styles import Role

FOLDER = "server/vitrine/content/layouts"
THEMES_FILE = "server/vitrine/content/catalogues.py"
VIEWS = "web/src/site/layouts"
TOP = Path(__file__).parents[3]
# What a layout's folder has beside its views, and what asks for it.
FILES = {
    "index.ts": "the layout's views and styles",
    "rules.ts": "what it says to the rules of the page",
    "islands.ts": "what in it answers a visitor",
    "Drawing.tsx": "the layout as a small picture",
    "legal.css": "its manner on the legal page",
    "projectPage.css": "its manner on a project's own page",
    "print.css": "how it stands on paper",
    "landing.css": "its manner on the instance's landing page",
}


def faults(
    layouts: Iterable[Layout] = tuple(LAYOUTS.values()), themes: Iterable[Theme] = THEMES, top: Path = TOP
) -> Iterator[str]:
    if [layout.is_free for layout in layouts].count(True) != 1:
        yield f"{FOLDER}: free sites have one layout, which says is_free"
    for layout in layouts:
        for fault in (*_unknown_parts(layout), *_unknown_sizes(layout)):
            yield f"{FOLDER}/{layout.name}.py: {fault}"
        views = {f"{name.capitalize()}.tsx": f"the view of the section {name}" for name in MAIN_PAGE}
        for file, what in (views | FILES).items():
            if not (top / VIEWS / layout.name / file).is_file():
                yield f"{VIEWS}/{layout.name}: {file} is missing: {what}"
    for theme in themes:
        for name, value in theme.colours().items():
            if not value:
                yield f"{THEMES_FILE}: theme {theme.name}: {name} is missing"
            elif not COLOUR.fullmatch(value):
                yield f"{THEMES_FILE}: theme {theme.name}: {name} is {value!r}, not '#' and six digits"
    for section in SECTIONS.values():
        for name, part in section.parts():
            if not part.options:
                yield f"sections/{section.name}.py: no layout shows {name}"


def _unknown_parts(layout: Layout) -> Iterator[str]:
    for name, shown in layout.shows.items():
        section = SECTIONS.get(name)
        known = [part for part, described in section.parts() if described.by_layout] if section else []
        for part in shown:
            if part not in known:
                yield f"shows {part!r} of {name}, where layouts may show {', '.join(known) or 'nothing'}"


def _unknown_sizes(layout: Layout) -> Iterator[str]:
    places = {f"{section.name}.{style.name}" for section in SECTIONS.values() for style in section.styles}
    for name in layout.sizes_rem:
        if name not in places and name not in get_args(Role):
            yield f"sizes_rem has {name!r}, which is no role and no place of a text"
    for name in layout.classique_rem:
        if name not in places:
            yield f"classique_rem has {name!r}, which is no place of a text"
