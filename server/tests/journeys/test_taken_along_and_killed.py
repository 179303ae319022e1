"""A real server killed while it makes what an owner takes along: the next one begins it anew."""

import io
import os
import signal
import sqlite3
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from tests.factories.app import PASSWORD
from tests.services import calls
from tests.services.ports import wait_until
from tests.services.served import served
from tests.sites.media.pictures import png

TAKEAWAYS = "/api/site/takeaways"


@pytest.mark.real_server
def test_killed_in_the_middle_it_is_begun_anew(tmp_path: Path) -> None:
    """The middle is certain: one of the owner's files is a pipe, which nobody gets past."""
    data = tmp_path / "data"
    with served({"VITRINE_DATA": str(data)}, tmp_path / "log") as server, calls.Client(base_url=server.url) as owner:
        account = {"userName": "Élise", "email": "elise@example.com", "password": PASSWORD}
        assert owner.post("/api/accounts", json=account).status_code == 201
        assert owner.post("/api/session", json={"email": account["email"], "password": PASSWORD}).status_code == 200
        binary = {"Content-Type": "application/octet-stream", "X-File-Name": "a.png"}
        stored = owner.post("/api/site/media?kind=image", content=png(), headers=binary)
        assert stored.status_code == 200, stored.text
        [path] = [found for found in (data / "files").glob("??/*") if found.read_bytes().startswith(b"\x89PNG")]
        content = path.read_bytes()
        path.unlink()
        os.mkfifo(path)

        def found() -> dict[str, Any]:
            [takeaway] = owner.get(TAKEAWAYS).json()["takeaways"]
            return dict(takeaway)

        assert owner.post(f"{TAKEAWAYS}/archive", json={}).status_code == 202
        wait_until(lambda: found()["step"] == "files", "the middle of the making")
        assert found()["state"] == "making"
        server.end(signal.SIGKILL)
        left = list((data / "files" / "unfinished").iterdir())
        assert left  # the sweep of files finds it
        path.unlink()
        path.write_bytes(content)

        server.start()
        wait_until(lambda: found()["state"] == "ready", "the archive", timeout_s=90)  # the lease runs out first
        archive = ZipFile(io.BytesIO(owner.get(f"{TAKEAWAYS}/archive/file").content))
        assert archive.testzip() is None and f"files/{path.name[:16]}.png" in archive.namelist()
        assert len(list((data / "files" / "parcels").iterdir())) == 1
        with sqlite3.connect(data / "vitrine.sqlite3") as database:
            assert database.execute("SELECT tries FROM takeaways").fetchone() == (2,)
