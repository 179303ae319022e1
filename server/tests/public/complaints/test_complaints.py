"""A visitor reports a site: the form, its limits, what is stored, the operator's letter and what he does about it."""

import re
from contextlib import AsyncExitStack
from datetime import timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update

from tests.factories.app import ORIGIN, Owner, browser, new_owner, running
from tests.factories.letters import mails_out, plain_of
from tests.services.mailbox import Mailbox
from vitrine.accounts.tables import AuditEntry
from vitrine.app import App
from vitrine.content.catalogues import SPOKEN_LANGUAGES
from vitrine.platform.mail import Mailer
from vitrine.platform.mail.sender import OutboxSender
from vitrine.platform.settings import Limits, Settings
from vitrine.platform.storage.base import now
from vitrine.public.complaints import receive
from vitrine.public.complaints.letters import MAILS, ComplaintLetters
from vitrine.public.complaints.receive import forget_settled
from vitrine.public.complaints.tables import Complaint
from vitrine.public.complaints.words import complaint_words
from vitrine.public.messages import fill_time
from vitrine.public.messages.words import form_words
from vitrine.public.rendering.document import csp_hash
from vitrine.sites.domains.tables import Domain
from vitrine.sites.site.tables import Site

FORM = "/@elise-marechal/fr/signaler"
REPORT = {"reason": "fraud", "text": "Il vend ce qui n’est pas à lui.", "email": "visiteur@example.org"}


