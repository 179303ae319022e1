"""A suspended site: what visitors, its owner and his readers get of it, on both nodes, until it is resumed."""

from contextlib import AsyncExitStack
from email import message_from_bytes, policy
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select, text
from sqlalchemy.exc import DBAPIError

from tests.factories.app import ORIGIN, Owner, browser, running, seen_by
from tests.factories.letters import mails_out, plain_of
from tests.sites.media.pictures import png
from vitrine.accounts.tables import AuditEntry
from vitrine.app import App
from vitrine.platform.keyring import _kept_key
from vitrine.platform.settings import Settings
from vitrine.platform.storage.base import now
from vitrine.public.rendering.notice_words import notice_words
from vitrine.sites.domains.tables import Domain
from vitrine.sites.site.tables import Site

HOST = "elise.example"
REASON = "Photos sans l’accord de leur auteur"


@pytest.fixture
async def shown(owner: Owner) -> dict[str, str]:
    """A site with everything that visitors reach: its addresses by what they are."""
    await owner.pay()
    await owner.choose("FR", "EN", offersResume=True)
    await owner.choose("FR", "EN", slug="elise-ancienne")
    await owner.choose("FR", "EN", slug="elise")
    picture = (await owner.client.post("/api/site/media", content=png(), headers={"Content-Type": "image/png"})).json()
    assert (
        await owner.save("home", texts={"headline": "Bonjour"}, settings={"photo": picture["id"]})
    ).status_code == 200
    said = {"publisher": "Élise Maréchal", "email": "elise@example.org", "host": "Un hébergeur"}
    assert (await owner.save("legal", settings=said)).status_code == 200
    async with owner.app.services.database.writing() as session:
        site = await session.scalar(select(Site).where(Site.slug == "elise"))
        assert site is not None
        session.add(Domain(host=HOST, site_id=site.id, proof="vitrine-0", proven_at=now()))
    link = (await owner.client.post("/api/site/review-links", json={})).json()["url"].removeprefix(ORIGIN)
    return {
        "page": "/@elise",
        "a language": "/@elise/fr",
        "its former address": "/@elise-ancienne",
        "home": "/home",
        "beside": "/@elise/mentions",
        "résumé": "/@elise/resume.json",
        "as Markdown": "/@elise/fr.md",
        "card": "/@elise/contact.vcf",
        "square": "/@elise/qr.png",
        "picture": picture["url"],
        "draft": link,
        "remark": f"{link}/fr/remarque",
        "file of the draft": f"{link}{picture['url']}",
    }


async def everything(visitor: httpx.AsyncClient, shown: dict[str, str], language: str = "fr") -> dict[str, int]:
    """What each address answers, redirects followed; each asked twice, for what was kept answers the second time."""
    found = {}
    for name, path in [*shown.items(), *shown.items()]:
        answer = await visitor.get(path, follow_redirects=True, headers={"Accept-Language": language})
        found[name] = answer.status_code
    domain = await visitor.get("/home", headers={"Host": HOST})
    words = {"name": "Coline", "email": "c@example.org", "message": "Bonjour"}
    found["own domain"] = domain.status_code
    found["message"] = (await visitor.post("/api/sites/elise/messages", json=words)).status_code
    found["form"] = (await visitor.post("/@elise/message", data=words)).status_code
    return found


def site_id(entries: httpx.Response, slug: str = "elise") -> str:
    assert entries.status_code == 200, entries.text
    return str(next(entry["siteId"] for entry in entries.json()["entries"] if entry["address"] == slug))


async def letters(app: App) -> list[str]:
    await mails_out(app.services)
    mails = [path.read_bytes() for path in sorted((app.settings.data / "outbox").glob("*.eml"))]
    parsed = [message_from_bytes(mail, policy=policy.default) for mail in mails]
    return [f"{mail['subject']}\n{plain_of(mail)}" for mail in parsed]


async def test_no_way_leads_to_a_suspended_site_on_any_node_and_all_of_them_do_once_it_is_resumed(
    app: App,
    settings: Settings,
    owner: Owner,
    operator: Owner,
    visitor: httpx.AsyncClient,
    shown: dict[str, str],
    stack: AsyncExitStack,
    tmp_path: Path,
) -> None:
    shared = {"blobs_url": settings.resolved_blobs_url, "secret_keys": (_kept_key(settings.data),)}
    elsewhere = settings.but(data=tmp_path / "elsewhere", **shared)
    other_node = await stack.enter_async_context(running(elsewhere))
    other = await stack.enter_async_context(browser(other_node))
    nodes = (visitor, other)
    good = dict.fromkeys(shown, 200) | {"own domain": 200, "message": 201, "form": 303}
    assert await everything(visitor, shown) == good and await everything(other, shown) == good
    before = (await visitor.get("/@elise/fr")).headers["etag"]

    found = await operator.client.get("/api/operation/sites", params={"search": HOST})
    place = f"/api/operation/sites/{site_id(found)}"
    for kind, status in (("legal", 451), ("gone", 410)):
        answer = await operator.client.put(f"{place}/suspension", json={"kind": kind, "reason": REASON})
        assert answer.status_code == 204, answer.text
        for node in nodes:
            await expect_notice(node, status)
            answers = await everything(node, shown)
            assert answers == dict.fromkeys(answers, status), f"{kind}: {answers}"
            # A browser that kept the page is not told that it is good, in its own language either.
            kept = await node.get("/@elise/fr", headers={"If-None-Match": before, "Accept-Language": "de"})
            assert (kept.status_code, notice_words("DE", kind).title in kept.text) == (status, True)
            assert (kept.headers["x-robots-tag"], kept.headers["cache-control"]) == ("noindex", "no-cache")
            assert 'lang="de"' in kept.text and REASON not in kept.text and "Bonjour" not in kept.text
            assert "/home" not in (await node.get("/sitemap.xml")).text
            # Its owner has his files, and sees why.
            assert (await owner.client.get(shown["picture"])).status_code == 200

    assert (await operator.client.get(place)).json()["entry"]["suspension"]["reason"] == REASON
    assert (await operator.client.delete(f"{place}/suspension")).status_code == 204
    for node in nodes:
        await expect_notice(node, 200)
        assert await everything(node, shown) == good
        # It rests after it was written (public/rendering/sitemap.py).
        await seen_by(node, "/sitemap.xml", lambda answer: "/home" in answer.text)
    again = await operator.client.delete(f"{place}/suspension")
    assert (again.status_code, again.json()["code"]) == (409, "site.not_suspended")


