"""`vitrine import`: an export of the older product, quirks and all, is a site here."""

import asyncio
import json
from datetime import UTC, datetime
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select

from tests.factories.app import Owner, seen_by
from tests.sites.media.pictures import jpeg, png
from tests.sites.media.test_routes import upload
from tests.sites.site.versions.conftest import Historian
from tests.transfer.interchange.older import (
    EMAIL,
    OTHER_USER,
    Instance,
    email_of,
    older_file,
    small_file,
)
from vitrine.accounts.tables import Account
from vitrine.platform.mail.tables import OutboxMail
from vitrine.public.messages.tables import Message
from vitrine.public.rendering.snapshot import read_snapshot
from vitrine.sites.site.service import section_revisions
from vitrine.sites.site.tables import Draft, Item, Site
from vitrine.transfer.interchange.fields import FieldReader
from vitrine.transfer.interchange.reading import read_sections
from vitrine.transfer.interchange.report import Report
from vitrine.transfer.interchange.shape import read_file

pytestmark = pytest.mark.both_engines


async def snapshot(instance: Instance, slug: str) -> dict[str, Any]:
    async with instance.handles.database.reading() as session:
        site = (await session.scalars(select(Site).where(Site.slug == slug))).one()
        return await read_snapshot(session, instance.handles.keyring, site, f"/@{slug}")


def items(section: dict[str, Any], name: str, *fields: str) -> list[tuple[Any, ...]]:
    return [tuple(item[field] for field in fields) for item in section["lists"][name]]


async def test_a_document_with_every_quirk_becomes_a_site(instance: Instance, visitor: httpx.AsyncClient) -> None:
    imported, report = await instance.read(older_file(), option="option3", activates=True)
    assert imported is not None
    assert (imported.email, imported.is_new_account, imported.files, imported.messages) == (EMAIL, True, 5, 2)
    page = await snapshot(instance, imported.slug)
    assert (page["siteType"], page["option"], page["themeIndex"]) == ("header", "option3", 2)
    assert page["languages"] == ["FR", "EN", "AL"]  # 'Allemand' by the rule for AUTRE: its first two letters
    assert page["ownerName"] == "Léa Martin"

    home, about, projects, skills, contact = (
        page["sections"][name] for name in ("home", "about", "projects", "skills", "contact")
    )
    assert home["languages"]["FR"]["texts"]["headline"] == "Léa Martin"
    assert home["languages"]["EN"]["texts"]["firstLine"] == "Photographer"
    kinds = {name: page["media"][home["shared"]["settings"][name]]["type"] for name in ("logo", "photo", "cv")}
    assert kinds == {"logo": "image/svg+xml", "photo": "image/jpeg", "cv": "application/pdf"}
    flags = {name: home["shared"]["settings"][name] for name in ("showsLogo", "showsPhoto", "showsImage", "showsCv")}
    assert flags == {"showsLogo": True, "showsPhoto": False, "showsImage": True, "showsCv": True}
    assert (home["shared"]["settings"]["photoShape"], home["shared"]["settings"]["imageSize"]) == ("carre", "petit")
    general = {"sizeRem": 2.5, "family": "Georgia", "uppercase": False}
    assert home["shared"]["styles"] == {
        "headline": {"sizeRem": 3.0, "weight": "bold", "lineHeight": 1.2},
        "title": general,
        "statement": general,
    }

    assert about["languages"]["FR"]["texts"] == {
        "heading": "À propos",
        "body": "Ligne\nsuivante",
        "secondBody": "2e",
        "galleryTitle": "L’équipe",
    }
    assert items(about["languages"]["FR"], "team", "name", "role") == [("Ana", "Lumière")]
    assert len(about["shared"]["lists"]["photos"]) == 2
    assert about["shared"]["styles"] == {"heading": {"sizeRem": 2.0, "weight": "bold"}}
    assert items(projects["languages"]["FR"], "projects", "title", "link") == [
        ("Second par id", "https://www.example.org/2"),
        ("Premier par id", ""),
    ]
    assert projects["shared"]["settings"]["usesSecondCarousel"] is True
    assert projects["shared"]["styles"] == {"heading": {"family": "Arial"}, "itemText": {"weight": "lighter"}}
    assert skills["languages"]["FR"]["texts"]["heading"] == "2024"
    assert items(skills["languages"]["FR"], "skills", "title", "image") == [("Portrait", None)]
    assert contact["languages"]["FR"]["texts"]["nameLabel"] == "Votre nom"
    assert contact["shared"]["styles"] == {"heading": {"uppercase": True}}
    assert items(contact["shared"], "entries", "network", "detail", "link") == [
        ("instagram", "@lea", "https://instagram.com/lea"),
        ("phone", "06 12", "tel:0612345678"),
        ("email", "lea@example.org", "mailto:lea@example.org"),
    ]
    assert report.lines == [
        "note: langues: 'Allemand' is read as AL",
        "note: langues: ES is kept, not shown: the file does not list it; adding the language brings it back",
    ]
    shown = await visitor.get(f"/@{imported.slug}/fr")
    assert shown.status_code == 200
    assert all(text in shown.text for text in ("Photographe", "Ligne", "Premier par id", "Votre nom"))
    assert "data:image" not in shown.text and "data:application" not in shown.text


