"""All texts of a site as files for a translator who works elsewhere, and what comes back from him."""

import csv
import io
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest
from translate.storage.xliff2 import Xliff2File

from tests.factories.app import Owner
from tests.factories.attacks import Attack
from tests.sites.media import pictures
from tests.sites.media.test_routes import uploaded
from tests.sites.site.test_item_pages import project
from tests.sites.site.test_translations import CARD, KARTE, made_from, notes, site
from tests.sites.site.versions.conftest import Historian, skill
from vitrine.sites.site.translations.reader import TextsReader
from vitrine.sites.site.translations.sheet import guarded, unguarded
from vitrine.sites.site.translations.text_routes import FILE_BYTES
from vitrine.sites.site.translations.xliff import NAMESPACE

__all__ = ["site"]
APART = {"lists": "separate"}
XLIFF = "{urn:oasis:names:tc:xliff:document:2.0}"


async def export(owner: Owner, name: str) -> str:
    answer = await owner.client.get(f"/api/site/texts/{name}")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-disposition"].startswith('attachment; filename="textes-fr-de.')
    return answer.content.decode("utf-8")


async def propose(owner: Owner, content: str | bytes, language: str = "DE") -> httpx.Response:
    file = content.encode() if isinstance(content, str) else content
    headers = {"Content-Type": "application/octet-stream"}
    return await owner.client.post(f"/api/site/texts/{language}/proposal", content=file, headers=headers)


async def proposed(owner: Owner, content: str) -> dict[str, Any]:
    answer = await propose(owner, content)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def write(owner: Owner, texts: list[dict[str, Any]], **more: Any) -> httpx.Response:
    if "revisions" not in more:
        more["revisions"] = {name: held["revision"] for name, held in (await owner.site())["sections"].items()}
    return await owner.client.put("/api/site/texts/DE", json={"texts": texts, **more})


def text_at(section: str, place: str, source: str, text: str, **more: str) -> dict[str, str]:
    return {"section": section, "place": place, "source": source, "text": text, **more}


async def german(owner: Owner, section: str = "about") -> Any:
    return (await owner.document(section))["languages"]["DE"]


def rows_of(sheet: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(sheet.removeprefix("\ufeff"), newline=""), delimiter=";"))


def sheet_of(*rows: tuple[str, str, str], head: str = '"id";"FR";"DE"') -> str:
    buffer = io.StringIO()
    csv.writer(buffer, delimiter=";", quoting=csv.QUOTE_ALL).writerows(rows)
    return f"\ufeff{head}\r\n{buffer.getvalue()}"


async def test_each_text_is_a_unit_with_its_source_and_its_state(site: Owner) -> None:
    await site.save("skills", texts={"heading": "Métiers"}, lists={"skills": [skill(1, title="Gravure")]})
    await site.save("about", texts={"heading": "Moi", "body": "Je grave\ndes <livres> & timbres."})
    await site.save("skills", "DE", texts={"heading": "Métiers"})
    root = ElementTree.fromstring(await export(site, "DE.xlf"))
    assert (root.get("version"), root.get("srcLang"), root.get("trgLang")) == ("2.0", "fr", "de")
    units = {}
    for part in root.iter(f"{XLIFF}file"):
        for unit in part.iter(f"{XLIFF}unit"):
            segment = unit.find(f"{XLIFF}segment")
            assert segment is not None
            said = (segment.findtext(f"{XLIFF}source"), segment.findtext(f"{XLIFF}target"))
            units[f"{part.get('id')}:{unit.get('id')}"] = (*said, segment.get("state"), segment.get("subState"))
    assert units["about:heading"] == ("Moi", "Über mich", "initial", "vitrine:stale")
    assert units["about:body"][0] == "Je grave\ndes <livres> & timbres."
    assert units["skills:heading"] == ("Métiers", "Métiers", "initial", "vitrine:copied")
    assert units[f"skills:skills:{CARD}:title"] == ("Gravure", None, "initial", "vitrine:copied")
    assert "À propos" in await export(site, "DE.xlf")  # what the stale one was made from, as a note


