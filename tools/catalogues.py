"""The catalogues of sentences, locales/<language>/<area>.po: held to their rules, carried along when French changes.

`make gen` carries French into the other languages, `make locale CODE=nl` begins a language, `--check` is a gate.
"""

from __future__ import annotations

import io
import re
import sys
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any

from babel.core import UnknownLocaleError
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import PoFileError, read_po, write_po

from vitrine.content.catalogues import NETWORKS, THEMES
from vitrine.content.layouts import LAYOUTS
from vitrine.platform import catalogue
from vitrine.platform.catalogue import SOURCE
from vitrine.platform.mail.words.model import MailWords
from vitrine.public.complaints.words import ComplaintWords
from vitrine.public.guide.words import GuideWords
from vitrine.public.landing.words import LandingWords
from vitrine.public.messages.words import FormWords
from vitrine.public.rendering.notice_words import NoticeWords
from vitrine.public.rendering.shell_words import ShellWords
from vitrine.public.reviews.words import ReviewWords
from vitrine.sites.site.export_words import ExportWords

ROOT = Path(__file__).resolve().parent.parent
LOCALES = ROOT / "locales"
PRODUCT = ROOT / "docs" / "product.md"
SERVER = ROOT / "server" / "vitrine"
# What the server says, and the fields of each that are no sentences.
SHAPES: dict[str, tuple[Any, tuple[str, ...]]] = {
    "complaints": (ComplaintWords, ()),
    "exports": (ExportWords, ()),
    "forms": (FormWords, ()),
    "guide": (GuideWords, ()),
    "landing": (LandingWords, ()),
    "mail": (MailWords, ("language", "cldr")),
    "notices": (NoticeWords, ()),
    "reviews": (ReviewWords, ()),
    "shell": (ShellWords, ()),
}

# Says of an entry that its French is the product's, as PRODUCT has it between guillemets.
FIXED = "Fixed wording: the French may not be changed."
_GUILLEMETS, _BRACES = re.compile(r"«\s(.+?)\s»", re.DOTALL), re.compile(r"\{\w+\}")

# What layouts and themes are called stands in their descriptions: French is written from there.
NAMES: dict[str, dict[str, str]] = {
    "page": {f"page/themes/{number}": theme.label for number, theme in enumerate(THEMES, 1)},
    "dashboard-dashboard": {f"shellWords/themeNames/{number}": theme.label for number, theme in enumerate(THEMES, 1)},
    "dashboard-editor": {f"editorWords/layouts/{option}": layout.label for option, layout in LAYOUTS.items()},
    "dashboard-sections": {
        f"sectionLabels/contact/choices/entries.network/{key}": name for key, name in NETWORKS.items()
    },
    "landing": {f"layout_names/{number}": layout.label for number, layout in enumerate(LAYOUTS.values(), 1)},
}


def header(language: str, old: str) -> str:
    """When and by whom it was translated is the translator's to say."""
    header = dict(re.findall(r'^"(PO-Revision-Date|Last-Translator): (.*)\\n"$', old, re.MULTILINE))
    lines = (
        "Project-Id-Version: Vitrine",
        f"PO-Revision-Date: {header.get('PO-Revision-Date', f'{datetime.now(UTC):%Y-%m-%d %H:%M+0000}')}",
        f"Last-Translator: {header.get('Last-Translator', 'the Vitrine authors')}",
        f"Language-Team: {language}",
        f"Language: {language}",
        "MIME-Version: 1.0",
        "Content-Type: text/plain; charset=UTF-8",
        "Content-Transfer-Encoding: 8bit",
        f"Plural-Forms: {catalogue.plural_forms(language)}",
    )
    return 'msgid ""\nmsgstr ""\n' + "".join(f'"{line}\\n"\n' for line in lines) + "\n"


def written(language: str, messages: Catalog, old: str = "") -> str:
    body = io.BytesIO()
    messages.mime_headers = [("Plural-Forms", catalogue.plural_forms(language))]  # how many forms each has
    write_po(body, messages, width=0, omit_header=True, include_previous=True)
    return header(language, old) + body.getvalue().decode().rstrip("\n") + "\n"


def add(messages: Catalog, key: str, source: Any, said: Any, **more: Any) -> None:
    flags = set(more.pop("flags", ()))
    texts = source if isinstance(source, tuple) else (source,)
    if any(catalogue.placeholders(text) for text in texts):
        flags.add("python-brace-format")
    # Babel takes '10 % des' for a format of Python's, and msgfmt would hold translations to it.
    messages.add(source, said, context=key, flags=flags, **more).flags.discard("python-format")


def read(area: str, language: str) -> Catalog:
    with catalogue.file_of(area, language, LOCALES).open("rb") as stream:
        return read_po(stream, ignore_obsolete=True, abort_invalid=True)


def messages_of(messages: Catalog) -> list[Message]:
    return [message for message in messages if message.id]


def source_of(message: Message) -> Any:
    """French is changed in its `msgstr`; of a plural's forms the first and the last stand for it in other languages."""
    said: Any = message.string
    return said if isinstance(said, str) else (said[0], said[-1])


