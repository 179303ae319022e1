"""A CV made from the site, through the whole application: chosen, made in each language, made anew, swept."""

import asyncio
import io
import json
import re
from datetime import timedelta
from typing import Any
from zipfile import ZipFile

import httpx
import pytest
from sqlalchemy import select, update

from tests.factories.app import Owner
from tests.public.cv.reading import read_pdf
from tests.sites.media import documents
from tests.sites.media.test_routes import uploaded
from vitrine.app import App
from vitrine.platform.storage.base import now
from vitrine.public.cv.press import Press
from vitrine.sites.media.sweeper import sweep
from vitrine.sites.media.tables import MediaFile
from vitrine.sites.site.tables import MadeCv

pytestmark = pytest.mark.long

POSITION = {
    "id": "position-1",
    "title": "Relieuse",
    "organisation": "Atelier",
    "place": "Lyon",
    "start": "2019-04",
    "end": "",
}


async def write_cv(owner: Owner, *, source: str = "classic") -> None:
    await owner.pay()
    await owner.choose("FR", "EN")
    lists = {"positions": [{**POSITION, "isCurrent": True, "description": ""}]}
    assert (await owner.save("experience", lists=lists)).status_code == 200
    english = {
        "positions": [{**POSITION, "id": "position-2", "title": "Bookbinder", "isCurrent": True, "description": ""}]
    }
    assert (await owner.save("experience", "EN", lists=english)).status_code == 200
    assert (await owner.save("home", settings={"cvSource": source})).status_code == 200


async def make(app: App) -> None:
    """What the job does, now."""
    await app.services.cvs.make_due()


async def cv_at(owner: Owner, visitor: httpx.AsyncClient, language: str) -> str | None:
    """Where the page in this language says that the CV is."""
    slug = (await owner.site())["slug"]
    page = await visitor.get(f"/@{slug}/{language}")
    assert page.status_code == 200
    [data] = re.findall(r'<script type="application/json" id="page">(.*?)</script>', page.text)
    links: dict[str, str] = json.loads(data)["links"]
    url = next((address for address, purpose in links.items() if purpose == "cv"), None)
    assert url is None or url in page.text
    return url


async def read_cv(owner: Owner, visitor: httpx.AsyncClient, language: str) -> tuple[str, str]:
    url = await cv_at(owner, visitor, language)
    assert url is not None
    answer = await visitor.get(url)
    assert answer.status_code == 200 and answer.headers["Content-Type"] == "application/pdf"
    assert "immutable" in answer.headers["Cache-Control"]
    return read_pdf(answer.content).text, answer.headers["Content-Disposition"]


async def order_of(app: App) -> MadeCv:
    async with app.services.database.reading() as session:
        return (await session.scalars(select(MadeCv))).one()


async def test_each_visitor_gets_the_cv_of_his_language(app: App, owner: Owner, visitor: httpx.AsyncClient) -> None:
    await write_cv(owner)
    assert await cv_at(owner, visitor, "fr") is None  # not made yet
    await make(app)
    french, named = await read_cv(owner, visitor, "fr")
    english, _ = await read_cv(owner, visitor, "en")
    assert "Relieuse" in french and "avr. 2019" in french and "en cours" in french
    assert "Bookbinder" in english and "Apr 2019" in english and "present" in english
    assert named == 'inline; filename="CV-elise-marechal-fr.pdf"'


async def test_it_goes_along_with_a_draft_that_is_shown_and_with_the_site_in_files(
    app: App, owner: Owner, visitor: httpx.AsyncClient
) -> None:
    await write_cv(owner)
    await make(app)
    link = (await owner.client.post("/api/site/review-links", json={})).json()["url"].partition("/relecture")[2]
    shown = (await visitor.get(f"/relecture{link}/en")).text
    [address] = set(re.findall(rf'href="(/relecture{link}/media/[^"]+\.pdf)"', shown))
    assert "Bookbinder" in read_pdf((await visitor.get(address)).content).text

    # Asked for right after a save, before the job comes round: the CV is of that save all the same.
    await app.services.jobs.stop()
    await owner.save("about", texts={"body": "Relieuse, et doreuse depuis ce matin."})
    assert await app.services.cvs.is_any_due()
    assert (await owner.client.post("/api/site/takeaways/static", json={})).status_code == 202
    await app.services.exports.make_waiting()
    assert not await app.services.cvs.is_any_due()
    site = ZipFile(io.BytesIO((await owner.client.get("/api/site/takeaways/static/file")).content))
    for page, word in (("fr.html", "Relieuse"), ("en.html", "Bookbinder")):
        [name] = set(re.findall(r'href="(media/[^"]+\.pdf)"', site.read(page).decode()))
        assert word in read_pdf(site.read(name)).text
    [french] = set(re.findall(r'href="(media/[^"]+\.pdf)"', site.read("fr.html").decode()))
    assert "doreuse depuis ce matin" in read_pdf(site.read(french)).text


