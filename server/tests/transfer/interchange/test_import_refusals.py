"""What an import does not take: told line by line, never silently, never half."""

import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from tests.factories.app import Owner
from tests.sites.media.pictures import entity_svg, png, svg_of_exactly
from tests.transfer.interchange.older import (
    CV,
    EMAIL,
    PICTURE,
    SEALED,
    Instance,
    data_url,
    email_of,
    older_file,
    small_file,
)
from vitrine.accounts.tables import Account
from vitrine.cli.main import main
from vitrine.content.catalogues import IMAGE_MAX_BYTES
from vitrine.content.describe import LIST_MAX_ITEMS, MAX_SECTION_CHARS
from vitrine.platform.errors import Refused
from vitrine.platform.settings import Settings
from vitrine.sites.media.tables import MediaFile
from vitrine.sites.site.tables import Item, Site
from vitrine.transfer.interchange.report import Report
from vitrine.transfer.interchange.shape import read_file
from vitrine.transfer.interchange.values import BadValue, moment
from vitrine.transfer.interchange.values import data_url as data_url_of


async def rows(instance: Instance) -> list[int]:
    async with instance.handles.database.reading() as session:
        tables = (Account, Site, Item, MediaFile)
        return [await session.scalar(select(func.count()).select_from(table)) or 0 for table in tables]


async def test_what_cannot_be_taken_is_told_one_by_one_and_the_rest_comes_in(instance: Instance) -> None:
    site: dict[str, Any] = {
        "langues": "FR, ",
        "themeIndex": 7,
        "selectedOption": SEALED,
        "imagevisible": "peut-être",
        "formeImg": "triangle",
        "createdAt": "hier",
        "slug": "Pas Une Adresse",
        "favori": 1,
        "stylesHome": {"text4": {"fontSize": "99rem", "color": "red"}, "text99": {"fontSize": "1rem"}},
        "DataHome_FR": {"text4": "Léa", "text5": "x" * 201, "text3": {"a": 1}, "humeur": "gaie\x1b[2J"},
        "DataHome_1": {"text4": "?"},
        "DataHome_fr": {"text4": "Encore"},
        "DataPropos_FR": "rien",
        "imagesCompetance_FR": [
            {"titres": "Sans image", "src": "https://example.org/a.png"},
            {"titres": "Lien mort", "src": "data:image/png;base64,*"},
            "nom",
            17,
        ],
        "ContactData": [
            {"icon": "myspace", "detail": "lea", "lien": "javascript:alert(1)"},
            {"icon": "email", "detail": "y" * 201, "lien": "lea@example.org"},
        ],
    }
    file = {
        "data": [site, {"id": "autre"}],
        "users": [small_file()["users"][0] | {"age": 31}],
        "Message": [{"nom": "", "message": " "}, "?", {"message": "Bonjour", "Date": "un jour", "note": 3}],
        "Logs": [1],
    }
    _, report = await instance.read(file)
    told = {line.partition(": ")[2].partition(": ")[0]: line for line in report.lines if line.startswith("left out")}
    expected = {
        "Logs",
        "data[1]",
        "users.age",
        "themeIndex",
        "selectedOption",
        "imagevisible",
        "formeImg",
        "createdAt",
        "slug",
        "favori",
        "stylesHome.text4.color",
        "stylesHome.text4.fontSize",
        "stylesHome.text99",
        "DataHome_FR.text5",
        "DataHome_FR.text3",
        "DataHome_FR.humeur",
        "DataHome_1",
        "DataHome_fr",
        "DataPropos_FR",
        "imagesCompetance_FR[0].src",
        "imagesCompetance_FR[1].src",
        "imagesCompetance_FR[2].src",
        "imagesCompetance_FR[2]",
        "imagesCompetance_FR[3]",
        "ContactData[0].icon",
        "ContactData[0].lien",
        "ContactData[1].detail",
        "Message[0]",
        "Message[1]",
        "Message[2].Date",
        "Message[2].note",
    }
    assert set(told) == expected and report.left_out == len(expected)
    assert "\x1b" not in "".join(report.lines)  # a file cannot write on the operator's terminal
    assert "at most 200 characters" in told["DataHome_FR.text5"] and "not a link" in told["ContactData[0].lien"]
    whole, _ = await instance.written()
    [kept] = whole["data"]
    assert kept["DataHome_FR"]["text5"] == "x" * 199 + "…"  # cut, as an owner's import does
    assert kept["DataHome_FR"]["text4"] == "Léa" and kept["selectedOption"] == "option1"
    assert [entry["icon"] for entry in kept["ContactData"]] == ["website", "email"]
    assert [item["titres"] for item in kept["imagesCompetance_FR"]] == ["Sans image", "Lien mort"]
    assert [letter["message"] for letter in whole["Message"]] == ["Bonjour"]