@pytest.fixture
def settings(database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    monkeypatch.setattr(fill_time, "SHORTEST_S", 0)  # tests are machines
    return Settings(data=tmp_path / "data", database_url=database_url, front_page="landing")


@pytest.fixture
async def site(owner: Owner) -> Owner:
    await owner.choose("FR")
    await owner.save("home", texts={"headline": "Donner à lire"})
    return owner


async def stored(app: App) -> list[Complaint]:
    async with app.services.database.reading() as session:
        return list(await session.scalars(select(Complaint).order_by(Complaint.received_at)))


async def send(client: httpx.AsyncClient, path: str = FORM, **fields: str) -> httpx.Response:
    page = await client.get(path)
    token = re.search(r'name="jeton" value="([^"]*)"', page.text)
    return await client.post(path, data={**REPORT, "jeton": token[1] if token else "", **fields})


async def test_the_form_wears_the_owners_own_colours(site: Owner, visitor: httpx.AsyncClient) -> None:
    await site.pay()
    await site.save("appearance", settings={"background": "#fff8e7", "text": "#2b2118", "accent": "#7a1f3d"})
    for page in (await visitor.get(FORM), await send(visitor, reason=""), await visitor.get(f"{FORM}?merci")):
        assert "background:#fff8e7;color:#2b2118" in page.text
        [style] = re.findall("<style>(.*?)</style>", page.text)
        assert csp_hash(style.encode()) in page.headers["Content-Security-Policy"]


async def test_a_visitor_reports_a_site_without_any_script(app: App, site: Owner, visitor: httpx.AsyncClient) -> None:
    page = (await visitor.get("/@elise-marechal/fr")).text
    assert f'href="{FORM}"' in page and "Signaler ce site" in page
    form = await visitor.get(FORM)
    assert form.status_code == 200 and "noindex" in form.headers["x-robots-tag"] and '<html lang="fr"' in form.text
    assert "no-store" in form.headers["cache-control"] and "<script" not in form.text
    assert (await visitor.head(FORM)).status_code == 200  # as link checkers ask
    answer = await send(visitor)
    assert (answer.status_code, answer.headers["location"]) == (303, f"{FORM}?merci")
    assert complaint_words("FR").sent in (await visitor.get(f"{FORM}?merci")).text
    [complaint] = await stored(app)
    told = (complaint.reason, complaint.text, complaint.email, complaint.language, complaint.settled_at)
    assert told == ("fraud", REPORT["text"], REPORT["email"], "FR", None)
    await send(visitor)  # twice the same is once
    assert len(await stored(app)) == 1


def test_an_instance_is_shared_by_its_mode_or_its_front_door() -> None:
    given = [Settings(), Settings(mode="public"), Settings(front_page="landing")]
    assert [each.is_shared for each in given] == [False, True, True]


async def test_the_form_speaks_the_pages_language_or_the_visitors(site: Owner, visitor: httpx.AsyncClient) -> None:
    for code in SPOKEN_LANGUAGES:
        page = (await visitor.get(f"/@elise-marechal/{code.lower()}/signaler")).text
        assert complaint_words(code).title in page and f'<html lang="{code.lower()}"' in page
    assert '<html lang="en"' in (await visitor.get("/@elise-marechal/ja/signaler")).text
    german = await visitor.get("/@elise-marechal/signaler", headers={"Accept-Language": "de"})
    assert complaint_words("DE").title in german.text


async def test_what_is_missing_or_wrong_is_said_and_nothing_typed_is_lost(
    app: App, site: Owner, visitor: httpx.AsyncClient
) -> None:
    for wrong, said in (
        ({"reason": ""}, complaint_words("FR").incomplete),
        ({"reason": "because"}, complaint_words("FR").incomplete),
        ({"text": " \n"}, complaint_words("FR").incomplete),
        ({"email": "personne"}, form_words("FR").wrongAddress),
        ({"text": "x" * 3001}, "3\u202f000"),
    ):
        answer = await send(visitor, **wrong)
        assert answer.status_code == 422 and said in answer.text, (wrong, answer.text)
    answer = await send(visitor, text='<b>"&', email="personne")
    assert "&lt;b&gt;&#34;&amp;" in answer.text and 'value="personne"' in answer.text
    assert (await visitor.post(FORM, data={"text": "x" * 100_000})).status_code == 422
    assert await stored(app) == []
    assert (await send(visitor, email="")).status_code == 303


async def test_machines_are_thanked_and_not_stored(
    app: App, site: Owner, visitor: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert (await send(visitor, website="https://spam.example")).status_code == 303
    assert (await send(visitor, jeton="1.forged")).status_code == 303
    monkeypatch.setattr(fill_time, "SHORTEST_S", 2)
    assert (await send(visitor)).status_code == 303
    assert await stored(app) == []
    other = await visitor.post(FORM, data=REPORT, headers={"Origin": "https://evil.example"})
    assert other.status_code == 403


@pytest.mark.parametrize("limit", ["complaints_per_address", "complaints_per_site", "complaints"])
async def test_a_flood_ends_at_each_limit(settings: Settings, stack: AsyncExitStack, limit: str) -> None:
    often: dict[str, Any] = dict.fromkeys(("complaints_per_address", "complaints_per_site"), "99/hour")
    limits = Limits(**often | {limit: "2/hour"})
    app = await stack.enter_async_context(running(settings.but(limits=limits)))
    owner = await new_owner(app, stack)
    await owner.choose("FR")
    await owner.save("home", texts={"headline": "Donner à lire"})
    visitor = await stack.enter_async_context(browser(app))
    answers = [await send(visitor, text=f"Raison {number}") for number in range(4)]
    assert [answer.status_code for answer in answers] == [303, 303, 429, 429]
    assert complaint_words("FR").too_many in answers[-1].text and int(answers[-1].headers["retry-after"]) > 0
    assert len(await stored(app)) == 2


async def test_the_table_has_an_end_whatever_the_limits_forget(
    app: App, site: Owner, visitor: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    for bound in ("MAX_OPEN_OF_SITE", "MAX_OPEN"):
        with monkeypatch.context() as patch:
            patch.setattr(receive, bound, len(await stored(app)) + 1)
            assert (await send(visitor, text=f"{bound} un")).status_code == 303
            assert (await send(visitor, text=f"{bound} deux")).status_code == 429


async def test_only_what_visitors_see_can_be_reported(
    app: App, stack: AsyncExitStack, site: Owner, visitor: httpx.AsyncClient
) -> None:
    not_found = await visitor.get("/@nobody/fr/signaler", headers={"Accept-Language": "fr"})
    assert (not_found.status_code, "Page introuvable" in not_found.text) == (404, True)
    assert (await visitor.post("/@nobody/fr/signaler", data=REPORT)).status_code == 404
    site_id = (await site.site())["id"]
    async with app.services.database.writing() as session:
        session.add(Domain(host="elise.example", site_id=site_id, proof="p", proven_at=now()))
    other = await new_owner(app, stack, "Théo Lemarchand")
    await other.choose("FR")
    await other.save("home", texts={"headline": "Autre"})
    at_home = {"Host": "elise.example", "Origin": "https://elise.example"}
    assert f'href="{FORM}"' in (await visitor.get("/home/fr", headers=at_home)).text
    assert (await visitor.get(FORM, headers=at_home)).status_code == 200
    assert (await visitor.post(FORM, data=REPORT, headers=at_home)).status_code == 303
    assert (await visitor.get("/@theo-lemarchand/fr/signaler", headers=at_home)).status_code == 404
    for away in ({"is_online": False}, {"suspended_as": "gone"}):
        async with app.services.database.writing() as session:
            await session.execute(update(Site).values(**away))
        assert (await visitor.get(FORM)).status_code == 404
        async with app.services.database.writing() as session:
            await session.execute(update(Site).values(is_online=True, suspended_as=""))


async def test_an_instance_of_ones_own_knows_nothing_of_it(
    database_url: str, tmp_path: Path, stack: AsyncExitStack
) -> None:
    app = await stack.enter_async_context(running(Settings(data=tmp_path / "own", database_url=database_url)))
    owner = await new_owner(app, stack)
    await owner.choose("FR")
    await owner.save("home", texts={"headline": "Donner à lire"})
    visitor = await stack.enter_async_context(browser(app))
    page = (await visitor.get("/@elise-marechal/fr")).text
    assert "signaler" not in page.lower() and "canBeReported" not in page
    assert (await visitor.get(FORM)).text == (await visitor.get("/@elise-marechal/fr/rien")).text
    assert (await visitor.post(FORM, data=REPORT)).status_code == 404


async def test_the_operator_gets_few_letters_each_with_all_that_came(
    app: App, settings: Settings, site: Owner, operator: Owner, visitor: httpx.AsyncClient, mailbox: Mailbox
) -> None:
    moment = [now()]
    services, database = app.services, app.services.database
    sender = OutboxSender(database, Mailer(settings.but(smtp_url=mailbox.url)), services.outbox, [MAILS])
    await services.jobs.stop()
    await mails_out(services)  # what signing up brought
    await services.sender.stop()

    def letters(given: Settings) -> ComplaintLetters:
        return ComplaintLetters(database, services.outbox, given, ORIGIN, clock=lambda: moment[0])

    ours = letters(settings)
    assert not await ours.is_any_due()
    await send(visitor)
    await send(visitor, text="Encore.\nEt encore.", email="")
    moment[0] = now()
    assert await ours.is_any_due() and await ours.write_due() == 1
    moment[0] += timedelta(minutes=11)
    await send(visitor, text="Un autre jour")
    assert not await ours.is_any_due()  # one waits in the outbox
    moment[0] = now()
    assert await sender.deliver_due() == 1
    [mail] = mailbox.received
    text = plain_of(mail)
    assert mail["To"] == (await operator.client.get("/api/account")).json()["email"]
    assert f"{ORIGIN}/@elise-marechal" in text and "Arnaque" in text and "Et encore." in text
    assert REPORT["email"] in text and f"{ORIGIN}/dashboard/operation" in text
    assert not await ours.is_any_due()  # not so soon
    moment[0] = now() + timedelta(minutes=11)
    assert await ours.is_any_due()
    mailbox.clear()
    assert await letters(settings.but(abuse_address="abus@vitrine.example")).write_due() == 1
    assert await sender.deliver_due() == 1
    assert [one["To"] for one in mailbox.received] == ["abus@vitrine.example"]
    assert not await ours.is_any_due()


async def test_the_operator_settles_it_the_log_says_so_and_it_goes_after_half_a_year(
    app: App, site: Owner, operator: Owner, visitor: httpx.AsyncClient
) -> None:
    await send(visitor)
    await send(visitor, reason="privacy", text="Ma photo")
    listed = (await operator.client.get("/api/operation/reports")).json()
    assert (listed["total"], listed["open"], [one["reason"] for one in listed["entries"]]) == (
        2,
        2,
        ["privacy", "fraud"],
    )
    first = listed["entries"][0]
    assert (first["address"], first["owner"], first["settledAt"]) == ("elise-marechal", "Élise Maréchal", None)
    settled = await operator.client.put(
        f"/api/operation/reports/{first['id']}/settlement", json={"note": "Photo retirée"}
    )
    assert settled.status_code == 204, settled.text
    entries = (await operator.client.get("/api/operation/reports")).json()["entries"]
    assert [(one["reason"], one["note"], one["settledAt"] is None) for one in entries] == [
        ("fraud", "", True),
        ("privacy", "Photo retirée", False),
    ]
    for state, reasons in (("open", ["fraud"]), ("settled", ["privacy"])):
        some = (await operator.client.get("/api/operation/reports", params={"state": state, "atMost": 1})).json()
        assert ([one["reason"] for one in some["entries"]], some["total"], some["open"]) == (reasons, 1, 1)
    async with app.services.database.reading() as session:
        [deed] = await session.scalars(select(AuditEntry).where(AuditEntry.what == "report_settled"))
    assert (deed.about_site, deed.reason, deed.details["for"]) == ("elise-marechal", "Photo retirée", "privacy")
    unknown = await operator.client.put("/api/operation/reports/nothing/settlement", json={"note": ""})
    assert unknown.status_code == 404
    async with app.services.database.writing() as session:
        old = update(Complaint).where(Complaint.id == first["id"])
        await session.execute(old.values(settled_at=now() - timedelta(days=181)))
    assert await forget_settled(app.services.database) == 1
    assert [complaint.reason for complaint in await stored(app)] == ["fraud"]
