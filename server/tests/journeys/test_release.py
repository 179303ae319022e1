"""What `make dist` builds, as somebody has it who has nothing else: no checkout, no Node, no packages of ours."""

import signal
from pathlib import Path

import pytest

from dist import declared_version
from tests.journeys.writers import Owner
from tests.services import calls
from tests.services.installed import Installation, of_version
from tests.services.served import served

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


@pytest.mark.real_server
def test_a_wheel_alone_serves_a_site_and_the_next_one_takes_it_over(wheel: Path, tmp_path: Path) -> None:
    here = Installation(tmp_path)
    here.install(of_version(wheel, OLDER, tmp_path))
    assert here.run(here.vitrine, "--version") == f"vitrine {OLDER}"

    assert here.run(here.python, "-c", DEMO_FILES) == "more.json pages.json pictures site.json"
    documents = Path(here.run(here.vitrine, "--help").split()[-1])
    assert documents.is_relative_to(tmp_path) and "(install.md)" in documents.read_text("utf-8")

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
        here.install(wheel)
        assert here.run(here.vitrine, "--version") == f"vitrine {declared_version()}"
        with served(here.environment, tmp_path / "newer.log", here.vitrine, tmp_path) as server:
            owner.nodes = [server]
            assert "Depuis une roue" in owner.page(0)
            assert owner.save(0, owner.revision(0), "Et encore").status_code == 200
            assert "Et encore" in owner.page(0)
