"""The owner reads, sorts, finds, deletes, exports; nobody else does."""

import asyncio
import csv
import io
from datetime import UTC, datetime, timedelta
from typing import Any

import httpx
import pytest
from sqlalchemy import delete, insert, select, text, update

from tests.factories.app import Owner
from tests.factories.letters import mails_out
from tests.levels import usually
from tests.public.messages.conftest import Contact
from vitrine.accounts.tables import Account
from vitrine.app import App
from vitrine.platform.mail.tables import OutboxMail
from vitrine.platform.storage.base import now
from vitrine.public.messages.tables import Message
from vitrine.public.messages.unconfirmed import KIND
from vitrine.sites.site.tables import Site

pytestmark = pytest.mark.both_engines

PATH = "/api/site/messages"


async def _mark(contact: Contact, message_id: str, **marks: bool) -> dict[str, Any]:
    answer = await contact.owner.client.patch(f"{PATH}/{message_id}", json=marks)
    assert answer.status_code == 200, answer.text
    marked: dict[str, Any] = answer.json()
    return marked


async def test_marks_move_a_message_between_folders_and_count(contact: Contact) -> None:
    await contact.send()
    [message] = (await contact.inbox())["messages"]
    assert (await contact.inbox())["counts"] == {"unread": 1, "inbox": 1, "archived": 0, "spam": 0}
    assert (await _mark(contact, message["id"], isRead=True))["isRead"]
    assert (await contact.inbox())["counts"]["unread"] == 0
    await _mark(contact, message["id"], isArchived=True)
    assert (await contact.inbox(folder="archived"))["counts"] == {"unread": 0, "inbox": 0, "archived": 1, "spam": 0}
    spam = await _mark(contact, message["id"], isSpam=True)
    assert spam["spamReasons"] == ["owner"]
    assert len((await contact.inbox(folder="spam"))["messages"]) == 1
    back = await _mark(contact, message["id"], isSpam=False, isArchived=False, isRead=False)
    assert back["spamReasons"] == []
    assert (await contact.inbox())["counts"] == {"unread": 1, "inbox": 1, "archived": 0, "spam": 0}


@pytest.mark.postgresql
@pytest.mark.parametrize("way", ["delete", "spam"])
async def test_who_deletes_a_message_whose_mail_is_just_sent_waits_and_is_not_refused(
    contact: Contact, way: str
) -> None:
    """Lock order: the outbox row, then the message. The sender's transaction is held between the two."""
    await contact.send()
    await mails_out(contact.owner.app.services)
    [message] = (await contact.inbox())["messages"]
    path, database = f"{PATH}/{message['id']}", contact.owner.app.services.database
    async with database.writing() as session:
        await session.execute(delete(OutboxMail))
        session.add(OutboxMail(kind=KIND, subject_id=message["id"], next_try_at=now() + timedelta(days=1)))
    async with database.writing() as sender:
        await sender.execute(delete(OutboxMail).where(OutboxMail.subject_id == message["id"]))
        client = contact.owner.client
        called = client.delete(path) if way == "delete" else client.patch(path, json={"isSpam": True})
        calling = asyncio.create_task(called)
        waiting = text("SELECT 1 FROM pg_locks WHERE NOT granted")
        async with asyncio.timeout(60):
            while not calling.done():
                async with database.reading() as other:
                    if await other.scalar(waiting):
                        break
                await asyncio.sleep(0.02)
        await sender.execute(update(Message).where(Message.id == message["id"]).values(notified_at=now()))
    assert (await calling).status_code in (200, 204)


async def test_a_deleted_message_comes_back_when_it_is_undone(contact: Contact) -> None:
    await contact.send()
    [message] = (await contact.inbox())["messages"]
    path = f"{PATH}/{message['id']}"
    assert (await contact.owner.client.delete(path)).status_code == 204
    assert (await contact.inbox())["messages"] == []
    assert (await contact.owner.client.get(path)).status_code == 404
    assert (await contact.owner.client.delete(path)).status_code == 404
    assert (await contact.owner.client.post(f"{path}/restore")).status_code == 200
    assert [listed["id"] for listed in (await contact.inbox())["messages"]] == [message["id"]]


