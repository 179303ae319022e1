"""A domain of the owner's own: claimed, proven by a record or a file, served; and never a way to anybody else's."""

import asyncio
from contextlib import AsyncExitStack
from urllib.parse import urlsplit

import httpx
import pytest

from tests.factories.app import ORIGIN, PASSWORD, Owner, browser, new_owner, running
from tests.factories.attacks import Attack
from tests.factories.world import World, watched
from tests.platform.storage.test_lanes import hold_every_place
from vitrine.app import App
from vitrine.platform.settings import Settings
from vitrine.platform.storage import lanes
from vitrine.platform.storage.lanes import LANES
from vitrine.sites.domains.names import BadDomain, normal_host, pasted_host
from vitrine.sites.domains.proof import HERE_PATH

pytestmark = pytest.mark.both_engines

HOST = "elise.example"


@pytest.fixture
def world(app: App) -> World:
    return watched(app)


async def claim(owner: Owner, host: str = HOST) -> dict[str, str]:
    answer = await owner.client.post("/api/site/domains", json={"host": host})
    assert answer.status_code == 201, answer.text
    claimed: dict[str, str] = answer.json()
    return claimed


async def check(owner: Owner, host: str = HOST) -> httpx.Response:
    return await owner.client.post(f"/api/site/domains/{host}/check")


async def prove(owner: Owner, world: World, host: str = HOST) -> None:
    claimed = await claim(owner, host)
    world.records[claimed["recordName"]] = [claimed["proof"]]
    assert (await check(owner, host)).status_code == 200


async def write(owner: Owner, headline: str) -> None:
    await owner.choose("FR")
    assert (await owner.save("home", texts={"headline": headline})).status_code == 200


def at(app: App, stack: AsyncExitStack, host: str) -> httpx.AsyncClient:
    """A visitor's browser on that host; Caddy passes the Host on as it came."""
    transport = httpx.ASGITransport(app=app, raise_app_exceptions=False)
    client = httpx.AsyncClient(transport=transport, base_url=f"https://{host}", headers={"Origin": f"https://{host}"})
    stack.push_async_callback(client.aclose)
    return client


@pytest.mark.parametrize(
    ("typed", "host"),
    [
        ("elise.example", "elise.example"),
        ("  HTTPS://WWW.Elise.Example/ ", "www.elise.example"),
        ("elise.example.", "elise.example"),
        ("Élise.fr", "xn--lise-9oa.fr"),
        ("xn--lise-9oa.fr", "xn--lise-9oa.fr"),
        ("straße.de", "xn--strae-oqa.de"),
    ],
)
def test_a_host_is_normalised(typed: str, host: str) -> None:
    assert normal_host(typed) == host


@pytest.mark.parametrize(
    "typed",
    [
        "", ".", "elise", "localhost", "a.localhost", "printer.local", "db.internal", "127.0.0.1", "0x7f.1",
        "2130706433", "[::1]", "::1", "elise.example:8080", "user@elise.example", "elise.example/path",
        "elise .example", "elise.example\r\nX: y", "-a.example", "a..example",
        "*.elise.example", "_vitrine.elise.example", "ftp://elise.example",
        "a" * 64 + ".example", ".".join(["a" * 60] * 5), "elise.example?x", "elise.example#x", "e\u0000.example",
    ],
)  # fmt: skip
def test_what_is_no_public_host_is_refused(typed: str) -> None:
    with pytest.raises(BadDomain):
        normal_host(typed)


