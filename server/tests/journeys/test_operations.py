"""docs/operations/ is walked as it stands, page after page, on a machine that has the wheel and no checkout."""

import re
import subprocess
from pathlib import Path

import pytest

from tests.services.installed import Installation
from tests.services.ports import free_ports

PAGES = Path(__file__).parents[3] / "docs" / "operations"
# What is walked while the trial of the first page runs; the one that ends it comes last.
WALKED = (
    *("install.md", "name-tls-mail.md", "first-account.md", "backup.md", "upgrade.md", "troubleshooting.md"),
    *("strangers.md", "owners.md", "logs-and-metrics.md"),
)
# The server ends with the script, however that ends.
LAST = "trap 'kill \"$server\" 2>/dev/null || :' EXIT\nserver=\n"


def blocks(page: str) -> list[str]:
    return re.findall(r"(?m)^```sh\n((?:.*\n)+?)```$", (PAGES / page).read_text("utf-8"))


def test_every_page_with_commands_is_walked() -> None:
    assert {page.name for page in PAGES.glob("*.md") if blocks(page.name)} == set(WALKED)


def test_the_index_names_every_page() -> None:
    index = (PAGES / "README.md").read_text("utf-8")
    assert {page.name for page in PAGES.glob("*.md")} - {"README.md"} == set(re.findall(r"\]\(([\w-]+\.md)\)", index))


@pytest.mark.real_server
@pytest.mark.long
def test_the_pages_are_a_path_that_ends_with_a_key_a_backup_and_a_restore(wheel: Path, tmp_path: Path) -> None:
    here = Installation(tmp_path)
    here.install(wheel)
    port, metrics_port = free_ports(2)
    script = "\n".join(f"echo '# {page}'\n{block}" for page in WALKED for block in blocks(page))
    with here.forking() as environment:
        environment |= {"PORT": str(port), "METRICS_PORT": str(metrics_port), "LANG": "C.UTF-8"}
        done = subprocess.run(
            ["sh", "-eu", "-c", LAST + script],
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            text=True,
            timeout=600,
        )
    assert done.returncode == 0, done.stdout + done.stderr
    said = dict.fromkeys(WALKED, "")
    for page, words in re.findall(r"(?m)^# ([\w-]+\.md)\n((?:(?!# [\w-]+\.md\n).*\n?)*)", done.stdout):
        said[page] += words
    assert "First account:" in said["install.md"] and "Vitrine: http://127.0.0.1:" in said["install.md"]
    key = r"(?m)^(?:[2-9A-Z]{4}-){6}[2-9A-Z]{4}$"
    assert re.search(key, said["install.md"]) and re.search(key, said["first-account.md"]), "working keys"
    assert len(set(re.findall(r"/dashboard/reset#token=\S{40,}", said["first-account.md"]))) == 2
    assert "A server can start with these settings." in said["name-tls-mail.md"]
    assert "whole. Of" in said["backup.md"] and "elise@vitrine.example" in said["backup.md"], "she is in the copy too"
    assert len(re.findall(r"(?m)^vitrine-\d{8}T\d{6}Z\.tar\.zst$", said["backup.md"])) == 1
    for page in ("backup.md", "troubleshooting.md"):
        assert "BAD" not in said[page] and "All is well." in said[page], said[page]
    assert "Travaux dimanche" in said["owners.md"] and "elise@vitrine.example" in said["owners.md"]
    assert "vitrine_build_info" in said["logs-and-metrics.md"]
    assert {path.name for path in (tmp_path / "units").iterdir()} >= {
        "vitrine.service",
        "vitrine-command",
        "vitrine.env",
    }
    assert not (tmp_path / "trial").exists()
