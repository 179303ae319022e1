"""What readers say of a draft: taken by the rules of messages, seen, ticked off and deleted by the owner alone."""

import asyncio
import threading
from datetime import timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

import pytest
from sqlalchemy import update

from tests.factories.app import Owner
from tests.factories.letters import mails_out, plain_of
from tests.public.reviews.conftest import Review
from tests.public.reviews.test_page import PROJECT
from tests.sites.media import pictures
from tests.sites.media.test_routes import uploaded
from tests.test_hostile_texts import PAYLOADS, Elements
from vitrine.accounts.tables import Account
from vitrine.app import App
from vitrine.platform.settings import Limits, Settings
from vitrine.platform.storage.base import now
from vitrine.public.reviews import remarks
from vitrine.public.reviews.remarks import MAX_REMARKS, TEXT_MAX_CHARS
from vitrine.public.reviews.tables import Remark
from vitrine.sites.site.tables import Site


@pytest.fixture
def settings(settings: Settings) -> Settings:
    limits = Limits(remarks_per_address="12/hour", remarks_per_link="10000/hour")
    return settings.but(limits=limits)


async def test_a_remark_on_a_drafted_project_reaches_its_owner(review: Review) -> None:
    picture = await uploaded(review.owner, pictures.jpeg())
    await review.type("projects", lists={"projects": [{**PROJECT, "image": picture["id"]}]})
    made = await review.make(label="Coline")
    answer = await review.remark(made, about=f"projects:{PROJECT['id']}", text="La photo est sombre.")
    assert (answer.status_code, answer.json()) == (201, {"isReceived": True})
    [remark] = await review.remarks()
    wanted = {"section": "projects", "itemId": PROJECT["id"], "name": "Coline", "text": "La photo est sombre."}
    assert {key: remark[key] for key in wanted} == wanted
    assert (remark["language"], remark["linkLabel"], remark["isDone"], remark["isSpam"]) == (
        "FR",
        "Coline",
        False,
        False,
    )


