"""An operator's rights hang on two factors: his password, or his mailbox, alone gives nobody a second one."""

import httpx
import pytest
from sqlalchemy import select

from tests.accounts.conftest import PASSWORD, Room, confirm, sign_in
from tests.accounts.test_fresh_sign_in import DANGEROUS, prove
from tests.accounts.test_passkeys import a_device, add
from tests.accounts.test_second_factor import _wide_steps, bring, switch_on  # noqa: F401  (fixture)
from tests.factories.attacks import Attack
from vitrine.accounts.operators.service import add_operator, is_operator
from vitrine.accounts.tables import Account, AuditEntry

EMAIL = "maelle@kerbrat.studio"


@pytest.fixture
async def operator(room: Room) -> httpx.AsyncClient:
    owner = await room.owner()
    await confirm(room, owner)
    async with room.database.writing() as session:
        await add_operator(session, (await session.scalars(select(Account))).one())
    return owner


async def is_named(room: Room) -> bool:
    async with room.database.reading() as session:
        return await is_operator(session, (await session.scalars(select(Account.id))).one())


async def reset(room: Room, browser: httpx.AsyncClient) -> None:
    await browser.post("/api/accounts/reset-requests", json={"email": EMAIL})
    token = await room.link_token("nouveau mot de passe")
    answer = await browser.post("/api/accounts/reset", json={"token": token, "password": PASSWORD})
    assert answer.status_code == 204


async def test_with_an_operators_password_alone_nobody_adds_a_factor_of_his_own(
    room: Room, operator: httpx.AsyncClient, attack: Attack
) -> None:
    device = a_device()
    await add(operator, device)
    thief = await room.browser()
    await sign_in(thief, EMAIL)
    assert (await prove(thief, password=PASSWORD)).status_code in (204, 403)
    for what, (method, path, body) in DANGEROUS.items():
        answer = await thief.request(method, path, json=body)
        assert (answer.status_code, answer.json()["code"]) == (403, "accounts.sign_in_again"), what
        assert answer.json()["params"]["ways"] == ["passkey"]
    question = (await operator.post("/api/session/proof-question")).json()
    assert (await prove(operator, passkey=device.use(question))).status_code == 204
    assert (await operator.post("/api/account/second-factor")).status_code == 201
    attack("a factor added with an operator's password alone", attempts=len(DANGEROUS), result="403")


async def test_whoever_reads_an_operators_mailbox_is_none_unless_he_has_the_second_factor(
    room: Room, operator: httpx.AsyncClient, attack: Attack
) -> None:
    app, _ = await switch_on(operator)
    token = await room.link_token("La double vérification est activée")
    reader = await room.browser()
    await reset(room, reader)
    assert await is_named(room)  # the second factor stayed, and he has it not
    assert (await sign_in(reader, EMAIL)).json()["needsCode"] is True
    assert (await bring(operator, app.code())).status_code == 410

    assert (await reader.post("/api/accounts/undo", json={"token": token})).status_code == 200
    assert not await is_named(room)
    async with room.database.reading() as session:
        assert list(await session.scalars(select(AuditEntry.what))) == ["operator_unnamed"]
    attack("an operator's mailbox, to become one", attempts=2, result="is one no more until the shell names him anew")


async def test_a_reset_that_ends_an_operators_passkeys_ends_his_name_as_well(
    room: Room, operator: httpx.AsyncClient
) -> None:
    await add(operator, a_device())
    await reset(room, await room.browser())
    assert not await is_named(room)
