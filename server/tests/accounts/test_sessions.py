"""Sessions: cookies, rotation as a state machine, ending them."""

import asyncio
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from sqlalchemy import select, update

from tests.accounts.conftest import OpenRoom, Room, sign_in, sign_up, who_is
from tests.factories.attacks import Attack
from vitrine.accounts.sessions import sessions
from vitrine.accounts.sweeping import sweep_accounts
from vitrine.accounts.tables import Account, MailToken, Session, SignInTries
from vitrine.platform.keyring import Keyring
from vitrine.platform.storage.base import now

pytestmark = pytest.mark.both_engines

EMAIL = "maelle@kerbrat.studio"


async def test_the_session_cookie_is_out_of_scripts_reach_and_the_hint_holds_no_secret(room: Room) -> None:
    browser = await room.browser()
    await sign_up(browser, EMAIL)
    session_cookie, hint, _device = (await sign_in(browser, EMAIL)).headers.get_list("set-cookie")
    assert session_cookie.startswith("vitrine_session=")
    for attribute in ("HttpOnly", "SameSite=lax", "Path=/"):
        assert attribute in session_cookie
    assert hint.startswith("vitrine_owner=1;") and "HttpOnly" not in hint


async def test_under_https_the_cookie_is_a_host_cookie(open_room: OpenRoom) -> None:
    room = await open_room(public_url="https://vitrine.test")
    browser = await room.browser(Origin="https://vitrine.test")
    await sign_up(browser, EMAIL)
    session_cookie = (await sign_in(browser, EMAIL)).headers.get_list("set-cookie")[0]
    assert session_cookie.startswith("__Host-vitrine_session=")
    assert "Secure" in session_cookie and "Domain" not in session_cookie and "Path=/" in session_cookie


async def test_the_database_holds_no_token(room: Room) -> None:
    owner = await room.owner()
    token = owner.cookies["vitrine_session"]
    async with room.database.reading() as session:
        row = await session.scalar(select(Session))
    assert row is not None
    secret = token[sessions.ID_LENGTH :]
    assert len(secret) >= 43, "256 bits"
    assert secret not in "".join(str(value) for value in vars(row).values())


async def test_signing_in_always_gives_a_new_token_and_ends_the_browsers_former_one(room: Room, attack: Attack) -> None:
    owner = await room.owner()
    first = owner.cookies["vitrine_session"]
    await sign_in(owner, EMAIL)
    assert owner.cookies["vitrine_session"] != first
    assert await who_with(room, first) is None
    assert len((await owner.get("/api/account/sessions")).json()) == 1
    attack("a session fixed before the sign-in", attempts=1, result="a new token; the former one is nobody")


@pytest.mark.parametrize("token", ["", "x", "0" * 32, "0" * 75, "é" * 80, "\x00" * 90])
async def test_nonsense_tokens_are_nobody(room: Room, token: str, attack: Attack) -> None:
    await room.owner()
    assert await sessions.recognise(room.database, token, b"a key") is None
    attack("nonsense as a session's token", attempts=1, result="nobody")


async def who_with(room: Room, token: str) -> str | None:
    stranger = await room.browser(Cookie=f"vitrine_session={token}")
    return await who_is(stranger)


async def refreshed(room: Room, token: str) -> str | None:
    browser = await room.browser(Cookie=f"vitrine_session={token}")
    answer = await browser.post("/api/session/refresh")
    return answer.cookies.get("vitrine_session") if answer.status_code == 200 else None


async def _turn_back(room: Room, **moments: timedelta) -> None:
    """As if this much time had passed since."""
    async with room.database.writing() as session:
        row = (await session.scalars(select(Session))).one()
        for name, by in moments.items():
            setattr(row, name, getattr(row, name) - by)


async def test_the_server_exchanges_a_token_by_its_own_clock_whoever_holds_it(room: Room) -> None:
    owner = await room.owner()
    old = owner.cookies["vitrine_session"]
    await _turn_back(room, token_issued_at=sessions.TOKEN_LIFETIME + timedelta(seconds=1))
    thief = await room.browser(Cookie=f"vitrine_session={old}")
    state = await owner.get("/api/session")
    new = state.cookies["vitrine_session"]
    assert new != old and "HttpOnly" in state.headers["set-cookie"]
    assert datetime.fromisoformat(state.json()["expiresAt"]) > now() + timedelta(minutes=59)
    assert (await thief.get("/api/account")).status_code == 200, "the owner's answer may have been lost"
    await _turn_back(room, next_token_issued_at=sessions.ANSWER_LOST_FOR + timedelta(seconds=1))
    assert await who_is(thief) is None, "he asked for no exchange, and nobody used the newer one"
    assert await who_with(room, new) is None


