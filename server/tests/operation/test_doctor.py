"""`vitrine doctor` finds nothing on a sound instance, and names what is broken on others."""

import json
import os
import shutil
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import text, update

from tests.factories.app import Owner
from tests.services.mailbox import Mailbox
from tests.services.silent import run_silent
from tests.services.translator import run_translator
from tests.sites.media.pictures import png
from tests.transfer.imports.files import upload
from vitrine.accounts.tables import Account
from vitrine.app import App
from vitrine.cli.main import main
from vitrine.operation.doctor import installation, services
from vitrine.operation.doctor.examine import examine
from vitrine.operation.doctor.findings import Finding
from vitrine.platform.jobs.tables import JobRow
from vitrine.platform.keyring import FILE_NAME
from vitrine.platform.settings import Settings
from vitrine.platform.storage.base import now
from vitrine.platform.storage.database import Database
from vitrine.platform.storage.folders import keep_private, user_name
from vitrine.platform.storage.schema import newest_version, sqlite_file

Break = Callable[[Settings], Settings]


async def found(settings: Settings) -> dict[str, Finding]:
    """By what it is about; of several lines the worst."""
    order = ("ok", "note", "bad")
    worst: dict[str, Finding] = {}
    async for finding in examine(settings):
        known = worst.get(finding.about)
        if known is None or order.index(finding.verdict) > order.index(known.verdict):
            worst[finding.about] = finding
    return worst


@pytest.fixture
async def sound(owner: Owner, app: App, mailbox: Mailbox) -> Settings:
    """An instance on which somebody has a paid site with a picture, at an address of its own."""
    await owner.pay()
    await owner.choose("FR")
    assert (await owner.save("home", layout="option2")).status_code == 200
    await upload(owner, png())
    await app.services.jobs.look()
    await app.services.jobs.idle()
    if database := sqlite_file(app.services.settings.resolved_database_url):
        keep_private(database)  # as every start does
    return app.services.settings.but(public_url="https://localhost", smtp_url=mailbox.url)


@pytest.mark.both_engines
async def test_a_sound_instance_gets_a_clean_bill(sound: Settings) -> None:
    findings = await found(sound)
    assert {finding.verdict for finding in findings.values()} == {"ok"}, findings
    looked_at = {
        "version",
        "settings",
        "pages",
        "disk",
        "owners and modes",
        "files",
        "database",
        "secret keys",
        "clock",
        "jobs",
        "lost files",
    }
    assert looked_at | {"mail", "names"} == set(findings)
    assert findings["secret keys"].said == "they open what is stored"
    assert findings["lost files"].said != "no files yet"


@pytest.mark.both_engines
async def test_looking_leaves_nothing_behind(sound: Settings, mailbox: Mailbox) -> None:
    def files() -> set[Path]:
        return set(sound.data.rglob("*"))

    before = files()
    await found(sound)
    assert files() == before
    assert not mailbox.received


async def test_an_instance_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    nowhere = Settings(data=tmp_path / "nowhere")
    findings = await found(nowhere)
    assert {about for about, finding in findings.items() if finding.verdict == "bad"} == {"disk", "files", "database"}
    assert not nowhere.data.exists()


async def test_other_secret_keys_are_named(sound: Settings) -> None:
    findings = await found(sound.but(secret_keys=("k" * 40,)))
    assert findings["secret keys"].verdict == "bad"
    (sound.data / FILE_NAME).unlink()
    findings = await found(sound)
    assert "a start would make a new one" in findings["secret keys"].said
    assert not (sound.data / FILE_NAME).exists()


async def test_a_key_that_others_can_read_is_named(sound: Settings) -> None:
    (sound.data / FILE_NAME).chmod(0o644)
    finding = (await found(sound))["secret keys"]
    assert (finding.verdict, finding.to_do) == ("bad", f"chmod 600 {sound.data / FILE_NAME}")


