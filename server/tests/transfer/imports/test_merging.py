"""The rule of preview and import by itself, where lists are full."""

from typing import Any

import pytest

from vitrine.content.sections import SECTIONS
from vitrine.sites.site.documents import empty_document
from vitrine.transfer.imports import merging
from vitrine.transfer.imports.merging import MODES, merge

SECTION = SECTIONS["skills"]
[SKILLS] = SECTION.lists


def _content(mark: str, names: list[str]) -> dict[str, Any]:
    content: dict[str, Any] = empty_document(SECTION, ["FR"])["languages"]["FR"]
    named_by = SKILLS.named_by[0]
    content["lists"][SKILLS.name] = [{"id": f"{mark}-{place:08}", named_by: said} for place, said in enumerate(names)]
    return content


def test_full_lists_are_compared_entry_by_entry_and_not_each_with_each(monkeypatch: pytest.MonkeyPatch) -> None:
    """A preview is made while its owner's site is held, and on SQLite the write lock."""
    looks, plain = list[Any](), merging._written

    def written(item: Any) -> Any:
        looks.append(item)
        return plain(item)

    monkeypatch.setattr(merging, "_written", written)
    ours = _content("ours", [f"a {place}" for place in range(SKILLS.max_items)])
    theirs = _content("theirs", [f"b {place}" for place in range(SKILLS.max_items)])
    for mode in MODES:
        merge(SECTION, ours, theirs, mode, is_new=False, keeps_pictures=True)
    assert len(looks) <= 10 * SKILLS.max_items


def test_two_entries_of_a_file_that_say_the_same_do_not_become_one_twice() -> None:
    merged, _ = merge(
        SECTION,
        _content("ours", ["Lithographie"]),
        _content("theirs", ["Lithographie", "Lithographie"]),
        "replace",
        is_new=False,
        keeps_pictures=False,
    )
    assert [item["id"] for item in merged["lists"][SKILLS.name]] == ["ours-00000000", "theirs-00000001"]


@pytest.mark.parametrize(
    ("mode", "ours", "expected"),
    [
        ("fill", {"photo": None}, ("theirs", "30 70")),
        ("fill", {"photo": "ours"}, ("ours", None)),
        ("replace", {"photo": "ours", "photoFocus": "1 2"}, ("theirs", "30 70")),
        ("fill", {"photo": "ours", "photoFocus": "1 2"}, ("ours", "1 2")),
    ],
)
def test_what_matters_in_a_picture_comes_and_stays_with_it(
    mode: Any, ours: dict[str, Any], expected: tuple[str, str | None]
) -> None:
    home = SECTIONS["home"]
    held = empty_document(home, ["FR"])["shared"]
    held["settings"] |= ours
    theirs = {"settings": {"photo": "theirs", "photoFocus": "30 70"}}
    merged, _ = merge(home, held, theirs, mode, is_new=False, keeps_pictures=False)
    assert (merged["settings"]["photo"], merged["settings"].get("photoFocus")) == expected


def test_a_replaced_picture_without_a_focus_takes_the_old_one_away() -> None:
    home = SECTIONS["home"]
    held = empty_document(home, ["FR"])["shared"]
    held["settings"] |= {"photo": "ours", "photoFocus": "1 2"}
    merged, _ = merge(home, held, {"settings": {"photo": "theirs"}}, "replace", is_new=False, keeps_pictures=False)
    assert "photoFocus" not in merged["settings"]


def test_an_entry_that_keeps_its_picture_keeps_what_matters_in_it() -> None:
    ours = _content("ours", ["Lithographie"])
    ours["lists"][SKILLS.name][0] |= {"image": "a" * 32, "imageFocus": "30 70"}
    theirs = _content("theirs", ["Lithographie"])
    theirs["lists"][SKILLS.name][0]["description"] = "Sur pierre"
    merged, _ = merge(SECTION, ours, theirs, "replace", is_new=False, keeps_pictures=True)
    [item] = merged["lists"][SKILLS.name]
    assert (item["image"], item["imageFocus"], item["description"]) == ("a" * 32, "30 70", "Sur pierre")