async def expect_notice(node: httpx.AsyncClient, status: int) -> None:
    for headers in ({}, {"Host": HOST}):
        await seen_by(node, "/home", lambda answer: answer.status_code == status, headers=headers)


async def test_its_owner_is_told_keeps_everything_and_cannot_bring_it_back(
    app: App, owner: Owner, operator: Owner, visitor: httpx.AsyncClient, shown: dict[str, str]
) -> None:
    assert (await owner.site())["suspension"] is None
    place = f"/api/operation/sites/{site_id(await operator.client.get('/api/operation/sites'))}/suspension"
    blank = await operator.client.put(place, json={"kind": "gone", "reason": " \n"})
    assert (blank.status_code, blank.json()["code"]) == (422, "server.invalid")
    assert (await operator.client.put(place, json={"kind": "gone", "reason": REASON})).status_code == 204

    suspension = (await owner.site())["suspension"]
    assert (suspension["kind"], suspension["reason"]) == ("gone", REASON)
    assert (await owner.save("home", texts={"headline": "Je travaille encore"})).status_code == 200
    assert (await owner.choose("FR", "EN", isOnline=False)).status_code == 200
    for path in ("/@elise", shown["its former address"]):  # not 'under construction', and not nothing
        assert (await visitor.get(path, follow_redirects=True)).status_code == 410
    assert (await owner.choose("FR", "EN", isOnline=True, slug="elise-autrement")).status_code == 200
    for path in ("/@elise-autrement", "/@elise"):
        assert (await visitor.get(path, follow_redirects=True)).status_code == 410
    assert (await owner.choose("FR", "EN", slug="elise")).status_code == 200
    assert (await owner.client.get("/api/site/preview")).status_code == 200
    asked = await owner.client.post("/api/site/takeaways/archive", json={})
    assert asked.status_code in (200, 201, 202), asked.text

    assert (await operator.client.delete(place)).status_code == 204
    assert "Je travaille encore" in (await visitor.get("/@elise/fr")).text
    mails = [mail for mail in await letters(app) if "suspen" in mail.splitlines()[0]]
    assert [mail.splitlines()[0] for mail in mails] == ["Votre site a été suspendu", "Votre site n’est plus suspendu"]
    assert REASON in mails[0] and "/dashboard" in mails[0]


async def test_what_was_done_stands_in_the_log_and_nobody_takes_it_back(
    app: App, owner: Owner, operator: Owner, shown: dict[str, str]
) -> None:
    place = f"/api/operation/sites/{site_id(await operator.client.get('/api/operation/sites'))}/suspension"
    await operator.client.put(place, json={"kind": "legal", "reason": REASON})
    await operator.client.delete(place)
    issued = await operator.client.post("/api/operation/keys", json={"count": 2, "note": "essai"})
    assert len(issued.json()["keys"]) == 2
    keys = (await operator.client.get("/api/operation/keys")).json()
    assert sorted((key["state"], key["address"]) for key in keys) == [("free", None), ("free", None), ("used", "elise")]
    free = next(key for key in keys if key["state"] == "free")
    assert (await operator.client.delete(f"/api/operation/keys/{free['id']}")).status_code == 204
    used = next(key for key in keys if key["state"] == "used")
    assert (await operator.client.delete(f"/api/operation/keys/{used['id']}")).status_code == 404

    who = (await operator.client.get("/api/account")).json()["email"]
    log = (await operator.client.get("/api/operation/audit")).json()
    assert [entry["what"] for entry in log["entries"]] == [
        *("key_revoked", "keys_issued", "site_resumed", "site_suspended")
    ]
    assert {entry["byEmail"] for entry in log["entries"]} == {who} and log["next"] == ""
    assert (log["entries"][3]["aboutSite"], log["entries"][3]["reason"]) == ("elise", REASON)
    assert not any(key in str(log) for key in issued.json()["keys"])

    for statement in ("UPDATE audit_log SET by_email = 'x'", "DELETE FROM audit_log"):
        with pytest.raises(DBAPIError, match="only added to"):
            async with app.services.database.writing() as session:
                await session.execute(text(statement))
    # Its author's account may go: what he did stays.
    assert (await operator.client.post("/api/account/deletion", json={"email": who})).status_code == 204
    async with app.services.database.reading() as session:
        assert len((await session.scalars(select(AuditEntry).where(AuditEntry.by_email == who))).all()) == 4
