"""Signing up and in with a password, and what strangers may learn from it."""

import asyncio
import threading

import pytest
from argon2 import PasswordHasher, Type
from sqlalchemy import select, update

from tests.accounts.conftest import PASSWORD, Heard, OpenRoom, Room, sign_in, sign_up, who_is
from tests.factories.attacks import Attack
from vitrine.accounts import service
from vitrine.accounts.passwords import passwords
from vitrine.accounts.records import PasswordVerdict
from vitrine.accounts.tables import Account
from vitrine.platform.errors import Unavailable
from vitrine.platform.settings import Settings

EMAIL = "maelle@kerbrat.studio"


async def test_a_new_account_signs_in_and_has_the_specs_user_record(room: Room) -> None:
    browser = await room.browser()
    created = await sign_up(browser, "Maelle@Kerbrat.studio")
    assert created.status_code == 201
    assert await who_is(browser) is None, "signing up does not sign in: the login page comes next"

    answer = (await sign_in(browser, "MAELLE@kerbrat.studio")).json()
    account = answer["account"]
    assert account["email"] == EMAIL
    assert (account["userName"], account["displayName"]) == ("Maëlle Kerbrat", "Maëlle Kerbrat")
    assert set(account) == {
        "uid", "email", "userName", "Date", "emailVerified", "displayName", "photoURL", "phoneNumber",
        "tenantId", "providerData", "metadata", "isAnonymous", "hasPassword", "language",
    }  # fmt: skip
    assert set(account["metadata"]) == {"creationTime", "lastSignInTime"}
    assert account["metadata"]["lastSignInTime"] >= account["metadata"]["creationTime"] == account["Date"]
    assert account["providerData"][0]["providerId"] == "password"
    assert (account["emailVerified"], account["isAnonymous"]) == (False, False)
    assert answer["expiresAt"] < answer["endsAt"]


async def test_unknown_address_and_wrong_password_get_the_same_answer(room: Room, attack: Attack) -> None:
    browser = await room.browser()
    await sign_up(browser, EMAIL)
    wrong = await sign_in(browser, EMAIL, "not this one")
    unknown = await sign_in(browser, "nobody@kerbrat.studio", "not this one")
    nonsense = await sign_in(browser, "no address at all", "not this one")
    assert wrong.status_code == unknown.status_code == nonsense.status_code == 401
    assert wrong.json() == unknown.json() == nonsense.json()
    assert wrong.json()["code"] == "accounts.bad_credentials"
    assert set(wrong.headers) == set(unknown.headers)
    attack("asking who has an account, at sign-in", attempts=3, result="the same answer, headers included")


async def test_an_unknown_address_costs_one_hash_like_a_wrong_password(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = await room.browser()
    await sign_up(browser, EMAIL)
    verified: list[str] = []
    real = passwords._verify

    def counting(password_hash: str, password: str) -> bool:
        verified.append(password_hash)
        return real(password_hash, password)

    monkeypatch.setattr(passwords, "_verify", counting)
    await sign_in(browser, EMAIL, "not this one")
    await sign_in(browser, "nobody@kerbrat.studio", "not this one")
    parameters = [verdict.rsplit("$", 2)[0] for verdict in verified]
    assert len(verified) == 2
    assert parameters[0] == parameters[1]


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("password", "12345", "accounts.password_too_short"),
        ("password", "x" * 129, "accounts.password_too_long"),
        ("email", "maelle", "accounts.bad_email"),
        ("email", "maelle@", "accounts.bad_email"),
        ("email", "maelle@kerbrat", "accounts.bad_email"),
        ("email", "a@b.fr\r\nBcc: all@b.fr", "accounts.bad_email"),
        ("email", "=?utf-8?B?DQpCY2M6IGFAYi5mcg==?=@b.fr", "accounts.bad_email"),
        ("email", "a@[", "accounts.bad_email"),
        ("email", "a@[::1", "accounts.bad_email"),
        ("userName", "   ", "accounts.name_missing"),
    ],
)
async def test_a_refused_sign_up_names_the_field(room: Room, field: str, value: str, code: str) -> None:
    browser = await room.browser()
    body = {"userName": "Maëlle", "email": EMAIL, "password": PASSWORD, field: value}
    answer = await browser.post("/api/accounts", json=body)
    assert (answer.status_code, answer.json()["code"]) == (422, code)
    assert answer.json()["params"]["field"] == field


@pytest.mark.parametrize("path", ["/api/session", "/api/accounts/reset-requests"])
async def test_half_a_character_is_refused_never_a_failure(room: Room, path: str) -> None:
    body = b'{"email": "\\ud800@b.fr", "password": "\\udfff"}'
    browser = await room.browser(**{"Content-Type": "application/json"})
    assert (await browser.post(path, content=body)).status_code == 422