async def test_moments_and_messages_keep_their_dates_and_no_mail_goes_out(instance: Instance) -> None:
    await instance.read(older_file(logo=None, imagesProjet_FR=None), option="option1")
    async with instance.handles.database.reading() as session:
        site = (await session.scalars(select(Site))).one()
        assert site.created_at == datetime(2024, 3, 5, 10, 0, 0, 500_000, tzinfo=UTC)
        assert site.updated_at == datetime(2024, 4, 5, 19, 34, 38, 901_000, tzinfo=UTC)
        account = (await session.scalars(select(Account))).one()
        assert (account.created_at, account.password_hash) == (datetime(2023, 1, 2, tzinfo=UTC), None)
        letters = list(await session.scalars(select(Message).order_by(Message.received_at)))
        assert await session.scalar(select(OutboxMail.id)) is None
    assert [(letter.name, letter.email, letter.message) for letter in letters] == [
        ("Jo", "jo@example.com", "Bonjour\nLéa"),
        ("", "pas une adresse", "Sans nom"),
    ]
    assert [letter.received_at for letter in letters] == [
        datetime(2024, 3, 5, 10, tzinfo=UTC),
        datetime(2024, 3, 6, 7, tzinfo=UTC),
    ]
    assert all(letter.spam_at is None for letter in letters)


async def test_an_existing_account_gets_it_and_edits_it_at_once(instance: Instance, owner: Owner) -> None:
    _, report = await instance.read(small_file(), owner=await email_of(owner))
    assert report.lines == [OTHER_USER]
    assert (await owner.document("home"))["languages"]["FR"]["texts"]["headline"] == "Léa"
    assert (await owner.save("home", texts={"firstLine": "Photographe"})).status_code == 200


async def test_a_free_site_takes_what_free_allows_and_says_the_rest(instance: Instance, owner: Owner) -> None:
    # The paid files are not even looked at, and without the others no process must start for them.
    file = older_file(logo=None, imagesProjet_FR=None, modeleCV="classic")
    _, report = await instance.read(file, owner=await email_of(owner), option="option2")
    site = await owner.site()
    assert (site["isPaid"], site["languages"], site["layout"]) == (False, ["FR"], "option1")
    needs_paid = {line.split(": ")[1] for line in report.lines if "needs the paid version" in line}
    assert needs_paid == {"imgBase64", "cv", "vitrine.modeleCV", "imagesPropos", "imagesPropos_FR", "selectedOption"}
    assert "note: compte: the older product's key makes no site paid here: --activate does" in report.lines
    assert any(line.startswith("note: langues: EN is kept, not shown: the free version") for line in report.lines)
    assert (await owner.save("home", texts={"firstLine": "P"})).status_code == 200  # nothing paid stands in its way
    await owner.pay()
    assert (await owner.choose("FR", "EN")).status_code == 200
    assert (await owner.document("home"))["languages"]["EN"]["texts"]["firstLine"] == "Photographer"  # kept


