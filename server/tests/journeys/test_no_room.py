"""No room to write: the kernel refuses every byte of a real server's files, then allows them again.

`prlimit` stands in for the full disk: it needs no mount, works for every user, and ends as suddenly as it began.
"""

import resource
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import event

from tests.factories.app import PASSWORD, Owner
from tests.factories.attacks import Attack
from tests.services import calls
from tests.services.ports import wait_until
from tests.services.served import Server, served
from tests.sites.media import pictures
from vitrine.app import App
from vitrine.platform.logs import PlainLines
from vitrine.platform.storage.reserve import BALLAST

pytestmark = [
    pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="prlimit is Linux's"),
    pytest.mark.both_engines,
    pytest.mark.real_server,
]


@contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """Of all its processes, those that start meanwhile too; one that works on pictures may end at any time."""
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)

    def limit(soft: int) -> None:
        for pid in server.processes():
            with suppress(ProcessLookupError):
                resource.prlimit(pid, resource.RLIMIT_FSIZE, (soft, hard))

    limit(0)
    yield
    limit(hard)


class Editing:
    def __init__(self, http: httpx.Client) -> None:
        self.http = http
        who = {"email": "elise@example.com", "password": PASSWORD}
        assert self.http.post("/api/accounts", json={"userName": "Élise Maréchal", **who}).status_code == 201
        assert self.http.post("/api/session", json=who).status_code == 200
        saved = self.http.put(
            "/api/site/settings", json={"siteType": "header", "languages": ["FR"]}, headers={"If-None-Match": "*"}
        )
        assert saved.status_code == 200, saved.text
        self.slug = saved.json()["slug"]

    def save(self, heading: str, revision: int) -> httpx.Response:
        content = {"texts": {"heading": heading}, "lists": {}}
        return self.http.put(
            "/api/site/sections/about/FR",
            json={"content": content, "shared": {"settings": {}, "styles": {}, "lists": {}}},
            headers={"If-Match": f'"{revision}"'} if revision else {"If-None-Match": "*"},
        )

    def upload(self, content: bytes) -> httpx.Response:
        return self.http.post(
            "/api/site/media",
            params={"kind": "image"},
            content=content,
            headers={"X-File-Name": "logo.png", "Content-Type": "image/png"},
        )

    def bring(self) -> httpx.Response:
        return self.http.post("/api/site/import", content=b'{"basics": {"name": "Elise"}}' + b" " * 500_000)

    def keep_draft(self) -> httpx.Response:
        content = {"languages": {"FR": {"texts": {"heading": "Brouillon"}}}}
        return self.http.put("/api/site/drafts/about", json={"baseRevision": 1, "tab": "1", "content": content})

    def write_to(self, what: str) -> httpx.Response:
        said = {"name": "Coline", "email": "coline@example.org", "message": what}
        return self.http.post(f"/api/sites/{self.slug}/messages", json=said)

    def heading(self) -> str:
        about = self.http.get("/api/site/sections/about").json()
        return str(about["languages"]["FR"]["texts"]["heading"])


def _picture(number: int) -> bytes:
    return pictures.saved(pictures.arrow(60 + number), "PNG")


def _refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_a_full_disk_refuses_with_its_reason_and_is_forgotten_when_there_is_room(
    database_url: str, tmp_path: Path, attack: Attack
) -> None:
    environment = {"VITRINE_DATA": str(tmp_path / "data"), "VITRINE_DATABASE_URL": database_url}
    is_sqlite = database_url.startswith("sqlite")
    with served(environment, Path("/dev/null")) as server, calls.Client(base_url=server.url, timeout=60) as client:
        editing = Editing(client)
        assert editing.save("Avant", 0).status_code == 200
        for turn in range(1, 4):
            with full_disk(server):
                assert _refused(editing.upload(_picture(turn))) == (507, "server.no_space")
                assert _refused(editing.bring()) == (507, "server.no_space")
                if is_sqlite:
                    for refused in (
                        editing.save("Sans place", turn),
                        editing.keep_draft(),
                        editing.write_to(f"Message {turn}"),
                    ):
                        assert _refused(refused) == (507, "server.no_space")
                assert editing.heading() == ("Avant" if turn == 1 else f"Après {turn - 1}")
                assert editing.http.get("/home/fr").status_code == 200
            assert editing.keep_draft().status_code == 204
            assert editing.save(f"Après {turn}", turn).status_code == 200
            assert editing.write_to(f"Message {turn}").status_code == 201
            stored = editing.upload(_picture(turn))
            assert stored.status_code == 200, stored.text
            assert editing.http.get(stored.json()["url"]).status_code == 200
        assert editing.heading() == "Après 3"
    attack(
        "saves and uploads while the disk is full",
        attempts=15 if is_sqlite else 6,
        result="507 with the reason; well again without a restart",
    )


@contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[None]:
    """A file system of its own, so that it can be truly full. Not everybody may make one."""
    folder.mkdir()
    made = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "none", folder], capture_output=True)
    if made.returncode:
        pytest.skip(f"no disk of our own: {made.stderr.decode()}")
    try:
        yield
    finally:
        subprocess.run(["umount", "-l", folder], check=True)


def _fill(folder: Path) -> Path:
    """To the last byte, as a log that nobody rotates does it."""
    filler = folder / "somebody-elses.log"
    with suppress(OSError), filler.open("ab", buffering=0) as file:
        for size in (1 << 20, 4096, 1):
            with suppress(OSError):
                while True:
                    file.write(bytes(size))
    return filler


def _age_sessions(database: Path) -> None:
    """As if nobody had come for an hour: the next call notes that somebody did."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE sessions SET last_seen_at = '2020-01-01 00:00:00.000000'")
        connection.commit()


@pytest.mark.skipif(shutil.which("mount") is None, reason="needs a disk of its own")
def test_owners_read_and_sign_in_on_a_disk_that_is_full_to_the_last_byte(tmp_path: Path, attack: Attack) -> None:
    folder = tmp_path / "disk"
    with (
        small_disk(folder, 48),
        served({"VITRINE_DATA": str(folder)}, Path("/dev/null")) as server,
        calls.Client(base_url=server.url, timeout=60) as client,
    ):
        editing = Editing(client)
        assert editing.save("Avant", 0).status_code == 200
        _age_sessions(folder / "vitrine.sqlite3")
        filler = _fill(folder)
        assert editing.heading() == "Avant"
        assert editing.http.get("/home/fr").status_code == 200
        who = {"email": "elise@example.com", "password": PASSWORD}
        with calls.Client(base_url=server.url, timeout=60) as elsewhere:
            for _ in range(3):
                signed_in = elsewhere.post("/api/session", json=who)
                assert signed_in.status_code == 200, signed_in.text
            assert elsewhere.get("/api/site/sections/about").json()["languages"]["FR"]["texts"]["heading"] == "Avant"
            assert elsewhere.post("/api/session/refresh").status_code == 200
            assert elsewhere.delete("/api/session").status_code == 204
        assert _refused(editing.save("Sans place", 1)) == (507, "server.no_space")
        assert _refused(editing.upload(_picture(1))) == (507, "server.no_space")
        filler.unlink()
        assert editing.save("Après", 1).status_code == 200
        assert editing.upload(_picture(1)).status_code == 200
        assert (folder / BALLAST).exists()
    attack("a disk that is full to the last byte", attempts=1, result="owners sign in and read; saves get 507")


def test_a_data_folder_that_is_gone_is_said_by_health_and_nothing_is_acknowledged(
    tmp_path: Path, attack: Attack
) -> None:
    folder, away = tmp_path / "data", tmp_path / "away"
    with (
        served({"VITRINE_DATA": str(folder)}, Path("/dev/null")) as server,
        calls.Client(base_url=server.url, timeout=60) as client,
    ):
        editing = Editing(client)
        assert editing.save("Avant", 0).status_code == 200
        # The letter of the sign-up is written a moment later, and would make the folder anew.
        wait_until(lambda: any((folder / "outbox").glob("*.eml")), "the letter")
        folder.rename(away)
        assert client.get("/healthz").status_code == 503
        assert _refused(editing.save("Dans le vide", 1)) == (503, "server.unavailable")
        assert _refused(editing.upload(_picture(1))) == (503, "server.unavailable")
        away.rename(folder)
        assert client.get("/healthz").status_code == 200
        assert editing.heading() == "Avant"
        assert editing.save("Après", 1).status_code == 200
    attack("the data folder taken away while the server runs", attempts=2, result="503, nothing acknowledged")


async def test_a_database_that_is_read_only_is_said_and_forgotten(
    app: App, owner: Owner, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.handler.setFormatter(PlainLines())
    await owner.choose("FR")
    database, is_read_only = app.services.database, True

    def say(connection: Any, _record: Any, _proxy: Any) -> None:
        how = "PRAGMA query_only = {}" if database.is_sqlite else "SET default_transaction_read_only = {}"
        connection.cursor().execute(how.format("ON" if is_read_only else "OFF"))
        connection.commit()

    event.listen(database.engine.sync_engine, "checkout", say)
    for refused in (await owner.save("about", texts={"heading": "Sans place"}), await owner.choose("EN")):
        assert _refused(refused) == (507, "server.no_space")
        [line] = [line for line in caplog.text.splitlines() if refused.json()["reference"] in line]
        assert "takes no writes" in line and ("readonly" in line or "read-only" in line), "the cause, by its reference"
    is_read_only = False
    assert (await owner.save("about", texts={"heading": "Avec place"})).status_code == 200
    stored = await owner.document("about")
    assert (stored["languages"]["FR"]["texts"]["heading"], stored["revision"]) == ("Avec place", 1)
