"""Bold, italic, links and lists in long texts, from the save to every form in which the text is read."""

import json
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from tests.factories.app import Owner
from tests.factories.attacks import Attack
from tests.test_hostile_texts import Elements
from vitrine.content.layouts import OPTIONS
from vitrine.sites.site.tables import Item, SectionTexts

BODY = "Je dessine ici :\nun livre\ndeux"
MARKS = "b 3 10\na 11 14 https://example.org/é\nul 17 30\ni 20 25"
LIST = "<ul><li>un <em>livre</em></li><li>deux</li></ul>"


def job(**more: str) -> dict[str, Any]:
    return {"id": "position-0001", "title": "Graphiste", "isCurrent": True, **more}


@pytest.fixture
async def writer(owner: Owner) -> Owner:
    await owner.choose("FR", offersResume=True)
    await owner.save("home", texts={"headline": "Donner à lire"})
    saved = await owner.save("about", texts={"heading": "À propos", "body": BODY, "bodyMarks": MARKS})
    assert saved.status_code == 200, saved.text
    said = {"description": BODY, "descriptionMarks": MARKS}
    saved = await owner.save("experience", texts={"heading": "Parcours"}, lists={"positions": [job(**said)]})
    assert saved.status_code == 200, saved.text
    return owner


async def stored(owner: Owner) -> tuple[dict[str, Any], dict[str, Any]]:
    async with owner.app.services.database.reading() as session:
        texts = await session.scalar(select(SectionTexts.texts).where(SectionTexts.section == "about"))
        fields = await session.scalar(select(Item.fields).where(Item.section == "experience"))
        return texts or {}, fields or {}


@pytest.mark.parametrize("option", OPTIONS)
async def test_a_page_shows_what_stands_out_and_the_text_stays_plain(
    option: str, writer: Owner, visitor: httpx.AsyncClient
) -> None:
    await writer.pay()
    await writer.save("home", layout=option)
    page = (await visitor.get("/home/fr")).text
    assert page.count("<strong>dessine</strong>") == 2
    assert page.count('<a href="https://example.org/é" target="_blank" rel="noopener">ici') == 2
    assert page.count(LIST) == 2
    document = await writer.document("about")
    assert (
        document["languages"]["FR"]["texts"] | {"bodyMarks": MARKS, "body": BODY}
        == document["languages"]["FR"]["texts"]
    )
    plain = (await visitor.get("/home/fr.md")).text
    assert "Je **dessine** [ici](<https://example.org/é>) :\n\n- un *livre*\n- deux" in plain
    resume = (await visitor.get("/home/fr/resume.json")).text
    assert json.dumps("deux", ensure_ascii=False).strip('"') in resume
    assert "Marks" not in page + resume and "<strong>" not in resume


async def test_where_nothing_stands_out_nothing_is_kept_or_told(writer: Owner) -> None:
    texts, fields = await stored(writer)
    assert (texts["bodyMarks"], fields["descriptionMarks"]) == (MARKS, MARKS)
    await writer.save("about", texts={"bodyMarks": ""})
    await writer.save("experience", lists={"positions": [job(description=BODY)]})
    texts, fields = await stored(writer)
    assert "bodyMarks" not in texts and "descriptionMarks" not in fields
    assert "Marks" not in json.dumps(await writer.document("about"))


@pytest.mark.parametrize(
    ("marks", "code"),
    [("b 3 100", "bad_marks"), ("<b>", "bad_marks"), ("a 0 2 javascript:alert(1)", "bad_marked_link")],
)
async def test_marks_that_cannot_be_are_refused_at_their_field(writer: Owner, marks: str, code: str) -> None:
    refused = await writer.save("about", texts={"bodyMarks": marks})
    assert refused.status_code == 422
    assert [(fault["path"], fault["code"]) for fault in refused.json()["params"]["fields"]] == [
        (["content", "texts", "bodyMarks"], code)
    ]
    wrong = job(description=BODY, descriptionMarks=marks)
    refused = await writer.save("experience", lists={"positions": [wrong]})
    assert refused.status_code == 422
    assert refused.json()["params"]["fields"][0]["path"][-2:] == [0, "descriptionMarks"]
    assert (await stored(writer))[0]["bodyMarks"] == MARKS


async def test_a_text_comes_back_from_a_version_with_what_stood_out_in_it(writer: Owner) -> None:
    versions = (await writer.client.get("/api/site/versions", params={"section": "about"})).json()
    number = versions["versions"][0]["number"]
    assert [change["name"] for change in versions["versions"][0]["changes"]] == ["heading", "body"]
    await writer.save("about", texts={"body": "Autre chose", "bodyMarks": "b 0 5"})
    assert (await writer.save("about", texts={"bodyMarks": ""})).status_code == 200
    [latest, *_] = (await writer.client.get("/api/site/versions", params={"section": "about"})).json()["versions"]
    assert [change["name"] for change in latest["changes"]] == ["body"]
    revision = (await writer.document("about"))["revision"]
    restored = await writer.client.post(
        f"/api/site/versions/{number}/restoration",
        json={"what": "text", "section": "about", "language": "FR", "name": "body"},
        headers={"If-Match": f'"{revision}"'},
    )
    assert restored.status_code == 200, restored.text
    texts, _ = await stored(writer)
    assert (texts["body"], texts["bodyMarks"]) == (BODY, MARKS)


HOSTILE = (
    "<script>alert(1)</script>",
    "b 0 2 onmouseover=alert(1)",
    "a 0 2 javascript:alert(1)",
    "a 0 2 JaVaScRiPt:alert(1)",
    "a 0 2 data:text/html,<script>alert(1)</script>",
    "a 0 2 vbscript:x",
    "a 0 2 //evil.example",
    'a 0 2 https://a.b/" onclick="alert(1)',
    "script 0 2",
    "ul 0 2",
    "b 0 999999",
    "b 0 2\u2028a 0 2 javascript:x",
    '[["script",null,"alert(1)"]]',
)


async def test_no_marks_become_an_element_that_is_not_meant(
    writer: Owner, visitor: httpx.AsyncClient, attack: Attack
) -> None:
    before = Elements((await visitor.get("/home/fr")).text).counts
    for marks in HOSTILE:
        assert (await writer.save("about", texts={"bodyMarks": marks})).status_code == 422, marks
    # A link's address and a marked text may hold any sign that an address may.
    said = {
        "body": "<img src=x onerror=alert(1)>",
        "bodyMarks": "b 0 4\na 0 4 https://a.b/'\"><script>alert(1)</script>",
    }
    assert (await writer.save("about", texts=said)).status_code == 200
    page = Elements((await visitor.get("/home/fr")).text)
    assert page.dangerous == []
    assert page.counts.get("script") == before.get("script") and page.counts.get("img") == before.get("img")
    attack(
        "marks beside a long text that name scripts, handlers, other elements, or places that are not there",
        attempts=len(HOSTILE) + 1,
        result="refused at the field; what stands in a marked text or in a link's address stays text",
    )
