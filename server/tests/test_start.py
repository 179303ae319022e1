"""A start reads what every instance needs, and fails aloud."""

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import create_engine, text

from tests.factories.app import running
from tests.journeys.writers import Owner
from tests.services import calls
from tests.services.object_store import ObjectStore
from tests.services.ports import free_ports, wait_until
from tests.services.served import OUR_OWN, served
from tests.sites.media import pictures
from vitrine.app import App
from vitrine.cli.main import main
from vitrine.cli.serve import _prepare
from vitrine.platform.settings import Settings
from vitrine.platform.storage.schema import newest_version
from vitrine.platform.storage.upgrade import alembic_config, known_versions


@pytest.mark.real_server
def test_a_server_at_rest_has_not_read_what_only_mails_files_and_translators_need() -> None:
    """Ten megabytes of a hundred; each comes with the first who needs it."""
    seldom = ("aiosmtplib", "email.policy", "obstore", "xml", "babel", "PIL")
    script = f"import sys, vitrine.app, vitrine.api; print(*(name for name in {seldom} if name in sys.modules))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


async def test_a_start_removes_what_an_earlier_release_kept_on_the_disk(settings: Settings, app: App) -> None:
    left = settings.data / "pages" / "ab" / "abcd.page"
    left.parent.mkdir(parents=True)
    left.write_bytes(b"rendered")
    async with running(settings):
        assert not (settings.data / "pages").exists()
        assert settings.data.exists()


SERVE = "from vitrine.cli.main import main; sys.exit(main(['serve']))"


@pytest.mark.real_server
@pytest.mark.parametrize(
    ("script", "wrong", "code", "said"),
    [
        (SERVE, {"VITRINE_SMTP_URL": "mail.example"}, 2, "vitrine: VITRINE_SMTP_URL: must look like"),
        (f"sys.modules['vitrine.api'] = None; {SERVE}", {}, 1, "vitrine.api"),
    ],
    ids=["a bad setting", "a broken installation"],
)
def test_a_start_whose_api_cannot_be_made_says_why_and_ends(
    script: str, wrong: dict[str, str], code: int, said: str, tmp_path: Path
) -> None:
    settings = {"VITRINE_DATA": str(tmp_path), "PORT": str(free_ports(1)[0]), "WORKERS": "1", **wrong}
    kept = {name: value for name, value in os.environ.items() if not name.startswith("VITRINE_")}
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; {script}"],
        env={**kept, **settings},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert (done.returncode, said in done.stderr) == (code, True), done.stderr


def started(capsys: pytest.CaptureFixture[str], settings: Settings) -> list[str]:
    """What a start tells before it serves."""
    said: list[str] = []
    told = asyncio.run(_prepare(settings, said.append))
    assert capsys.readouterr().out == ""
    return [*said, *told]


