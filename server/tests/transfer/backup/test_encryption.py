"""Encrypted archives: ordinary files of age, written and read in pieces; a wrong key, a changed byte open nothing."""

import base64
import io
import os
import pty
import random
import sys
import tracemalloc
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pyrage
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from tests.transfer.backup.instances import EACH, Command, Instance, carried
from tests.transfer.backup.test_refusals import listing
from vitrine.platform.errors import Refused
from vitrine.transfer.backup.age import passphrase as by_passphrase
from vitrine.transfer.backup.age.keys import NoSuchKey, read_recipients
from vitrine.transfer.backup.archive import BadArchive
from vitrine.transfer.backup.encryption import Lock, Opener, decrypted, encrypted
from vitrine.transfer.backup.rows import LEFT_OUT

pytestmark = pytest.mark.long

WORDS, OTHER_WORDS = "un bateau dans la brume", "un autre bateau, ailleurs"
PIECE = by_passphrase.PIECE
KEY, OTHER_KEY = (pyrage.x25519.Identity.generate() for _ in range(2))
TO_KEY = Lock([KEY.to_public()])
BY_WORDS = Lock([], WORDS)
# `age --passphrase` 1.1.1, with WORDS.
OF_AGE = (
    "YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCA2c0puOVl5RkpWdzkzSGY5bFY3aUVBIDE4CmY1d3BrNGUyNFMxczVkcTNa"
    "ajFaUE5EK3FJYityMFRGMUpJUDBGa2RDQU0KLS0tIHdSZlB3Q01oY0I1VStlWkZvc1VIRCtkZGVnWTJ4YXAzRHdOQTdjQXFZME0K"
    "Q0cUgqFY1gOds8nv1Vs4tdp7oZUcx5OaCOE453PzscbZxF3b0vp/pAWYSiVbew=="
)


@pytest.fixture(autouse=True)
def _cheap_guesses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(by_passphrase, "WORK", 10)


def opener(words: str = WORDS, key: object = KEY) -> Opener:
    return Opener(lambda: words, lambda: [key])


def sealed(content: bytes, lock: Lock) -> bytes:
    target = io.BytesIO()
    with encrypted(target, lock) as writer:
        for start in range(0, len(content), 10_000):
            writer.write(content[start : start + 10_000])
    return target.getvalue()


def opened(content: bytes, by: Opener | None = None) -> bytes:
    with decrypted(io.BytesIO(content), by or opener()) as reader:
        reader.read(10)
        reader.seek(0)  # from the beginning again, as a restore does
        pieces = list(iter(lambda: reader.read(7_000), b""))
    return b"".join(pieces)


@pytest.mark.parametrize("length", [0, 1, PIECE - 1, PIECE, PIECE + 1, 2 * PIECE, 3 * PIECE + 5])
def test_what_we_write_the_library_opens_and_what_it_writes_we_open(length: int) -> None:
    content = random.Random(length).randbytes(length)
    assert pyrage.decrypt(sealed(content, TO_KEY), [KEY]) == content
    assert pyrage.passphrase.decrypt(sealed(content, BY_WORDS), WORDS) == content
    assert opened(pyrage.encrypt(content, [KEY.to_public()])) == content
    assert opened(sealed(content, BY_WORDS)) == opened(sealed(content, TO_KEY)) == content


def test_what_age_itself_locked_by_a_passphrase_we_open() -> None:
    assert opened(base64.b64decode(OF_AGE)) == b"Bonjour de age"


