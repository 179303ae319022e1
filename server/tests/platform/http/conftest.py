import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack

import pytest

from tests.factories.app import Owner
from tests.platform.http.lines import Dial, Line, served
from vitrine.app import App


@pytest.fixture
async def port(app: App, owner: Owner) -> AsyncIterator[int]:
    assert (await owner.choose("FR")).status_code == 200
    assert (await owner.save("home", texts={"headline": "Camille Durand", "firstLine": "Bonjour"})).status_code == 200
    async with served(app) as number:
        yield number


@pytest.fixture
async def dial(stack: AsyncExitStack) -> Dial:
    async def open_line(port: int) -> Line:
        line = Line(*await asyncio.open_connection("127.0.0.1", port))
        stack.callback(line.writer.close)
        return line

    return open_line


@pytest.fixture
async def turn_clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Turns the event loop's clock on by so many seconds: what is timed is due, and nobody waits for it."""
    loop = asyncio.get_running_loop()
    clock, ahead_s = loop.time, 0.0
    monkeypatch.setattr(loop, "time", lambda: clock() + ahead_s)

    def turn(seconds: float) -> None:
        nonlocal ahead_s
        ahead_s += seconds

    return turn