async def test_a_record_proves_a_domain_and_it_serves_the_site(
    app: App, owner: Owner, world: World, stack: AsyncExitStack
) -> None:
    await write(owner, "Donner à lire")
    claimed = await claim(owner)
    assert claimed["recordName"] == f"_vitrine.{HOST}"
    refused = await check(owner)
    assert (refused.status_code, refused.json()["code"]) == (409, "domains.not_proven")
    assert refused.json()["params"] == {"record": "missing", "file": "missing"}

    world.records[claimed["recordName"]] = ["google-site-verification=1", claimed["proof"]]
    proven = await check(owner)
    assert (proven.status_code, proven.json()["isProven"]) == (200, True)

    visitor = at(app, stack, HOST)
    root = await visitor.get("/")
    assert (root.status_code, root.headers["location"]) == (307, "/home")
    page = await visitor.get("/home/fr")
    assert page.status_code == 200
    assert "Donner à lire" in page.text
    assert f'<link rel="canonical" href="https://{HOST}/home/fr">' in page.text
    assert f'hreflang="x-default" href="https://{HOST}/home"' in page.text
    assert f"<loc>https://{HOST}/home/fr</loc>" in (await visitor.get("/sitemap.xml")).text
    assert f"Sitemap: https://{HOST}/sitemap.xml" in (await visitor.get("/robots.txt")).text


@pytest.mark.parametrize(
    "typed",
    [
        "https://www.elise.example/accueil",
        "www.elise.example/a/b?c#d",
        "http://www.elise.example?x",
        "www.elise.example",
    ],
)
def test_a_pasted_address_is_taken_for_its_host(typed: str) -> None:
    assert pasted_host(typed) == "www.elise.example"


@pytest.mark.parametrize("typed", ["https://elise.example:8080/a", "https://u@elise.example/", "ftp://elise.example/a"])
def test_a_pasted_address_of_something_else_is_refused(typed: str) -> None:
    with pytest.raises(BadDomain):
        pasted_host(typed)


async def test_a_proven_domain_that_leads_elsewhere_is_told_from_one_that_leads_here(
    app: App, owner: Owner, world: World, stack: AsyncExitStack
) -> None:
    async def leads_here() -> bool:
        answer = await owner.client.get(f"/api/site/domains/{HOST}/reach")
        assert answer.status_code == 200
        return bool(answer.json()["leadsHere"])

    await prove(owner, world)
    assert not await leads_here(), "the record alone brings nobody"
    visitor = at(app, stack, HOST)
    # A server elsewhere may have the file of the proof, and anything else but our own answer.
    world.files[f"http://{HOST}/.well-known/vitrine.txt"] = (await visitor.get("/.well-known/vitrine.txt")).text
    world.files[f"http://{HOST}{HERE_PATH}"] = "vitrine"
    assert not await leads_here()
    world.files[f"http://{HOST}{HERE_PATH}"] = (await visitor.get(HERE_PATH)).text
    assert await leads_here()
    world.is_away = True
    assert not await leads_here()
    assert (await at(app, stack, "other.example").get(HERE_PATH)).status_code == 404


async def test_the_target_is_known_without_a_public_url(owner: Owner) -> None:
    assert (await owner.client.get("/api/site/domains")).json()["target"] == urlsplit(ORIGIN).hostname


async def test_a_file_proves_a_domain_too(owner: Owner, world: World) -> None:
    claimed = await claim(owner)
    world.files[claimed["fileUrl"]] = f"{claimed['proof']}\n"
    assert (await check(owner)).json()["isProven"] is True


async def test_a_refused_check_says_what_was_seen(owner: Owner, world: World) -> None:
    claimed = await claim(owner)
    world.records[claimed["recordName"]] = ["vitrine-0000"]
    world.files[claimed["fileUrl"]] = f"<html>{claimed['proof']}</html>"
    assert (await check(owner)).json()["params"] == {"record": "other", "file": "other"}
    world.is_away = True
    assert (await check(owner)).json()["params"] == {"record": "unreachable", "file": "unreachable"}


async def test_an_international_name_is_kept_as_browsers_send_it_and_shown_as_people_write_it(owner: Owner) -> None:
    claimed = await claim(owner, "Élise.fr")
    assert (claimed["host"], claimed["name"]) == ("xn--lise-9oa.fr", "élise.fr")
    assert (await owner.client.delete("/api/site/domains/élise.fr")).status_code == 204


