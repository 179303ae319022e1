"""Links by mail: forgotten password, verification, change of address; and the end of an account."""

import asyncio
from datetime import timedelta

import httpx
import pytest
from sqlalchemy import event, select, update

from tests.accounts.conftest import OpenRoom, Room, sign_in, sign_up, who_is
from tests.factories.attacks import Attack
from vitrine.accounts.passwords import passwords
from vitrine.accounts.tables import Account, Identity, MailToken, Session
from vitrine.platform.storage.base import now

EMAIL = "maelle@kerbrat.studio"
NEW = "un-autre-mot-de-passe"


async def _ask_reset(room: Room, email: str = EMAIL) -> None:
    browser = await room.browser()
    answer = await browser.post("/api/accounts/reset-requests", json={"email": email})
    assert answer.status_code == 202 and answer.content == b""


async def test_a_reset_link_works_once_ends_every_session_and_proves_the_address(room: Room) -> None:
    owner = await room.owner()
    await _ask_reset(room)
    token = await room.link_token("nouveau mot de passe")
    stranger = await room.browser()
    body = {"token": token, "password": NEW}
    assert (await stranger.post("/api/accounts/reset", json=body)).status_code == 204
    assert await who_is(owner) is None
    again = await stranger.post("/api/accounts/reset", json=body)
    assert (again.status_code, again.json()["code"]) == (410, "accounts.link_spent")
    assert (await sign_in(stranger, EMAIL)).status_code == 401
    signed_in = (await sign_in(stranger, EMAIL, NEW)).json()
    assert signed_in["account"]["emailVerified"] is True


async def test_of_two_that_bring_the_same_link_at_once_one_wins(room: Room, attack: Attack) -> None:
    await room.owner()
    await _ask_reset(room)
    token = await room.link_token("nouveau mot de passe")
    browsers = [await room.browser() for _ in range(4)]
    bodies = [{"token": token, "password": f"{NEW}-{n}"} for n in range(4)]
    answers = await asyncio.gather(
        *(browser.post("/api/accounts/reset", json=body) for browser, body in zip(browsers, bodies, strict=True))
    )
    assert sorted(answer.status_code for answer in answers) == [204, 410, 410, 410]
    attack("one reset link brought by several at once", attempts=len(answers), result="one wins, 410 for the others")


async def test_a_reset_link_is_too_old_after_30_minutes_and_only_the_newest_works(room: Room) -> None:
    owner = await room.owner()
    await _ask_reset(room)
    first = await room.link_token("nouveau mot de passe")
    await _ask_reset(room)
    newest = await room.link_token("nouveau mot de passe")
    assert (await owner.post("/api/accounts/reset", json={"token": first, "password": NEW})).status_code == 410
    async with room.database.writing() as session:
        row = await session.scalar(select(MailToken).where(MailToken.purpose == "reset"))
        assert row is not None
        assert timedelta(minutes=29) < row.expires_at - now() <= timedelta(minutes=30)
        assert newest not in str(vars(row))
        row.expires_at = now()
    assert (await owner.post("/api/accounts/reset", json={"token": newest, "password": NEW})).status_code == 410


async def test_asking_for_an_unknown_address_answers_the_same_and_sends_nothing(room: Room) -> None:
    await _ask_reset(room, "nobody@kerbrat.studio")
    assert await room.mails() == []


