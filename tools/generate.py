"""Writes what is drawn from the Python code and from locales/: web/src/contract, the API's types, the words of pages,
and what operators look up.

`--check` only compares. The API's types are in no commit: tools/prepare.py writes them anew where routes changed.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import catalogues
import web_words
from api_types import write_api_types
from reference import PAGES

ROOT = Path(__file__).resolve().parent.parent


def main(only_check: bool) -> int:
    flag = ["--check"] if only_check else []
    failed = subprocess.run([sys.executable, "-m", "vitrine.content.export", *flag]).returncode
    if not only_check:
        if failed:
            return failed  # what is wrong was said, and is the last line
        write_api_types()
        if catalogues.write():
            return 1
    for name, page in (PAGES | web_words.FILES).items():
        path, text = ROOT / name, page()
        if not only_check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
        elif not path.exists() or path.read_text("utf-8") != text:
            print(f"stale: {name}; run `make gen`", file=sys.stderr)
            failed = 1
    return failed


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv))
