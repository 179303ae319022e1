"""What operators look up, drawn from the code: docs/settings.md, docs/commands.md and README's list of commands.

Called by tools/generate.py, which writes or compares it.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

from vitrine.cli.config import default_of
from vitrine.cli.main import Parser, parser_of
from vitrine.platform.settings import GROUPS, Limits, Settings, described, variable

ROOT = Path(__file__).resolve().parent.parent
WRITTEN = "<!-- Written by `make gen`. Do not edit. -->"
BEGIN, END = "<!-- commands: written by `make gen` -->\n", "<!-- /commands -->"
OF_DEVELOPERS = ("vite_url",)
WIDTH = "110"
INTRODUCTION = """\
Each is a variable of the environment, or a line of a file: `vitrine config init vitrine.toml` writes one with all of
them, `VITRINE_CONFIG=vitrine.toml` or `--config vitrine.toml` reads it, and the environment is used rather than the
file. In the file names are in lower case and without `VITRINE_`. `vitrine config check` says which values would be used
and where each comes from. What is wrong refuses the start, a line each, all at once. An empty value counts as none;
several values are separated by commas, or a list in the file."""
LIMITS = """
## Limits

Those of `VITRINE_LIMITS`, or of the table `[limits]` in the file. Limits per address count a whole /64 of IPv6 as one.

| limit | default |
|---|---|"""


def settings_page() -> str:
    return "\n".join(_settings_lines()) + "\n"


def _settings_lines() -> Iterator[str]:
    yield f"# Settings\n\n{WRITTEN}\n"
    yield INTRODUCTION
    for group, title in GROUPS.items():
        yield f"\n## {title}\n\n| variable | default | what it does |\n|---|---|---|"
        for each in fields(Settings):
            found = described(each)
            if found.group == group and each.name not in OF_DEVELOPERS:
                default = found.otherwise or _shown(default_of(each))
                secret = " A secret." if found.is_secret else ""
                yield f"| `{variable(each.name)}` | {default} | {found.help}.{secret} |"
    yield LIMITS
    for limit in fields(Limits):
        if limit.name != "chosen":
            yield f"| `{limit.name}` | {limit.default} |"


def _shown(value: object) -> str:
    return f"`{value}`" if value not in (None, "", ()) else "none"


def commands_page() -> str:
    return "\n".join((f"# Commands\n\n{WRITTEN}", *_commands_lines(_all()))) + "\n"


def _all() -> Parser:
    commands = parser_of([]).commands
    return parser_of([*commands.choices] if commands else [])


def _commands_lines(parser: Parser) -> Iterator[str]:
    for command in parser.commands.choices.values() if parser.commands else ():
        if command.commands is None:
            yield f"\n## {command.prog}\n\n```\n{_help(command)}```"
        yield from _commands_lines(command)


def _help(parser: Parser) -> str:
    before = {name: os.environ.get(name) for name in ("COLUMNS", "NO_COLOR")}
    os.environ |= {"COLUMNS": WIDTH, "NO_COLOR": "1"}
    try:
        return parser.format_help()
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


def readme() -> str:
    text = (ROOT / "README.md").read_text("utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    written = "".join(f"{line}\n" for line in _readme_lines())
    return f"{before}{BEGIN}{written}{END}{after}"


def _readme_lines() -> Iterator[str]:
    yield "| command | what it does |\n|---|---|"
    parser = _all()
    for name, command in parser.commands.choices.items() if parser.commands else ():
        kinds = " " + "\\|".join(command.commands.choices) if command.commands else ""
        yield f"| `vitrine {name}{kinds}` | {command.description} |"


PAGES = {"docs/settings.md": settings_page, "docs/commands.md": commands_page, "README.md": readme}
