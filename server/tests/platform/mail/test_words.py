"""Mails in the language of whoever reads them."""

from datetime import UTC, date, datetime

import pytest

from vitrine.accounts import letters
from vitrine.accounts.sessions.browsers import browser_of
from vitrine.content.catalogues import DASHBOARD_LANGUAGES
from vitrine.platform.mail import Reader
from vitrine.platform.mail.composing import compose
from vitrine.platform.mail.letter import plain_text
from vitrine.platform.mail.words import LANGUAGES, words_in

LINK = "https://vitrine.test/dashboard/reset?token=1"


def test_every_language_of_the_dashboard_has_its_mails() -> None:
    assert set(DASHBOARD_LANGUAGES) == LANGUAGES


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
