"""Who may call what: every route of the API document × nobody, another owner, an operator, the owner.

A new route needs a line.
"""

from contextlib import AsyncExitStack
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import Enum
from functools import cache
from typing import Any

import httpx
import pytest
from fastapi.routing import APIRoute, iter_route_contexts
from sqlalchemy import delete, select, update

from tests.accounts.test_csrf import CROSS_SITE
from tests.factories.app import ORIGIN, Owner, browser, new_operator, new_owner
from tests.factories.attacks import Attack
from tests.factories.world import watched
from vitrine.accounts.tables import Account, Operator, Passkey, Session
from vitrine.api import make_api
from vitrine.app import App
from vitrine.content.sections import SECTIONS
from vitrine.platform.settings import Settings
from vitrine.platform.storage.base import Table, now
from vitrine.public.complaints.tables import Complaint
from vitrine.public.messages.tables import Message
from vitrine.sites.site.tables import Site
from vitrine.sites.tiers.tables import ActivationKey

pytestmark = pytest.mark.long


class Who(Enum):
    ANYONE = "open to everybody: signing in, reading pages, sending a message"
    OWN = "the caller's own things, which no parameter names: signed out 401"
    NAMED = "a thing named by id: signed out 401, another owner's 404"
    OPERATOR = "the instance: for everybody but an operator with two factors there is nothing, 404"


