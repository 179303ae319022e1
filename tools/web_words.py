"""The sentences of locales/ as the TypeScript that the pages read: web/src/contract/words/. Written by generate.py.

A key's parts are names of an object, numbers from 1 those of a list; a sentence with placeholders is a function.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import Any

from vitrine.content.catalogues import SPOKEN_LANGUAGES
from vitrine.platform import catalogue

HEADER = "// Written by `make gen` from locales/. Do not edit.\n"
FOLDER = "web/src/contract/words"
# Of the form's words those of a page with scripts; the others are said by the server's own page.
FORM = ("name", "email", "message", "send", "sending", "sent", "incomplete", "wrongAddress", "failed", "retry")
_PLACEHOLDER = re.compile(r"\{(\w+)\}")
_NAME = re.compile(r"[A-Za-z_$][\w$]*")


def tree(area: str, language: str) -> dict[str, Any]:
    """An area's sentences as TypeScript, nested as their keys are."""
    whole: dict[str, Any] = {}
    for key, (_, entry) in catalogue.found_sentences(area, language).items():
        *path, last = key.split("/")
        place = whole
        for name in path:
            place = place.setdefault(name, {})
        place[last] = sentence(entry)
    return whole


def sentence(entry: catalogue.Entry) -> str:
    [text] = entry.translations
    quoted = json.dumps(text, ensure_ascii=False)
    names = list(dict.fromkeys(_PLACEHOLDER.findall(entry.source[0])))
    if not names:
        return quoted
    body = quoted[1:-1].replace('\\"', '"').replace("`", "\\`").replace("${", "\\${")
    given = ", ".join(f"{name}: string" for name in names)
    return f"({given}): string => `" + _PLACEHOLDER.sub(r"${\1}", body) + "`"


def literal(value: Any, indent: str = "") -> str:
    if isinstance(value, str):
        return value
    below = indent + "  "
    if list(value) == [str(place) for place in range(1, len(value) + 1)]:
        return "[\n" + "".join(f"{below}{literal(one, below)},\n" for one in value.values()) + f"{indent}]"
    named = ((name if _NAME.fullmatch(name) else json.dumps(name), one) for name, one in value.items())
    return "{\n" + "".join(f"{below}{name}: {literal(one, below)},\n" for name, one in named) + f"{indent}}}"


def by_language(area: str, *path: str, only: tuple[str, ...] = ()) -> dict[str, Any]:
    """What stands at a place of an area, in every language that visitors' pages speak."""
    said = {}
    for code in SPOKEN_LANGUAGES:
        place: Any = tree(area, code.lower())
        for name in path:
            place = place[name]
        said[code] = {name: place[name] for name in only} if only else place
    return said


def written(name: str, value: Mapping[str, Any]) -> str:
    return f"{HEADER}\nexport const {name} = {literal(value)};\n"


def section_words() -> dict[str, Any]:
    return {name: by_language("page", "sections", name) for name in tree("page", "fr")["sections"]}


# Each is a file of its own, because a page's script and the server's bundle read some of them alone.
FILES: dict[str, Callable[[], str]] = {
    f"{FOLDER}/{name}.gen.ts": lambda name=name, value=value: written(name, value())  # type: ignore[misc]
    for name, value in {
        "formWords": lambda: by_language("forms", only=FORM),
        "pageWords": lambda: by_language("page", "page"),
        "ownTheme": lambda: by_language("page", "ownTheme"),
        "mailOpens": lambda: by_language("page", "mailOpens"),
        "sectionWords": section_words,
        "projectWords": lambda: by_language("page", "project"),
        "shareWords": lambda: by_language("page", "share"),
        "legalWords": lambda: by_language("legal"),
    }.items()
}