async def test_pictures_pass_the_checks_of_uploads_and_bad_ones_are_told(instance: Instance) -> None:
    bad = {
        "damaged": data_url(png()[:60]),
        "a film": data_url(b"GIF89a...", "image/gif"),
        "a PDF": CV,
        "with entities": data_url(entity_svg(), "image/svg+xml"),
        "too large": data_url(svg_of_exactly(IMAGE_MAX_BYTES + 1), "image/svg+xml"),
    }
    named = PICTURE.replace(";base64", ";name=%C3%A9t%00%C3%A9.png;base64")
    pictures = [{"titres": name, "src": src} for name, src in (bad | {"good": named}).items()]
    _, report = await instance.read(small_file(imagesProjet_FR=pictures))
    assert report.left_out == 2 * len(bad)  # the picture, and the project that cannot be shown without it
    assert all(f"left out: imagesProjet_FR[{n}]: it cannot be shown without its src" in report.lines for n in range(5))
    whole, _ = await instance.written()
    [good] = whole["data"][0]["imagesProjet_FR"]
    assert good["titres"] == "good" and ";name=%C3%A9t%C3%A9.png;" in good["src"]


async def test_a_list_keeps_its_first_items(instance: Instance) -> None:
    entries = [{"icon": "email", "detail": str(number)} for number in range(LIST_MAX_ITEMS + 3)]
    _, report = await instance.read(small_file(ContactData=entries))
    assert report.lines == [
        f"left out: ContactData[{LIST_MAX_ITEMS + more}]: one more than a list may hold" for more in range(3)
    ]
    whole, _ = await instance.written()
    kept = [int(entry["detail"]) for entry in whole["data"][0]["ContactData"]]
    assert kept == list(range(LIST_MAX_ITEMS))


async def test_more_text_than_a_section_may_hold_is_left_out_from_the_end(instance: Instance) -> None:
    fit = MAX_SECTION_CHARS // 1000
    cards = [{"titres": f"Carte {number}", "description": "x" * 990} for number in range(fit + 5)]
    _, report = await instance.read(small_file(imagesCompetance_FR=cards))
    told = sorted(line for line in report.lines if "more text than a section may hold" in line)
    assert [line.split(": ")[1] for line in told] == [
        f"imagesCompetance_FR[{number}]" for number in range(fit, fit + 5)
    ]
    async with instance.handles.database.reading() as session:
        assert await session.scalar(select(func.count()).select_from(Item)) == fit


@pytest.mark.parametrize("options", [{"is_dry_run": True}, {"is_strict": True}], ids=["dry-run", "strict"])
async def test_a_dry_run_and_a_strict_refusal_touch_nothing(
    instance: Instance, settings: Settings, options: dict[str, bool]
) -> None:
    file = small_file(favori=1, imagesProjet_FR=[{"src": PICTURE}])
    if "is_strict" in options:
        assert "--strict" in await instance.refusal(file, **options)
    else:
        imported, report = await instance.read(file, **options)
        assert imported is None and report.left_out == 1
    assert await rows(instance) == [0, 0, 0, 0]
    assert not [path for path in (settings.data / "files").rglob("*") if path.is_file()]


