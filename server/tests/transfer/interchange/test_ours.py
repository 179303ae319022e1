"""What the older product has no word for stands below one key of the document that it belongs to."""

import json
from typing import Any

import httpx
import pytest

from tests.factories.app import Owner
from tests.factories.attacks import Attack
from tests.test_hostile_texts import Elements
from tests.transfer.interchange.older import PICTURE, Instance, email_of, small_file
from vitrine.content.describe import Flag, ItemList, Names, Section, Text
from vitrine.content.sections import SECTIONS
from vitrine.transfer.interchange.fields import FieldReader
from vitrine.transfer.interchange.reading import ReadSections, read_sections
from vitrine.transfer.interchange.report import Report
from vitrine.transfer.interchange.writing import section_fields

ORDER = ["contact", "about"]

# As a later version may describe one: the older product's section, with fields of ours in every place.
MIXED = Section(
    name="mixed",
    anchor="mele",
    route="formmele",
    step=99,
    texts_alias="DataMele_{lang}",
    styles_alias="stylesMele",
    draft_key="currentLangDataMele",
    texts=(Text("heading", "text77"), Text("aside", "enMarge", optional=True, ours=True)),
    styles=(),
    settings=(Flag("isShown", "montre"), Names("picked", "choix", optional=True, values=("a", "b"), ours=True)),
    lists=(
        ItemList(
            "entries",
            "mele_{lang}",
            "Entry",
            (Text("title", "titre", required=True), Text("client", "client", optional=True, ours=True)),
        ),
        ItemList("extras", "plus", "Extra", (Text("title", "titre", required=True),), shared=True, ours=True),
    ),
)


def _filled() -> dict[str, Any]:
    content = {
        "texts": {"heading": "Titre", "aside": "En marge"},
        "lists": {"entries": [{"id": "entry-00000001", "title": "Un", "client": "Ville de Nantes"}]},
    }
    shared = {
        "styles": {},
        "settings": {"isShown": True, "picked": ["b"]},
        "lists": {"extras": [{"id": "extra-00000001", "title": "Deux"}]},
    }
    return {"languages": {"FR": content}, "shared": shared}


def _read(written: Any) -> tuple[ReadSections, Report]:
    report = Report()
    site = FieldReader(json.loads(json.dumps(written)), report)
    read = read_sections(site, report)
    site.report_rest()
    return read, report


def test_a_field_of_ours_stands_below_the_key_of_its_document_block_or_item_and_comes_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(SECTIONS, "mixed", MIXED)
    written = section_fields(MIXED, _filled(), {})
    [entry] = written["mele_FR"]
    [extra] = written["vitrine"].pop("plus")
    assert written["DataMele_FR"] == {"text77": "Titre", "vitrine": {"enMarge": "En marge"}}
    assert entry["vitrine"] == {"client": "Ville de Nantes"} and "client" not in entry
    assert written["vitrine"] == {"choix": ["b"]} and written["montre"] is True
    assert extra["titre"] == "Deux", "an item of a list of ours is below the key already"
    read, report = _read(section_fields(MIXED, _filled(), {}))
    assert report.lines == []
    assert read.documents["mixed"] == _filled()


def test_a_site_that_uses_nothing_of_ours_has_no_such_key() -> None:
    document = _filled()
    document["languages"]["FR"]["texts"]["aside"] = document["languages"]["FR"]["lists"]["entries"][0]["client"] = ""
    document["shared"]["settings"]["picked"] = document["shared"]["lists"]["extras"] = []
    assert "vitrine" not in json.dumps(section_fields(MIXED, document, {}))


# What every site has: whose it is, where it stands, whether visitors get it and its owner is written to.
OF_EVERY_SITE = {"ownerName", "slug", "isOnline", "mailsMessages"}
# What the older product knows: of a site, of a photo of the third layout, of a message.
ITS_SITE = {"id", "typeSite", "langues", "selectedOption", "themeIndex", "createdAt", "updatedAt", "date", "compte"}
ITS_MESSAGE = {"id", "Email", "nom", "message", "Date"}


