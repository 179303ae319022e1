"""Rules that the pages have too: the same cases as in web/src/site/page/sharedRules.test.ts and editor/translation/."""

import json
from typing import Any

import pytest

from vitrine.content.export import SOURCES
from vitrine.content.in_step import all_said
from vitrine.content.marks import BadMarks, checked_marks
from vitrine.content.sections import SECTIONS
from vitrine.content.shared_rules import chooses_icon, free_name, has_its_needs, hidden_in, is_written
from vitrine.public.landing.miniature import declared_colours, focus_place, sources_of
from vitrine.sites.site.translations.writing import take_over

CASES: dict[str, list[dict[str, Any]]] = json.loads(
    (SOURCES / "contract" / "sharedRules.cases.json").read_text("utf-8")
)
PROJECTS = next(held for held in SECTIONS["projects"].lists if held.name == "projects")


def cases(group: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", CASES[group], ids=lambda case: case["name"])


@cases("sidePages")
def test_a_page_beside_is_there_once_its_section_says_what_it_needs(case: dict[str, Any]) -> None:
    assert has_its_needs(SECTIONS["legal"], case["settings"]) is case["isThere"]


@cases("icons")
def test_an_icon_is_letters_or_a_picture_that_is_there(case: dict[str, Any]) -> None:
    assert chooses_icon(case["settings"]) is case["isThere"]


@cases("hidden")
def test_sections_are_hidden_but_the_first(case: dict[str, Any]) -> None:
    assert sorted(hidden_in(case["settings"])) == case["hidden"]


@cases("written")
def test_a_section_is_written_in_a_language(case: dict[str, Any]) -> None:
    assert is_written(SECTIONS[case["section"]], case["content"], one_list=case["areOne"]) is case["isWritten"]


@cases("standIns")
def test_words_of_another_language_stand_in(case: dict[str, Any]) -> None:
    said = all_said(SECTIONS[case["section"]], case["document"], case["language"], case["order"])
    assert said["lists"] == case["lists"]


@cases("pictures")
def test_a_miniatures_picture_offers_the_same_copies(case: dict[str, Any]) -> None:
    sources = [{"type": each["type"], "srcset": each["srcset"]} for each in sources_of(case["picture"], case["sizes"])]
    assert sources == case["sources"]


@cases("focus")
def test_a_miniature_shows_what_matters(case: dict[str, Any]) -> None:
    assert focus_place(case["classes"]) == case["nearest"]


@cases("ownColours")
def test_a_miniature_wears_its_owners_colours(case: dict[str, Any]) -> None:
    assert declared_colours(case["values"]) == case["declared"]


@cases("marks")
def test_marks_fit_their_text_or_are_refused(case: dict[str, Any]) -> None:
    if case["areSound"]:
        assert checked_marks(case["text"], case["marks"]) == case["marks"]
    else:
        with pytest.raises(BadMarks):
            checked_marks(case["text"], case["marks"])


@cases("freeNames")
def test_a_name_that_is_taken_gets_a_number(case: dict[str, Any]) -> None:
    assert free_name(case["name"], case["taken"]) == case["free"]


@cases("takenOver")
def test_what_is_taken_over_comes_behind_what_it_follows_there(case: dict[str, Any]) -> None:
    theirs = [{"id": name} for name in case["theirs"]]
    ours = [{"id": f"{name}-here", "original": name} for name in case["ours"]]
    for source in theirs:
        if source["id"] in case["take"]:
            take_over(PROJECTS, source, theirs, ours)
    assert [item["original"] for item in ours] == case["after"]
