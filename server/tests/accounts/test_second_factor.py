"""The second factor by app: set up, asked for on every way in, recovery codes; what guessers and copies get."""

import asyncio
import time
from typing import Any

import httpx
import pyotp
import pytest
from sqlalchemy import delete, select

from tests.accounts.conftest import PASSWORD, OpenRoom, Room, confirm, sign_in, who_is
from tests.accounts.test_passkeys import a_device, add, enter
from tests.factories.attacks import Attack
from vitrine.accounts.second_factor import totp
from vitrine.accounts.tables import Account, Identity, RecoveryCode, SecondFactor, SignInTries
from vitrine.cli.main import main

EMAIL = "maelle@kerbrat.studio"


class App:
    """The app on the owner's phone. Its codes are those of the steps to come: each is good once."""

    def __init__(self, secret: str) -> None:
        self.totp = pyotp.TOTP(secret)
        self.step = int(time.time()) // totp.STEP_S - 1

    def code(self) -> str:
        self.step += 1
        return self.totp.at(self.step * totp.STEP_S)

    def wrong_codes(self, count: int) -> list[str]:
        """Codes that are right at no step near. So wide are the steps that one in thousands of made-up ones is."""
        now = int(time.time()) // totp.STEP_S
        right = {self.totp.at(step * totp.STEP_S) for step in range(now - 60, now + 60)}
        return [code for code in (f"{number:06}" for number in range(count + len(right))) if code not in right][:count]


