"""JSON is refused by its bytes: nothing parses what is too much, and a body that passes is cheap to parse."""

import json
import tracemalloc
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vitrine.platform.http.json_limits import MAX_DEPTH, MAX_ESCAPES, json_refusal, unsound_value

TEXTS = st.text(alphabet='ab",[]{}:\\\n é😀', max_size=8)
DOCUMENTS: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | TEXTS | st.just("\0") | st.just("\ud83d"),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4),
    max_leaves=20,
)


def count(document: Any) -> int:
    if isinstance(document, dict):
        return 1 + sum(map(count, document.values()))
    return 1 + sum(map(count, document)) if isinstance(document, list) else 1


def refused(body: bytes, max_values: int = 1_000) -> tuple[int, Any] | None:
    problem = json_refusal(body, max_values)
    return (problem.status, problem.params) if problem is not None else None


@given(DOCUMENTS, st.booleans(), st.integers(1, 20))
def test_what_passes_holds_no_more_than_it_may_and_can_be_stored(document: Any, is_ascii: bool, most: int) -> None:
    body = json.dumps(document, ensure_ascii=is_ascii).encode("utf-8", "surrogatepass")
    if json_refusal(body, most) is None:
        assert count(document) <= most
        assert unsound_value(json.loads(body)) is None


@given(DOCUMENTS.filter(lambda document: unsound_value(document) is None), st.booleans())
def test_what_is_sound_and_small_passes(document: Any, is_ascii: bool) -> None:
    body = json.dumps(document, ensure_ascii=is_ascii).encode()
    assert json_refusal(body, 2 * count(document)) is None


@pytest.mark.parametrize(
    "body",
    [
        b"[" + b"[]," * 20_000,
        b"[" + b"1," * 20_000,
        b"[" + b'"",' * 20_000,
        b"[" + b'""' * 20_000,
        b'{"a":{' + b'"":0,' * 20_000,
        b'["\\\\",' + b"0," * 20_000,
        b'["\\"",' + b"0," * 20_000,
        b"]" * 20_000,
        b"[" + b"]}" * 20_000,
    ],
)
def test_too_many_values_are_refused_unparsed(body: bytes) -> None:
    """None of these has an end: a parser would have said so instead."""
    assert refused(body) == (413, {"maxValues": 1_000})


@pytest.mark.parametrize("escape", [rb"\"", rb"\n", rb"\u0041", rb"\\"])
def test_more_escapes_than_anybody_writes_are_refused_unparsed(escape: bytes) -> None:
    most = MAX_ESCAPES // escape.count(b"\\")
    assert refused(b'"' + escape * most) is None
    assert refused(b'"' + escape * (most + 1)) == (413, {"maxEscapes": MAX_ESCAPES})


def test_commas_and_brackets_of_a_text_are_no_values() -> None:
    assert refused(json.dumps({"text": ',[{"\\' * 50_000}).encode(), 2) is None


@pytest.mark.parametrize(("levels", "is_refused"), [(MAX_DEPTH, False), (MAX_DEPTH + 1, True), (300, True)])
def test_depth_is_known_before_parsing(levels: int, is_refused: bool) -> None:
    assert bool(refused(b"[" * levels)) is is_refused
    assert bool(refused(b'{"x":' * levels)) is is_refused


@pytest.mark.parametrize(
    ("body", "path"),
    [
        (b'{"a": ["\\u0000"]}', ["a", 0]),
        (b'{"a": {"b": "\\ud83d"}}', ["a", "b"]),
        (b'{"a": "\\uDE00\\uD83D"}', ["a"]),
        (b'{"a": "\xed\xa0\x80"}', ["a"]),
        (b'{"\\u0000": 1}', []),
        (b'{"a": NaN}', ["a"]),
        (b'{"a": [-Infinity]}', ["a", 0]),
        (b'{"a": 1E+999}', ["a"]),
        (b'{"a": ' + b"9" * 400 + b".0}", ["a"]),
        (b'{"a": [0, -' + b"9" * 100 + b"]}", ["a", 1]),
        (b'{"a": ' + b"9" * 5000 + b"}", ["a"]),
        ('{"a": "b"}'.encode("utf-16-le"), []),
    ],
)
def test_what_no_database_holds_is_named_by_its_place(body: bytes, path: list[Any]) -> None:
    assert refused(body) == (422, {"fields": [{"path": path, "code": "not_storable"}]})


@pytest.mark.parametrize(
    "body", [b'"\\\\u0000"', b'"\\ud83d\\ude00"', b"1e99", b"9" * 99, b'{"a": "NaN 1e999"}', b"{", b"\xff", b""]
)
def test_what_only_looks_like_it_goes_on(body: bytes) -> None:
    assert refused(body) is None


def test_refusing_takes_no_more_memory_than_a_few_copies_of_the_body() -> None:
    body = b"[" + b"1234567," * 1_000_000 + b"0]"
    tracemalloc.start()
    try:
        assert refused(body) == (413, {"maxValues": 1_000})
        assert tracemalloc.get_traced_memory()[1] < 3 * len(body)
    finally:
        tracemalloc.stop()
