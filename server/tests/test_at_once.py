"""The same thing at the same moment, from two machines on one PostgreSQL: one wins or all do, and nobody gets a 500.

SQLite has one writer at a time, whoever it is; there these races cannot be lost.
"""

import asyncio
from collections.abc import Awaitable, Iterable
from contextlib import AsyncExitStack

import asyncpg
import httpx
import pytest
from sqlalchemy import func, select

from tests.factories.app import PASSWORD, Owner, browser, new_owner, running
from tests.factories.attacks import Attack
from tests.factories.world import watched
from tests.public.visits.people import DESKTOP
from vitrine.accounts import mail_links
from vitrine.accounts.openid.accounts import link, open_account
from vitrine.accounts.openid.provider import VerifiedIdentity
from vitrine.accounts.service import create_account
from vitrine.accounts.tables import Account, MailToken
from vitrine.app import App
from vitrine.platform.settings import Settings
from vitrine.platform.storage.database import Database
from vitrine.public.visits.tables import VitalsDay
from vitrine.sites.site.site_lifecycle import StoredSiteLifecycle
from vitrine.sites.site.tables import Site

pytestmark = pytest.mark.postgresql
WHO = VerifiedIdentity("https://issuer.example", "subject-1", "elise@example.com", True, "Élise", None)


@pytest.fixture
async def other_app(settings: Settings, stack: AsyncExitStack) -> App:
    """A second machine."""
    return await stack.enter_async_context(running(settings))


@pytest.fixture
async def doors(app: App, other_app: App, stack: AsyncExitStack) -> list[httpx.AsyncClient]:
    return [await stack.enter_async_context(browser(node)) for node in (app, other_app)]


@pytest.fixture
def databases(app: App, other_app: App) -> list[Database]:
    return [app.services.database, other_app.services.database]


async def _statuses(calls: Iterable[Awaitable[httpx.Response]]) -> list[int]:
    return sorted(answer.status_code for answer in await asyncio.gather(*calls))


async def test_sign_ups_of_one_name_all_get_an_address(doors: list[httpx.AsyncClient], app: App) -> None:
    def sign_up(number: int) -> Awaitable[httpx.Response]:
        account = {"userName": "Élise Maréchal", "email": f"elise{number}@example.com", "password": PASSWORD}
        return doors[number % 2].post("/api/accounts", json=account)

    assert await _statuses(sign_up(number) for number in range(12)) == [201] * 12
    async with app.services.database.reading() as session:
        slugs = set(await session.scalars(select(Site.slug)))
    assert slugs == {"elise-marechal", *(f"elise-marechal-{number}" for number in range(2, 13))}


async def test_of_sign_ups_with_one_address_one_wins(doors: list[httpx.AsyncClient], attack: Attack) -> None:
    account = {"userName": "Élise", "email": "elise@example.com", "password": PASSWORD}
    calls = (doors[number % 2].post("/api/accounts", json=account) for number in range(6))
    assert await _statuses(calls) == [201, *[409] * 5]
    attack(
        "sign-ups with one mail address on two nodes at once (PostgreSQL)",
        attempts=6,
        result="one wins, 409 for the others",
    )


async def test_of_sites_that_want_one_address_one_gets_it(
    app: App, other_app: App, stack: AsyncExitStack, attack: Attack
) -> None:
    owners = [await new_owner(node, stack, f"Atelier {number}") for number, node in enumerate([app, other_app] * 3)]
    for turn in range(3):
        choices = (owner.choose("FR", slug=f"atelier-du-quai-{turn}") for owner in owners)
        assert await _statuses(choices) == [200, *[409] * 5]
    attack(
        "sites that want one address, on two nodes at once (PostgreSQL)",
        attempts=3 * len(owners),
        result="one gets it, 409 for the others",
    )


async def test_the_first_reports_of_a_day_are_all_counted(
    doors: list[httpx.AsyncClient], owner: Owner, app: App, other_app: App
) -> None:
    await owner.choose("FR")
    slug = (await owner.site())["slug"]
    report = {"language": "FR", "metrics": {"LCP": {"value": 2.5, "rating": "good"}}}
    browser = {"User-Agent": DESKTOP}
    calls = (doors[number % 2].post(f"/api/sites/{slug}/vitals", json=report, headers=browser) for number in range(40))
    assert await _statuses(calls) == [204] * 40
    await asyncio.gather(*(node.services.visits.write() for node in (app, other_app)))
    async with app.services.database.reading() as session:
        assert (await session.execute(select(VitalsDay.count, VitalsDay.total))).one() == (40, 100.0)


