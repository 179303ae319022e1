"""Links that take back what a thief did: the second factor that he set, and how long a mailbox has that power."""

from datetime import timedelta

import httpx
import pytest
from sqlalchemy import select

from tests.accounts.conftest import PASSWORD, Room, confirm, sign_in, who_is
from tests.accounts.test_passkeys import a_device, add, enter
from tests.accounts.test_second_factor import _wide_steps, bring, switch_on  # noqa: F401  (fixture)
from tests.factories.attacks import Attack
from vitrine.accounts.tables import MailToken
from vitrine.platform.storage.base import now

pytestmark = pytest.mark.both_engines

EMAIL = "maelle@kerbrat.studio"
ON = "La double vérification est activée"


async def undo(browser: httpx.AsyncClient, token: str) -> httpx.Response:
    return await browser.post("/api/accounts/undo", json={"token": token})


async def links(room: Room) -> list[str]:
    async with room.database.reading() as session:
        return list(await session.scalars(select(MailToken.id).where(MailToken.purpose == "factor")))


async def test_a_factor_that_a_thief_set_is_taken_away_by_the_link_in_its_mail(room: Room, attack: Attack) -> None:
    owner, thief, device = await room.owner(), await room.browser(), a_device()
    await confirm(room, owner)
    await sign_in(thief, EMAIL)  # he found the password out
    app, spares = await switch_on(thief)
    token = await room.link_token(ON)
    await add(thief, device)
    # Off and on again, and new codes: the first mail's link goes on working.
    assert (await thief.delete("/api/account/second-factor")).status_code == 204
    app, spares = await switch_on(thief)
    await thief.put("/api/account/password", json={"newPassword": "du-voleur-12"})

    # A new password alone does not bring the owner in.
    await owner.post("/api/accounts/reset-requests", json={"email": EMAIL})
    reset = await room.link_token("nouveau mot de passe")
    await owner.post("/api/accounts/reset", json={"token": reset, "password": PASSWORD})
    assert (await sign_in(owner, EMAIL)).json()["needsCode"] is True

    undone = await undo(owner, token)
    assert (undone.status_code, undone.json()["email"]) == (200, EMAIL)
    assert (await undo(owner, token)).status_code == 410
    assert await who_is(thief) is None
    for password in (PASSWORD, "du-voleur-12"):
        assert (await sign_in(thief, EMAIL, password)).status_code == 401
    assert (await bring(thief, app.code())).status_code == 410 and (await bring(thief, spares[0])).status_code == 410
    assert (await enter(thief, device)).json()["code"] == "accounts.passkey_unknown"
    await owner.post("/api/accounts/reset-requests", json={"email": EMAIL})
    reset = await room.link_token("nouveau mot de passe")
    await owner.post("/api/accounts/reset", json={"token": reset, "password": PASSWORD})
    assert (await sign_in(owner, EMAIL)).json()["account"]["email"] == EMAIL
    attack(
        "a second factor set with a stolen password, to keep its owner out",
        attempts=5,
        result="the link in the mail takes it away; out",
    )


async def test_the_link_is_good_for_a_week_and_for_the_mailbox_that_the_account_has(room: Room) -> None:
    owner = await room.owner()
    await switch_on(owner)
    assert ON in [mail["Subject"] for mail in await room.mails()]
    assert await links(room) == []  # nobody confirmed the address: it may be another's, who would be given the account
    assert (await owner.delete("/api/account/second-factor")).status_code == 204
    await confirm(room, owner)
    await switch_on(owner)
    token = await room.link_token(ON)

    # Whoever still reads the former mailbox has the link that puts the address back, and no other.
    await owner.post("/api/account/email", json={"email": "nouvelle@kerbrat.studio"})
    changed = await room.link_token("nouvelle adresse")
    await owner.post("/api/accounts/confirmation", json={"token": changed})
    assert (await undo(await room.browser(), token)).json()["code"] == "accounts.link_spent"
    assert await who_is(owner) == "nouvelle@kerbrat.studio"
    assert (await owner.get("/api/account/second-factor")).json()["isOn"] is True

    assert (await owner.delete("/api/account/second-factor")).status_code == 204
    await switch_on(owner)
    token = await room.link_token(ON)
    async with room.database.writing() as session:
        row = await session.scalar(select(MailToken).order_by(MailToken.created_at.desc()).limit(1))
        assert row is not None and row.expires_at - now() > timedelta(days=6, hours=23)
        row.expires_at = now()
    assert (await undo(owner, token)).status_code == 410
