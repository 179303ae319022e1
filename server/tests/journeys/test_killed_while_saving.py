"""A real server killed in the middle of saves; `make torture` does the same a thousand times."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.levels import usually

ROOT = Path(__file__).parents[3]
KILLS = usually(3, full=25)


@pytest.mark.real_server
@pytest.mark.both_engines
def test_no_acknowledged_save_is_lost_when_the_server_is_killed(database_url: str) -> None:
    # Two suites and a browser may share the machine here: how soon it is ready again is measured by make torture.
    kills = [sys.executable, str(ROOT / "bench" / "kills.py"), f"--kills={KILLS}", "--ready-within=60"]
    done = subprocess.run([*kills, f"--database-url={database_url}"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{KILLS} kills" in done.stdout