async def test_a_session_outlives_the_servers_keys(room: Room) -> None:
    """Also in the middle of an exchange: what was derived with the former key is known by its hash."""
    owner = await room.owner()
    old = owner.cookies["vitrine_session"]
    next_one = await refreshed(room, old)
    assert next_one
    other = Keyring(("another key, and not a short one",))
    room.app.state.services = replace(room.app.state.services, keyring=other)
    assert await who_with(room, next_one) is not None
    assert (await owner.get("/api/account")).status_code == 200
    await sign_in(stranger := await room.browser(), "maelle@kerbrat.studio")
    assert (await stranger.get("/api/account")).status_code == 200


async def test_asking_again_with_the_old_token_does_not_prolong_it(room: Room) -> None:
    old = (await room.owner()).cookies["vitrine_session"]
    await refreshed(room, old)
    await _turn_back(room, next_token_issued_at=sessions.ANSWER_LOST_FOR - timedelta(seconds=20))
    assert await refreshed(room, old)
    await _turn_back(room, next_token_issued_at=timedelta(seconds=30))
    assert await refreshed(room, old) is None


async def test_calls_that_were_under_way_during_an_exchange_still_count(room: Room) -> None:
    """A screen that wakes up asks several things at once: the slowest arrives after the new token was used."""
    owner = await room.owner()
    old = owner.cookies["vitrine_session"]
    await _turn_back(room, token_issued_at=sessions.TOKEN_LIFETIME * 5)
    answers = await asyncio.gather(*(who_is(owner) for _ in range(4)))
    assert answers == [EMAIL] * 4
    assert await who_is(owner) == EMAIL
    assert await who_with(room, old) == EMAIL
    await _turn_back(room, former_token_until=sessions.UNDER_WAY_FOR)
    assert await who_with(room, old) is None
    assert await who_is(owner) is None, "somebody else holds a copy"


async def test_signing_out_with_an_old_token_stays_signed_out(room: Room) -> None:
    owner = await room.owner()
    await _turn_back(room, token_issued_at=sessions.TOKEN_LIFETIME * 2)
    assert (await owner.delete("/api/session")).status_code == 204
    assert "vitrine_session" not in owner.cookies


@pytest.fixture
def nothing_under_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "UNDER_WAY_FOR", timedelta(0))


@pytest.mark.usefixtures("nothing_under_way")
async def test_the_old_token_is_good_until_the_new_one_is_used_and_then_ends_the_family(room: Room) -> None:
    old = (await room.owner()).cookies["vitrine_session"]
    new = await refreshed(room, old)
    assert new and new != old
    assert await who_with(room, old) == EMAIL, "the answer with the new one may have been lost"
    assert await refreshed(room, old) == new, "two tabs that refresh at once get the same token"
    assert await who_with(room, new) == EMAIL
    assert await who_with(room, old) is None, "somebody else holds a copy"
    assert await who_with(room, new) is None, "and which of the two is the owner, nobody knows"


ACTIONS = st.lists(
    st.tuples(st.sampled_from(["use", "refresh", "sign_out"]), st.integers(min_value=0, max_value=4)),
    min_size=1,
    max_size=12,
)


@pytest.mark.usefixtures("nothing_under_way")
async def test_rotation_follows_its_model_in_every_order(room: Room, attack: Attack) -> None:
    """Model: tokens in order of issue; `current` is good, `current + 1` once issued; anything earlier ends all."""

    async def play(actions: list[tuple[str, int]]) -> None:
        browser = await room.browser()
        await sign_in(browser, EMAIL)
        tokens = [browser.cookies["vitrine_session"]]
        current, is_over = 0, False
        for action, index in actions:
            chosen = min(index, len(tokens) - 1)
            is_good = not is_over and chosen >= current
            if action == "use":
                assert await who_with(room, tokens[chosen]) == (EMAIL if is_good else None)
            elif action == "refresh":
                gained = await refreshed(room, tokens[chosen])
                assert (gained is not None) == is_good
                if gained and chosen == len(tokens) - 1:
                    assert gained not in tokens
                    tokens.append(gained)
                elif gained:
                    assert gained == tokens[chosen + 1]
            else:
                stranger = await room.browser(Cookie=f"vitrine_session={tokens[chosen]}")
                assert (await stranger.delete("/api/session")).status_code == 204
                is_over = is_over or is_good
            if is_good:
                current = chosen
            elif not is_over:
                is_over = True

    await sign_up(await room.browser(), EMAIL)
    examples: list[list[tuple[str, int]]] = []

    @given(ACTIONS)
    @hypothesis_settings(max_examples=15, deadline=None, database=None)
    def collect(actions: list[tuple[str, int]]) -> None:
        examples.append(actions)

    collect()
    for actions in examples:
        await play(actions)
    attack(
        "stolen and exchanged session tokens used in every order",
        attempts=sum(map(len, examples)),
        result="an exchanged token's later use ends the session for both",
    )


