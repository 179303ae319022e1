"""`vitrine accounts reset-mail`: an owner who lost his mailbox comes in by another, and nobody else does."""

import re

import httpx
import pytest
from sqlalchemy import select, update

from tests.accounts.test_second_factor import bring, switch_on
from tests.factories.app import PASSWORD, Owner
from tests.factories.attacks import Attack
from tests.factories.command import Run
from tests.factories.letters import mails_out
from tests.services.mailbox import Mailbox
from vitrine.accounts.operators.audit import SHELL
from vitrine.accounts.tables import Account, AuditEntry, Passkey
from vitrine.app import App
from vitrine.platform.settings import Settings
from vitrine.platform.storage.base import now

NEW, CHOSEN = "neuve@example.com", "une-autre-porte-1794"
WORDS = ("accounts", "reset-mail")


@pytest.fixture
def settings(settings: Settings, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch) -> Settings:
    monkeypatch.setenv("VITRINE_SMTP_URL", mailbox.url)
    return settings.but(smtp_url=mailbox.url)


@pytest.fixture
async def email(app: App, owner: Owner, mailbox: Mailbox) -> str:
    """Of an owner who confirmed it; the application's mails are out of the way."""
    address = str((await owner.client.get("/api/session")).json()["account"]["email"])
    async with app.services.database.writing() as session:
        await session.execute(update(Account).where(Account.email == address).values(email_verified_at=now()))
    await mails_out(app.services)
    mailbox.clear()
    return address


def token_in(mailbox: Mailbox, to: str) -> str:
    [mail] = [mail for mail in mailbox.received if mail["To"] == to]
    body = mail.get_body(("plain",))
    found = re.search(r"/dashboard/reset#token=(\S+)", body.get_content()) if body else None
    return found[1] if found else ""


async def sign_in(client: httpx.AsyncClient, email: str, password: str) -> httpx.Response:
    return await client.post("/api/session", json={"email": email, "password": password})


async def reset(client: httpx.AsyncClient, token: str) -> int:
    return (await client.post("/api/accounts/reset", json={"token": token, "password": CHOSEN})).status_code


async def test_the_new_mailbox_opens_the_account_with_its_second_factor_and_nothing_else_does(
    app: App,
    owner: Owner,
    visitor: httpx.AsyncClient,
    email: str,
    mailbox: Mailbox,
    run: Run,
    capsys: pytest.CaptureFixture[str],
    attack: Attack,
) -> None:
    phone, _codes = await switch_on(owner.client)
    uid = (await owner.client.get("/api/account")).json()["uid"]
    async with app.services.database.writing() as session:
        session.add(Passkey(account_id=uid, credential_id="one", public_key=b"", name="Une clé"))
    await mails_out(app.services)
    mailbox.clear()

    assert await run(*WORDS, email, NEW, "--dry-run") == 0
    said = capsys.readouterr().out
    assert "passkeys (1)" in said and "second factor stays" in said
    assert await run(*WORDS, email, NEW) == 1  # nobody there to ask
    assert mailbox.received == [] and (await owner.client.get("/api/site")).status_code == 200

    assert await run(*WORDS, email, NEW, "--yes") == 0
    assert sorted(str(mail["To"]) for mail in mailbox.received) == sorted((email, NEW))
    token = token_in(mailbox, NEW)
    assert token and not token_in(mailbox, email)
    # The sessions are over; the address is the old one still, and whoever reads it gets no link.
    assert (await owner.client.get("/api/site")).status_code == 401
    mailbox.clear()
    assert (await visitor.post("/api/accounts/reset-requests", json={"email": email})).status_code == 202
    await mails_out(app.services)
    assert mailbox.received == []
    assert (await sign_in(visitor, NEW, PASSWORD)).status_code == 401

    assert await reset(visitor, token) == 204
    assert await reset(visitor, token) == 410
    assert (await sign_in(visitor, email, PASSWORD)).status_code == 401
    assert (await sign_in(visitor, NEW, PASSWORD)).status_code == 401
    assert (await sign_in(visitor, NEW, CHOSEN)).json()["needsCode"] is True
    assert (await bring(visitor, phone.code())).status_code == 200
    account = (await visitor.get("/api/account")).json()
    assert (account["uid"], account["email"], account["emailVerified"]) == (uid, NEW, True)
    assert (await visitor.get("/api/account/passkeys")).json() == []
    async with app.services.database.reading() as session:
        entry = (await session.scalars(select(AuditEntry).where(AuditEntry.what == "address_reset"))).one()
    assert (entry.by_email, entry.about_email, entry.details) == (SHELL, email, {"newEmail": NEW})
    attack("the former mailbox asks for a link while the operator's is open", attempts=1, result="no mail")


async def test_an_address_that_is_none_or_another_owners_is_refused_and_a_second_link_voids_the_first(
    owner: Owner,
    other_owner: Owner,
    visitor: httpx.AsyncClient,
    email: str,
    mailbox: Mailbox,
    run: Run,
    capsys: pytest.CaptureFixture[str],
) -> None:
    theirs = str((await other_owner.client.get("/api/session")).json()["account"]["email"])
    assert await run(*WORDS, email, theirs.upper(), "--yes") == 1
    assert "another account has the address" in capsys.readouterr().err
    assert await run(*WORDS, email, "no address", "--yes") == 1
    assert await run(*WORDS, "nobody@example.com", NEW, "--yes") == 1
    assert (await owner.client.get("/api/site")).status_code == 200  # nothing was changed

    mailbox.refusal = "451 try again later"
    assert await run(*WORDS, email, NEW, "--yes") == 1
    assert "no mail to" in capsys.readouterr().err
    mailbox.refusal = None
    assert await run(*WORDS, email, NEW, "--yes") == 0
    first = token_in(mailbox, NEW)
    mailbox.clear()
    assert await run(*WORDS, email, "autre@example.com", "--yes") == 0
    assert await reset(visitor, first) == 410
    # Taken by somebody else meanwhile: refused, and the account stays as it was.
    account = {"userName": "Un Autre", "email": "autre@example.com", "password": PASSWORD}
    assert (await visitor.post("/api/accounts", json=account)).status_code == 201
    assert await reset(visitor, token_in(mailbox, "autre@example.com")) == 409
    assert (await sign_in(visitor, email, PASSWORD)).status_code == 200
