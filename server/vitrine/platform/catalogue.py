"""Sentences by their key, from locales/<language>/<area>.po. The words of each area are filled from here.

French is the source: a message's key is its `msgctxt`, its `msgid` the French. What a language does not say yet is said
in English, then in French. tools/catalogues.py holds the files to the rules that are checked here.
"""

import logging
import re
import string
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

from vitrine.platform.shipped import LOCALES

SOURCE, STANDS_IN = "fr", "en"
# CLDR's names, in the order in which gettext numbers a language's forms.
CATEGORIES = ("zero", "one", "two", "few", "many", "other")
# Of a region where a language's own rules are not those of the one we write.
REGIONS = {"ar": "ar_EG", "en": "en_GB", "pt": "pt_PT"}
Shape = TypeVar("Shape")
_LINE = re.compile(r'(msg(ctxt|id|id_plural|str(\[\d\])?) )?"([^"\\]|\\.)*"')
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Counted:
    """A sentence by CLDR's names for the kinds of numbers, each with its number as {number}."""

    language: str
    forms: Mapping[str, str]

    def of(self, number: int) -> str:
        return self.forms.get(plural_rule(self.language)(number), self.forms["other"])


class Entry(NamedTuple):
    """One message of a file. `translations`: one, or one for each of the language's plural forms."""

    line: int
    key: str
    source: tuple[str, ...]
    translations: tuple[str, ...]
    notes: tuple[str, ...] = ()  # for translators

    @property
    def is_translated(self) -> bool:
        return all(self.translations)


class Fault(NamedTuple):
    line: int
    key: str
    what: str

    def __str__(self) -> str:
        return f"{self.line}: {self.key}: {self.what}" if self.key else f"{self.line}: {self.what}"


class Broken(ValueError):
    """A file that cannot be read as a catalogue."""


def file_of(area: str, language: str, folder: Path = LOCALES) -> Path:
    return folder / language / f"{area}.po"


def languages_of(area: str, folder: Path = LOCALES) -> frozenset[str]:
    return frozenset(file.parent.name for file in folder.glob(f"*/{area}.po"))


def languages(folder: Path = LOCALES) -> frozenset[str]:
    """What an area has no file for is said in English (found_sentences)."""
    return frozenset(file.parent.name for file in folder.glob("*/*.po"))


@cache
def plural_rule(language: str) -> Any:
    from babel.core import Locale  # Babel is loaded with the first words that are said: no matter of the start

    return Locale.parse(REGIONS.get(language, language)).plural_form


def plural_categories(language: str) -> tuple[str, ...]:
    tags = {*plural_rule(language).tags, "other"}
    return tuple(name for name in CATEGORIES if name in tags)


def plural_forms(language: str) -> str:
    """What stands in a file's head; CLDR's rule, as gettext writes it."""
    from babel.plural import to_gettext

    # `e` is the exponent of a number written as '1e6', which gettext does not know: ours have none.
    return re.sub(r"\be\b", "0", to_gettext(plural_rule(language)))


def placeholders(text: str) -> frozenset[str]:
    """ValueError for what is no template."""
    return frozenset(name for _, name, _, _ in string.Formatter().parse(text) if name is not None)


def read_entries(file: Path) -> list[Entry]:
    """In the file's order. Raises Broken."""
    from babel.messages.pofile import PoFileError, read_po

    try:
        lines = file.read_text("utf-8").splitlines()
        for number, line in enumerate(lines, 1):
            if line.strip() and not line.startswith("#") and not _LINE.fullmatch(line.strip()):
                raise Broken(f"line {number}: {line.strip()[:40]}")  # Babel would go on with the half of it
        catalogue = read_po(lines, ignore_obsolete=True, abort_invalid=True)
    except (PoFileError, ValueError, LookupError) as reason:
        raise Broken(str(reason)) from reason
    return [
        Entry(
            message.lineno or 0,
            message.context or "",
            _several(message.id),
            _several(message.string),
            tuple(message.auto_comments),
        )
        for message in catalogue
        if message.id
    ]


