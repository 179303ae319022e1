"""Proposals of the translation service that an operator may name: asked for, checked, stored by nobody."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.factories.app import Owner
from tests.factories.attacks import Attack
from tests.services.silent import run_silent
from tests.services.translator import Said, Translator, run_translator, said
from tests.test_access import rows_of_everybody
from vitrine.app import App
from vitrine.content.sections import SECTIONS
from vitrine.content.translating import text_at
from vitrine.platform.settings import BadSetting, Limits, Settings, read_settings
from vitrine.sites.site.translations import suggesting

KEY = "of-the-service"
ROW, PICTURE = "skill-00000001", "photo-00000001"


@pytest.fixture
def translator() -> Iterator[Translator]:
    with run_translator(KEY) as running:
        yield running


@pytest.fixture
def settings(settings: Settings, translator: Translator) -> Settings:
    return settings.but(translate_url=translator.url, translate_key=KEY)


@pytest.fixture
async def site(owner: Owner) -> Owner:
    await owner.pay()
    assert (await owner.choose("FR", "DE", "EL")).status_code == 200
    return owner


async def ask(
    client: httpx.AsyncClient,
    text: str = "Je grave.",
    place: str = "heading",
    *,
    section: str = "about",
    language: str = "DE",
    source: str = "FR",
) -> httpx.Response:
    body = {"source": source, "place": place, "text": text}
    return await client.post(f"/api/site/translations/{section}/{language}/suggestion", json=body)


async def test_a_text_is_proposed_and_nothing_is_stored(app: App, site: Owner, translator: Translator) -> None:
    before = await rows_of_everybody(app)
    answer = await ask(site.client, "Je grave\ndes livres.", "body")
    assert (answer.status_code, answer.json()) == (200, {"text": "[de] Je grave\ndes livres.", "isCut": False})
    asked = {"q": "Je grave\ndes livres.", "source": "fr", "target": "de", "format": "text", "api_key": KEY}
    assert translator.asked == [("/translate", asked)]
    assert await rows_of_everybody(app) == before
    assert (await site.client.get("/api/site/translations")).json()["canSuggest"] is True


@pytest.mark.parametrize("named", ["skills/skill-00000001/title", "skills/skill-00000001/description"])
async def test_a_text_of_an_item_that_is_not_saved_yet_too(site: Owner, named: str) -> None:
    assert (await ask(site.client, place=named, section="skills")).json()["text"] == "[de] Je grave."


async def test_a_pair_that_the_service_does_not_know_is_said(site: Owner) -> None:
    answer = await ask(site.client, language="EL")
    assert (answer.status_code, answer.json()["code"]) == (422, "translations.pair_unknown")


@pytest.mark.parametrize(
    ("wrong", "path"),
    [
        ({"language": "IT"}, "language"),  # not of this site
        ({"source": "IT"}, "source"),
        ({"language": "FR"}, "language"),  # from a language into itself
        ({"place": "nothing"}, "place"),
        ({"place": "heading/x"}, "place"),
        ({"place": "photos/photo-00000001"}, "place"),
        ({"text": ""}, "text"),
        ({"text": "x" * 5001}, "text"),
    ],
)
async def test_what_cannot_be_asked_is_refused_at_its_field(
    site: Owner, translator: Translator, wrong: dict[str, str], path: str
) -> None:
    answer = await ask(site.client, **wrong)
    assert answer.status_code == 422, answer.text
    assert path in answer.json()["params"]["fields"][0]["path"]
    assert translator.asked == []


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        (said({"error": "Slowdown"}, 429), (503, "translations.service_busy")),
        (said({"error": "Invalid API key"}, 403), (502, "translations.service_away")),
        (said({"error": "fell over"}, 500), (502, "translations.service_away")),
        (said(b"<html>", 502), (502, "translations.service_away")),
        (said(b"<html>"), (502, "translations.service_away")),
        (said(b"[" * 50_000), (502, "translations.service_away")),
        (said([]), (502, "translations.service_away")),
        (said({"translatedText": ["a"]}), (502, "translations.service_away")),
        (said({"translatedText": None}), (502, "translations.service_away")),
        (said({"translatedText": " \u200b\x00\n"}), (502, "translations.service_away")),
        (said({"error": ["not supported"]}, 400), (502, "translations.service_away")),
    ],
)
async def test_a_service_that_cannot_is_told_apart_from_one_that_is_away(
    site: Owner, translator: Translator, answer: Said, code: tuple[int, str]
) -> None:
    translator.answer = lambda _body: answer
    refused = await ask(site.client)
    assert (refused.status_code, refused.json()["code"]) == code
    assert KEY not in refused.text


async def test_nobody_waits_for_a_service_that_hangs(
    app: App, site: Owner, monkeypatch: pytest.MonkeyPatch, translator: Translator
) -> None:
    monkeypatch.setattr(suggesting, "SECONDS", 0.3)
    with run_silent() as hanging:
        monkeypatch.setattr(translator, "url", f"http://127.0.0.1:{hanging.port}")
        settings = app.services.settings.but(translate_url=translator.url)
        monkeypatch.setitem(app.services.__dict__, "settings", settings)
        refused = await ask(site.client)
    assert (refused.status_code, refused.json()["code"]) == (502, "translations.service_away")


async def test_nobody_waits_for_an_answer_that_comes_by_drops(
    site: Owner, monkeypatch: pytest.MonkeyPatch, translator: Translator
) -> None:
    monkeypatch.setattr(suggesting, "SECONDS", 0.3)
    translator.bytes_at_once, translator.pause_s = 1, 0.1  # each in time, all of them not
    refused = await ask(site.client)
    assert (refused.status_code, refused.json()["code"]) == (502, "translations.service_away")


HOSTILE: dict[str, Any] = {
    "<script>alert(1)</script>": "<script>alert(1)</script>",  # signs, as a text has them: pages write them as such
    "a\x00b\x1b[31mc\x85": "ab[31mc",
    "abc\u202edef\u2066\u200b": "abcdef",
    "one\r\ntwo\nthree": "one two three",  # one line's field
    "half \ud83d": "half",
}


async def test_a_hostile_answer_leaves_a_text_that_the_field_could_hold(
    site: Owner, translator: Translator, attack: Attack
) -> None:
    for answer, left in HOSTILE.items():
        translator.answer = lambda _body, answer=answer: said({"translatedText": answer})
        assert (await ask(site.client)).json() == {"text": left, "isCut": False}
    translator.answer = lambda _body: said({"translatedText": "mot " * 1000})
    cut = (await ask(site.client)).json()
    assert cut == {"text": ("mot " * 50).strip(), "isCut": True}
    translator.answer = lambda _body: said({"translatedText": "語" * 1000})
    assert (await ask(site.client)).json() == {"text": "語" * 200, "isCut": True}
    translator.answer = lambda _body: said({"translatedText": "x" * 2_000_000})
    assert (await ask(site.client)).status_code == 502
    with run_translator() as elsewhere:
        translator.answer = lambda _body: said(b"", 307, Location=f"{elsewhere.url}/translate")
        assert (await ask(site.client)).status_code == 502
        assert elsewhere.asked == []
    attack(
        "a translation service that answers with control characters, markup, too much, or another address",
        attempts=len(HOSTILE) + 4,
        result="a plain text within the field's limit, or 502; no redirect is followed",
    )


async def test_an_account_asks_so_often_and_another_is_not_held_up_by_it(
    app: App, site: Owner, other_owner: Owner, translator: Translator, attack: Attack, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = Limits(suggestions_per_account="3/hour")
    monkeypatch.setitem(app.services.__dict__, "settings", app.services.settings.but(limits=limits))
    answers = [(await ask(site.client)).status_code for _ in range(5)]
    assert answers == [200, 200, 200, 429, 429]
    await other_owner.pay()
    await other_owner.choose("FR", "DE")
    assert (await ask(other_owner.client)).status_code == 200
    assert len(translator.asked) == 4
    attack("proposals asked for beyond an account's limit", attempts=2, result="429, the service is not asked")


async def test_the_service_is_asked_for_owners_alone(
    visitor: httpx.AsyncClient, site: Owner, translator: Translator
) -> None:
    assert (await ask(visitor)).status_code == 401
    elsewhere = {"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"}
    body = {"source": "FR", "place": "heading", "text": "Je grave."}
    path = "/api/site/translations/about/DE/suggestion"
    assert (await site.client.post(path, json=body, headers=elsewhere)).status_code == 403
    assert translator.asked == []


class TestWithoutAService:
    @pytest.fixture
    def settings(self, settings: Settings) -> Settings:
        return settings.but(translate_url="", translate_key="")

    async def test_there_is_no_trace_of_it(
        self, site: Owner, visitor: httpx.AsyncClient, translator: Translator
    ) -> None:
        answer = await ask(site.client)
        nothing = await site.client.post("/api/site/translations/about/DE/nothing", json={})
        assert (answer.status_code, answer.json()["code"]) == (nothing.status_code, nothing.json()["code"])
        assert answer.status_code == 404
        assert (await ask(visitor)).status_code == 401  # as any call of owners
        assert (await ask(site.client, place="")).status_code == 404
        assert (await site.client.get("/api/site/translations")).json()["canSuggest"] is False
        assert translator.asked == []


@pytest.mark.parametrize(
    ("section", "place", "is_text"),
    [
        ("about", "heading", True),
        ("about", f"photos/{PICTURE}/alt", True),
        ("about", f"photos/{PICTURE}/image", False),
        ("skills", f"skills/{ROW}/title", True),
        ("skills", f"skills/{ROW}/title/more", False),
        ("projects", f"projects/{ROW}/link", False),
        ("projects", f"projects/{ROW}/page/story", True),
        ("projects", f"projects/{ROW}/page/pictures/{ROW}/caption", True),
        ("projects", f"projects/{ROW}/page", False),
        ("contact", f"entries/{ROW}/detail", False),  # all languages share it
        ("about", "", False),
    ],
)
def test_a_place_leads_to_the_text_that_is_described_there(section: Any, place: str, is_text: bool) -> None:
    assert (text_at(SECTIONS[section], place) is not None) is is_text


@pytest.mark.parametrize(
    ("written", "read"),
    [("https://t.example", "https://t.example"), ("http://t:5000/translate/", "http://t:5000"), ("", "")],
)
def test_the_address_is_read_with_or_without_its_last_step(written: str, read: str) -> None:
    assert read_settings({"VITRINE_TRANSLATE_URL": written}).translate_url == read


@pytest.mark.parametrize(
    "wrong", ["t.example", "ftp://t.example", "https://", "https://a:b@t.example", "https://t?k=1"]
)
def test_an_address_that_is_none_refuses_the_start(wrong: str) -> None:
    with pytest.raises(BadSetting, match="VITRINE_TRANSLATE_URL"):
        read_settings({"VITRINE_TRANSLATE_URL": wrong})


def test_the_key_is_not_printed() -> None:
    assert KEY not in repr(Settings(translate_key=KEY))
