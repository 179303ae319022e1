"""The contact form of a browser without scripts."""

import re

import httpx
import pytest

from tests.factories.app import ORIGIN
from tests.public.messages.conftest import WORDS, Contact
from vitrine.app import App
from vitrine.content.catalogues import THEMES, Theme
from vitrine.public.rendering.document import csp_hash
from vitrine.public.rendering.renderer import RenderFailed

COLOURS = {"background": "#fff8e7", "text": "#2b2118", "accent": "#ffd400"}
FORM = {"langue": "FR", **WORDS, "website": ""}


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
    missing = await _post(contact, email="", message="Bonjour")
    assert missing.status_code == 422
    assert "Veuillez remplir tous les champs !" in missing.text
    answer = await _post(contact, email="coline", message='\nBonjour <b>"vous"</b>')
    assert answer.status_code == 422
    assert "Adresse e-mail incomplète." in answer.text
    assert "Veuillez" not in answer.text
    assert 'value="coline"' in answer.text
    assert "\n\nBonjour &lt;b&gt;&#34;vous&#34;&lt;/b&gt;</textarea>" in answer.text
    assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
    assert "script" not in answer.headers["Content-Security-Policy"]


async def test_a_form_that_is_refused_wears_the_owners_own_colours(
    contact: Contact, app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    await contact.owner.pay()
    await contact.owner.save("home", texts={"headline": "Donner à lire"}, themeIndex=2)
    assert f"background:{THEMES[2].bg}" in (await _post(contact, email="")).text
    await contact.owner.save("appearance", settings=COLOURS)
    answer = await _post(contact, email="")
    # As the page has it: the accent could not be read on this ground, and was mended there.
    page = (await contact.visitor.get(f"/@{contact.slug}/fr")).text
    [accent] = re.findall(r'\[data-theme="own"\]{[^}]*--accent:(#[0-9a-f]{6})', page)
    assert accent != COLOURS["accent"]
    assert f"background:{COLOURS['background']}" in answer.text and f"outline:2px solid {accent}" in answer.text
    [style] = re.findall("<style>(.*?)</style>", answer.text)
    assert csp_hash(style.encode()) in answer.headers["Content-Security-Policy"]

    async def falling(*_: object) -> Theme:
        raise RenderFailed

    # Without the renderer it stands all the same.
    monkeypatch.setattr(app.services.effective_themes, "_derive", falling)
    await contact.owner.save("appearance", settings={"accent": "#aa2200"})
    assert f"background:{THEMES[2].bg}" in (await _post(contact, email="")).text


async def test_a_failure_is_told_and_keeps_what_was_typed(contact: Contact) -> None:
    answer = await _post(contact, message="long " * 1500)
    assert answer.status_code == 422
    assert "Error while sending the message" in answer.text
    assert "long long" in answer.text
    gone = await contact.visitor.post("/@personne/message", data=FORM)
    assert gone.status_code == 404
    assert "Error while sending the message" in gone.text


@pytest.mark.parametrize(
    ("language", "incomplete", "label", "foreign"),
    [
        ("DE", "Bitte füllen Sie alle Felder aus.", "Nachricht", False),
        ("AR", "يرجى ملء جميع الحقول.", "الرسالة", False),
        ("SV", "Please fill in all the fields.", "Message", True),
    ],
)
async def test_words_that_nobody_wrote_are_in_the_pages_language(
    contact: Contact, language: str, incomplete: str, label: str, foreign: bool
) -> None:
    """Where we do not speak it, English that says it is."""
    answer = await _post(contact, message="", langue=language)
    assert incomplete in answer.text and f'<label for="message">{label}</label>' in answer.text
    assert ('lang="en" dir="ltr"' in answer.text) is foreign


TOO_LONG = "Votre message est trop long\u202f: 5\u202f000 caractères au plus."


async def test_a_text_too_long_says_so_in_the_pages_language_and_stays(contact: Contact) -> None:
    answer = await _post(contact, message="é" * 5001)
    assert answer.status_code == 422
    assert TOO_LONG in answer.text
    assert "é" * 5001 in answer.text
    assert 'name="message" required maxlength="5000" aria-invalid="true"' in answer.text
    english = await _post(contact, message="a" * 5001, langue="EN")
    assert "Your message is too long: 5,000 characters at most." in english.text


@pytest.mark.parametrize("kilobytes", [70, 1000])
async def test_a_body_that_is_far_too_long_gets_a_page_too(contact: Contact, kilobytes: int) -> None:
    answer = await _post(contact, message="é" * (kilobytes * 1000 // 6))
    assert answer.status_code == 413
    assert answer.headers["Content-Type"].startswith("text/html")
    assert TOO_LONG in answer.text
    assert 'value="Coline Ferrand"' in answer.text
    assert "é" * 5000 in answer.text
    assert len(answer.content) < 80_000
    assert (await contact.inbox())["messages"] == []


async def test_a_cut_body_that_lost_its_language_takes_the_pages(contact: Contact) -> None:
    words = {"message": "a" * 100_000, "langue": "FR"}  # the language last, as our forms never send it
    answer = await contact.visitor.post(
        f"/@{contact.slug}/message", data=words, headers={"Referer": f"{ORIGIN}/@{contact.slug}/fr"}
    )
    assert (answer.status_code, TOO_LONG in answer.text) == (413, True)


async def test_too_many_are_told_to_wait(contact: Contact, app: App) -> None:
    app.settings.limits.contact_per_address = "1/minute"
    await _post(contact)
    answer = await _post(contact, message="Encore")
    assert answer.status_code == 429
    assert answer.headers["Retry-After"]
    assert "Trop de messages en peu de temps." in answer.text


async def test_another_sites_page_cannot_send_it(contact: Contact) -> None:
    assert (await _post(contact, {"Origin": "https://evil.example"})).status_code == 403
    assert (await _post(contact, {"Sec-Fetch-Site": "cross-site"})).status_code == 403
    assert (await contact.inbox())["messages"] == []


async def test_machines_that_fill_everything_get_the_same_answer(contact: Contact) -> None:
    answer = await _post(contact, website="http://bot.example")
    assert answer.status_code == 303
    assert (await contact.inbox())["counts"]["spam"] == 1
