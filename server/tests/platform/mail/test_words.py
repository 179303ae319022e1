"""Mails in the language of whoever reads them."""

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from datetime import UTC, date, datetime
from typing import Any

import pytest

from vitrine.accounts import letters
from vitrine.accounts.signed_in.browsers import browser_of
from vitrine.content.catalogues import DASHBOARD_LANGUAGES
from vitrine.platform.mail import Reader
from vitrine.platform.mail.composing import compose
from vitrine.platform.mail.letter import plain_text
from vitrine.platform.mail.words import LANGUAGES, words_in

_NAME = re.compile(r"\{(\w*)\}")
LINK = "https://vitrine.test/dashboard/reset?token=1"
PLURALS = {"fr": {"one", "many", "other"}, "ar": {"zero", "one", "two", "few", "many", "other"}}


def _templates(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Every text, by where it stands. Of a mail's paragraphs each is one; counted forms are looked at by themselves."""
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, tuple):
        yield path, "\n".join(value)
    elif is_dataclass(value):
        for field in fields(value):
            yield from _templates(getattr(value, field.name), f"{path}.{field.name}")


def _counted(value: Any, path: str = "") -> Iterator[tuple[str, dict[str, str]]]:
    if isinstance(value, dict):
        yield path, value
    elif is_dataclass(value):
        for field in fields(value):
            yield from _counted(getattr(value, field.name), f"{path}.{field.name}")


def test_every_language_of_the_dashboard_has_its_mails() -> None:
    assert set(DASHBOARD_LANGUAGES) == LANGUAGES


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_each_language_says_the_same_things(language: str) -> None:
    source, words = dict(_templates(words_in("fr"))), dict(_templates(words_in(language)))
    assert words.keys() == source.keys()
    for path, text in words.items():
        assert set(_NAME.findall(text)) == set(_NAME.findall(source[path])), path
        assert bool(text) == bool(source[path]) or path == ".first_of_month", path


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_whatever_is_counted_has_the_forms_of_its_language(language: str) -> None:
    words = words_in(language)
    for path, forms in _counted(words):
        assert "other" in forms, path
        assert set(forms) <= {"zero", "one", "two", "few", "many", "other"}, path
        if language == "ar":
            assert set(forms) == PLURALS["ar"], path
        for number in (0, 1, 2, 3, 11, 100, 1234):
            assert words.count(number, forms), path


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_a_letter_is_in_its_readers_language_and_direction(language: str) -> None:
    letter = letters.reset_letter(Reader("elise@example.com", language), LINK, 30).in_words("fr")
    message = compose(letter, "Vitrine <site@vitrine.example>").message
    html = message.get_body(("html",))
    assert html is not None
    assert f'<html lang="{language}"{" dir=" if language == "ar" else ">"}' in html.get_content()
    assert LINK in plain_text(letter)
    assert (letter.subject == "Choisir un nouveau mot de passe") == (language == "fr")


def test_who_picked_no_language_gets_the_instances() -> None:
    letter = letters.password_changed_letter(Reader("elise@example.com"))
    assert letter.in_words("fr").subject == "Votre mot de passe a changé"
    assert letter.in_words("en").subject != letter.in_words("fr").subject
    assert letter.in_words("xx").subject == letter.in_words("fr").subject


def test_days_and_moments_are_french_at_their_edges() -> None:
    words = words_in("fr")
    assert words.days_between(date(2026, 6, 1), date(2026, 6, 7)) == "du 1er au 7 juin"
    assert words.at(datetime(2026, 11, 1, 9, 5, tzinfo=UTC)) == "le 1er novembre 2026 à 09 h 05 (UTC)"
    assert words.at(datetime(2026, 11, 12, 19, 45, tzinfo=UTC)) == "le 12 novembre 2026 à 19 h 45 (UTC)"


def test_what_is_put_in_is_never_read_as_a_template() -> None:
    reader = Reader("elise@example.com", "fr")
    letter = letters.passkey_added_letter(reader, "{0.__class__} {name} %s").in_words("fr")
    assert "{0.__class__} {name} %s" in letter.paragraphs[1]


def test_arabic_has_its_own_digits() -> None:
    words = words_in("ar")
    assert words.figure(1234) == "١٬٢٣٤"
    assert "٢٠٢٦" in words.at(datetime(2026, 11, 12, 19, 45, tzinfo=UTC))


def test_an_unknown_browser_is_called_so_in_each_language() -> None:
    moment = datetime(2026, 11, 12, 19, 45, tzinfo=UTC)
    for language in LANGUAGES:
        notice = letters.new_device_letter(Reader("e@example.com", language), moment, browser_of(""), "192.0.2.7")
        said = notice.in_words("fr").paragraphs[1]
        assert words_in(language).accounts.unknown_browser in said
        assert "192.0.2.7" in said
