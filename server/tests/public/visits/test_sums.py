"""The hundred most frequent values and the rest, however the counts came together."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from vitrine.public.visits.sums import KEPT_VALUES, Sum, delay_of, summed

few = st.lists(st.integers(0, 60), max_size=300)
many = st.lists(st.integers(0, 100_000), max_size=400)


def sum_of(values: list[int]) -> Sum:
    counts = Counter(str(value) for value in values)
    return summed(Sum(dict(counts), counts.total()))


@given(st.lists(few, min_size=1, max_size=6))
def test_with_a_hundred_values_or_fewer_every_count_is_exact(parts: list[list[int]]) -> None:
    together = Sum({}, 0)
    for part in parts:
        together = summed(together, sum_of(part))
    assert together.counts == Counter(str(value) for part in parts for value in part)
    assert together.rest == 0


@given(st.lists(many, min_size=1, max_size=6))
def test_with_more_all_are_still_there_and_none_has_more_than_it_had(parts: list[list[int]]) -> None:
    together = Sum({}, 0)
    for part in parts:
        together = summed(together, sum_of(part))
    truth = Counter(str(value) for part in parts for value in part)
    assert together.total == truth.total() and len(together.counts) <= KEPT_VALUES
    assert together.rest >= 0
    assert all(count <= truth[value] for value, count in together.counts.items())
    assert list(together.counts.values()) == sorted(together.counts.values(), reverse=True)


@given(many)
def test_a_single_days_top_is_the_true_one(values: list[int]) -> None:
    truth = Counter(str(value) for value in values)
    assert sorted(sum_of(values).counts.values()) == sorted(count for _, count in truth.most_common(KEPT_VALUES))


def test_delays_have_four_names() -> None:
    assert [delay_of(seconds) for seconds in (0, 29.9, 30, 119, 120, 599, 600, 1e6)] == [
        *["under_30s"] * 2,
        *["under_2min"] * 2,
        *["under_10min"] * 2,
        *["longer"] * 2,
    ]
