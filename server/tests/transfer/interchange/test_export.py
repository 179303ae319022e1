"""`vitrine export`: the older product's shape, out of which an import makes the same site again."""

import argparse
import base64
import hashlib
import json
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from sqlalchemy import delete, select

from tests.factories.app import Owner
from tests.factories.contents import value_in
from tests.sites.media.pictures import jpeg, noise, rotated_jpeg, saved
from tests.transfer.interchange.older import (
    EMAIL,
    OTHER_PICTURE,
    PICTURE,
    Instance,
    email_of,
    older_file,
    small_file,
    without_ids,
)
from vitrine.accounts.tables import Account
from vitrine.cli.interchange import run_export
from vitrine.content import describe
from vitrine.content.describe import Field, Names, Section, Text
from vitrine.content.documents import EXPORT_VERSION
from vitrine.content.schema import MODELS
from vitrine.content.sections import BESIDE_THE_CHAIN, SECTIONS
from vitrine.content.styles import FONT_FAMILIES, FONT_WEIGHTS
from vitrine.platform.errors import Refused
from vitrine.platform.settings import Settings
from vitrine.sites.media.formats.cleaning import clean
from vitrine.sites.media.tables import Blob
from vitrine.sites.site.documents import empty_document
from vitrine.transfer.interchange.fields import FieldReader
from vitrine.transfer.interchange.fitting import FitProblem, fit, saves_of
from vitrine.transfer.interchange.fitting import empty_document as nothing_read
from vitrine.transfer.interchange.reading import read_sections
from vitrine.transfer.interchange.report import Report
from vitrine.transfer.interchange.writing import FileMark, section_fields


def _section_of_ours(section: Section) -> dict[str, Any]:
    """All its texts, and an item of each list with something in every field, under the names of the export."""

    def fields(described: tuple[Field, ...]) -> dict[str, Any]:
        return {field.alias: value_in(field, f"{section.name}, {field.name}", PICTURE) for field in described}

    lists = {item_list.alias.format(lang="FR"): [fields(item_list.fields)] for item_list in section.lists}
    texts = tuple(field for field in section.settings if isinstance(field, Text | Names))
    written = {section.texts_alias.format(lang="FR"): fields(section.texts), **fields(texts), **lists}
    return {key: value for key, value in written.items() if value}


def _below_our_key() -> dict[str, Any]:
    return {
        key: value for section in SECTIONS.values() if section.ours for key, value in _section_of_ours(section).items()
    }


# What the older product has no place for.
OURS: dict[str, Any] = {
    "vitrine": {
        **_below_our_key(),
        "DataExperience_FR": {"text14": "Parcours"},
        "experience_FR": [
            {"poste": "Photographe", "lieu": "Nantes", "debut": "2019-04", "enCours": True},
            {"poste": "Assistante", "organisation": "Studio", "debut": "2015", "fin": "2019", "description": "a\nb"},
        ],
    },
    "typeSite": "footer",
    "slug": "atelier-lea",
    "isOnline": False,
    "mailsMessages": False,
    "languesMasquees": ["EN"],
    "badgevisible": False,
    "visitescomptees": False,
    "ownerName": "Atelier Léa",
    "DataHome_FR": {"text4": "Léa", "logoAlt": "Un sigle", "imgAlt": "Léa, de face"},
    "couleursLogo": True,
    "modeleCV": "modern",
    "imagesPropos": [{"src": PICTURE, "alt": {"FR": "Un mur", "ES": "Un muro"}}, {"src": OTHER_PICTURE}],
}


def files_in(value: Any) -> dict[str, str]:
    """Hash by data URL, wherever they stand."""
    if isinstance(value, str) and value.startswith("data:"):
        return {value[:40]: hashlib.sha256(base64.b64decode(value.partition(",")[2])).hexdigest()}
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    found: dict[str, str] = {}
    for part in parts:
        found |= files_in(part)
    return found


