"""Bad input: a clear problem with its code and field, and nothing changed."""

import asyncio
import re
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from tests.factories.app import Owner, browser, new_owner, running
from tests.factories.attacks import Attack
from tests.test_access import ACCESS, REFUSED, Who, api_document, operations
from vitrine.app import App
from vitrine.platform.http import bodies
from vitrine.platform.settings import BadSetting, Limits, Settings, name_warnings, read_settings
from vitrine.public.visits.report_routes import VISIT_BYTES
from vitrine.sites.site.tables import Item

pytestmark = pytest.mark.long


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
        {"sizeRem": 0.05},
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
async def test_only_numbers_and_list_values_become_styles(owner: Owner, style: dict[str, Any], attack: Attack) -> None:
    await owner.choose("FR")
    refused = await owner.save("about", styles={"heading": style})
    assert refused.status_code == 422
    assert (await owner.document("about"))["revision"] == 0
    attack("CSS through a style", attempts=1, result="422, nothing stored")


def position(**said: Any) -> dict[str, Any]:
    return {"id": "position-00000001", "title": "Graphiste", **said}


@pytest.mark.parametrize(
    ("said", "field", "code"),
    [
        ({"title": " "}, "title", "blank"),
        ({"start": "2019-04", "end": "2018"}, "end", "too_early"),
        ({"start": "2019-04", "end": "2019-03"}, "end", "too_early"),
    ],
)
async def test_what_an_item_must_say_is_asked_for_at_its_field(
    owner: Owner, said: dict[str, Any], field: str, code: str
) -> None:
    await owner.choose("FR")
    refused = await owner.save("experience", lists={"positions": [position(**said)]})
    assert refused.status_code == 422
    [finding] = refused.json()["params"]["fields"]
    assert (finding["path"], finding["code"]) == (["content", "lists", "positions", 0, field], code)
    assert (await owner.document("experience"))["revision"] == 0


async def test_what_goes_on_has_no_end_and_a_year_ends_within_itself(owner: Owner) -> None:
    await owner.choose("FR")
    sent = [
        position(start="2019", end="2018", isCurrent=True),
        position(id="position-00000002", start="2019-04", end="2019"),
    ]
    assert (await owner.save("experience", lists={"positions": sent})).status_code == 200
    stored = (await owner.document("experience"))["languages"]["FR"]["lists"]["positions"]
    assert [item["end"] for item in stored] == ["", "2019"]


async def test_what_was_stored_before_a_rule_came_is_still_read(owner: Owner) -> None:
    await owner.choose("FR")
    await owner.save("experience", lists={"positions": [position()]})
    async with owner.app.services.database.writing() as session:
        row = (await session.scalars(select(Item))).one()
        row.fields = {**row.fields, "title": "", "start": "2019", "end": "2018"}
    read = await owner.client.get("/api/site/sections/experience")
    assert read.status_code == 200
    assert read.json()["languages"]["FR"]["lists"]["positions"][0]["title"] == ""


async def test_too_long_a_text_names_its_field_and_limit(owner: Owner) -> None:
    await owner.choose("FR")
    refused = await owner.save("about", texts={"heading": "x" * 201})
    assert refused.status_code == 422
    [finding] = refused.json()["params"]["fields"]
    assert finding["path"] == ["content", "texts", "heading"]
    assert finding["max_length"] == 200


async def test_bodies_are_counted_not_believed(settings: Settings, attack: Attack) -> None:
    small = settings.but(limits=Limits(json_bytes=1000))
    async with running(small) as app, browser(app) as client:
        declared = await client.post("/api/session", content=b"x" * 1001, headers={"Content-Type": "application/json"})
        assert (declared.status_code, declared.json()["code"]) == (413, "server.body_too_large")

        async def endless() -> Any:
            for _ in range(20):
                yield b"x" * 100

        chunked = await client.post("/api/session", content=endless(), headers={"Content-Type": "application/json"})
        assert (chunked.status_code, chunked.json()["code"]) == (413, "server.body_too_large")
    attack("bodies larger than they say or may be", attempts=2, result="413")