async def test_the_sheet_has_a_row_for_each_text_with_its_state(site: Owner) -> None:
    rows = rows_of(await export(site, "DE.csv"))
    assert [(row["id"], row["FR"], row["DE"], row["état"]) for row in rows] == [
        ("about:heading", "À propos", "Über mich", "rempli"),
        ("about:body", "Je grave des livres.", "Ich steche Bücher.", "rempli"),
    ]


@pytest.mark.parametrize("text", ["=1+1", "-2", "'=1", "''+x", " @a", "\t=1", "l'heure", "'", "'n'importe", "＝x", ""])
def test_a_cell_that_would_run_is_guarded_and_read_back_the_same(text: str, attack: Attack) -> None:
    assert unguarded(guarded(text)) == text
    assert not guarded(text).lstrip().startswith(("=", "+", "-", "@", "＝"))
    attack("a formula for the spreadsheet that the texts are exported to", attempts=1, result="stands there as text")


@pytest.mark.parametrize("kind", ["xlf", "csv"])
async def test_a_file_that_comes_back_untouched_changes_nothing(site: Owner, kind: str) -> None:
    await site.save("about", texts={"heading": "=HYPERLINK(1)", "body": '\'+ un\n\nlivre; "deux"'})
    await site.save("about", "DE", texts={"heading": "-eins", "body": "  Zwei\n"})
    found = await proposed(site, await export(site, f"DE.{kind}"))
    assert (found["proposed"], found["unknown"], found["same"], found["untranslated"]) == ([], [], 2, 0)


async def test_a_standard_tool_reads_the_file_and_what_it_writes_is_taken(site: Owner, tmp_path: Path) -> None:
    await site.save("skills", lists={"skills": [skill(1, title="Gravure"), skill(2, title="Reliure & dorure")]})
    kept = tmp_path / "textes.xlf"
    kept.write_text(await export(site, "DE.xlf"), "utf-8")
    # The toolkit has no types of its own.
    store: Any = Xliff2File.parsefile(str(kept))  # type: ignore[no-untyped-call]
    units = {unit.source: unit for unit in store.units if unit.source}
    assert units["À propos"].target == "Über mich"
    units["Je grave des livres."].target = "Ich steche\nBücher & Karten."
    units["Reliure & dorure"].target = "Binden"
    store.save()
    found = await proposed(site, kept.read_text("utf-8"))
    assert {text["place"]: text["text"] for text in found["proposed"]} == {
        "body": "Ich steche\nBücher & Karten.",
        "skills/skill-00000002/title": "Binden",
    }
    chosen = [{key: text[key] for key in ("section", "place", "source", "text")} for text in found["proposed"]]
    answer = await write(site, chosen, isFromFile=True, revisions=found["revisions"])
    assert answer.status_code == 200, answer.text
    assert (await german(site))["texts"]["body"] == "Ich steche\nBücher & Karten."
    # Its list was not there: all of it came, with everything but words.
    items = (await german(site, "skills"))["lists"]["skills"]
    assert [item["title"] for item in items] == ["", "Binden"]
    assert items[1]["original"] == "skill-00000002"


async def test_a_heading_that_is_translated_loses_no_item_of_its_list(site: Owner) -> None:
    await site.save("skills", texts={"heading": "Métiers"}, lists={"skills": [skill(1), skill(2)]})
    assert (await write(site, [text_at("skills", "heading", "Métiers", "Berufe")])).status_code == 200
    found = await german(site, "skills")
    assert (found["texts"]["heading"], len(found["lists"]["skills"])) == ("Berufe", 2)
    assert (await site.document("skills"))["shared"]["settings"]["lists"] == "together"