async def test_a_database_that_others_can_read_and_a_folder_that_cannot_be_written_are_named(
    sound: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed = next((sound.data / "files").iterdir())
    with monkeypatch.context() as patch:
        patch.setattr(installation, "unwritable_folders", lambda *_: [closed])
        findings = await found(sound)
    assert findings["files"].verdict == "bad"
    assert findings["owners and modes"].said == f"{closed}: is closed to {user_name(closed.stat().st_uid)}"
    database = sqlite_file(sound.resolved_database_url)
    assert database
    database.chmod(0o644)
    finding = (await found(sound))["owners and modes"]
    assert (finding.verdict, finding.to_do) == ("bad", f"chmod 600 {database}")


@pytest.mark.skipif(os.geteuid() != 0, reason="only root may give a file away")
async def test_what_belongs_to_another_is_named_once(sound: Settings) -> None:
    given = next((sound.data / "files").iterdir())
    os.chown(given, 4321, 4321)
    finding = (await found(sound))["owners and modes"]
    assert finding.said.startswith(f"{given}: is not {user_name(os.geteuid())}'s")
    assert finding.to_do == f"chown -R {user_name(os.geteuid())}: {sound.data}"


async def test_lost_files_and_a_lost_store_are_named(sound: Settings) -> None:
    for file in (sound.data / "files").rglob("*"):
        if file.is_file():
            file.unlink()
    assert "not in the store" in (await found(sound))["lost files"].said
    shutil.rmtree(sound.data / "files")
    findings = await found(sound)
    assert (findings["files"].verdict, findings["lost files"].verdict) == ("bad", "bad")
    assert not (sound.data / "files").exists()


async def test_a_mail_server_that_is_away_hangs_or_refuses_is_named(
    sound: Settings, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(services, "PATIENCE_S", 0.5)
    away = sound.but(smtp_url="smtp://127.0.0.1:9")
    assert (await found(away))["mail"].verdict == "bad"
    with run_silent() as hanging:
        silent = sound.but(smtp_url=f"smtp://127.0.0.1:{hanging.port}")
        assert (await found(silent))["mail"].verdict == "bad"
    stranger = sound.but(smtp_url=f"smtp://who:what@127.0.0.1:{mailbox.port}")
    assert (await found(stranger))["mail"].verdict == "bad"


async def test_the_translation_service_is_greeted_where_one_is_named(sound: Settings) -> None:
    with run_translator("secret") as translator:
        named = sound.but(translate_url=translator.url, translate_key="secret")
        assert (await found(named))["translation"].verdict == "ok"
        finding = (await found(named.but(translate_key="wrong")))["translation"]
        assert (finding.verdict, "secret" in finding.said + finding.to_do) == ("bad", False)
        assert {body["q"] for _path, body in translator.asked} == {"Bonjour"}
    assert (await found(named))["translation"].verdict == "bad"


async def test_a_name_that_leads_nowhere_is_named(sound: Settings) -> None:
    lost = sound.but(public_url="https://vitrine.invalid")
    names = (await found(lost))["names"]
    assert names.verdict == "bad" and names.said.startswith("vitrine.invalid: ")


@pytest.mark.both_engines
async def test_a_database_of_another_version_is_named(sound: Settings, app: App) -> None:
    async def pretend(version: str) -> None:
        of_any_release = Database(app.services.database.url)
        async with of_any_release.writing() as session:
            await session.execute(text("UPDATE alembic_version SET version_num = :version"), {"version": version})
        await of_any_release.close()

    try:
        for version, to_do in (("0001", "vitrine migrate"), ("9999", "update Vitrine")):
            await pretend(version)
            findings = await found(sound)
            assert findings["database"].verdict == "bad"
            assert to_do in findings["database"].to_do
            assert "jobs" not in findings  # of tables that may not be there nothing is asked
    finally:
        await pretend(newest_version())  # PostgreSQL's is the next test's too


@pytest.mark.both_engines
async def test_a_database_that_is_away_is_named(sound: Settings) -> None:
    away = sound.but(database_url="postgresql+asyncpg://nobody@127.0.0.1:9/vitrine")
    assert (await found(away))["database"].verdict == "bad"


@pytest.mark.both_engines
async def test_a_job_that_failed_and_a_clock_that_is_behind_are_named(sound: Settings, app: App) -> None:
    async with app.services.database.writing() as session:
        session.add(JobRow(name="elsewhere", finished_at=now(), error="no room"))  # none that runs here meanwhile
        await session.execute(update(Account).values(created_at=now() + timedelta(hours=1)))
    findings = await found(sound)
    assert findings["jobs"].said == "elsewhere failed: no room"
    assert findings["clock"].verdict == "bad"


def test_the_command_says_each_line_and_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("VITRINE_DATA", str(tmp_path / "nowhere"))
    assert main(["doctor"]) == 1
    said = capsys.readouterr().out
    assert "BAD   disk: there is no folder" in said
    assert "      → start the server once" in said
    assert main(["doctor", "--json"]) == 1
    assert {"about", "verdict", "said", "to_do"} == set(json.loads(capsys.readouterr().out)[0])


async def test_what_a_shared_instance_lacks_is_named(sound: Settings, tmp_path: Path) -> None:
    """Texts that are missing, unreadable or misnamed; examples that nobody sees; reports that nobody gets."""
    folder = tmp_path / "textes"
    shared = sound.but(front_page="landing", texts=folder, landing_examples=("elise-marechal", "nobody"))
    findings = await found(shared)
    assert (findings["texts"].verdict, findings["texts"].said) == ("bad", f"there is no folder {folder}")
    assert (findings["examples"].verdict, findings["examples"].said) == ("bad", "visitors see no site at /@nobody")
    assert findings["reports"].verdict == "bad" and "vitrine operators add" in findings["reports"].to_do
    folder.mkdir()
    assert "no conditions.fr.md, confidentialite.fr.md, mentions-legales.fr.md" in (await found(shared))["texts"].said
    (folder / "conditions.fr.md").write_bytes(b"\xff")
    assert "conditions.fr.md cannot be shown" in (await found(shared))["texts"].said
    for name in ("conditions.fr.md", "confidentialite.de.md", "mentions-legales.fr.md"):
        (folder / name).write_text("Ici.")
    (folder / "terms.md").write_text("Here.")
    assert "terms.md is no text of ours" in (await found(shared))["texts"].said
    (folder / "terms.md").unlink()
    mended = {"landing_examples": ("elise-marechal",), "abuse_address": "abus@vitrine.example"}
    findings = await found(shared.but(**mended))
    assert {findings[about].verdict for about in ("texts", "examples", "reports")} == {"ok"}, findings