def test_files_of_other_tools_are_read_too() -> None:
    stamp = {"__datatype__": "timestamp", "value": {"_seconds": 1709632800, "_nanoseconds": 1000}}
    contacts = {"c1": {"icon": "email", "createdAt": stamp}}
    site = {"typeSite": "footer", "__collections__": {"ContactData": contacts}}
    wrapped = {"__collections__": {"data": {"s1": site}, "users": {}}}
    plain = {"data": {"typeSite": "footer", "ContactData": contacts, "DataHome_FR": {"text4": "Léa"}}}
    for whole in (wrapped, plain):
        report = Report()
        read = read_sections(FieldReader(read_file(json.dumps(whole).encode(), report).site, report), report)
        [entry] = read.documents["contact"]["shared"]["lists"]["entries"]
        assert (entry["network"], report.lines) == ("email", [])
        assert list(read.item_dates.values()) == [datetime(2024, 3, 5, 10, 0, 0, 1, tzinfo=UTC)]


async def test_a_second_import_doubles_nothing_and_replacing_moves_the_revisions(
    instance: Instance, owner: Owner
) -> None:
    email, database = await email_of(owner), instance.handles.database
    entries = [{"icon": "email", "detail": "lea@example.org"}]
    letters = [{"Email": "jo@example.com", "nom": "Jo", "message": "Sans date"}]
    await instance.read(small_file(ContactData=entries) | {"Message": letters}, owner=email)
    assert (await owner.save("home", texts={"headline": "Réécrit"})).status_code == 200
    draft = {"baseRevision": 2, "tab": "t", "content": {"languages": {"FR": {"texts": {"headline": "Brouillon"}}}}}
    assert (await owner.client.put("/api/site/drafts/home", json=draft)).status_code == 204
    again = small_file(DataPropos_FR={"text6": "Neuf"}) | {"Message": letters}
    assert "--replace" in await instance.refusal(again, owner=email)
    before = await owner.site()
    await instance.read(again, owner=email, replaces=True)
    after = await owner.site()
    assert after["revision"] > before["revision"] and after["settingsRevision"] > before["settingsRevision"]
    names = ("home", "contact", "about", "projects")
    moved = [[site["sections"][name]["revision"] for site in (before, after)] for name in names]
    assert moved == [[2, 3], [1, 2], [0, 1], [0, 0]]
    assert (await owner.document("home"))["languages"]["FR"]["texts"]["headline"] == "Léa"
    assert (await owner.document("contact"))["shared"]["lists"]["entries"] == []
    async with database.reading() as session:
        assert await session.scalar(select(func.count()).select_from(Message)) == 1
        kept = (await session.scalars(select(Draft))).one()
        assert (kept.base_revision, kept.content) == (2, draft["content"])  # the editor asks, nothing is lost


async def test_items_keep_their_dates_their_order_and_ids_that_may_be_ours(instance: Instance) -> None:
    entries = [
        {"id": "zz-first-entry", "icon": "github", "createdAt": "2020-01-01T00:00:00Z"},
        {"id": "NotOneOfOurs", "icon": "twitch"},
        {"id": "zz-first-entry", "icon": "youtube"},
    ]
    await instance.read(small_file(ContactData=entries))
    async with instance.handles.database.reading() as session:
        rows = list(await session.scalars(select(Item).order_by(Item.position)))
    assert [row.fields["network"] for row in rows] == ["github", "twitch", "youtube"]
    assert rows[0].id == "zz-first-entry" and len({row.id for row in rows}) == 3
    assert rows[0].created_at == datetime(2020, 1, 1, tzinfo=UTC)


async def test_the_oldest_site_is_home_and_that_is_said(
    instance: Instance, owner: Owner, visitor: httpx.AsyncClient
) -> None:
    await owner.choose("FR")
    await owner.save("home", texts={"headline": "Ici"})
    slug = (await owner.site())["slug"]
    assert "Ici" in (await visitor.get("/home/fr")).text
    _, report = await instance.read(small_file(createdAt="2019-05-01"))
    told = f"note: createdAt: older than /@{slug}: /home shows this site (VITRINE_MAIN_SITE pins one)"
    assert report.lines == [told]
    await seen_by(visitor, "/home/fr", lambda answer: "Léa" in answer.text)


