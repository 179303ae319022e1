"""What `make dist` builds, as somebody has it who has nothing else: no checkout, no Node, no packages of ours."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from dist import LOCK, build_wheel, declared_version
from tests.journeys.writers import Owner
from tests.services import calls
from tests.services.served import served

ROOT = Path(__file__).parents[3]
UV = Path(sys.executable).with_name("uv")
OLDER = "0.0.1"
DEMO_FILES = "from vitrine.platform.shipped import DEMO; print(*sorted(one.name for one in DEMO.iterdir()))"
ONE_MIGRATION_BACK = """
import sys
from alembic import command
from sqlalchemy import create_engine
from vitrine.platform.storage.upgrade import alembic_config
with create_engine(f"sqlite:///{sys.argv[1]}").begin() as connection:
    command.downgrade(alembic_config(connection), "-1")
"""


class Installation:
    """An environment with the locked packages, which prepare.py has fetched before, and whichever wheel came last."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._uv("venv", "--python", sys.executable, str(folder / "env"))
        self.python, self.vitrine = folder / "env" / "bin" / "python", folder / "env" / "bin" / "vitrine"
        packages = ("--require-hashes", "-r", str(ROOT / LOCK))
        self._uv("pip", "install", "--python", str(self.python), *packages)
        # PATH names nothing but the environment: who needs Node, or our own packages, does not find them.
        self.environment = {"PATH": str(self.vitrine.parent), "VITRINE_DATA": str(folder / "data"), "PYTHONPATH": ""}

    def _uv(self, *words: str) -> None:
        """From uv's store; from the registry where that was emptied."""
        command = [str(UV), *words, "--quiet"]
        if subprocess.run([*command, "--offline"], cwd=self.folder, capture_output=True).returncode:
            subprocess.run(command, cwd=self.folder, check=True)

    def install(self, wheel: Path) -> None:
        self._uv("pip", "install", "--python", str(self.python), "--no-deps", str(wheel))

    def run(self, *command: str | Path) -> str:
        environment = {**os.environ, **self.environment}
        return subprocess.check_output(command, cwd=self.folder, env=environment, text=True, timeout=60).strip()


@pytest.mark.real_server
def test_a_wheel_alone_serves_a_site_and_the_next_one_takes_it_over(tmp_path: Path) -> None:
    here = Installation(tmp_path)
    here.install(build_wheel(tmp_path / "older", OLDER))
    assert here.run(here.vitrine, "--version") == f"vitrine {OLDER}"

    assert here.run(here.python, "-c", DEMO_FILES) == "more.json pages.json pictures site.json"

    with calls.Client(timeout=30) as http:
        with served(here.environment, tmp_path / "older.log", here.vitrine, tmp_path) as server:
            owner = Owner([server], http)
            assert owner.save(0, 0, "Depuis une roue").status_code == 200
            assert "Depuis une roue" in owner.page(0)
            login = http.get(f"{server.url}/dashboard/login").text
            script = login.partition('<script type="module" src="')[2].partition('"')[0]
            assert http.get(f"{server.url}{script}").headers["content-type"].startswith("text/javascript")
            server.end(signal.SIGTERM)

        # The next version: install it over the other and start it. It finds older tables and brings them up.
        here.run(here.python, "-c", ONE_MIGRATION_BACK, tmp_path / "data" / "vitrine.sqlite3")
        here.install(build_wheel(tmp_path / "newer"))
        assert here.run(here.vitrine, "--version") == f"vitrine {declared_version()}"
        with served(here.environment, tmp_path / "newer.log", here.vitrine, tmp_path) as server:
            owner.nodes = [server]
            assert "Depuis une roue" in owner.page(0)
            assert owner.save(0, owner.revision(0), "Et encore").status_code == 200
            assert "Et encore" in owner.page(0)