def _several(said: Any) -> tuple[str, ...]:
    return (said,) if isinstance(said, str) else tuple(text or "" for text in said)


def fault_of(entry: Entry, language: str) -> str | None:
    """What is wrong with a message that is translated."""
    if len(entry.source) > 1 and len(entry.translations) != len(plural_categories(language)):
        return f"{language} has {len(plural_categories(language))} plural forms, and {len(entry.translations)} are here"
    try:
        expected = frozenset().union(*map(placeholders, entry.source))
        for number, text in enumerate(entry.translations):
            found = placeholders(text)
            # 'one' may say its number in letters, and so may 'zero' and 'two'.
            wrong = found - expected if len(entry.source) > 1 else found ^ expected
            if wrong:
                return f"{'/'.join(sorted(f'{{{name}}}' for name in wrong))} is not in both (form {number})"
    except ValueError as reason:
        return f"no template: {reason}"
    return None


@cache
def _entries(area: str, language: str, folder: Path) -> Mapping[str, Entry]:
    """What can be said of a file. What cannot is logged, once: this stays as long as the process."""
    file = file_of(area, language, folder)
    usable: dict[str, Entry] = {}
    try:
        entries = read_entries(file) if file.exists() else []
    except (Broken, OSError) as reason:
        log.error("a catalogue cannot be read", extra={"file": f"{language}/{file.name}", "reason": str(reason)})
        return usable
    for entry in entries:
        if not entry.is_translated:
            continue
        if fault := fault_of(entry, language):
            fields = {"file": f"{language}/{file.name}", "key": entry.key, "reason": fault}
            log.error("a sentence of a catalogue cannot be said", extra=fields)
        else:
            usable[entry.key] = entry
    return usable


class Found(NamedTuple):
    language: str
    entry: Entry


def found_sentences(area: str, language: str, folder: Path = LOCALES) -> dict[str, Found]:
    """Each in this language, or in the one that stands in for it."""
    found: dict[str, Found] = {}
    for code in (SOURCE, STANDS_IN, language):
        found |= {key: Found(code, entry) for key, entry in _entries(area, code, folder).items()}
    return found


def words_in(shape: type[Shape], area: str, language: str, /, **given: Any) -> Shape:
    """A dataclass filled with an area's sentences; `given`: its fields that are none."""
    filled: Shape = fill(shape, found_sentences(area, language), **given)
    return filled


def fill(shape: Any, found: Mapping[str, Found], at: str = "", /, **given: Any) -> Any:
    """A field's name is its key. Nested ones stand behind a slash, a list's are numbered from 1.

    KeyError: one is missing.
    """
    if shape is str:
        return found[at].entry.translations[0]
    if shape is Counted:
        language, entry = found[at]
        return Counted(language, dict(zip(plural_categories(language), entry.translations, strict=True)))
    if is_dataclass(shape):
        hints = get_type_hints(shape)
        values = {
            field.name: fill(hints[field.name], found, _below(at, field.name))
            for field in fields(shape)
            if field.name not in given
            and (field.default is MISSING or _names_below(found, _below(at, field.name)) is not None)
        }
        return shape(**values, **given)  # type: ignore[operator]
    kind, inside = get_origin(shape), get_args(shape)
    if kind is tuple:
        hints_in_order = inside
        if inside[-1] is Ellipsis:
            hints_in_order = (inside[0],) * len(_names_below(found, at) or ())
        return tuple(fill(hint, found, _below(at, str(place))) for place, hint in enumerate(hints_in_order, 1))
    names = get_args(inside[0]) if get_origin(inside[0]) is Literal else _names_below(found, at) or ()
    return {name: fill(inside[1], found, _below(at, str(name))) for name in names}


def _below(at: str, name: str) -> str:
    return f"{at}/{name}" if at else name


def _names_below(found: Mapping[str, Found], at: str) -> tuple[str, ...] | None:
    """The parts of something, in order; none: it is not there at all."""
    if at in found:
        return ()
    start = f"{at}/" if at else ""
    names = dict.fromkeys(key.removeprefix(start).partition("/")[0] for key in found if key.startswith(start))
    return tuple(names) or None