async def test_everything_of_ours_stands_below_our_key_alone(instance: Instance) -> None:
    beside = {"slug": "lea", "isOnline": False, "mailsMessages": False, "ownerName": "Léa", "badgevisible": False}
    file = small_file(
        **beside,
        DataHome_FR={"text4": "Léa", "logoAlt": "Un sigle", "imgAlt": "Léa"},
        imagesPropos=[{"src": PICTURE, "alt": {"FR": "Un mur"}}],
        imagesPropos_FR=[{"src": PICTURE, "nom": "Ana", "alt": "Ana rit"}],
        imagesProjet_FR=[{"src": PICTURE, "alt": "Une affiche"}],
        imagesCompetance_FR=[{"src": PICTURE, "titres": "Tirage", "alt": "Une cuve"}],
        experience_FR=[{"poste": "Photographe"}],
        mentionsEditeur="Léa Martin",
    )
    file["Message"] = [{"nom": "Ana", "message": "Oui", "Email": "ana@example.org", "langue": "FR", "Date": 2e12}]
    _, report = await instance.read(file, activates=True)
    assert report.left_out == 0
    whole, _ = await instance.written()
    [site], [message] = whole["data"], whole["Message"]
    ours = site.pop("vitrine")
    assert {key: ours[key] for key in beside} == beside
    assert ours["experience_FR"][0]["poste"] == "Photographe" and ours["mentionsEditeur"] == "Léa Martin"
    lists = {"imagesPropos", "imagesPropos_FR", "imagesProjet_FR", "imagesCompetance_FR"}
    switches = {"imagevisible", "imagevisible2", "imagevisible3", "CVvisible", "formeImg", "imageStyle", "affichage"}
    assert set(site) - lists - switches - {"DataHome_FR"} <= ITS_SITE
    assert site["DataHome_FR"]["vitrine"] == {"logoAlt": "Un sigle", "imgAlt": "Léa"}
    assert "logoAlt" not in site["DataHome_FR"] and "imgAlt" not in site["DataHome_FR"]
    for name in lists:
        assert "alt" not in site[name][0] and site[name][0]["vitrine"]["alt"]
    assert set(site["imagesPropos"][0]) == {"id", "src", "vitrine"}, "the older product kept nothing but the picture"
    assert message.pop("vitrine")["langue"] == "FR" and set(message) <= ITS_MESSAGE


async def test_a_site_of_the_specs_own_exports_little_of_ours(instance: Instance, owner: Owner) -> None:
    await owner.choose("FR")
    await owner.save("home", texts={"headline": "Léa"})
    await owner.save("appearance", settings={"order": [], "hidden": []})
    await owner.save("sharing", texts={"title": ""}, settings={"showsShare": False})
    whole, _ = await instance.written(await email_of(owner))
    assert whole["vitrine"] == 1 and set(whole["data"][0]["vitrine"]) == OF_EVERY_SITE


async def test_exports_of_the_version_before_had_it_beside_and_are_read(instance: Instance) -> None:
    site = {
        "ordreSections": ORDER,
        "boutonPartage": True,
        "DataPartage_FR": {"titre": "Léa, photographe"},
        "imagesPartage_FR": [{"src": PICTURE}],
    }
    _, report = await instance.read(small_file(**site), activates=True)
    assert report.left_out == 0
    whole, _ = await instance.written()
    ours = whole["data"][0]["vitrine"]
    assert ours["ordreSections"] == ORDER and ours["boutonPartage"] is True
    assert ours["DataPartage_FR"] == {"titre": "Léa, photographe"} and ours["imagesPartage_FR"][0]["src"]
    assert not set(site) & set(whole["data"][0])