async def test_claiming_again_keeps_the_token_and_six_are_too_many(owner: Owner) -> None:
    first = await claim(owner, "one.example")
    assert await claim(owner, "ONE.example") == first
    for number in range(2, 6):
        await claim(owner, f"{number}.example")
    refused = await owner.client.post("/api/site/domains", json={"host": "six.example"})
    assert (refused.status_code, refused.json()["code"]) == (409, "domains.too_many")
    listed = (await owner.client.get("/api/site/domains")).json()
    assert listed["domains"][0]["host"] == "one.example"
    assert (len(listed["domains"]), listed["max"]) == (5, 5)


@pytest.mark.parametrize("host", ["vitrine.test", "www.vitrine.test", "VITRINE.TEST."])
async def test_our_own_host_is_nobodys(owner: Owner, host: str) -> None:
    refused = await owner.client.post("/api/site/domains", json={"host": host})
    assert (refused.status_code, refused.json()["code"]) == (422, "domains.own_host")


async def test_two_may_claim_a_host_and_one_has_it(
    app: App, owner: Owner, other_owner: Owner, world: World, stack: AsyncExitStack
) -> None:
    await write(owner, "Élise")
    await write(other_owner, "Théo")
    await prove(owner, world)
    theirs = await claim(other_owner)
    world.records[theirs["recordName"]].append(theirs["proof"])
    refused = await check(other_owner)
    assert (refused.status_code, refused.json()["code"]) == (409, "domains.taken")
    assert "Élise" in (await at(app, stack, HOST).get("/home/fr")).text

    # The domain was sold: the record of the former owner is gone.
    world.records[theirs["recordName"]] = [theirs["proof"]]
    assert (await check(other_owner)).status_code == 200
    assert "Théo" in (await at(app, stack, HOST).get("/home/fr")).text
    [former] = (await owner.client.get("/api/site/domains")).json()["domains"]
    assert former["isProven"] is False


async def test_proofs_at_the_same_moment_leave_one_holder(
    owner: Owner, other_owner: Owner, world: World, attack: Attack
) -> None:
    tokens = [(await claim(claimant))["proof"] for claimant in (owner, other_owner)]
    world.records[f"_vitrine.{HOST}"] = tokens
    answers = await asyncio.gather(*(check(claimant) for claimant in (owner, other_owner, owner, other_owner)))
    assert {answer.status_code for answer in answers} == {200, 409}
    holders = [
        (await claimant.client.get("/api/site/domains")).json()["domains"][0] for claimant in (owner, other_owner)
    ]
    assert sorted(holder["isProven"] for holder in holders) == [False, True]
    attack("two owners that prove one domain at the same moment", attempts=2, result="one has it")


async def test_a_removed_domain_shows_nothing_of_the_site(
    app: App, owner: Owner, other_owner: Owner, world: World, stack: AsyncExitStack
) -> None:
    await write(other_owner, "La première")
    await write(owner, "Élise")
    await prove(owner, world)
    before = (await owner.site())["revision"]
    visitor = at(app, stack, HOST)
    assert "Élise" in (await visitor.get("/home/fr")).text
    assert (await owner.client.delete(f"/api/site/domains/{HOST}")).status_code == 204
    assert (await owner.site())["revision"] > before
    assert "Élise" not in (await visitor.get("/home/fr")).text
    assert (await owner.client.delete(f"/api/site/domains/{HOST}")).status_code == 404