async def test_a_round_trip_through_an_empty_instance_loses_nothing(instance: Instance) -> None:
    file = older_file(**OURS)
    moments = {"readAt": "2024-05-01T00:00:00.000001+00:00", "archivedAt": "2024-05-02T00:00:00+00:00"}
    spam = {"spamAt": "2024-01-01", "spamReasons": ["link"]}
    file["Message"].append({"nom": "Spam", "message": "$", "Date": 1e12, **spam})
    file["Message"].append({"nom": "Lu", "message": "Merci", "Date": 2e12, "langue": "FR", **moments})
    await instance.read(file, option="option2", activates=True)
    first, report = await instance.written()
    assert report.lines == []
    async with instance.handles.database.writing() as session:
        await session.execute(delete(Account))
    imported, report = await instance.read(first, activates=True)
    assert imported is not None and (imported.messages, imported.slug) == (4, "atelier-lea")
    assert [line for line in report.lines if line.startswith("left out")] == []
    second, _ = await instance.written()
    assert without_ids(second) == without_ids(first)

    [site], [user] = first["data"], first["users"]
    assert (site["selectedOption"], site["langues"], site["compte"]) == ("option2", ["FR", "EN", "AL"], "activated")
    ours = site["vitrine"]
    assert (ours["slug"], ours["isOnline"], ours["mailsMessages"]) == ("atelier-lea", False, False)
    assert ours["languesMasquees"] == ["EN"]
    assert ours["badgevisible"] is False and ours["visitescomptees"] is False and site["date"] == site["createdAt"]
    assert site["DataHome_ES"]["text5"] == "Fotógrafa"  # kept though not listed
    assert ours["experience_FR"][0]["enCours"] is True
    assert site["imagesPropos"][0]["vitrine"]["alt"]["ES"] == "Un muro"
    assert site["DataHome_FR"]["vitrine"] == {"logoAlt": "Un sigle", "imgAlt": "Léa, de face"}
    for section in SECTIONS.values():
        holder = site["vitrine"] if section.ours else site
        assert not section.texts or section.texts_alias.format(lang="FR") in holder
    assert ours["ordreSections"] == ours["sectionsMasquees"] == ["contact", "experience"]
    assert ours["DataPartage_FR"]["titre"] == "sharing, title"
    assert ours["imagesPartage_FR"][0]["src"].startswith("data:image/png") and "imagesPartage_FR" not in site
    [service], [testimonial] = ours["services_FR"], ours["temoignages_FR"]
    assert (service["titre"], service["lien"]) == ("services, title", "https://example.org/page")
    assert ours["mentionsEditeur"] == "legal, publisher" and ours["DataMentions_FR"]["texte"] == "legal, more"
    assert testimonial["citation"] == "testimonials, quote" and testimonial["src"].startswith("data:image/png")
    assert "stylesContact" in site and "stylesConatct" not in site  # one name per thing
    assert site["createdAt"] == "2024-03-05T10:00:00.500000+00:00"
    assert (user["email"], user["userName"]) == (EMAIL, "Léa Martin")
    assert {key: first["Message"][-1]["vitrine"][key] for key in moments} == moments
    assert site["cv"].startswith("data:application/pdf;name=cv.pdf;base64,")
    stored = set(files_in(site).values())
    assert len(stored) == 5
    async with instance.handles.database.reading() as session:
        assert stored == set(await session.scalars(select(Blob.hash)))


async def test_what_an_owner_made_here_goes_out_under_the_older_names(instance: Instance, owner: Owner) -> None:
    await owner.pay()
    await owner.choose("FR", "EN", site_type="footer", themeIndex=3)
    entry = {"id": "entry-000001", "network": "github", "title": "", "detail": "lea", "link": "github.com/lea"}
    await owner.save("contact", texts={"nameLabel": "Nom"}, shared_lists={"entries": [entry]})
    style = {"sizeRem": 1.5, "weight": "bold", "uppercase": False, "lineHeight": 1.4}
    await owner.save("about", texts={"heading": "Moi"}, styles={"heading": style}, layout="option3")
    whole, _ = await instance.written(await email_of(owner))
    [site] = whole["data"]
    assert whole["vitrine"] == EXPORT_VERSION
    assert (site["typeSite"], site["themeIndex"], site["selectedOption"]) == ("footer", 3, "option3")
    assert site["DataContact_FR"]["nom"] == "Nom" and site["DataPropos_FR"]["text6"] == "Moi"
    css = {"fontSize": "1.5rem", "fontWeight": "bold", "textTransform": "none", "lineHeight": 1.4}
    assert site["stylesPropos"] == {"titre": css}
    [written] = site["ContactData"]
    assert (written["id"], written["icon"], written["lien"]) == ("entry-000001", "github", "https://github.com/lea")
    assert datetime.fromisoformat(written["createdAt"]).tzinfo == UTC
    assert "DataHome_FR" not in site  # nothing was written there


