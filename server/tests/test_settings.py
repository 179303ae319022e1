"""Settings are read, refused and described in one way, whatever the setting."""

import os
import socket
import subprocess
import sys
import tomllib
from contextlib import closing
from dataclasses import fields
from pathlib import Path

import pytest

from tests.services.ports import free_ports
from vitrine.cli.main import main
from vitrine.platform.settings import (
    RENAMED,
    BadSetting,
    Limits,
    Settings,
    described,
    name_warnings,
    read_settings,
    variable,
)

URLS = ("vitrine.example", "ftp://vitrine.example", "https://")
FOLDERS = ("/dev/null", "/dev/null/within", "a\0b")
LINES = ("two\nlines", "a\tb", "\x7f")
WORDS = ("two words", "two\nlines", "\x7f")
BAD: dict[str, tuple[str, str, str]] = {
    "config": ("/", "a\0b", "/dev/null/within"),
    "data": FOLDERS,
    "host": ("a b", "1.2.3.4:80", "http://127.0.0.1"),
    "port": ("80a", "0", "65536"),
    "public_url": ("vitrine.example/path", "https://vitrine.example:port", "https://"),
    "trusted_proxies": ("10.0.0.5/8", "caddy", "10.0.0.256"),
    "signup": ("maybe", "Open", "open,closed"),
    "mode": ("shared", "PUBLIC", "own public"),
    "password_min": ("3", "six", "129"),
    "password_common": ("yes", "Warn", "no"),
    "oidc_issuer": URLS,
    "oidc_client_id": WORDS,
    "oidc_client_secret": WORDS,
    "smtp_url": ("mail.example", "smtp://", "smtp://user:pass/word@mail.example"),
    "mail_from": ("Vitrine", "Vitrine <vitrine>", "two\nlines@vitrine.example"),
    "abuse_address": ("nobody", "a@b@c", "a b@c"),
    "main_site": ("Élise", "a b", "elise/"),
    "front_page": ("door", "Site", "landing,site"),
    "landing_examples": ("a,b,c,d", "a b", "É"),
    "texts": FOLDERS,
    "security_contact": ("security@vitrine.example", "mailto:é@vitrine.example", "http://vitrine.example"),
    "dashboard_language": ("FR", "ru", "french"),
    "timezone": ("Mars", "../etc/passwd", "+1"),
    "backup_recipients": ("AGE-SECRET-KEY-1QQ", "age1short", "ssh-ed25519"),
    "backup_passphrase": LINES,
    "workers": ("0", "two", "-1"),
    "database_url": (
        "mysql://localhost/x",
        "postgresql://vitrine:a/b@127.0.0.1/vitrine",
        "postgresql://127.0.0.1/x?sslmode=on",
    ),
    "blobs_url": ("vitrine", "ftp://files", "s3://"),
    "secret_keys": ("short", "k" * 31, ","),
    "redis_url": ("counters:6379", "redis://", "http://counters"),
    "log": ("JSON", "xml", "text json"),
    "metrics_port": ("80a", "-1", "70000"),
    "metrics_address": ("a b", "1.2.3.4:80", "http://127.0.0.1"),
    "metrics_token": ("short", "a token of two words", "0123456789\n012345"),
    "limits": ("{", '["signup_per_address"]', '{"tea_per_hour": 3}'),
    "page_memory_mb": ("0", "64MB", "-1"),
    "dns_servers": ("dns.example", "9.9.9.9:port", "9.9.9"),
    "countries": ("/", "a\0b", "/dev/null/within"),
    "translate_url": URLS,
    "translate_key": WORDS,
    "vite_url": URLS,
}


