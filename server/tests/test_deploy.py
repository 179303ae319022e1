"""What is put on a server: the containers, the unit, the wheel's version, the notices, the hook."""

import argparse
import configparser
import os
import re
import shutil
import subprocess
import tomllib
from dataclasses import fields
from pathlib import Path, PurePosixPath
from typing import Any

import pytest
import yaml

from dist import declared_version
from dockerfile import DOCKERFILE, IGNORED, copy_of, is_sent, settings_of, stages_of
from notice import CannotTell, Work, fonts, notice
from reference import PAGES
from vitrine.api import make_api
from vitrine.cli.failures import WRONG_WORDS
from vitrine.cli.main import parser_of
from vitrine.cli.serve import NotBuilt
from vitrine.platform.settings import Settings, read_settings, variable
from vitrine.platform.storage.lanes import LANES

pytestmark = pytest.mark.both_engines

ROOT = Path(__file__).parents[2]
MAX_CONNECTIONS_BY_DEFAULT = 100
LINES_FOR_THE_OPERATOR = 10
SECRETS = {"POSTGRES_PASSWORD": "p" * 32, "S3_SECRET": "s" * 32, "VITRINE_SECRET_KEYS": "k" * 32}


def compose(**given: str) -> dict[str, Any]:
    """The file as `docker compose` reads it: ${NAME}, ${NAME:-otherwise}, ${NAME:?why}."""

    def value(found: re.Match[str]) -> str:
        return given.get(found[1]) or found[2] or ""

    text = (ROOT / "deploy" / "compose.yaml").read_text()
    read: dict[str, Any] = yaml.safe_load(re.sub(r"\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}", value, text))
    return read


def vitrine_in_compose(**more: str) -> dict[str, str]:
    """What the container's environment holds: all of .env, and over it what the file itself sets."""
    example = (
        line.partition("=") for line in (ROOT / "deploy" / "example.env").read_text().splitlines() if "=" in line
    )
    given = {name: value for name, _, value in example if not name.startswith("#")} | SECRETS | more
    service = compose(**given)["services"]["vitrine"]
    assert service["env_file"] == [".env"]
    return given | {name: str(value or "") for name, value in service["environment"].items()}


def test_the_containers_settings_are_ones_that_a_start_accepts() -> None:
    settings = read_settings(vitrine_in_compose())
    assert settings.public_url == "https://vitrine.example"
    assert settings.mail_from.endswith("@localhost>"), "an empty line of the example must not empty the default"


def test_every_setting_of_the_containers_env_file_reaches_the_server() -> None:
    chosen = vitrine_in_compose(VITRINE_TIMEZONE="Europe/Rome", VITRINE_FRONT_PAGE="landing", WORKERS="3")
    read = read_settings(chosen)
    assert (read.timezone, read.front_page, read.workers) == ("Europe/Rome", "landing", 3)


def test_several_workers_count_tries_together() -> None:
    """Each would allow the whole number by itself: ten guesses of an activation key would be twenty."""
    environment = vitrine_in_compose()
    assert int(environment["WORKERS"]) > 1
    host = read_settings(environment).redis_url.removeprefix("redis://").partition(":")[0]
    services = compose()["services"]
    assert host in services
    assert host in services["vitrine"]["depends_on"]
    assert set(services[host]["networks"]) == {"back"}, "counters are nobody's business outside"


def test_the_containers_are_the_ones_that_the_operators_page_names() -> None:
    services = compose()["services"]
    images = {name: service["image"].partition(":")[0].rpartition("/")[2] for name, service in services.items()}
    assert images == {
        "vitrine": "vitrine",  # `exec vitrine vitrine keys issue`
        "backup": "vitrine",
        "postgres": "postgres",
        "files": "seaweedfs",
        "counters": "valkey",
        "caddy": "caddy",
    }
    # A stop takes ten seconds at most; ended sooner, mails under way would go twice.
    assert int(services["vitrine"]["stop_grace_period"].removesuffix("s")) > 10


