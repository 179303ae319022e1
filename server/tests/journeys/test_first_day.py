"""docs/first-day.md is walked as it stands, by a machine that has the wheel and nothing of the checkout."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from dist import build_wheel
from tests.journeys.test_release import Installation
from tests.services.ports import free_ports

PAGE = Path(__file__).parents[3] / "docs" / "first-day.md"
# The server ends with the script, however that ends.
LAST = "trap 'kill \"$server\" 2>/dev/null || :' EXIT\nserver=\n"


@pytest.mark.real_server
@pytest.mark.long
def test_the_page_is_a_path_that_ends_with_a_key_a_backup_and_a_restore(tmp_path: Path) -> None:
    here = Installation(tmp_path)
    here.install(build_wheel(tmp_path / "wheel"))
    blocks = re.findall(r"(?m)^```sh\n((?:.*\n)+?)```$", PAGE.read_text("utf-8"))
    environment = {name: value for name, value in os.environ.items() if not name.startswith("VITRINE_")}
    environment |= {"PATH": f"{here.vitrine.parent}:/usr/bin:/bin", "PYTHONPATH": "", "PORT": str(free_ports(1)[0])}
    done = subprocess.run(
        ["sh", "-eu", "-c", LAST + "\n".join(blocks)],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    said = done.stdout
    assert "First account:" in said and "Vitrine: http://127.0.0.1:" in said
    assert re.search(r"/dashboard/reset#token=\S{40,}", said)
    assert re.search(r"(?m)^(?:[2-9A-Z]{4}-){6}[2-9A-Z]{4}$", said), "a working key"
    assert "BAD" not in said and "All is well." in said
    assert "whole. Of" in said and said.count("elise@vitrine.example") == 2, "she is in the copy too"
    assert {path.name for path in (tmp_path / "units").iterdir()} >= {
        "vitrine.service",
        "vitrine-command",
        "vitrine.env",
    }
