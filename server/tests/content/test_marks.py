"""What may stand beside a long text: marks that fit it, each once, and links that may be published."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from vitrine.content.marks import MAX_MARKS, BadMarkedLink, BadMarks, as_objects, checked_marks, from_objects

TEXT = "Je dessine\nun\ndeux\n\n👩‍🎨 fin"


@pytest.mark.parametrize(
    "marks",
    [
        "",
        "b 0 2",
        "b 0 2\ni 3 10\na 3 10 https://example.org/",
        "b 0 2\nb 2 5",
        "ul 11 18\nb 11 13",
        "ul 11 13\nol 14 18",
        "ul 19 19",
        "b 20 23",
        "ul 0 27\na 24 27 mailto:maud@atelier.example",
    ],
)
def test_marks_that_fit_stay_as_they_are(marks: str) -> None:
    assert checked_marks(TEXT, marks) == marks
    if marks:
        assert from_objects(as_objects(marks)) == marks


@pytest.mark.parametrize(
    "marks",
    [
        "b 0 28",
        "b 2 2",
        "b 5 3",
        "b -1 3",
        "b 0 +3",
        "b 00 3",
        "b 0 ٣",
        "b 0 3 https://example.org/",
        "a 0 3",
        "u 0 3",
        "B 0 3",
        "b 0 3 ",
        "b 0 3\n",
        "b 9 12",  # over a line's end
        "ul 1 10",
        "ul 0 9",
        "ul 11 13\nul 11 13",
        "ul 0 13\nol 11 18",
        "ol 19 19\nul 19 27",
        "b 0 4\nb 3 6",
        "i 3 10\nb 0 2",  # not in order
        "b 0 2\ni 0 10",
        "<b>0 3</b>",
        '{"kind":"bold"}',
        "b 0 99999999",
    ],
)
def test_marks_that_do_not_fit_are_refused(marks: str) -> None:
    with pytest.raises(BadMarks):
        checked_marks(TEXT, marks)


@pytest.mark.parametrize(
    "link", ["javascript:alert(1)", "data:text/html,x", "//evil.example", "vbscript:x", "\u202ehttps://a.b"]
)
def test_a_marked_link_is_one_that_may_be_published(link: str) -> None:
    with pytest.raises(BadMarkedLink):
        checked_marks(TEXT, f"a 0 2 {link}")


def test_a_marked_link_is_written_in_full() -> None:
    assert checked_marks(TEXT, "a 0 2 example.org/é") == "a 0 2 https://example.org/é"
    assert checked_marks(TEXT, "a 0 2 maud@atelier.example") == "a 0 2 mailto:maud@atelier.example"


def test_there_are_only_so_many_of_them() -> None:
    letters = "x" * 2 * MAX_MARKS
    marks = [f"b {2 * place} {2 * place + 1}" for place in range(MAX_MARKS)]
    assert checked_marks(letters, "\n".join(marks[:MAX_MARKS]))
    with pytest.raises(BadMarks):
        checked_marks(letters + "xx", "\n".join([*marks, f"b {2 * MAX_MARKS} {2 * MAX_MARKS + 1}"]))


@pytest.mark.parametrize(
    "value", [None, "b 0 2", {}, [1], [{}], [{"kind": "bold"}], [{"kind": ["bold"], "from": 0, "to": 2}]]
)
def test_what_is_no_list_of_marks_is_refused(value: object) -> None:
    with pytest.raises(BadMarks):
        from_objects(value)


@given(some.text(max_size=60), some.text(max_size=60))
def test_whatever_is_sent_is_taken_or_refused(text: str, marks: str) -> None:
    try:
        taken = checked_marks(text, marks)
    except BadMarks:
        return
    assert checked_marks(text, taken) == taken