ACCESS: dict[str, Who] = {
    "sign_up": Who.ANYONE,
    "sign_in": Who.ANYONE,
    "sign_out": Who.ANYONE,
    "read_session": Who.ANYONE,
    "read_signup_options": Who.ANYONE,
    "judge_password": Who.ANYONE,
    "request_password_reset": Who.ANYONE,
    "reset_password": Who.ANYONE,  # the mailed token is the key
    "confirm_email": Who.ANYONE,  # likewise
    "start_openid": Who.ANYONE,
    "finish_openid": Who.ANYONE,
    "ask_for_passkey": Who.ANYONE,
    "sign_in_with_passkey": Who.ANYONE,
    "sign_in_with_code": Who.ANYONE,  # the browser's sealed cookie says that the password was right
    "undo_change": Who.ANYONE,  # the mailed token is the key
    "send_message": Who.ANYONE,
    "read_message_token": Who.ANYONE,
    "report_vitals": Who.ANYONE,
    "refresh_session": Who.OWN,
    "request_verification": Who.OWN,
    "read_account": Who.OWN,
    "rename_account": Who.OWN,
    "choose_language": Who.OWN,
    "accept_terms": Who.OWN,
    "change_password": Who.OWN,
    "request_email_change": Who.OWN,
    "ask_for_proof": Who.OWN,
    "prove_session": Who.OWN,
    "list_passkeys": Who.OWN,
    "offer_passkey": Who.OWN,
    "add_passkey": Who.OWN,
    "rename_passkey": Who.NAMED,
    "remove_passkey": Who.NAMED,
    "read_second_factor": Who.OWN,
    "begin_second_factor": Who.OWN,
    "confirm_second_factor": Who.OWN,
    "remove_second_factor": Who.OWN,
    "make_recovery_codes": Who.OWN,
    "list_sessions": Who.OWN,
    "end_other_sessions": Who.OWN,
    "end_session": Who.NAMED,
    "delete_account": Who.OWN,
    "link_openid": Who.OWN,
    "unlink_openid": Who.OWN,
    "list_messages": Who.OWN,
    "count_messages": Who.OWN,
    "export_messages": Who.OWN,
    "switch_mails": Who.OWN,
    "read_all_messages": Who.OWN,
    "read_message": Who.NAMED,
    "mark_message": Who.NAMED,
    "delete_message": Who.NAMED,
    "restore_message": Who.NAMED,
    "read_site": Who.OWN,
    "save_settings": Who.OWN,
    "activate_site": Who.OWN,
    **{f"{verb}_{section}": Who.OWN for verb in ("read", "save") for section in SECTIONS},
    "delete_item": Who.OWN,  # items have their ids within their own site; deleting what is not there is done already
    "restore_item": Who.OWN,
    "clear_setting": Who.OWN,
    "read_translations": Who.OWN,
    "choose_translation_source": Who.OWN,
    "confirm_translations": Who.OWN,
    "put_translation_notes": Who.OWN,
    "export_texts_xlf": Who.OWN,
    "export_texts_csv": Who.OWN,
    "propose_texts": Who.OWN,
    "write_texts": Who.OWN,
    "suggest_translation": Who.OWN,
    "list_versions": Who.OWN,
    "read_version": Who.OWN,  # numbers are each site's own: another's 1 is not mine
    "restore_version": Who.OWN,
    "publish_drafts": Who.OWN,
    "see_notices": Who.OWN,
    "keep_lists": Who.OWN,
    "read_drafts": Who.OWN,
    "keep_draft": Who.OWN,
    "drop_draft": Who.OWN,
    "upload_media": Who.OWN,
    "list_media": Who.OWN,
    "read_room": Who.OWN,
    "drop_unused_files": Who.OWN,
    "drop_file_versions": Who.OWN,
    "read_import": Who.OWN,
    "propose_sample": Who.OWN,
    "show_import": Who.OWN,
    "drop_import": Who.OWN,
    "apply_import": Who.OWN,
    "read_sample": Who.OWN,
    "show_sample": Who.OWN,
    "remove_sample": Who.OWN,
    "read_preview": Who.OWN,
    "read_cv_pages": Who.OWN,
    "read_cv_pdf": Who.OWN,
    "read_share_picture": Who.OWN,
    "list_domains": Who.OWN,
    "add_domain": Who.OWN,
    "check_domain": Who.NAMED,
    "read_domain_reach": Who.NAMED,
    "remove_domain": Who.NAMED,
    "ask_domain": Who.ANYONE,
    "list_takeaways": Who.OWN,
    "ask_for_takeaway": Who.OWN,
    "drop_takeaway": Who.OWN,
    "read_visits": Who.OWN,
    "read_visits_summary": Who.OWN,
    "save_visit_settings": Who.OWN,
    "delete_visits": Who.OWN,
    "export_visits": Who.OWN,
    "fetch_takeaway": Who.OWN,  # of whoever calls: a kind is named, never whose
    "list_review_links": Who.OWN,
    "make_review_link": Who.OWN,
    "revoke_review_link": Who.NAMED,
    "list_remarks": Who.OWN,
    "mark_remark": Who.NAMED,
    "delete_remark": Who.NAMED,
    "search_sites": Who.OPERATOR,
    "read_site_entry": Who.OPERATOR,
    "suspend_site": Who.OPERATOR,
    "resume_site": Who.OPERATOR,
    "list_activation_keys": Who.OPERATOR,
    "issue_activation_keys": Who.OPERATOR,
    "revoke_activation_key": Who.OPERATOR,
    "read_audit_log": Who.OPERATOR,
    "read_figures": Who.OPERATOR,
    "list_reports": Who.OPERATOR,
    "settle_report": Who.OPERATOR,
}

# Bodies that a NAMED or an OPERATOR's route accepts, so that what refuses is the owner's check and nothing before it.
BODIES: dict[str, dict[str, Any]] = {
    "mark_message": {"isRead": True},
    "mark_remark": {"isDone": True},
    "rename_passkey": {"name": "Une clé"},
    "suspend_site": {"kind": "gone", "reason": "Un essai"},
}


NOTHING_THERE = (404, "server.not_found")
REFUSED = {
    Who.OWN: (401, "accounts.signed_out"),
    Who.NAMED: (401, "accounts.signed_out"),
    Who.OPERATOR: NOTHING_THERE,
}


@dataclass(frozen=True)
class Operation:
    id: str
    method: str
    path: str


@cache
def api_document() -> dict[str, Any]:
    """It takes a second to write, and every application has the same."""
    return make_api().openapi()


@cache
def operations() -> list[Operation]:
    """Of the routes: cases of tests are made of these, and the document would be written for every run of any test."""
    found: list[Operation] = []
    for context in iter_route_contexts(make_api().routes):
        route, path = context.original_route, context.path
        if isinstance(route, APIRoute) and route.include_in_schema and path:
            found += [Operation(route.unique_id, method, path) for method in sorted(route.methods or ())]
    return found


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """With everything switched on that is not there otherwise."""
    return settings.but(translate_url="http://127.0.0.1:9")


