"""Writes what is drawn from the Python code: web/src/contract, the API's types, and what operators look up.

`--check` only compares.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from reference import PAGES

ROOT = Path(__file__).resolve().parent.parent
API_TYPES = ROOT / "web" / "src" / "api" / "schema.gen.ts"
HEADER = "// Written by `make gen` from the server's OpenAPI document. Do not edit.\n"


def api_types() -> str:
    document = subprocess.run(["vitrine", "openapi"], stdout=subprocess.PIPE, check=True).stdout
    # Input fields with a default may be left out.
    command = ["node", "node_modules/openapi-typescript/bin/cli.js", "--default-non-nullable", "false"]
    types = subprocess.run(command, cwd=ROOT / "web", input=document, stdout=subprocess.PIPE, check=True).stdout
    return HEADER + types.decode()


def main(only_check: bool) -> int:
    flag = ["--check"] if only_check else []
    failed = subprocess.run([sys.executable, "-m", "vitrine.content.export", *flag]).returncode
    types = api_types()
    if not only_check:
        API_TYPES.parent.mkdir(parents=True, exist_ok=True)
        API_TYPES.write_text(types, "utf-8")
    elif not API_TYPES.exists() or API_TYPES.read_text("utf-8") != types:
        print(f"stale: {API_TYPES.relative_to(ROOT)}; run `make gen`", file=sys.stderr)
        failed = 1
    for name, page in PAGES.items():
        path, text = ROOT / name, page()
        if not only_check:
            path.write_text(text, "utf-8")
        elif not path.exists() or path.read_text("utf-8") != text:
            print(f"stale: {name}; run `make gen`", file=sys.stderr)
            failed = 1
    return failed


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv))
