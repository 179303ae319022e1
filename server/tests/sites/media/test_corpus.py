"""Every file of the corpus comes to what is written beside it, and no refusal takes the workshop down."""

import pytest

from tests.factories.attacks import Attack
from tests.sites.media.corpus import CORPUS, PDF, Case
from tests.sites.media.documents import unpacked
from vitrine.sites.media.kinds import sniff
from vitrine.sites.media.problems import MediaProblem
from vitrine.sites.media.workshop.workshop import Workshop

pytestmark = pytest.mark.long

TAKES_ALL_ITS_TIME = {"costly pdf of 95 000 dictionaries"}  # another such one is always in test_workshop.py


def test_the_corpus_is_large_enough() -> None:
    assert len(CORPUS) >= 60


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.full) if name in TAKES_ALL_ITS_TIME else name for name in CORPUS]
)
async def test_corpus(workshop: Workshop, name: str, attack: Attack) -> None:
    case = CORPUS[name]
    await _comes_to_what_is_written(workshop, case)
    is_hostile = bool(case.gone) or case.outcome.startswith("media.")
    attack(
        "hostile and broken files: SVG, PDF, JPEG, PNG, WebP, AVIF and what pretends to be one",
        attempts=int(is_hostile),
        result="refused, or kept without what was dangerous",
    )


async def _comes_to_what_is_written(workshop: Workshop, case: Case) -> None:
    content = case.make()
    if case.outcome.startswith("media."):
        with pytest.raises(MediaProblem) as refused:
            await workshop.clean(content, case.accepts, allowance=case.allowance)
        assert refused.value.code == case.outcome
        return
    kept = await workshop.clean(content, case.accepts, allowance=case.allowance)
    assert kept.content_type == case.outcome
    assert sniff(kept.content) == kept.content_type
    came, stayed = (unpacked(file) if case.outcome == PDF else file for file in (content, kept.content))
    for part in case.gone:
        assert part not in stayed, f"{part!r} is still there"
        assert part in came, f"{part!r} was never there: the corpus is wrong"
    for part in case.stays:
        assert part in stayed, f"{part!r} is lost"
    again = await workshop.clean(kept.content, case.accepts, applies_size_rules=False)
    assert (again.content_type, again.width, again.height) == (kept.content_type, kept.width, kept.height)
