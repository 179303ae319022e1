"""`vitrine config init|check`: a file of all settings with their defaults, and which values would be used."""

import argparse
import json
import os
import sys
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

from vitrine.cli.entries import Row, print_table
from vitrine.cli.new_file import new_file
from vitrine.cli.preflight import cautions, wrong_settings
from vitrine.platform.settings import GROUPS, BadSetting, Limits, Settings, described, environment_with, values_given

HEAD = """\
# Settings of Vitrine, for `vitrine serve --config FILE` or VITRINE_CONFIG=FILE. Variables of the environment
# (VITRINE_PUBLIC_URL for public_url, PORT for port) are used rather than what stands here.
# Each line behind a single # is a default: take the # away to change it.
"""
NOT_IN_A_FILE = ("config", "vite_url", "limits")  # limits have a table of their own
HIDDEN = "(hidden)"


def run_config(options: argparse.Namespace, settings: Settings) -> int:
    return _init(options) if options.what == "init" else _check(options, settings)


def _init(options: argparse.Namespace) -> int:
    text = "".join(f"{line}\n" for line in file_lines())
    if options.file == "-":
        sys.stdout.write(text)
        return 0
    with new_file(Path(options.file), advice=" and is not overwritten") as file:
        file.write(text.encode())
    print(f"{options.file}: every setting with its default, readable by you alone (secrets may stand in it).")
    return 0


def file_lines() -> Iterator[str]:
    yield HEAD.rstrip()
    for group, title in GROUPS.items():
        yield f"\n## {title}"
        for each in fields(Settings):
            found = described(each)
            if found.group == group and each.name not in NOT_IN_A_FILE:
                without = f" (without it: {found.otherwise})" if found.otherwise else ""
                yield f"\n## {found.help}{without}"
                yield f"#{each.name} = {_as_toml(default_of(each))}"
    yield '\n## How often and how much: what is not chosen here is stricter with mode = "public"\n[limits]'
    for each in fields(Limits):
        if each.name != "chosen":
            yield f"#{each.name} = {_as_toml(each.default)}"


def default_of(each: Any) -> Any:
    """What one would write: a folder is made whole when it is read, and limits have lines of their own."""
    return {"data": "data", "limits": None}.get(each.name, each.default)


def _as_toml(value: Any) -> str:
    if isinstance(value, tuple):
        return json.dumps(list(value))
    return json.dumps("" if value is None else value, ensure_ascii=False)


def _check(options: argparse.Namespace, settings: Settings) -> int:
    given, _wrong = values_given(environment_with(os.environ, vars(options)))
    rows: list[Row] = [("SETTING", "VALUE", "FROM")]
    for each in fields(Settings):
        value = given.get(each.name)
        shown = HIDDEN if described(each).is_secret and value else _shown(value.written if value else default_of(each))
        rows.append((each.name, shown, value.source if value else "default"))
    print_table(rows)
    if wrong := wrong_settings(settings):
        raise BadSetting("\n".join(wrong))
    for line in cautions(settings, has_accounts=True):
        print(f"Note: {line}")
    print("A server can start with these settings.")
    return 0


def _shown(value: Any) -> str:
    return "–" if value in (None, "", ()) else str(value)
