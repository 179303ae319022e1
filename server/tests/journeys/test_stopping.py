"""SIGTERM ends a node within ten seconds, whatever it is waiting for."""

import os
import signal
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from tests.factories.app import PASSWORD
from tests.factories.attacks import Attack
from tests.public.messages.conftest import WORDS
from tests.services import calls
from tests.services.ports import wait_until
from tests.services.served import Server, served
from tests.services.silent import run_silent
from tests.sites.media import pictures

pytestmark = pytest.mark.real_server

# Ready, greeting, sender, recipient, 'send it' — and no word about what it thinks of the text.
NO_VERDICT = (b"220 ready\r\n", b"250 hello\r\n", b"250 ok\r\n", b"250 ok\r\n", b"354 go on\r\n")


def _seconds_to_stop(server: Server) -> float:
    began = time.monotonic()
    server.end(signal.SIGTERM)
    return time.monotonic() - began


def _new_site(owner: httpx.Client) -> str:
    account = {"userName": "Élise Maréchal", "email": "elise@example.com", "password": PASSWORD}
    assert owner.post("/api/accounts", json=account).status_code == 201  # asks for a mail, without a row
    assert owner.post("/api/session", json={"email": "elise@example.com", "password": PASSWORD}).status_code == 200
    settings = {"siteType": "header", "languages": ["FR"]}
    return str(owner.put("/api/site/settings", json=settings, headers={"If-None-Match": "*"}).json()["slug"])


@pytest.mark.parametrize("lines", [(), NO_VERDICT], ids=["no greeting", "no verdict"])
def test_a_mail_server_that_hangs_holds_up_no_stop(tmp_path: Path, lines: tuple[bytes, ...], attack: Attack) -> None:
    with run_silent(*lines) as mail:
        settings = {"VITRINE_DATA": str(tmp_path / "data"), "VITRINE_SMTP_URL": f"smtp://127.0.0.1:{mail.port}"}
        with served(settings, tmp_path / "log") as server, calls.Client(base_url=server.url) as owner:
            slug = _new_site(owner)
            assert owner.post(f"/api/sites/{slug}/messages", json=WORDS).status_code == 201
            wait_until(lambda: mail.hanging >= 2, "both mails under way")
            assert _seconds_to_stop(server) < 10
    attack("SIGTERM while the mail server hangs", attempts=1, result="ended within ten seconds")


def test_a_store_that_hangs_holds_up_no_stop(tmp_path: Path, attack: Attack) -> None:
    """A job asks it for a list, and an owner is just sending a picture."""
    with run_silent() as store:
        settings = {
            "VITRINE_DATA": str(tmp_path / "data"),
            "VITRINE_BLOBS_URL": "s3://vitrine/files",
            "AWS_ENDPOINT_URL": f"http://127.0.0.1:{store.port}",
            "AWS_ACCESS_KEY_ID": "id",
            "AWS_SECRET_ACCESS_KEY": "secret",
            "AWS_REGION": "us-east-1",
            "AWS_ALLOW_HTTP": "true",
        }
        with served(settings, tmp_path / "log") as server, calls.Client(base_url=server.url, timeout=60) as owner:
            _new_site(owner)

            def send_picture() -> None:
                with suppress(httpx.HTTPError):
                    assert owner.post("/api/site/media", content=pictures.png()).status_code >= 500

            with ThreadPoolExecutor(1) as sending:
                sent = sending.submit(send_picture)
                wait_until(lambda: store.hanging >= 2, "the sweep and the picture")
                assert _seconds_to_stop(server) < 10
                sent.result()
    attack("SIGTERM while the object store hangs", attempts=1, result="ended within ten seconds")


def test_a_worker_that_dies_while_it_is_asked_is_replaced_at_once(tmp_path: Path, attack: Attack) -> None:
    """Stopped it cannot answer, as one cannot that is killed at that moment: then it is killed."""
    with served({"VITRINE_DATA": str(tmp_path / "data"), "WORKERS": "2"}, tmp_path / "log") as server:
        wait_until(lambda: len(server.workers()) == 2, "two workers")
        killed = server.workers()[0]
        os.kill(killed, signal.SIGSTOP)
        time.sleep(1.5)  # its parent asks twice a second
        os.kill(killed, signal.SIGKILL)
        wait_until(lambda: killed not in (now := server.workers()) and len(now) == 2, "another worker", timeout_s=30)
        assert _seconds_to_stop(server) < 10
    attack("kill -9 of a worker while it is asked whether it lives", attempts=1, result="replaced at once")
