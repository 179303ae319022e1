"""`vitrine accounts` and `vitrine sites`: who is here, found by words and state, and taken away whole."""

import json
from contextlib import AsyncExitStack
from datetime import timedelta
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update

from tests.accounts.test_second_factor import _wide_steps, switch_on  # noqa: F401  (fixture)
from tests.factories.app import Owner, new_owner, seen_by
from tests.factories.command import Run
from tests.factories.letters import mails_out
from tests.sites.media.pictures import png
from tests.transfer.imports.files import upload
from vitrine.accounts.tables import Account, AuditEntry
from vitrine.app import App
from vitrine.operation.roster import RosterFilter, count_entries, entry_of, list_entries
from vitrine.platform.settings import Settings
from vitrine.platform.storage.base import Table, now
from vitrine.sites.site.tables import LeftAddress


@pytest.fixture
async def two(owner: Owner, other_owner: Owner) -> list[str]:
    """Their e-mail addresses: of one with a paid site and a picture, and of one who did nothing yet."""
    await owner.pay()
    await owner.choose("FR", "EN")
    assert (await owner.save("home", texts={"headline": "Bonjour"})).status_code == 200
    await upload(owner, png())
    return [(await one.client.get("/api/session")).json()["account"]["email"] for one in (owner, other_owner)]


async def emails(app: App, roster_filter: RosterFilter) -> list[str]:
    async with app.services.database.reading() as session:
        entries = await list_entries(session, roster_filter)
        if roster_filter.at_most is None:
            assert len(entries) == await count_entries(session, roster_filter)
    return [entry.email for entry in entries]


async def test_an_entry_says_what_an_owner_has(two: list[str], app: App, owner: Owner) -> None:
    site = await owner.site()
    async with app.services.database.reading() as session:
        entry, same = await entry_of(session, two[0].upper()), await entry_of(session, f"/@{site['slug']}")
        assert await entry_of(session, "nobody@example.com") is None
    assert entry is not None and entry == same
    assert (entry.page, entry.is_paid, entry.languages, entry.is_confirmed) == ("online", True, ["FR", "EN"], False)
    assert entry.files_bytes > 0 and entry.versions_bytes > 0
    assert entry.room_bytes == entry.files_bytes + entry.versions_bytes
    assert entry.seen_at is not None and entry.saved_at is not None


async def test_they_are_found_by_words_and_by_state(two: list[str], app: App) -> None:
    paid, free = two
    assert await emails(app, RosterFilter()) == [free, paid]  # the newest first
    assert await emails(app, RosterFilter(words=paid.split("@")[0].upper())) == [paid]
    assert await emails(app, RosterFilter(words="%")) == []
    assert await emails(app, RosterFilter(is_paid=True)) == [paid]
    assert await emails(app, RosterFilter(is_paid=False)) == [free]
    assert await emails(app, RosterFilter(has_page=True)) == [paid]
    assert await emails(app, RosterFilter(is_confirmed=False, order="address")) != []
    assert await emails(app, RosterFilter(more_than_bytes=0)) == [paid]
    assert await emails(app, RosterFilter(order="room", at_most=1)) == [paid]
    async with app.services.database.writing() as session:
        long_ago = now() - timedelta(days=400)
        await session.execute(update(Account).where(Account.email == free).values(last_sign_in_at=long_ago))
    assert await emails(app, RosterFilter(not_seen_for=timedelta(days=365))) == [free]
    assert await emails(app, RosterFilter(order="seen")) == [paid, free]


async def rows_of(app: App) -> dict[str, list[Any]]:
    async with app.services.database.reading() as session:
        return {
            table.name: sorted(map(str, (await session.execute(select(table))).all()))
            for table in Table.metadata.sorted_tables
            if table.name not in ("figure_days", "visit_totals")  # sums of all sites together, written each minute
        }


@pytest.mark.parametrize("kind", ["accounts", "sites"])
async def test_what_was_deleted_leaves_no_row_and_no_file(
    app: App, settings: Settings, stack: AsyncExitStack, run: Run, kind: str
) -> None:
    """Of a site alone its account stays, with an empty site as on its first day."""
    stays = await new_owner(app, stack, "Reste Ici")
    await stays.choose("FR")
    await stays.save("home", texts={"headline": "Je reste"})
    goes = None if kind == "accounts" else await new_owner(app, stack, "Part Demain")
    await mails_out(app.services)
    before, files = await rows_of(app), {path for path in settings.data.rglob("*") if path.is_file()}
    goes = goes or await new_owner(app, stack, "Part Demain")
    site = await goes.site()
    await goes.pay()
    await goes.choose("FR")
    await upload(goes, png())
    await goes.save("home", texts={"headline": "Je pars"})
    assert (await goes.client.get(f"/@{site['slug']}/fr")).status_code == 200
    email = (await goes.client.get("/api/session")).json()["account"]["email"]

    assert await run(kind, "delete", email, "--dry-run") == 0
    assert (await goes.client.get("/api/site")).status_code == 200
    assert await run(kind, "delete", email) == 1  # nobody there to ask
    assert await run(kind, "delete", email, "--yes") == 0

    await mails_out(app.services)
    after = await rows_of(app)
    changed = {name for name, rows in after.items() if rows != before[name]}
    # That an address rests, that a key was used up, what jobs and pages were told: nothing of what he had. And that
    # the operator did it, which is his to answer for.
    told = {"left_addresses", "activation_keys", "jobs", "page_changes", "sign_in_tries", "audit_log"}
    his = {"sites"} if kind == "sites" else set()
    assert changed <= told | his, changed
    assert {path for path in settings.data.rglob("*") if path.is_file() and "outbox" not in path.parts} <= files
    async with app.services.database.reading() as session:
        assert await session.scalar(select(LeftAddress.until).limit(1)) is not None
        [entry] = (await session.scalars(select(AuditEntry))).all()
    assert (entry.by_email, entry.about_email) == ("command line", email)
    if kind == "accounts":
        assert (await goes.client.get("/api/site")).status_code == 401
        return
    anew = await goes.site()
    assert (anew["exists"], anew["isPaid"], anew["revision"]) == (False, False, 0)
    assert anew["id"] != site["id"] and anew["slug"] != site["slug"]  # that one rests
    assert len(after["sites"]) == len(before["sites"])
    told_of = {name for name, rows in after.items() if site["id"] in str(rows)}
    assert told_of <= {"page_changes"}  # nodes that kept its pages read there that it changed


