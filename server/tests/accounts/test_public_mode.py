"""VITRINE_MODE=public: who signs up accepts the terms, confirms his address, and comes in bounded numbers."""

from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest
from sqlalchemy import select

from tests.accounts.conftest import PASSWORD, OpenRoom, Room, sign_in, sign_up
from tests.accounts.test_openid import CLIENT_ID, CLIENT_SECRET, Issuer, come_back, issuer  # noqa: F401  (fixture)
from tests.factories.attacks import Attack
from vitrine.accounts.instance_texts.texts import texts_of
from vitrine.accounts.tables import AcceptedTerms, Account
from vitrine.platform.settings import Limits, Settings, read_settings

EMAIL = "maelle@kerbrat.studio"


@pytest.fixture
def texts(tmp_path: Path) -> Path:
    folder = tmp_path / "texts"
    folder.mkdir()
    (folder / "conditions.fr.md").write_text("# Conditions\n\nSoyez courtois.\n", "utf-8")
    return folder


def write_anew(texts: Path, words: str) -> None:
    (texts / "conditions.fr.md").write_text(words, "utf-8")
    texts_of.cache_clear()  # which else looks once a second


async def join(client: httpx.AsyncClient, email: str = EMAIL, **more: Any) -> httpx.Response:
    body = {"userName": "Maëlle Kerbrat", "email": email, "password": PASSWORD, **more}
    return await client.post("/api/accounts", json=body)


async def accepted(room: Room) -> list[str]:
    async with room.database.reading() as session:
        return list(await session.scalars(select(AcceptedTerms.revision).order_by(AcceptedTerms.accepted_at)))


async def test_nobody_signs_up_without_the_terms_in_their_present_words(open_room: OpenRoom, texts: Path) -> None:
    room = await open_room(mode="public", texts=texts)
    browser = await room.browser()
    offered = (await browser.get("/api/accounts/options")).json()["terms"]
    assert offered["address"] == "/fr/conditions"
    for revision in ("", "0123456789abcdef"):
        refused = await join(browser, termsRevision=revision)
        assert (refused.status_code, refused.json()["code"]) == (422, "accounts.terms_not_accepted")
        assert refused.json()["params"]["field"] == "terms"
    assert (await join(browser, termsRevision=offered["revision"])).status_code == 202
    token = await room.link_token("Confirmez votre adresse")
    assert await accepted(room) == [offered["revision"]]
    assert (await browser.post("/api/accounts/confirmation", json={"token": token})).status_code == 200
    assert room.site_lifecycle.told == [f"make {EMAIL}", f"hold {EMAIL}", f"release {EMAIL}"]
    # Other words: those who are here are asked, and asked once.
    await sign_in(browser, EMAIL)
    write_anew(texts, "# Conditions\n\nSoyez courtois et brefs.\n")
    old = await browser.post("/api/account/terms", json={"revision": offered["revision"]})
    assert old.json()["code"] == "accounts.terms_not_accepted"
    newer = (await browser.get("/api/accounts/options")).json()["terms"]["revision"]
    for _time in range(2):
        assert (await browser.post("/api/account/terms", json={"revision": newer})).status_code == 204
    assert await accepted(room) == [offered["revision"], newer]


async def test_who_comes_through_the_issuer_accepts_them_too(
    open_room: OpenRoom,
    texts: Path,
    issuer: Issuer,  # noqa: F811  (the fixture that was imported)
) -> None:
    known = {"oidc_issuer": issuer.url, "oidc_client_id": CLIENT_ID, "oidc_client_secret": CLIENT_SECRET}
    room = await open_room(mode="public", texts=texts, limits={"signup_per_address": "1/hour"}, **known)
    browser = await room.browser()

    async def through(**asked: str) -> dict[str, Any]:
        sent = await browser.get("/api/openid/start", params=asked)
        query = parse_qs(urlsplit(sent.headers["location"]).query)
        [issuer.nonce] = query["nonce"]
        return await come_back(browser, query["state"][0])

    assert (await through())["code"] == "accounts.terms_not_accepted"
    revision = (await browser.get("/api/accounts/options")).json()["terms"]["revision"]
    assert (await through(terms=revision))["outcome"] == "signed_in"
    assert await accepted(room) == [revision]
    issuer.claims = {"sub": "subject-2", "email": "autre@kerbrat.studio"}
    assert (await through(terms=revision))["code"] == "server.too_many", "counted as every sign-up is"


async def test_where_no_stranger_signs_up_nobody_is_asked(open_room: OpenRoom, texts: Path) -> None:
    room = await open_room(texts=texts)
    browser = await room.browser()
    assert (await browser.get("/api/accounts/options")).json()["terms"] is None
    assert (await sign_up(browser, EMAIL)).status_code == 201
    assert await accepted(room) == []
    assert room.site_lifecycle.told == [f"make {EMAIL}"]


async def test_a_day_has_so_many_sign_ups_and_an_address_fewer(open_room: OpenRoom, attack: Attack) -> None:
    room = await open_room(mode="public", limits={"signups_per_day": 3, "signup_per_address": "5/hour"})
    for number in range(3):
        assert (await join(await room.browser(), f"owner{number}@kerbrat.studio")).status_code == 202
        await room.mails()  # made after the answer
    for email in ("owner0@kerbrat.studio", "owner3@kerbrat.studio"):  # one that is known, and one that is not
        full = await join(await room.browser(), email)
        assert (full.status_code, full.json()["code"]) == (429, "accounts.signups_full")
    assert (await join(await room.browser())).json()["code"] == "server.too_many"
    async with room.database.reading() as session:
        assert len(list(await session.scalars(select(Account.id)))) == 3
    attack("sign-ups of one network and of one day beyond the limits (VITRINE_MODE=public)", attempts=3, result="429")


async def test_a_common_password_is_refused_where_strangers_sign_up(open_room: OpenRoom) -> None:
    room = await open_room(mode="public")
    refused = await sign_up(await room.browser(), EMAIL, "motdepasse123")
    assert (refused.status_code, refused.json()["code"]) == (422, "accounts.password_common")


def test_limits_are_stricter_for_strangers_unless_the_operator_chose_them() -> None:
    own, public = Settings(), read_settings({"VITRINE_MODE": "public"})
    assert (own.limits.signup_per_address, own.limits.items_per_list, own.limits.languages_per_site) == (
        *("200/hour", 100),
        12,
    )
    assert public.limits.signup_per_address == "10/hour"
    assert public.limits.signups_per_day == 500
    assert public.limits.items_per_list < 100 and public.limits.languages_per_site < 12
    assert public.limits.room_free_bytes == own.limits.room_free_bytes
    chosen = read_settings({"VITRINE_MODE": "public", "VITRINE_LIMITS": '{"items_per_list": 100}'})
    assert (chosen.limits.items_per_list, chosen.limits.domains_per_site) == (100, 3)
    assert Settings(mode="public", limits=Limits(signups_per_day=7)).limits.signups_per_day == 7
