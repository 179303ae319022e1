"""Signing in with a passkey: added, named, used, removed; what a forger, a thief and a copy of the key get."""

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select, update

from tests.accounts.authenticator import Authenticator, decoded, encoded
from tests.accounts.conftest import ORIGIN, OpenRoom, Room, sign_in, who_is
from tests.factories.attacks import Attack
from vitrine.accounts.passkeys import challenges
from vitrine.accounts.passkeys.names import first_name
from vitrine.accounts.tables import Account, Passkey, SpentChallenge
from vitrine.platform.storage.base import now

EMAIL = "maelle@kerbrat.studio"
CHROME = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36"


def a_device(**features: Any) -> Authenticator:
    return Authenticator(origin=ORIGIN, party_id="vitrine.test", **features)


async def add(owner: httpx.AsyncClient, device: Authenticator) -> httpx.Response:
    offer = await owner.post("/api/account/passkey-offers")
    assert offer.status_code == 200, offer.text
    return await owner.post("/api/account/passkeys", json=device.make(offer.json()))


async def ask(browser: httpx.AsyncClient) -> dict[str, Any]:
    question: dict[str, Any] = (await browser.post("/api/session/passkey-question")).json()
    return question


async def enter(browser: httpx.AsyncClient, device: Authenticator) -> httpx.Response:
    return await browser.post("/api/session/passkey", json=device.use(await ask(browser)))


async def test_a_passkey_is_added_named_used_in_another_browser_and_removed(room: Room) -> None:
    owner = await room.owner()
    owner.headers["User-Agent"] = CHROME
    device = a_device()
    made = await add(owner, device)
    assert made.status_code == 201, made.text
    assert (made.json()["name"], made.json()["lastUsedAt"]) == ("Chrome sur Windows", None)
    assert (await add(owner, device)).json()["code"] == "accounts.passkey_there"
    second = (await add(owner, a_device(counts=False))).json()
    assert second["name"] == "Chrome sur Windows 2"

    named = await owner.patch(f"/api/account/passkeys/{second['id']}", json={"name": "  Clé du \n bureau "})
    assert named.json()["name"] == "Clé du bureau"
    nameless = await owner.patch(f"/api/account/passkeys/{second['id']}", json={"name": " \n"})
    assert nameless.json()["code"] == "accounts.name_missing"

    elsewhere = await room.browser()
    for _ in range(2):
        state = await enter(elsewhere, device)
        assert state.status_code == 200, state.text
        assert state.json()["account"]["email"] == EMAIL
    assert await who_is(elsewhere) == EMAIL
    [session] = [row for row in (await elsewhere.get("/api/account/sessions")).json() if row["isCurrent"]]
    assert session["method"] == "passkey"
    listed = (await elsewhere.get("/api/account/passkeys")).json()
    assert [row["lastUsedAt"] is not None for row in listed] == [True, False]

    assert (await owner.delete(f"/api/account/passkeys/{listed[0]['id']}")).status_code == 204
    refused = await enter(await room.browser(), device)
    assert (refused.status_code, refused.json()["code"]) == (403, "accounts.passkey_unknown")
    subjects = [mail["Subject"] for mail in await room.mails()]
    assert "Une clé d’accès a été ajoutée" in subjects and "Une clé d’accès a été retirée" in subjects


async def test_what_a_passkey_did_not_sign_for_us_now_opens_nothing(room: Room, attack: Attack) -> None:
    owner = await room.owner()
    device = a_device()
    assert (await add(owner, device)).status_code == 201
    thief = await room.browser()

    def altered(answer: dict[str, Any], name: str) -> dict[str, Any]:
        raw = bytearray(decoded(answer[name]))
        raw[-1] ^= 1
        return {**answer, name: encoded(bytes(raw))}

    forged: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {
        "a page that imitates ours": replace(device, origin="https://vitrine.test.evil.example").use,
        "a key for another host": replace(device, party_id="evil.example").use,
        "nobody verified": replace(device, verifies_user=False).use,
        "another key": replace(a_device(), credential_id=device.credential_id).use,
        "another's handle": lambda asked: {**device.use(asked), "userHandle": encoded(b"0" * 32)},
        "an altered signature": lambda asked: altered(device.use(asked), "signature"),
        "altered data": lambda asked: altered(device.use(asked), "authenticatorData"),
        "no bytes": lambda asked: {**device.use(asked), "authenticatorData": "", "signature": ""},
        "half a byte": lambda asked: {**device.use(asked), "signature": "A"},
        "half a character": lambda asked: {**device.use(asked), "clientData": encoded(b'{"challenge": "\\ud800"}')},
        "nonsense": lambda asked: {**device.use(asked), "clientData": encoded(b"[" * 15_000)},
    }
    for why, forge in forged.items():
        refused = await thief.post("/api/session/passkey", json=forge(await ask(thief)))
        assert (refused.status_code, refused.json()["code"]) == (403, "accounts.passkey_refused"), why
    assert await who_is(thief) is None
    attack(
        "passkeys' answers forged, altered, for another page or without the user verified",
        attempts=len(forged),
        result="403",
    )


