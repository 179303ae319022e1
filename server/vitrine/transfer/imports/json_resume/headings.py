"""Headings of the sections that a résumé fills: it has none, and a page without them is a row of empty bands.

The words are those that the page itself and the CV made from the same data have (locales/<language>/page.po).
"""

from vitrine.content.catalogues import spoken
from vitrine.platform import catalogue

_HEADED = ("about", "projects", "skills", "experience", "testimonials", "contact")


def heading_of(section: str, language: str) -> str | None:
    """English for other languages, as on their pages; None of a section that has no heading to give."""
    if section not in _HEADED:
        return None
    found = catalogue.found_sentences("page", spoken(language).lower())
    return found[f"sections/{section}/name"].entry.translations[0]
