"""What is dangerous needs a sign-in of the last ten minutes, by whatever the account has; mails that warn."""

from collections.abc import AsyncIterator
from datetime import timedelta

import httpx
import pytest
from sqlalchemy import select, update

from tests.accounts.conftest import PASSWORD, OpenRoom, Room, sign_in, sign_up, who_is
from tests.accounts.test_passkeys import a_device, add
from tests.accounts.test_second_factor import App, _wide_steps, switch_on  # noqa: F401  (fixture)
from tests.factories.attacks import Attack
from tests.factories.letters import plain_of
from vitrine.accounts.tables import Account, Session
from vitrine.platform.storage.base import now

EMAIL = "maelle@kerbrat.studio"
DANGEROUS = {
    "another password": ("PUT", "/api/account/password", {"newPassword": "un-autre-mot"}),
    "another address": ("POST", "/api/account/email", {"email": "autre@kerbrat.studio"}),
    "a passkey offered": ("POST", "/api/account/passkey-offers", None),
    "a passkey removed": ("DELETE", "/api/account/passkeys/0", None),
    "a factor begun": ("POST", "/api/account/second-factor", None),
    "a factor removed": ("DELETE", "/api/account/second-factor", None),
    "recovery codes": ("POST", "/api/account/recovery-codes", None),
    "an issuer unlinked": ("DELETE", "/api/openid/link", None),
    "an issuer linked": ("POST", "/api/openid/link", None),
    "the end": ("POST", "/api/account/deletion", {"email": EMAIL}),
}


async def make_stale(room: Room) -> None:
    async with room.database.writing() as session:
        await session.execute(update(Session).values(proved_at=now() - timedelta(minutes=11)))


async def refusal(owner: httpx.AsyncClient) -> tuple[int, str, list[str]]:
    answer = await owner.request("POST", "/api/account/second-factor")
    body = answer.json()
    return answer.status_code, body.get("code", ""), body.get("params", {}).get("ways", [])


async def prove(owner: httpx.AsyncClient, **how: object) -> httpx.Response:
    return await owner.post("/api/session/proof", json=how)


async def test_a_stale_session_does_nothing_dangerous_and_says_how_to_go_on(room: Room, attack: Attack) -> None:
    owner = await room.owner()
    await make_stale(room)
    for what, (method, path, body) in DANGEROUS.items():
        answer = await owner.request(method, path, json=body)
        assert (answer.status_code, answer.json()["code"]) == (403, "accounts.sign_in_again"), what
        assert answer.json()["params"]["ways"] == ["password"]
    assert await who_is(owner) == EMAIL
    attack("what is dangerous, asked for in a stolen session that is not fresh", attempts=len(DANGEROUS), result="403")

    assert (await prove(owner, password="pas celui-là")).json()["code"] == "accounts.wrong_password"
    assert (await refusal(owner))[0] == 403
    assert (await prove(owner, password=PASSWORD)).status_code == 204
    assert (await owner.put("/api/account/password", json={"newPassword": "un-autre-mot"})).status_code == 204


async def test_a_passkey_proves_it_too_and_only_the_accounts_own(room: Room) -> None:
    owner, device = await room.owner(), a_device()
    await add(owner, device)
    await make_stale(room)
    assert (await refusal(owner))[2] == ["passkey", "password"]
    question = (await owner.post("/api/session/proof-question")).json()
    assert (await prove(owner, passkey=device.use(question))).status_code == 204
    assert (await owner.post("/api/account/passkey-offers")).status_code == 200
    device.uses = 0  # a copy of the key, whose own count is behind
    question = (await owner.post("/api/session/proof-question")).json()
    assert (await prove(owner, passkey=device.use(question))).json()["code"] == "accounts.passkey_refused"
    assert "Une clé d’accès a été refusée" in [mail["Subject"] for mail in await room.mails()]

    other = await room.owner("autre@kerbrat.studio")
    await make_stale(room)
    question = (await other.post("/api/session/proof-question")).json()
    assert (await prove(other, passkey=device.use(question))).json()["code"] == "accounts.passkey_unknown"


