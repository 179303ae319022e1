"""Blobs on a local folder and on a real S3: the same promises on both."""

import asyncio
import hashlib
import os
import socket
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.factories.attacks import Attack
from tests.services.object_store import ObjectStore
from vitrine.platform.errors import NoSpace, Unavailable
from vitrine.platform.http.problems import problem_of
from vitrine.platform.storage.blobs import MAX_WAIT_S, TEMP_FOLDER, BlobMissing, Blobs, NotABlobName, StoreSilent

CONTENT = b"0123456789" * 1000
HASH = hashlib.sha256(CONTENT).hexdigest()
TOMORROW = datetime.now(UTC) + timedelta(days=1)
YESTERDAY = datetime.now(UTC) - timedelta(days=1)


@pytest.fixture(params=["folder", "s3"])
def blobs(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Blobs]:
    if request.param == "folder":
        yield Blobs((tmp_path / "dossier à moi").as_uri())
        return
    service: ObjectStore = request.getfixturevalue("object_store")
    for name, value in service.environment().items():
        monkeypatch.setenv(name, value)
    yield Blobs(f"s3://media/{tmp_path.name}")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "files"


async def test_what_was_put_is_read_back_whole_and_in_ranges(blobs: Blobs) -> None:
    await blobs.put(HASH, CONTENT)
    assert await blobs.get(HASH) == CONTENT
    assert await blobs.get_range(HASH, 3, 7) == b"3456"
    assert await blobs.has(HASH)


async def test_putting_twice_is_harmless(blobs: Blobs) -> None:
    await blobs.put(HASH, CONTENT)
    await blobs.put(HASH, CONTENT)
    assert [content_hash async for content_hash in blobs.list_all()] == [HASH]


async def test_a_missing_file_is_said_and_deleting_it_is_fine(blobs: Blobs) -> None:
    with pytest.raises(BlobMissing):
        await blobs.get(HASH)
    with pytest.raises(BlobMissing):
        await blobs.get_range(HASH, 0, 1)
    assert not await blobs.has(HASH)
    await blobs.delete(HASH)


async def test_a_deleted_file_is_gone(blobs: Blobs) -> None:
    await blobs.put(HASH, CONTENT)
    await blobs.delete(HASH)
    assert not await blobs.has(HASH)
    assert [content_hash async for content_hash in blobs.list_all()] == []


async def test_files_are_listed_by_their_age(blobs: Blobs) -> None:
    await blobs.put(HASH, CONTENT)
    assert [content_hash async for content_hash in blobs.list_older_than(YESTERDAY)] == []
    assert [content_hash async for content_hash in blobs.list_older_than(TOMORROW)] == [HASH]


@pytest.mark.parametrize(
    "name", ["", "..", "../" + HASH, HASH.upper(), HASH[:-1], HASH + "0", "/etc/passwd", HASH[:-1] + "/"]
)
async def test_nothing_but_a_hash_is_a_name(blobs: Blobs, name: str, attack: Attack) -> None:
    with pytest.raises(NotABlobName):
        await blobs.get(name)
    with pytest.raises(NotABlobName):
        await blobs.put(name, b"")
    attack("paths in place of a file's hash", attempts=2, result="refused")


async def test_an_interrupted_write_shows_nothing_and_is_swept(folder: Path) -> None:
    blobs = Blobs(folder.as_uri())
    leftover = folder / TEMP_FOLDER / "half"
    leftover.parent.mkdir()
    leftover.write_bytes(CONTENT[:50])
    assert [content_hash async for content_hash in blobs.list_all()] == []
    assert await blobs.clear_unfinished(older_than_s=1800) == 0
    os.utime(leftover, (time.time() - 3600, time.time() - 3600))
    assert await blobs.clear_unfinished(older_than_s=1800) == 1
    assert not leftover.exists()


async def test_a_full_disk_is_said_and_leaves_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blobs = Blobs(folder.as_uri())

    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("vitrine.platform.storage.blobs.os.fsync", full)
    with pytest.raises(NoSpace) as refused:
        await blobs.put(HASH, CONTENT)
    assert refused.value.params == {"reason": "No space left on device"}
    monkeypatch.undo()
    assert os.listdir(folder / TEMP_FOLDER) == []
    assert not await blobs.has(HASH)
    await blobs.put(HASH, CONTENT)
    assert await blobs.get(HASH) == CONTENT


