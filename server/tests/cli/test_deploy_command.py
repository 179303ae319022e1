"""`vitrine deploy`: the files of deploy/ for this installation, ready to be put where they belong."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from tests.services.proxies import program
from vitrine.cli.deploy import FILES, NEXT, SETTINGS_FILE
from vitrine.cli.main import main
from vitrine.platform.settings import read_settings

ROOT = Path(__file__).parents[3]


@pytest.fixture
def to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("VITRINE_DATA", str(tmp_path / "data"))
    return tmp_path / "files"


@pytest.mark.parametrize(
    ("what", "page", "to"), [("systemd", "install.md", "units"), ("caddy", "name-tls-mail.md", "proxy")]
)
def test_what_comes_next_stands_on_its_page_as_the_command_says_it(what: str, page: str, to: str) -> None:
    text = (ROOT / "docs" / "operations" / page).read_text("utf-8")
    assert f"```\n{NEXT[what].format(to=to)}\n```" in text


@pytest.mark.parametrize("what", FILES)
def test_all_files_of_a_kind_are_written_once_and_what_comes_next_is_said(
    what: str, to: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["deploy", what, "--to", str(to)]) == 0
    said = capsys.readouterr().out
    expected = {*FILES[what], *({SETTINGS_FILE} if what == "systemd" else set())}
    assert {path.name for path in to.iterdir()} == expected
    assert said.endswith(NEXT[what].format(to=to) + "\n")
    assert subprocess.run(["sh", "-n"], input=NEXT[what].format(to=to), text=True).returncode == 0
    assert main(["deploy", what, "--to", str(to)]) == 1
    assert "in " + str(to) + " already" in capsys.readouterr().err
    assert not (to.parent / "data").exists()


def test_the_units_run_what_is_installed_here(to: Path) -> None:
    assert main(["deploy", "systemd", "--to", str(to)]) == 0
    here = str(Path(sys.executable).with_name("vitrine"))
    for name in ("vitrine.service", "vitrine-backup.service", "vitrine-command"):
        text = (to / name).read_text()
        used = [line for line in text.splitlines() if not line.startswith("#")]
        assert any(here in line for line in used) and not any(
            "/opt/vitrine/" in line for line in used if here not in line
        )
    assert os.access(to / "vitrine-command", os.X_OK)


def test_the_example_of_settings_is_nobody_elses_and_each_line_can_be_used(to: Path) -> None:
    assert main(["deploy", "systemd", "--to", str(to)]) == 0
    file = to / SETTINGS_FILE
    assert file.stat().st_mode & 0o777 == 0o600
    lines = [
        line.removeprefix("#") for line in file.read_text().splitlines() if line.startswith("#") and line[1] != " "
    ]
    environment = dict(line.split("=", 1) for line in lines)
    assert {"VITRINE_PUBLIC_URL", "VITRINE_SMTP_URL", "VITRINE_SIGNUP", "VITRINE_BACKUP_RECIPIENTS"} <= set(environment)
    assert read_settings(environment) == read_settings({})


def test_the_containers_are_built_from_the_wheel_where_there_are_no_sources(to: Path) -> None:
    assert main(["deploy", "compose", "--to", str(to)]) == 0
    services = yaml.safe_load((to / "compose.yaml").read_text())["services"]
    assert services["vitrine"]["build"] == {"context": ".", "dockerfile": "Dockerfile.wheel"}
    assert (to / services["vitrine"]["build"]["dockerfile"]).exists()
    # But for how Vitrine gets in, the image is the one that is built from sources.
    sources = (ROOT / "deploy" / "Dockerfile").read_text().splitlines()
    kept = ("USER", "WORKDIR", "VOLUME", "EXPOSE", "HEALTHCHECK", "CMD", "ENV PATH")
    for line in (line for line in (to / "Dockerfile.wheel").read_text().splitlines() if line.startswith(kept)):
        assert line in sources


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="this system has no systemd")
def test_systemd_finds_nothing_to_say_about_the_units(to: Path) -> None:
    assert main(["deploy", "systemd", "--to", str(to)]) == 0
    units = sorted(path for path in to.iterdir() if path.suffix in (".service", ".timer"))
    done = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "") and len(units) == 3


def test_the_containers_file_is_of_composes_schema(to: Path) -> None:
    from jsonschema import Draft7Validator  # three seconds of processor, for this test alone

    found = list((ROOT / ".build" / "proxies" / "docker-compose").rglob("compose_spec.json"))
    if not found:
        pytest.skip("no package docker-compose on this system")
    assert main(["deploy", "compose", "--to", str(to)]) == 0
    text = re.sub(r"\$\{\w+(?::[-?][^}]*)?\}", "given", (to / "compose.yaml").read_text())
    given = yaml.safe_load(text)
    # Compose takes these since 2021 and 2023; Debian's schema is older.
    assert isinstance(given.pop("name"), str) and isinstance(given["configs"]["s3"].pop("content"), str)
    schema = Draft7Validator(json.loads(found[0].read_text()))
    assert [f"{list(error.path)}: {error.message}" for error in schema.iter_errors(given)] == []
    given["services"]["vitrine"]["portz"] = []
    assert not schema.is_valid(given)


@pytest.mark.real_server
def test_caddy_accepts_its_file(to: Path) -> None:
    assert main(["deploy", "caddy", "--to", str(to)]) == 0
    names = {"VITRINE_HOST": "vitrine.example", "ACME_EMAIL": "a@vitrine.example", "VITRINE_UPSTREAM": "127.0.0.1:8000"}
    command = [program("caddy"), "validate", "--adapter", "caddyfile", "--config", str(to / "Caddyfile")]
    done = subprocess.run(command, env={**os.environ, **names, "HOME": str(to)}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
