"""Asked for by the owner, made by a job, fetched by him alone, gone after a day."""

import asyncio
import base64
import csv
import io
import json
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import delete, event, select, update

from tests.factories.app import PASSWORD, Owner
from tests.factories.attacks import Attack
from tests.sites.media.pictures import noise, png, saved
from tests.transfer.export_archive.conftest import PATH, Traveller
from tests.transfer.imports.files import bring, documents_of, imported, previewed, upload, zipped
from tests.transfer.interchange.older import Instance, email_of, small_file, without_ids
from vitrine.accounts.tables import Account, Identity, Passkey, RecoveryCode, SecondFactor
from vitrine.app import App
from vitrine.platform.storage.base import Table, now
from vitrine.public.rendering.renderer import Renderer, RenderFailed
from vitrine.sites.domains.tables import Domain
from vitrine.sites.media.tables import MediaFile
from vitrine.sites.site.tables import Site
from vitrine.transfer.export_archive import job as export_job
from vitrine.transfer.export_archive import versions_data
from vitrine.transfer.export_archive.archive import write_archive
from vitrine.transfer.export_archive.progress import Progress
from vitrine.transfer.export_archive.tables import ExportRequest

pytestmark = pytest.mark.long

KINDS = ("archive", "static")


async def test_the_archive_holds_everything_of_his_and_gives_the_same_site_again(
    traveller: Traveller, app: App, instance: Instance, tmp_path: Path
) -> None:
    owner, email = traveller.owner, await email_of(traveller.owner)
    draft = {"baseRevision": 1, "tab": "t", "content": {"languages": {"FR": {"texts": {"title": "Pas encore"}}}}}
    assert (await owner.client.put("/api/site/drafts/home", json=draft)).status_code < 300
    written, _ = await instance.written(email)
    archive = await traveller.taken("archive")
    [picture] = [name for name in archive.namelist() if name.startswith("files/")]
    assert set(archive.namelist()) == {
        *("README.txt", "documents.json", "messages.csv", "account.json", "drafts.json", "versions.jsonl", picture),
    }

    # As `vitrine export` writes them, but that the picture is named where it would be held.
    documents = json.loads(archive.read("documents.json"))
    [held], [named] = written["data"], documents["data"]
    assert named["imgBase64"] == f"{picture};name=..%2F..%2Fmoi%20m%C3%AAme.png"
    assert base64.b64decode(held["imgBase64"].partition(",")[2]) == archive.read(picture)
    assert {**documents, "data": [{**named, "imgBase64": held["imgBase64"]}]} == written
    account = json.loads(archive.read("account.json"))
    assert account["account"]["email"] == email and account["activation"]["isPaid"]
    assert account["activation"]["activatedAt"] and len(account["sessions"]) == 1
    [listed] = account["files"]
    assert (listed["file"], listed["originalName"], listed["id"]) == (picture, "../../moi même.png", traveller.picture)
    assert len(archive.read(picture)) == listed["bytes"]
    rows = list(csv.reader(io.StringIO(archive.read("messages.csv").decode("utf-8-sig")), delimiter=";"))
    assert len(rows) == 2 and rows[1][3] == "'=1+1"
    assert json.loads(archive.read("drafts.json"))[0]["content"] == draft["content"]
    readme = archive.read("README.txt").decode()
    assert "account.json" in readme and "drafts.json" in readme and "Manquent" not in readme

    # The operator reads the whole archive, or what was unpacked of it.
    archive.extractall(tmp_path / "unpacked")
    (tmp_path / "donnees.zip").write_bytes((await traveller.fetch("archive")).content)
    for brought in (tmp_path / "donnees.zip", tmp_path / "unpacked" / "documents.json"):
        async with app.services.database.writing() as session:
            await session.execute(delete(Account))
        _, report = await instance.read(brought, activates=True)
        assert report.lines == []
        again, _ = await instance.written(email)
        assert without_ids(again) == without_ids(written)