async def test_lists_for_people_and_for_programs(two: list[str], run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    assert await run("accounts", "list") == 0
    said = capsys.readouterr().out
    assert f"{two[0]} (unconfirmed)" in said and "2 of 2 accounts" in said
    assert await run("sites", "list", "--json") == 0
    listed = json.loads(capsys.readouterr().out)
    assert [entry["email"] for entry in listed] == [two[0]]
    assert await run("sites", "show", listed[0]["address"]) == 0
    assert "paid" in capsys.readouterr().out
    assert await run("accounts", "show", "nobody@example.com") == 1
    assert "there is no account" in capsys.readouterr().err
    assert await run("keys", "list") == 0
    assert f"/@{listed[0]['address']}  {two[0]}" in capsys.readouterr().out


async def test_a_site_is_suspended_and_resumed_from_the_shell(
    two: list[str], app: App, owner: Owner, visitor: httpx.AsyncClient, run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    page = f"/@{(await owner.site())['slug']}"
    assert (await visitor.get(page)).status_code == 200
    words = ("sites", "suspend", page, "--reason", "Contrefaçon", "--as", "legal")
    assert await run(*words, "--dry-run") == 0
    assert (await visitor.get(page)).status_code == 200
    assert await run(*words, "--json") == 0
    assert json.loads(capsys.readouterr().out.partition("dry run.\n")[2])["suspended_as"] == "legal"
    await seen_by(visitor, page, lambda answer: answer.status_code == 451)
    assert await run("sites", "list", "--suspended") == 0
    assert "1 of 1 sites" in capsys.readouterr().out
    assert await run("sites", "resume", two[0]) == 0
    await seen_by(visitor, page, lambda answer: answer.status_code == 200)
    assert await run("sites", "resume", page) == 1
    assert await run("sites", "suspend", page, "--reason", " ") == 1
    async with app.services.database.reading() as session:
        assert [entry.what for entry in await session.scalars(select(AuditEntry).order_by(AuditEntry.at))] == [
            *("site_suspended", "site_resumed")
        ]


async def test_a_site_is_moved_to_another_account_or_address(
    two: list[str], app: App, owner: Owner, other_owner: Owner, visitor: httpx.AsyncClient, run: Run
) -> None:
    former, new = two
    site, empty = await owner.site(), await other_owner.site()
    page = f"/@{site['slug']}"
    assert await run("sites", "move", page, "--to", "nobody@example.com") == 1
    assert await run("sites", "move", page, "--to", former) == 1
    assert await run("sites", "move", page, "--to", new, "--dry-run") == 0
    assert (await owner.site())["id"] == site["id"]
    assert await run("sites", "move", page, "--to", new) == 0
    handed, left = await other_owner.site(), await owner.site()
    assert (handed["id"], handed["isPaid"], handed["slug"]) == (site["id"], True, site["slug"])
    assert (left["exists"], left["isPaid"]) == (False, False) and left["id"] not in (site["id"], empty["id"])
    assert (await visitor.get(f"{page}/fr")).status_code == 200

    await owner.choose("FR")
    await owner.save("home", texts={"headline": "Encore"})
    assert await run("sites", "move", page, "--to", former) == 1  # he has one of his own by now

    assert await run("sites", "move", page, "--address", "Pas Une Adresse") == 1
    assert await run("sites", "move", page, "--address", "/@chez-theo") == 0
    assert (await other_owner.site())["slug"] == "chez-theo"
    await seen_by(visitor, page, lambda answer: answer.url.path == "/@chez-theo", follow_redirects=True)
    async with app.services.database.reading() as session:
        moved = (await session.scalars(select(AuditEntry).order_by(AuditEntry.at))).all()
    assert [entry.details["to"] for entry in moved] == [new, "/@chez-theo"]


async def test_operators_are_named_from_the_shell(
    two: list[str], owner: Owner, run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    assert (await owner.client.get("/api/session")).json()["isOperator"] is False
    assert await run("operators", "add", "nobody@example.com") == 1
    assert await run("operators", "add", two[0].upper()) == 0
    assert "no second factor" in capsys.readouterr().out
    assert await run("operators", "add", two[0]) == 0
    assert "was an operator before" in capsys.readouterr().out
    assert (await owner.client.get("/api/session")).json()["isOperator"] is True
    needed = await owner.client.get("/api/operation/sites")
    assert (needed.status_code, needed.json()["code"]) == (403, "accounts.factor_needed")
    assert await run("operators", "list", "--json") == 0
    [named] = json.loads(capsys.readouterr().out)
    assert (named["email"], named["is_ready"]) == (two[0], False)

    # The second factor is set up, and that alone opens the page.
    await switch_on(owner.client)
    assert (await owner.client.get("/api/operation/sites")).json()["total"] == 2
    assert await run("operators", "remove", two[0]) == 0
    assert (await owner.client.get("/api/operation/sites")).status_code == 404
    assert await run("operators", "list") == 0
    assert "No account runs this instance" in capsys.readouterr().out