async def test_a_new_key_is_taken_only_if_its_device_verified_the_user_for_us_and_made_that_very_key(
    room: Room, attack: Attack
) -> None:
    owner = await room.owner()
    forged: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {
        "a page that imitates ours": replace(a_device(), origin="https://vitrine.test.evil.example").make,
        "a key for another host": replace(a_device(), party_id="evil.example").make,
        "nobody verified": a_device(verifies_user=False).make,
        "another key's name": lambda offer: {**a_device().make(offer), "id": encoded(b"0" * 32)},
    }
    for why, forge in forged.items():
        offer = (await owner.post("/api/account/passkey-offers")).json()
        refused = await owner.post("/api/account/passkeys", json=forge(offer))
        assert (refused.status_code, refused.json().get("code")) == (403, "accounts.passkey_refused"), why
    assert (await owner.get("/api/account/passkeys")).json() == []
    attack("new passkeys forged, or of a device that verified nobody", attempts=len(forged), result="403")


async def test_an_answer_is_good_once_in_the_browser_that_asked_and_for_five_minutes(
    room: Room, attack: Attack, monkeypatch: pytest.MonkeyPatch
) -> None:
    owner = await room.owner()
    device = a_device(counts=False)
    assert (await add(owner, device)).status_code == 201
    browser = await room.browser()
    answer = device.use(await ask(browser))
    kept = dict(browser.cookies)
    assert (await browser.post("/api/session/passkey", json=answer)).status_code == 200

    thief = await room.browser()
    thief.cookies.update(kept)  # the question's cookie too
    replayed = await thief.post("/api/session/passkey", json=answer)
    assert (replayed.status_code, replayed.json()["code"]) == (410, "accounts.passkey_too_late")
    without = await (await room.browser()).post("/api/session/passkey", json=device.use(await ask(browser)))
    assert without.json()["code"] == "accounts.passkey_too_late"
    # A question for one thing is not answered for another: what adds a passkey neither signs in nor moves with it.
    offer = (await owner.post("/api/account/passkey-offers")).json()
    swapped = await owner.post("/api/session/passkey", json=device.use(offer))
    assert swapped.json()["code"] == "accounts.passkey_too_late"
    assert (await sign_in(owner, EMAIL)).status_code == 200
    moved = await owner.post("/api/account/passkeys", json=a_device().make(offer))
    assert moved.json()["code"] == "accounts.passkey_too_late"

    late = device.use(await ask(browser))
    clock = time.time
    monkeypatch.setattr(time, "time", lambda: clock() + challenges.GOOD_SECONDS + 1)
    assert (await browser.post("/api/session/passkey", json=late)).json()["code"] == "accounts.passkey_too_late"
    attack(
        "a passkey's answer brought twice, late, in another browser or for another purpose", attempts=5, result="410"
    )
    async with room.database.reading() as session:
        # One per answer that was taken: asking writes nothing.
        assert await session.scalar(select(func.count()).select_from(SpentChallenge)) == 2


async def test_a_copied_key_is_refused_and_its_owner_told(room: Room, attack: Attack) -> None:
    owner = await room.owner()
    device = a_device()
    assert (await add(owner, device)).status_code == 201
    copy = replace(device)
    for _ in range(2):
        assert (await enter(await room.browser(), device)).status_code == 200
    refused = await enter(await room.browser(), copy)
    assert (refused.status_code, refused.json()["code"]) == (403, "accounts.passkey_refused")
    assert "Une clé d’accès a été refusée" in [mail["Subject"] for mail in await room.mails()]
    attack("a copy of a passkey that counts its uses", attempts=1, result="403; the owner gets a mail")


