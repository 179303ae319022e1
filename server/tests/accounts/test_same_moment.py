"""Two things at one moment: every session ends while a call is under way; two calls that each leave one way in."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import asdict
from typing import Any

import httpx
import pytest
from sqlalchemy import delete, func, select, update

from tests.accounts.conftest import Room, sign_in, who_is
from tests.accounts.test_fresh_sign_in import DANGEROUS
from tests.accounts.test_passkeys import a_device, add
from tests.accounts.test_second_factor import _wide_steps, switch_on  # noqa: F401  (fixture)
from tests.factories.attacks import Attack
from vitrine.accounts.openid.provider import VerifiedIdentity
from vitrine.accounts.passwords import backoff
from vitrine.accounts.sealing import seal
from vitrine.accounts.sessions import guard
from vitrine.accounts.tables import Account, Identity, MailToken, Passkey, RecoveryCode, SecondFactor, Session
from vitrine.platform.keyring import open_keyring
from vitrine.platform.settings import Limits
from vitrine.platform.storage.base import Table

pytestmark = pytest.mark.both_engines

EMAIL = "maelle@kerbrat.studio"
ISSUER = "https://accounts.google.com"  # the settings' own
LONG_ENOUGH_TO_BE_ASKED = 0.5  # s; if a call comes later, it finds no session: 401 as well


def bring_identity(room: Room, browser: httpx.AsyncClient) -> None:
    """As if the issuer's window had just been closed."""
    who = asdict(VerifiedIdentity(ISSUER, "subject-1", EMAIL, True, "Maëlle", None))
    browser.cookies.set("vitrine_openid_link", seal(open_keyring(room.settings), "openid link", who, 900))


async def count(room: Room, table: type[Table]) -> int:
    async with room.database.reading() as session:
        return int(await session.scalar(select(func.count()).select_from(table)) or 0)


async def test_whoever_ends_every_session_comes_before_what_is_under_way_in_one(room: Room, attack: Attack) -> None:
    """A reset at the very moment at which a thief adds his own key: the key must not be there afterwards."""
    thief, device = await room.owner(), a_device()
    bring_identity(room, thief)
    offer = (await thief.post("/api/account/passkey-offers")).json()
    calls: dict[str, tuple[str, str, Any]] = {
        **{what: call for what, call in DANGEROUS.items() if what != "a passkey offered"},  # which changes nothing
        "a passkey added": ("POST", "/api/account/passkeys", device.make(offer)),
        "a name": ("PATCH", "/api/account", {"userName": "Le Voleur"}),
    }
    before = await count(room, MailToken)
    async with room.database.writing() as session:
        await session.execute(select(Account.id).with_for_update())
        under_way = [
            asyncio.create_task(thief.request(method, path, json=body)) for method, path, body in calls.values()
        ]
        await asyncio.sleep(LONG_ENOUGH_TO_BE_ASKED)
        await session.execute(delete(Session))
    answers = await asyncio.gather(*under_way)
    said = {what: answer.status_code for what, answer in zip(calls, answers, strict=True)}
    assert said == dict.fromkeys(calls, 401)
    left = [await count(room, table) for table in (Passkey, Identity, SecondFactor, RecoveryCode)]
    assert left == [0, 0, 0, 0] and await count(room, MailToken) == before and await count(room, Account) == 1
    assert (await sign_in(thief, EMAIL)).json()["account"]["userName"] == "Maëlle Kerbrat"
    attack("dangerous calls at the moment at which every session ends", attempts=len(calls), result="401")


async def test_a_body_that_comes_slowly_does_not_outlive_its_session(
    room: Room, monkeypatch: pytest.MonkeyPatch, attack: Attack
) -> None:
    monkeypatch.setattr(guard, "LOOKED_AT_AGAIN_AFTER_S", 0)
    owner, thief = await room.owner(), await room.browser()
    passkey = (await add(owner, a_device())).json()
    await sign_in(thief, EMAIL)

    async def slowly() -> AsyncIterator[bytes]:
        yield b'{"name": '
        assert (await owner.delete("/api/account/sessions")).status_code == 204
        yield b'"du voleur"}'

    json = {"Content-Type": "application/json"}
    answer = await thief.patch(f"/api/account/passkeys/{passkey['id']}", content=slowly(), headers=json)
    assert answer.status_code == 401
    assert (await owner.get("/api/account/passkeys")).json()[0]["name"] == passkey["name"]
    attack("a call kept open by its body while its session ends", attempts=1, result="401")


async def test_recovery_codes_made_at_once_are_ten(room: Room) -> None:
    owner = await room.owner()
    await switch_on(owner)
    async with room.database.writing() as session:
        await session.execute(select(RecoveryCode.id).with_for_update())  # both want to delete these
        under_way = [asyncio.create_task(owner.post("/api/account/recovery-codes")) for _ in range(2)]
        await asyncio.sleep(LONG_ENOUGH_TO_BE_ASKED)
    assert [answer.status_code for answer in await asyncio.gather(*under_way)] == [201, 201]
    assert await count(room, RecoveryCode) == 10


async def test_of_two_calls_that_each_take_a_last_way_in_one_is_refused(room: Room, attack: Attack) -> None:
    owner = await room.owner()
    for turn in range(4):
        device = a_device()
        passkey = (await add(owner, device)).json()
        bring_identity(room, owner)
        assert (await owner.post("/api/openid/link")).status_code == 200
        async with room.database.writing() as session:
            await session.execute(update(Account).values(password_hash=None))
        answers = await asyncio.gather(
            owner.delete("/api/openid/link"), owner.delete(f"/api/account/passkeys/{passkey['id']}")
        )
        assert sorted(answer.status_code for answer in answers)[1] == 409, turn
        assert await count(room, Passkey) + await count(room, Identity) == 1
        async with room.database.writing() as session:
            await session.execute(delete(Passkey))
            await session.execute(delete(Identity))
    attack("a last passkey and a last issuer taken away at once", attempts=8, result="409 for one of them")


async def test_signing_out_ends_a_sign_in_that_is_halfway(room: Room) -> None:
    """Else who sits down next at the same browser needs the code alone."""
    owner = await room.owner()
    app, _ = await switch_on(owner)
    browser = await room.browser()
    await sign_in(browser, EMAIL)
    assert (await browser.delete("/api/session")).status_code == 204
    late = await browser.post("/api/session/code", json={"code": app.code()})
    assert late.json()["code"] == "accounts.halfway_lost"
    assert await who_is(browser) is None


async def test_tries_that_begin_and_tries_that_are_forgotten_do_not_lock_each_other_out(room: Room) -> None:
    """Several counters each: whoever takes them in another order than his neighbour is ended by PostgreSQL."""
    limits = Limits(signin_per_account="1000000/hour", codes_from_anywhere="1000000/hour")
    counters = backoff.code_counters(limits, "an account", "192.0.2.7", "")

    async def bring() -> None:
        for _ in range(20):
            async with room.database.writing() as session:
                await backoff.begin_try(session, counters)
            async with room.database.writing() as session:
                await backoff.forget_tries(session, counters)

    await asyncio.gather(*(bring() for _ in range(6)))