async def test_of_two_who_confirm_one_address_one_gets_it(
    doors: list[httpx.AsyncClient], databases: list[Database], attack: Attack
) -> None:
    for turn in range(5):
        tokens = []
        for number, database in enumerate(databases):
            async with database.writing() as session:
                email = f"owner{turn}-{number}@example.com"
                account = await create_account(
                    session, StoredSiteLifecycle(), user_name="Théo", email=email, password_hash=None
                )
                tokens.append(await mail_links.issue(session, account, "email", f"wanted{turn}@example.com"))
        calls = (
            door.post("/api/accounts/confirmation", json={"token": token})
            for door, token in zip(doors, tokens, strict=True)
        )
        assert await _statuses(calls) == [200, 409]
    attack(
        "two accounts that confirm one mail address at once (PostgreSQL)",
        attempts=10,
        result="one gets it, 409 for the other",
    )


async def test_an_owner_signs_in_in_many_windows(doors: list[httpx.AsyncClient]) -> None:
    account = {"email": "elise@example.com", "password": PASSWORD}
    assert (await doors[0].post("/api/accounts", json={"userName": "Élise", **account})).status_code == 201
    for _ in range(6):
        assert await _statuses(doors[number % 2].post("/api/session", json=account) for number in range(8)) == [200] * 8


async def test_links_asked_for_at_once_leave_one_that_works(databases: list[Database]) -> None:
    async with databases[0].writing() as session:
        account = await create_account(
            session, StoredSiteLifecycle(), user_name="Élise", email="elise@example.com", password_hash=None
        )

    async def issue(database: Database) -> None:
        async with database.writing() as session:
            await mail_links.issue(session, account, "reset", account.email)

    await asyncio.gather(*(issue(database) for database in databases * 4))
    async with databases[0].reading() as session:
        assert await session.scalar(select(func.count()).select_from(MailToken)) == 1


async def test_two_first_sign_ins_through_the_issuer_open_one_account(
    databases: list[Database], settings: Settings, attack: Attack
) -> None:
    async def sign_in(database: Database) -> str:
        async with database.writing() as session:
            account, _ = await open_account(session, settings, StoredSiteLifecycle(), WHO)
            return account.id

    opened = await asyncio.gather(*(sign_in(database) for database in databases * 4))
    assert len(set(opened)) == 1
    attack("first OpenID sign-ins of one identity at once (PostgreSQL)", attempts=len(opened), result="one account")


async def test_linking_twice_at_once_is_linking_once(databases: list[Database]) -> None:
    async with databases[0].writing() as session:
        account = await create_account(
            session, StoredSiteLifecycle(), user_name="Élise", email="e@example.com", password_hash=None
        )

    async def link_it(database: Database) -> None:
        async with database.writing() as session:
            await link(session, await session.get_one(Account, account.id), WHO)

    await asyncio.gather(*(link_it(database) for database in databases * 4))


async def test_an_account_that_ends_meanwhile_is_gone_and_no_failure(
    app: App, stack: AsyncExitStack, attack: Attack
) -> None:
    tried = 0
    for _ in range(3):
        owner = await new_owner(app, stack)
        await owner.choose("FR")
        email = (await owner.client.get("/api/account")).json()["email"]
        draft = {"baseRevision": 0, "tab": "t", "content": {"languages": {}}}
        ending = owner.client.post("/api/account/deletion", json={"email": email})
        others = [
            call
            for _ in range(4)
            for call in (
                owner.client.put("/api/site/drafts/about", json=draft),
                owner.client.post("/api/session", json={"email": email, "password": PASSWORD}),
                owner.client.patch("/api/account", json={"userName": "Autre"}),
                owner.client.post("/api/account/verification"),
            )
        ]
        statuses = await _statuses([ending, *others])
        assert statuses[-1] < 500, statuses
        tried += len(statuses)
    attack("calls of an account while it is deleted (PostgreSQL)", attempts=tried, result="no 500")


async def test_pages_of_a_site_never_go_back_to_an_earlier_revision(owner: Owner, other_app: App) -> None:
    """A proof that read the site before two saves and is written after them."""
    await owner.choose("FR")
    world = watched(owner.app)
    host = "elise.example"
    proof = (await owner.client.post("/api/site/domains", json={"host": host})).json()["proof"]
    world.records[f"_vitrine.{host}"] = [proof]
    slow_save = await asyncpg.connect(owner.app.settings.database_url.replace("+asyncpg", ""))
    saving = slow_save.transaction()
    await saving.start()
    revision = await slow_save.fetchval("UPDATE sites SET revision = revision + 2 RETURNING revision")
    proving = asyncio.create_task(owner.client.post(f"/api/site/domains/{host}/check"))
    waiting = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    async with asyncio.timeout(20):
        while not await slow_save.fetchval(waiting):  # noqa: ASYNC110  (only looking tells)
            await asyncio.sleep(0.01)
    await saving.commit()
    assert (await proving).status_code == 200
    assert await slow_save.fetchval("SELECT revision FROM sites") == revision + 1
    await slow_save.close()