def test_every_setting_has_three_bad_values_here() -> None:
    assert list(BAD) == [each.name for each in fields(Settings)]


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in BAD.items() for value in values])
def test_a_bad_value_is_one_line_that_names_its_setting(name: str, value: str) -> None:
    with pytest.raises(BadSetting) as refused:
        read_settings({variable(name): value})
    [line] = str(refused.value).splitlines()
    assert line.startswith(variable(name))
    if next(each for each in fields(Settings) if each.name == name).metadata["described"].is_secret:
        assert value not in line.partition("must look like")[0], "a log is read by many"


def test_all_that_is_wrong_is_said_at_once_and_nothing_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = {"VITRINE_SINGUP": "open", "PORT": "80a", "VITRINE_REDIS_URL": "counters", "WORKERS": "0"}
    wrong |= {"VITRINE_TEXTS": "/nowhere", "VITRINE_METRICS_PORT": "9464", "VITRINE_METRICS_ADDRESS": "192.0.2.1"}
    limits = '{"tea": 1, "items_per_list": 101, "body_seconds": 0}'
    for name, value in {**wrong, "VITRINE_LIMITS": limits, "VITRINE_DATA": str(tmp_path / "data")}.items():
        monkeypatch.setenv(name, value)
    assert main(["serve"]) == 2
    said = capsys.readouterr()
    assert said.out == "" and not (tmp_path / "data").exists()
    assert sorted(line.split(":")[1].strip() for line in said.err.splitlines()) == [
        *("PORT", "VITRINE_LIMITS.body_seconds", "VITRINE_LIMITS.items_per_list", "VITRINE_LIMITS.tea"),
        *("VITRINE_METRICS_ADDRESS", "VITRINE_REDIS_URL", "VITRINE_SINGUP", "VITRINE_TEXTS", "WORKERS"),
    ]
    assert "did you mean VITRINE_SIGNUP?" in said.err


KUBERNETES = {
    "VITRINE_PORT": "tcp://10.96.0.7:8000",
    "VITRINE_PORT_8000_TCP": "tcp://10.96.0.7:8000",
    "VITRINE_PORT_8000_TCP_ADDR": "10.96.0.7",
    "VITRINE_PORT_8000_TCP_PORT": "8000",
    "VITRINE_PORT_8000_TCP_PROTO": "tcp",
    "VITRINE_SERVICE_HOST": "10.96.0.7",
    "VITRINE_SERVICE_PORT": "8000",
    "VITRINE_SERVICE_PORT_HTTP": "8000",
    "VITRINE_METRICS_PORT": "tcp://10.96.0.8:9464",  # of a service 'vitrine-metrics'
    "VITRINE_METRICS_SERVICE_HOST": "10.96.0.8",
}


def test_a_service_of_kubernetes_that_is_called_vitrine_does_not_stop_the_start() -> None:
    assert read_settings(KUBERNETES) == read_settings({})
    assert read_settings({**KUBERNETES, "VITRINE_METRICS_PORT": "9464"}).metrics_port == 9464
    with pytest.raises(BadSetting, match="VITRINE_PORT: there is no such setting; did you mean PORT"):
        read_settings({**KUBERNETES, "VITRINE_PORT": "8001"})


def test_what_kubernetes_set_is_named_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, value in KUBERNETES.items():
        monkeypatch.setenv(name, value)
    assert main(["config", "check"]) == 0
    [line] = capsys.readouterr().err.splitlines()
    assert line.startswith("vitrine: not read") and all(name in line for name in KUBERNETES)