async def test_what_a_file_would_change_is_shown_and_nothing_is_changed(site: Owner) -> None:
    await site.save("about", texts={"heading": "Moi", "body": "Je grave des livres."})
    before = await german(site)
    found = await proposed(
        site,
        sheet_of(
            ("about:heading", "À propos", "Ich"),
            ("about:body", "Je grave des livres.", ""),
            ("about:nothing", "Rien", "Nichts"),
            ("skills:skills:gone-0000001:title", "Rien", "Nichts"),
        ),
    )
    assert found["proposed"] == [
        {
            **text_at("about", "heading", "À propos", "Ich"),
            "sourceNow": "Moi",
            "isSourceChanged": True,
            "before": "Über mich",
            "state": "stale",
            "isAbsent": False,
            "maxChars": 200,
            "fault": None,
        }
    ]
    assert [text["name"] for text in found["unknown"]] == ["about:nothing", "skills:skills:gone-0000001:title"]
    assert (found["unknownCount"], found["untranslated"]) == (2, 1)
    assert await german(site) == before


async def test_what_was_made_from_other_words_is_to_review(site: Owner) -> None:
    await site.save("about", texts={"heading": "Moi", "body": "Je grave des livres."})
    wanted = [
        text_at("about", "heading", "Bienvenue", "Willkommen"),
        text_at("about", "body", "Je grave des livres.", "Ich"),
    ]
    assert (await write(site, wanted)).status_code == 200
    assert await notes(site) == {
        "heading": {"language": "FR", "place": "heading", "text": "Bienvenue", "isConfirmed": False}
    }


async def test_what_is_too_long_is_shown_and_refused(site: Owner) -> None:
    found = await proposed(site, sheet_of(("about:heading", "À propos", "x" * 201)))
    assert [text["fault"] for text in found["proposed"]] == ["too_long"]
    answer = await write(site, [text_at("about", "heading", "À propos", "x" * 201)])
    assert answer.status_code == 422
    [fault] = answer.json()["params"]["fields"]
    assert (fault["path"], fault["code"]) == (["texts", 0, "text"], "string_too_long")


@pytest.mark.parametrize("place", ["nothing", "skills/skill-00000009/title", "bodyMarks", "heading/x", "photos//alt"])
async def test_a_place_that_is_none_is_refused(site: Owner, place: str) -> None:
    answer = await write(site, [text_at("about", place, "À propos", "Ich")])
    assert (answer.status_code, answer.json()["params"]["fields"][0]["code"]) == (422, "unknown_place")


async def test_what_was_saved_elsewhere_meanwhile_is_not_overwritten(site: Owner) -> None:
    revisions = {"about": (await site.document("about"))["revision"]}
    await site.save("about", "DE", texts={"heading": "Hallo"})
    answer = await write(site, [text_at("about", "heading", "À propos", "Ich")], revisions=revisions)
    assert (answer.status_code, answer.json()["code"]) == (412, "site.stale")
    assert (await german(site))["texts"]["heading"] == "Hallo"
    assert (await write(site, [text_at("about", "heading", "À propos", "Ich")], revisions={})).status_code == 412


async def test_all_of_it_is_written_or_nothing(site: Owner) -> None:
    wanted = [text_at("about", "heading", "À propos", "Ich"), text_at("skills", "nothing", "", "x")]
    assert (await write(site, wanted)).status_code == 422
    assert (await german(site))["texts"]["heading"] == "Über mich"


async def test_it_can_be_taken_back_with_what_was_noted_and_stands_among_the_versions(site: Owner) -> None:
    await site.save("about", texts={"heading": "Moi", "body": "Je grave des livres."})
    noted = await notes(site)
    answer = await write(site, [text_at("about", "heading", "Moi", "Ich")], isFromFile=True)
    assert answer.status_code == 200, answer.text
    assert await notes(site) == {}
    assert (await Historian(site).versions())[0]["origin"] == "import"
    done = answer.json()
    assert (await write(site, done["before"], revisions=done["revisions"])).status_code == 200
    assert (await german(site))["texts"]["heading"] == "Über mich"
    assert await notes(site) == noted


