"""What visitors type, before it is stored: pure rules, no database."""

import time

import hypothesis
import pytest
from hypothesis import strategies

from tests.factories.attacks import Attack
from tests.public.messages.conftest import WORDS
from vitrine.platform.keyring import Keyring
from vitrine.public.messages import fill_time
from vitrine.public.messages.csv_export import safe_cell
from vitrine.public.messages.spam import is_link_heavy
from vitrine.public.messages.texts import Incomplete, Words, check_words, clean_line, clean_text, fold


@pytest.mark.parametrize(
    ("field", "value"),
    [
        *((field, value) for field in WORDS for value in ("", "   ", "\u202e\x00\n")),
        *(("email", value) for value in ("coline", "coline@", "@example.org", "a b@example.org", "a@b@example.org")),
        ("email", "coline@example.org\r\nBcc: all@example.org"),
        ("email", "coline@example.org\nBcc: all@example.org"),
        ("email", "coline@example.org%0aBcc:all@example.org"),
        ("email", "coline@example.org, other@example.org"),
        ("email", "Coline <coline@example.org>"),
        ("email", "coline\u202e@example.org"),
        ("email", "coline@[127.0.0.1]"),
    ],
)
def test_all_three_fields_and_a_well_formed_address_are_needed(field: str, value: str) -> None:
    with pytest.raises(Incomplete) as refused:
        check_words(**{**WORDS, field: value})
    assert refused.value.params["fields"] == [field]


@hypothesis.given(strategies.text(max_size=300))
def test_no_text_keeps_a_control_character_or_a_turning_mark(text: str) -> None:
    for cleaned in (clean_text(text), clean_line(text)):
        assert not any((ord(char) < 32 and char not in "\n\t") or 127 <= ord(char) < 160 for char in cleaned)
        assert not any(char in cleaned for char in "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u2028\u2029")
        cleaned.encode()
    assert "\n" not in clean_line(text)
    assert clean_text(clean_text(text)) == clean_text(text)


def test_search_forgets_accents_and_capitals() -> None:
    assert fold("ÉLODIE Œuvre Straße") == fold("élodie œuvre STRASSE")
    assert fold("Élodie") == "elodie"


@pytest.mark.parametrize("cell", ["=1+1", "+33", "-2", "@SUM(A1)", "\t=1", " =1", "\n=1", "＝1", "|cmd", "%0a"])
def test_no_cell_of_the_export_is_a_formula(cell: str, attack: Attack) -> None:
    assert safe_cell(cell) == f"'{cell}"
    attack("a formula for the spreadsheet that the inbox is exported to", attempts=1, result="stands there as text")


def test_ordinary_cells_stay_as_they_are() -> None:
    assert safe_cell("Bonjour = merci") == "Bonjour = merci"


def _said(message: str) -> Words:
    return Words(name="A", email="a@example.org", message=message)


@pytest.mark.parametrize(
    "message",
    [
        "http://a.example http://b.example http://c.example www.d.example et encore bien du texte autour",
        "[url=http://a.example]ici[/url] vous trouverez tout ce que vous cherchez",
        'Voyez <a href="http://a.example">ici</a> et dites-moi ce que vous en pensez',
        "https://a.example/x?y=1",
    ],
)
def test_texts_full_of_links_are_told(message: str) -> None:
    assert is_link_heavy(_said(message))


def test_a_link_or_two_in_a_letter_are_welcome() -> None:
    assert not is_link_heavy(_said("Mon site est https://a.example et ma page https://b.example, qu’en dites-vous ?"))


class TestFillTime:
    keyring = Keyring(("k" * 40, "o" * 40))

    def test_a_token_of_a_moment_ago_is_too_fast_and_an_older_one_is_not(self, monkeypatch: pytest.MonkeyPatch) -> None:
        token = fill_time.issue_token(self.keyring, "elise")
        assert fill_time.is_too_fast(self.keyring, "elise", token)
        at = time.time()
        for seconds, is_fast in ((1, True), (3, False), (3600, False), (90_000, False)):
            monkeypatch.setattr(time, "time", lambda later=at + seconds: later)
            assert fill_time.is_too_fast(self.keyring, "elise", token) is is_fast

    def test_a_missing_token_alone_says_nothing(self) -> None:
        assert not fill_time.is_too_fast(self.keyring, "elise", "")

    @pytest.mark.parametrize("token", ["x", "1.x", "1731640000000.", "9" * 90, "１７.x", ".", "1731640000000.abc"])
    def test_a_forged_token_says_machine(self, token: str) -> None:
        assert fill_time.is_too_fast(self.keyring, "elise", token)

    def test_a_token_of_another_site_or_key_is_forged(self) -> None:
        token = fill_time.issue_token(self.keyring, "theo")
        assert fill_time.is_too_fast(self.keyring, "elise", token)

    def test_a_token_survives_a_change_of_keys(self, monkeypatch: pytest.MonkeyPatch) -> None:
        token = fill_time.issue_token(Keyring(("o" * 40,)), "elise")
        at = time.time()
        monkeypatch.setattr(time, "time", lambda: at + 5)
        assert not fill_time.is_too_fast(self.keyring, "elise", token)