@pytest.fixture
async def things(app: App, owner: Owner) -> dict[str, str]:
    """The owner's things by the names that paths give them."""
    await owner.choose("FR")
    entry = {"id": "0" * 32, "network": "email", "title": "Email", "detail": "a@b.fr", "link": "mailto:a@b.fr"}
    saved = await owner.save("contact", texts={"heading": "Contact"}, shared_lists={"entries": [entry]})
    assert saved.status_code == 200, saved.text
    slug = (await owner.site())["slug"]
    async with app.services.database.writing() as session:
        site = await session.scalar(select(Site).where(Site.slug == slug))
        assert site is not None
        message = Message(site_id=site.id, email="v@b.fr", name="V", message="Bonjour", submission="one")
        session.add(message)
        passkey = Passkey(account_id=site.account_id, credential_id="one", public_key=b"", name="Une clé")
        session.add(passkey)
        key = ActivationKey(key_hash="one", hint="ABCD")
        session.add(key)
        complaint = Complaint(site_id=site.id, reason="other", text="Un signalement", email="v@b.fr")
        session.add(complaint)
        await session.flush()
        message_id, passkey_id, site_id, key_id = message.id, passkey.id, site.id, key.id
        report_id = complaint.id
    watched(app)
    claimed = await owner.client.post("/api/site/domains", json={"host": "elise.example"})
    assert claimed.status_code == 201, claimed.text
    link = (await owner.client.post("/api/site/review-links", json={})).json()
    left = {"about": "contact", "name": "V", "text": "Une remarque"}
    path = link["url"].removeprefix(ORIGIN)
    answer = await owner.client.post(f"{path}/fr/remarque", data=left, headers={"Accept": "application/json"})
    assert answer.status_code == 201, answer.text
    [remark] = (await owner.client.get("/api/site/remarks")).json()["remarks"]
    [session_record] = (await owner.client.get("/api/account/sessions")).json()
    return {
        "site_id": site_id,
        "key_id": key_id,
        "report_id": report_id,
        "session_id": session_record["id"],
        "message_id": message_id,
        "passkey_id": passkey_id,
        "link_id": link["id"],
        "remark_id": remark["id"],
        "item_id": entry["id"],
        "section": "contact",
        "language": "FR",
        "number": "1",
        "template": "classic",
        "name": "cv",
        "slug": slug,
        "host": "elise.example",
        "kind": "archive",
    }


async def call(client: httpx.AsyncClient, operation: Operation, things: dict[str, str]) -> httpx.Response:
    path = operation.path.format_map(things)
    body = None if operation.method in ("GET", "DELETE") else BODIES.get(operation.id, {})
    headers = {"If-Match": '"1"', "Idempotency-Key": f"matrix-{operation.id}"}
    return await client.request(operation.method, path, json=body, headers=headers)


def test_every_route_says_who_may_call_it(app: App) -> None:
    assert app.api.openapi() == api_document()
    assert {operation.id for operation in operations()} == set(ACCESS)
    paths: dict[str, dict[str, Any]] = api_document()["paths"]
    documented = [
        Operation(operation["operationId"], method.upper(), path)
        for path, methods in paths.items()
        for method, operation in methods.items()
    ]
    assert set(documented) == set(operations())


async def test_nobody_gets_at_anything_of_an_owner(
    app: App, visitor: httpx.AsyncClient, things: dict[str, str], attack: Attack
) -> None:
    before = await rows_of_everybody(app)
    refused: dict[str, Any] = {}
    for operation in operations():
        if ACCESS[operation.id] is not Who.ANYONE:
            answer = await call(visitor, operation, things)
            refused[operation.id] = (answer.status_code, answer.json().get("code"))
    wrong = {operation: said for operation, said in refused.items() if said != REFUSED[ACCESS[operation]]}
    assert wrong == {}
    assert await rows_of_everybody(app) == before
    attack("every owner's route, signed out", attempts=len(refused), result="401, no row changed")