async def test_search_finds_words_without_accents_in_any_field(contact: Contact) -> None:
    await contact.send(name="Élodie Dupré", message="Une AFFICHE à 100 % pour l’été")
    await contact.send(name="Théo", email="theo@example.net", message="Une carte de restaurant")
    for search, found in {
        "elodie": ["Élodie Dupré"],
        "DUPRÉ affiche": ["Élodie Dupré"],
        "example.net": ["Théo"],
        "une": ["Théo", "Élodie Dupré"],
        "100 %": ["Élodie Dupré"],
        "%": ["Élodie Dupré"],
        "_": [],
        "elodie carte": [],
        "\x00\u202e": ["Théo", "Élodie Dupré"],
    }.items():
        assert [message["name"] for message in (await contact.inbox(search=search))["messages"]] == found, search


async def test_nobody_reaches_another_owners_messages(
    contact: Contact, other_owner: Owner, visitor: httpx.AsyncClient
) -> None:
    await contact.send()
    [message] = (await contact.inbox())["messages"]
    path = f"{PATH}/{message['id']}"
    assert (await other_owner.client.get(PATH)).json()["messages"] == []
    calls = (("GET", path, None), ("PATCH", path, {"isRead": True}), ("DELETE", path, None))
    for method, where, body in (*calls, ("POST", f"{path}/restore", None)):
        assert (await other_owner.client.request(method, where, json=body)).status_code == 404
        assert (await visitor.request(method, where, json=body)).status_code == 401
    for where in (PATH, f"{PATH}/counts", f"{PATH}/export.csv"):
        assert (await visitor.get(where)).status_code == 401
    assert not (await contact.only())["isRead"]