def serve(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """What ends by itself: a start that is refused."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("VITRINE_")}
    script = "import sys; from vitrine.cli.main import main; sys.exit(main(['serve']))"
    given = {"VITRINE_DATA": str(folder / "data"), "PORT": str(free_ports(1)[0]), **environment}
    command = [sys.executable, "-c", script]
    return subprocess.run(command, env={**kept, **given}, capture_output=True, text=True, timeout=120)


@pytest.mark.real_server
@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"VITRINE_TEXTS": "/nowhere"}, "VITRINE_TEXTS: there is no folder /nowhere"),
        ({"VITRINE_COUNTRIES": "/nowhere.mmdb"}, "VITRINE_COUNTRIES: /nowhere.mmdb is no database"),
        ({"VITRINE_BACKUP_RECIPIENTS": f"age1{'q' * 58}"}, "VITRINE_BACKUP_RECIPIENTS: 'age1"),
        ({"HOST": "192.0.2.1"}, "HOST: 192.0.2.1 is not an address of this machine"),
        ({"VITRINE_DATA": "/proc/x"}, "VITRINE_DATA: /proc/x cannot be made"),
        ({"VITRINE_DATABASE_URL": "postgresql://127.0.0.1:9/vitrine"}, "9"),
    ],
    ids=["texts", "countries", "recipients", "host", "data", "database"],
)
def test_a_start_that_cannot_be_is_one_line_and_makes_nothing(wrong: dict[str, str], said: str, tmp_path: Path) -> None:
    done = serve(tmp_path, **wrong)
    [line] = done.stderr.splitlines()
    assert done.returncode in (1, 2, 4) and done.stdout == "", done
    assert line.startswith("vitrine: ") and said in line
    assert not (tmp_path / "data").exists()


@pytest.mark.real_server
def test_a_port_that_is_taken_is_not_confused_with_an_address_that_is_not_ours(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
        done = serve(tmp_path, PORT=str(port), HOST="127.0.0.1")
    assert (done.returncode, done.stderr) == (
        4,
        f"vitrine: PORT: port {port} is taken; choose another: PORT={port + 1}\n",
    )


@pytest.mark.parametrize(
    "words",
    [
        ("keys", "issue"),
        ("keys", "list"),
        ("keys", "revoke", "x"),
        ("accounts", "list"),
        ("accounts", "show", "x"),
        ("accounts", "delete", "x"),
        ("accounts", "reset-mail", "x", "a@b.example"),
        ("accounts", "reset-factors", "x"),
        ("sites", "list"),
        ("sites", "resume", "x"),
        ("mail", "list"),
        ("operators", "list"),
        ("export",),
        ("import", "{}/site.json"),
        ("backup", "{}/new.tar.zst"),
    ],
    ids=" ".join,
)
def test_a_command_without_a_database_is_one_line_and_makes_nothing(
    words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("VITRINE_DATA", str(tmp_path / "data"))
    assert main([word.format(tmp_path) for word in words]) == 1
    said = capsys.readouterr()
    assert said.out == "" and said.err.count("\n") == 1 and "there is no database at" in said.err
    assert not list(tmp_path.iterdir())


def test_former_names_are_read_and_named_and_the_new_ones_win() -> None:
    former = {"VITRINE_HOME": "landing", "VITRINE_HOME_SITE": "/@elise", "VITRINE_HOME_EXAMPLES": "a, /@b"}
    read = read_settings({**former, "VITRINE_HOME_TEXTS": "/srv/texts", "VITRINE_BACKUP_TO": "/srv/keys"})
    assert (read.front_page, read.main_site, read.landing_examples) == ("landing", "elise", ("a", "b"))
    assert (read.texts, read.backup_recipients) == (Path("/srv/texts"), ("/srv/keys",))
    assert read_settings({"VITRINE_HOME": "landing", "VITRINE_FRONT_PAGE": "site"}).front_page == "site"
    [line] = name_warnings({"VITRINE_BACKUP_TO": "x", "VITRINE_SIGNUP": "open"})
    assert line.startswith("VITRINE_BACKUP_TO is called VITRINE_BACKUP_RECIPIENTS now")
    assert set(RENAMED.values()) <= {each.name for each in fields(Settings)}


def test_a_wrong_value_is_said_by_the_name_that_the_operator_wrote() -> None:
    with pytest.raises(BadSetting, match=r"^VITRINE_HOME: must be site or landing$"):
        read_settings({"VITRINE_HOME": "door"})


def test_variables_of_the_deployment_are_none_of_the_servers_business() -> None:
    assert read_settings({"VITRINE_HOST": "vitrine.example", "VITRINE_SMTP_URL": ""}) == read_settings({})


def test_every_setting_is_described() -> None:
    for each in fields(Settings):
        assert described(each).help and described(each).group, each.name


def test_a_new_file_has_every_setting_and_changes_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "vitrine.toml"
    monkeypatch.chdir(tmp_path)
    assert main(["config", "init", str(file)]) == 0
    assert file.stat().st_mode & 0o777 == 0o600
    assert main(["config", "init", str(file)]) == 1, "it is not overwritten"
    assert read_settings({"VITRINE_CONFIG": str(file)}).but(config=None) == read_settings({})
    # Each line that is a default can be used as it stands.
    text = "\n".join(line.removeprefix("#") for line in file.read_text().splitlines() if not line.startswith("##"))
    text = text.partition("change it.\n")[2]
    written = tomllib.loads(text)
    names = {each.name for each in fields(Settings)} - {"config", "vite_url"}
    assert set(written) == names
    assert set(written["limits"]) == {each.name for each in fields(Limits)} - {"chosen"}
    file.write_text(text)
    read = read_settings({"VITRINE_CONFIG": str(file)})
    usual = read_settings({})
    assert read.but(config=None, limits=usual.limits) == usual
    capsys.readouterr()


def test_the_environment_is_used_rather_than_the_file_and_check_says_which(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "vitrine.toml"
    file.write_text(
        'port = 9000\nsignup = "closed"\nlanding_examples = ["a", "/@b"]\nsmtp_url = "smtp://who:word@mail.example"\n'
        '[limits]\nreports = "7/hour"\n'
    )
    monkeypatch.setenv("VITRINE_SIGNUP", "first")
    read = read_settings({"VITRINE_CONFIG": str(file), "VITRINE_SIGNUP": "first"})
    assert (read.port, read.signup, read.landing_examples) == (9000, "first", ("a", "b"))
    assert (read.limits.reports, read.limits.chosen) == ("7/hour", frozenset({"reports"}))
    assert main(["config", "--config", str(file), "check"]) == 0
    said = {line.split()[0]: line for line in capsys.readouterr().out.splitlines()}
    assert said["port"].split() == ["port", "9000", f"{file}:", "port"]
    assert said["signup"].split() == ["signup", "first", "VITRINE_SIGNUP"]
    assert "word" not in said["smtp_url"] and "(hidden)" in said["smtp_url"]
    assert said["workers"].split() == ["workers", "1", "default"]
    assert not [line for line in said.values() if "object at" in line]


def test_all_that_is_wrong_in_the_file_is_said_with_its_name(tmp_path: Path) -> None:
    file = tmp_path / "vitrine.toml"
    file.write_text('singup = "open"\nport = true\n[limits]\ntea = 1\n')
    with pytest.raises(BadSetting) as refused:
        read_settings({"VITRINE_CONFIG": str(file), "WORKERS": "0"})
    assert [line.removeprefix(f"{file}: ") for line in str(refused.value).splitlines()] == [
        "singup: there is no such setting; did you mean signup?",
        "port: must be a whole number from 1 to 65535",
        "WORKERS: must be a whole number from 1 to 1024",
        "limits.tea: there is no such setting",
    ]
    file.write_text("port = = 1")
    with pytest.raises(BadSetting, match=r"vitrine.toml: .*line 1"):
        read_settings({"VITRINE_CONFIG": str(file)})
    with pytest.raises(BadSetting, match="No such file"):
        read_settings({"VITRINE_CONFIG": str(tmp_path / "nowhere.toml")})


def test_a_check_finds_what_a_start_would_refuse(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("VITRINE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("VITRINE_TEXTS", str(tmp_path / "nowhere"))
    assert main(["config", "check"]) == 2
    assert f"VITRINE_TEXTS: there is no folder {tmp_path / 'nowhere'}" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