async def test_a_file_that_the_store_has_lost_is_told(instance: Instance) -> None:
    await instance.read(small_file(imagesProjet_FR=[{"src": PICTURE}]))
    async with instance.handles.database.reading() as session:
        await instance.handles.blobs.delete((await session.scalars(select(Blob.hash))).one())
    whole, report = await instance.written()
    assert report.lines == ["left out: data.imagesProjet_FR[0].src: its file is missing in the store"]
    assert whole["data"][0]["imagesProjet_FR"][0]["src"] is None


def test_no_database_is_made_by_an_export(tmp_path: Path) -> None:
    options = argparse.Namespace(file="-", owner=None)
    with pytest.raises(Refused, match="there is no database at "):
        run_export(options, Settings(data=tmp_path / "none"))
    assert not (tmp_path / "none").exists()


@pytest.mark.parametrize("options", [{"quality": 70}, {"subsampling": 0}, {"progressive": True}])
def test_a_picture_of_ours_goes_round_and_round_without_losing_a_byte(options: dict[str, Any]) -> None:
    content = saved(noise(90, 70), "JPEG", **options)
    ours = clean(content, "image").content
    assert clean(ours, "image", applies_size_rules=False).content == ours
    assert clean(ours, "image").content != ours  # an upload is written anew, whoever wrote it


@pytest.mark.parametrize(
    "more",
    [
        lambda ours: ours + b"<script>",
        lambda ours: ours + b"\xff\xd9",
        lambda ours: ours[:2] + b"\xff\xfe\x00\x08secret" + ours[2:],
        lambda ours: ours[:-2] + b"\xff\xe1\x00\x08secret" + ours[-2:],
        lambda _: rotated_jpeg(6),
    ],
    ids=["a tail", "a second end", "a comment", "late EXIF", "a phone's own"],
)
def test_a_picture_with_more_than_its_pixels_is_written_anew(more: Callable[[bytes], bytes]) -> None:
    other = more(clean(jpeg(), "image").content)
    assert clean(other, "image", applies_size_rules=False).content != other


def _value(field: Field) -> some.SearchStrategy[Any]:
    match field:
        case describe.Localized():
            return some.dictionaries(some.sampled_from(["FR", "EN", "AR"]), some.text(max_size=8), max_size=2)
        case describe.Flag():
            return some.booleans()
        case describe.Colour():
            return some.sampled_from(["", "#0f1b2d", "#ffffff"])
        case describe.Letters():
            return some.sampled_from(["", "É", "3D", "م"])
        case describe.Names():
            return some.lists(some.sampled_from(field.values), unique=True)
        case describe.Choice(keeps_unknown=True):
            return some.text(max_size=20)
        case describe.Choice():
            return some.sampled_from(field.values if field.required or field.default else ("", *field.values))
        case describe.Month():
            return some.sampled_from(["", "2019", "2019-04"])
        case describe.Link():
            return some.sampled_from(["", "https://example.org/é?a=1#b", "mailto:a@b.fr", "tel:+33612345678"])
        case describe.Media():
            media_id = some.text("0123456789abcdef", min_size=32, max_size=32)
            return some.none() | media_id if field.optional else media_id
        case describe.Focus():
            return some.sampled_from([None, "0 100", "30 70 150"])
        case describe.Lists():
            return some.sampled_from(["", describe.SEPARATE])
        case describe.Original():
            return some.sampled_from([None, "item-of-another-language"])
        case describe.Text(required=True, max_chars=most):
            return some.text(max_size=min(most, 30) - 1).map(lambda text: f"x{text}")
        case describe.Text(max_chars=most):
            return some.text(max_size=min(most, 30))
        case describe.Film():
            return some.sampled_from(["", "https://vimeo.com/123456789", "https://example.org/quai.mp4"])
        case describe.PageName():
            return some.text("abcdefghijkl0123456789", min_size=20, max_size=60)  # two alike would be refused
        case describe.FormerNames():
            return some.lists(some.sampled_from(["avant", "encore-avant"]), unique=True)
        case describe.Rows(fields=fields):
            rows = some.lists(_values(fields), max_size=2)
            return rows.map(lambda held: [{"id": f"row-{place:08}", **row} for place, row in enumerate(held)])
        case describe.OwnPage(fields=fields):
            return some.none() | _values(fields)
    raise AssertionError(f"a field of a new kind: {field}")