async def test_resets_are_limited_per_address_known_or_not(open_room: OpenRoom) -> None:
    room = await open_room(limits={"reset_per_account": "2/hour"})
    browser = await room.browser()
    await sign_up(browser, EMAIL)
    for email in (EMAIL, "nobody@kerbrat.studio"):
        answers = [await browser.post("/api/accounts/reset-requests", json={"email": email}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [202, 202, 429]


async def test_resets_are_limited_per_network_address_too(open_room: OpenRoom, attack: Attack) -> None:
    room = await open_room(limits={"reset_per_address": "2/hour"})
    browser = await room.browser()
    asked = [
        await browser.post("/api/accounts/reset-requests", json={"email": f"{n}@kerbrat.studio"}) for n in range(3)
    ]
    brought = [await browser.post("/api/accounts/reset", json={"token": "x", "password": NEW}) for _ in range(3)]
    assert [answer.status_code for answer in asked] == [202, 202, 429]
    assert [answer.status_code for answer in brought] == [410, 410, 429]
    attack(
        "a flood of reset requests and of made-up reset links",
        attempts=len(asked) + len(brought),
        result="429 after the limit",
    )


async def test_who_brings_no_good_link_gets_no_hash(
    room: Room, monkeypatch: pytest.MonkeyPatch, attack: Attack
) -> None:
    hashed: list[str] = []

    async def counting(password: str, _purpose: str) -> str:
        hashed.append(password)
        return "a hash"

    monkeypatch.setattr(passwords, "hash_password", counting)
    browser = await room.browser()
    await browser.post("/api/accounts/reset-requests", json={"email": "nobody@kerbrat.studio"})
    async with room.database.reading() as session:
        assert await session.scalar(select(MailToken.account_id)) is None
    assert (await browser.post("/api/accounts/reset", json={"token": "x", "password": NEW})).status_code == 410
    assert hashed == []
    attack("a made-up reset link with a password to hash", attempts=1, result="410, nothing is hashed")


async def test_asking_for_a_reset_costs_the_same_for_known_and_unknown(
    room: Room, monkeypatch: pytest.MonkeyPatch, attack: Attack
) -> None:
    """The statements that follow the answer are the same; the mail is worked on later, at a moment of its own."""
    browser = await room.browser()
    await sign_up(browser, EMAIL)
    count = len(await room.mails())
    paused: asyncio.Queue[None] = asyncio.Queue()
    may_go_on = asyncio.Event()

    async def pause(_seconds: float) -> None:
        paused.put_nowait(None)
        await may_go_on.wait()

    monkeypatch.setattr(room.after_answer, "pause", pause)
    said: list[str] = []
    event.listen(room.database.engine.sync_engine, "before_cursor_execute", lambda *call: said.append(call[2]))
    costs = []
    for address in (EMAIL, "nobody@kerbrat.studio"):
        said.clear()
        await browser.post("/api/accounts/reset-requests", json={"email": address})
        await paused.get()
        costs.append(list(said))
    written = len(list((room.settings.data / "outbox").glob("*.eml")))
    may_go_on.set()
    assert len([statement for statement in costs[0] if statement.startswith("INSERT")]) == 1
    assert [statement.split("WHERE")[0] for statement in costs[0]] == [
        statement.split("WHERE")[0] for statement in costs[1]
    ]
    assert written == count
    assert [mail["To"] for mail in (await room.mails())[count:]] == [EMAIL]
    attack(
        "asking who has an account, at the reset, by what it costs",
        attempts=2,
        result="the same statements; the mail is worked on later",
    )


async def test_links_lead_to_our_own_address_whatever_the_host_header_says(open_room: OpenRoom, attack: Attack) -> None:
    room = await open_room(public_url="https://vitrine.example")
    browser = await room.browser(Host="evil.test", Origin="https://vitrine.example")
    await sign_up(browser, EMAIL)
    await browser.post("/api/accounts/reset-requests", json={"email": EMAIL})
    mails = await room.mails()
    assert len(mails) == 2
    for mail in mails:
        assert "evil.test" not in mail.as_string()
        plain = mail.get_body(("plain",))
        assert plain is not None and "https://vitrine.example/dashboard/" in plain.get_content()
    attack("another Host while mails are asked for", attempts=len(mails), result="links lead to our own address")


async def test_a_new_account_is_unverified_until_its_link_is_followed(room: Room) -> None:
    owner = await room.owner()
    assert (await owner.get("/api/account")).json()["emailVerified"] is False
    token = await room.link_token("Confirmez votre adresse")
    confirmed = await owner.post("/api/accounts/confirmation", json={"token": token})
    assert confirmed.json() == {"email": EMAIL}
    assert (await owner.get("/api/account")).json()["emailVerified"] is True
    assert (await owner.post("/api/accounts/confirmation", json={"token": token})).status_code == 410


async def test_the_browser_that_signed_up_confirms_without_ending_anything(room: Room) -> None:
    browser, phone = await room.browser(), await room.browser()
    await sign_up(browser, EMAIL)
    await sign_in(phone, EMAIL)
    token = await room.link_token("Confirmez votre adresse")
    assert (await browser.post("/api/accounts/confirmation", json={"token": token})).status_code == 200
    assert await who_is(phone) == EMAIL


async def test_a_confirmation_from_a_strange_browser_ends_every_session_and_says_so(room: Room) -> None:
    owner = await room.owner()
    token = await room.link_token("Confirmez votre adresse")
    stranger = await room.browser()
    assert (await stranger.post("/api/accounts/confirmation", json={"token": token})).status_code == 200
    assert await who_is(owner) is None
    [told] = [mail for mail in await room.mails() if "reconnectez-vous" in mail["Subject"]]
    body = told.get_body(("plain",))
    assert body is not None and "sessions" in body.get_content() and "détachés" not in body.get_content()
    assert (await sign_in(owner, EMAIL)).status_code == 200, "the password stays"


async def test_the_verification_mail_can_be_asked_for_again(room: Room) -> None:
    owner = await room.owner()
    assert (await owner.post("/api/account/verification")).status_code == 202
    token = await room.link_token("Confirmez votre adresse")
    assert (await owner.post("/api/accounts/confirmation", json={"token": token})).status_code == 200
    count = len(await room.mails())
    await owner.post("/api/account/verification")
    assert len(await room.mails()) == count, "a proven address is not proven again"


async def test_a_new_address_counts_once_it_is_confirmed(room: Room) -> None:
    owner = await room.owner()
    body = {"email": "New@kerbrat.studio"}
    assert (await owner.post("/api/account/email", json=body)).status_code == 202
    assert (await owner.get("/api/account")).json()["email"] == EMAIL
    token = await room.link_token("nouvelle adresse")
    notices = [mail for mail in await room.mails() if mail["To"] == EMAIL and "demandé" in mail["Subject"]]
    assert len(notices) == 1, "the former address hears of it"

    assert (await owner.post("/api/accounts/confirmation", json={"token": token})).status_code == 200
    account = (await owner.get("/api/account")).json()
    assert (account["email"], account["emailVerified"]) == ("new@kerbrat.studio", True)
    assert (await sign_in(await room.browser(), EMAIL)).status_code == 401
    assert (await sign_in(await room.browser(), "new@kerbrat.studio")).status_code == 200


async def test_an_address_taken_meanwhile_is_refused_at_the_confirmation(room: Room) -> None:
    owner = await room.owner()
    await owner.post("/api/account/email", json={"email": "new@kerbrat.studio"})
    token = await room.link_token("nouvelle adresse")
    await sign_up(await room.browser(), "new@kerbrat.studio")
    answer = await owner.post("/api/accounts/confirmation", json={"token": token})
    assert (answer.status_code, answer.json()["code"]) == (409, "accounts.email_taken")
    taken = await owner.post("/api/account/email", json={"email": "new@kerbrat.studio"})
    assert taken.status_code == 409


@pytest.mark.parametrize("is_confirmed_first", [False, True])
async def test_whoever_signed_up_with_somebody_elses_address_keeps_no_way_in_after_the_reset(
    room: Room, is_confirmed_first: bool, attack: Attack
) -> None:
    """Pre-hijacking: a session kept open, an identity linked, a change of address waiting."""
    attacker = await room.owner()
    async with room.database.writing() as session:
        account = await session.scalar(select(Account))
        assert account is not None
        session.add(Identity(account_id=account.id, issuer="https://accounts.google.com", subject="attacker"))
    await attacker.post("/api/account/email", json={"email": "attacker@evil.test"})
    waiting = await room.link_token("nouvelle adresse")

    await _ask_reset(room)
    token = await room.link_token("Choisir un nouveau mot de passe")
    victim = await room.browser()
    if is_confirmed_first:
        confirmation = await room.link_token("Confirmez votre adresse")
        await victim.post("/api/accounts/confirmation", json={"token": confirmation})
        async with room.database.writing() as session:
            session.add(Identity(account_id=account.id, issuer="https://accounts.google.com", subject="again"))
    assert (await victim.post("/api/accounts/reset", json={"token": token, "password": NEW})).status_code == 204

    assert await who_is(attacker) is None
    assert (await attacker.post("/api/accounts/confirmation", json={"token": waiting})).status_code == 410
    async with room.database.reading() as session:
        assert await session.scalar(select(Identity)) is None
    told = [mail for mail in await room.mails() if "mot de passe a changé" in mail["Subject"]][-1]
    body = told.get_body(("plain",))
    assert body is not None and "détachés" in body.get_content()
    attack(
        "sign-up with the victim's address, session, identity and change of address kept",
        attempts=1,
        result="the victim's reset ends them all",
    )


async def test_changing_the_password_ends_other_sessions(room: Room) -> None:
    owner, phone = await room.owner(), await room.browser()
    await sign_in(phone, EMAIL)
    body = {"newPassword": "12345"}
    assert (await owner.put("/api/account/password", json=body)).json()["code"] == "accounts.password_too_short"
    assert await who_is(phone) == EMAIL
    body = {"newPassword": NEW}
    assert (await owner.put("/api/account/password", json=body)).status_code == 204
    assert (await who_is(owner), await who_is(phone)) == (EMAIL, None)
    assert (await sign_in(phone, EMAIL, NEW)).status_code == 200


async def test_a_stolen_session_cannot_try_passwords_without_end(open_room: OpenRoom, attack: Attack) -> None:
    room = await open_room(limits={"signin_per_account": "3/15 minutes"})
    owner = await room.owner()
    bodies = [{"password": f"guess {n}"} for n in range(4)]
    statuses = [(await owner.post("/api/session/proof", json=body)).status_code for body in bodies]
    assert statuses == [403, 403, 403, 429]
    attack("passwords guessed in a stolen session", attempts=len(bodies), result="429 after the limit")


async def test_the_name_can_be_changed(room: Room) -> None:
    owner = await room.owner()
    answer = await owner.patch("/api/account", json={"userName": "  Maëlle   K. "})
    assert answer.json()["userName"] == "Maëlle K."
    assert (await owner.patch("/api/account", json={"userName": " "})).json()["code"] == "accounts.name_missing"


async def test_deletion_needs_the_typed_address(room: Room) -> None:
    owner = await room.owner()
    answer = await owner.post("/api/account/deletion", json={"email": "other@kerbrat.studio"})
    assert answer.json()["code"] == "accounts.not_confirmed"
    assert await who_is(owner) == EMAIL


async def test_deleting_the_account_takes_everything_of_it_and_nothing_of_others(room: Room) -> None:
    owner, other = await room.owner(), await room.owner("other@kerbrat.studio")
    room.site_lifecycle.told.clear()
    answer = await owner.post("/api/account/deletion", json={"email": EMAIL})
    assert answer.status_code == 204 and room.site_lifecycle.told == [f"leave {EMAIL}", "forget"]
    assert "vitrine_session" not in owner.cookies
    async with room.database.reading() as session:
        for column in (Account.id, Session.account_id, MailToken.account_id):
            assert set(await session.scalars(select(column))) == {await _account_id(other)}
    assert (await sign_up(owner, EMAIL)).status_code == 201


async def _account_id(browser: httpx.AsyncClient) -> str:
    return str((await browser.get("/api/account")).json()["uid"])


async def test_an_account_without_a_password_gets_its_first_one_soon_after_signing_in(room: Room) -> None:
    owner = await room.owner()
    async with room.database.writing() as session:
        await session.execute(update(Account).values(password_hash=None))
        await session.execute(update(Session).values(proved_at=now() - timedelta(minutes=11)))
    calls = [
        await owner.put("/api/account/password", json={"newPassword": NEW}),
        await owner.post("/api/account/email", json={"email": "new@kerbrat.studio"}),
        await owner.post("/api/account/deletion", json={"email": EMAIL}),
    ]
    assert {(answer.status_code, answer.json()["code"]) for answer in calls} == {(403, "accounts.sign_in_again")}
    async with room.database.writing() as session:
        await session.execute(update(Session).values(proved_at=now()))
    assert (await owner.get("/api/account")).json()["hasPassword"] is False
    assert (await owner.put("/api/account/password", json={"newPassword": NEW})).status_code == 204
    assert (await sign_in(await room.browser(), EMAIL, NEW)).status_code == 200
