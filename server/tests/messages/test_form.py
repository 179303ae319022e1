"""The contact form of a browser without scripts."""

import httpx

from tests.factories.app import ORIGIN
from tests.messages.conftest import WORDS, Contact

FORM = {**WORDS, "website": "", "langue": "FR"}


async def _post(contact: Contact, headers: dict[str, str] | None = None, **fields: str) -> httpx.Response:
    return await contact.visitor.post(
        f"/@{contact.slug}/message", data={**FORM, **fields}, headers=headers, follow_redirects=False
    )


async def test_a_plain_form_is_stored_and_leads_back_to_the_page_that_thanks(contact: Contact) -> None:
    answer = await _post(contact, {"Referer": f"{ORIGIN}/home"})
    assert (answer.status_code, answer.headers["Location"]) == (303, "/home#merci")
    stored = await contact.only()
    assert {key: stored[key] for key in WORDS} == WORDS
    assert stored["language"] == "FR"


async def test_the_way_back_is_always_a_page_of_ours(contact: Contact) -> None:
    own = f"/@{contact.slug}/fr#merci"
    for referer in ("", "https://evil.example/", "https://evil.example//evil.example", f"{ORIGIN}/dashboard"):
        answer = await _post(contact, {"Referer": referer})
        assert answer.headers["Location"] == own
    assert (await _post(contact, retour="//evil.example")).headers["Location"] == own


async def test_a_double_click_is_one_message(contact: Contact) -> None:
    await _post(contact)
    await _post(contact)
    assert len((await contact.inbox())["messages"]) == 1


async def test_line_ends_of_forms_are_those_of_everybody(contact: Contact) -> None:
    await _post(contact, message="Bonjour,\r\nà bientôt")
    assert (await contact.only())["message"] == "Bonjour,\nà bientôt"


async def test_what_was_typed_stands_in_the_page_that_says_what_is_missing(contact: Contact) -> None:
    answer = await _post(contact, email="coline", message='\nBonjour <b>"vous"</b>')
    assert answer.status_code == 422
    assert "Veuillez remplir tous les champs !" in answer.text
    assert 'value="coline"' in answer.text
    assert "\n\nBonjour &lt;b&gt;&quot;vous&quot;&lt;/b&gt;</textarea>" in answer.text
    assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
    assert "script" not in answer.headers["Content-Security-Policy"]


async def test_a_failure_is_told_and_keeps_what_was_typed(contact: Contact) -> None:
    answer = await _post(contact, message="long " * 1500)
    assert answer.status_code == 422
    assert "Error while sending the message" in answer.text
    assert "long long" in answer.text
    gone = await contact.visitor.post("/@personne/message", data=FORM)
    assert gone.status_code == 404
    assert "Error while sending the message" in gone.text


async def test_another_sites_page_cannot_send_it(contact: Contact) -> None:
    assert (await _post(contact, {"Origin": "https://evil.example"})).status_code == 403
    assert (await _post(contact, {"Sec-Fetch-Site": "cross-site"})).status_code == 403
    assert (await contact.inbox())["messages"] == []


async def test_machines_that_fill_everything_get_the_same_answer(contact: Contact) -> None:
    answer = await _post(contact, website="http://bot.example")
    assert answer.status_code == 303
    assert (await contact.inbox())["counts"]["spam"] == 1