def _values(fields: tuple[Field, ...]) -> some.SearchStrategy[dict[str, Any]]:
    return some.fixed_dictionaries({field.name: _value(field) for field in fields}).flatmap(
        lambda values: some.fixed_dictionaries(
            {name: some.just(value) for name, value in values.items()}
            | {name: _marks(values[text]) for name, text in describe.marked(fields).items() if values[text].isalnum()}
        )
    )


def _marks(text: str) -> some.SearchStrategy[str]:
    whole = len(text)
    return some.sampled_from(["", f"ul 0 {whole}", f"b 0 {whole}\ni 0 1", f"a 0 {whole} https://example.org/é"])


STYLE = some.fixed_dictionaries(
    {},
    optional={
        "sizeRem": some.floats(0.5, 10),
        "family": some.sampled_from(FONT_FAMILIES),
        "weight": some.sampled_from(FONT_WEIGHTS),
        "uppercase": some.booleans(),
        "lineHeight": some.floats(1, 2.5),
    },
)


@some.composite
def stored(draw: some.DrawFn, section: Section) -> dict[str, Any]:
    """A section as its owner may have saved it: the models have the last word."""
    number = iter(range(1000))

    def lists(chosen: tuple[describe.ItemList, ...]) -> dict[str, Any]:
        drawn = {
            item_list.name: draw(some.lists(_values(item_list.fields), max_size=min(2, item_list.max_items)))
            for item_list in chosen
        }
        return {name: [{"id": f"item-{next(number):08}", **item} for item in items] for name, items in drawn.items()}

    models = MODELS[section.name]
    slots = [slot.name for slot in section.styles]
    styles = draw(some.dictionaries(some.sampled_from(slots), STYLE, max_size=3)) if slots else {}
    shared = {"styles": styles, "settings": draw(_values(section.settings)), "lists": lists(section.shared_lists)}
    languages = {}
    for code in draw(some.lists(some.sampled_from(["FR", "EN", "AR"]), min_size=1, unique=True)):
        content = {"texts": draw(_values(section.texts)), "lists": lists(section.own_lists)}
        languages[code] = models.content.model_validate(content).model_dump()
    checked = models.shared.model_validate(shared)
    return {"languages": languages, "shared": {**checked.model_dump(), "styles": _styles(checked)}}


def _styles(checked: Any) -> dict[str, Any]:
    styles: dict[str, Any] = checked.model_dump(include={"styles"}, exclude_none=True)["styles"]
    return styles


def _as_file(value: Any) -> Any:
    """JSON, with each file's own id for its bytes."""
    if isinstance(value, FileMark):
        return f"data:image/png;base64,{base64.b64encode(value.media_id.encode()).decode()}"
    raise TypeError


def _with_contents(value: Any, contents: dict[str, str]) -> Any:
    """A picture's own id again, wherever one stands."""
    if isinstance(value, dict):
        return {name: _with_contents(inner, contents) for name, inner in value.items()}
    if isinstance(value, list):
        return [_with_contents(inner, contents) for inner in value]
    return contents.get(value, value) if isinstance(value, str) else value