async def test_marks_go_with_other_words_and_come_back_with_them(site: Owner) -> None:
    await site.save("about", "DE", texts={"body": "Ich steche Bücher.", "bodyMarks": "b 0 3"})
    body = text_at("about", "body", "Je grave des livres.", "Ich binde.")
    done = (await write(site, [body])).json()
    assert "bodyMarks" not in {name for name, value in (await german(site))["texts"].items() if value}
    await write(site, done["before"], revisions=done["revisions"])
    assert (await german(site))["texts"]["bodyMarks"] == "b 0 3"


async def test_an_item_that_is_not_there_is_taken_over_in_its_place(site: Owner) -> None:
    cards = [skill(number, title=f"Carte {number}") for number in (1, 2, 3)]
    await site.save("skills", lists={"skills": cards}, settings=APART)
    made = [skill(11, title="Eins", original=CARD), skill(13, title="Drei", original=cards[2]["id"])]
    await site.save("skills", "DE", lists={"skills": made})
    answer = await write(site, [text_at("skills", "skills/skill-00000002/title", "Carte 2", "Zwei")])
    assert answer.json()["before"] == []
    items = (await german(site, "skills"))["lists"]["skills"]
    assert [item["title"] for item in items] == ["Eins", "Zwei", "Drei"]
    assert items[1]["original"] == cards[1]["id"] and items[0]["id"] == KARTE
    assert await made_from(site, "skills") == {}
    # Taken back, with what was written beside it: nothing of it is left.
    await site.save("skills", "DE", texts={"heading": "Handwerk"}, lists={"skills": made})
    await site.save("skills", texts={"heading": "Métiers"}, lists={"skills": cards})
    before = await german(site, "skills")
    wanted = [
        text_at("skills", "skills/skill-00000002/title", "Carte 2", "Zwei"),
        text_at("skills", "heading", "Métiers", "Berufe"),
    ]
    done = (await write(site, wanted)).json()
    assert len(done["before"]) == len(done["taken"]) == 1
    back = {"revisions": done["revisions"], "taken": done["taken"]}
    assert (await write(site, done["before"], **back)).status_code == 200
    assert await german(site, "skills") == before
    # And not a second time, nor from something newer.
    assert (await write(site, done["before"], **back)).status_code == 412
    answer = await write(site, [], taken=done["taken"])
    assert (answer.status_code, answer.json()["params"]["fields"][0]["code"]) == (422, "unknown_place")


async def test_an_item_alone_is_given_back_too(site: Owner) -> None:
    await site.save("skills", lists={"skills": [skill(1, title="Gravure")]}, settings=APART)
    done = (await write(site, [text_at("skills", f"skills/{CARD}/title", "Gravure", "Stich")])).json()
    answer = await write(site, [], revisions=done["revisions"], taken=done["taken"])
    assert answer.status_code == 200, answer.text
    assert (await german(site, "skills"))["lists"]["skills"] == []


async def test_a_page_and_a_row_that_were_taken_over_are_given_back_and_their_item_stays(site: Owner) -> None:
    image = (await uploaded(site, pictures.saved(pictures.arrow(80), "PNG")))["id"]
    shots = [{"id": f"picture-{number}", "image": image, "caption": f"Vue {number}"} for number in (1, 2)]
    theirs = project(image, story="Un livre.", pictures=shots)
    ours = {**project(image, 2, has_page=False), "original": theirs["id"]}
    await site.save("projects", lists={"projects": [theirs]}, settings=APART)
    bare = {**ours, "page": {"isShown": True, "name": "ein-buch"}}
    for held, place, taken in (
        (ours, "page/story", "page"),
        (bare, "page/pictures/picture-2/caption", "page/pictures/picture-2"),
    ):
        await site.save("projects", "DE", lists={"projects": [held]})
        before = await german(site, "projects")
        wanted = text_at("projects", f"projects/{theirs['id']}/{place}", "", "Ein Buch.")
        done = (await write(site, [wanted])).json()
        assert done["taken"] == [{"section": "projects", "place": f"projects/{ours['id']}/{taken}"}]
        assert await german(site, "projects") != before
        answer = await write(site, done["before"], revisions=done["revisions"], taken=done["taken"])
        assert answer.status_code == 200, answer.text
        assert await german(site, "projects") == before