async def test_a_body_that_trickles_is_refused_and_others_are_served(settings: Settings, attack: Attack) -> None:
    patient = settings.but(limits=Limits(body_seconds=0.3))

    async def trickling() -> Any:
        while True:
            yield b" "
            await asyncio.sleep(0.05)

    async with running(patient) as app, browser(app) as client:
        slow = [
            asyncio.create_task(
                client.post("/api/session", content=trickling(), headers={"Content-Type": "application/json"})
            )
            for _ in range(20)
        ]
        await asyncio.sleep(0.1)
        assert (await client.get("/healthz")).status_code == 200
        answers = await asyncio.gather(*slow)
    assert {(answer.status_code, answer.json()["code"]) for answer in answers} == {(408, "server.body_too_slow")}
    attack("bodies that trickle and never end", attempts=len(slow), result="408; others are served meanwhile")


async def test_a_file_to_import_has_time_as_long_as_it_comes(
    settings: Settings, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bodies, "SLOWEST_BYTES_A_SECOND", 5)
    patient = settings.but(limits=Limits(upload_seconds=0.3))
    owner = await new_owner(await stack.enter_async_context(running(patient)), stack)

    async def pausing() -> Any:
        yield b'{"basics": {"label": "Graphiste"}}'
        await asyncio.sleep(0.6)
        yield b" "

    assert (await owner.client.post("/api/site/import", content=pausing())).status_code == 200
    assert (await owner.client.post("/api/site/media", content=pausing())).json()["code"] == "server.body_too_slow"


UNSOUND = {
    "half a character": b'{"x": "\\ud83d"}',
    "half a character as a name": b'{"\\udc00": 1}',
    "half a character in bytes": b'{"x": "\xed\xa0\x80"}',
    "a NUL": b'{"x": "a\\u0000b"}',
    "a NUL in a name": b'{"\\u0000": 1}',
    "NaN": b'{"x": NaN}',
    "Infinity": b'{"x": -Infinity}',
    "a number without end": b'{"x": 1e999}',
    "depth": b'{"x":' * 300 + b"1" + b"}" * 300,
    "more depth than a stack": b"[" * 40_000,
    "languages that are none": b'{"languages": [1]}',
    "a language that is none": b'{"languages": {"FR": "x"}}',
}


@pytest.mark.parametrize("content", UNSOUND.values(), ids=UNSOUND.keys())
async def test_no_draft_that_a_database_or_a_later_save_stumbles_over(
    owner: Owner, content: bytes, attack: Attack
) -> None:
    await owner.choose("FR")
    body = b'{"baseRevision": 0, "tab": "t", "content": ' + content + b"}"
    refused = await owner.client.put(
        "/api/site/drafts/home", content=body, headers={"Content-Type": "application/json"}
    )
    assert (refused.status_code, refused.json()["code"]) == (422, "server.invalid"), refused.text
    assert (await owner.client.get("/api/site/drafts")).json()["drafts"] == []
    assert (await owner.save("home", texts={"headline": "Bonjour"})).status_code == 200
    attack("drafts that break a database or a later save", attempts=1, result="422, the next save works")


async def test_every_route_with_a_body_refuses_what_no_database_holds(app: App, owner: Owner, attack: Attack) -> None:
    await owner.choose("FR")
    wrong: list[str] = []
    tried = 0
    paths: dict[str, dict[str, Any]] = api_document()["paths"]
    for path, methods in paths.items():
        for method, operation in methods.items():
            if operation["operationId"] == "send_message":
                continue  # what visitors write is cleaned instead
            if "application/json" not in operation.get("requestBody", {}).get("content", {}):
                continue
            place = path.format_map(dict.fromkeys(re.findall(r"{(\w+)}", path), "home"))
            for body in UNSOUND.values():
                if b"languages" in body:
                    continue
                tried += 1
                answer = await owner.client.request(
                    method.upper(), place, content=body, headers={"Content-Type": "application/json"}
                )
                said = (answer.status_code, answer.json()["code"])
                is_too_long = said == (413, "server.body_too_large") and len(body) > VISIT_BYTES
                if said != (422, "server.invalid") and not is_too_long:
                    wrong.append(f"{method} {place} {body[:30]!r}: {answer.status_code}")
    assert wrong == []
    attack(
        "bodies with NUL, half characters, NaN, Infinity or 300 levels, at every route that takes JSON",
        attempts=tried,
        result="422",
    )


async def test_addresses_and_queries_with_control_characters_lead_nowhere(
    owner: Owner, visitor: httpx.AsyncClient
) -> None:
    vital = {"language": "FR", "metrics": {"LCP": {"value": 1, "rating": "good"}}}
    assert (await visitor.post("/api/sites/a%00b/vitals", json=vital)).status_code == 404
    for path in ("/@a%00b", "/%00", "/assets/%00", "/media/%00", "/dashboard/%1f", "/api/domains/ask%00"):
        assert (await visitor.get(path)).status_code == 404, path
    asked = await owner.client.get("/api/domains/ask?domain=a%00b")
    assert (asked.status_code, asked.json()["code"]) == (422, "server.invalid")


