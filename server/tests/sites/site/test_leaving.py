"""Former addresses of a site, and what stays of one whose account is deleted: nothing to read, nothing to take over."""

from contextlib import AsyncExitStack
from datetime import timedelta
from email import message_from_string, policy
from pathlib import Path

import httpx
import pytest
from sqlalchemy import make_url, select, update

from tests.factories.app import Owner, new_owner
from tests.factories.attacks import Attack
from tests.factories.letters import mails_out
from vitrine.app import App
from vitrine.platform.storage.base import now
from vitrine.sites.site.leaving import SHARED_FOR_GOOD
from vitrine.sites.site.slugs import FORMER_KEPT, forget_former_addresses
from vitrine.sites.site.tables import LeftAddress, OldSlug

SECRET = "Un texte que personne d'autre ne doit garder"
LONG_AGO = timedelta(days=91)


async def _delete(owner: Owner) -> None:
    email = (await owner.client.get("/api/account")).json()["email"]
    answer = await owner.client.post("/api/account/deletion", json={"email": email})
    assert answer.status_code == 204, answer.text
    await mails_out(owner.app.services)


async def _published(owner: Owner, headline: str) -> str:
    await owner.choose("FR")
    assert (await owner.save("home", texts={"headline": headline})).status_code == 200
    return str((await owner.site())["slug"])


async def test_a_site_keeps_its_latest_former_addresses_and_lets_the_others_go(
    owner: Owner, other_owner: Owner, visitor: httpx.AsyncClient, attack: Attack
) -> None:
    await _published(owner, "Élise")
    for number in range(FORMER_KEPT + 3):
        assert (await owner.choose("FR", slug=f"nom-{number}")).status_code == 200
    kept = [number for number in range(FORMER_KEPT + 2) if (await visitor.get(f"/@nom-{number}")).status_code == 308]
    assert kept == [2, 3, 4]
    assert (await other_owner.choose("FR", slug="nom-4")).json()["code"] == "site.slug_taken"
    assert (await other_owner.choose("FR", slug="nom-0")).status_code == 200
    attack(
        "many addresses taken by one site in turn",
        attempts=FORMER_KEPT + 3,
        result="three former ones stay his, the others are free",
    )


async def test_a_former_address_is_free_after_its_time(
    app: App, owner: Owner, stack: AsyncExitStack, visitor: httpx.AsyncClient
) -> None:
    former = await _published(owner, "Élise")
    await owner.choose("FR", slug="atelier")
    async with app.services.database.writing() as session:
        await session.execute(update(OldSlug).values(left_at=now() - LONG_AGO))
    assert (await visitor.get(f"/@{former}")).status_code == 404
    message = {"name": "V", "email": "v@example.org", "message": "Bonjour"}
    assert (await visitor.post(f"/api/sites/{former}/messages", json=message)).status_code == 404
    namesake = await new_owner(app, stack)
    assert (await namesake.site())["slug"] == former
    assert (await namesake.choose("FR", slug="ailleurs")).status_code == 200


async def test_an_offline_sites_new_address_is_not_told(
    owner: Owner, visitor: httpx.AsyncClient, attack: Attack
) -> None:
    former = await _published(owner, "Élise")
    await owner.choose("FR", slug="atelier-secret", isOnline=False)
    answer = await visitor.get(f"/@{former}")
    assert answer.status_code == 404
    assert "atelier-secret" not in f"{answer.headers}{answer.text}"
    attack("the former address of an offline site", attempts=1, result="404, the new one is not told")


async def test_a_deleted_sites_addresses_rest_and_its_name_is_not_kept(
    app: App, owner: Owner, other_owner: Owner, stack: AsyncExitStack, visitor: httpx.AsyncClient, attack: Attack
) -> None:
    slug = await _published(owner, "Élise")
    await owner.choose("FR", slug="atelier-marechal")
    await _delete(owner)
    for rests in (slug, "atelier-marechal"):
        assert (await visitor.get(f"/@{rests}")).status_code == 404
        assert (await other_owner.choose("FR", slug=rests)).json()["code"] == "site.slug_taken"
    namesake = await new_owner(app, stack)
    assert (await namesake.site())["slug"] == f"{slug}-2"
    async with app.services.database.writing() as session:
        for row in await session.scalars(select(LeftAddress)):
            assert slug not in row.slug_hash and "atelier" not in row.slug_hash
        await session.execute(update(LeftAddress).values(until=now()))
    assert (await other_owner.choose("FR", slug=slug)).status_code == 200
    attack("a deleted site's addresses, wanted by another", attempts=2, result="given to nobody for 90 days")


async def test_of_a_deleted_sites_address_nothing_is_kept_once_it_has_rested_but_that_it_was_home(
    app: App, owner: Owner, other_owner: Owner
) -> None:
    await _published(owner, "Élise")
    await _published(other_owner, "Théo")
    await _delete(other_owner)
    await _delete(owner)
    database = app.services.database
    assert await forget_former_addresses(database) == 0, "they rest"
    async with database.writing() as session:
        await session.execute(update(LeftAddress).values(until=now()))
    assert await forget_former_addresses(database) == 1
    async with database.reading() as session:
        kept = list(await session.scalars(select(LeftAddress)))
        assert [row.was_home for row in kept if row.slug_hash != SHARED_FOR_GOOD] == [True]