async def test_where_a_factor_is_set_the_password_alone_proves_nothing(room: Room) -> None:
    owner = await room.owner()
    app, spares = await switch_on(owner)
    await make_stale(room)
    assert (await refusal(owner))[2] == ["code"]
    assert (await prove(owner, password=PASSWORD)).json()["code"] == "accounts.sign_in_again"
    assert (await prove(owner, code=app.wrong_codes(1)[0])).json()["code"] == "accounts.wrong_code"
    assert (await prove(owner, code=app.code())).status_code == 204
    await make_stale(room)
    assert (await prove(owner, code=spares[0])).status_code == 204
    assert "Un code de secours a servi" in [mail["Subject"] for mail in await room.mails()]
    # New codes are a way in for whoever made them: the owner hears of it.
    assert (await owner.post("/api/account/recovery-codes")).status_code == 201
    assert "De nouveaux codes de secours" in [mail["Subject"] for mail in await room.mails()]
    assert (await owner.delete("/api/account/second-factor")).status_code == 204
    assert (await sign_in(await room.browser(), EMAIL)).json()["account"]["email"] == EMAIL


async def test_a_call_that_was_under_way_when_its_session_ended_does_nothing_dangerous(
    room: Room, attack: Attack
) -> None:
    owner, thief = await confirmed_owner(room), await room.browser()
    for method, path, body in (
        ("PUT", "/api/account/password", b'{"newPassword": "du-voleur-12"}'),
        ("POST", "/api/account/email", b'{"email": "thief@evil.example"}'),
        ("PUT", "/api/account/second-factor", b"CODE"),
    ):
        await sign_in(thief, EMAIL)
        if body == b"CODE":
            app = App((await thief.post("/api/account/second-factor")).json()["secret"])
            body = b'{"code": "%s"}' % app.code().encode()

        async def slowly(body: bytes = body) -> AsyncIterator[bytes]:
            yield body[:5]
            await owner.post("/api/accounts/reset-requests", json={"email": EMAIL})
            token = await room.link_token("nouveau mot de passe")
            await owner.post("/api/accounts/reset", json={"token": token, "password": PASSWORD})
            yield body[5:]

        json = {"Content-Type": "application/json"}
        answer = await thief.request(method, path, content=slowly(), headers=json)
        assert answer.status_code == 401, path
        assert (await sign_in(owner, EMAIL)).json()["account"]["email"] == EMAIL
    attack("a dangerous call kept open while the owner chooses a new password", attempts=3, result="401")


async def test_a_clock_that_was_put_back_keeps_no_session_fresh(room: Room) -> None:
    owner = await room.owner()
    async with room.database.writing() as session:
        await session.execute(update(Session).values(proved_at=now() + timedelta(hours=3)))
    assert (await refusal(owner))[:2] == (403, "accounts.sign_in_again")


async def confirmed_owner(room: Room) -> httpx.AsyncClient:
    """Whose address is confirmed."""
    owner = await room.owner()
    token = await room.link_token("Confirmez votre adresse")
    assert (await owner.post("/api/accounts/confirmation", json={"token": token})).status_code == 200
    return owner


async def test_a_browser_that_never_signed_in_is_told_of_by_mail(room: Room) -> None:
    owner = await room.owner()  # the first sign-in of all, from another browser than the sign-up even
    elsewhere = await room.browser(**{"User-Agent": "Mozilla/5.0 (iPhone) Version/18.0 Mobile Safari/604.1"})
    await sign_in(elsewhere, EMAIL)  # nobody confirmed the address: it may be another's
    subject = "Nouvelle connexion à votre compte"
    assert subject not in [mail["Subject"] for mail in await room.mails()]

    token = await room.link_token("Confirmez votre adresse")
    await owner.post("/api/accounts/confirmation", json={"token": token})
    for browser in (owner, elsewhere, owner):  # both are known by now, be it with a former password
        await sign_in(browser, EMAIL)
    await owner.put("/api/account/password", json={"newPassword": "un-autre-mot"})
    await sign_in(elsewhere, EMAIL, "un-autre-mot")
    assert subject not in [mail["Subject"] for mail in await room.mails()]

    phone = await room.browser(**{"User-Agent": "Mozilla/5.0 (iPhone) Version/18.0 Mobile Safari/604.1"})
    await sign_in(phone, EMAIL, "un-autre-mot")
    await sign_in(phone, EMAIL, "un-autre-mot")
    [mail] = [mail for mail in await room.mails() if mail["Subject"] == subject]
    body = mail.get_body(("plain",))
    assert body is not None
    said = " ".join(body.get_content().split())
    assert "Safari sur iPhone" in said and f"{now().year}" in said and "nouveau mot de passe" in said