def test_postgresql_has_lines_enough_for_the_workers() -> None:
    """The image leaves PostgreSQL its own limit; a node takes what all its lanes have, one more listens."""
    workers = int(vitrine_in_compose()["WORKERS"])
    assert "command" not in compose()["services"]["postgres"]
    assert workers * (sum(LANES.values()) + 1) + LINES_FOR_THE_OPERATOR <= MAX_CONNECTIONS_BY_DEFAULT


def test_the_proxy_is_the_one_that_is_trusted_and_passes_the_host_on() -> None:
    [network] = compose()["networks"]["front"]["ipam"]["config"]
    assert read_settings(vitrine_in_compose()).trusted_proxies == (network["subnet"],)
    assert set(compose()["services"]["caddy"]["networks"]) == {"front"}
    file = (ROOT / "deploy" / "Caddyfile").read_text()
    assert "header_up" not in file, "Caddy passes the Host on and sets X-Forwarded-For by itself"
    asked = re.findall(r"(?m)^\t\task http://[^/]+(/\S*)$", file)
    assert asked == ["/api/domains/ask"] and asked[0] in make_api().openapi()["paths"]
    assert set(re.findall(r"\{\$(\w+)", file)) == {"ACME_EMAIL", "VITRINE_HOST", "VITRINE_UPSTREAM"}


def unit(name: str) -> configparser.ConfigParser:
    read = configparser.ConfigParser(strict=False, interpolation=None)
    # Python's own way to keep capitals in names; its types know a method there.
    read.optionxform = str  # type: ignore[assignment,method-assign]
    read.read_string((ROOT / "deploy" / name).read_text())
    return read


def test_the_units_settings_are_ones_that_a_start_accepts() -> None:
    service = unit("vitrine.service")["Service"]
    settings = read_settings(dict(one.split("=", 1) for one in service["Environment"].split()))
    folders = [Path("/var/lib") / name for name in service["StateDirectory"].split()]
    assert settings.data == folders[0] and settings.is_sqlite
    assert service["EnvironmentFile"] == "-/etc/vitrine.env"
    assert service["ExecStart"] == "/opt/vitrine/bin/vitrine serve"
    # 3 is uvicorn's too, for a start that another try may mend.
    refused = {str(WRONG_WORDS), str(NotBuilt.exit_code)}
    assert set(service["RestartPreventExitStatus"].split()) == refused and service["Restart"] == "on-failure"
    assert (service["UMask"], service["StateDirectoryMode"]) == ("0077", "0700"), "messages and hashes are its own"


def test_the_backups_unit_has_the_servers_settings_and_guards_and_a_timer() -> None:
    served, backup = (unit(f"{name}.service")["Service"] for name in ("vitrine", "vitrine-backup"))
    own = {"Environment", "ExecStart", "Restart", "RestartSec", "RestartPreventExitStatus"}
    assert {name: value for name, value in served.items() if name not in own}.items() <= dict(backup).items()
    assert read_settings(dict([backup["Environment"].split("=", 1)])).data == Path("/var/lib/vitrine")
    data, backups = (f"/var/lib/{name}" for name in backup["StateDirectory"].split())
    assert data == "/var/lib/vitrine" and backups in backup["ExecStart"], "made by systemd, and all that it may write"
    options = backup_options(backup["ExecStart"].split()[1:])
    assert (options.every, options.keep, options.encrypt) == ("day", 14, True)
    timer = unit("vitrine-backup.timer")
    assert timer["Timer"]["Persistent"] == "true" and timer["Install"]["WantedBy"] == "timers.target"
    assert "Unit" not in timer["Timer"], "it starts the service of its own name"


def backup_options(words: list[str]) -> argparse.Namespace:
    assert words[0] == "backup"
    return parser_of(words).parse_args(words)


