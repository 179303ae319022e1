"""Writes the API's types for the pages, from the server's OpenAPI document. For tools/prepare.py and `make gen`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web" / "src" / "api" / "schema.gen.ts"
HEADER = "// Written from the server's OpenAPI document. Do not edit; it is not in Git.\n"


def write_api_types() -> None:
    document = subprocess.run(
        [Path(sys.executable).with_name("vitrine"), "openapi"], stdout=subprocess.PIPE, check=True
    ).stdout
    # Input fields with a default may be left out.
    command = ["node", "node_modules/openapi-typescript/bin/cli.js", "--default-non-nullable", "false"]
    types = subprocess.run(command, cwd=ROOT / "web", input=document, stdout=subprocess.PIPE, check=True).stdout
    TARGET.write_text(HEADER + types.decode(), "utf-8")


if __name__ == "__main__":
    write_api_types()