async def test_a_changed_address_is_put_back_by_the_link_in_the_former_mailbox(room: Room, attack: Attack) -> None:
    owner = await confirmed_owner(room)
    thief = await room.browser()
    await sign_in(thief, EMAIL)
    device = a_device()
    await add(thief, device)
    await switch_on(thief)  # before the change: it is no older than a theft may be
    for address in ("thief@evil.example", "again@evil.example"):  # twice: the first link must survive it
        await thief.post("/api/account/email", json={"email": address})
        token = await room.link_token("nouvelle adresse")
        assert (await thief.post("/api/accounts/confirmation", json={"token": token})).json()["email"] == address
    await thief.put("/api/account/password", json={"newPassword": "du-voleur-12"})
    links = {
        mail["To"]: plain_of(mail).partition("#token=")[2].split()[0]
        for mail in await room.mails()
        if mail["Subject"] == "L’adresse de votre compte a changé"
    }
    undone = await owner.post("/api/accounts/undo", json={"token": links[EMAIL]})
    assert (undone.status_code, undone.json()["email"]) == (200, EMAIL)
    assert await who_is(thief) is None and await who_is(owner) is None
    back = await thief.post("/api/accounts/undo", json={"token": links["thief@evil.example"]})
    assert back.status_code == 410
    assert (await owner.post("/api/accounts/undo", json={"token": links[EMAIL]})).status_code == 410
    # Neither password opens it: the thief would be back before its owner.
    for password in ("du-voleur-12", PASSWORD):
        assert (await sign_in(thief, EMAIL, password)).status_code == 401
    said = "L’adresse de votre compte a été remise"
    assert [mail["To"] for mail in await room.mails() if mail["Subject"] == said] == ["again@evil.example"]
    await owner.post("/api/accounts/reset-requests", json={"email": EMAIL})
    token = await room.link_token("nouveau mot de passe")
    await owner.post("/api/accounts/reset", json={"token": token, "password": PASSWORD})
    # The thief's factor does not keep the owner out.
    assert (await sign_in(owner, EMAIL)).json()["account"]["email"] == EMAIL
    assert (await owner.get("/api/account/passkeys")).json() == []
    attack(
        "an address changed twice, with a passkey and a factor of the thief's",
        attempts=4,
        result="put back by the first link; out",
    )


async def test_no_link_back_goes_to_an_address_that_nobody_confirmed(room: Room) -> None:
    owner = await room.owner("faute@kerbrat.studio")  # mistyped: somebody else's
    theirs = await room.link_token("Confirmez votre adresse")
    await owner.post("/api/account/email", json={"email": EMAIL})
    token = await room.link_token("nouvelle adresse")
    await owner.post("/api/accounts/confirmation", json={"token": token})
    assert "L’adresse de votre compte a changé" not in [mail["Subject"] for mail in await room.mails()]
    # Nor does the link that confirms it, which is there already, bring it back.
    other = await room.browser()
    assert (await other.post("/api/accounts/confirmation", json={"token": theirs})).status_code == 410
    assert await who_is(owner) == EMAIL


@pytest.fixture
async def public(open_room: OpenRoom) -> Room:
    return await open_room(mode="public")


