"""`vitrine backup FOLDER --every day --keep 14`: one of each day, old ones go when a new one is whole. `--verify`."""

import fcntl
import os
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pyrage
import pytest

from tests.transfer.backup.instances import EACH, HASHES, Command, Instance
from tests.transfer.backup.test_refusals import listing
from vitrine.platform.storage.blobs import Blobs
from vitrine.transfer.backup.series import Every, Series

NOW = datetime.now(UTC)
KEY = pyrage.x25519.Identity.generate()


def put(folder: Path, *names: str) -> None:
    folder.mkdir(exist_ok=True)
    for name in names:
        (folder / name).write_bytes(b"an archive")


def of_day(days: int, suffix: str = "") -> str:
    return f"vitrine-{NOW - timedelta(days=days):%Y%m%dT%H%M%SZ}.tar.zst{suffix}"


def names(folder: Path) -> set[str]:
    return set(os.listdir(folder))


OTHERS = {"vitrine-20200101T000000Z.tar.zst.bak", "vitrine-99999999T999999Z.tar.zst", "holidays.tar.zst", "vitrine.txt"}


@pytest.mark.parametrize("lock", [(), ("--to", str(KEY.to_public()))], ids=["plain", "encrypted"])
async def test_the_newest_are_kept_and_nothing_else_is_touched(
    lock: tuple[str, ...], small: Instance, tmp_path: Path, command: Command
) -> None:
    folder = tmp_path / "backups"
    put(folder, of_day(1), of_day(2, ".age"), of_day(3), of_day(40), *OTHERS, ".vitrine-x.tar.zst.12.unfinished")
    said = await command.do(small, "backup", folder, "--every", "day", "--keep", "3", *lock)
    [new] = names(folder) - OTHERS - {of_day(1), of_day(2, ".age")}
    assert new.endswith(".tar.zst.age" if lock else ".tar.zst") and f"{new}: sites {EACH}" in said
    assert said.count("removed") == 2
    there = listing(folder)
    assert f"{new}: this day's backup is there" in await command.do(small, "backup", folder, "--every", "day", *lock)
    assert listing(folder) == there, "asked again on the same day it does nothing"


@pytest.mark.parametrize("what", ["the store has lost a file", "the disk tells lies", "another is at it"])
async def test_whatever_fails_no_older_one_is_removed(
    what: str, small: Instance, tmp_path: Path, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, lock = tmp_path / "backups", tuple[str, ...]()
    put(folder, *(of_day(days) for days in range(1, 9)))
    before = names(folder)
    if what == "the store has lost a file":
        await Blobs(small.settings.resolved_blobs_url).delete(HASHES[1])
    elif what == "another is at it":
        fcntl.flock(os.open(folder, os.O_RDONLY), fcntl.LOCK_EX)
    else:
        lock = ("--to", str(KEY.to_public()))  # which nobody here can open: it is compared with what was written
        monkeypatch.setattr("vitrine.cli.backup.encrypted", _LyingDisk)
    code, said = await command(small, "backup", folder, "--every", "day", "--keep", "1", *lock)
    assert code == 1 and said.startswith("vitrine: ") and len(said.splitlines()) == 1
    assert names(folder) == before


class _LyingDisk:
    """Says that it wrote what it did not."""

    def __init__(self, digested: Any, _lock: object) -> None:
        self._digested = digested

    def __enter__(self) -> object:
        self._digested._target.write(b"noise")
        return self._digested

    def __exit__(self, *_: object) -> None: ...


def test_a_period_is_the_calendars(tmp_path: Path) -> None:
    """One at three in the morning each day, a minute sooner or later, is one each day."""
    put(tmp_path, "vitrine-20261115T030500Z.tar.zst")
    series = Series(tmp_path)
    periods: tuple[tuple[Every, datetime, bool], ...] = (
        ("hour", datetime(2026, 11, 15, 3, 59, tzinfo=UTC), True),
        ("hour", datetime(2026, 11, 15, 4, 0, tzinfo=UTC), False),
        ("day", datetime(2026, 11, 15, 23, 59, tzinfo=UTC), True),
        ("day", datetime(2026, 11, 16, 3, 0, tzinfo=UTC), False),
        ("week", datetime(2026, 11, 9, 0, 0, tzinfo=UTC), True),
        ("week", datetime(2026, 11, 16, 0, 0, tzinfo=UTC), False),
    )
    for every, moment, is_there in periods:
        assert (series.one_of_this(every, moment) is not None) is is_there, (every, moment)


@pytest.mark.parametrize(
    "words",
    [
        ("-", "--every", "day"),
        ("-", "--keep", "2"),
        ("folder", "--keep", "0"),
        ("file", "--verify", "--encrypt"),
        ("file", "--verify", "--keep", "3"),
    ],
)
async def test_words_that_do_not_go_together_are_refused(
    words: tuple[str, ...], small: Instance, command: Command
) -> None:
    code, said = await command(small, "backup", *words)
    assert code == 2 and said.startswith("vitrine: ")


async def test_verifying_says_what_is_in_it_and_writes_nothing(
    archive: Path, tmp_path: Path, command: Command, small: Instance
) -> None:
    nowhere = Instance.at(tmp_path / "nowhere")
    said = await command.do(nowhere, "backup", archive, "--verify")
    assert said.startswith(f"{archive}: whole. Of ") and f"not encrypted: sites {EACH}, rows " in said
    assert f"files {len(HASHES)} (" in said and not nowhere.data.exists()


@pytest.mark.parametrize("damage", ["cut off", "changed", "no archive", "not there"])
async def test_verifying_finds_out_what_a_restore_would(
    damage: str, bad_archives: dict[str, bytes], tmp_path: Path, command: Command
) -> None:
    if damage in bad_archives:
        (tmp_path / "bad").write_bytes(bad_archives[damage])
    code, said = await command(Instance.at(tmp_path / "nowhere"), "backup", tmp_path / "bad", "--verify")
    assert code == 1 and said.startswith("vitrine: ") and len(said.splitlines()) == 1


async def test_verifying_misses_a_file_that_a_row_names(small: Instance, tmp_path: Path, command: Command) -> None:
    await Blobs(small.settings.resolved_blobs_url).delete(HASHES[1])
    await command.do(small, "backup", tmp_path / "archive", "--leave-out-bad-files")
    code, said = await command(small, "backup", tmp_path / "archive", "--verify")
    assert code == 1 and f"lacks 1 files that its rows name ({HASHES[1]})" in said
