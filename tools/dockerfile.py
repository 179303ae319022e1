"""Reads deploy/Dockerfile and its list of what may be sent to an engine. Used by tools/container.py."""

from __future__ import annotations

import json
import re
import shlex
from fnmatch import fnmatchcase
from pathlib import Path, PurePosixPath
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
DOCKERFILE = ROOT / "deploy" / "Dockerfile"
IGNORED = DOCKERFILE.with_name("Dockerfile.dockerignore")


class Step(NamedTuple):
    word: str
    rest: str


class Stage(NamedTuple):
    name: str
    image: str
    steps: list[Step]


class Copy(NamedTuple):
    """`from_stage` is empty for files of the checkout."""

    from_stage: str
    sources: list[str]
    target: str


def stages_of(text: str) -> list[Stage]:
    text = re.sub(r"(?m)^\s*#.*\n", "", text).replace("\\\n", " ")
    found: list[Stage] = []
    for line in filter(None, map(str.strip, text.splitlines())):
        word, _, rest = line.partition(" ")
        if word == "FROM":
            image, _, name = rest.partition(" AS ")
            found.append(Stage(name or "final", image, []))
        else:
            found[-1].steps.append(Step(word, rest.strip()))
    return found


def copy_of(rest: str) -> Copy:
    words = shlex.split(rest)
    from_stage = words.pop(0).removeprefix("--from=") if words[0].startswith("--from=") else ""
    return Copy(from_stage, words[:-1], words[-1])


def settings_of(rest: str, known: dict[str, str]) -> dict[str, str]:
    """ENV a=1 b=$PATH: with what was known before put in."""
    pairs = (word.partition("=") for word in shlex.split(rest))
    return {name: re.sub(r"\$(\w+)", lambda found: known.get(found[1], ""), value) for name, _, value in pairs}


def command_of(rest: str) -> list[str]:
    """The words of CMD ["a", "b"], also where it follows options (HEALTHCHECK)."""
    words: list[str] = json.loads(rest[rest.index("[") :])
    return words


def is_sent(path: PurePosixPath, rules: str) -> bool:
    """Whether an engine gets this file: the last rule that fits it, or a folder around it, decides."""
    sent = True
    for rule in filter(None, map(str.strip, rules.splitlines())):
        pattern = rule.removeprefix("!").removeprefix("**/")
        anywhere = "**/" in rule or pattern == "**"
        for place in (path, *path.parents):
            if fnmatchcase(str(place), pattern) or (anywhere and fnmatchcase(place.name, pattern)):
                sent = rule.startswith("!")
                break
    return sent