@pytest.fixture(autouse=True)
def _wide_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests use several codes within one half minute: their app is ahead of the clock, each time by a step."""
    monkeypatch.setattr(totp, "STEPS_BESIDE", 20)


async def switch_on(owner: httpx.AsyncClient) -> tuple[App, list[str]]:
    begun = await owner.post("/api/account/second-factor")
    assert begun.status_code == 201, begun.text
    app = App(begun.json()["secret"])
    confirmed = await owner.put("/api/account/second-factor", json={"code": app.code()})
    assert confirmed.status_code == 200, confirmed.text
    return app, confirmed.json()["codes"]


async def bring(browser: httpx.AsyncClient, code: str) -> httpx.Response:
    return await browser.post("/api/session/code", json={"code": code})


async def test_it_counts_once_a_code_has_confirmed_it_and_is_asked_for_after_the_password(room: Room) -> None:
    owner = await room.owner()
    begun = (await owner.post("/api/account/second-factor")).json()
    assert begun["address"].startswith("otpauth://totp/Vitrine:") and begun["secret"] in begun["address"]
    assert begun["squarePath"].startswith("M4 4h1v1h-1z") and begun["squareSize"] > 29
    wrong = await owner.put("/api/account/second-factor", json={"code": App(begun["secret"]).wrong_codes(1)[0]})
    assert (wrong.status_code, wrong.json()["code"]) == (403, "accounts.wrong_code")
    # Not confirmed: it is not asked for.
    assert (await sign_in(await room.browser(), EMAIL)).json()["needsCode"] is False

    other = await room.browser()
    await sign_in(other, EMAIL)
    app, spares = await switch_on(owner)
    assert len(set(spares)) == 10
    state = (await owner.get("/api/account/second-factor")).json()
    assert (state["isOn"], state["recoveryCodesLeft"]) == (True, 10)
    assert await who_is(other) is None  # a session that the password alone had opened
    assert (await owner.post("/api/account/second-factor")).json()["code"] == "accounts.factor_on"

    browser = await room.browser()
    halfway = await sign_in(browser, EMAIL)
    assert (halfway.status_code, halfway.json()["needsCode"], halfway.json()["account"]) == (200, True, None)
    assert await who_is(browser) is None
    assert (await bring(browser, "12 34 5")).json()["code"] == "accounts.wrong_code"
    code = app.code()
    entered = await bring(browser, f"{code[:3]} {code[3:]}")
    assert entered.status_code == 200 and entered.json()["account"]["email"] == EMAIL
    assert await who_is(browser) == EMAIL
    assert "La double vérification est activée" in [mail["Subject"] for mail in await room.mails()]
    async with room.database.reading() as session:
        row = await session.scalar(select(SecondFactor))
    assert row is not None and begun["secret"] not in row.sealed_secret and app.totp.secret not in row.sealed_secret


async def test_each_code_and_each_recovery_code_is_good_once(room: Room, attack: Attack) -> None:
    owner = await room.owner()
    app, spares = await switch_on(owner)
    code = app.code()

    async def with_it(said: str) -> int:
        browser = await room.browser()
        await sign_in(browser, EMAIL)
        return (await bring(browser, said)).status_code

    async def at_once(said: str) -> list[int]:
        browsers = [await room.browser() for _ in range(4)]
        for browser in browsers:
            await sign_in(browser, EMAIL)
        return sorted([answer.status_code for answer in await asyncio.gather(*(bring(one, said) for one in browsers))])

    assert await at_once(code) == [200, 403, 403, 403]
    assert await with_it(app.totp.at((app.step - 1) * totp.STEP_S)) == 403  # seen over a shoulder, a step before
    assert await at_once(spares[0].upper().replace("-", " ")) == [200, 403, 403, 403]
    state = (await owner.get("/api/account/second-factor")).json()
    assert state["recoveryCodesLeft"] == 9
    assert "Un code de secours a servi" in [mail["Subject"] for mail in await room.mails()]

    anew = (await owner.post("/api/account/recovery-codes")).json()["codes"]
    assert await with_it(spares[1]) == 403 and await with_it(anew[0]) == 200
    async with room.database.reading() as session:
        stored = list(await session.scalars(select(RecoveryCode.code_hash)))
    assert not any(code.replace("-", "") in stored for code in anew)
    attack(
        "a code or recovery code brought again, at once and later", attempts=8, result="one wins, 403 for the others"
    )


async def test_no_way_in_does_without_it_but_a_passkey(room: Room, attack: Attack) -> None:
    owner = await room.owner()
    device = a_device()
    await add(owner, device)
    app, _ = await switch_on(owner)

    alone = await room.browser()
    assert (await bring(alone, app.code())).json()["code"] == "accounts.halfway_lost"  # a code without a password
    await sign_in(alone, EMAIL)
    assert (await alone.get("/api/account")).status_code == 401
    assert (await enter(alone, device)).status_code == 200  # the device verified its user: both factors
    assert await who_is(alone) == EMAIL

    # Neither a reset nor a new password does without; and what was halfway before a reset is worthless.
    halfway = await room.browser()
    await sign_in(halfway, EMAIL)
    async with room.database.writing() as session:
        from vitrine.platform.storage.base import now

        account = await session.scalar(select(Account))
        assert account is not None
        account.email_verified_at = now()
    await owner.post("/api/accounts/reset-requests", json={"email": EMAIL})
    token = await room.link_token("nouveau mot de passe")
    await owner.post("/api/accounts/reset", json={"token": token, "password": "un-autre-mot"})
    assert (await bring(halfway, app.code())).json()["code"] == "accounts.halfway_lost"
    after = await room.browser()
    assert (await sign_in(after, EMAIL, "un-autre-mot")).json()["needsCode"] is True
    assert (await bring(after, app.code())).status_code == 200
    attack(
        "signing in to an account with a second factor by one factor alone", attempts=4, result="nobody is signed in"
    )


async def test_a_factor_of_who_never_confirmed_the_address_does_not_keep_its_owner_out(room: Room) -> None:
    squatter = await room.owner()
    await switch_on(squatter)
    victim = await room.browser()
    await victim.post("/api/accounts/reset-requests", json={"email": EMAIL})
    token = await room.link_token("nouveau mot de passe")
    await victim.post("/api/accounts/reset", json={"token": token, "password": "un-autre-mot"})
    assert (await sign_in(victim, EMAIL, "un-autre-mot")).json()["account"]["email"] == EMAIL
    assert await who_is(squatter) is None


async def test_with_other_keys_no_code_is_right_but_a_recovery_code_is(room: Room, open_room: OpenRoom) -> None:
    """As after a restore onto a machine that has others: `vitrine restore --other-keys`."""
    app, spares = await switch_on(await room.owner())
    elsewhere = await open_room(secret_keys=("another machine's key, of some length",))
    owner = await elsewhere.browser()
    await sign_in(owner, EMAIL)
    assert (await bring(owner, app.code())).json()["code"] == "accounts.wrong_code"
    assert (await bring(owner, spares[0])).status_code == 200
    # From there he sets it up anew.
    assert (await owner.delete("/api/account/second-factor")).status_code == 204
    await switch_on(owner)


async def test_the_operator_takes_factors_away_after_asking(
    room: Room, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    owner = await room.owner()
    await add(owner, a_device())
    async with room.database.writing() as session:
        account_id = (await session.scalars(select(Account.id))).one()
        session.add(Identity(account_id=account_id, issuer="https://id.example", subject="s", profile={}))
    await switch_on(owner)
    monkeypatch.setenv("VITRINE_DATA", str(room.settings.data))
    monkeypatch.setenv("VITRINE_DATABASE_URL", room.settings.database_url)

    async def run(*words: str) -> int:
        return await asyncio.to_thread(main, ["accounts", "reset-factors", *words])

    monkeypatch.setattr("builtins.input", lambda _: "no")
    assert await run(EMAIL) == 1
    assert (await owner.get("/api/account/second-factor")).json()["isOn"] is True
    assert await run("nobody@kerbrat.studio", "--yes") == 1
    assert "no account has the address" in capsys.readouterr().err
    assert await run(EMAIL, "--yes") == 0
    said = capsys.readouterr().out
    assert "second factor on, passkeys: 1, linked issuers: 1" in said
    assert "The password and linked issuers stay" in said
    assert [row["providerId"] for row in (await sign_in(owner, EMAIL)).json()["account"]["providerData"]] == [
        "password",
        "https://id.example",
    ]
    await owner.delete("/api/session")
    assert await who_is(owner) is None
    assert (await sign_in(owner, EMAIL)).json()["needsCode"] is False
    assert (await owner.get("/api/account/passkeys")).json() == []
    assert "Votre double vérification a été retirée" in [mail["Subject"] for mail in await room.mails()]


async def test_guessing_codes_ends_for_strangers_not_for_the_owners_browser(
    open_room: OpenRoom, attack: Attack
) -> None:
    limits: dict[str, Any] = {"signin_per_account": "3/15 minutes", "codes_from_anywhere": "3/hour"}
    room = await open_room(limits=limits)
    owner = await room.owner()
    app, _ = await switch_on(owner)
    thief = await room.browser()
    await sign_in(thief, EMAIL, PASSWORD)
    said = [(await bring(thief, code)).status_code for code in app.wrong_codes(5)]
    assert said == [403, 403, 403, 429, 429]
    another = await room.browser()
    await sign_in(another, EMAIL, PASSWORD)
    assert (await bring(another, app.code())).status_code == 429
    # The owner's own browser is counted by itself.
    await owner.delete("/api/session")
    await sign_in(owner, EMAIL)
    assert (await bring(owner, app.code())).status_code == 200
    # Who reads the owner's mail is a known browser after each reset: that is no way to guess without end either.
    token = await room.link_token("Confirmez votre adresse")
    await owner.post("/api/accounts/confirmation", json={"token": token})
    said = []
    for _ in range(2):
        reader = await room.browser()
        await reader.post("/api/accounts/reset-requests", json={"email": EMAIL})
        token = await room.link_token("nouveau mot de passe")
        await reader.post("/api/accounts/reset", json={"token": token, "password": PASSWORD})
        await sign_in(reader, EMAIL)
        said += [(await bring(reader, code)).status_code for code in app.wrong_codes(2)]
    assert said == [403, 403, 403, 429]
    attack("guessed codes of a second factor", attempts=9, result="429 after the limit; the owner's browser signs in")


async def test_wrong_codes_after_the_right_password_are_told_to_the_owner_a_few_times_a_day(
    room: Room, attack: Attack
) -> None:
    owner = await room.owner()
    app, _ = await switch_on(owner)
    subject = "Des codes faux ont été entrés"

    async def warning_mails() -> int:
        return [mail["Subject"] for mail in await room.mails()].count(subject)

    async def guess(times: int) -> None:
        thief = await room.browser()
        await sign_in(thief, EMAIL)
        for code in app.wrong_codes(times):
            assert (await bring(thief, code)).status_code == 403

    await guess(5)
    assert await warning_mails() == 0  # nobody confirmed the address: it may be another's
    await confirm(room, owner)
    async with room.database.writing() as session:
        await session.execute(delete(SignInTries))
    await guess(4)
    assert await warning_mails() == 0
    await guess(3)
    assert await warning_mails() == 1
    # Begun anew, it is told anew, but nobody fills the owner's mailbox with it.
    for _ in range(5):
        async with room.database.writing() as session:
            await session.execute(delete(SignInTries))
        await guess(5)
    assert await warning_mails() == 3
    attack("codes guessed with the right password", attempts=37, result="the owner is told by mail, three times a day")