async def test_whatever_fails_in_the_middle_nothing_is_half_imported(
    instance: Instance, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: Any) -> int:
        raise RuntimeError("the power went")

    monkeypatch.setattr("vitrine.transfer.interchange.importing.keep_earlier_messages", fail)
    file = small_file(ContactData=[{"icon": "email", "detail": "lea@example.org"}])

    async def rows() -> list[int | None]:
        async with instance.handles.database.reading() as session:
            return [await session.scalar(select(func.count()).select_from(table)) for table in (Account, Site, Item)]

    with pytest.raises(RuntimeError):
        await instance.read(file)
    assert await rows() == [0, 0, 0]
    monkeypatch.undo()
    await instance.read(file)
    assert await rows() == [1, 1, 1]


async def test_a_site_without_any_content_of_its_own_may_be_filled(instance: Instance, owner: Owner) -> None:
    await owner.choose("EN", site_type="footer")
    await instance.read(small_file(typeSite="footer"), owner=await email_of(owner))
    site = await owner.site()
    assert (site["languages"], site["siteType"]) == (["FR"], "footer")
    async with instance.handles.database.reading() as session:
        row = (await session.scalars(select(Site))).one()
        assert (await section_revisions(session, row))["home"] == 1


async def test_replacing_beside_saves_uploads_and_messages_nobody_waits_in_a_circle(
    instance: Instance, owner: Owner, visitor: httpx.AsyncClient
) -> None:
    """On PostgreSQL each of these holds rows that the others want: in one order, or the server ends one of them."""
    email, file = await email_of(owner), older_file(DataContact_FR=None)
    await instance.read(file, owner=email, option="option1", activates=True)
    slug, statuses = (await owner.site())["slug"], list[int]()

    async def save() -> None:
        logo = (await upload(owner, png(), name="logo.png")).json()["id"]
        for number in range(10):
            saved = await owner.save("home", texts={"headline": f"Titre {number}"}, settings={"logo": logo})
            statuses.append(saved.status_code)

    async def draft_and_upload() -> None:
        for number in range(10):
            sent = await upload(owner, (png, jpeg)[number % 2](), name=f"{number}.png")
            draft = {"baseRevision": 1, "tab": "t", "content": {"languages": {"FR": {"photo": sent.json()["id"]}}}}
            kept = await owner.client.put("/api/site/drafts/about", json=draft)
            statuses.extend((sent.status_code, kept.status_code))

    async def write() -> None:
        for number in range(8):
            words = {"name": "Coline", "email": "coline@example.org", "message": f"Bonjour pour la {number}e fois"}
            statuses.append((await visitor.post(f"/api/sites/{slug}/messages", json=words)).status_code)

    async def copy() -> None:
        for _ in range(4):
            await owner.app.services.media.make_all_variants()

    async def replace() -> None:
        for _ in range(4):
            await instance.read(file, owner=email, replaces=True)

    await asyncio.gather(save(), draft_and_upload(), write(), copy(), replace())
    assert set(statuses) <= {200, 201, 204, 412}, statuses
    assert 200 in statuses
    await instance.read(file, owner=email, replaces=True)
    assert (await owner.document("home"))["languages"]["FR"]["texts"]["headline"] == "Léa Martin"


async def test_what_an_import_replaces_is_kept_and_comes_back(instance: Instance, owner: Owner) -> None:
    """Texts, a language that the file has not, the layout: the import is no more final than a save."""
    await owner.pay()
    await owner.choose("FR", "EN")
    await owner.save("about", texts={"heading": "Mon titre"}, layout="option2")
    await owner.save("about", "EN", texts={"heading": "My title"})
    historian = Historian(owner)
    before = await historian.last()
    await instance.read(small_file(), owner=await email_of(owner), option="option1", replaces=True)
    assert (await owner.site())["languages"] == ["FR"]
    imported = [version for version in await historian.versions() if version["origin"] == "import"]
    assert {version["isOwn"] for version in imported} == {False}
    assert ("about", "EN") in {(version["section"], version["language"]) for version in imported}
    restored = await historian.restore(before, "site")
    assert restored.status_code == 200, restored.text
    assert await historian.text("about", "heading") == "Mon titre"
    assert await historian.text("about", "heading", "EN") == "My title"
    assert (await owner.site())["layout"] == "option2"
