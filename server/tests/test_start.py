"""A start reads what every instance needs, and fails aloud."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.factories.app import running
from tests.services.ports import free_ports
from vitrine.app import App
from vitrine.platform.settings import Settings


@pytest.mark.real_server
def test_a_server_at_rest_has_not_read_what_only_mails_files_and_translators_need() -> None:
    """Ten megabytes of a hundred; each comes with the first who needs it."""
    seldom = ("aiosmtplib", "email.policy", "obstore", "xml", "babel", "PIL")
    script = f"import sys, vitrine.app, vitrine.api; print(*(name for name in {seldom} if name in sys.modules))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


async def test_a_start_removes_what_an_earlier_release_kept_on_the_disk(settings: Settings, app: App) -> None:
    left = settings.data / "pages" / "ab" / "abcd.page"
    left.parent.mkdir(parents=True)
    left.write_bytes(b"rendered")
    async with running(settings):
        assert not (settings.data / "pages").exists()
        assert settings.data.exists()


SERVE = "from vitrine.cli.main import main; sys.exit(main(['serve']))"


@pytest.mark.real_server
@pytest.mark.parametrize(
    ("script", "wrong", "code", "said"),
    [
        (SERVE, {"VITRINE_SMTP_URL": "mail.example"}, 2, "vitrine: VITRINE_SMTP_URL: must look like"),
        (f"sys.modules['vitrine.api'] = None; {SERVE}", {}, 1, "vitrine.api"),
    ],
    ids=["a bad setting", "a broken installation"],
)
def test_a_start_whose_api_cannot_be_made_says_why_and_ends(
    script: str, wrong: dict[str, str], code: int, said: str, tmp_path: Path
) -> None:
    settings = {"VITRINE_DATA": str(tmp_path), "PORT": str(free_ports(1)[0]), "WORKERS": "1", **wrong}
    kept = {name: value for name, value in os.environ.items() if not name.startswith("VITRINE_")}
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; {script}"],
        env={**kept, **settings},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert (done.returncode, said in done.stderr) == (code, True), done.stderr