async def test_no_unsafe_route_takes_a_call_of_another_sites_page(
    app: App, owner: Owner, things: dict[str, str], attack: Attack
) -> None:
    before = await rows_of_everybody(app)
    unsafe = [operation for operation in operations() if operation.method not in ("GET", "HEAD")]
    taken: list[str] = []
    for operation in unsafe:
        for headers in CROSS_SITE:
            path = operation.path.format_map(things)
            answer = await owner.client.request(operation.method, path, json={}, headers=headers)
            if (answer.status_code, answer.json()["code"]) != (403, "accounts.cross_site"):
                taken.append(f"{operation.id} {headers}: {answer.status_code}")
    assert taken == []
    assert await rows_of_everybody(app) == before
    attack(
        "every unsafe route called from another site's page, in the owner's browser",
        attempts=len(unsafe) * len(CROSS_SITE),
        result="403, no row changed",
    )


async def test_a_made_up_or_ended_session_is_nobody(
    app: App, owner: Owner, things: dict[str, str], attack: Attack
) -> None:
    token = owner.client.cookies["vitrine_session"]
    await owner.client.delete("/api/session")
    for forged in (token, "0" * 75, token[:-1] + "x"):
        client = browser(app, Cookie=f"vitrine_session={forged}")
        answer = await client.get("/api/site")
        assert (answer.status_code, answer.json()["code"]) == (401, "accounts.signed_out")
        await client.aclose()
    attack("an ended session's token, made-up ones", attempts=3, result="401")


@pytest.mark.parametrize("is_operator", [False, True], ids=["another owner", "an operator"])
async def test_another_owner_changes_nothing_and_finds_nothing(
    app: App, stack: AsyncExitStack, owner: Owner, things: dict[str, str], attack: Attack, *, is_operator: bool
) -> None:
    """Running the instance opens no owner's route: an operator has his own site there, and nobody else's."""
    other_owner = await (new_operator if is_operator else new_owner)(app, stack, "Théo Lemarchand")
    await other_owner.choose("FR")
    entry = {"id": "f" * 32, "network": "email", "title": "Email", "detail": "o@b.fr", "link": "mailto:o@b.fr"}
    await other_owner.save("contact", texts={"heading": "Autre"}, shared_lists={"entries": [entry]})
    mine = await account_of(app, owner)
    before = await rows_of(app, mine)
    assert before["sites"] and before["items"] and before["messages"] and before["sessions"] and before["remarks"]

    found: dict[str, int] = {}
    leaked: list[str] = []
    secrets = (things["message_id"], things["session_id"], things["slug"], "Bonjour", mine.email)
    for operation in operations():
        # What signs out or deletes the caller himself would hide the rest of the matrix.
        who = ACCESS[operation.id]
        is_his = who is Who.OPERATOR and is_operator
        if operation.id in ("sign_out", "delete_account") or who is Who.ANYONE or is_his:
            continue
        answer = await call(other_owner.client, operation, things)
        if who is not Who.OWN:
            found[operation.id] = answer.status_code
        leaked += [f"{operation.id}: {secret}" for secret in secrets if secret in answer.text]
    assert {path: status for path, status in found.items() if status != 404} == {}
    assert leaked == []
    assert await rows_of(app, mine) == before
    attack(
        "every route that names a thing by its id, as another owner or as an operator",
        attempts=len(found),
        result="404, no row changed",
    )