@pytest.mark.parametrize("path", ["/assets/" + "a" * 256, "/assets/" + "a" * 30_000, "/" + "a" * 300, "/@" + "a" * 300])
async def test_long_addresses_are_not_found_and_not_logged_whole(
    visitor: httpx.AsyncClient, path: str, caplog: pytest.LogCaptureFixture, attack: Attack
) -> None:
    assert (await visitor.get(path)).status_code == 404
    assert max((len(str(vars(record))) for record in caplog.records), default=0) < 3000
    attack("addresses of 256 to 30,000 letters", attempts=1, result="404; the log keeps the beginning")


async def test_a_form_with_too_many_fields_is_read_as_far_as_it_counts(
    owner: Owner, visitor: httpx.AsyncClient, attack: Attack
) -> None:
    await owner.choose("FR")
    slug = (await owner.site())["slug"]
    fields = "name=V&email=v%40b.fr&message=Bonjour" + "".join(f"&x{number}=1" for number in range(5000))
    answer = await visitor.post(
        f"/@{slug}/message", content=fields, headers={"Content-Type": "application/x-www-form-urlencoded"}
    )
    assert answer.status_code == 303, answer.text
    attack("a contact form of 5,003 fields", attempts=1, result="our three are read")


async def test_answers_of_the_api_are_neither_kept_nor_taken_for_another_type(
    owner: Owner, visitor: httpx.AsyncClient
) -> None:
    answers = [
        await owner.client.get("/api/site"),
        await owner.client.get("/api/site/sections/home"),
        await visitor.get("/api/session"),
        await visitor.get("/api/nothing-here"),
        await visitor.get("/api/site"),
    ]
    assert {answer.headers.get("cache-control") for answer in answers} == {"no-store"}
    paths = (
        "/favicon.svg",
        "/robots.txt",
        "/sitemap.xml",
        "/healthz",
        "/home",
        "/nowhere",
        "/dashboard",
        "/media/none",
    )
    more = [await visitor.get(path) for path in paths]
    assert {answer.headers.get("x-content-type-options") for answer in answers + more} == {"nosniff"}


async def test_nobodys_body_is_refused_before_it_is_read(app: App, visitor: httpx.AsyncClient, attack: Attack) -> None:
    read: list[str] = []

    async def watched(operation: str) -> Any:
        for _ in range(120):
            read.append(operation)
            yield b"x" * 100_000

    answers: dict[str, int] = {}
    for operation in operations():
        if ACCESS[operation.id] is Who.ANYONE or operation.method in ("GET", "HEAD"):
            continue
        path = operation.path.format_map(dict.fromkeys(re.findall(r"{(\w+)}", operation.path), "home"))
        answer = await visitor.request(
            operation.method, path, content=watched(operation.id), headers={"Content-Type": "application/json"}
        )
        answers[operation.id] = answer.status_code
    assert {name: code for name, code in answers.items() if code != REFUSED[ACCESS[name]][0]} == {}
    assert read == []
    attack("12 MB sent to owners' calls by somebody signed out", attempts=len(answers), result="401, not a byte read")


@pytest.mark.parametrize("hosts", [[], [b"vitrine.test", b"vitrine.test"], [b"vitrine.test", b"evil.example"]])
async def test_no_host_or_two_are_refused(app: App, hosts: list[bytes], attack: Attack) -> None:
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    async def ask(path: str, version: str) -> int:
        headers = [(b"host", host) for host in hosts]
        scope = {"type": "http", "method": "GET", "path": path, "raw_path": path.encode(), "query_string": b""}
        await app({**scope, "http_version": version, "scheme": "http", "headers": headers}, receive, send)
        return int([message["status"] for message in sent if message["type"] == "http.response.start"][-1])

    starts = [await ask(path, "1.1") for path in ("/home", "/api/session", "/healthz")]
    assert starts == [400, 400, 400]
    assert await ask("/healthz", "1.0") == (400 if hosts else 200), "before 1.1 nobody had to name one"
    attack("no Host, or two", attempts=len(starts), result="400")