async def test_nobody_who_saves_waits_while_a_draft_is_looked_through_for_a_remark(
    review: Review, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A draft may be megabytes, and SQLite has one write lock."""
    await review.draft("projects", {"languages": {"FR": {"lists": {"projects": [PROJECT]}}}})
    made = await review.make()
    looked, is_begun, is_saved = remarks._item_ids, threading.Event(), threading.Event()

    def look_until_somebody_saved(value: object) -> set[str]:
        if not is_begun.is_set():
            is_begun.set()
            assert is_saved.wait(20), "a save waits for it"
        return looked(value)

    monkeypatch.setattr(remarks, "_item_ids", look_until_somebody_saved)
    sending = asyncio.create_task(review.remark(made, about=f"projects:{PROJECT['id']}"))
    await asyncio.to_thread(is_begun.wait, 20)
    assert (await review.owner.save("about", texts={"heading": "Pendant ce temps"})).status_code == 200
    is_saved.set()
    assert (await sending).status_code == 201
    assert [remark["itemId"] for remark in await review.remarks()] == [PROJECT["id"]]


def mails_about_remarks(app: App) -> list[EmailMessage]:
    kept = sorted((app.settings.data / "outbox").glob("*.eml"))
    mails = [message_from_bytes(path.read_bytes(), policy=policy.default) for path in kept]
    return [mail for mail in mails if "votre brouillon" in mail["Subject"]]


async def test_its_owner_is_mailed_once_for_each_link_and_hour(review: Review, app: App) -> None:
    coline, theo = await review.make(label="Coline"), await review.make()

    async def said(link: dict[str, Any], text: str, **more: str) -> int:
        assert (await review.remark(link, text=text, **more)).status_code == 201
        await mails_out(app.services)
        return len(mails_about_remarks(app))

    assert await said(coline, "Personne n’a confirmé l’adresse.") == 0  # it may be a stranger's
    async with app.services.database.writing() as session:
        await session.execute(update(Account).values(email_verified_at=now()))
        await session.execute(update(Remark).values(received_at=now() - timedelta(hours=2)))
    assert await said(coline, "Achetez ici.", website="https://spam.example") == 0
    assert await said(coline, "La photo est sombre.\r\nBcc: x@example.com", name="Coline\r\nBcc: x@example.com") == 1
    assert await said(coline, "Et un peu petite.") == 1
    assert await said(theo, "Très bien.") == 2
    first, second = mails_about_remarks(app)
    assert "La photo est sombre." in plain_of(first) and "«\u202fColine\u202f»" in plain_of(first)
    assert [(mail["Bcc"], mail["Reply-To"]) for mail in (first, second)] == [(None, None)] * 2
    async with app.services.database.writing() as session:
        await session.execute(update(Remark).values(received_at=now() - timedelta(hours=2)))
        await session.execute(update(Site).values(mails_messages=False))
    assert await said(coline, "Une heure plus tard.") == 2  # who wants no mails about messages wants none about these


async def test_a_remark_on_an_item_that_is_none_is_on_its_section(review: Review) -> None:
    made = await review.make()
    await review.remark(made, about="projects:nobody-made-this")
    await review.remark(made, about="<script>", text="Sur rien du tout, à vrai dire.")
    assert [(remark["section"], remark["itemId"]) for remark in await review.remarks()] == [
        ("projects", ""),
        ("home", ""),
    ]


async def test_remarks_are_ticked_off_taken_back_and_deleted(review: Review) -> None:
    made = await review.make()
    await review.remark(made)
    [remark] = await review.remarks()
    path = f"/api/site/remarks/{remark['id']}"
    assert (await review.owner.client.patch(path, json={"isDone": True})).json()["isDone"] is True
    assert (await review.owner.client.patch(path, json={"isDone": False})).json()["isDone"] is False
    assert (await review.owner.client.delete(path)).status_code == 204
    assert await review.remarks() == []
    assert (await review.owner.client.delete(path)).status_code == 404


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ({"name": " \u202e "}, "reviews.incomplete"),
        ({"text": ""}, "reviews.incomplete"),
        ({"text": "x" * (TEXT_MAX_CHARS + 1)}, "reviews.too_long"),
        ({"name": "x" * 101}, "reviews.too_long"),
        ({"text": "x" * 100_000}, "reviews.too_long"),
    ],
)
async def test_what_is_no_remark_is_told(review: Review, said: dict[str, str], code: str) -> None:
    made = await review.make()
    refused = await review.remark(made, **said)
    assert (refused.status_code, refused.json()["code"]) == (422, code)
    plain = await review.remark_plainly(made, **said)
    assert plain.status_code == 422
    assert 'role="alert"' in plain.text
    assert await review.remarks() == []


async def test_without_a_script_a_page_takes_the_remark_and_thanks(review: Review) -> None:
    picture = await uploaded(review.owner, pictures.jpeg())
    await review.type("projects", lists={"projects": [{**PROJECT, "image": picture["id"]}]})
    made = await review.make()
    page = await review.reader.get(f"{made['path']}/fr/remarque?sur=projects:{PROJECT['id']}")
    assert f'<option value="projects:{PROJECT["id"]}" selected>Halle</option>' in page.text
    assert "script" not in page.headers["Content-Security-Policy"]
    assert page.headers["Referrer-Policy"] == "same-origin"
    sent = await review.remark_plainly(made, about=f"projects:{PROJECT['id']}")
    assert (sent.status_code, sent.headers["Location"]) == (303, f"{made['path']}/fr/remarque?merci")
    assert "Merci, votre remarque est transmise." in (await review.reader.get(sent.headers["Location"])).text
    assert len(await review.remarks()) == 1


async def test_a_double_click_is_one_remark_and_the_same_words_elsewhere_are_another(review: Review) -> None:
    made = await review.make()
    for about in ("home", "home", "contact"):
        await review.remark(made, about=about, text="Le titre est trop long ici.")
    assert [(remark["section"], remark["isSpam"]) for remark in await review.remarks()] == [
        ("home", False),
        ("contact", False),
    ]


async def test_spam_is_set_aside_and_its_sender_is_told_nothing(review: Review) -> None:
    made = await review.make()
    for said in (
        {"website": "https://spam.example", "text": "Un champ que personne ne voit."},
        {"text": "http://a.example http://b.example http://c.example http://d.example"},
        {"token": "1.forged", "text": "Avec un moment inventé de toutes pièces."},
    ):
        assert (await review.remark(made, **said)).status_code == 201
    remarks = await review.remarks()
    assert [remark["isSpam"] for remark in remarks] == [True] * 3
    kept = await review.owner.client.patch(f"/api/site/remarks/{remarks[0]['id']}", json={"isSpam": False})
    assert kept.json()["isSpam"] is False


async def test_remarks_are_limited_per_address_and_in_number(review: Review) -> None:
    made = await review.make()
    statuses = [(await review.remark(made, text=f"Remarque numéro {n}")).status_code for n in range(13)]
    assert statuses == [201] * 12 + [429]
    refused = await review.remark_plainly(made, text="Encore une")
    assert refused.status_code == 429
    assert "Trop d’essais" in refused.text


async def test_a_site_has_so_many_remarks_and_no_more(review: Review) -> None:
    made = await review.make()
    site_id = (await review.owner.site())["id"]
    async with review.owner.app.services.database.writing() as session:
        session.add_all(
            Remark(
                site_id=site_id,
                link_id=made["id"],
                section="home",
                name="N",
                text="T",
                language="FR",
                submission=str(n),
                fingerprint=str(n),
            )
            for n in range(MAX_REMARKS)
        )
    full = await review.remark(made)
    assert (full.status_code, full.json()["code"]) == (429, "reviews.full")


async def test_hostile_remarks_and_forms_are_text(review: Review) -> None:
    made = await review.make()
    for payload in PAYLOADS:
        plain = await review.remark_plainly(made, name=payload, text="")
        assert Elements(plain.text).dangerous == []
        form = await review.reader.get(f"{made['path']}/fr/remarque", params={"sur": payload})
        assert Elements(form.text).dangerous == []


async def test_no_reader_sees_another_readers_remark(review: Review) -> None:
    made = await review.make()
    await review.remark(made, text="Pour toi seule, Élise.")
    for path in ("", "/fr", "/fr/remarque"):
        assert "Pour toi seule" not in (await review.reader.get(made["path"] + path)).text


async def test_remarks_of_another_owner_are_not_found(review: Review, other_owner: Owner) -> None:
    made = await review.make()
    await review.remark(made)
    [remark] = await review.remarks()
    theirs = other_owner.client
    assert (await theirs.get("/api/site/remarks")).json() == {"remarks": []}
    assert (await theirs.patch(f"/api/site/remarks/{remark['id']}", json={"isDone": True})).status_code == 404
    assert (await theirs.delete(f"/api/site/remarks/{remark['id']}")).status_code == 404
    assert (await theirs.delete(f"/api/site/review-links/{made['id']}")).status_code == 404
    assert (await review.links())[0]["state"] == "good"
