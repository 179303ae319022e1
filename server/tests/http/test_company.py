"""Those who write beside many pages go together; nobody is kept waiting for long, nor for nothing."""

import asyncio
from collections.abc import AsyncIterator
from itertools import count

import pytest

from vitrine.http import company as module
from vitrine.http.company import ENOUGH, Company

MANY = 1_000_000_000


def joined(company: Company) -> asyncio.Task[None]:
    return asyncio.create_task(company.join())


async def settled(*tasks: asyncio.Task[None]) -> list[bool]:
    for _ in range(3):
        await asyncio.sleep(0)
    return [task.done() for task in tasks]


@pytest.fixture
async def busy(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Company]:
    """Beside whom pages are answered all the time, and somebody went just now. Of himself he lets nobody go."""
    monkeypatch.setattr(module, "WAITS_S", 3600)
    company = Company(count(MANY, MANY).__next__)
    company._went_at = asyncio.get_running_loop().time() - 3600
    await company.join()
    yield company
    company._go()


async def test_nobody_waits_where_few_pages_are_asked_for() -> None:
    company = Company(lambda: 7)
    assert all(await settled(*(joined(company) for _ in range(ENOUGH - 1))))


async def test_beside_many_pages_they_go_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "WAITS_S", 0.3)
    company = Company(count(MANY, MANY).__next__)
    first, *others = (joined(company) for _ in range(3))
    assert await settled(first, *others) == [True, False, False]
    await others[0]
    assert others[1].done()


async def test_enough_of_them_wait_for_nobody_else(busy: Company) -> None:
    waiting = [joined(busy) for _ in range(ENOUGH - 1)]
    assert not any(await settled(*waiting))
    assert all(await settled(joined(busy), *waiting))


async def test_who_goes_away_meanwhile_takes_nobody_along(busy: Company) -> None:
    gone, *others = waiting = [joined(busy) for _ in range(ENOUGH - 1)]
    await settled(*waiting)
    gone.cancel()
    await settled(*waiting)
    await joined(busy)
    await asyncio.gather(*others)
    assert gone.cancelled()
