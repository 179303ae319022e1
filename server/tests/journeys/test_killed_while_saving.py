"""A real server killed in the middle of saves (threats.md); `make torture` does the same a thousand times."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
KILLS = 25


@pytest.mark.patient
def test_no_acknowledged_save_is_lost_when_the_server_is_killed(database_url: str) -> None:
    # Two suites and a browser may share the machine here: how soon it is ready again is measured by make torture.
    kills = [sys.executable, str(ROOT / "bench" / "kills.py"), f"--kills={KILLS}", "--ready-within=60"]
    done = subprocess.run([*kills, f"--database-url={database_url}"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{KILLS} kills" in done.stdout
