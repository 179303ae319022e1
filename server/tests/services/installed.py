"""The wheel that `make dist` builds, installed as somebody has it who has nothing else: no checkout, no Node.

Built once per run for all workers. The environment gets the locked packages, and no others, as links to those of the
tests: of the same versions, and compiled already.
"""

import fcntl
import os
import re
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import distribution
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from packaging.requirements import Requirement

from dist import LOCK, build_wheel
from tests.services import forked_command

ROOT = Path(__file__).parents[3]
UV = Path(sys.executable).with_name("uv")


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "wheel"
    with (folder.with_suffix(".lock")).open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return next(folder.glob("*.whl"), None) or build_wheel(folder)


def of_version(wheel: Path, version: str, folder: Path) -> Path:
    """The same content as a release of another number."""
    name, ours, tags = wheel.name.split("-", 2)
    other = folder / f"{name}-{version}-{tags}"
    with zipfile.ZipFile(wheel) as read, zipfile.ZipFile(other, "w") as written:
        for member in read.infolist():
            content = read.read(member)
            if member.filename.startswith(f"{name}-{ours}.dist-info/"):
                member.filename = member.filename.replace(ours, version, 1)
                content = re.sub(rb"(?m)^Version: .*$", b"Version: " + version.encode(), content)
                content = content.replace(f"{name}-{ours}.dist-info".encode(), f"{name}-{version}.dist-info".encode())
            member.compress_type = zipfile.ZIP_STORED  # read once
            written.writestr(member, content)
    return other


class Installation:
    """An environment with the locked packages, and whichever wheel came last."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._uv("venv", "--python", sys.executable, str(folder / "env"))
        self.python, self.vitrine = folder / "env" / "bin" / "python", folder / "env" / "bin" / "vitrine"
        [packages] = (folder / "env" / "lib").glob("python*/site-packages")
        for name in _locked():
            (packages / name).symlink_to(Path(sysconfig.get_paths()["purelib"]) / name)
        # PATH names nothing but the environment: who needs Node, or our own packages, does not find them.
        self.environment = {"PATH": str(self.vitrine.parent), "VITRINE_DATA": str(folder / "data"), "PYTHONPATH": ""}

    def _uv(self, *words: str) -> None:
        subprocess.run([str(UV), *words, "--quiet", "--offline"], cwd=self.folder, check=True)

    def install(self, wheel: Path) -> None:
        self._uv("pip", "install", "--python", str(self.python), "--no-deps", str(wheel))

    def run(self, *command: str | Path) -> str:
        environment = {**os.environ, **self.environment}
        return subprocess.check_output(command, cwd=self.folder, env=environment, text=True, timeout=60).strip()

    @contextmanager
    def forking(self) -> Iterator[dict[str, str]]:
        """The environment of a shell in which a command is a fork of a process that has read it (forked_command.py)."""
        # Of its own: the system takes no long name for the line of a socket.
        with TemporaryDirectory(prefix="vitrine-") as name:
            line, command = f"{name}/line", Path(name) / "vitrine"
            client = forked_command.CLIENT.format(line=line, vitrine=str(self.vitrine))
            command.write_text(f"#!{self.python} -IS\n{client}")
            command.chmod(0o755)
            program = [str(self.python), forked_command.__file__, line]
            with subprocess.Popen(program, cwd=self.folder, stdout=subprocess.PIPE, text=True) as process:
                try:
                    assert process.stdout and process.stdout.readline() == forked_command.READY
                    yield {"PATH": f"{name}:{os.defpath}", "PYTHONPATH": ""}
                finally:
                    process.kill()


def _locked() -> set[str]:
    """What the locked packages have in `site-packages`."""
    found: set[str] = set()
    for line in (ROOT / LOCK).read_text("utf-8").splitlines():
        if line[:1].isalnum():
            asked = Requirement(line.rstrip(" \\"))
            if asked.marker is None or asked.marker.evaluate():
                package = distribution(asked.name)
                assert package.version in asked.specifier, f"{asked} is locked, {package.version} installed"
                found |= {file.parts[0] for file in package.files or () if file.parts[0] not in ("..", "__pycache__")}
    return found
