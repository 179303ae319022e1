"""A start answers visitors first: the API is read and made while their pages are answered, and fails aloud."""

import asyncio
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

import vitrine.api
from tests.factories.app import ORIGIN, browser
from tests.services.ports import free_ports
from vitrine.api import Calls, make_calls
from vitrine.app import create_app
from vitrine.public_side import PublicSide
from vitrine.settings import Settings

pytestmark = pytest.mark.both_engines

# What makes the other half of a start, and what a page would have to import by mistake to make it long again.
UNNEEDED = (
    "fastapi",
    "starlette.responses",
    "vitrine.content.schema",
    "vitrine.rooms",
    "limits",
    "pydantic",
    "vitrine.tables",
    "vitrine.accounts.tables",
    "aiosmtplib",
    "httpx",
    "sqlalchemy.dialects.postgresql",
    "vitrine.watching",
)


@pytest.mark.real_server
def test_what_answers_a_page_reads_neither_fastapi_nor_the_models_of_saves() -> None:
    script = f"""
import sys
import vitrine.cli.serve, vitrine.app
print(*(name for name in {UNNEEDED} if name in sys.modules))
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


@pytest.mark.real_server
def test_a_server_at_rest_has_not_read_what_only_mails_files_and_translators_need() -> None:
    """Ten megabytes of a hundred; each comes with the first who needs it."""
    seldom = ("aiosmtplib", "email.policy", "obstore", "xml", "babel", "PIL")
    script = f"import sys, vitrine.app, vitrine.api; print(*(name for name in {seldom} if name in sys.modules))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


async def test_pages_are_answered_before_the_api_stands_and_calls_wait_for_it(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_go_on = threading.Event()

    def slowly(public: PublicSide) -> Calls:
        assert may_go_on.wait(60)
        return make_calls(public)

    monkeypatch.setattr(vitrine.api, "make_calls", slowly)
    app = create_app(settings, ORIGIN)
    async with app.running() as becoming_whole, browser(app) as visitor:
        calls = [asyncio.create_task(visitor.get(path)) for path in ("/healthz", "/api/session", "/robots.txt")]
        page = await visitor.get("/home")
        assert page.status_code == 200 and "text/html" in page.headers["content-type"]
        assert (await visitor.get("/favicon.svg")).status_code == 200
        assert not any(call.done() for call in calls)
        may_go_on.set()
        assert [answer.status_code for answer in await asyncio.gather(*calls)] == [200, 200, 200]
        assert becoming_whole.done()


async def test_a_stop_that_comes_before_the_api_stands_ends_well(settings: Settings) -> None:
    async with create_app(settings, ORIGIN).running() as becoming_whole:
        pass
    assert becoming_whole.done() and becoming_whole.exception() is None


SERVE = "from vitrine.cli.main import main; sys.exit(main(['serve']))"


@pytest.mark.real_server
@pytest.mark.parametrize(
    ("script", "wrong", "code", "said"),
    [
        (SERVE, {"VITRINE_SMTP_URL": "mail.example"}, 2, "vitrine: VITRINE_SMTP_URL: must look like"),
        (f"sys.modules['vitrine.rooms'] = None; {SERVE}", {}, 1, "the API cannot be made"),
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
