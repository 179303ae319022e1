"""A stranger who guesses is slowed down, and never keeps the owner out."""

import time
from datetime import timedelta

import httpx
import pytest
from sqlalchemy import select, update

from tests.accounts.conftest import ORIGIN, PASSWORD, OpenRoom, Room, sign_in, sign_up
from tests.factories.attacks import Attack
from vitrine.accounts.sessions.devices import KEPT_SECONDS
from vitrine.accounts.tables import SignInTries
from vitrine.platform.errors import TooMany
from vitrine.platform.http.callers import network
from vitrine.platform.http.throttle import Throttle
from vitrine.platform.storage.base import now

pytestmark = pytest.mark.both_engines

EMAIL = "maelle@kerbrat.studio"
FEW = {"signin_per_account": "3/15 minutes", "signin_from_anywhere": "8/hour"}


async def _from(room: Room, address: str) -> httpx.AsyncClient:
    """A browser that calls from this address."""
    client = await room.browser()
    client._transport = httpx.ASGITransport(app=room.app, client=(address, 4321))
    return client


async def _guess(client: httpx.AsyncClient, times: int) -> list[int]:
    return [(await sign_in(client, EMAIL, f"guess {n}")).status_code for n in range(times)]


async def test_a_stranger_who_guesses_does_not_keep_the_owner_out(open_room: OpenRoom, attack: Attack) -> None:
    room = await open_room(limits=FEW)
    owner = await room.owner(EMAIL)
    await owner.delete("/api/session")
    assert await _guess(await room.browser(), 5) == [401, 401, 401, 429, 429]
    assert (await sign_in(owner, EMAIL)).status_code == 200, "from the same address, in the browser he knows"
    assert (await sign_in(await _from(room, "192.0.2.7"), EMAIL)).status_code == 200, "in a new one, from elsewhere"
    attack(
        "guesses of one stranger",
        attempts=5,
        result="429 for him; the owner signs in, in his own browser and from elsewhere",
    )


async def test_guesses_from_many_addresses_are_counted_together_and_known_browsers_apart(
    open_room: OpenRoom, attack: Attack
) -> None:
    room = await open_room(limits=FEW)
    owner = await room.owner(EMAIL)
    guesses = [await _guess(await _from(room, f"192.0.2.{n}"), 1) for n in range(10)]
    assert guesses == [[401]] * 8 + [[429]] * 2
    assert (await sign_in(await _from(room, "198.51.100.1"), EMAIL)).status_code == 429
    assert (await sign_in(owner, EMAIL)).status_code == 200
    attack(
        "guesses from many addresses",
        attempts=len(guesses),
        result="429 after the account's limit; the owner's own browser signs in",
    )


async def test_a_reset_makes_the_browser_known(open_room: OpenRoom) -> None:
    room = await open_room(limits=FEW)
    await sign_up(await room.browser(), EMAIL)
    for n in range(10):
        await _guess(await _from(room, f"192.0.2.{n}"), 1)
    new = await _from(room, "198.51.100.1")
    await new.post("/api/accounts/reset-requests", json={"email": EMAIL})
    token = await room.link_token("nouveau mot de passe")
    await new.post("/api/accounts/reset", json={"token": token, "password": "un-nouveau"})
    for n in range(10):
        await _guess(await _from(room, f"192.0.2.{n}"), 1)
    assert (await sign_in(new, EMAIL, "un-nouveau")).status_code == 200


async def test_a_known_browser_is_limited_itself_and_its_cookie_holds_no_secret(
    open_room: OpenRoom, attack: Attack
) -> None:
    room = await open_room(limits=FEW)
    owner = await room.owner(EMAIL)
    [cookie] = [
        header
        for header in (await sign_in(owner, EMAIL)).headers.get_list("set-cookie")
        if header.startswith("vitrine_device=")
    ]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie
    thief = await room.browser(Cookie=cookie.partition(";")[0])
    assert (await thief.get("/api/account")).status_code == 401
    assert await _guess(thief, 4) == [401, 401, 401, 429]
    attack("a stolen cookie of a known browser", attempts=5, result="opens nothing; guesses with it are limited too")


