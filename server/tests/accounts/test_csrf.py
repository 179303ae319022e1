"""Every unsafe call that another site's page could send is refused; our own pages and plain programs are not."""

import pytest
from starlette.datastructures import Headers

from tests.accounts.conftest import ORIGIN, Room, who_is
from tests.factories.attacks import Attack
from vitrine.accounts.sessions.csrf import is_cross_site
from vitrine.platform.settings import Settings

CROSS_SITE = [
    {"Origin": "https://evil.test"},
    {"Origin": "null"},
    {"Origin": "http://vitrine.test.evil.test"},
    {"Origin": "http://vitrine.test:8080"},
    {"Origin": "http://sub.vitrine.test"},
    {"Origin": "file://"},
    {"Origin": "http://["},
    {"Origin": "http://vitrine.test]"},
    {"Referer": "http://["},
    {"Origin": ORIGIN, "Sec-Fetch-Site": "cross-site"},
    {"Origin": ORIGIN, "Sec-Fetch-Site": "same-site"},
]


def _unsafe_routes(room: Room) -> list[tuple[str, str]]:
    paths = room.app.openapi()["paths"]
    return [(method, path) for path, methods in paths.items() for method in methods if method not in ("get", "head")]


@pytest.mark.parametrize("headers", CROSS_SITE, ids=str)
async def test_every_unsafe_route_refuses_a_cross_site_call(room: Room, headers: dict[str, str]) -> None:
    owner = await room.owner()
    routes = _unsafe_routes(room)
    assert len(routes) > 10
    for method, path in routes:
        answer = await owner.request(method.upper(), path, headers=headers, json={})
        assert (answer.status_code, answer.json()["code"]) == (403, "accounts.cross_site"), (method, path)
    assert await who_is(owner)


@pytest.mark.parametrize("content_type", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])
async def test_what_a_plain_form_can_send_is_refused(room: Room, content_type: str, attack: Attack) -> None:
    owner = await room.owner()
    answer = await owner.post("/api/account/deletion", content=b"{}", headers={"Content-Type": content_type})
    assert answer.status_code == 415
    attack("an owner's call with a form's content type", attempts=1, result="415")


async def test_reading_from_elsewhere_changes_nothing_and_needs_no_origin(room: Room) -> None:
    owner = await room.owner()
    assert (await owner.get("/api/session", headers={"Origin": "https://evil.test"})).status_code == 200


@pytest.mark.parametrize(
    ("public_url", "headers", "is_refused"),
    [
        (None, {"host": "vitrine.test", "origin": "http://vitrine.test"}, False),
        (None, {"host": "vitrine.test", "origin": "https://vitrine.test"}, False),  # TLS ends at the proxy
        (None, {"host": "vitrine.test"}, False),  # no browser
        (None, {"host": "vitrine.test", "sec-fetch-site": "same-origin"}, False),
        (None, {"host": "vitrine.test", "sec-fetch-site": "cross-site"}, True),
        ("https://vitrine.example", {"host": "10.0.0.5:8000", "origin": "https://vitrine.example"}, False),
        ("https://vitrine.example", {"host": "vitrine.example", "origin": "https://example"}, True),
    ],
)
def test_what_counts_as_cross_site(public_url: str | None, headers: dict[str, str], is_refused: bool) -> None:
    assert is_cross_site(Settings(public_url=public_url), Headers(headers)) is is_refused