def french_of(area: str) -> list[Message]:
    """What stands in its file, with the names that descriptions give: one more or one fewer is carried along too."""
    names, new = NAMES.get(area, {}), list[Message]()
    folder = next(iter(names), "").rpartition("/")[0]
    for message in messages_of(read(area, SOURCE)):
        if not folder or (message.context or "").rpartition("/")[0] != folder:
            new.append(message)
            continue
        notes = message.auto_comments
        new += (Message(name, name, context=key, auto_comments=notes) for key, name in names.items())
        names = {}  # they stand where the first of them stood
    return new


def carried(french: list[Message], language: str, old: Catalog | None) -> Catalog:
    """French in its order, each sentence with what this language says; what French says otherwise now is fuzzy."""
    own = {message.context: message for message in messages_of(old)} if old else {}
    new = Catalog(locale=None)
    for message in french:
        source, mine = source_of(message), own.get(message.context)
        more: dict[str, Any] = {"auto_comments": message.auto_comments}
        said: Any
        if language == SOURCE:
            said, more["user_comments"] = message.string, message.user_comments
        elif mine is None:
            said = "" if isinstance(source, str) else ("",) * len(catalogue.plural_categories(language))
        else:
            said, before, flags, previous = mine.string, mine.id, mine.flags & {"fuzzy"}, mine.previous_id
            if before != source and any(said):
                flags, previous = {"fuzzy"}, list(before) if isinstance(before, tuple) else [str(before)]
            more |= {"user_comments": mine.user_comments, "flags": flags, "previous_id": previous}
        add(new, message.context or "", source, said, **more)
    return new


def areas() -> list[str]:
    return sorted(file.stem for file in (LOCALES / SOURCE).glob("*.po"))


def fresh_files(new_language: str | None = None) -> Iterator[tuple[Path, str]]:
    for area in areas():
        french = french_of(area)
        codes = catalogue.languages_of(area, LOCALES)
        if new_language and codes >= catalogue.languages(LOCALES) - {new_language}:  # not one of some languages alone
            codes |= {new_language}
        for language in sorted(codes):
            file = catalogue.file_of(area, language, LOCALES)
            mine, old = (read(area, language), file.read_text("utf-8")) if file.exists() else (None, "")
            yield file, written(language, carried(french, language, mine), old)


# The gate -------------------------------------------------------------------------------------------------------------


class Asked(dict[str, catalogue.Found]):
    """Notes which sentences a shape takes, and stands in for one that is not there."""

    def __init__(self, found: dict[str, catalogue.Found]) -> None:
        super().__init__(found)
        self.taken: set[str] = set()

    def __missing__(self, key: str) -> catalogue.Found:
        return catalogue.Found(SOURCE, catalogue.Entry(0, key, ("", ""), ("",) * 3))

    def __getitem__(self, key: str) -> catalogue.Found:
        self.taken.add(key)
        return super().__getitem__(key)


def keys_taken(area: str, keys: set[str]) -> set[str]:
    shape, given = SHAPES[area]
    asked = Asked({key: catalogue.Found(SOURCE, catalogue.Entry(0, key, ("", ""), ("",) * 3)) for key in keys})
    catalogue.fill(shape, asked, **dict.fromkeys(given))
    return asked.taken


def faults() -> Iterator[str]:
    fixed, said = fixed_sentences(), set[str]()
    for area in areas():
        source_keys: dict[str, tuple[str, ...]] = {}
        for language in sorted(catalogue.languages_of(area, LOCALES), key=lambda code: (code != SOURCE, code)):
            file = catalogue.file_of(area, language, LOCALES)
            name = file.relative_to(ROOT)
            try:
                entries = catalogue.read_entries(file)
            except (catalogue.Broken, OSError) as reason:
                yield f"{name}: {reason}"
                continue
            text = file.read_text("utf-8")
            if f'"Plural-Forms: {catalogue.plural_forms(language)}\\n"' not in text:
                yield f"{name}:1: Plural-Forms is not CLDR's: {catalogue.plural_forms(language)}"
            seen: set[str] = set()
            for entry in entries:
                if entry.key in seen or not entry.key:
                    yield f"{name}:{entry.line}: {entry.key or entry.source[0]}: {'twice' if entry.key else 'no key'}"
                seen.add(entry.key)
                if entry.is_translated and (fault := catalogue.fault_of(entry, language)):
                    yield f"{name}:{entry.line}: {entry.key}: {fault}"
                elif any(entry.translations) and not entry.is_translated:
                    yield f"{name}:{entry.line}: {entry.key}: a plural form is missing"
                if language == SOURCE:
                    source_keys[entry.key] = entry.source
                    if entry.source != (entry.translations[0], entry.translations[-1])[: len(entry.source)]:
                        yield f"{name}:{entry.line}: {entry.key}: msgid and msgstr differ; run `make gen`"
                elif entry.key not in source_keys:
                    yield f"{name}:{entry.line}: {entry.key}: not in {SOURCE}/{area}.po; run `make gen`"
                elif entry.source != source_keys[entry.key]:
                    yield f"{name}:{entry.line}: {entry.key}: French has changed; run `make gen`"
            for key in source_keys.keys() - seen:
                yield f"{name}: {key}: missing; run `make gen`"
            if language == SOURCE:
                yield from unused(name, area, entries)
                for entry in entries:
                    fault = fault_of_fixed(entry, fixed)
                    said |= sayings(entry)
                    if fault:
                        yield f"{name}:{entry.line}: {entry.key}: {fault}"
    for sentence in sorted(fixed - said):
        yield f"docs/product.md: « {sentence} » is in no catalogue"