@pytest.mark.parametrize(
    "place", ["heading", "skills", "skills/", f"skills/{KARTE}/title", f"skills/{CARD}", "nothing/x", "skills//", "/"]
)
async def test_nothing_but_what_was_taken_over_is_given_back(site: Owner, place: str) -> None:
    await site.save("skills", lists={"skills": [skill(1, title="Gravure")]})
    await site.save("skills", "DE", lists={"skills": [skill(11, title="Stich", original=CARD)]})
    answer = await write(site, [], taken=[{"section": "skills", "place": place}])
    assert (answer.status_code, answer.json()["params"]["fields"][0]["code"]) == (422, "unknown_place")
    assert (await write(site, [])).status_code == 422


async def test_a_draft_stays(site: Owner) -> None:
    content = {"languages": {"DE": {"texts": {"heading": "Entwurf"}}}}
    kept = {"baseRevision": (await site.document("about"))["revision"], "tab": "t", "content": content}
    assert (await site.client.put("/api/site/drafts/about", json=kept)).status_code == 204
    assert (await write(site, [text_at("about", "heading", "À propos", "Ich")])).status_code == 200
    [draft] = (await site.client.get("/api/site/drafts")).json()["drafts"]
    assert (draft["content"], draft["baseRevision"]) == (content, kept["baseRevision"])


BOMB = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><xliff>&b;</xliff>'
HOSTILE = {
    "entities that grow": BOMB,
    "a file of the server": '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><xliff>&f;</xliff>',
    "a document type elsewhere": '<!DOCTYPE xliff SYSTEM "http://127.0.0.1/x.dtd"><xliff/>',
    "cut": '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0"><file',
    "deep": "<a>" * 20_000,
    "no character": "<xliff>\x01</xliff>",
}


@pytest.mark.parametrize("what", HOSTILE)
async def test_hostile_xml_is_refused(site: Owner, what: str, attack: Attack) -> None:
    answer = await propose(site, HOSTILE[what])
    assert (answer.status_code, answer.json()["code"]) == (422, "translations.unreadable_file")
    assert answer.json()["params"]["reason"] == "xml"
    attack(
        "XML with entities, document types, files of the server or an end that never comes, as a translation",
        attempts=1,
        result="422; nothing is opened, nothing grows",
    )


async def test_a_file_is_parsed_outside_the_server(
    site: Owner, monkeypatch: pytest.MonkeyPatch, attack: Attack
) -> None:
    """Whatever ends its process: here a module that is none. The next file finds a reader again."""
    reader, sheet = site.app.services.texts_reader, await export(site, "DE.csv")
    nested = f'<xliff xmlns="{NAMESPACE}" version="2.0">' + "<a>" * 1_000_000
    assert (await propose(site, nested)).json()["code"] == "translations.unreadable_file"
    with monkeypatch.context() as patch:
        broken = TextsReader(module="vitrine.sites.site.translations.nothing")
        patch.setattr(reader, "_pool", broken._pool)
        refused = await propose(site, sheet)
        assert (refused.status_code, refused.json()["params"]) == (422, {"reason": "length"})
    assert (await propose(site, sheet)).status_code == 200
    attack("XML of a million nested elements as a translator's file", attempts=1, result="422, by a process of its own")


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ('<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"/>', "version"),
        ("<html/>", "version"),
        ("", "csv"),
        ("a;b;c\r\n1;2;3", "columns"),
        ('id;FR;DE\r\n"about', "csv"),
        ("id;FR;DE\r\n" + "x;y;z\r\n" * 20_001, "length"),
    ],
)
async def test_a_file_that_is_none_says_why(site: Owner, content: str, reason: str) -> None:
    answer = await propose(site, content)
    assert answer.status_code == 422, answer.text
    assert (answer.json()["code"], answer.json()["params"]["reason"]) == ("translations.unreadable_file", reason)


