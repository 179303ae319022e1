"""Sentences are read from catalogues, and one that is wrong takes nothing else with it."""

import logging
from dataclasses import dataclass
from pathlib import Path

import pytest

import catalogues
from vitrine.platform import catalogue
from vitrine.platform.catalogue import Counted

HEAD = (
    'msgid ""\nmsgstr ""\n"Language: {0}\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Plural-Forms: {1}\\n"\n\n'
)


@dataclass(frozen=True)
class Part:
    title: str
    link: str = ""


@dataclass(frozen=True)
class Words:
    hello: str
    days: Counted
    part: Part
    lines: tuple[str, ...]


def message(key: str, source: str, said: str) -> str:
    return f'msgctxt "{key}"\nmsgid "{source}"\nmsgstr "{said}"\n\n'


def counted(one: str, other: str, *said: str) -> str:
    forms = "".join(f'msgstr[{number}] "{text}"\n' for number, text in enumerate(said))
    return f'msgctxt "days"\nmsgid "{one}"\nmsgid_plural "{other}"\n{forms}\n'


DAYS = ("{number} jour", "{number} jours")
FRENCH = (
    message("hello", "Bonjour {name}", "Bonjour {name}")
    + counted(*DAYS, "{number} jour", "{number} de jours", "{number} jours")
    + message("part/title", "Titre", "Titre")
    + message("lines/1", "Un", "Un")
    + message("lines/2", "Deux", "Deux")
)
ENGLISH = message("hello", "Bonjour {name}", "Hello {name}") + message("part/title", "Titre", "Title")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write(tmp_path, "fr", FRENCH)
    write(tmp_path, "en", ENGLISH)
    return tmp_path


def write(folder: Path, language: str, messages: str) -> Path:
    file = catalogue.file_of("try", language, folder)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(HEAD.format(language, catalogue.plural_forms(language)) + messages, "utf-8")
    return file


def words(folder: Path, language: str) -> Words:
    filled: Words = catalogue.fill(Words, catalogue.found_sentences("try", language, folder))
    return filled


def test_what_a_language_does_not_say_is_said_in_english_and_then_in_french(folder: Path) -> None:
    write(folder, "de", message("hello", "Bonjour {name}", "Guten Tag, {name}") + message("part/title", "Titre", ""))
    said = words(folder, "de")
    assert (said.hello, said.part.title, said.lines) == ("Guten Tag, {name}", "Title", ("Un", "Deux"))
    assert words(folder, "xx").hello == "Hello {name}"


def test_what_is_counted_has_the_forms_of_the_language_that_says_it(folder: Path) -> None:
    arabic = ("{number} يوم", "يوم واحد", "يومين", "{number} أيام", "{number} يومًا", "{number} يوم")
    write(folder, "ar", counted(*DAYS, *arabic))
    days = words(folder, "ar").days
    assert [days.of(number) for number in (0, 1, 2, 3, 11, 100)] == list(arabic)
    french = words(folder, "fr").days
    assert [french.of(number) for number in (0, 1, 2, 10**6)] == [
        *("{number} jour", "{number} jour", "{number} jours", "{number} de jours")
    ]