async def test_a_save_makes_it_anew_and_until_then_the_older_one_stays(
    app: App, owner: Owner, visitor: httpx.AsyncClient
) -> None:
    await write_cv(owner)
    await make(app)
    before = await cv_at(owner, visitor, "fr")
    assert not await app.services.cvs.is_any_due()
    await owner.save("about", texts={"body": "Je relie des livres."})
    assert await app.services.cvs.is_any_due()
    assert await cv_at(owner, visitor, "fr") == before
    await make(app)
    assert "Je relie des livres." in (await read_cv(owner, visitor, "fr"))[0]
    assert (await visitor.get(str(before))).status_code == 200  # for pages that were open


async def test_what_a_cv_does_not_show_changes_neither_it_nor_the_page(
    app: App, owner: Owner, visitor: httpx.AsyncClient
) -> None:
    await write_cv(owner)
    await make(app)
    before, address = (await order_of(app)).made, await cv_at(owner, visitor, "fr")
    await owner.save("contact", texts={"sendLabel": "Envoyez"})
    revision = (await owner.site())["revision"]
    await make(app)
    assert ((await order_of(app)).made, await cv_at(owner, visitor, "fr")) == (before, address)
    assert (await owner.site())["revision"] == revision


@pytest.mark.parametrize("source", ["classic", "modern"])
async def test_a_free_site_may_look_and_not_use(owner: Owner, source: str) -> None:
    await owner.choose("FR")
    refused = await owner.save("home", settings={"cvSource": source})
    assert (refused.status_code, refused.json()["code"]) == (403, "tiers.paid_only")
    assert refused.json()["params"] == {"what": "cvSource"}
    seen = await owner.client.get(f"/api/site/cv/FR/{source}/pages")
    assert seen.status_code == 200 and seen.json()["pageCount"] == len(seen.json()["pages"]) == 1
    looked = await owner.client.get(f"/api/site/cv/FR/{source}/cv.pdf")
    assert looked.status_code == 200 and "Élise Maréchal" in read_pdf(looked.content).text
    assert looked.headers["Cache-Control"] == "private, no-cache"
    for unknown in ("/api/site/cv/EN/classic/cv.pdf", "/api/site/cv/FR/ornate/cv.pdf"):
        assert (await owner.client.get(unknown)).status_code in (404, 422)


async def test_the_file_that_was_sent_comes_back_as_it_was(app: App, owner: Owner, visitor: httpx.AsyncClient) -> None:
    await write_cv(owner, source="file")
    sent = await uploaded(owner, documents.plain_pdf(), "file", "cv.pdf")
    await owner.save("home", settings={"cv": sent["id"]})
    await make(app)
    assert {await cv_at(owner, visitor, code) for code in ("fr", "en")} == {sent["url"]}
    await owner.save("home", settings={"cvSource": "modern"})
    assert await cv_at(owner, visitor, "fr") == sent["url"]  # until the other is made
    await make(app)
    made = {code: await cv_at(owner, visitor, code) for code in ("fr", "en")}
    assert len({*made.values(), sent["url"]}) == 3
    await owner.save("home", settings={"cvSource": "file"})
    assert {await cv_at(owner, visitor, code) for code in ("fr", "en")} == {sent["url"]}
    await sweep(app.services.database, app.services.blobs, now() + timedelta(days=2))
    assert (await visitor.get(sent["url"])).status_code == 200
    assert [(await visitor.get(str(url))).status_code for url in made.values()] == [404, 404]


async def test_what_is_used_is_not_swept_and_what_was_replaced_is(
    app: App, owner: Owner, visitor: httpx.AsyncClient
) -> None:
    await write_cv(owner)
    await make(app)
    first = await cv_at(owner, visitor, "fr")
    await owner.save("home", settings={"cvSource": "modern"})
    await make(app)
    await sweep(app.services.database, app.services.blobs, now() + timedelta(days=2))
    assert "Relieuse" in (await read_cv(owner, visitor, "fr"))[0]
    assert (await visitor.get(str(first))).status_code == 404


async def test_a_making_that_is_cut_short_is_begun_again(app: App, owner: Owner, visitor: httpx.AsyncClient) -> None:
    await write_cv(owner)
    making = asyncio.create_task(make(app))
    while not app.services.cvs.press.process_ids:  # noqa: ASYNC110 - in the middle of it
        await asyncio.sleep(0.005)
    making.cancel()
    with pytest.raises(asyncio.CancelledError):
        await making
    order = await order_of(app)
    assert (order.made, order.due_at is None) == ({}, False)
    await make(app)
    assert "Relieuse" in (await read_cv(owner, visitor, "fr"))[0]