async def test_an_icon_goes_out_with_its_picture_and_comes_back(instance: Instance, owner: Owner) -> None:
    site = {"vitrine": {"icone": "image", "lettresIcone": "Lé", "imageIcone": PICTURE}}
    _, report = await instance.read(small_file(**site), activates=True)
    assert report.left_out == 0
    whole, _ = await instance.written()
    ours = whole["data"][0]["vitrine"]
    assert (ours["icone"], ours["lettresIcone"]) == ("image", "Lé") and ours["imageIcone"].startswith("data:image/")
    ours["lettresIcone"] = "<script>"
    _, report = await instance.read(whole, replaces=True)
    assert [line for line in report.lines if "vitrine.lettresIcone" in line]
    again = (await instance.written())[0]["data"][0]["vitrine"]
    assert again["icone"] == "image" and again["imageIcone"] == ours["imageIcone"] and "lettresIcone" not in again


def test_what_stands_below_our_key_counts_and_what_says_otherwise_is_told() -> None:
    ours = {"ordreSections": ORDER, "DataPartage_FR": {"titre": "Ici"}, "boutonPartage": True}
    beside = {"ordreSections": ["skills"], "DataPartage_fr": {"titre": "Là"}, "boutonPartage": True}
    read, report = _read({"vitrine": ours, **beside})
    assert read.documents["appearance"]["shared"]["settings"] == {"order": ORDER}
    assert read.documents["sharing"]["languages"]["FR"]["texts"] == {"title": "Ici"}
    assert report.lines == [
        "left out: ordreSections: vitrine.ordreSections says otherwise",
        "left out: DataPartage_fr: vitrine.DataPartage_FR is the same language",
    ]


def _deep(levels: int) -> Any:
    value: Any = "end"
    for _ in range(levels):
        value = [value]
    return value


@pytest.mark.parametrize(
    "ours",
    [
        "tout",
        7,
        [1, 2],
        _deep(400),
        {"ordreSections": {"0": "about"}, "sectionsMasquees": 3, "boutonPartage": "peut-être"},
        {"ordreSections": _deep(400), "DataPartage_FR": _deep(300), "imagesPartage_FR": {"a": 1}},
        {"DataPartage_FR": {"titre": {"a": 1}, "description": [1], "vitrine": {"x": 1}}},
        {"imagesPartage_FR": [{"src": "https://example.org/a.png"}, {"src": 7}, 7, None]},
        {"DataHome_FR": {"text4": "Elle"}, "compte": "x", "<script>": 1},
        {"x" * 100_000: "y" * 1_000_000},
        {f"k{index}": index for index in range(5_000)},
    ],
    ids=[
        "words",
        "a number",
        "a list",
        "deep",
        "wrong kinds",
        "deep below",
        "wrong texts",
        "wrong pictures",
        "names of the older product",
        "long",
        "many",
    ],
)
async def test_whatever_stands_there_is_told_and_left_out(instance: Instance, ours: Any) -> None:
    imported, report = await instance.read(small_file(vitrine=ours))
    assert imported is not None
    told = [line for line in report.lines if line.startswith("left out: vitrine")]
    assert told and all(len(line) < 500 for line in told)
    whole, _ = await instance.written()
    assert whole["data"][0]["DataHome_FR"]["text4"] == "Léa" and set(whole["data"][0]["vitrine"]) == OF_EVERY_SITE


async def test_blocks_and_items_of_the_older_product_may_be_strange_there_too(instance: Instance) -> None:
    site = {
        "DataHome_FR": {"text4": "Léa", "vitrine": ["x"]},
        "imagesProjet_FR": [{"titres": "Un", "src": PICTURE, "vitrine": {"client": {"a": 1}}}],
    }
    _, report = await instance.read(small_file(**site))
    assert [line.partition(": ")[2].partition(": ")[0] for line in report.lines if line.startswith("left")] == [
        "DataHome_FR.vitrine",
        "imagesProjet_FR[0].vitrine.client",
    ]


