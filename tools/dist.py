"""Builds the wheel that holds the built pages: `make dist`; deploy/Dockerfile does the same. Needs only setuptools.

The package is put together in a folder of its own, so that a checkout never holds a second copy of its pages.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "dist"
PAGES = ("web/dist", "web/dist-render")
LOCALES = "locales"
DEMO = ("demo/site.json", "demo/more.json", "demo/pages.json", "demo/pictures")
# For `vitrine deploy`, and to be read where there is no checkout.
OPERATIONS = ("deploy", "docs", "CHANGELOG.md")
BUILT = "server/vitrine/built"  # found there by vitrine/platform/shipped.py
LOCK = "requirements.txt"
SUMS = "SHA256SUMS"
# The same content gives the same bytes: files in a wheel carry this day instead of that of the build.
NO_DAY = "315532800"


class CannotBuild(Exception):
    """A sentence that tells the developer what to do."""


def declared_version() -> str:
    """The one place where the version stands."""
    return str(tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"])


def copy(name: str, target: Path) -> None:
    source = ROOT / name
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.is_dir():
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "*.pyc", "built", ".env"))
    else:
        shutil.copyfile(source, target)


def put_together(folder: Path, version: str | None = None) -> None:
    if missing := [name for name in PAGES if not (ROOT / name).is_dir()]:
        raise CannotBuild(f"{' and '.join(missing)} must be built first: `make build`")
    for name in ("pyproject.toml", "README.md", "LICENSE", "NOTICE", "server/vitrine"):
        copy(name, folder / name)
    for name in (*PAGES, LOCALES, *DEMO, *OPERATIONS):
        copy(name, folder / BUILT / name)
    # A wheel carries who may read a file: not what somebody's umask made of it (nor of what setuptools adds, below).
    for file in folder.rglob("*"):
        file.chmod(0o755 if file.is_dir() else 0o644)
    if version:
        project = folder / "pyproject.toml"
        project.write_text(
            re.sub(r'(?m)^version = ".*"$', f'version = "{version}"', project.read_text("utf-8")), "utf-8"
        )


def build_wheel(target: Path, version: str | None = None) -> Path:
    """`version` is for tests, which need an older one to come from."""
    target.mkdir(parents=True, exist_ok=True)
    code = f"from setuptools import build_meta; print(build_meta.build_wheel({str(target.resolve())!r}))"
    with tempfile.TemporaryDirectory() as folder:
        put_together(Path(folder), version)
        done = subprocess.run(
            [sys.executable, "-c", code],
            cwd=folder,
            env={**os.environ, "SOURCE_DATE_EPOCH": NO_DAY},
            umask=0o022,
            capture_output=True,
            text=True,
        )
    if done.returncode:
        raise CannotBuild(f"setuptools could not build the wheel:\n{done.stdout}{done.stderr}")
    return target / done.stdout.splitlines()[-1]


def digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def build_twice(target: Path) -> Path:
    """Whoever builds it again must get the same bytes, or nobody could tell what was put in."""
    wheel = build_wheel(target)
    with tempfile.TemporaryDirectory() as folder:
        if digest(build_wheel(Path(folder))) != digest(wheel):
            raise CannotBuild("two builds of the same sources are not the same")
    return wheel


def write_sums(target: Path) -> None:
    files = sorted(file for file in target.iterdir() if file.name != SUMS)
    (target / SUMS).write_text("".join(f"{digest(file)}  {file.name}\n" for file in files))


def main(target: Path) -> int:
    shutil.rmtree(target, ignore_errors=True)
    try:
        wheel = build_twice(target)
    except CannotBuild as reason:
        print(f"make: {reason}", file=sys.stderr)
        return 1
    # The packages that this version was tested with, each with its digest.
    shutil.copyfile(ROOT / LOCK, target / f"vitrine-{declared_version()}-requirements.txt")
    write_sums(target)
    print(f"{wheel} ({wheel.stat().st_size / 1_000_000:.1f} MB)")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET))