def test_the_containers_make_the_same_backup_without_systemd() -> None:
    services = compose()["services"]
    backup = services["backup"]
    loop = re.fullmatch(r"while :; do vitrine (.+); sleep (\d+); done", backup["command"][-1])
    assert loop and int(loop[2]) <= 3600, "what failed is tried again the same day"
    options = backup_options(loop[1].split())
    assert (
        backup["volumes"] == [f"backups:{options.file}"]
        and f"chown vitrine /data {options.file}" in DOCKERFILE.read_text()
    )
    assert (options.every, options.keep, options.encrypt) == ("day", 14, True)
    for part in ("environment", "env_file"):
        assert backup[part] == services["vitrine"][part]
    assert backup["profiles"] == ["backup"], "whoever has no key yet is not asked for one"


def test_every_file_that_the_containers_steps_copy_is_there_and_is_sent() -> None:
    rules, known = IGNORED.read_text(), set[str]()
    for stage in stages_of(DOCKERFILE.read_text()):
        for copy in (copy_of(rest) for word, rest in stage.steps if word == "COPY"):
            assert not copy.from_stage or copy.from_stage in known
            for name in copy.sources if not copy.from_stage else ():
                assert (ROOT / name).exists(), name
                assert is_sent(PurePosixPath(name), rules), f"{IGNORED.name} keeps {name} away"
        known.add(stage.name)
    for away in (
        "data/vitrine.sqlite3",
        "deploy/.env",
        ".git/config",
        "web/node_modules/react/index.js",
        "web/dist/a.js",
    ):
        assert not is_sent(PurePosixPath(away), rules), f"{away} must not go into an image"


def test_the_containers_command_is_the_wheels() -> None:
    final = stages_of(DOCKERFILE.read_text())[-1]
    settings = dict[str, str]()
    for _word, rest in (step for step in final.steps if step.word == "ENV"):
        settings |= settings_of(rest, {"PATH": "/usr/bin"})
    assert settings["PATH"] == "/venv/bin:/usr/bin"
    assert "PYTHONPATH" not in settings, "what is installed needs no checkout"
    read_settings(settings)


def test_the_version_that_is_declared_has_its_lines_in_the_changelog() -> None:
    headings = re.findall(r"(?m)^## (.+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"))
    newest = next(heading for heading in headings if heading != "Unreleased")
    assert newest == declared_version()


def test_the_licence_is_the_one_that_the_package_names() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["license"] == "MIT"
    assert (ROOT / "LICENSE").read_text().startswith("MIT License")
    assert all((ROOT / name).exists() for name in project["license-files"])


def test_a_font_of_no_known_package_is_not_shipped_in_silence(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "found-somewhere.woff2").write_bytes(b"wOF2 and nobody knows whose")
    with pytest.raises(CannotTell, match=r"found-somewhere\.woff2"):
        fonts(tmp_path)


def test_works_under_the_same_words_are_named_together() -> None:
    words = "Copyright Ada"
    written = notice({Work("b", "MIT", words), Work("a", "MIT", words), Work("c", "ISC", words)})
    assert f"a, b\n(MIT)\n\n{words}\n" in written
    assert f"c\n(ISC)\n\n{words}\n" in written


@pytest.mark.parametrize(("verdict", "pushed"), [("true", True), ("false", False)])
def test_the_hook_lets_go_what_the_gates_let_pass(tmp_path: Path, verdict: str, pushed: bool) -> None:
    nobody = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull}
    who = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org"]
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("GIT_", "MAKE"))} | nobody

    def git(*words: str) -> int:
        command = ["git", "-C", str(tmp_path / "here"), *who, *words]
        return subprocess.run(command, env=environment, capture_output=True).returncode

    (tmp_path / "here").mkdir()
    shutil.copytree(ROOT / "tools" / "hooks", tmp_path / "here" / "tools" / "hooks")
    hook = re.search(r"(?m)^hook:.*\n(?:\t.+\n)+", (ROOT / "Makefile").read_text())
    assert hook
    (tmp_path / "here" / "Makefile").write_text(f"{hook[0]}\ncheck:\n\t@{verdict}\n")
    subprocess.run(["git", "init", "-q", "--bare", str(tmp_path / "there")], env=environment, check=True)
    assert git("init", "-q") == 0
    assert git("add", ".") == 0
    assert git("commit", "-q", "-m", "Anything") == 0
    subprocess.run(["make", "-C", str(tmp_path / "here"), "hook"], env=environment, check=True, capture_output=True)
    assert (git("push", "-q", str(tmp_path / "there"), "HEAD:main") == 0) is pushed


