"""Proven domains are looked at again: gently, and to an end."""

from contextlib import AsyncExitStack
from datetime import timedelta

import pytest
from sqlalchemy import select

from tests.factories.app import ORIGIN, Owner
from tests.factories.clock import Clock
from tests.factories.letters import mails_out
from tests.factories.world import World, watched
from tests.services.mailbox import Mailbox
from tests.sites.domains.test_domains import HOST, at, check, prove, write
from vitrine.app import App
from vitrine.platform.settings import Settings
from vitrine.sites.domains.keeper import AFTER_SILENCE, LOOK_EVERY, MISSES_UNTIL_LOST, DomainKeeper
from vitrine.sites.domains.tables import Domain

FILE = f"http://{HOST}/.well-known/vitrine.txt"


@pytest.fixture
def settings(settings: Settings, mailbox: Mailbox) -> Settings:
    return settings.but(smtp_url=mailbox.url, mail_from="Vitrine <vitrine@vitrine.test>")


@pytest.fixture
def world(app: App) -> World:
    return watched(app)


@pytest.fixture
def days() -> Clock:
    return Clock()


@pytest.fixture
def keeper(app: App, world: World, days: Clock) -> DomainKeeper:
    state = app.services
    return DomainKeeper(state.database, state.verifier, state.outbox, ORIGIN, days)


async def _is_proven(app: App) -> bool:
    async with app.services.database.reading() as session:
        return await session.scalar(select(Domain.proven_at).where(Domain.host == HOST)) is not None


async def test_a_domain_whose_proof_is_gone_for_days_is_let_go_and_its_owner_told(
    owner: Owner, app: App, world: World, keeper: DomainKeeper, days: Clock, mailbox: Mailbox, stack: AsyncExitStack
) -> None:
    await write(owner, "Affiches")
    await prove(owner, world)
    assert await keeper.look_again() == 0  # not yet a day ago
    visitor = at(app, stack, HOST)

    async def names_itself() -> bool:
        return f'rel="canonical" href="https://{HOST}/home' in (await visitor.get("/home/fr")).text

    async def is_served() -> bool:
        return (await visitor.get("/api/domains/ask", params={"domain": HOST})).status_code == 200

    assert (await names_itself(), await is_served()) == (True, True)
    world.records.clear()
    await mails_out(app.services)
    mailbox.clear()
    for _ in range(MISSES_UNTIL_LOST):
        assert await _is_proven(app)
        days.ahead += LOOK_EVERY + timedelta(minutes=1)
        assert await keeper.look_again() == 1
    assert not await _is_proven(app)
    assert (await names_itself(), await is_served()) == (False, False)
    [listed] = (await owner.client.get("/api/site/domains")).json()["domains"]
    assert (listed["isProven"], listed["isLost"]) == (False, True)
    await mails_out(app.services)
    assert [str(mail["Subject"]) for mail in mailbox.received] == [f"Votre site ne répond plus à {HOST}"]
    assert await keeper.look_again() == 0

    world.records[listed["recordName"]] = [listed["proof"]]  # the same token proves it again
    assert (await check(owner)).json()["isLost"] is False
    assert (await names_itself(), await is_served()) == (True, True)


async def test_a_proof_that_comes_back_in_time_counts_from_the_beginning(
    owner: Owner, app: App, world: World, keeper: DomainKeeper, days: Clock
) -> None:
    await prove(owner, world)
    records = world.records
    for _ in range(2):
        for is_seen in [False] * (MISSES_UNTIL_LOST - 1) + [True]:
            world.records = records if is_seen else {}
            days.ahead += LOOK_EVERY + timedelta(minutes=1)
            assert await keeper.look_again() == 1
    assert await _is_proven(app)


async def test_a_silent_resolver_says_nothing_and_is_asked_again_soon(
    owner: Owner, app: App, world: World, keeper: DomainKeeper, days: Clock
) -> None:
    await prove(owner, world)
    world.records.clear()
    for _ in range(MISSES_UNTIL_LOST - 1):
        days.ahead += LOOK_EVERY + timedelta(minutes=1)
        await keeper.look_again()
    world.is_away = True  # one miss short of the end
    days.ahead += LOOK_EVERY + timedelta(minutes=1)
    for _ in range(2 * MISSES_UNTIL_LOST):
        assert await keeper.look_again() == 1
        assert await keeper.look_again() == 0
        days.ahead += AFTER_SILENCE + timedelta(minutes=1)
    assert await _is_proven(app)


async def test_a_proven_domain_that_leads_here_shows_its_own_token(
    owner: Owner, other_owner: Owner, app: App, world: World, keeper: DomainKeeper, days: Clock, stack: AsyncExitStack
) -> None:
    await prove(owner, world)
    visitor = at(app, stack, HOST)
    shown = await visitor.get("/.well-known/vitrine.txt")
    [listed] = (await owner.client.get("/api/site/domains")).json()["domains"]
    assert (shown.status_code, shown.text) == (200, listed["proof"])
    assert (await at(app, stack, "other.example").get("/.well-known/vitrine.txt")).status_code == 404

    world.records.clear()
    world.files[FILE] = shown.text
    for _ in range(MISSES_UNTIL_LOST + 1):
        days.ahead += LOOK_EVERY + timedelta(minutes=1)
        await keeper.look_again()
    assert await _is_proven(app)

    # Whoever writes its records has it, though the file that we serve still names the former owner.
    await prove(other_owner, world)
    assert (await visitor.get("/.well-known/vitrine.txt")).text != listed["proof"]