async def test_an_unchanged_inbox_is_answered_with_nothing(contact: Contact) -> None:
    first = await contact.owner.client.get(PATH)
    again = await contact.owner.client.get(PATH, headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    await contact.send()
    changed = await contact.owner.client.get(PATH, headers={"If-None-Match": first.headers["ETag"]})
    assert changed.status_code == 200


async def test_the_export_is_whole_and_runs_nothing_in_a_spreadsheet(contact: Contact) -> None:
    await contact.send(name='=HYPERLINK("evil")', message='Deux lignes ;\n"entre guillemets"')
    await contact.send(message="Autre", website="bot")
    answer = await contact.owner.client.get(f"{PATH}/export.csv")
    assert answer.headers["Content-Type"] == "text/csv; charset=utf-8"
    assert answer.headers["Content-Disposition"].startswith("attachment; filename=")
    rows = list(csv.DictReader(io.StringIO(answer.content.decode("utf-8-sig")), delimiter=";"))
    assert [row["nom"] for row in rows] == ['\'=HYPERLINK("evil")', "Coline Ferrand"]
    assert rows[0]["message"] == 'Deux lignes ;\n"entre guillemets"'
    assert (rows[0]["Email"], rows[0]["lu"], rows[0]["indésirable"]) == ("coline@example.org", "non", "non")
    assert rows[1]["indésirable"] == "oui"
    assert datetime.fromisoformat(rows[0]["Date"]).tzinfo == UTC
    await contact.owner.client.put("/api/account/language", json={"language": "nl"})
    dutch = (await contact.owner.client.get(f"{PATH}/export.csv")).content.decode("utf-8-sig")
    [header, *_] = csv.reader(io.StringIO(dutch), delimiter=";")
    assert header == ["Date", "nom", "Email", "message", "taal", "gelezen", "gearchiveerd", "spam"]


async def test_many_messages_are_listed_searched_and_exported(contact: Contact, app: App) -> None:
    start, many = datetime(2026, 1, 1, tzinfo=UTC), usually(500, full=5000)
    async with app.services.database.writing() as session:
        site_id = await session.scalar(select(Site.id).where(Site.slug == contact.slug))
        rows = [
            {
                "site_id": site_id,
                "name": f"Visiteur {number}",
                "email": f"v{number}@example.org",
                "message": "Bonjour, " * 10,
                # Ten share each moment: paging must not lose or repeat one.
                "received_at": start + timedelta(minutes=number // 10),
            }
            for number in range(many)
        ]
        await session.execute(insert(Message), rows)
    page = await contact.inbox()
    assert page["counts"]["unread"] == many
    found = (await contact.inbox(search=f"visiteur {many - 1}"))["messages"]
    assert [message["name"] for message in found] == [f"Visiteur {many - 1}"]
    seen = [message["id"] for message in page["messages"]]
    while page["next"]:
        page = await contact.inbox(after=page["next"])
        seen += [message["id"] for message in page["messages"]]
    assert len(seen) == len(set(seen)) == many
    export = await contact.owner.client.get(f"{PATH}/export.csv")
    assert export.text.count("\r\n") == many + 1
    assert (await contact.owner.client.post(f"{PATH}/read")).status_code == 204
    assert (await contact.inbox())["counts"]["unread"] == 0


async def test_a_forged_cursor_is_refused(contact: Contact) -> None:
    for cursor in ("x", "AAAA", "MjAyNi0wMS0wMSBubw==", "MDAwMS0wMS0wMVQwMDowMDowMCswMDowMCAA", "é"):
        answer = await contact.owner.client.get(PATH, params={"after": cursor})
        assert answer.status_code == 422, cursor


class TestSpam:
    async def test_what_machines_send_goes_to_the_spam_folder_with_the_same_answer(self, contact: Contact) -> None:
        person = await contact.send(message="Un message écrit par une personne")
        token = (await contact.visitor.get(f"/api/sites/{contact.slug}/message-token")).json()["token"]
        tried: dict[str, dict[str, str]] = {
            "hidden_field": {"message": "Rempli partout", "website": "http://x.example"},
            "too_fast": {"message": "Envoyé à l’instant", "token": token},
            "links": {"message": "http://a.example http://b.example http://c.example http://d.example"},
            "repeated": {"message": "Un message écrit par  une PERSONNE !", "email": "other@example.org"},
        }
        for fields in tried.values():
            answer = await contact.send(**fields)
            assert (answer.status_code, answer.json()) == (person.status_code, person.json())
        inbox = await contact.inbox(folder="spam")
        assert inbox["counts"] == {"unread": 1, "inbox": 1, "archived": 0, "spam": 4}
        wholes = await asyncio.gather(
            *(contact.owner.client.get(f"{PATH}/{message['id']}") for message in inbox["messages"])
        )
        assert [whole.json()["spamReasons"] for whole in wholes][::-1] == [[reason] for reason in tried]

    async def test_one_text_at_many_sites_is_spam(self, contact: Contact, app: App, other_owner: Owner) -> None:
        text = "Premier sur Google en sept jours, résultats garantis"
        async with app.services.database.writing() as session:
            mine = await session.scalar(select(Site).where(Site.slug == contact.slug))
            assert mine
            for number in range(3):
                site = Site(account_id=(await _new_account(session, number)), owner_name="X", slug=f"autre-{number}")
                session.add(site)
                await session.flush()
                session.add(Message(site_id=site.id, name="A", email="a@example.org", message=text))
        await contact.send(message=text)
        assert (await contact.only("spam"))["spamReasons"] == ["repeated"]


async def _new_account(session: Any, number: int) -> str:
    account = Account(email=f"autre{number}@example.org", user_name="X")
    session.add(account)
    await session.flush()
    return str(account.id)