async def test_texts_that_a_database_cannot_hold_are_refused_or_cleaned_never_a_failure(room: Room) -> None:
    browser = await room.browser()
    body = {"userName": "Maëlle\x00\u2028 K.", "email": EMAIL, "password": PASSWORD + "\x00"}
    created = await browser.post("/api/accounts", json=body)
    assert (created.status_code, created.json()["userName"]) == (201, "Maëlle K.")
    assert (await sign_in(browser, f"{EMAIL}\x00", "x")).status_code == 401
    assert (await browser.post("/api/accounts/reset-requests", json={"email": "\x00"})).status_code == 202
    assert (await sign_in(browser, EMAIL, PASSWORD + "\x00")).status_code == 200
    assert (await browser.delete("/api/account/sessions/%00")).status_code == 404
    assert (await browser.post("/api/accounts/reset", json={"token": "\x00", "password": PASSWORD})).status_code == 410


@pytest.mark.parametrize("password", ["abcdef", "mot de passe à accents é ✓ 🗝", "x" * 128, " leading and trailing "])
async def test_any_characters_make_a_password_from_6_to_128(room: Room, password: str) -> None:
    browser = await room.browser()
    assert (await sign_up(browser, EMAIL, password)).status_code == 201
    assert (await sign_in(browser, EMAIL, password)).status_code == 200
    assert (await sign_in(browser, EMAIL, password.strip() + "!")).status_code == 401


async def test_unknown_fields_are_refused(room: Room) -> None:
    browser = await room.browser()
    body = {"userName": "M", "email": EMAIL, "password": PASSWORD, "email_verified_at": "2020-01-01T00:00:00Z"}
    assert (await browser.post("/api/accounts", json=body)).status_code == 422


async def test_a_taken_address_is_refused_whatever_its_case_and_once_even_at_once(room: Room) -> None:
    browsers = [await room.browser() for _ in range(4)]
    answers = await asyncio.gather(*(sign_up(browser, EMAIL) for browser in browsers))
    assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409]
    again = await sign_up(browsers[0], EMAIL.upper())
    assert (again.status_code, again.json()["code"]) == (409, "accounts.email_taken")


async def test_common_passwords_only_warn_by_default_and_can_be_refused(open_room: OpenRoom) -> None:
    warning = await (await open_room()).browser()
    verdict = (await warning.post("/api/accounts/password-strength", json={"password": "Azerty123"})).json()
    assert verdict == {"strength": 1, "isCommon": True}
    assert (await sign_up(warning, EMAIL, "azerty123")).status_code == 201
    strict = await (await open_room(password_common="refuse")).browser()
    refused = await sign_up(strict, "b@kerbrat.studio", "azerty123")
    assert (refused.status_code, refused.json()["code"]) == (422, "accounts.password_common")


@pytest.mark.parametrize(
    ("password", "strength", "is_common"),
    [
        ("12345", 0, False),  # what is wrong with it is its length
        ("motdepasse", 1, True),
        ("P@ssw0rd", 1, True),
        ("vitrine2026", 1, True),
        ("kxqzvw", 1, False),  # short, and still nobody's
        ("atelier-du-quai", 4, False),
        # Estimating 128 characters can take seconds, so the beginning stands for the whole.
        ("aaaaaaaaaaaaaaaa" + "kX-9vQ" * 18, 1, True),
    ],
)
def test_a_password_is_as_strong_as_the_guesses_that_it_takes(password: str, strength: int, is_common: bool) -> None:
    assert passwords.judge(Settings(), password) == PasswordVerdict(strength=strength, is_common=is_common)


async def test_the_minimum_length_can_be_raised(open_room: OpenRoom) -> None:
    browser = await (await open_room(password_min=12)).browser()
    assert (await browser.get("/api/accounts/options")).json()["passwordMin"] == 12
    refused = await sign_up(browser, EMAIL, "onze-lettre")
    assert refused.json()["params"] == {"field": "password", "minimum": 12}


async def test_closed_sign_up_refuses_everyone_and_first_lets_exactly_one_in(open_room: OpenRoom) -> None:
    closed = await (await open_room(signup="closed")).browser()
    assert (await sign_up(closed, EMAIL)).json()["code"] == "accounts.signup_closed"
    assert (await closed.get("/api/accounts/options")).json()["isOpen"] is False

    first = await open_room(signup="first")
    browsers = [await first.browser() for _ in range(3)]
    answers = await asyncio.gather(*(sign_up(browser, f"{n}@kerbrat.studio") for n, browser in enumerate(browsers)))
    assert sorted(answer.status_code for answer in answers) == [201, 403, 403]


async def test_a_hash_with_older_parameters_is_renewed_at_sign_in(room: Room) -> None:
    browser = await room.browser()
    await sign_up(browser, EMAIL)
    old = PasswordHasher(time_cost=1, memory_cost=512, parallelism=1).hash(PASSWORD)
    async with room.database.writing() as session:
        await session.execute(update(Account).values(password_hash=old))
    assert (await sign_in(browser, EMAIL)).status_code == 200
    async with room.database.reading() as session:
        renewed = await session.scalar(select(Account.password_hash))
    assert renewed != old and renewed is not None and not passwords.is_outdated(renewed)
    assert (await sign_in(browser, EMAIL)).status_code == 200