async def test_in_public_nobody_learns_whose_addresses_are_known(public: Room, attack: Attack) -> None:
    browser, stranger = await public.browser(), await public.browser()
    first = await sign_up(browser, EMAIL)
    assert (first.status_code, first.json()) == (202, None)
    await public.mails()
    again = await sign_up(stranger, EMAIL.upper(), "un-mot-du-voleur")

    def shape(answer: httpx.Response) -> tuple[object, ...]:
        return answer.status_code, answer.content, sorted(answer.headers)

    assert shape(again) == shape(first)
    subjects = [mail["Subject"] for mail in await public.mails()]
    assert subjects == ["Confirmez votre adresse e-mail", "Vous avez déjà un compte"]
    # Nor by signing in with the password that was chosen there: it opens nothing before the address is confirmed.
    assert (await sign_in(browser, EMAIL)).json()["code"] == "accounts.bad_credentials"
    assert (await sign_in(stranger, EMAIL, "un-mot-du-voleur")).json()["code"] == "accounts.bad_credentials"
    token = await public.link_token("Confirmez votre adresse")
    assert (await browser.post("/api/accounts/confirmation", json={"token": token})).status_code == 200
    assert (await sign_in(browser, EMAIL)).json()["account"]["email"] == EMAIL
    # Nor as an owner who wants the address for himself.
    await sign_up(stranger, "autre@kerbrat.studio")
    await public.mails()
    async with public.database.writing() as session:
        await session.execute(update(Account).values(email_verified_at=now()))
    await sign_in(stranger, "autre@kerbrat.studio")
    await stranger.post("/api/account/email", json={"email": "aussi-a-lui@kerbrat.studio"})
    before = await public.link_token("nouvelle adresse")
    for address in (EMAIL, "libre@kerbrat.studio"):
        assert (await stranger.post("/api/account/email", json={"email": address})).status_code == 202
        # A link that he had for another address is void in both cases.
        tried = await stranger.post("/api/accounts/confirmation", json={"token": before})
        assert tried.status_code == 410, address
    mails = [(mail["To"], mail["Subject"]) for mail in await public.mails()]
    assert (EMAIL, "Vous avez déjà un compte") in mails[-4:]
    # His own mailbox, too, hears the same of both.
    assert [to for to, subject in mails if "demandé" in subject] == ["autre@kerbrat.studio"] * 3
    # Whoever repeats it fills nobody's mailbox.
    for number in range(7):
        assert (await sign_up(stranger, EMAIL, f"un-mot-du-voleur-{number}")).status_code == 202
    said = [mail["To"] for mail in await public.mails() if mail["Subject"] == "Vous avez déjà un compte"]
    assert len(said) == 5
    attack(
        "asking who has an account, at sign-up and at a change of address (VITRINE_MODE=public)",
        attempts=3,
        result="the same answer; a mail says it",
    )
    options = (await stranger.get("/api/accounts/options")).json()
    assert options["confirmsFirst"] is True


async def test_in_public_a_sign_up_is_looked_at_at_a_moment_that_nobody_foresees(
    public: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What an account costs to make would be felt by whoever asks for something else right behind it."""
    waited: list[float] = []

    async def pause(seconds: float) -> None:
        waited.append(seconds)
        async with public.database.reading() as session:
            assert await session.scalar(select(Account.id)) is None

    monkeypatch.setattr(public.after_answer, "pause", pause)
    await sign_up(await public.browser(), EMAIL)
    assert [mail["Subject"] for mail in await public.mails()] == ["Confirmez votre adresse e-mail"]
    assert len(waited) == 1 and 0.3 <= waited[0] <= 3


async def test_in_public_the_password_of_who_signed_up_counts_where_it_was_typed(public: Room, attack: Attack) -> None:
    """Somebody signs up with another's address, and waits until its owner follows the link."""
    squatter, owner = await public.browser(), await public.browser()
    await sign_up(squatter, EMAIL, "du-squatteur-12")
    await public.mails()
    await sign_up(owner, EMAIL, PASSWORD)  # her own wish, which opened nothing: the address was taken
    token = await public.link_token("Confirmez votre adresse")
    for _ in range(2):  # a program that looks into her mails may have been there before
        asked = await owner.post("/api/accounts/confirmation", json={"token": token})
        assert (asked.status_code, asked.json()["code"]) == (409, "accounts.choose_password")
    chosen = {"token": token, "password": "un-autre-mot"}
    assert (await owner.post("/api/accounts/reset", json=chosen)).status_code == 204
    for password in ("du-squatteur-12", PASSWORD):
        assert (await sign_in(squatter, EMAIL, password)).status_code == 401
    assert (await sign_in(owner, EMAIL, "un-autre-mot")).json()["account"]["email"] == EMAIL
    assert (await squatter.post("/api/accounts/reset", json=chosen)).status_code == 410
    attack("sign-up with the victim's address, whose link she follows (public)", attempts=2, result="401")

    # Who confirms where he signed up goes on with what he typed.
    newcomer = await public.browser()
    await sign_up(newcomer, "autre@kerbrat.studio")
    token = await public.link_token("Confirmez votre adresse")
    assert (await newcomer.post("/api/accounts/confirmation", json={"token": token})).status_code == 200
    assert (await sign_in(newcomer, "autre@kerbrat.studio")).status_code == 200