async def test_an_expired_session_is_nobodys(room: Room) -> None:
    owner = await room.owner()
    async with room.database.writing() as session:
        await session.execute(update(Session).values(expires_at=now()))
    assert await who_is(owner) is None
    assert (await owner.get("/api/account")).json()["code"] == "accounts.signed_out"


async def test_what_has_ended_is_swept_however_it_began_and_the_rest_stays(room: Room) -> None:
    owner = await room.owner()
    past = now() - timedelta(days=2)
    async with room.database.writing() as session:
        account = (await session.scalars(select(Account))).one()
        for method in ("password", "openid"):
            for moment in (past, now() + timedelta(days=1)):
                session.add(Session(account_id=account.id, token_hash="0" * 64, method=method, expires_at=moment))
        for number, moment in enumerate((past, now() + timedelta(days=1))):
            link = {"purpose": "reset", "token_hash": f"{number:064}", "expires_at": moment}
            session.add(MailToken(account_id=account.id, **link))
        session.add(SignInTries(email_hash="0" * 64, failures=3, last_failed_at=past))
        session.add(SignInTries(email_hash="1" * 64, failures=3, last_failed_at=now()))
    assert await sweep_accounts(room.database) == 2 + 1 + 1
    async with room.database.reading() as session:
        kept = sorted(await session.scalars(select(Session.method).where(Session.token_hash == "0" * 64)))
        assert kept == ["openid", "password"]
        assert list(await session.scalars(select(SignInTries.email_hash))) == ["1" * 64]
        assert all(moment > now() for moment in await session.scalars(select(MailToken.expires_at)))
    assert await who_is(owner) is not None


async def test_signing_out_ends_the_session_on_the_server_and_clears_the_cookies(room: Room) -> None:
    owner = await room.owner()
    token = owner.cookies["vitrine_session"]
    assert (await owner.delete("/api/session")).status_code == 204
    assert "vitrine_session" not in owner.cookies and "vitrine_owner" not in owner.cookies
    assert await who_with(room, token) is None
    assert (await owner.delete("/api/session")).status_code == 204, "twice is fine"


async def test_sessions_are_listed_and_ended_one_by_one_or_all_others(room: Room) -> None:
    owner = await room.owner()
    phone = await room.browser(**{"User-Agent": "Mobile Safari"})
    await sign_in(phone, EMAIL)
    tablet = await room.browser()
    await sign_in(tablet, EMAIL)

    listed: list[dict[str, Any]] = (await owner.get("/api/account/sessions")).json()
    assert [session["isCurrent"] for session in listed].count(True) == 1
    [phones] = [session for session in listed if session["userAgent"] == "Mobile Safari"]
    assert (await owner.delete(f"/api/account/sessions/{phones['id']}")).status_code == 204
    assert (await owner.delete(f"/api/account/sessions/{phones['id']}")).status_code == 404
    assert await who_is(phone) is None and await who_is(tablet) == EMAIL

    assert (await owner.delete("/api/account/sessions")).status_code == 204
    assert await who_is(tablet) is None and await who_is(owner) == EMAIL


async def test_another_owners_session_does_not_exist(room: Room) -> None:
    owner, other = await room.owner(), await room.owner("other@kerbrat.studio")
    [session] = (await owner.get("/api/account/sessions")).json()
    assert (await other.delete(f"/api/account/sessions/{session['id']}")).status_code == 404
    assert await who_is(owner) == EMAIL


async def test_a_used_session_is_seen_again_every_few_minutes(room: Room) -> None:
    owner = await room.owner()
    long_ago = now() - sessions.SEEN_EVERY * 2
    async with room.database.writing() as session:
        await session.execute(update(Session).values(last_seen_at=long_ago))
    await who_is(owner)
    async with room.database.reading() as session:
        seen = await session.scalar(select(Session.last_seen_at))
    assert seen is not None and seen > long_ago