async def test_home_is_not_the_next_strangers_when_its_site_is_deleted(
    owner: Owner, other_owner: Owner, visitor: httpx.AsyncClient, attack: Attack
) -> None:
    await _published(owner, "Élise dessine")
    theirs = await _published(other_owner, "Théo photographie")
    assert "Élise dessine" in (await visitor.get("/home")).text
    await _delete(owner)
    for path in ("/home", "/home/fr"):
        page = await visitor.get(path, headers={"Accept-Language": "fr"})
        assert page.status_code == 404 and "n’existe plus" in page.text and "Théo" not in page.text
    assert "Théo photographie" in (await visitor.get(f"/@{theirs}")).text
    assert f"/@{theirs}/fr</loc>" in (await visitor.get("/sitemap.xml")).text
    attack(
        "the home page of a shared instance after its owner left",
        attempts=2,
        result="a plain page, not the next stranger's site",
    )


async def test_home_is_the_next_ones_where_one_person_starts_again(
    app: App, owner: Owner, stack: AsyncExitStack, visitor: httpx.AsyncClient
) -> None:
    await _published(owner, "Élise dessine")
    await _delete(owner)
    assert "Bienvenue dans Vitrine" in (await visitor.get("/home", headers={"Accept-Language": "fr"})).text
    for words in ("Élise recommence", "et encore une fois"):
        again = await new_owner(app, stack)
        await _published(again, words)
        assert words in (await visitor.get("/home")).text
        await _delete(again)


async def test_the_last_of_several_leaves_no_home_to_a_stranger(
    app: App, owner: Owner, other_owner: Owner, stack: AsyncExitStack, visitor: httpx.AsyncClient
) -> None:
    await _published(owner, "Élise dessine")
    await _published(other_owner, "Théo photographie")
    await _delete(other_owner)
    await _delete(owner)
    await _published(await new_owner(app, stack, "Nouvelle Venue"), "Une autre")
    assert "Une autre" not in (await visitor.get("/home")).text


async def test_nor_does_he_when_the_others_left_long_before(
    app: App, owner: Owner, other_owner: Owner, stack: AsyncExitStack, visitor: httpx.AsyncClient
) -> None:
    await _published(owner, "Élise dessine")
    await _published(other_owner, "Théo photographie")
    await _delete(other_owner)
    async with app.services.database.writing() as session:
        await session.execute(update(LeftAddress).values(until=now()))
    await forget_former_addresses(app.services.database)
    await _delete(owner)
    await _published(await new_owner(app, stack, "Nouvelle Venue"), "Une autre")
    assert "Une autre" not in (await visitor.get("/home")).text


async def test_another_accounts_end_changes_nothing_for_home(
    owner: Owner, other_owner: Owner, visitor: httpx.AsyncClient
) -> None:
    await _published(owner, "Élise dessine")
    await _published(other_owner, "Théo photographie")
    await _delete(other_owner)
    assert "Élise dessine" in (await visitor.get("/home")).text


def _bytes_of(database: Path) -> bytes:
    return b"".join(path.read_bytes() for path in sorted(database.parent.glob(f"{database.name}*")))


async def test_a_deleted_accounts_text_leaves_the_sqlite_file(
    app: App, owner: Owner, other_owner: Owner, visitor: httpx.AsyncClient, attack: Attack
) -> None:
    database = app.services.database
    if not database.is_sqlite:
        pytest.skip("PostgreSQL's own vacuum does this")
    path = Path(make_url(database.url).database or "")
    slug = await _published(owner, SECRET)
    await _published(other_owner, "Théo photographie")
    email = (await owner.client.get("/api/account")).json()["email"]
    body = {"name": "Coline", "email": "coline@example.org", "message": SECRET[:20] * 200}
    assert (await visitor.post(f"/api/sites/{slug}/messages", json=body)).status_code == 201
    draft = {"baseRevision": 1, "tab": "t", "content": {"FR": {"texts": {"headline": SECRET}}}}
    await owner.client.put("/api/site/drafts/home", json=draft)
    assert SECRET[:20].encode() in _bytes_of(path) and email.encode() in _bytes_of(path)
    await _delete(owner)
    left = _bytes_of(path)
    for gone in (SECRET[:20], email, "coline@example.org", slug):
        assert gone.encode() not in left, gone
    assert b"photographie" in left
    attack("a deleted account's texts, looked for in the bytes of the SQLite file", attempts=4, result="none is left")


async def test_the_deletions_mail_promises_what_is_done(app: App, owner: Owner) -> None:
    await _published(owner, "Élise")
    await _delete(owner)
    outbox = sorted((app.settings.data / "outbox").glob("*.eml"))
    words = outbox[-1].read_text("utf-8")
    assert "90 jours" in words and "sauvegardes" in words
    said = message_from_string(words, policy=policy.default).get_body(("plain",))
    # tests/sites/site/test_files_of_sites.py shows that they do.
    assert said is not None and "s’effacent du serveur en ce moment même" in said.get_content().replace("\n", " ")