@pytest.mark.parametrize("named", ["../outside.png", "link.png", "/etc/hostname", "..", "a\0b", "files"])
async def test_documents_name_no_file_that_is_not_beside_them(instance: Instance, tmp_path: Path, named: str) -> None:
    """The operator's command reads as the operator: it must not bring in what lies elsewhere."""
    folder = tmp_path / "unpacked"
    (folder / "files").mkdir(parents=True)
    (tmp_path / "outside.png").write_bytes(png())
    (folder / "link.png").symlink_to(tmp_path / "outside.png")
    (folder / "documents.json").write_text(json.dumps(small_file(logo=named)))
    imported, report = await instance.read(folder / "documents.json")
    assert imported is not None and imported.files == 0
    assert [line for line in report.lines if "files elsewhere are not fetched" in line]
    packed = tmp_path / "a.zip"
    packed.write_bytes(zipped({"unpacked/documents.json": json.dumps(small_file(logo=named)), "outside.png": png()}))
    imported, _ = await instance.read(packed, replaces=True)
    assert imported is not None and imported.files == (1 if named == "../outside.png" else 0)  # it is in the archive


async def test_an_archive_of_a_site_whose_room_is_full_comes_back_in(
    traveller: Traveller, app: App, other_owner: Owner, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each picture is in it once; and however large it is, a site's own archive may be brought to it again."""
    owner = traveller.owner
    pictures = [await upload(owner, saved(noise(400, 300, seed), "PNG")) for seed in range(6)]
    names = [
        {"id": f"projet-{number:04}", "image": image, "title": str(number)} for number, image in enumerate(pictures)
    ]
    blanks = {"description": "", "link": "", "alt": ""}
    await owner.save("projects", lists={"projects": [{**project, **blanks} for project in names]})
    archive = await traveller.taken("archive")
    files = [archive.getinfo(name) for name in archive.namelist() if name.startswith("files/")]
    held = sum(file.file_size for file in files)
    content = (await traveller.fetch("archive")).content
    assert len(files) == 7 and held > 1_500_000 and len(content) < held * 1.05

    await other_owner.pay()
    limits = app.services.settings.limits
    monkeypatch.setattr(limits, "import_bytes", 100_000)
    monkeypatch.setattr(limits, "room_free_bytes", 500_000)
    monkeypatch.setattr(limits, "room_paid_bytes", held - 100_000)
    refused = await bring(other_owner, content)  # never in the memory: told by what is announced
    assert (refused.status_code, refused.json()["code"]) == (413, "server.body_too_large")
    monkeypatch.setattr(limits, "room_paid_bytes", held + 50_000)
    preview = await previewed(other_owner, content)
    assert preview["notes"] == []
    await imported(other_owner, preview, "replace", site="replace")
    projects = (await documents_of(other_owner))["projects"]["languages"]["FR"]["lists"]["projects"]
    assert [project["title"] for project in projects] == [project["title"] for project in names]
    listed = await other_owner.client.get("/api/site/media", params={"ids": [each["image"] for each in projects]})
    assert {(media["width"], media["fileName"]) for media in listed.json()} == {(400, "image.png")}


async def test_the_archive_holds_versions_remarks_and_the_links_without_their_secrets(
    traveller: Traveller, app: App, visitor: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(versions_data, "AT_ONCE", 2)
    client = traveller.owner.client
    sample = await client.post("/api/site/import/sample", json={"name": "designer", "language": "FR"})
    await imported(traveller.owner, sample.json())
    made = (await client.post("/api/site/review-links", json={"label": "Coline", "password": "un mot de passe"})).json()
    made_open = (await client.post("/api/site/review-links", json={"label": "Théo"})).json()
    secret = made_open["url"].rpartition("/")[2]
    fields = {"about": "home", "name": "Théo", "text": "Un peu long."}
    assert (await visitor.post(f"/relecture/{secret}/fr/remarque", data=fields)).status_code == 303
    archive = await traveller.taken("archive")

    account = json.loads(archive.read("account.json"))
    assert [(link["label"], link["hasPassword"]) for link in account["reviewLinks"]] == [
        ("Théo", False),
        ("Coline", True),
    ]
    assert (account["sample"]["name"], account["sample"]["language"]) == ("designer", "FR")
    [remark] = json.loads(archive.read("remarks.json"))
    assert (remark["section"], remark["text"], remark["link"]) == ("home", "Un peu long.", "Théo")
    versions = [json.loads(line) for line in archive.read("versions.jsonl").splitlines()]
    told = (await client.get("/api/site/versions")).json()
    assert [version["number"] for version in versions] == sorted(one["number"] for one in told["versions"])
    titles = [version["document"]["content"]["texts"]["title"] for version in versions if version["section"] == "home"]
    assert titles[:3] == ["Élise Maréchal"] * 3
    looks = [version["document"] for version in versions if version["section"] == "settings"]
    assert {look["layout"] for look in looks} == {"option1", "option2"}
    readme = archive.read("README.txt").decode()
    assert "versions.jsonl" in readme and "remarks.json" in readme
    whole = b"".join(archive.read(name) for name in archive.namelist())
    stored = await _secrets_of(app, "review_links")
    assert len(stored) == 5  # two hashes, two sealed secrets, a password
    others = (secret, made["url"].rpartition("/")[2], "un mot de passe", "sealedLayout")
    assert [value for value in (*stored, *others) if value.encode() in whole] == []


async def _secrets_of(app: App, *names: str) -> set[str]:
    """Every stored text whose column's name says that it is a secret, or made of one."""
    found: set[str] = set()
    async with app.services.database.reading() as session:
        for table in Table.metadata.sorted_tables:
            for column in table.columns:
                is_of_files = table.name in ("blobs", "variants", "media_files")
                if _sounds_secret(column.name) and not is_of_files and (not names or table.name in names):
                    found |= {value for value in await session.scalars(select(column)) if isinstance(value, str)}
    return found


async def test_what_was_taken_along_is_imported_by_its_owner_as_the_same_site(
    traveller: Traveller, app: App, other_owner: Owner
) -> None:
    """Everything that the two screens do, from one owner to another."""
    owner = traveller.owner
    await owner.choose("FR", "EN", "AR", site_type="footer", themeIndex=3, showsBadge=False, offersResume=True)
    await owner.save("home", texts={"title": "Élise"}, settings={"photo": traveller.picture, "cvSource": "modern"})
    await owner.save("about", "AR", texts={"heading": "عني"})
    for number in range(12):  # versions that say the same again and again
        await owner.save("about", texts={"body": f"{number} " + "Du calme. " * 300})
    await traveller.taken("archive")
    await other_owner.pay()
    preview = await previewed(other_owner, (await traveller.fetch("archive")).content)
    assert preview["notes"] == []
    await imported(other_owner, preview, "replace", site="replace")

    ours, theirs = await owner.site(), await other_owner.site()
    for name in ("siteType", "languages", "themeIndex", "layout", "showsBadge", "offersResume", "isPaid"):
        assert theirs[name] == ours[name], name
    mine, brought = await documents_of(owner), await documents_of(other_owner)
    photo = brought["home"]["shared"]["settings"]["photo"]
    assert photo and photo != traveller.picture
    brought["home"]["shared"]["settings"]["photo"] = traveller.picture
    for name, document in mine.items():
        assert without_ids(brought[name]["languages"]) == without_ids(document["languages"]), name
        assert without_ids(brought[name]["shared"]) == without_ids(document["shared"]), name
    # Brought once more it changes nothing, and the layout that it has already is no version more.
    settings = "/api/site/versions?section=settings"
    before = len((await other_owner.client.get(settings)).json()["versions"])
    again = await previewed(other_owner, (await traveller.fetch("archive")).content)
    await imported(other_owner, again, "replace", site="replace")
    assert len((await other_owner.client.get(settings)).json()["versions"]) == before + 1


async def test_a_draft_is_not_made_larger_by_taking_it_along(traveller: Traveller) -> None:
    """Its owner's browser sends whatever it likes: laid out line by line, nested lists would fill the memory."""
    nested: list[Any] = [0] * 5000
    for _ in range(25):
        nested = [nested]
    content = {"languages": {"FR": {"texts": {}, "lists": {"x": nested}}}}
    kept = {"baseRevision": 1, "tab": "t", "content": content}
    for section in ("home", "about"):
        assert (await traveller.owner.client.put(f"/api/site/drafts/{section}", json=kept)).status_code == 204
    drafts = (await traveller.taken("archive")).read("drafts.json")
    assert [draft["content"] for draft in json.loads(drafts)] == [content, content]
    assert len(drafts) < 3 * len(json.dumps(content))


async def test_a_lost_file_is_told_and_the_rest_is_taken_along(traveller: Traveller, app: App) -> None:
    async with app.services.database.reading() as session:
        lost = (await session.scalars(select(MediaFile.blob_hash))).one()
    await app.services.blobs.delete(lost)
    archive = await traveller.taken("archive")
    assert f"Manquent, car le serveur ne les a plus\u202f: files/{lost[:16]}.png" in archive.read("README.txt").decode()


async def test_nothing_in_the_archive_opens_anything(traveller: Traveller, app: App, attack: Attack) -> None:
    """Every stored text whose column's name says that it is a secret, or made of one, is looked for in every file."""
    email = await email_of(traveller.owner)
    async with app.services.database.writing() as session:
        account_id = (await session.scalars(select(Account.id).where(Account.email == email))).one()
        site_id = (await session.scalars(select(Site.id))).one()
        session.add(Identity(account_id=account_id, issuer="https://id.example", subject="s", profile={"name": "É"}))
        session.add(Domain(site_id=site_id, host="elise.example", proof="p" * 40))
        session.add(SecondFactor(account_id=account_id, sealed_secret="s" * 90, confirmed_at=now()))
        session.add(RecoveryCode(account_id=account_id, code_hash="c" * 64))
        session.add(Passkey(account_id=account_id, credential_id="k" * 43, public_key=b"public half", name="Téléphone"))
    archive = await traveller.taken("archive")
    secret = await _secrets_of(app)
    assert len(secret) >= 8  # password, session, mail, activation key, layout, proof, an app's secret, a recovery code
    whole = b"".join(archive.read(name) for name in archive.namelist())
    assert [value for value in (*secret, "k" * 43) if value.encode() in whole] == []
    assert "Téléphone".encode() in whole
    assert PASSWORD.encode() not in whole and traveller.owner.client.cookies["vitrine_session"].encode() not in whole
    attack("every stored hash, token and secret looked for in an archive", attempts=len(secret), result="none is in it")


def _sounds_secret(name: str) -> bool:
    return any(word in name for word in ("hash", "secret", "token", "proof", "sealed"))


async def test_progress_is_told_in_steps(traveller: Traveller, app: App) -> None:
    told: list[tuple[str, int]] = []

    async def tell(step: str, percent: int) -> None:
        told.append((step, percent))

    progress = Progress(tell)
    await progress.begin("documents", 10, to=40)
    await progress.on(5)
    await progress.begin("files", 0, to=90)
    assert told == [("documents", 0), ("files", 40)]  # what lies between is told a moment later
    assert (await traveller.ask("archive")).json() == {
        "kind": "archive",
        "state": "waiting",
        "step": "",
        "progress": 0,
        "byteCount": None,
        "madeAt": None,
        "until": None,
        "error": None,
        "mailTo": "",
        "address": "",
    }
    assert (await traveller.ended("archive"))["progress"] == 100


@pytest.mark.parametrize("kind", KINDS)
async def test_only_its_owner_fetches_it(
    traveller: Traveller, other_owner: Owner, visitor: httpx.AsyncClient, kind: str
) -> None:
    await traveller.taken(kind)
    fetched = await traveller.fetch(kind)
    assert fetched.headers["content-disposition"].startswith('attachment; filename="')
    assert fetched.headers["content-disposition"].endswith('.zip"')
    assert (fetched.headers["cache-control"], fetched.headers["content-type"]) == ("no-store", "application/zip")
    assert (await other_owner.client.get(f"{PATH}/{kind}/file")).status_code == 404
    assert (await visitor.get(f"{PATH}/{kind}/file")).status_code == 401
    assert (await other_owner.client.delete(f"{PATH}/{kind}")).status_code == 204
    assert (await traveller.fetch(kind)).status_code == 200
    assert (await other_owner.client.get(PATH)).json()["takeaways"] == []


async def test_it_is_gone_after_a_day(traveller: Traveller, app: App) -> None:
    await traveller.taken("archive")
    await traveller.taken("static")
    async with app.services.database.writing() as session:
        long_ago = now() - timedelta(hours=24, seconds=1)
        await session.execute(update(ExportRequest).where(ExportRequest.kind == "archive").values(made_at=long_ago))
    assert list(await traveller.listed()) == ["static"]
    assert (await traveller.fetch("archive")).status_code == 404
    assert len(await traveller.parcels()) == 2
    assert await app.services.exports.sweep() == 1
    assert len(await traveller.parcels()) == 1 and (await traveller.fetch("static")).status_code == 200
    async with app.services.database.reading() as session:
        assert list(await session.scalars(select(ExportRequest.kind))) == ["static"]


async def test_one_of_a_kind_at_a_time_and_so_many_a_day(traveller: Traveller, app: App) -> None:
    assert (await traveller.ask("static")).status_code == 202
    refused = await traveller.ask("static")
    assert (refused.status_code, refused.json()["code"]) == (409, "takeaway.under_way")
    for _ in range(9):
        assert (await traveller.owner.client.delete(f"{PATH}/static")).status_code == 204
        assert (await traveller.ask("static")).status_code == 202
    await traveller.owner.client.delete(f"{PATH}/static")
    too_many = await traveller.ask("static")
    assert (too_many.status_code, too_many.json()["code"]) == (429, "server.too_many")
    assert (await traveller.ask("archive")).status_code == 202  # counted by itself


async def test_asked_for_anew_it_takes_the_place_of_the_one_before(traveller: Traveller, app: App) -> None:
    await traveller.taken("archive")
    await traveller.taken("archive")
    await app.services.exports.sweep()
    assert len(await traveller.parcels()) == 1


async def test_cancelled_while_it_is_made_it_leaves_nothing(
    traveller: Traveller, app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def cancelled_meanwhile(*given: Any) -> None:
        assert (await traveller.owner.client.delete(f"{PATH}/archive")).status_code == 204
        await write_archive(*given)

    monkeypatch.setattr(export_job, "write_archive", cancelled_meanwhile)
    assert (await traveller.ask("archive")).status_code == 202
    await app.services.jobs.stop()
    await app.services.exports.make_waiting()
    assert await traveller.listed() == {}
    await app.services.exports.swept()
    assert await traveller.parcels() == []
    assert (await traveller.fetch("archive")).status_code == 404


async def test_dropped_or_gone_with_the_account_its_file_goes_at_once(
    traveller: Traveller, app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    await traveller.taken("archive")
    await traveller.taken("static")
    with monkeypatch.context() as without, count_writes(app) as writes:
        # By its name: nobody makes the store list all that it holds, however often he asks.
        without.setattr(app.services.exports.parcels, "names", None)
        for _ in range(3):
            assert (await traveller.owner.client.delete(f"{PATH}/static")).status_code == 204
        await app.services.exports.swept()
    assert writes == ["DELETE FROM takeaways"]
    assert len(await traveller.parcels()) == 1
    email = await email_of(traveller.owner)
    left = await traveller.owner.client.post("/api/account/deletion", json={"email": email})
    assert left.status_code == 204, left.text
    await app.services.exports.swept()
    assert await traveller.parcels() == []


@contextmanager
def count_writes(app: App) -> Iterator[list[str]]:
    """What is written meanwhile."""
    seen: list[str] = []

    def see(_c: object, _cursor: object, statement: str, *_rest: object) -> None:
        if statement.startswith(("INSERT", "UPDATE", "DELETE")):
            seen.append(statement.partition(" WHERE")[0])

    engine = app.services.database.engine.sync_engine
    event.listen(engine, "before_cursor_execute", see)
    yield seen
    event.remove(engine, "before_cursor_execute", see)


async def test_what_failed_says_why_and_can_be_asked_for_again(
    traveller: Traveller, app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def falls(*_given: Any, **_named: Any) -> None:
        raise RenderFailed

    with monkeypatch.context() as broken:
        broken.setattr(Renderer, "page", falls)
        broken.setattr("vitrine.transfer.export_archive.static_site.RENDER_TRIES", 1)
        assert (await traveller.ask("static")).status_code == 202
        failed = await traveller.ended("static")
    assert (failed["state"], failed["error"]) == ("failed", "server.unavailable")
    assert await traveller.parcels() == []
    await traveller.taken("static")


async def test_what_ends_with_its_process_is_begun_anew_and_not_for_ever(
    traveller: Traveller, app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = 0

    async def never_done(*_given: Any) -> None:
        nonlocal begun
        begun += 1
        raise asyncio.CancelledError  # as a job that is stopped

    await app.services.jobs.stop()
    assert (await traveller.ask("archive")).status_code == 202
    with monkeypatch.context() as killing:
        killing.setattr(export_job, "write_archive", never_done)
        for _ in range(export_job.MAX_TRIES):
            with pytest.raises(asyncio.CancelledError):
                await app.services.exports.make_waiting()
            assert (await traveller.listed())["archive"]["state"] == "making"
        await app.services.exports.make_waiting()
    assert begun == export_job.MAX_TRIES
    ended = (await traveller.listed())["archive"]
    assert (ended["state"], ended["error"]) == ("failed", "takeaway.interrupted")
    await traveller.taken("archive")


async def test_before_the_first_save_there_is_no_site_to_take_along(app: App, owner: Owner) -> None:
    traveller = Traveller(owner, app)
    refused = await traveller.ask("static")
    assert (refused.status_code, refused.json()["code"]) == (409, "takeaway.nothing_yet")
    assert "documents.json" in (await traveller.taken("archive")).namelist()


@pytest.mark.parametrize(
    ("wishes", "code", "field"),
    [
        ({"mailTo": "personne"}, "accounts.bad_email", "mailTo"),
        ({"address": "javascript:alert(1)"}, "takeaway.bad_address", "address"),
        ({"address": "https://exemple.fr/?a=1"}, "takeaway.bad_address", "address"),
        ({"address": 'https://exemple.fr/"><script>'}, "takeaway.bad_address", "address"),
        ({"address": "https://moi@exemple.fr"}, "takeaway.bad_address", "address"),
    ],
)
async def test_wishes_that_make_no_sense_are_refused_at_their_field(
    app: App, owner: Owner, wishes: dict[str, str], code: str, field: str
) -> None:
    await owner.choose("FR")
    refused = await Traveller(owner, app).ask("static", **wishes)
    assert (refused.status_code, refused.json()["code"], refused.json()["params"]["field"]) == (422, code, field)


async def test_what_was_asked_for_is_known_when_it_is_made_again(app: App, owner: Owner) -> None:
    await owner.choose("FR")
    await owner.save("home", texts={"headline": "Élise"})
    traveller = Traveller(owner, app)
    await traveller.taken("static", mailTo="elise@example.com", address="https://elise.example/site/")
    made = (await traveller.listed())["static"]
    assert (made["mailTo"], made["address"]) == ("elise@example.com", "https://elise.example/site/")


async def test_whoever_shares_the_instance_is_in_nobodys_archive(traveller: Traveller, other_owner: Owner) -> None:
    await other_owner.choose("FR")
    await other_owner.save("home", texts={"firstLine": "Théo, menuisier"})
    theirs = await email_of(other_owner)
    archive = await traveller.taken("archive")
    whole = b"".join(archive.read(name) for name in archive.namelist()).decode("utf-8", "ignore")
    assert theirs not in whole and "menuisier" not in whole
