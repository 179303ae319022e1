"""`vitrine deploy systemd|caddy|compose --to DIR`: the files of deploy/, for this installation."""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

from vitrine.cli.new_file import new_file
from vitrine.platform.errors import Refused
from vitrine.platform.settings import Settings, described, variable
from vitrine.platform.shipped import DEPLOY

WRITTEN_FOR = "/opt/vitrine/bin/vitrine"
BUILT_FROM_SOURCES = "build: { context: .., dockerfile: deploy/Dockerfile }"
BUILT_FROM_WHEEL = "build: { context: ., dockerfile: Dockerfile.wheel }"
SETTINGS_FILE = "vitrine.env"
FILES = {
    "systemd": ("vitrine.service", "vitrine-backup.service", "vitrine-backup.timer", "vitrine-command"),
    "caddy": ("Caddyfile",),
    "compose": ("compose.yaml", "Caddyfile", "example.env", "Dockerfile.wheel"),
}
NEXT = {
    "systemd": """\
useradd --system vitrine
install -m 600 {to}/vitrine.env /etc/vitrine.env && ${{EDITOR:-vi}} /etc/vitrine.env
install -m 644 {to}/vitrine*.service {to}/vitrine*.timer /etc/systemd/system/
install -m 755 {to}/vitrine-command /usr/local/bin/vitrine
systemctl daemon-reload && systemctl enable --now vitrine
vitrine doctor
vitrine keys issue""",
    "caddy": """\
install -m 644 {to}/Caddyfile /etc/caddy/Caddyfile
mkdir -p /etc/systemd/system/caddy.service.d
cat > /etc/systemd/system/caddy.service.d/vitrine.conf <<'END'
[Service]
Environment=VITRINE_HOST=vitrine.example ACME_EMAIL=you@vitrine.example VITRINE_UPSTREAM=127.0.0.1:8000
END
systemctl daemon-reload && systemctl restart caddy""",
    "compose": """\
cp vitrine-….whl {to}/                                  # the wheel that this was installed from
cp {to}/example.env {to}/.env && ${{EDITOR:-vi}} {to}/.env
docker compose -f {to}/compose.yaml up -d --build
docker compose -f {to}/compose.yaml exec vitrine vitrine keys issue""",
}


def run_deploy(options: argparse.Namespace, _settings: Settings) -> int:
    to = Path(options.to)
    to.mkdir(parents=True, exist_ok=True)
    written = {name: _adapted((DEPLOY / name).read_text("utf-8")) for name in FILES[options.what]}
    if options.what == "systemd":
        written[SETTINGS_FILE] = "".join(f"{line}\n" for line in _settings_lines())
    if there := [name for name in written if (to / name).exists()]:
        raise Refused(f"{', '.join(there)}: in {to} already, and not overwritten")
    for name, text in written.items():
        with new_file(to / name) as file:
            file.write(text.encode())
        # The others hold no secret, and are read by systemd, Caddy and Docker.
        (to / name).chmod(0o600 if name.endswith(".env") else 0o755 if name == "vitrine-command" else 0o644)
    print(f"Written to {to}: {', '.join(written)}. Next:\n\n{NEXT[options.what].format(to=to)}")
    return 0


def _adapted(text: str) -> str:
    here = str(Path(sys.executable).with_name("vitrine"))
    return text.replace(WRITTEN_FOR, here).replace(BUILT_FROM_SOURCES, BUILT_FROM_WHEEL)


def _settings_lines() -> Iterator[str]:
    yield "# The settings of vitrine.service, most of them as they are without a line here. docs/settings.md has all."
    for each in fields(Settings):
        found = described(each)
        if found.group in ("serving", "accounts", "mail", "backup") and each.name not in ("config", "data"):
            default = each.default if isinstance(each.default, str | int) else ""
            yield f"\n# {found.help}{f' (without it: {found.otherwise})' if found.otherwise else ''}"
            yield f"#{variable(each.name)}={default}"
