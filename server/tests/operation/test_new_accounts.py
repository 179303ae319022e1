"""`vitrine accounts add|confirm|reset-link`: an instance without mail, or without sign-up, has owners all the same."""

import httpx
import pytest
from sqlalchemy import select, update

from tests.factories.app import Owner, browser, running
from tests.factories.command import Run
from vitrine.accounts.tables import Account, AuditEntry
from vitrine.app import App
from vitrine.cli.preflight import cautions
from vitrine.platform.settings import Settings

EMAIL, CHOSEN = "elise@example.com", "une-porte-bleue-1794"


async def reset(client: httpx.AsyncClient, token: str, password: str = CHOSEN) -> int:
    answer = await client.post("/api/accounts/reset", json={"token": token, "password": password})
    return answer.status_code


async def audit_entries(app: App) -> list[tuple[str, str]]:
    async with app.services.database.reading() as session:
        rows = await session.scalars(select(AuditEntry).order_by(AuditEntry.at))
        return [(row.what, row.about_email) for row in rows]


def token_in(printed: str) -> str:
    return printed.partition("#token=")[2].strip()


async def sign_in(client: httpx.AsyncClient, password: str) -> int:
    return (await client.post("/api/session", json={"email": EMAIL, "password": password})).status_code


async def test_an_account_that_an_operator_adds_is_entered_by_the_link_that_is_printed(
    app: App, visitor: httpx.AsyncClient, run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await run("accounts", "add", EMAIL, "--name", "Élise Maréchal") == 0
    printed = capsys.readouterr().out
    assert "elise@example.com (Élise Maréchal) has an account now." in printed and "3 days" in printed
    assert await sign_in(visitor, CHOSEN) == 401
    token = token_in(printed)
    assert await reset(visitor, token) == 204
    assert await sign_in(visitor, CHOSEN) == 200
    async with app.services.database.reading() as session:
        [account] = await session.scalars(select(Account))
    assert (account.email, account.user_name) == (EMAIL, "Élise Maréchal") and account.email_verified_at
    assert await reset(visitor, token, "encore-une-autre-17") != 204, "it is good once"
    assert await run("accounts", "add", EMAIL) == 1
    assert "another account has the address" in capsys.readouterr().err
    assert await run("accounts", "add", "elise") == 1
    assert "is no e-mail address" in capsys.readouterr().err
    assert await audit_entries(app) == [("account_made", EMAIL)]


async def test_an_operator_confirms_an_address_by_hand(
    app: App, owner: Owner, run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    email = str((await owner.client.get("/api/session")).json()["account"]["email"])
    async with app.services.database.writing() as session:
        await session.execute(update(Account).values(email_verified_at=None))
    assert await run("accounts", "confirm", email) == 0
    assert f"{email} is confirmed now" in capsys.readouterr().out
    async with app.services.database.reading() as session:
        assert await session.scalar(select(Account.email_verified_at))
    assert await run("accounts", "confirm", email) == 0
    assert "was confirmed before" in capsys.readouterr().out
    assert await run("accounts", "confirm", "nobody@example.com") == 1
    assert "no account has the address nobody@example.com" in capsys.readouterr().err
    assert await audit_entries(app) == [("address_confirmed", email)]


async def test_a_link_is_printed_where_mail_is_down_and_the_newest_alone_is_good(
    app: App, owner: Owner, visitor: httpx.AsyncClient, run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    email = str((await owner.client.get("/api/session")).json()["account"]["email"])
    tokens = []
    for _ in range(2):
        assert await run("accounts", "reset-link", email) == 0
        tokens.append(token_in(capsys.readouterr().out))
    assert await reset(visitor, tokens[0]) != 204
    assert await reset(visitor, tokens[1]) == 204
    assert (await owner.client.get("/api/site")).status_code == 401, "its sessions ended with the former password"
    assert await audit_entries(app) == [("link_made", email)] * 2


async def test_a_closed_instance_offers_no_account_and_says_who_makes_them(settings: Settings) -> None:
    async with running(settings.but(signup="closed")) as app, browser(app) as visitor:
        page = await visitor.get("/home", headers={"Accept-Language": "fr"})
    assert page.status_code == 200
    assert "c’est son exploitant qui y ouvre les comptes" in page.text and "/dashboard/signup" not in page.text
    assert '<a class="notice-link" href="/dashboard/login">Se connecter</a>' in page.text
    [line] = cautions(settings.but(signup="closed"), has_accounts=False)
    assert "vitrine accounts add EMAIL" in line
    assert cautions(settings.but(signup="closed"), has_accounts=True) == []