async def test_an_odd_host_never_comes_back_in_a_location(app: App, visitor: httpx.AsyncClient, attack: Attack) -> None:
    """Without VITRINE_PUBLIC_URL any name leads here: a redirect to it would send others away, through a cache."""
    paths = {operation.path for operation in operations() if "{" not in operation.path}
    paths |= {"/dashboard", "/dashboard/login", "/healthz", "/media/x.png", "/favicon.svg", "/home", "/@x", "/assets/x"}
    asked = ["/", "//evil.example", "//evil.example/home", *(f"{path}/" for path in sorted(paths))]
    for path in asked:
        answer = await visitor.get(f"http://vitrine.test{path}", headers={"Host": "evil.example"})
        location = answer.headers.get("location", "/home")
        assert location.startswith("/") and not location.startswith("//"), f"{path} leads to {location}"
        assert "evil.example" not in location
    attack("another Host at an address that differs by a slash", attempts=len(asked), result="never in a Location")


async def test_unknown_paths_and_methods(visitor: httpx.AsyncClient) -> None:
    missing = await visitor.get("/api/nothing-here")
    assert (missing.status_code, missing.json()["code"]) == (404, "server.not_found")
    wrong = await visitor.delete("/api/accounts")
    assert (wrong.status_code, wrong.json()["code"]) == (405, "server.method_not_allowed")
    for language, words in (
        ("fr-FR,fr;q=0.9", "Page introuvable"),
        ("de", "Seite nicht gefunden"),
        ("fi", "Page not found"),
    ):
        for path in ("/nothing-here", "/@nobody", "/home/nothing/here"):
            page = await visitor.get(path, headers={"Accept-Language": language})
            assert (page.status_code, words in page.text) == (404, True)
            assert "Accept-Language" in page.headers["vary"]
    assert (await visitor.get("/dashboard/nothing-here")).status_code == 404


async def test_unknown_hosts_are_refused_once_our_own_is_known(settings: Settings, attack: Attack) -> None:
    named = settings.but(public_url="https://vitrine.example")
    async with running(named) as app, browser(app) as client:
        for host in ("evil.example", "vitrine.example.evil.example", "vitrine.example:8443", "", "127.0.0.1"):
            answer = await client.get("/home", headers={"Host": host})
            assert (answer.status_code, answer.json()["code"]) == (421, "server.unknown_host")
        assert (await client.get("/home", headers={"Host": "vitrine.example"})).status_code == 200
        assert (await client.get("/healthz", headers={"Host": "10.0.0.1"})).json() == {"status": "ok"}
    attack("hosts that are not ours", attempts=5, result="421")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("VITRINE_SIGNUP", "maybe"),
        ("VITRINE_PASSWORD_MIN", "3"),
        ("VITRINE_PUBLIC_URL", "vitrine.example/path"),
        ("VITRINE_LIMITS", "{"),
        ("VITRINE_LIMITS", '{"tea_per_hour": 3}'),
        ("VITRINE_LIMITS.items_per_list", '{"items_per_list": 101}'),
        ("VITRINE_LIMITS.signup_per_address", '{"signup_per_address": 5}'),
        ("VITRINE_LIMITS.json_bytes", '{"json_bytes": "many"}'),
        ("VITRINE_LIMITS.body_seconds", '{"body_seconds": 0}'),
        ("VITRINE_LIMITS.signup_per_address", '{"signup_per_address": "often"}'),
        ("VITRINE_LIMITS", '["signup_per_address"]'),
        ("VITRINE_TIMEZONE", "Mars"),
        ("VITRINE_PASSWORD_MIN", "six"),
        ("VITRINE_DATABASE_URL", "mysql://localhost/x"),
        ("VITRINE_SINGUP", "open"),
        ("VITRINE_TRUSTED_PROXIES", "10.0.0.5/8"),
    ],
)
def test_a_wrong_setting_refuses_the_start_by_name(name: str, value: str) -> None:
    with pytest.raises(BadSetting, match=name):
        read_settings({name.partition(".")[0]: value})


def test_a_setting_of_an_earlier_release_refuses_no_start() -> None:
    environment = {"VITRINE_PAGE_DISK_MB": "500", "VITRINE_PAGE_MEMORY_MB": "32"}
    assert read_settings(environment).page_memory_mb == 32
    [line] = name_warnings(environment)
    assert line.startswith("VITRINE_PAGE_DISK_MB does nothing any more")
    assert name_warnings({"VITRINE_PAGE_MEMORY_MB": "32"}) == []