async def test_failures_are_limited_per_address_known_or_not_and_waits_double(open_room: OpenRoom) -> None:
    room = await open_room(limits={"signin_per_account": "3/15 minutes"})
    browser = await room.browser()
    await sign_up(browser, EMAIL)
    for address in (EMAIL, "nobody@kerbrat.studio"):
        statuses = [(await sign_in(browser, address, f"guess {n}")).status_code for n in range(3)]
        assert statuses == [401, 401, 401]
        refused = await sign_in(browser, address, "guess 4")
        assert refused.status_code == 429
        assert 0 < int(refused.headers["Retry-After"]) <= 30
    assert (await sign_in(browser, EMAIL)).status_code == 429, "the right password must wait too"


async def test_fifty_guesses_at_once_are_fifty_guesses(open_room: OpenRoom, attack: Attack) -> None:
    room = await open_room(limits={"signin_per_account": "5/15 minutes"})
    browsers = [await room.browser() for _ in range(20)]
    answers = await asyncio.gather(*(sign_in(browser, EMAIL, f"guess {n}") for n, browser in enumerate(browsers)))
    assert sorted(answer.status_code for answer in answers) == [401] * 5 + [429] * 15
    attack(
        "guesses sent at once, so that none counts for the next",
        attempts=len(answers),
        result="each is counted: 429 after the limit",
    )


async def test_the_right_password_forgets_earlier_failures(open_room: OpenRoom) -> None:
    room = await open_room(limits={"signin_per_account": "3/15 minutes"})
    browser = await room.browser()
    await sign_up(browser, EMAIL)
    for _ in range(3):
        assert (await sign_in(browser, EMAIL, "wrong")).status_code == 401
        assert (await sign_in(browser, EMAIL, "wrong")).status_code == 401
        assert (await sign_in(browser, EMAIL)).status_code == 200


async def test_sign_ups_are_limited_per_network_address(open_room: OpenRoom) -> None:
    browser = await (await open_room(limits={"signup_per_address": "2/hour"})).browser()
    answers = [await sign_up(browser, f"{n}@kerbrat.studio") for n in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    assert answers[-1].json()["code"] == "server.too_many"


def test_a_guess_costs_an_attacker_what_the_standard_asks() -> None:
    """RFC 9106's second choice: argon2id, 64 MiB, three passes."""
    hasher = passwords.make_hasher()
    assert (hasher.type, hasher.memory_cost, hasher.time_cost) == (Type.ID, 65536, 3)


class BusyThreads:
    """Every thread that computes hashes is at work until `may_go_on` is set."""

    def __init__(self) -> None:
        self._at_work, self.may_go_on = threading.Semaphore(0), threading.Event()
        self.work: list[asyncio.Task[None]] = []

    def _wait(self) -> None:
        self._at_work.release()
        self.may_go_on.wait()

    async def begin(self) -> None:
        self.work = [
            asyncio.create_task(passwords._in_turn("reset", self._wait)) for _ in range(passwords.HASHES_AT_ONCE)
        ]
        for _ in self.work:
            await asyncio.to_thread(self._at_work.acquire)


async def test_too_many_waiting_hashes_are_turned_away_instead_of_piling_up(
    monkeypatch: pytest.MonkeyPatch, attack: Attack
) -> None:
    threads = BusyThreads()
    await threads.begin()
    monkeypatch.setattr(passwords, "MAX_WAITING", 2)
    waiting = [asyncio.create_task(passwords.hash_password("x" * 8, "reset")) for _ in range(5)]
    await asyncio.wait(waiting, return_when=asyncio.FIRST_EXCEPTION)
    threads.may_go_on.set()
    results = await asyncio.gather(*waiting, *threads.work, return_exceptions=True)
    assert [result.headers for result in results if isinstance(result, Unavailable)] == [{"Retry-After": "5"}] * 3
    attack("more hashes asked for than may wait", attempts=len(waiting), result="503 with Retry-After for the rest")


async def test_a_flood_at_one_door_is_no_queue_at_another(attack: Attack) -> None:
    threads = BusyThreads()
    await threads.begin()
    order: list[str] = []
    floods = [asyncio.create_task(passwords._in_turn("reset", lambda: order.append("reset"))) for _ in range(30)]
    await asyncio.sleep(0)
    owner = asyncio.create_task(passwords._in_turn("known_device", lambda: order.append("owner")))
    await asyncio.sleep(0)
    threads.may_go_on.set()
    await asyncio.gather(*threads.work, *floods, owner)
    assert order.index("owner") <= passwords.HASHES_AT_ONCE
    attack("a flood of resets beside an owner's sign-in", attempts=len(floods), result="the owner does not wait for it")


class NoRoomForASite(Heard):
    async def make(self, _session: object, account: Account) -> None:
        raise RuntimeError("no room for a site")


async def test_a_new_account_comes_about_with_its_site_or_not_at_all(room: Room) -> None:
    with pytest.raises(RuntimeError):
        await service.sign_up(
            room.database, room.settings, NoRoomForASite(), user_name="M", email=EMAIL, password_hash="a hash"
        )
    async with room.database.reading() as session:
        assert await session.scalar(select(Account)) is None
