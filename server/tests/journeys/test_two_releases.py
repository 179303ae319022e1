"""A node of the next release migrates the database while one of this release serves: what that one may still do."""

import json
import os
import shutil
import signal
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.factories.app import PASSWORD
from tests.journeys.writers import Owner, Saving, at_leisure, wait_for_more, writing
from tests.services import calls
from tests.services.nodes import SHARED
from tests.services.object_store import ObjectStore
from tests.services.ports import free_ports, wait_until
from tests.services.postgres import Postgres
from tests.services.served import Server, served
from vitrine.platform.storage.schema import newest_version

pytestmark = [pytest.mark.real_server, pytest.mark.long]
ROOT = Path(__file__).parents[3]
NEXT = "9000"
# What an older release would break: it knows nothing of a column without which no row may be.
MIGRATION = f'''
"""Of the next release."""
import sqlalchemy as sa
from alembic import op

revision = "{NEXT}"
down_revision = "{newest_version()}"


def upgrade():
    op.add_column("sites", sa.Column("next_thing", sa.String(), nullable=False, server_default="old"))


def downgrade():
    op.drop_column("sites", "next_thing")
'''


def next_release(folder: Path) -> Path:
    """This one with a migration more, as a program of its own."""
    shutil.copytree(ROOT / "server" / "vitrine", folder / "server" / "vitrine")
    (folder / "web").symlink_to(ROOT / "web")
    versions = folder / "server" / "vitrine" / "migrations" / "versions"
    (versions / f"{NEXT}_of_the_next_release.py").write_text(MIGRATION)
    program = folder / "vitrine"
    start = f"import sys; sys.path.insert(0, {str(folder / 'server')!r}); from vitrine.cli.main import main"
    program.write_text(f"#!{sys.executable}\n{start}\nif __name__ == '__main__':\n    sys.exit(main())\n")
    program.chmod(0o755)
    return program


def ready(server: Server) -> tuple[int, dict[str, object]]:
    answer = calls.get(f"{server.url}/readyz")
    return answer.status_code, answer.json()


def test_the_older_one_reads_on_and_writes_nothing(
    postgres: Postgres, object_store: ObjectStore, tmp_path: Path
) -> None:
    object_store.make_bucket("vitrine")
    environment = {
        **SHARED,
        **object_store.environment(),
        "VITRINE_DATABASE_URL": postgres.create("two_releases"),
        "VITRINE_BLOBS_URL": "s3://vitrine/two-releases",
        "VITRINE_LOG": "json",
    }
    program = next_release(tmp_path / "next")
    of_older, of_newer = ({**environment, "VITRINE_DATA": str(tmp_path / name)} for name in ("older", "newer"))
    with ExitStack() as running:
        older = running.enter_context(served(of_older, tmp_path / "older.log"))
        nodes = [older, older]
        owner = Owner(nodes, running.enter_context(calls.Client(timeout=30)))
        saving = Saving(owner)
        with writing([saving]):  # what was acknowledged is there on both, whoever migrates meanwhile
            wait_for_more([saving], 0)
            with at_leisure([saving]):
                newer = running.enter_context(served(of_newer, tmp_path / "newer.log", program))
            nodes[1] = newer
            wait_for_more([saving], 1)
            wait_until(lambda: 503 in saving.refusals, "a refusal by the older node")
        assert saving.refusals == {503}

        assert ready(newer) == (200, {"status": "ok"})
        assert ready(older) == (200, {"status": "reads only", "missing": ["schema"]})

        # Visitors read, what was saved since included, and so does the owner.
        assert owner.save(1, owner.revision(1), "Après la mise à jour").status_code == 200
        wait_until(lambda: "Après la mise à jour" in owner.page(0), "the page at the older node")
        assert "Après la mise à jour" in owner.call(0, "GET", f"/@{owner.slug}/fr.md").text
        assert owner.revision(0) == owner.revision(1)

        # Whatever would be written is refused for the moment.
        refused = [
            owner.save(0, owner.revision(0), "De l’ancienne version"),
            calls.post(f"{older.url}/api/session", json={"email": owner.email, "password": PASSWORD}),
        ]
        assert [answer.status_code for answer in refused] == [503, 503]
        assert {answer.json()["code"] for answer in refused} == {"server.unavailable"}
        assert all(answer.headers["retry-after"] for answer in refused)
        assert "Après la mise à jour" in owner.page(1)

        # There is no way back for it: a start that tries is one line, and touches nothing.
        older.end(signal.SIGTERM)
        again = subprocess.run(
            [Path(sys.executable).with_name("vitrine"), "serve"],
            env={**os.environ, **of_older, "PORT": str(free_ports(1)[0]), "VITRINE_LOG": "text"},
            capture_output=True,
            text=True,
        )
        [line] = again.stderr.splitlines()
        assert again.returncode == 3 and f"at version '{NEXT}'" in line
        assert ready(newer) == (200, {"status": "ok"})
    lines = [json.loads(line) for line in older.said().splitlines()]
    assert [line for line in lines if "trace" in line or line["message"].startswith("unexpected")] == []
    assert [line for line in lines if "of another release" in line["message"]]
    [told] = [line for line in newer.said().splitlines() if "migrating from version" in line]
    assert f"to {NEXT}" in told and "only a backup leads back" in told
    postgres.drop("two_releases")