async def test_a_reset_ends_passkeys_and_the_last_way_in_stays(room: Room) -> None:
    owner = await room.owner()
    device = a_device()
    made = (await add(owner, device)).json()
    async with room.database.writing() as session:
        await session.execute(update(Account).values(password_hash=None))
    refused = await owner.delete(f"/api/account/passkeys/{made['id']}")
    assert refused.json()["code"] == "accounts.last_way_in"

    await owner.post("/api/accounts/reset-requests", json={"email": EMAIL})
    token = await room.link_token("nouveau mot de passe")
    reset = await owner.post("/api/accounts/reset", json={"token": token, "password": "un-autre-mot"})
    assert reset.status_code == 204
    assert (await enter(await room.browser(), device)).json()["code"] == "accounts.passkey_unknown"
    [mail] = [mail for mail in await room.mails() if mail["Subject"] == "Votre mot de passe a changé"]
    body = mail.get_body(("plain",))
    assert body is not None and "clés d’accès ont été retirées" in body.get_content().replace("\n", " ")


async def test_passkeys_are_counted_as_sign_ins_are_and_bounded(open_room: OpenRoom) -> None:
    room = await open_room(limits={"signin_per_address": "3/15 minutes"})
    owner = await room.owner()  # the first of three
    for _ in range(2):
        assert (await enter(await room.browser(), a_device())).status_code == 403
    assert (await enter(await room.browser(), a_device())).status_code == 429
    async with room.database.writing() as session:
        account_id = await session.scalar(select(Account.id))
        session.add_all(
            Passkey(account_id=account_id, credential_id=str(number), public_key=b"", name="x", created_at=now())
            for number in range(20)
        )
    assert (await add(owner, a_device())).json()["code"] == "accounts.passkeys_full"


@pytest.mark.parametrize(
    ("model", "taken", "language", "name"),
    [
        ("fbfc3007-154e-4ecc-8c0b-6e020557d7bd", set(), "fr", "Trousseau iCloud"),
        ("fbfc3007-154e-4ecc-8c0b-6e020557d7bd", {"Trousseau iCloud"}, "fr", "Trousseau iCloud 2"),
        ("fbfc3007-154e-4ecc-8c0b-6e020557d7bd", set(), "de", "iCloud-Schlüsselbund"),
        ("adce0002-35bc-c60a-648b-0b25f1f05503", set(), "en", "Chrome on Mac"),
        ("d548826e-79b4-db40-a3d8-11116f7e8349", set(), "ar", "Bitwarden"),
        ("00000000-0000-0000-0000-000000000000", set(), "fr", "Navigateur"),
        ("00000000-0000-0000-0000-000000000000", set(), "ar", "متصفح"),
    ],
)
def test_a_new_passkey_has_a_name_that_says_where_it_is_kept(
    model: str, taken: set[str], language: str, name: str
) -> None:
    assert first_name(model, "curl/8.1", taken, language) == name


async def test_a_new_passkey_is_named_in_the_language_of_the_dashboard(room: Room) -> None:
    owner = await room.owner()
    owner.headers["User-Agent"] = CHROME
    owner.cookies.set("vitrine_language", "en")
    assert (await add(owner, a_device())).json()["name"] == "Chrome on Windows"


def unfolding(depth: int) -> bytes:
    """CBOR in which every list holds the one within it twice: 2^depth parts, in some bytes a level."""
    again = b"".join(b"\xd8\x1d\x18" + bytes([place]) for place in range(depth, 0, -1))
    return b"\xd8\x1c\x82" * depth + b"\xd8\x1c\x80" + again


async def test_an_answer_that_unfolds_without_end_is_refused_before_it_is_read(room: Room, attack: Attack) -> None:
    owner, device = await room.owner(), a_device()
    await add(owner, device)
    stranger = await room.browser()
    for depth in (2, 90):  # the first does no harm where it is read
        device.extensions = unfolding(depth)
        assert (await enter(stranger, device)).json().get("code") == "accounts.passkey_refused"
        new = a_device(extensions=unfolding(depth))
        assert (await add(owner, new)).json().get("code") == "accounts.passkey_refused"
        offer = (await owner.post("/api/account/passkey-offers")).json()
        made = a_device().make(offer)
        attestation = decoded(made["attestation"])
        made["attestation"] = encoded(bytes([attestation[0] + 1]) + attestation[1:] + unfolding(depth) + b"\x00")
        assert (await owner.post("/api/account/passkeys", json=made)).json().get("code") == "accounts.passkey_refused"
    device.extensions = b"\xa1\x6bcredProtect\x02"  # what devices do send
    assert (await enter(stranger, device)).status_code == 200
    attack("CBOR that unfolds to 2^90 parts in a passkey's answer", attempts=6, result="refused, unread")