HOSTILE = "<script>alert(1)</script><img src=x onerror=alert(1)> [a](javascript:alert(1))"
FILMS = (
    "javascript:alert(1)//youtu.be/abcdefghijk",
    "http://youtube.com/watch?v=abcdefghijk",
    "https://youtube.com.evil.example/watch?v=abcdefghijk",
    "https://evil.example/?u=https://vimeo.com/123456789",
    "https://user@vimeo.com/123456789",
    "https://evil.example/a.mp4'><script>",
    "https://evil.example/x;script-src *//a.mp4\n",
    "data:video/mp4;base64,AAAA",
    {"href": "https://vimeo.com/123456789"},
)


def _mark(**said: Any) -> dict[str, Any]:
    return {"kind": "bold", "from": 0, "to": 8} | said


MARKS: tuple[Any, ...] = (
    [_mark(to=10**6)],
    [_mark(**{"from": -1})],
    [_mark(kind="script")],
    [_mark(kind="link", link="javascript:alert(1)")],
    [_mark(kind="link", link="data:text/html,<script>")],
    [_mark(kind="bold", link="https://example.org/")],
    [_mark(**{"from": "0 2\na 0 2 javascript:alert(1)"})],
    [[["script", None, "alert(1)"]]],
    "b 0 2",
    {"0": _mark()},
    [_mark()] * 5_000,
)


def _page_of(place: int, **said: Any) -> dict[str, Any]:
    page = {"isShown": True, "name": f"page-{place}", "story": HOSTILE, **said}
    return {"id": f"project-{place:04}", "src": PICTURE, "titres": HOSTILE[:190], "vitrine": {"page": page}}


async def test_a_hostile_project_page_of_another_owners_file_is_cleaned_and_told(
    instance: Instance, owner: Owner, visitor: httpx.AsyncClient, attack: Attack
) -> None:
    """What cannot be is left out and told; what may be text stays text; nothing of it runs on the page."""
    spoiled: list[dict[str, Any]] = [
        *({"film": film} for film in FILMS),
        *({"marks": {"story": marks}} for marks in MARKS),
        {"links": [{"label": HOSTILE[:80], "address": "javascript:alert(1)"}, {"address": "//evil.example"}, 7, None]},
        {"pictures": [{"image": "https://evil.example/a.png"}, {"image": PICTURE, "imageFocus": "0 0;}*{"}, "x"]},
        {"posterFocus": "url(javascript:alert(1))", "poster": PICTURE, "<script>": 1},
        {"name": "../../dashboard"},
        {"name": "projet\n<script>"},
        {"story": {"a": [HOSTILE]}, "client": [HOSTILE], "formerNames": ["../x", 7, HOSTILE]},
    ]
    works = [_page_of(place, **said) for place, said in enumerate(spoiled)]
    works.append({"id": "project-last", "src": PICTURE, "vitrine": {"page": [HOSTILE]}})
    file = small_file(imagesProjet_FR=works, slug="lea", isOnline=True)
    imported, report = await instance.read(file, activates=True)
    assert imported is not None and report.left_out >= len(spoiled), report.lines
    whole, _ = await instance.written()
    told = json.dumps(whole["data"][0]["imagesProjet_FR"])
    assert len(whole["data"][0]["imagesProjet_FR"]) == len(works), "the projects themselves are kept"
    for word in ("evil.example", '"film"', '"marks"', 'javascript:alert(1)"', "../", "dashboard"):
        assert word not in told, word
    seen = 0
    for place in range(len(spoiled)):
        for ending in ("", ".md"):
            answer = await visitor.get(f"/@lea/fr/projet/page-{place}{ending}")
            if answer.status_code == 404:  # it lost its name, and is kept without being shown
                assert "name" in spoiled[place]
                continue
            assert answer.status_code == 200
            seen += 1
            assert not any(host in answer.headers["content-security-policy"] for host in ("frame-src", "media-src"))
            if not ending:
                page = Elements(answer.text)
                assert page.dangerous == [] and page.counts["script"] == 2 and "iframe" not in page.counts
    assert seen == 2 * (len(spoiled) - 2)
    attack(
        "another owner's file whose project pages have scripts, odd films, marks and links that cannot be",
        attempts=len(spoiled) + 1,
        result="what cannot be is left out and told, the rest stands on the page as text; no element and no host more",
    )