def test_a_first_start_tells_what_comes_next_until_there_is_an_account(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(data=tmp_path / "data", port=8123)
    made, key, first, keys, mails, data = started(capsys, settings)
    assert re.fullmatch(rf"Database made, at version {newest_version()}, in \d+\.\d s", made)
    assert key == f"Activation key for the paid version: in {settings.data / 'first-activation-key'}"
    assert "http://127.0.0.1:8123/dashboard/signup" in first and "vitrine keys issue" in keys
    assert str(settings.data / "outbox") in mails and str(settings.data) in data
    again = started(capsys, settings)
    assert again == [first, keys, mails, data], "one key, and no migration"
    closed = settings.but(
        signup="closed", public_url="https://vitrine.example", smtp_url="smtp://who:word@mail.example"
    )
    caution, first, _keys, mails, _data = started(capsys, closed)
    assert "vitrine accounts add EMAIL" in caution and first.endswith("vitrine accounts add EMAIL")
    assert mails.endswith("by mail.example"), "the password is nobody's business"
    monkeypatch.setenv("VITRINE_DATA", str(settings.data))
    assert main(["accounts", "add", "elise@example.com"]) == 0
    capsys.readouterr()
    assert started(capsys, settings) == []


def test_a_migration_says_from_where_to_where_and_that_only_a_backup_leads_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VITRINE_DATA", str(tmp_path))
    assert main(["migrate"]) == 0
    with create_engine(f"sqlite:///{tmp_path / 'vitrine.sqlite3'}").begin() as connection:
        command.downgrade(alembic_config(connection), "-1")
    capsys.readouterr()
    assert main(["migrate"]) == 0
    before, after = capsys.readouterr().out.splitlines()
    older, newest = known_versions()[1], newest_version()
    assert before.startswith(f"Database: migrating from version {older} to {newest}; ") and "only a backup" in before
    assert after.startswith(f"Database migrated from version {older} to {newest}, in ")
    assert main(["migrate"]) == 0
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(("at", "to_do"), [("9999", "update this Vitrine"), ("0001", "`vitrine migrate`")])
def test_a_command_of_another_release_writes_nothing_and_says_what_to_do(
    at: str, to_do: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VITRINE_DATA", str(tmp_path))
    assert main(["migrate"]) == 0
    with create_engine(f"sqlite:///{tmp_path / 'vitrine.sqlite3'}").begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = :at"), {"at": at})
    capsys.readouterr()
    assert main(["keys", "issue"]) == 1
    said = capsys.readouterr()
    assert said.out == "" and said.err.splitlines() == [
        f"vitrine: the database is at version {at}, this Vitrine's is {newest_version()}: {to_do}"
    ]


@pytest.mark.real_server
def test_every_line_of_a_log_for_machines_is_json(tmp_path: Path, object_store: ObjectStore) -> None:
    """Of a first start, of mails, of a failure, which the answer's reference finds, and of the stop."""
    elsewhere = {**object_store.environment(), "AWS_SECRET_ACCESS_KEY": "not-the-secret"}
    given = {
        "VITRINE_DATA": str(tmp_path),
        "VITRINE_LOG": "json",
        "VITRINE_BLOBS_URL": "s3://vitrine/logs",
        **elsewhere,
    }
    former = {"WORKERS": "1", "VITRINE_HOME": "site"}
    with served(given | former, tmp_path / "log") as server, calls.Client(timeout=30) as http:
        owner = Owner([server], http)
        sent = owner.call(0, "POST", "/api/site/media", params={"kind": "image"}, content=pictures.png())
        assert sent.status_code >= 500
        asked = http.post(f"{server.url}/api/accounts/reset-requests", json={"email": owner.email})
        assert asked.status_code < 300, asked.text
        wait_until(lambda: "a mail is kept" in server.said(), "the mail")
        server.end(signal.SIGTERM)
    lines = [json.loads(line) for line in server.said().splitlines()]
    said = [line["message"] for line in lines]
    for begins in ("VITRINE_HOME is called VITRINE_FRONT_PAGE", "Database made", "Vitrine: http", "Data: "):
        assert any(message.startswith(begins) for message in said), begins
    assert lines[0]["level"] == "warning", "of a name that is read all the same nobody needs to be called"
    reference = sent.json()["reference"]
    causes = [line["reason"] for line in lines if line.get("request") == reference and "reason" in line]
    assert any("403" in cause and "privileges" in cause for cause in causes), causes


@pytest.mark.real_server
@pytest.mark.parametrize("by", ["environment", "file"])
@pytest.mark.parametrize(
    ("words", "says"),
    [
        ((), "PORT: must be"),
        (("--port", "0"), "PORT: must be"),
        (("--port", "8000", "--workers", "0"), "WORKERS: must be"),
        (("--prot", "8000"), "unrecognized arguments: --prot"),
    ],
)
def test_a_start_that_is_refused_is_a_line_of_that_log_too(
    words: tuple[str, ...], says: str, by: str, tmp_path: Path
) -> None:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("VITRINE_")}
    given = {"VITRINE_DATA": str(tmp_path / "data"), "PORT": "80a"}
    if by == "file":
        (tmp_path / "vitrine.toml").write_text('log = "json"')
        words = ("--config", str(tmp_path / "vitrine.toml"), *words)
    else:
        given |= {"VITRINE_LOG": "json"}
    command = [str(OUR_OWN), "serve", *words]
    done = subprocess.run(command, env={**kept, **given}, capture_output=True, text=True)
    [refused] = [json.loads(line) for line in (done.stdout + done.stderr).splitlines()]
    assert done.returncode == 2 and refused["message"].startswith(says) and refused["level"] == "error"
    assert not (tmp_path / "data").exists()


# Read by every Python that finds it in its path, before anything else: the workers' installation is broken.
BROKEN_FOR_WORKERS = """
import sys
if "spawn_main" in " ".join(sys.orig_argv):
    sys.modules["{module}"] = None
"""


@pytest.mark.real_server
@pytest.mark.parametrize("module", ["vitrine.api", "vitrine.platform.http.front"])
def test_a_worker_that_cannot_start_says_why_in_a_line_of_that_log(module: str, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(BROKEN_FOR_WORKERS.format(module=module))
    log = tmp_path / "log"
    given = {
        "VITRINE_DATA": str(tmp_path / "data"),
        "VITRINE_LOG": "json",
        "WORKERS": "2",
        "PORT": str(free_ports(1)[0]),
        "PYTHONPATH": str(tmp_path),
    }
    with log.open("wb") as output:
        process = subprocess.Popen([str(OUR_OWN), "serve"], env={**os.environ, **given}, stdout=output, stderr=output)
    try:
        wait_until(lambda: log.read_text().count(module) >= 2 or process.poll() is not None, "both workers", 60)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    failures = [line for line in lines if line["level"] == "critical"]
    assert len(failures) >= 2 and all(module in line["trace"] for line in failures)
