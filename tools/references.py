"""What code and docs point at must be there: `make check` runs it and fails on a reference that does not resolve.

In code and docs: no number or chapter of a document outside the repository. In docs: links, anchors, the files and
folders that are named in backticks, and each decision in its index. In docs/product.md: the fixed wording, which must
stand in the code to the letter.
"""

from __future__ import annotations

import posixpath
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TEXTS = (".css", ".html", ".js", ".json", ".md", ".mjs", ".py", ".sh", ".toml", ".ts", ".tsx", ".typ", ".yaml", ".yml")
LOCKS = ("package-lock.json",)
OUTSIDE = re.compile(
    r"\bD[0-9]{1,2}\b(?!['\"])"
    r"|\b[Tt]he spec\b|\b[Ss]pec['’]s\b|\([Ss]pec\b[, ]*(?:section )?[0-9]|\b[Ss]pec, section\b"
    r"|\b(?:spec|threats|decisions|style|look)\.md\b"
)
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#{1,6} +(.+)$", re.MULTILINE)
IN_BACKTICKS = re.compile(r"`([^`\s]+)`")
# A file of ours by its ending, with or without its folder; or a folder in a folder, by the slash at its end. A single
# folder's name may be one of an operator's data, and so may a text's.
NAMED = re.compile(r"[\w@*.-]+(?:/[\w@*.-]+)*\.(?:py|tsx?|css|mjs|typ)|[\w.-]+(?:/[\w.-]+)*/(?:[\w-]+\.md|[\w.-]+/)")
NOT_IN_GIT = re.compile(r"\.build|\.venv|data/|dist/|web/dist|web/node_modules|web/test-results")
GUILLEMETS = re.compile(r"« (.+?) »")


def listed() -> list[str]:
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.splitlines()
    return sorted({name for name in names if (ROOT / name).is_file()})


def outside(name: str, text: str) -> Iterator[str]:
    for number, line in enumerate(text.splitlines(), 1):
        if hit := OUTSIDE.search(line):
            yield f"{name}:{number}: '{hit.group()}' is of a document outside the repository: say the reason in words"


def _anchors(text: str) -> set[str]:
    titles = (re.sub(r"[`*]|\]\([^)]*\)|\[", "", title) for title in HEADING.findall(text))
    return {re.sub(r"[^\w\- ]", "", title.strip().lower()).replace(" ", "-") for title in titles}


def broken_links(name: str, texts: dict[str, str], paths: set[str]) -> Iterator[str]:
    for target in LINK.findall(texts[name]):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        place = posixpath.normpath(posixpath.join(posixpath.dirname(name), path)) if path else name
        if place not in paths:
            yield f"{name}: link to {target}: there is no {place}"
        elif anchor and place in texts and anchor not in _anchors(texts[place]):
            yield f"{name}: link to {target}: no such heading in {place}"


def unknown_files(name: str, text: str, paths: set[str]) -> Iterator[str]:
    """Docs name files by the end of their path: `sites/site/save.py` for server/vitrine/sites/site/save.py."""
    for named in dict.fromkeys(IN_BACKTICKS.findall(text)):
        if not NAMED.fullmatch(named) or NOT_IN_GIT.match(named):
            continue
        end = named.rstrip("/")
        if not (end in paths or any(path.endswith("/" + end) or fnmatch(path, "*/" + end) for path in paths)):
            yield f"{name}: `{named}` does not exist"


def missing_words(product: str, code: Iterable[str]) -> Iterator[str]:
    """Of the fixed wording, what is not in the code; what stands in braces there is filled in."""
    written = re.sub(r"\s|\\u00a0|\\u202f", " ", "\n".join(code)).replace("\\'", "'").replace('\\"', '"')
    for words in dict.fromkeys(GUILLEMETS.findall(re.sub(r"\s", " ", product))):
        if any(part.strip() not in written for part in re.split(r"\{\w+\}", words)):
            yield f"docs/product.md: « {words} » is fixed wording and stands nowhere in the code"


def unlisted_records(texts: dict[str, str]) -> Iterator[str]:
    folder, index = "docs/decisions/", "docs/decisions/README.md"
    listed_there = {folder + target for target in LINK.findall(texts.get(index, ""))}
    for name in texts:
        if name.startswith(folder) and name not in (index, *listed_there):
            yield f"{index}: {name} is not listed"


def problems(texts: dict[str, str], paths: set[str]) -> list[str]:
    """`texts`: files by their path, as they are read; `paths`: all files and folders of the repository."""
    found: list[str] = []
    for name, text in texts.items():
        found += outside(name, text)
        if name.endswith(".md"):
            found += broken_links(name, texts, paths)
            if name != "CHANGELOG.md":  # tells of files that are gone
                found += unknown_files(name, text, paths)
    code = [text for name, text in texts.items() if name.endswith((".py", ".ts", ".tsx"))]
    return [*found, *unlisted_records(texts), *missing_words(texts.get("docs/product.md", ""), code)]


def main() -> int:
    names = listed()
    paths = {parent.as_posix() for name in names for parent in (Path(name), *Path(name).parents)}
    read = (name for name in names if name.endswith(TEXTS) and not name.endswith(LOCKS))
    found = problems({name: (ROOT / name).read_text("utf-8") for name in read}, paths)
    print("\n".join(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
