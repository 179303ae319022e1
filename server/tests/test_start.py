"""A start reads what every instance needs, and fails aloud."""

import asyncio
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from subprocess import PIPE, STDOUT, Popen

import pytest
from alembic import command
from sqlalchemy import create_engine

from tests.factories.app import running
from tests.services.ports import free_ports
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


@pytest.mark.real_server
def test_every_line_of_a_log_for_machines_is_json(tmp_path: Path) -> None:
    def lines(**environment: str) -> list[dict[str, str]]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith("VITRINE_")}
        given = {"VITRINE_DATA": str(tmp_path), "VITRINE_LOG": "json", "WORKERS": "1", **environment}
        with Popen(
            [sys.executable, "-c", f"import sys; {SERVE}"], env={**kept, **given}, stdout=PIPE, stderr=STDOUT, text=True
        ) as process:
            assert process.stdout
            said = []
            for line in process.stdout:
                said.append(json.loads(line))
                if "Data:" in line:
                    process.terminate()
            return said

    messages = [line["message"] for line in lines(PORT=str(free_ports(1)[0]))]
    assert any(message.startswith("Vitrine: http://127.0.0.1:") for message in messages)
    [refused] = lines(PORT="80a")
    assert refused["message"].startswith("PORT: ") and refused["level"] == "error"
