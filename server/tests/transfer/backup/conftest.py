"""Fixtures of backups. See instances.py."""

import asyncio
import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.transfer.backup.instances import Command, Instance
from vitrine.transfer.backup.writing import write_backup


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    return Command(monkeypatch, capsys)


@pytest.fixture
async def full(database_url: str, tmp_path: Path) -> Instance:
    """Rows in every table of the engine under test, and their files."""
    instance = Instance.at(tmp_path / "full", database_url)
    await instance.fill()
    return instance


@pytest.fixture
def empty(blank_database_url: str, tmp_path: Path) -> Instance:
    """A database without any table on the engine under test, and a folder that is not there yet."""
    return Instance.at(tmp_path / "empty", blank_database_url)


@pytest.fixture(scope="session")
def _filled(_migrated_sqlite: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with an instance and, beside it, its backup; made once."""
    folder = tmp_path_factory.mktemp("filled")
    instance = Instance.at(folder / "data")
    instance.data.mkdir()
    shutil.copyfile(_migrated_sqlite, instance.data / "vitrine.sqlite3")

    async def make() -> None:
        await instance.fill()
        with (folder / "archive").open("wb") as target:
            await write_backup(instance.settings, target, lambda _what, _count: None)

    # In a thread of its own: the tests' event loop is not ours to run.
    with ThreadPoolExecutor(max_workers=1) as thread:
        thread.submit(lambda: asyncio.run(make())).result()
    return folder


@pytest.fixture
def small(_filled: Path, tmp_path: Path) -> Instance:
    """For what is no matter of engines: SQLite, with rows in every table."""
    shutil.copytree(_filled / "data", tmp_path / "small")
    return Instance.at(tmp_path / "small")


@pytest.fixture
def archive(_filled: Path) -> Path:
    """A backup of `small`."""
    return _filled / "archive"


@pytest.fixture
def bad_archives(archive: Path) -> dict[str, bytes]:
    whole = archive.read_bytes()
    middle = len(whole) // 2
    # More than a byte: of one alone packed data may not care (test_refusals.py).
    changed = whole[:middle] + bytes(byte ^ 0x40 for byte in whole[middle : middle + 64]) + whole[middle + 64 :]
    return {"cut off": whole[:-1], "changed": changed, "no archive": b"{}"}