def test_a_catalogue_that_cannot_be_read_is_logged_once_and_nothing_falls(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    write(folder, "de", 'msgctxt "hello"\nmsgid "Bonjour {name}"\nmsgstr "Guten')
    with caplog.at_level(logging.ERROR):
        assert [words(folder, "de").hello for _ in range(3)] == ["Hello {name}"] * 3
    assert [record.message for record in caplog.records] == ["a catalogue cannot be read"]


def test_a_sentence_with_a_wrong_placeholder_is_left_out_by_itself(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    write(folder, "de", message("hello", "Bonjour {name}", "Hallo {nmae}") + message("part/title", "Titre", "Titel"))
    with caplog.at_level(logging.ERROR):
        said = words(folder, "de")
    assert (said.hello, said.part.title) == ("Hello {name}", "Titel")
    [record] = caplog.records
    assert (record.file, record.key) == ("de/try.po", "hello")  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("messages", "told"),
    [
        (message("hello", "Bonjour {name}", "Hallo {nmae}"), "de/try.po:8: hello: {name}/{nmae} is not in both"),
        (counted(*DAYS, "ein Tag", ""), "de/try.po:8: days: a plural form is missing"),
        (message("hello", "Salut {name}", "Hallo {name}"), "de/try.po:8: hello: French has changed"),
        (message("bye", "Au revoir", "Tschüss"), "de/try.po:8: bye: not in fr/try.po"),
        (message("hello", "Bonjour {name}", "Hallo {name"), "de/try.po:8: hello: no template"),
        ('msgctxt "hello"\nmsgid "Bonjour {name}"\nmsgstr "Guten', "de/try.po: "),
        ("", "de/try.po: part/title: missing"),
    ],
)
def test_the_gate_names_file_line_key_and_what_is_wrong(
    folder: Path, monkeypatch: pytest.MonkeyPatch, messages: str, told: str
) -> None:
    monkeypatch.setattr(catalogues, "LOCALES", folder)
    monkeypatch.setattr(catalogues, "ROOT", folder)
    write(folder, "de", messages)
    assert any(fault.startswith(told) for fault in catalogues.faults()), list(catalogues.faults())


def test_the_gate_finds_what_is_missing_and_what_nobody_says(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogues, "LOCALES", folder)
    monkeypatch.setattr(catalogues, "ROOT", folder)
    monkeypatch.setattr(catalogues, "SHAPES", {"try": (Words, ())})
    monkeypatch.setattr(catalogues, "PRODUCT", product(folder))
    (folder / "en" / "try.po").unlink()
    file = write(folder, "fr", FRENCH.replace("part/title", "part/name"))
    line = file.read_text("utf-8").splitlines().index('msgctxt "part/name"') + 2
    assert list(catalogues.faults()) == [
        "fr/try.po: part/title: missing; the words of try have it",
        f"fr/try.po:{line}: part/name: nobody says it",
    ]


def product(folder: Path, fixed: str = "") -> Path:
    file = folder / "product.md"
    file.write_text(fixed, "utf-8")
    return file


def test_the_gate_holds_fixed_wording_to_the_letter(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogues, "LOCALES", folder)
    monkeypatch.setattr(catalogues, "ROOT", folder)
    monkeypatch.setattr(catalogues, "SHAPES", {"try": (Words, ())})
    monkeypatch.setattr(
        catalogues, "PRODUCT", product(folder, "The greeting is « Bonjour {nom} », the title « Titre ».")
    )
    (folder / "en" / "try.po").unlink()
    note = f"#. {catalogues.FIXED}\n"
    write(folder, "fr", note + FRENCH)
    assert list(catalogues.faults()) == [f"fr/try.po:20: part/title: its note does not say « {catalogues.FIXED} »"]
    write(folder, "fr", note + FRENCH.replace("Bonjour", "Salut").replace('msgctxt "part', note + 'msgctxt "part'))
    assert list(catalogues.faults()) == [
        "fr/try.po:9: hello: not as docs/product.md has it between guillemets",
        "docs/product.md: « Bonjour {} » is in no catalogue",
    ]


def test_french_that_changes_is_carried_into_the_other_languages_to_be_looked_at(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(catalogues, "LOCALES", folder)
    file = write(folder, "fr", FRENCH.replace('msgstr "Titre"', 'msgstr "Le titre"'))
    assert catalogues.write() == 0
    assert (
        capsys.readouterr().out == "try: part/title: 'Titre' is now 'Le titre'; its translations are to be looked at\n"
    )
    assert catalogues.outdated() == {"en": 1}
    assert 'msgid "Le titre"\nmsgstr "Le titre"' in file.read_text("utf-8")
    english = (folder / "en" / "try.po").read_text("utf-8")
    assert '#, fuzzy\n#| msgid "Titre"\nmsgctxt "part/title"\nmsgid "Le titre"\nmsgstr "Title"' in english
    assert 'msgctxt "lines/2"\nmsgid "Deux"\nmsgstr ""' in english
    assert words(folder, "en").part.title == "Title"


def test_a_new_language_has_no_area_of_some_languages_alone(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogues, "LOCALES", folder)
    write(folder, "de", ENGLISH)
    catalogue.file_of("try", "fr", folder).with_name("guide.po").write_bytes(
        catalogue.file_of("try", "fr", folder).read_bytes()
    )
    assert catalogues.write("nl") == 0
    assert [file.name for file in (folder / "nl").iterdir()] == ["try.po"]


def test_a_new_language_begins_with_every_sentence_and_none_translated(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalogues, "LOCALES", folder)
    assert catalogues.write("nl") == 0
    assert catalogues.untranslated()["nl"] == len(catalogue.read_entries(catalogue.file_of("try", "fr", folder)))
    assert words(folder, "nl").hello == "Hello {name}"
