"""When a backup or a restore is refused or fails, it says why in one line, and nothing is changed."""

import io
import os
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, delete, insert, inspect

from tests.platform.storage.test_schema import on_connection, tables_of
from tests.transfer.backup.instances import EACH, HASHES, Command, Instance, backup_while, carried
from vitrine.platform.errors import Refused
from vitrine.platform.jobs.tables import JobRow
from vitrine.platform.settings import Settings
from vitrine.platform.storage.blobs import Blobs
from vitrine.platform.storage.database import Database
from vitrine.platform.storage.schema import migrate
from vitrine.sites.media.tables import Variant
from vitrine.transfer.backup.archive import BadArchive, read_members
from vitrine.transfer.backup.keys import KeysToRestore, keys_to_back_up
from vitrine.transfer.backup.rows import load

pytestmark = pytest.mark.long

KEY, OTHER_KEY, THIRD_KEY = "k" * 40, "o" * 40, "t" * 40


def listing(folder: Path) -> dict[str, bytes]:
    """Everything in it; what SQLite keeps beside a database comes and goes with its readers."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and not path.name.endswith(("-wal", "-shm"))
    }


def names_in(archive: Path) -> set[str]:
    with archive.open("rb") as source:
        return {member.file_hash for member in read_members(source) if member.file_hash}


async def test_a_file_that_is_there_is_kept_unless_told(small: Instance, command: Command, tmp_path: Path) -> None:
    target = tmp_path / "kept"
    target.write_bytes(b"precious")
    code, said = await command(small, "backup", target)
    assert (code, said) == (1, f"vitrine: {target} is there already: --replace overwrites it\n")
    assert target.read_bytes() == b"precious"
    await command.do(small, "backup", target, "--replace")
    assert target.read_bytes()[:4] == b"\x28\xb5\x2f\xfd"
    assert target.stat().st_mode & 0o777 == 0o600
    assert (await command(small, "backup", tmp_path))[0] == 1


async def test_half_a_backup_never_bears_the_name(
    small: Instance, command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = set(os.listdir(tmp_path))

    async def full(_blobs: Blobs, _hash: str) -> bytes:
        assert len(set(os.listdir(tmp_path)) - names) == 1, "it is being written, under another name"
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("vitrine.transfer.backup.writing.sound_content", full)
    code, said = await command(small, "backup", tmp_path / "half")
    assert code == 1 and "No space left" in said and len(said.splitlines()) == 1
    assert set(os.listdir(tmp_path)) == names


async def test_a_file_that_the_store_lost_is_named_and_left_out_only_when_told(
    small: Instance, command: Command, tmp_path: Path
) -> None:
    lost, changed = HASHES[1], HASHES[EACH + 1]
    stored = small.data / "files"
    (stored / lost[:2] / lost).unlink()
    (stored / changed[:2] / changed).write_bytes(b"rotten")
    code, said = await command(small, "backup", tmp_path / "archive")
    assert code == 1 and said.startswith("vitrine: 2 files") and lost in said and changed in said
    assert not (tmp_path / "archive").exists()
    said = await command.do(small, "backup", tmp_path / "archive", "--leave-out-bad-files")
    assert f"without file {lost}" in said
    assert names_in(tmp_path / "archive") == set(HASHES) - {lost, changed}


async def test_a_file_swept_during_the_backup_is_not_missed(full: Instance, tmp_path: Path) -> None:
    """The sweeper takes the row, then the file; the snapshot still has the row."""
    swept = HASHES[EACH + 1]

    async def sweep() -> None:
        database = Database(full.settings.resolved_database_url)
        async with database.writing() as session:
            await session.execute(delete(Variant).where(Variant.file_hash == swept))
        await database.close()
        await Blobs(full.settings.resolved_blobs_url).delete(swept)

    await backup_while(full, tmp_path / "archive", sweep)
    assert names_in(tmp_path / "archive") == set(HASHES) - {swept}


@pytest.mark.parametrize("what", ["a database", "its key", "its tables"])
async def test_without_what_a_backup_needs_it_is_refused(
    what: str, small: Instance, command: Command, tmp_path: Path
) -> None:
    if what == "a database":
        small = Instance.at(tmp_path / "nowhere")
    elif what == "its key":
        (small.data / "secret.key").unlink()
    else:
        small = Instance.at(small.data, f"sqlite+aiosqlite:///{tmp_path / 'empty.sqlite'}")
        (tmp_path / "empty.sqlite").touch()
    code, said = await command(small, "backup", tmp_path / "archive")
    assert code == 1 and said.startswith("vitrine: ") and len(said.splitlines()) == 1
    assert not (tmp_path / "archive").exists() and not (tmp_path / "nowhere").exists()


async def test_a_database_with_rows_is_left_alone(archive: Path, full: Instance, command: Command) -> None:
    rows, files = await full.rows(), listing(full.data)
    code, said = await command(full, "restore", archive)
    assert code == 1 and "not empty (accepted_terms has rows)" in said
    assert (await full.rows(), listing(full.data)) == (rows, files)


async def test_a_server_that_ran_and_took_nothing_in_leaves_an_empty_database(
    archive: Path, empty: Instance, command: Command
) -> None:
    await migrate(empty.settings.database_url)
    noted = insert(JobRow).values(name="media.sweep")
    await on_connection(empty.settings.database_url, lambda connection: connection.execute(noted))
    await command.do(empty, "restore", archive)
    assert len((await empty.rows())["accounts"]) == EACH


async def test_somebody_elses_database_is_left_alone(archive: Path, empty: Instance, command: Command) -> None:
    def make(connection: Connection) -> None:
        connection.exec_driver_sql("CREATE TABLE recipes (id integer)")

    await on_connection(empty.settings.database_url, make)
    code, said = await command(empty, "restore", archive)
    assert code == 1 and "not Vitrine's" in said
    assert await on_connection(empty.settings.database_url, tables_of) == {"recipes"}
    assert listing(empty.data) == {}


def test_a_byte_that_changed_is_noticed_or_changes_nothing(archive: Path) -> None:
    """There are bytes of which packed data does not care, such as how much memory to unpack it with."""
    whole = archive.read_bytes()
    written = list(read_members(io.BytesIO(whole)))
    for place in range(0, len(whole), 1 + len(whole) // 500):
        changed = bytearray(whole)
        changed[place] ^= 0x40
        with suppress(BadArchive):
            assert list(read_members(io.BytesIO(changed))) == written, place


@pytest.mark.parametrize("damage", ["cut off", "changed", "no archive", "not there"])
async def test_a_bad_archive_touches_nothing(
    damage: str, bad_archives: dict[str, bytes], command: Command, tmp_path: Path
) -> None:
    bad = tmp_path / "bad"
    if damage in bad_archives:
        bad.write_bytes(bad_archives[damage])
    there = Instance.at(tmp_path / "there")
    code, said = await command(there, "restore", bad)
    assert code == 1 and said.startswith("vitrine: ") and len(said.splitlines()) == 1
    assert not there.data.exists()


async def test_an_interrupted_restore_leaves_it_empty_and_can_be_done_again(
    archive: Path, small: Instance, empty: Instance, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded: list[str] = []

    def interrupted(connection: Any, table: Any, rows: Any) -> None:
        if len(loaded) == 8:
            raise OSError(28, "No space left on device")
        loaded.append(table.name)
        load(connection, table, rows)

    with monkeypatch.context() as patched:
        patched.setattr("vitrine.transfer.backup.restoring.load", interrupted)
        code, said = await command(empty, "restore", archive)
    assert code == 1 and "No space left" in said and len(loaded) == 8
    assert not (empty.data / "secret.key").exists()
    assert (
        await on_connection(empty.settings.database_url, lambda connection: inspect(connection).get_table_names()) == []
    )
    await command.do(empty, "restore", archive, "--send-waiting-mails")
    assert await empty.rows() == carried(await small.rows())


async def test_rows_that_an_engine_cannot_hold_are_refused_whole_and_others_come_in(
    small: Instance, empty: Instance, command: Command, tmp_path: Path, database_engine: str
) -> None:
    """SQLite keeps a NUL in a text; PostgreSQL does not."""

    def spoil(connection: Connection) -> None:
        connection.exec_driver_sql("UPDATE messages SET message = 'a' || char(0) || 'b'")

    await on_connection(small.settings.resolved_database_url, spoil)
    await command.do(small, "backup", tmp_path / "archive")
    if database_engine == "sqlite":
        await command.do(empty, "restore", tmp_path / "archive", "--send-waiting-mails")
        assert await empty.rows() == carried(await small.rows())
        return
    code, said = await command(empty, "restore", tmp_path / "archive")
    assert code == 1 and said.startswith("vitrine: the rows of messages do not fit") and len(said.splitlines()) == 1
    assert await on_connection(empty.settings.database_url, tables_of) == set()


async def test_another_key_is_never_overwritten(archive: Path, command: Command, tmp_path: Path) -> None:
    there = Instance.at(tmp_path / "there")
    there.data.mkdir()
    (there.data / "secret.key").write_text(OTHER_KEY)
    code, said = await command(there, "restore", archive)
    assert code == 1 and "is not the key of this backup" in said
    assert listing(there.data) == {"secret.key": OTHER_KEY.encode()}
    await command.do(there, "restore", archive, "--other-keys")
    assert (there.data / "secret.key").read_text() == OTHER_KEY


def test_keys_from_the_settings_are_recognised_and_not_carried(tmp_path: Path) -> None:
    def restored_with(marks: list[str], carried_key: str | None, *keys: str) -> None:
        settings = Settings(data=tmp_path, secret_keys=keys)
        KeysToRestore(settings, marks, carried_key, accepts_other_keys=False).keep()

    marks, carried_key = keys_to_back_up(Settings(data=tmp_path, secret_keys=(KEY, OTHER_KEY)))
    assert carried_key is None and len(marks) == 2 and not {KEY, OTHER_KEY} & set(marks)
    restored_with(marks, None, THIRD_KEY, OTHER_KEY, KEY)
    for keys in ((), (KEY,), (KEY, THIRD_KEY)):
        with pytest.raises(Refused, match="set the same ones"):
            restored_with(marks, None, *keys)

    (tmp_path / "secret.key").write_text(KEY)
    marks, carried_key = keys_to_back_up(Settings(data=tmp_path))
    assert carried_key == KEY
    (tmp_path / "secret.key").unlink()
    restored_with(marks, KEY, OTHER_KEY, KEY)
    with pytest.raises(Refused, match="VITRINE_SECRET_KEYS lacks"):
        restored_with(marks, KEY, OTHER_KEY)
    assert not (tmp_path / "secret.key").exists()
    restored_with(marks, KEY)
    assert (tmp_path / "secret.key").read_text() == KEY