async def test_a_store_out_of_reach_is_said(object_store: ObjectStore, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {**object_store.environment(), "AWS_SECRET_ACCESS_KEY": "0" * 32}.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(Unavailable):
        await Blobs("s3://media/wrong").put(HASH, CONTENT)


async def test_a_store_that_never_answers_is_given_up(monkeypatch: pytest.MonkeyPatch, attack: Attack) -> None:
    assert MAX_WAIT_S < 10
    monkeypatch.setattr("vitrine.platform.storage.blobs.MAX_WAIT_S", 1.0)
    with socket.create_server(("127.0.0.1", 0)) as silent:  # takes every call and says nothing
        port = silent.getsockname()[1]
        for name, value in ObjectStore(f"http://127.0.0.1:{port}", "id", "secret").environment().items():
            monkeypatch.setenv(name, value)
        blobs = Blobs("s3://media/silent")
        calls = (blobs.put(HASH, CONTENT), blobs.get(HASH), blobs.has(HASH), blobs.delete(HASH))
        for refused in await asyncio.gather(*calls, return_exceptions=True):
            assert isinstance(refused, StoreSilent) and refused.status == 504
    attack("calls to an object store that never answers", attempts=len(calls), result="504 within ten seconds")


@pytest.mark.parametrize("is_another_there", [False, True])
async def test_nothing_is_put_into_a_folder_that_is_gone_or_another(folder: Path, is_another_there: bool) -> None:
    blobs = Blobs(folder.as_uri())
    away = folder.with_name("away")
    os.rename(folder, away)
    if is_another_there:  # a disk that was taken off leaves its empty mount point
        os.mkdir(folder)
    with pytest.raises(Unavailable):
        await blobs.put(HASH, CONTENT)
    assert not is_another_there or os.listdir(folder) == []
    if is_another_there:
        os.rmdir(folder)
    os.rename(away, folder)
    await blobs.put(HASH, CONTENT)
    assert await blobs.get(HASH) == CONTENT


@asynccontextmanager
async def refusing_store(status: str, code: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Blobs]:
    """Answers every call of S3's as a store does that does not want it."""
    body = f"<Error><Code>{code}</Code></Error>"
    answer = f"HTTP/1.1 {status}\r\nContent-Type: application/xml\r\nContent-Length: {len(body)}\r\nConnection: close"

    async def refuse(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(f"{answer}\r\n\r\n{body}".encode())
        await writer.drain()
        writer.close()

    async with await asyncio.start_server(refuse, "127.0.0.1") as store:
        given = {
            "AWS_ENDPOINT_URL": f"http://127.0.0.1:{store.sockets[0].getsockname()[1]}",
            "AWS_ALLOW_HTTP": "true",
            "AWS_REGION": "us-east-1",
            "AWS_ACCESS_KEY_ID": "vitrine",
            "AWS_SECRET_ACCESS_KEY": "another",
        }
        for name, value in given.items():
            monkeypatch.setenv(name, value)
        yield Blobs("s3://media/refused")


@pytest.mark.parametrize(
    ("status", "code", "said"),
    [
        ("403 Forbidden", "SignatureDoesNotMatch", "SignatureDoesNotMatch"),
        ("404 Not Found", "NoSuchBucket", "there is no bucket media: make it in the store"),
    ],
    ids=["a wrong secret", "no bucket"],
)
async def test_why_a_store_refuses_reaches_the_log_and_not_the_answer(
    status: str, code: str, said: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with refusing_store(status, code, monkeypatch) as blobs:
        with pytest.raises(Unavailable) as refused:
            await blobs.put(HASH, b"short")
    problem = problem_of(refused.value)
    assert problem is not None and problem.params == {}
    [line] = [vars(record) for record in caplog.records if record.levelname == "ERROR"]
    assert said in line["reason"] and "another" not in line["reason"]
