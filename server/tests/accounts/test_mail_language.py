"""Mails in the owner's language: what he picked before signing up, and what he picks later."""

from tests.accounts.conftest import OpenRoom, Room, sign_in, sign_up
from vitrine.accounts.requests import LANGUAGE_COOKIE

EMAIL = "maelle@kerbrat.studio"


async def test_what_was_picked_before_signing_up_is_kept_and_spoken(room: Room) -> None:
    browser = await room.browser()
    browser.cookies.set(LANGUAGE_COOKIE, "en")
    assert (await sign_up(browser, EMAIL)).status_code == 201
    await sign_in(browser, EMAIL)
    assert (await browser.get("/api/account")).json()["language"] == "en"
    (letter,) = await room.mails()
    assert "e-mail" not in letter["Subject"] and "onfirm" in letter["Subject"]
    assert "Un compte Vitrine" not in letter.as_string()


async def test_another_language_picked_later_is_that_of_the_next_mail(room: Room) -> None:
    owner = await room.owner(EMAIL)
    before = await room.mails()
    assert (await owner.put("/api/account/language", json={"language": "ar"})).status_code == 200
    assert (await owner.post("/api/accounts/reset-requests", json={"email": EMAIL})).status_code == 202
    after = [mail for mail in await room.mails() if mail["Subject"] not in {old["Subject"] for old in before}]
    (letter,) = after
    html = letter.get_body(("html",))
    assert html is not None and '<html lang="ar" dir="rtl">' in html.get_content()


async def test_a_made_up_language_is_none(room: Room) -> None:
    browser = await room.browser()
    browser.cookies.set(LANGUAGE_COOKIE, "../../etc")
    assert (await sign_up(browser, EMAIL)).status_code == 201
    await sign_in(browser, EMAIL)
    assert (await browser.get("/api/account")).json()["language"] is None
    (letter,) = await room.mails()
    assert letter["Subject"] == "Confirmez votre adresse e-mail"


async def test_who_picked_none_is_written_to_as_the_operator_says(open_room: OpenRoom) -> None:
    room = await open_room(dashboard_language="de")
    browser = await room.browser()
    await sign_up(browser, EMAIL)
    await sign_in(browser, EMAIL)
    (letter,) = await room.mails()
    html = letter.get_body(("html",))
    assert html is not None and '<html lang="de">' in html.get_content()
