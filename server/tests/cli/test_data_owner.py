"""A command leaves no file in the data folder that its owner, the server, could not write later."""

import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from vitrine.cli.main import main
from vitrine.platform.storage.folders import of_other_owners, unwritable_folders

OWNER = 4321


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of another user where we may give it to one; else our own, which is another's for root."""
    folder = tmp_path / "data"
    folder.mkdir()
    if os.geteuid() == 0:
        os.chown(folder, OWNER, OWNER)
    monkeypatch.setenv("VITRINE_DATA", str(folder))
    return folder


@pytest.mark.parametrize(
    "words",
    [
        "keys list",
        "doctor",
        "backup archive",
        "restore archive",
        "restore archive --site elise@example.com --replace",
        "restore - --site elise@example.com",
        "import archive",
        "accounts add elise@example.com",
        "sites delete elise@example.com --yes",
    ],
)
def test_a_command_of_roots_becomes_the_folders_owner_before_anything_else(
    words: str, data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    became: list[tuple[str, object]] = []
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(os, "setgroups", lambda groups: became.append(("groups", groups)))
    monkeypatch.setattr(os, "initgroups", lambda _name, group: became.append(("groups", [group])))
    monkeypatch.setattr(os, "setgid", lambda group: became.append(("group", group)))
    monkeypatch.setattr(os, "setuid", lambda user: became.append(("user", user)))
    monkeypatch.chdir(data.parent)
    assert main(words.split()) == 1, "there is neither database nor archive"
    owner = data.stat()
    # Groups first: who is no longer root may not change them.
    assert became == [("groups", [owner.st_gid]), ("group", owner.st_gid), ("user", owner.st_uid)]
    assert capsys.readouterr().err.startswith("vitrine: ") or words == "doctor"
    assert not list(data.iterdir())


def test_another_user_is_told_in_one_line_whose_command_it_is(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: OWNER + 1)
    monkeypatch.setattr(os, "access", lambda *_: False)
    monkeypatch.setattr("sys.argv", ["/opt/vitrine/bin/vitrine", "doctor", "--json"])
    assert main(["doctor", "--json"]) == 1
    said = capsys.readouterr()
    assert said.err.count("\n") == 1 and f"{data} belongs to" in said.err and f"this is '#{OWNER + 1}'" in said.err
    who = said.err.partition("belongs to '")[2].partition("'")[0]
    command = ["sudo", "-u", who, f"VITRINE_DATA={data}", "/opt/vitrine/bin/vitrine", "doctor", "--json"]
    assert said.err.rstrip().endswith(f": {shlex.join(command)}")
    assert said.out == "" and not list(data.iterdir())


def test_a_user_who_may_write_there_is_not_asked_who_he_is(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As in a cluster, where a volume belongs to root and the group of the server may write."""
    monkeypatch.setattr(os, "geteuid", lambda: OWNER + 1)
    monkeypatch.setattr(os, "access", lambda *_: True)
    assert main(["keys", "list"]) == 1
    assert "there is no database at" in capsys.readouterr().err


def test_the_database_is_its_owners_alone_and_so_is_one_of_an_earlier_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "new"
    monkeypatch.setenv("VITRINE_DATA", str(folder))
    before = os.umask(0o022)
    try:
        assert main(["migrate"]) == 0
    finally:
        os.umask(before)
    file = folder / "vitrine.sqlite3"
    assert (folder.stat().st_mode & 0o777, file.stat().st_mode & 0o777) == (0o700, 0o600)
    file.chmod(0o644)
    assert main(["migrate"]) == 0
    assert file.stat().st_mode & 0o777 == 0o600


def test_a_folder_that_cannot_be_written_is_found_one_folder_deep(tmp_path: Path) -> None:
    files = tmp_path / "files"
    (files / "ab").mkdir(parents=True)
    closed: set[str] = set()

    def may(path: str | Path, _how: int) -> bool:
        return str(path) not in closed

    assert unwritable_folders(tmp_path, files, tmp_path / "not-there", may=may) == []
    closed.add(str(files / "ab"))
    assert unwritable_folders(tmp_path, files, may=may) == [files / "ab"]
    closed.add(str(files))
    assert unwritable_folders(tmp_path, files, may=may) == [files], "what is in it cannot be looked at"


@pytest.mark.skipif(os.geteuid() != 0, reason="only root may give a file away")
def test_what_belongs_to_another_user_is_found(tmp_path: Path) -> None:
    (tmp_path / "files" / "ab").mkdir(parents=True)
    assert list(of_other_owners(tmp_path)) == []
    os.chown(tmp_path / "files" / "ab", OWNER, OWNER)
    assert list(of_other_owners(tmp_path)) == [tmp_path / "files" / "ab"]


@pytest.fixture
def folder_for_others() -> Iterator[Path]:
    """pytest's own folders are closed to everybody else."""
    folder = Path(tempfile.mkdtemp(prefix="owner-"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


def python_for_others() -> str:
    """Another user may not read root's home, where the interpreter of a developer's machine often is."""
    ours, systems = Path(sys.executable).resolve(), Path(f"/usr/bin/python3.{sys.version_info.minor}")
    found = [str(one) for one in (ours, systems) if one.exists() and not one.is_relative_to(Path.home())]
    return found[0] if found else pytest.skip("no interpreter of this version that another user may read")


@pytest.mark.real_server
@pytest.mark.long
@pytest.mark.skipif(os.geteuid() != 0, reason="only root may give a file away")
def test_what_root_restores_backs_up_and_examines_stays_the_owners(folder_for_others: Path) -> None:
    served, copy = folder_for_others / "served", folder_for_others / "copy"
    for folder in (served, copy):
        folder.mkdir(mode=0o700)
        os.chown(folder, OWNER, OWNER)
    kept = {name: value for name, value in os.environ.items() if not name.startswith("VITRINE_")}
    paths = [path for path in sys.path if path and not path.startswith(sys.base_prefix)]
    program = [python_for_others(), "-c", "import sys; from vitrine.cli.main import main; sys.exit(main())"]

    def as_root(data: Path, *words: str, given: bytes = b"") -> bytes:
        environment = {**kept, "PYTHONPATH": os.pathsep.join(paths), "VITRINE_DATA": str(data)}
        done = subprocess.run([*program, *words], env=environment, input=given, cwd="/", capture_output=True)
        assert done.returncode == 0, done.stdout + done.stderr
        for path in (data, *data.rglob("*")):
            assert (path.stat().st_uid, path.stat().st_gid) == (OWNER, OWNER), (words, path)
        return done.stdout

    as_root(served, "migrate")
    as_root(served, "keys", "issue")
    as_root(served, "accounts", "add", "elise@example.com")
    archive = as_root(served, "backup", "-")
    said = as_root(served, "restore", "-", "--site", "elise@example.com", "--replace", given=archive)
    assert b"/@elise of elise@example.com" in said and list((served / "replaced").iterdir())
    as_root(copy, "restore", "-", given=archive)
    before = {path: path.stat().st_mtime_ns for path in served.rglob("*") if path.is_file()}
    as_root(served, "doctor")
    # The index of SQLite's log is its readers' too.
    after = {path: path.stat().st_mtime_ns for path in served.rglob("*") if path.is_file()}
    assert {path.name for path in before if before[path] != after.get(path)} <= {"vitrine.sqlite3-shm"}
    assert set(before) >= set(after)
