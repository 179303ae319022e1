"""What is wrong with the descriptions of layouts, in sentences. Asked by export.py: before anything is written."""

from collections.abc import Iterable, Iterator
from typing import get_args

from vitrine.content.layouts import LAYOUTS, Layout
from vitrine.content.sections import SECTIONS
from vitrine.content.styles import Role

FOLDER = "server/vitrine/content/layouts"


def faults(layouts: Iterable[Layout] = tuple(LAYOUTS.values())) -> Iterator[str]:
    if [layout.is_free for layout in layouts].count(True) != 1:
        yield f"{FOLDER}: free sites have one layout, which says is_free"
    for layout in layouts:
        for fault in (*_unknown_parts(layout), *_unknown_sizes(layout)):
            yield f"{FOLDER}/{layout.name}.py: {fault}"
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