async def test_an_operator_reaches_what_is_his(
    app: App, operator: Owner, owner: Owner, things: dict[str, str], attack: Attack
) -> None:
    """And nothing of it without two factors: not by name alone, not by a password, not by one shown an hour ago."""
    his = [operation for operation in operations() if ACCESS[operation.id] is Who.OPERATOR]
    answers = {operation.id: await call(operator.client, operation, things) for operation in his}
    assert {name: answer.text for name, answer in answers.items() if answer.status_code >= 300} == {}

    async def refusals() -> set[tuple[str, int, str]]:
        """Of what changes, and of what only reads."""
        called = [(operation.method, await call(operator.client, operation, things)) for operation in his]
        return {
            ("reads" if method == "GET" else "changes", answer.status_code, answer.json().get("code", ""))
            for method, answer in called
            if answer.status_code >= 300
        }

    async def shown(moment: datetime | None) -> None:
        async with app.services.database.writing() as session:
            await session.execute(update(Session).values(both_shown_at=moment))

    await shown(now() - timedelta(hours=1))
    assert await refusals() == {("changes", 403, "accounts.sign_in_again")}
    await shown(None)  # signed in by the password, or before there was a second factor
    again = (403, "accounts.sign_in_again")
    assert await refusals() == {("reads", *again), ("changes", *again)}
    asked = (await operator.client.get("/api/operation/sites")).json()["params"]
    assert asked["ways"] == ["passkey"]  # not the password, though the account has one
    await shown(now())
    async with app.services.database.writing() as session:
        await session.execute(delete(Passkey))
    needed = (403, "accounts.factor_needed")
    assert await refusals() == {("reads", *needed), ("changes", *needed)}
    async with app.services.database.writing() as session:
        await session.execute(delete(Operator))
    assert await refusals() == {("reads", *NOTHING_THERE), ("changes", *NOTHING_THERE)}
    attack(
        "an operator's routes, with his password alone, without a factor, unnamed since",
        attempts=3 * len(his),
        result="403 or 404",
    )


async def test_the_owner_is_refused_nothing_of_his_own(app: App, things: dict[str, str], owner: Owner) -> None:
    """Empty bodies are invalid, revisions stale: anything but 'who are you' and 'no such thing'."""
    last = ("delete_message", "restore_message", "delete_account", "end_other_sessions", "end_session")
    owned = [operation for operation in operations() if ACCESS[operation.id] in (Who.OWN, Who.NAMED)]
    refused: dict[str, int] = {}
    for operation in sorted(owned, key=lambda operation: last.index(operation.id) if operation.id in last else -1):
        answer = await call(owner.client, operation, things)
        if answer.status_code in (401, 403) or (answer.status_code == 404 and ACCESS[operation.id] is Who.NAMED):
            refused[operation.id] = answer.status_code
    assert refused == {"prove_session": 403}  # nothing was sent that would prove anything


async def test_deleting_the_account_leaves_no_row_of_it(
    app: App, other_owner: Owner, owner: Owner, things: dict[str, str]
) -> None:
    mine, others = await account_of(app, owner), await account_of(app, other_owner)
    kept = await rows_of(app, others)
    answer = await owner.client.post("/api/account/deletion", json={"email": mine.email})
    assert answer.status_code == 204, answer.text
    left = await rows_of(app, mine)
    assert {table: rows for table, rows in left.items() if rows} == {}
    assert await rows_of(app, others) == kept


async def account_of(app: App, owner: Owner) -> Account:
    uid = (await owner.client.get("/api/account")).json()["uid"]
    async with app.services.database.reading() as session:
        account: Account = await session.get_one(Account, uid)
        return account


async def rows_of_everybody(app: App) -> dict[str, list[tuple[Any, ...]]]:
    async with app.services.database.reading() as session:
        return {
            table.name: sorted((tuple(row) for row in await session.execute(select(table))), key=repr)
            for table in Table.metadata.sorted_tables
            if table.name not in ("jobs", "figure_days")  # written beside the test
        }


async def rows_of(app: App, account: Account) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of every table that belongs to the account or to its site."""
    async with app.services.database.reading() as session:
        site_ids = list(await session.scalars(select(Site.id).where(Site.account_id == account.id)))
        found: dict[str, list[tuple[Any, ...]]] = {}
        for table in Table.metadata.sorted_tables:
            names = {"accounts": ("id", [account.id]), "sites": ("account_id", [account.id])}
            column, ids = names.get(
                table.name, ("account_id", [account.id]) if "account_id" in table.c else ("site_id", site_ids)
            )
            if column in table.c:
                rows = await session.execute(select(table).where(table.c[column].in_(ids)))
                found[table.name] = sorted((tuple(row) for row in rows), key=repr)
        return found