async def test_a_domain_has_the_public_page_and_nothing_of_the_dashboard(
    app: App, owner: Owner, other_owner: Owner, world: World, stack: AsyncExitStack
) -> None:
    await write(owner, "Élise")
    await write(other_owner, "Théo")
    await prove(other_owner, world)
    visitor = at(app, stack, HOST)
    assert "Théo" in (await visitor.get("/home/fr")).text
    assert "Théo" in (await visitor.get("/@theo-lemarchand/fr")).text
    email = (await owner.client.get("/api/account")).json()["email"]
    for method, path in [
        ("GET", "/@elise-marechal"),
        ("GET", "/@elise-marechal/fr"),
        ("GET", "/dashboard"),
        ("GET", "/dashboard/login"),
        ("GET", "/aide"),
        ("GET", "/help/begin"),
        ("GET", "/api/site"),
        ("GET", "/api/session"),
        ("POST", "/api/session"),
        ("POST", "/api/accounts"),
        ("GET", "/openapi.json"),
        ("POST", "/home"),
    ]:
        answer = await visitor.request(method, path, json={"email": email})
        assert (path, answer.status_code) == (path, 404)
        assert "set-cookie" not in answer.headers


async def test_a_message_from_a_domains_page_arrives_and_one_from_elsewhere_does_not(
    app: App, owner: Owner, world: World, stack: AsyncExitStack
) -> None:
    await write(owner, "Élise")
    await prove(owner, world)
    visitor = at(app, stack, HOST)
    body = {"name": "Visiteuse", "email": "v@visite.fr", "message": "Bonjour", "language": "FR"}
    assert (await visitor.get("/api/sites/elise-marechal/message-token")).status_code == 200
    sent = await visitor.post("/api/sites/elise-marechal/messages", json=body)
    assert sent.status_code == 201, sent.text
    form = {"name": "Sans script", "email": "s@visite.fr", "message": "Bonsoir", "langue": "FR", "retour": "/home/fr"}
    plain = await visitor.post("/@elise-marechal/message", data=form)
    assert (plain.status_code, plain.headers["location"]) == (303, "/home/fr#merci")
    foreign = await visitor.post(
        "/api/sites/elise-marechal/messages", json=body, headers={"Origin": "https://evil.test"}
    )
    assert foreign.status_code == 403
    # Nor does a domain's page speak for the owner on the instance's own host.
    posing = await owner.client.delete(f"/api/site/domains/{HOST}", headers={"Origin": f"https://{HOST}"})
    assert posing.status_code == 403
    received = (await owner.client.get("/api/site/messages")).json()["messages"]
    assert {message["name"] for message in received} == {"Visiteuse", "Sans script"}


async def test_a_domain_of_a_site_that_was_never_saved_is_not_found(
    app: App, owner: Owner, world: World, stack: AsyncExitStack
) -> None:
    await prove(owner, world)
    assert (await at(app, stack, HOST).get("/home")).status_code == 404
    assert (await owner.site())["exists"] is False


async def test_caddy_gets_certificates_for_proven_hosts_only(
    owner: Owner, world: World, visitor: httpx.AsyncClient
) -> None:
    async def ask(domain: str) -> int:
        return (await visitor.get("/api/domains/ask", params={"domain": domain})).status_code

    await claim(owner)
    assert await ask(HOST) == 404
    await prove(owner, world)
    assert await ask(HOST) == 200
    assert await ask("Elise.Example") == 200
    for other in ("www.elise.example", "evil.example", "vitrine.test", "127.0.0.1", "", "x" * 250, "a b"):
        assert (other, await ask(other)) == (other, 404)


async def test_with_a_public_url_other_hosts_are_refused_and_domains_are_not(
    settings: Settings, stack: AsyncExitStack
) -> None:
    configured = settings.but(public_url=ORIGIN)
    app = await stack.enter_async_context(running(configured))
    world = watched(app)
    owner = await new_owner(app, stack)
    await write(owner, "Élise")
    stranger = at(app, stack, HOST)
    assert (await stranger.get("/home")).status_code == 421
    await prove(owner, world)
    assert "Élise" in (await stranger.get("/home/fr")).text
    assert "Élise" in (await at(app, stack, f"{HOST}:8443").get("/home/fr")).text
    # Caddy and health checks know us by another name.
    beside = at(app, stack, "vitrine:8000")
    assert (await beside.get("/api/domains/ask", params={"domain": HOST})).status_code == 200
    assert (await beside.get("/healthz")).status_code == 200
    assert (await beside.get("/home")).status_code == 421
    await owner.client.delete(f"/api/site/domains/{HOST}")
    assert (await stranger.get("/home")).status_code == 421


