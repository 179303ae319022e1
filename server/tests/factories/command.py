"""`vitrine …` as an operator types it, beside the application that serves."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from vitrine.cli.main import main
from vitrine.platform.settings import Settings

Run = Callable[..., Awaitable[int]]


@pytest.fixture
def run(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Its exit code."""
    monkeypatch.setenv("VITRINE_DATA", str(settings.data))
    monkeypatch.setenv("VITRINE_DATABASE_URL", settings.database_url)

    async def run(*words: str) -> int:
        return await asyncio.to_thread(main, words)

    return run