def test_every_setting_and_command_is_listed_for_the_operator() -> None:
    """VITRINE_VITE_URL is `make dev`'s own."""
    listed = re.findall(r"(?m)^\| `([A-Z_]+)` \|", (ROOT / "docs" / "settings.md").read_text("utf-8"))
    assert sorted(listed) == sorted({variable(each.name) for each in fields(Settings)} - {"VITRINE_VITE_URL"})
    for name, page in PAGES.items():
        assert (ROOT / name).read_text("utf-8") == page(), f"{name} is old: `make gen`"
    commands = (ROOT / "docs" / "commands.md").read_text("utf-8")
    assert "## vitrine accounts reset-link\n" in commands and "## vitrine serve\n" in commands
    assert "`vitrine keys issue\\|list\\|revoke`" in (ROOT / "README.md").read_text("utf-8")


def test_a_command_beside_the_unit_runs_as_the_unit_does() -> None:
    script = (ROOT / "deploy" / "vitrine-command").read_text()
    service, words = unit("vitrine.service")["Service"], set(re.findall(r"--property=(\S+)", script))
    for name in ("User", "WorkingDirectory", "UMask", "EnvironmentFile"):
        assert f"{name}={service[name]}" in words
    assert "VITRINE_DATA=/var/lib/vitrine" in service["Environment"].split()
    assert service["ExecStart"].partition(" ")[0] in script.splitlines()[-1]


@pytest.mark.parametrize(
    ("named", "used"),
    [("", "/var/lib/vitrine"), ("/var/lib/vitrine-backups/a copy", "/var/lib/vitrine-backups/a copy")],
)
def test_a_command_beside_the_unit_looks_at_the_units_folder_or_at_the_one_that_is_named(
    named: str, used: str, tmp_path: Path
) -> None:
    systemd_run = tmp_path / "systemd-run"
    systemd_run.write_text("#!/bin/sh\nprintf '%s\\n' \"$@\"\n")
    systemd_run.chmod(0o755)
    environment = {"PATH": f"{tmp_path}:/usr/bin:/bin", **({"VITRINE_DATA": named} if named else {})}
    command = ["sh", str(ROOT / "deploy" / "vitrine-command"), "keys", "issue", "--note", "two words"]
    words = subprocess.check_output(command, env=environment, text=True).splitlines()
    assert f"--setenv=VITRINE_DATA={used}" in words
    assert words[-5:] == ["/opt/vitrine/bin/vitrine", "keys", "issue", "--note", "two words"]


def anchors(page: Path) -> set[str]:
    headings = re.findall(r"(?m)^#+ (.+)$", page.read_text("utf-8"))
    return {re.sub(r"[^\w -]", "", heading).strip().lower().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", "docs"])
def test_every_link_in_the_documents_leads_somewhere(page: str) -> None:
    for file in (ROOT / page).rglob("*.md") if page == "docs" else [ROOT / page]:
        for link in re.findall(r"\]\(([^)\s]+)\)", file.read_text("utf-8")):
            if "://" in link:
                continue
            path, _, anchor = link.partition("#")
            target = (file.parent / path).resolve() if path else file
            assert target.exists(), f"{file.name}: {link}"
            assert not anchor or anchor in anchors(target), f"{file.name}: {link}"


def test_the_forges_file_runs_what_everybody_runs() -> None:
    jobs = yaml.safe_load((ROOT / ".github" / "workflows" / "ci.yml").read_text())["jobs"]
    assert ".ci/run" in [step.get("run") for step in jobs["test"]["steps"]]
    for template in (ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"):
        assert yaml.safe_load(template.read_text())