@pytest.mark.parametrize("lock", [TO_KEY, BY_WORDS], ids=["key", "passphrase"])
def test_cut_or_changed_anywhere_nothing_of_that_piece_is_given(lock: Lock) -> None:
    content = random.Random(1).randbytes(2 * PIECE + 100)
    whole = sealed(content, lock)
    for length in (22, 60, 150, 190, 240, PIECE, len(whole) // 2, 2 * PIECE + 300, len(whole) - 1):
        with pytest.raises(BadArchive):
            opened(whole[:length])
    for place in (*range(0, 250, 7), *range(250, len(whole), 9_001), len(whole) - 1):
        changed = bytearray(whole)
        changed[place] ^= 1
        with suppress(Refused):
            assert opened(bytes(changed)) in (content, bytes(changed)), place
            assert place < len(b"age-encryption.org/v1\n-> X25519"), "a changed one was opened"


def test_another_key_or_passphrase_is_told_from_damage() -> None:
    with pytest.raises(Refused, match="not the passphrase"):
        opened(sealed(b"x", BY_WORDS), opener(OTHER_WORDS))
    with pytest.raises(NoSuchKey, match="none of these keys"):
        opened(sealed(b"x", TO_KEY), opener(key=OTHER_KEY))


def test_a_head_that_asks_for_all_memory_is_refused() -> None:
    greedy = sealed(b"x", BY_WORDS).replace(b" 10\n", b" 30\n")
    with pytest.raises(Refused, match="MB of memory"):
        opened(greedy)


def test_however_large_it_is_little_of_it_is_in_memory() -> None:
    class Nowhere(io.RawIOBase):
        def write(self, content: Any) -> int:
            return len(memoryview(content))

    for lock in (TO_KEY, BY_WORDS):
        tracemalloc.start()
        # Files are asked for as BinaryIO, which no class of `io` is to the types.
        with encrypted(Nowhere(), lock) as writer:  # type: ignore[arg-type]
            for _ in range(40):
                writer.write(bytes(1 << 20))
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        assert peak < 8 << 20


def test_public_keys_are_read_from_lines_and_secret_ones_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "keys"
    file.write_text(f"# of the house\n{KEY.to_public()}\n\n{OTHER_KEY.to_public()}\n")
    assert len(read_recipients([str(file), str(KEY.to_public())])) == 3
    for bad in (str(KEY), "age1nonsense", "ssh-ed25519 nonsense"):
        (tmp_path / "bad").write_text(bad)
        with pytest.raises(NoSuchKey) as told:
            read_recipients([str(tmp_path / "bad")])
        assert str(KEY) not in str(told.value)
    file.write_text("# nobody\n")
    with pytest.raises(NoSuchKey):
        read_recipients([str(file)])


@pytest.fixture
def secret(tmp_path: Path) -> Callable[[str, str], Path]:
    def write(name: str, content: str) -> Path:
        path = tmp_path / name
        path.write_text(content)
        return path

    return write


@pytest.mark.parametrize("by", ["key", "passphrase"])
async def test_a_backup_only_its_key_opens(
    by: str, small: Instance, tmp_path: Path, command: Command, secret: Callable[[str, str], Path]
) -> None:
    archive, there = tmp_path / "archive.age", Instance.at(tmp_path / "there")
    if by == "key":
        locked: tuple[str | Path, ...] = ("--to", str(KEY.to_public()))
        right, wrong = ("--identity", secret("k", f"# mine\n{KEY}\n")), ("--identity", secret("o", str(OTHER_KEY)))
        no_key, wrong_key = "--identity FILE names the secret one", "none of these keys opens"
    else:
        right, wrong = ("--passphrase-file", secret("p", WORDS + "\n")), ("--passphrase-file", secret("q", OTHER_WORDS))
        locked = ("--encrypt", *right)
        no_key, wrong_key = "a passphrase is needed", "not the passphrase"
    assert "Encrypted." in await command.do(small, "backup", archive, *locked)
    assert archive.read_bytes().startswith(b"age-encryption.org/v1\n") and archive.stat().st_mode & 0o777 == 0o600

    for words, reason in (((), no_key), (wrong, wrong_key)):
        for verb in (("restore", archive), ("backup", archive, "--verify")):
            code, said = await command(there, *verb, *words)
            assert code == 1 and reason in said and len(said.splitlines()) == 1, said
    assert not there.data.exists()

    files = listing(tmp_path)
    assert "whole." in await command.do(there, "backup", archive, "--verify", *right)
    assert listing(tmp_path) == files, "verifying writes nothing"
    await command.do(there, "restore", archive, *right, "--send-waiting-mails")
    rows = carried(await small.rows())
    assert await there.rows() == rows
    assert {name for name, of_table in rows.items() if len(of_table) != EACH} <= LEFT_OUT, "some in every table"
    assert await there.files() == await small.files()


@pytest.mark.parametrize("damage", ["cut", "changed"])
async def test_a_damaged_encrypted_archive_touches_nothing(
    damage: str, small: Instance, tmp_path: Path, command: Command, secret: Callable[[str, str], Path]
) -> None:
    archive, there, key = tmp_path / "archive", Instance.at(tmp_path / "there"), secret("k", str(KEY))
    await command.do(small, "backup", archive, "--to", str(KEY.to_public()))
    whole = archive.read_bytes()
    archive.write_bytes(whole[:-1] if damage == "cut" else whole[:-40] + bytes([whole[-40] ^ 1]) + whole[-39:])
    code, said = await command(there, "restore", archive, "--identity", key)
    assert code == 1 and "damaged" in said and len(said.splitlines()) == 1
    assert not there.data.exists()


async def test_keys_and_passphrases_come_from_the_settings_for_who_has_no_terminal(
    small: Instance, tmp_path: Path, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VITRINE_BACKUP_RECIPIENTS", str(KEY.to_public()))
    monkeypatch.setenv("VITRINE_BACKUP_PASSPHRASE", WORDS)
    await command.do(small, "backup", tmp_path / "to key", "--encrypt")
    assert b"-> X25519" in (tmp_path / "to key").read_bytes()[:60], "who writes to a key needs no secret"
    monkeypatch.delenv("VITRINE_BACKUP_RECIPIENTS")
    await command.do(small, "backup", tmp_path / "by words", "--encrypt")
    await command.do(small, "backup", tmp_path / "by words", "--verify")
    monkeypatch.setenv("VITRINE_BACKUP_PASSPHRASE", "short")
    code, said = await command(small, "backup", tmp_path / "none", "--encrypt")
    assert code == 1 and "at least 12 characters" in said and not (tmp_path / "none").exists()
    assert "Encrypted" not in await command.do(small, "backup", tmp_path / "plain")


async def test_a_secret_key_that_age_locked_and_one_of_ssh_open_it(
    small: Instance, tmp_path: Path, command: Command
) -> None:
    ssh, archive = Ed25519PrivateKey.generate(), tmp_path / "archive"
    form = (serialization.Encoding.PEM, serialization.PrivateFormat.OpenSSH, serialization.NoEncryption())
    (tmp_path / "ssh").write_bytes(ssh.private_bytes(*form))
    public_form = (serialization.Encoding.OpenSSH, serialization.PublicFormat.OpenSSH)
    (tmp_path / "ssh.pub").write_bytes(ssh.public_key().public_bytes(*public_form))
    await command.do(small, "backup", archive, "--to", tmp_path / "ssh.pub", "--to", str(KEY.to_public()))
    await command.do(small, "backup", archive, "--verify", "--identity", tmp_path / "ssh")
    (tmp_path / "locked").write_bytes(sealed(str(KEY).encode(), BY_WORDS))
    code, said = at_a_terminal(small, [WORDS], "backup", archive, "--verify", "--identity", tmp_path / "locked")
    assert code == 0 and "whole." in said


def at_a_terminal(instance: Instance, typed: list[str], *words: str | Path) -> tuple[int, str]:
    """`vitrine …` with a terminal of its own, where somebody answers each question."""
    process, terminal = pty.fork()
    if process == 0:
        environment = {**os.environ, **instance.environment(), "PYTHONPATH": os.pathsep.join(sys.path)}
        os.execve(sys.executable, [sys.executable, "-m", "vitrine.cli.main", *map(str, words)], environment)
    said, answers = "", iter(typed)
    with suppress(OSError):  # so ends a terminal whose process is gone
        while some := os.read(terminal, 4096):
            said += some.decode()
            if said.endswith(": ") and (answer := next(answers, None)) is not None:
                os.write(terminal, answer.encode() + b"\n")
    os.close(terminal)
    return os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]), said


def test_a_passphrase_is_asked_for_twice_and_not_shown(small: Instance, tmp_path: Path) -> None:
    archive = tmp_path / "archive"
    code, said = at_a_terminal(small, [WORDS, OTHER_WORDS], "backup", archive, "--encrypt")
    assert code == 1 and "not the same" in said and not archive.exists()
    code, said = at_a_terminal(small, [WORDS, WORDS], "backup", archive, "--encrypt")
    assert code == 0 and WORDS not in said and archive.read_bytes().startswith(b"age-encryption.org/v1\n-> scrypt ")