async def test_while_the_database_is_away_a_domain_keeps_its_page(
    app: App, owner: Owner, world: World, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    await write(owner, "Élise")
    await prove(owner, world)
    visitor = at(app, stack, HOST)
    before = await visitor.get("/home/fr")
    await owner.choose("FR", isOnline=False)  # a commit, so that what is known must be asked for again

    def away() -> None:
        raise OSError("no database")

    monkeypatch.setattr(app.services.database, "reading", away)
    kept = await visitor.get("/home/fr")
    assert (kept.status_code, kept.content) == (200, before.content)
    monkeypatch.undo()
    assert "Site en construction" in (await visitor.get("/home/fr")).text


@pytest.mark.parametrize("public_url", [None, ORIGIN])
async def test_a_domain_that_cannot_be_looked_up_shows_nobody_elses_page(
    settings: Settings, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch, public_url: str | None, attack: Attack
) -> None:
    """Whose it is nobody knows yet: neither 'not ours' nor the site at /home is the answer."""
    app = await stack.enter_async_context(running(settings.but(public_url=public_url)))
    owner = await new_owner(app, stack)
    await write(owner, "Élise")
    assert "Élise" in (await owner.client.get("/home/fr")).text
    monkeypatch.setattr(lanes, "PATIENCE_S", dict.fromkeys(LANES, 0.1))
    for name in ("pages", "visitors"):
        await hold_every_place(app, stack, name)
    newcomer = at(app, stack, HOST)
    page = await newcomer.get("/home/fr", headers={"Accept-Language": "fr"})
    assert (page.status_code, page.headers["Retry-After"]) == (503, "5")
    assert "Page momentanément indisponible" in page.text and "Élise" not in page.text
    called = await newcomer.get("/sitemap.xml")
    assert (called.status_code, called.json()["code"]) == (503, "server.unavailable")
    attack("a domain's first visit while every connection is taken", attempts=2, result="503, nobody else's page")


async def test_checks_are_limited(app: App, owner: Owner, world: World) -> None:
    app.services.settings.limits.domain_checks_per_account = "2/hour"
    await claim(owner)
    assert [(await check(owner)).status_code for _ in range(3)] == [409, 409, 429]


async def test_a_proxy_is_believed_only_when_trusted(settings: Settings, stack: AsyncExitStack) -> None:
    """Behind Caddy every visitor would share one address, and so one limit."""
    for number, (caller, proxies, seen) in enumerate(
        (
            ("127.0.0.1", (), "127.0.0.1"),
            ("127.0.0.1", ("127.0.0.1",), "203.0.113.7"),
            ("::ffff:127.0.0.1", ("127.0.0.0/8",), "203.0.113.7"),
            ("127.0.0.1", ("10.0.0.0/8",), "127.0.0.1"),
        )
    ):
        app = await stack.enter_async_context(running(settings.but(trusted_proxies=proxies)))
        client = await stack.enter_async_context(browser(app, **{"X-Forwarded-For": "198.51.100.1, 203.0.113.7"}))
        client._transport = httpx.ASGITransport(app=app, client=(caller, 4321))
        email = f"proxied{number}@example.com"
        made = {"userName": "Élise", "email": email, "password": PASSWORD}
        assert (await client.post("/api/accounts", json=made)).status_code == 201
        await client.post("/api/session", json={"email": email, "password": PASSWORD})
        [session] = (await client.get("/api/account/sessions")).json()
        assert session["address"] == seen
        await client.post("/api/account/deletion", json={"email": email})