@pytest.mark.parametrize(
    "body", [b"[" * 100_000, b'{"content": [' + b"1234567," * 700_000, b'{"a": NaN, "b": "\\u0000"}']
)
async def test_a_translators_file_is_no_json_to_the_server(site: Owner, body: bytes, attack: Attack) -> None:
    """As it came it goes to the process that reads it: no limit of JSON's is asked, and no parser in the server."""
    answer = await propose(site, body)
    assert (answer.status_code, answer.json()["params"]) == (422, {"reason": "columns"})
    attack("bodies that cost a JSON parser much, as a translator's file", attempts=1, result="422, by its process")


async def test_a_file_is_as_large_as_it_may_be_and_not_larger(site: Owner) -> None:
    answer = await propose(site, b"x" * (FILE_BYTES + 1))
    assert (answer.status_code, answer.json()["params"]) == (413, {"maxBytes": FILE_BYTES})
    assert (await propose(site, b"x" * FILE_BYTES)).json()["code"] == "translations.unreadable_file"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
async def test_a_spreadsheet_may_write_its_own_encoding(site: Owner, encoding: str) -> None:
    await site.save("about", texts={"heading": "À propos"})
    sheet = sheet_of(("about:heading", "À propos", "Wer \0ich übrigens bin"))
    answer = await propose(site, sheet.removeprefix("\ufeff").encode(encoding))
    assert [text["text"] for text in answer.json()["proposed"]] == ["Wer ich übrigens bin"]


async def test_a_file_of_other_languages_is_refused(site: Owner) -> None:
    for content in (sheet_of(head='"id";"FR";"ES"'), (await export(site, "DE.xlf")).replace('"de"', '"es"')):
        answer = await propose(site, content)
        assert (answer.status_code, answer.json()["code"]) == (422, "translations.wrong_language")
        assert answer.json()["params"] == {"found": ["FR", "ES"], "wanted": ["FR", "DE"]}
    region = (await export(site, "DE.xlf")).replace('"de"', '"de-AT"')
    assert (await propose(site, region)).status_code == 200


async def test_cut_sentences_and_added_marks_are_put_together(site: Owner) -> None:
    unit = (
        "<segment><source>Je grave </source><target>Ich <mrk id='m' type='term'>steche</mrk></target></segment>"
        "<ignorable><source> </source></ignorable><segment><source>des livres.</source>{}</segment>"
    )
    frame = (
        '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="fr" trgLang="de">'
        f'<file id="about"><group id="g"><unit id="body">{unit}</unit></group></file></xliff>'
    )
    found = await proposed(site, frame.format("<target>Karten.</target>"))
    assert found["proposed"][0]["text"] == "Ich steche Karten."
    half = await proposed(site, frame.format(""))
    assert (half["proposed"], half["untranslated"]) == ([], 1)


@pytest.mark.parametrize("language", ["FR", "ES"])
async def test_there_are_none_of_the_source_nor_of_a_language_that_the_site_has_not(site: Owner, language: str) -> None:
    for kind in ("xlf", "csv"):
        assert (await site.client.get(f"/api/site/texts/{language}.{kind}")).status_code == 404
    assert (await propose(site, "<x/>", language)).status_code == 404


async def test_another_owner_gets_and_changes_his_own_texts_alone(
    site: Owner, other_owner: Owner, attack: Attack
) -> None:
    await other_owner.pay()
    await other_owner.choose("FR", "DE")
    await other_owner.save("about", texts={"heading": "Bonjour"})
    assert "propos" not in await export(other_owner, "DE.csv")
    await other_owner.client.put(
        "/api/site/texts/DE",
        json={"texts": [text_at("about", "heading", "Bonjour", "Hallo")], "revisions": {"about": 1}},
    )
    assert (await german(site))["texts"]["heading"] == "Über mich"
    attack("another owner's texts, as files and by their places", attempts=2, result="only ever the caller's own")
