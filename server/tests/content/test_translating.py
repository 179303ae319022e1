"""How far a text is translated: by the cases that the pages are held to as well (editor/translation/state.test.ts)."""

import json
from typing import Any

import pytest

from vitrine.content.export import SOURCES
from vitrine.content.translating import has_letters, is_same_word, state_of

CASES: dict[str, list[list[Any]]] = json.loads((SOURCES / "contract" / "textStates.cases.json").read_text("utf-8"))


@pytest.mark.parametrize(
    ("source", "text", "made_from", "is_confirmed", "state"), [case[1:] for case in CASES["states"]]
)
def test_the_state_is_the_one_that_the_pages_show(
    source: str, text: str, made_from: str | None, is_confirmed: bool, state: str
) -> None:
    assert state_of(source, text, made_from, is_confirmed) == state


def test_where_the_source_stands_in_nothing_is_a_copy() -> None:
    assert state_of("Texte", " ", None, False, stands_in=True) == "copied"
    assert state_of("Texte", "Text", None, False, stands_in=True) == "filled"


@pytest.mark.parametrize(("text", "source", "target", "is_one"), CASES["sameWords"])
def test_a_word_that_both_languages_have_is_no_copy(text: str, source: str, target: str, is_one: bool) -> None:
    assert is_same_word(text, source, target) == is_one
    state = state_of(text, text, None, False, is_meant=is_same_word(text, source, target))
    assert state == ("filled" if is_one else "copied")


@pytest.mark.parametrize(("text", "is_to_translate"), CASES["letters"])
def test_what_has_no_letter_is_nothing_to_translate(text: str, is_to_translate: bool) -> None:
    assert has_letters(text) == is_to_translate
