"""The sentences of locales/ as the TypeScript that the pages read: web/src/contract/words/. Written by generate.py.

A key's parts are names of an object, numbers from 1 those of a list; a sentence with placeholders is a function.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from babel.core import Locale

from vitrine.content.catalogues import DASHBOARD_LANGUAGES, ISO_639_1, SPOKEN_LANGUAGES
from vitrine.platform import catalogue
from vitrine.platform.shipped import LOCALES as LOCALES_FOLDER

HEADER = "// Written by `make gen` from locales/. Do not edit.\n"
FOLDER = "web/src/contract/words"
DASHBOARD = "web/src/i18n/words"
# What `Intl` writes in.
LOCALES = {code: catalogue.REGIONS.get(code, code).replace("_", "-") for code in DASHBOARD_LANGUAGES} | {"fr": "fr-FR"}
# Of the form's words those of a page with scripts; the others are said by the server's own page.
FORM = ("name", "email", "message", "send", "sending", "sent", "incomplete", "wrongAddress", "failed", "retry")
_PLACEHOLDER = re.compile(r"\{(\w+)\}")
# Of another language, the dashboard's areas that are there at the start (web/vite.config.ts fails when it says another
# one there), and small ones that most screens say, which come together; each of the others comes with its screens.
START = (
    *("accounts", "dashboard", "editor", "factors", "isoLanguageNames", "languages", "messages", "problems"),
    *("punctuation", "reviews", "sections", "strangers", "translation", "ui"),
)
SHARED = (
    *("appearance", "days", "focus", "legal", "look", "projectPage", "publishing", "richText", "sharing", "storage"),
    *("suspension",),
)
# Which of them CLDR knows under another code.
_RENAMED = {"BH": "bho"}
_GIVEN = re.compile(r"\{(\w+)\} an? (\w+)")
_NAME = re.compile(r"[A-Za-z_$][\w$]*")


def tree(area: str, language: str) -> dict[str, Any]:
    """An area's sentences as TypeScript, nested as their keys are."""
    whole: dict[str, Any] = {}
    notes = {entry.key: entry.notes for entry in catalogue.read_entries(catalogue.file_of(area, catalogue.SOURCE))}
    for key, found in catalogue.found_sentences(area, language).items():
        *path, last = key.split("/")
        place = whole
        for name in path:
            place = place.setdefault(name, {})
        place[last] = sentence(found, notes[key])
    return whole


def sentence(found: catalogue.Found, notes: tuple[str, ...]) -> str:
    source, forms = found.entry.source, found.entry.translations
    names = list(dict.fromkeys(_PLACEHOLDER.findall("".join(source))))
    # A long note stands in several lines.
    note = " ".join(notes[next((place for place, line in enumerate(notes) if line.startswith("Given")), len(notes)) :])
    if not names and not note:
        return json.dumps(forms[0], ensure_ascii=False)
    kinds = dict(_GIVEN.findall(note)) or dict.fromkeys(names, "text")
    as_one = note.startswith("Given as one")
    said = [template(form, kinds, as_one) for form in forms]
    body = said[0]
    if len(source) > 1:
        [counted] = [name for name, kind in kinds.items() if kind == "number"]
        named = zip(catalogue.plural_categories(found.language), said, strict=True)
        number = f"Number(given.{counted})" if as_one else counted
        body = f"counted({number}, {{ {', '.join(f'{form}: {text}' for form, text in named)} }})"
    if as_one:
        return f"(given: {{ {'; '.join(f'{name}?: unknown' for name in kinds)} }}): string => {body}"
    given = ", ".join(f"{name}: {'string' if kind == 'text' else 'number'}" for name, kind in kinds.items())
    return f"({given}): string => {body}"


def template(text: str, kinds: Mapping[str, str], as_one: bool) -> str:
    def value(found: re.Match[str]) -> str:
        name = found[1]
        if kinds[name] not in ("number", "figure"):
            return f"${{given.{name}}}" if as_one else f"${{{name}}}"
        return f"${{figure(Number(given.{name}))}}" if as_one else f"${{figure({name})}}"

    quoted = json.dumps(text, ensure_ascii=False)[1:-1].replace('\\"', '"').replace("`", "\\`").replace("${", "\\${")
    return f"`{_PLACEHOLDER.sub(value, quoted)}`"


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


def of_dashboard(area: str, language: str) -> str:
    """Its numbers are written as the language writes them (web/src/i18n/format.ts)."""
    pages = "".join(f"export const {name} = {literal(page)};\n" for name, page in tree(area, language).items())
    used = [name for name in ("counted", "figure") if f"{name}(" in pages]
    imports = 'import { sentencesIn } from "../../format";\n' if used else ""
    names = f'const {{ {", ".join(used)} }} = sentencesIn("{LOCALES[language]}");\n' if used else ""
    return f"{HEADER}{imports}\n{names}{pages}"


def areas_of_dashboard() -> list[str]:
    files = (LOCALES_FOLDER / catalogue.SOURCE).glob("dashboard-*.po")
    return sorted(["isoLanguageNames", *(file.stem.removeprefix("dashboard-") for file in files)])


def index_of(language: str) -> str:
    """Another language's words: those of the start, and where the others are. The server names it in the page."""
    imports = "".join(f'import * as {area} from "./{area}.gen";\n' for area in START)
    first = "".join(f"  ...{area},\n" for area in START)
    files = {area: "shared" if area in SHARED else area for area in areas_of_dashboard() if area not in START}
    later = "".join(f'  {area}: () => import("./{file}.gen"),\n' for area, file in files.items())
    return (
        f'{HEADER}import {{ speak }} from "../../spoken";\n{imports}\n'
        f"const words = {{\n{first}}};\nconst later = {{\n{later}}};\n\n"
        f"speak({{ locale: {json.dumps(LOCALES[language])}, words, later }});\n"
    )


def shared() -> str:
    return HEADER + "".join(f'export * from "./{area}.gen";\n' for area in SHARED)


def language_names(language: str) -> str:
    """CLDR's, written down: browsers have those of the larger languages alone."""
    known = Locale.parse(catalogue.REGIONS.get(language, language)).languages
    names = {
        code: json.dumps(known[_RENAMED.get(code, code.lower())], ensure_ascii=False) for code in sorted(ISO_639_1)
    }
    return written("isoLanguageNames", names).replace("from locales/", "from CLDR")


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
        "replySubject": lambda: by_language("page", "replySubject"),
        "linkWords": lambda: by_language("page", "links"),
        "legalWords": lambda: by_language("legal"),
    }.items()
}

# What offers a language to somebody whose browser speaks it, each in that language: so the dashboard has all of them.
FILES[f"{FOLDER}/languageOffers.gen.ts"] = lambda: written(
    "languageOffers", {code: tree("offer", code) for code in DASHBOARD_LANGUAGES}
)
# The dashboard's words: a file for each area and language, because a screen loads those of its own (web/src/i18n/).
for language in DASHBOARD_LANGUAGES:
    folder = f"{DASHBOARD}/{language}"
    FILES |= {
        f"{folder}/{area}.gen.ts": partial(of_dashboard, f"dashboard-{area}", language)
        for area in areas_of_dashboard()
        if area != "isoLanguageNames"
    }
    FILES[f"{folder}/isoLanguageNames.gen.ts"] = partial(language_names, language)
    if language != catalogue.SOURCE:
        FILES |= {f"{folder}/index.gen.ts": partial(index_of, language), f"{folder}/shared.gen.ts": shared}