def bare(text: str) -> str:
    """Whatever spaces it has, and whatever stands in its braces."""
    return " ".join(_BRACES.sub("{}", text).split())


def fixed_sentences() -> frozenset[str]:
    return frozenset(map(bare, _GUILLEMETS.findall(PRODUCT.read_text("utf-8"))))


def sayings(entry: catalogue.Entry) -> set[str]:
    """All that it says, and what stands before its colon."""
    whole = bare(entry.translations[0])
    return {whole, whole.partition(" :")[0]}


def fault_of_fixed(entry: catalogue.Entry, fixed: frozenset[str]) -> str | None:
    is_marked = FIXED in entry.notes
    if bare(entry.translations[0]) in fixed and not is_marked:
        return f"its note does not say « {FIXED} »"
    if is_marked and not sayings(entry) & fixed:
        return "not as docs/product.md has it between guillemets"
    return None


def unused(name: Path, area: str, entries: list[catalogue.Entry]) -> Iterator[str]:
    lines = {entry.key: entry.line for entry in entries}
    if area not in SHAPES:  # of the pages in a browser: `tsc` names what is missing
        for key, line in lines.items():
            if not any(part.rpartition(".")[2] in names_in_pages() for part in key.split("/")[-2:]):
                yield f"{name}:{line}: {key}: nobody says it"
        return
    taken = keys_taken(area, set(lines))
    for key in sorted(taken - lines.keys()):
        yield f"{name}: {key}: missing; the words of {area} have it"
    for key in sorted(lines.keys() - taken):
        yield f"{name}:{lines[key]}: {key}: nobody says it"


@cache
def names_in_pages() -> frozenset[str]:
    """Every name that the pages' own code has."""
    files = (file for file in (ROOT / "web" / "src").rglob("*.ts*") if not file.name.endswith(".gen.ts"))
    return frozenset(name for file in files for name in re.findall(r"[A-Za-z_]\w*", file.read_text("utf-8")))


def untranslated() -> dict[str, int]:
    count: dict[str, int] = {}
    for area in areas():
        for language in catalogue.languages_of(area, LOCALES):
            entries = catalogue.read_entries(catalogue.file_of(area, language, LOCALES))
            count[language] = count.get(language, 0) + sum(not entry.is_translated for entry in entries)
    return {language: number for language, number in sorted(count.items()) if number}


def outdated() -> dict[str, int]:
    """What was translated from French of before."""
    files = ((file.parent.name, read(file.stem, file.parent.name)) for file in LOCALES.glob("*/*.po"))
    count = Counter(language for language, messages in files for message in messages_of(messages) if message.fuzzy)
    return dict(sorted(count.items()))


def said_otherwise() -> Iterator[str]:
    """French that is about to be carried along: a key that got another place's sentence is seen here."""
    for area in areas():
        [*others] = catalogue.languages_of(area, LOCALES) - {SOURCE}
        before = {message.context: message.id for message in messages_of(read(area, others[0]))} if others else {}
        for message in french_of(area):
            if (old := before.get(message.context, source_of(message))) != source_of(message):
                yield f"{area}: {message.context}: {old!r} is now {source_of(message)!r}"


def check() -> int:
    found = list(faults())
    if not found:
        stale = [str(file.relative_to(ROOT)) for file, text in fresh_files() if file.read_text("utf-8") != text]
        found = [f"{name}: written in another way; run `make gen`" for name in stale]
    print("\n".join(found))
    for language, number in untranslated().items() if not found else ():
        print(f"{language}: {number} sentences are said in English until they are translated")
    for language, number in outdated().items() if not found else ():
        print(f"{language}: {number} sentences are translated from French that has changed since")
    return 1 if found else 0


def write(new_language: str | None = None) -> int:
    try:
        otherwise, fresh = list(said_otherwise()), list(fresh_files(new_language))
    except UnknownLocaleError as reason:
        print(f"CLDR knows no such language: {reason}", file=sys.stderr)
        return 1
    except (PoFileError, ValueError) as reason:
        print(f"a catalogue cannot be read: {reason}", file=sys.stderr)
        return 1
    for change in otherwise:
        print(f"{change}; its translations are to be looked at")
    for file, text in fresh:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(check())
    sys.exit(write(next((word.partition("=")[2] for word in sys.argv if word.startswith("--new=")), None)))
