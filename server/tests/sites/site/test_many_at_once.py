"""Many at once: two editors of one section, retries of one save, visitors while an owner saves."""

import asyncio

import httpx
import pytest

from tests.factories.app import Owner, renders_of, revision_headers
from tests.factories.attacks import Attack
from tests.levels import usually

pytestmark = pytest.mark.both_engines

PAIRS = usually(15, full=1000)
KEYS = usually(10, full=1000)
VISITS, AT_ONCE = usually(300, full=10_000), usually(64, full=256)


@pytest.fixture
async def editing(owner: Owner) -> Owner:
    assert (await owner.choose("FR")).status_code == 200
    return owner


def _payload(heading: str) -> dict[str, object]:
    content = {"texts": {"heading": heading, "body": heading}, "lists": {}}
    return {"content": content, "shared": {"settings": {}, "styles": {}, "lists": {}}}


async def _put(owner: Owner, heading: str, headers: dict[str, str]) -> httpx.Response:
    return await owner.client.put("/api/site/sections/about/FR", json=_payload(heading), headers=headers)


async def test_of_every_pair_of_editors_one_wins_and_nothing_is_lost(editing: Owner, attack: Attack) -> None:
    for turn in range(PAIRS):
        names = [f"{who} {turn}" for who in "AB"]
        answers = await asyncio.gather(*(_put(editing, name, revision_headers(turn)) for name in names))
        assert sorted(answer.status_code for answer in answers) == [200, 412]
        winner = names[0] if answers[0].status_code == 200 else names[1]
        stored = await editing.document("about")
        texts = stored["languages"]["FR"]["texts"]
        assert (texts["heading"], texts["body"], stored["revision"]) == (winner, winner, turn + 1)
    assert (await _put(editing, "sans révision", {})).status_code == 428
    attack("two editors that save at once", attempts=2 * PAIRS, result="one wins, 412 for the other, nothing lost")


async def test_retries_of_a_lost_answer_have_one_effect_and_one_answer(editing: Owner) -> None:
    for turn in range(KEYS):
        headers = {**revision_headers(turn), "Idempotency-Key": f"key-{turn:08d}"}
        answers = await asyncio.gather(*(_put(editing, f"Essai {turn}", headers) for _ in range(5)))
        assert {answer.status_code for answer in answers} == {200}
        assert len({answer.text for answer in answers}) == 1
    assert (await editing.document("about"))["revision"] == KEYS


async def test_visitors_see_a_save_at_once_and_it_costs_one_render(editing: Owner, visitor: httpx.AsyncClient) -> None:
    await _put(editing, "Version 0", revision_headers(0))
    await visitor.get("/home/fr")
    renders = renders_of(editing.app)
    saved, is_half_way = asyncio.Event(), asyncio.Event()
    left = VISITS
    wrong: list[str] = []

    async def visit() -> None:
        is_saved = saved.is_set()
        page = await visitor.get("/home/fr")
        if page.status_code != 200:
            wrong.append(f"status {page.status_code}")
        if is_saved and "Version 1" not in page.text:
            wrong.append("an old page after the save was acknowledged")

    async def visit_again_and_again() -> None:
        nonlocal left
        while left > 0 or not saved.is_set():
            left -= 1
            if left <= VISITS // 2:
                is_half_way.set()
            await visit()
            await asyncio.sleep(0)  # kept pages need no waiting: others must get their turn
        await visit()

    async def save_in_the_middle() -> None:
        await is_half_way.wait()
        assert (await _put(editing, "Version 1", revision_headers(1))).status_code == 200
        saved.set()

    await asyncio.gather(save_in_the_middle(), *(visit_again_and_again() for _ in range(AT_ONCE)))
    assert wrong == []
    assert renders_of(editing.app) == renders + 1