async def test_strict_takes_a_file_of_which_nothing_is_lost(instance: Instance) -> None:
    await instance.read(small_file(), is_strict=True)
    assert (await rows(instance))[0] == 1


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"\xff\xfe", "not JSON"),
        (b"{", "not JSON"),
        (b"[" * 100_000, "not JSON"),
        (b"[]", "no collections"),
        (b"{}", "no document"),
        (b'{"data": []}', "no document"),
        (b'{"data": [{}], "vitrine": 99}', "newer"),
    ],
)
def test_a_file_that_is_none(content: bytes, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        read_file(content, Report())


async def test_an_account_is_made_only_where_the_file_names_it(instance: Instance) -> None:
    site: dict[str, Any] = {"data": [{}]}
    assert "--owner EMAIL is needed" in await instance.refusal(site)
    assert "--owner EMAIL" in await instance.refusal(site | {"users": [{"email": "a@b.fr"}, {"email": "c@d.fr"}]})
    assert "no e-mail address" in await instance.refusal(site | {"users": [{"email": "nobody"}]})
    assert "sign up with it first" in await instance.refusal(small_file(), owner="typo@example.org")
    await instance.read(small_file(), owner=EMAIL.upper())
    assert (await rows(instance))[0] == 1


async def test_an_address_that_another_site_has_stays_its(instance: Instance, owner: Owner) -> None:
    taken = (await owner.site())["slug"]
    imported, report = await instance.read(small_file(slug=taken))
    assert imported is not None and imported.slug == "lea-martin"
    assert report.lines == [f"left out: slug: another site has the address /@{taken}"]


async def test_a_plain_option_is_taken_and_the_operators_word_goes_before_it(instance: Instance, owner: Owner) -> None:
    await owner.pay()
    email = await email_of(owner)
    _, report = await instance.read(small_file(selectedOption="option3"), owner=email)
    assert ((await owner.site())["layout"], report.left_out) == ("option3", 0)
    await instance.read(small_file(selectedOption="option3"), owner=email, option="option2", replaces=True)
    assert (await owner.site())["layout"] == "option2"
    await instance.read(small_file(selectedOption=SEALED), owner=email, replaces=True)
    assert (await owner.site())["layout"] == "option2"  # what cannot be opened changes nothing


def test_the_command_says_in_one_line_what_is_wrong(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(*words: str) -> tuple[int, str, str]:
        code = main(words)
        return code, *capsys.readouterr()

    monkeypatch.setenv("VITRINE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("VITRINE_DATABASE_URL", database_url)
    file = tmp_path / "older.json"
    file.write_text(json.dumps(older_file(logo=None, imagesProjet_FR=None)))
    assert run("import", str(tmp_path / "none.json"))[0] == 1
    code, out, err = run("import", str(file), "--strict")
    assert (code, out) == (1, "") and err.splitlines()[-1].startswith("vitrine: nothing was imported")
    code, out, err = run("import", str(file), "--dry-run")
    assert (code, out) == (0, "Nothing was changed: this was a dry run.\n")
    assert err.splitlines()[-1] == "5 things were left out"
    code, out, err = run("import", str(file), "--option", "option1")
    assert code == 0 and "Imported into /@lea-martin of lea@example.org: FR" in out and "no password" in out
    code, _, err = run("import", str(file), "--option", "option1")
    assert (code, len([line for line in err.splitlines() if line.startswith("vitrine: ")])) == (1, 1)
    target = tmp_path / "site.json"
    assert run("export", str(target))[0] == 0
    assert json.loads(target.read_text())["data"][0]["DataHome_FR"]["text4"] == "Léa Martin"
    code, _, err = run("export", str(target))
    assert (code, err) == (1, f"vitrine: {target} is there already and is not overwritten\n")
    assert run("export", "--owner", "nobody@example.org", str(tmp_path / "x.json"))[0] == 1
    assert {path.name for path in tmp_path.iterdir() if path.suffix != ".sqlite"} >= {"site.json", "older.json"}
    assert not [path for path in tmp_path.iterdir() if "unfinished" in path.name or path.name == "x.json"]


@pytest.mark.parametrize("value", [10**400, {"seconds": 10**400}, {"_seconds": "1"}, {}, True, "\ud800", [], 1e300])
def test_no_moment_however_strange_breaks_an_import(value: Any) -> None:
    with pytest.raises(BadValue):
        moment(value)


@pytest.mark.parametrize("value", ["data:,\ud800", "data:;base64,é", "data:;base64,A", "\ud800", 10**400, None, {}])
def test_no_data_url_however_strange_breaks_an_import(value: Any) -> None:
    with pytest.raises(BadValue):
        data_url_of(value)
