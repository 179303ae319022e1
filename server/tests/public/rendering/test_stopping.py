"""A real server and its renderers: stopped or killed in mid-render, nothing of it stays."""

import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.factories.app import PASSWORD
from tests.public.rendering.trouble import is_alive
from tests.services import calls
from tests.services.ports import wait_until
from tests.services.served import Server, served

pytestmark = [
    pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="processes are looked at in /proc"),
    pytest.mark.real_server,
]
_OWNER = {"email": "owner@example.com", "password": PASSWORD}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with served({"VITRINE_DATA": str(tmp_path / "data")}, tmp_path / "log") as running:
        yield running


def _save(owner: httpx.Client, words: str, revision: int) -> None:
    shared: dict[str, dict[str, str]] = {"settings": {}, "styles": {}, "lists": {}}
    body = {"content": {"texts": {"body": words}, "lists": {}}, "shared": shared}
    condition = {"If-Match": f'"{revision}"'} if revision else {"If-None-Match": "*"}
    owner.put("/api/site/sections/about/FR", json=body, headers=condition).raise_for_status()


def _in_mid_render(server: Server) -> tuple[int, threading.Thread, list[int]]:
    """A renderer that stands still over a page that somebody waits for. Its process id, and what he gets."""
    with calls.Client(base_url=server.url, headers={"Origin": server.url}) as owner:
        owner.post("/api/accounts", json={"userName": "Élise", **_OWNER}).raise_for_status()
        owner.post("/api/session", json=_OWNER).raise_for_status()
        settings = {"siteType": "header", "languages": ["FR"]}
        owner.put("/api/site/settings", json=settings, headers={"If-None-Match": "*"}).raise_for_status()
        _save(owner, "Au début.", 0)
        assert "Au début." in owner.get("/home").text
        [main, renderer] = server.processes()
        assert "libmini_racer" not in Path(f"/proc/{main}/maps").read_text()
        assert "libmini_racer" in Path(f"/proc/{renderer}/maps").read_text()
        os.kill(renderer, signal.SIGSTOP)
        _save(owner, "Pas encore.", 1)
    answers: list[int] = []

    def visit() -> None:
        try:
            answers.append(calls.get(f"{server.url}/home", timeout=60).status_code)
        except httpx.HTTPError:
            answers.append(0)

    visitor = threading.Thread(target=visit)
    visitor.start()
    time.sleep(0.5)
    assert not answers
    return renderer, visitor, answers


def test_told_to_stop_in_mid_render_it_answers_and_ends(server: Server) -> None:
    renderer, visitor, answers = _in_mid_render(server)
    server.end(signal.SIGTERM)  # waits for its end, not longer than thirty seconds
    visitor.join(30)
    assert answers == [200]  # the earlier page
    assert not is_alive(renderer)


def test_killed_alone_in_mid_render_it_leaves_nobody(server: Server) -> None:
    renderer, visitor, _answers = _in_mid_render(server)
    os.kill(renderer, signal.SIGCONT)
    os.kill(server.processes()[0], signal.SIGKILL)
    wait_until(lambda: not is_alive(renderer), "the renderer's end", timeout_s=20)
    visitor.join(30)
