"""Two real processes on one database add up exactly, and one that is killed loses what it had not written, no more."""

import signal
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tests.factories.app import PASSWORD, TIMEZONE
from tests.public.visits.people import DESKTOP, GOOD
from tests.services import calls
from tests.services.ports import wait_until
from tests.services.served import Server, served

pytestmark = [pytest.mark.real_server, pytest.mark.both_engines]
_addresses = count(1)


@pytest.fixture
def nodes(database_url: str, tmp_path: Path) -> Iterator[list[Server]]:
    environment = {
        "VITRINE_DATA": str(tmp_path / "data"),
        "VITRINE_DATABASE_URL": database_url,
        "VITRINE_SECRET_KEYS": "two-nodes-share-this-key-0123456789abcdef",
        "VITRINE_TRUSTED_PROXIES": "127.0.0.1",
        "VITRINE_TIMEZONE": TIMEZONE,
        "VITRINE_LIMITS": '{"visits_written_seconds": 1}',
    }
    with served(environment, tmp_path / "a.log") as first, served(environment, tmp_path / "b.log") as second:
        yield [first, second]


def test_two_processes_count_one_visitor_once_and_a_kill_loses_what_was_not_written(nodes: list[Server]) -> None:
    owner = calls.Client(base_url=nodes[0].url, headers={"Origin": nodes[0].url})
    account = {"userName": "Élise", "email": "elise@example.com", "password": PASSWORD}
    assert owner.post("/api/accounts", json=account).status_code == 201
    assert owner.post("/api/session", json={key: account[key] for key in ("email", "password")}).status_code == 200
    settings = {"siteType": "header", "languages": ["FR"]}
    assert owner.put("/api/site/settings", json=settings, headers={"If-None-Match": "*"}).status_code == 200
    slug = owner.get("/api/site").json()["slug"]

    def today() -> dict[str, Any]:
        return dict(owner.get("/api/site/visits/summary").json()["today"])

    def visit(node: Server, address: str) -> None:
        headers = {"User-Agent": DESKTOP, "X-Forwarded-For": address, "Origin": node.url}
        assert calls.get(f"{node.url}/@{slug}/fr", headers=headers).status_code == 200
        report = {"language": "FR", "metrics": GOOD}
        assert calls.post(f"{node.url}/api/sites/{slug}/vitals", json=report, headers=headers).status_code == 204

    for address in (f"192.0.2.{next(_addresses)}" for _ in range(6)):
        for node in nodes:
            visit(node, address)
    wait_until(lambda: today() == {"visits": 6, "views": 12}, "the first minute's writing")

    for address in (f"192.0.2.{next(_addresses)}" for _ in range(3)):
        visit(nodes[1], address)
    nodes[1].end(signal.SIGKILL)
    kept = today()
    assert 6 <= kept["visits"] <= 9 and 12 <= kept["views"] <= 15
    nodes[1].start()
    assert today() == kept
    visit(nodes[1], "198.51.100.1")
    wait_until(lambda: today() == {"visits": kept["visits"] + 1, "views": kept["views"] + 1}, "the next one")
    owner.close()