async def test_a_machine_without_time_tries_again_later(app: App, owner: Owner, visitor: httpx.AsyncClient) -> None:
    await write_cv(owner)
    await make(app)
    before = await cv_at(owner, visitor, "fr")
    cvs, patient = app.services.cvs, app.services.cvs.press
    cvs.press = Press(max_job_s=0.001)
    await owner.save("about", texts={"body": "Plus tard."})
    await make(app)
    await cvs.press.close()
    assert not await cvs.is_any_due() and await cv_at(owner, visitor, "fr") == before
    cvs.press = patient
    async with app.services.database.writing() as session:
        await session.execute(update(MadeCv).values(due_at=now()))
    await make(app)
    assert "Plus tard." in (await read_cv(owner, visitor, "fr"))[0]


async def test_what_is_saved_while_it_is_made_is_made_next(app: App, owner: Owner, visitor: httpx.AsyncClient) -> None:
    await write_cv(owner)
    cvs = app.services.cvs
    document, saved = cvs.press.document, False

    async def saved_meanwhile(cv: bytes, template: str) -> bytes:
        nonlocal saved
        if not saved:
            saved = True
            await owner.save("about", texts={"body": "Entre-temps."})
        return await document(cv, template)

    # This one press alone; the application ends with the test.
    cvs.press.document = saved_meanwhile  # type: ignore[method-assign]
    await make(app)
    assert "Entre-temps." in (await read_cv(owner, visitor, "fr"))[0]
    assert (await order_of(app)).due_at is None


async def test_a_language_that_is_taken_away_takes_its_cv_with_it(
    app: App, owner: Owner, visitor: httpx.AsyncClient
) -> None:
    await write_cv(owner)
    await make(app)
    await owner.choose("FR")
    await make(app)
    assert list((await order_of(app)).made) == ["FR"]


async def test_a_new_name_is_a_new_cv_and_a_deleted_account_leaves_none(
    app: App, owner: Owner, visitor: httpx.AsyncClient
) -> None:
    await write_cv(owner)
    await make(app)
    renamed = await owner.client.patch("/api/account", json={"userName": "Élise Martin"})
    assert renamed.status_code < 300, renamed.text
    await make(app)
    assert "Élise Martin" in (await read_cv(owner, visitor, "fr"))[0]
    async with app.services.database.writing() as session:
        await session.execute(update(MadeCv).values(due_at=now()))
    email = (await owner.client.get("/api/account")).json()["email"]
    gone = await owner.client.post("/api/account/deletion", json={"email": email})
    assert gone.status_code < 300, gone.text
    await make(app)
    async with app.services.database.reading() as session:
        assert not list(await session.scalars(select(MadeCv))) and not list(await session.scalars(select(MediaFile)))


async def test_the_server_makes_it_by_itself(app: App, owner: Owner, visitor: httpx.AsyncClient) -> None:
    await write_cv(owner)
    for _ in range(600):
        if await cv_at(owner, visitor, "fr"):
            break
        await app.services.jobs.look()
        await asyncio.sleep(0.1)
    assert "Relieuse" in (await read_cv(owner, visitor, "fr"))[0]


async def test_owners_see_their_own_and_nobody_elses(owner: Owner, other_owner: Owner) -> None:
    await owner.choose("FR")
    await owner.save("about", texts={"body": "Rien que pour moi."})
    await other_owner.choose("FR")
    seen: dict[str, Any] = {}
    for who in (owner, other_owner):
        seen[who.client.base_url.host + str(id(who))] = read_pdf(
            (await who.client.get("/api/site/cv/FR/modern/cv.pdf")).content
        ).text
    own, others = seen.values()
    assert "Rien que pour moi." in own and "Rien que pour moi." not in others


async def test_an_owner_who_looks_again_and_again_keeps_the_press_from_nobody(
    app: App, owner: Owner, other_owner: Owner, monkeypatch: pytest.MonkeyPatch
) -> None:
    await write_cv(owner)
    await other_owner.choose("FR")
    let_on = asyncio.Event()
    document = Press.document

    async def slowly(press: Press, cv: bytes, template: str) -> bytes:
        await let_on.wait()
        return await document(press, cv, template)

    monkeypatch.setattr(Press, "document", slowly)
    looks = [asyncio.create_task(owner.client.get("/api/site/cv/FR/classic/cv.pdf")) for _ in range(8)]
    refused = [look.result() for look in await _first_done(looks, 4)]
    assert {(answer.status_code, answer.headers["Retry-After"]) for answer in refused} == {(429, "5")}
    others = asyncio.create_task(other_owner.client.get("/api/site/cv/FR/classic/cv.pdf"))
    let_on.set()
    assert (await others).status_code == 200
    assert sorted(answer.status_code for answer in await asyncio.gather(*looks)) == [200] * 4 + [429] * 4


async def _first_done(tasks: list[asyncio.Task[httpx.Response]], count: int) -> list[asyncio.Task[httpx.Response]]:
    async with asyncio.timeout(60):
        while len(done := [task for task in tasks if task.done()]) < count:  # noqa: ASYNC110 - of several, any four
            await asyncio.sleep(0.01)
    return done
