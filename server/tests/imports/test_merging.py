"""The rule of preview and import by itself, where lists are full."""

from typing import Any

import pytest

from vitrine.content.sections import SECTIONS
from vitrine.imports import merging
from vitrine.imports.merging import MODES, merge
from vitrine.site.documents import empty_document

SECTION = SECTIONS["skills"]
[SKILLS] = SECTION.lists


def _content(mark: str, names: list[str]) -> dict[str, Any]:
    content: dict[str, Any] = empty_document(SECTION, ["FR"])["languages"]["FR"]
    named_by = SKILLS.named_by[0]
    content["lists"][SKILLS.name] = [{"id": f"{mark}-{place:08}", named_by: said} for place, said in enumerate(names)]
    return content


def test_full_lists_are_compared_entry_by_entry_and_not_each_with_each(monkeypatch: pytest.MonkeyPatch) -> None:
    """A preview is made while its owner's site is held, and on SQLite everybody's pen."""
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