def test_what_a_site_does_not_use_is_not_in_its_export() -> None:
    """Such a site exports exactly the older product's documents."""
    for section in [
        section for section in SECTIONS.values() if section.is_optional or section.name in BESIDE_THE_CHAIN
    ]:
        assert section_fields(section, empty_document(section, ["FR", "EN"]), {}) == {}


@pytest.mark.parametrize("section", SECTIONS.values(), ids=lambda section: section.name)
@settings(max_examples=12, deadline=None, database=None)
@given(data=some.data())
def test_whatever_a_section_holds_comes_back(section: Section, data: some.DataObject) -> None:
    document = data.draw(stored(section))
    written = json.loads(json.dumps(section_fields(section, document, {}), default=_as_file))
    report = Report()
    site = FieldReader(written, report)
    read = read_sections(site, report)
    site.report_rest()
    contents = {picture_id: picture.read().decode() for picture_id, picture in read.pictures.items()}
    again = read.documents.get(section.name, nothing_read())
    misfits: list[FitProblem] = []
    fit(section, again, misfits.append)
    saves = saves_of(section, again, list(document["languages"]))
    assert (report.lines, misfits) == ([], [])
    assert set(saves) == set(document["languages"])
    save: Any  # its parts are made from the descriptions: no type names them
    for code, save in saves.items():
        sent = json.loads(save.model_dump_json())
        sent = _with_contents(sent, contents)
        assert sent["content"] == document["languages"].get(code)
        assert {**sent["shared"], "styles": 0} == {**document["shared"], "styles": 0}
        kept = {name: style for name, style in document["shared"]["styles"].items() if style}
        assert {name: style for name, style in _styles(save.shared).items() if style} == kept


def test_a_switch_of_ours_is_written_only_when_it_is_used() -> None:
    settings = {"showsLogo": True, "keepsLogoColours": False, "hasNoTitle": False, "cvSource": "file"}
    document: Any = {"languages": {}, "shared": {"styles": {}, "lists": {}, "settings": settings}}
    assert section_fields(SECTIONS["home"], document, {}) == {"imagevisible": True}
    settings |= {"keepsLogoColours": True, "hasNoTitle": True, "cvSource": "classic"}
    ours = {"couleursLogo": True, "sansTitre": True, "modeleCV": "classic"}
    assert section_fields(SECTIONS["home"], document, {}) == {"imagevisible": True, "vitrine": ours}


async def test_an_import_takes_the_names_of_sections_that_it_knows(instance: Instance, owner: Owner) -> None:
    await owner.choose("FR")
    await owner.save("appearance", settings={"order": ["contact", "about"], "hidden": ["skills"]})
    whole, _ = await instance.written(await email_of(owner))
    [written] = whole["data"]
    assert written["vitrine"]["ordreSections"] == ["contact", "about"]
    assert written["vitrine"]["sectionsMasquees"] == ["skills"]
    written["vitrine"]["ordreSections"] = ["about", "blog", "home", "contact", "about"]
    _, report = await instance.read(whole, owner=await email_of(owner), replaces=True)
    assert [line for line in report.lines if "vitrine.ordreSections" in line]
    settings = (await owner.document("appearance"))["shared"]["settings"]
    assert (settings["order"], settings["hidden"]) == (["about", "contact"], ["skills"])


async def test_what_translations_were_made_from_goes_along_where_there_is_any(instance: Instance) -> None:
    note = {"language": "FR", "place": "headline", "text": "Léa, photographe", "isConfirmed": False}
    made = {"home": {"ES": {"headline": note, "nowhere": note}}, "nothing": {"ES": {"headline": note}}}
    ours = {"sourceLanguage": "ES", "translations": made}
    texts = {"DataHome_FR": {"text4": "Léa"}, "DataHome_ES": {"text4": "Lea"}}
    _, report = await instance.read(small_file(langues=["FR", "ES"], **texts, vitrine=ours), activates=True)
    assert "left out: vitrine.translations.nothing.ES: there is no such section" in report.lines
    whole, _ = await instance.written()
    kept = {"sourceLanguage": "ES", "translations": {"home": {"ES": {"headline": note}}}}
    assert whole["data"][0]["vitrine"].items() >= kept.items()