async def test_a_new_password_makes_former_browsers_strangers(open_room: OpenRoom) -> None:
    room = await open_room(limits=FEW)
    owner, former = await room.owner(EMAIL), await room.browser()
    await sign_in(former, EMAIL)
    await owner.put("/api/account/password", json={"newPassword": "un-nouveau"})
    assert await _guess(await room.browser(), 4) == [401, 401, 401, 429]
    assert (await sign_in(former, EMAIL, "un-nouveau")).status_code == 429
    assert (await sign_in(owner, EMAIL, "un-nouveau")).status_code == 200


async def test_a_browser_is_forgotten_after_its_time_however_lately_it_was_known(
    open_room: OpenRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await open_room(limits=FEW)
    cookie = f"vitrine_device={(await room.owner(EMAIL)).cookies['vitrine_device']}"  # sent for longer than it is good
    assert await _guess(await room.browser(), 4) == [401, 401, 401, 429]
    assert (await sign_in(await room.browser(Cookie=cookie), EMAIL)).status_code == 200
    later = time.time() + KEPT_SECONDS + 60
    monkeypatch.setattr("vitrine.accounts.sealing.time.time", lambda: later)
    assert (await sign_in(await room.browser(Cookie=cookie), EMAIL)).status_code == 429, "as a stranger's"


async def test_a_browser_of_one_account_is_a_stranger_to_another(open_room: OpenRoom) -> None:
    room = await open_room(limits=FEW)
    await room.owner(EMAIL)
    other = await room.owner("other@kerbrat.studio")
    assert await _guess(other, 4) == [401, 401, 401, 429]
    assert (await sign_in(other, "other@kerbrat.studio")).status_code == 200


async def test_strangers_at_the_door_do_not_stop_a_signed_in_owner_from_confirming(open_room: OpenRoom) -> None:
    room = await open_room(limits=FEW)
    owner = await room.owner(EMAIL)
    await _guess(await room.browser(), 4)
    assert (await owner.post("/api/session/proof", json={"password": PASSWORD})).status_code == 204


@pytest.mark.parametrize("jump", [timedelta(days=1), timedelta(minutes=12)])
async def test_a_clock_that_is_put_back_makes_no_long_wait(open_room: OpenRoom, jump: timedelta) -> None:
    room = await open_room(limits=FEW)
    browser = await room.browser()
    assert (await _guess(browser, 4))[-1] == 429
    async with room.database.writing() as session:
        assert await session.scalar(select(SignInTries.failures)) == 3
        await session.execute(update(SignInTries).values(last_failed_at=now() + jump))
    answer = await sign_in(browser, EMAIL, "guess")
    assert answer.status_code == 401 or int(answer.headers["Retry-After"]) <= 30


async def test_a_clock_that_is_put_back_makes_no_long_wait_for_other_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    throttle, real = Throttle(), time.time
    with monkeypatch.context() as tomorrow:
        tomorrow.setattr(time, "time", lambda: real() + 86_400)
        await throttle.hit("contact", "1/minute", "192.0.2.7")
    await throttle.hit("contact", "1/minute", "192.0.2.7")
    with pytest.raises(TooMany):
        await throttle.hit("contact", "1/minute", "192.0.2.7")


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("unix", "unix"),
    ],
)
def test_what_counts_as_one_address(address: str, counted: str) -> None:
    assert network(address) == counted


@pytest.mark.parametrize("path", ["/api/accounts", "/api/session", "/api/accounts/reset-requests"])
async def test_a_line_with_many_ipv6_addresses_is_one_address(open_room: OpenRoom, path: str, attack: Attack) -> None:
    two = {"signup_per_address": "2/hour", "signin_per_address": "2/hour", "reset_per_address": "2/hour"}
    room = await open_room(limits=two)
    statuses = []
    for n in range(3):
        body = {"email": f"{n}@kerbrat.studio"}
        if path == "/api/accounts":
            body |= {"userName": "Maëlle", "password": PASSWORD}
        elif path == "/api/session":
            body |= {"password": PASSWORD}
        client = await _from(room, f"2001:db8::{n:x}:1")
        statuses.append((await client.post(path, json=body, headers={"Origin": ORIGIN})).status_code)
    assert statuses[-1] == 429 and 429 not in statuses[:2]
    attack(
        "sign-ups, sign-ins and resets from many addresses of one IPv6 /64",
        attempts=len(statuses),
        result="counted as one address: 429",
    )
