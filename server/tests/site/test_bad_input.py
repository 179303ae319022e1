"""Bad input: a clear problem with its code and field, and nothing changed."""

from typing import Any

import httpx
import pytest

from tests.factories.app import Owner, browser, running
from vitrine.settings import BadSetting, Limits, Settings, read_settings


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"{", 422, "server.invalid"),
        (b"[]", 422, "server.invalid"),
        (b'{"siteType":"header"}', 422, "server.invalid"),
        (b'{"siteType":"sideways","languages":[]}', 422, "server.invalid"),
        (b'{"siteType":"header","languages":["french"]}', 422, "server.invalid"),
        (b'{"siteType":"header","languages":[],"isPaid":true}', 422, "server.invalid"),
        (b'{"siteType":"header","languages":[],"themeIndex":4}', 422, "server.invalid"),
        (b'{"siteType":"header","languages":[],"themeIndex":true}', 422, "server.invalid"),
    ],
)
async def test_settings_that_make_no_sense(owner: Owner, body: bytes, status: int, code: str) -> None:
    answer = await owner.client.put(
        "/api/site/settings", content=body, headers={"Content-Type": "application/json", "If-None-Match": "*"}
    )
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["reference"]
    assert (await owner.site())["exists"] is False


@pytest.mark.parametrize(
    "style",
    [
        {"sizeRem": "2rem; } body { display: none"},
        {"sizeRem": 0.1},
        {"sizeRem": 11},
        {"sizeRem": 1e308},
        {"family": "Comic Sans MS"},
        {"family": "Arial;color:red"},
        {"weight": "900"},
        {"uppercase": "yes please"},
        {"lineHeight": 9},
        {"color": "red"},
    ],
)
async def test_only_numbers_and_list_values_become_styles(owner: Owner, style: dict[str, Any]) -> None:
    await owner.choose("FR")
    refused = await owner.save("about", styles={"heading": style})
    assert refused.status_code == 422
    assert (await owner.document("about"))["revision"] == 0


async def test_too_long_a_text_names_its_field_and_limit(owner: Owner) -> None:
    await owner.choose("FR")
    refused = await owner.save("about", texts={"heading": "x" * 201})
    assert refused.status_code == 422
    [finding] = refused.json()["params"]["fields"]
    assert finding["path"] == ["content", "texts", "heading"]
    assert finding["max_length"] == 200


async def test_bodies_are_counted_not_believed(settings: Settings) -> None:
    small = settings.model_copy(update={"limits": Limits(json_bytes=1000)})
    async with running(small) as app, browser(app) as client:
        declared = await client.post("/api/session", content=b"x" * 1001, headers={"Content-Type": "application/json"})
        assert (declared.status_code, declared.json()["code"]) == (413, "server.body_too_large")

        async def endless() -> Any:
            for _ in range(20):
                yield b"x" * 100

        chunked = await client.post("/api/session", content=endless(), headers={"Content-Type": "application/json"})
        assert (chunked.status_code, chunked.json()["code"]) == (413, "server.body_too_large")


async def test_unknown_paths_and_methods(visitor: httpx.AsyncClient) -> None:
    missing = await visitor.get("/api/nothing-here")
    assert (missing.status_code, missing.json()["code"]) == (404, "server.not_found")
    wrong = await visitor.delete("/api/accounts")
    assert (wrong.status_code, wrong.json()["code"]) == (405, "server.method_not_allowed")
    page = await visitor.get("/nothing-here")
    assert page.status_code == 404
    assert "Page introuvable" in page.text
    assert (await visitor.get("/dashboard/nothing-here")).status_code == 404


async def test_unknown_hosts_are_refused_once_our_own_is_known(settings: Settings) -> None:
    named = settings.model_copy(update={"public_url": "https://vitrine.example"})
    async with running(named) as app, browser(app) as client:
        for host in ("evil.example", "vitrine.example.evil.example", "vitrine.example:8443", "", "127.0.0.1"):
            answer = await client.get("/home", headers={"Host": host})
            assert (answer.status_code, answer.json()["code"]) == (421, "server.unknown_host")
        assert (await client.get("/home", headers={"Host": "vitrine.example"})).status_code == 200
        assert (await client.get("/healthz", headers={"Host": "10.0.0.1"})).json() == {"status": "ok"}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("VITRINE_SIGNUP", "maybe"),
        ("VITRINE_PASSWORD_MIN", "3"),
        ("VITRINE_PUBLIC_URL", "vitrine.example/path"),
        ("VITRINE_LIMITS", "{"),
        ("VITRINE_LIMITS", '{"tea_per_hour": 3}'),
        ("VITRINE_DATABASE_URL", "mysql://localhost/x"),
        ("VITRINE_SINGUP", "open"),
    ],
)
def test_a_wrong_setting_refuses_the_start_by_name(name: str, value: str) -> None:
    with pytest.raises(BadSetting, match=name):
        read_settings({name: value})
