"""The links themselves: made, found by their address alone, ended; and what an address that is none says."""

from datetime import timedelta

import httpx
import pytest
from sqlalchemy import select, update

from tests.factories.app import Owner, browser
from tests.public.reviews.conftest import Review
from vitrine.app import App
from vitrine.platform.settings import Limits, Settings
from vitrine.platform.storage.base import now
from vitrine.public.reviews.links import KEPT_AFTER_END, MAX_LINKS, forget_old_links
from vitrine.public.reviews.tables import Remark, ReviewLink

NO_LINK = "/relecture/" + "A" * 32


@pytest.fixture
def settings(settings: Settings) -> Settings:
    limits = Limits(review_guesses_per_address="6/hour", review_unlocks_per_address="3/hour")
    return settings.but(limits=limits)


async def test_the_owner_sees_his_links_and_can_copy_one_again(review: Review) -> None:
    made = await review.make(label="  Pour   Coline ", days=7, password="atelier")
    [listed] = await review.links()
    assert {key: value for key, value in made.items() if key != "path"} == listed
    assert (listed["label"], listed["state"], listed["hasPassword"], listed["openings"]) == (
        "Pour Coline",
        "good",
        True,
        0,
    )
    assert len(made["path"].removeprefix("/relecture/")) == 32


async def test_neither_the_address_nor_the_password_is_stored(review: Review, app: App) -> None:
    made = await review.make(password="atelier-du-quai")
    async with app.services.database.reading() as session:
        row = await session.scalar(select(ReviewLink))
    assert row is not None
    kept = " ".join(str(getattr(row, column.name)) for column in ReviewLink.__table__.columns)
    assert made["path"].removeprefix("/relecture/") not in kept
    assert "atelier-du-quai" not in kept


async def test_a_sealed_address_moved_to_another_site_opens_nothing(
    review: Review, other_owner: Owner, app: App
) -> None:
    made = await review.make()
    theirs = (await other_owner.client.post("/api/site/review-links", json={})).json()
    async with app.services.database.writing() as session:
        mine, other = await session.get_one(ReviewLink, made["id"]), await session.get_one(ReviewLink, theirs["id"])
        other.sealed_secret = mine.sealed_secret
    [listed] = (await other_owner.client.get("/api/site/review-links")).json()["links"]
    assert (theirs["url"] is not None, listed["url"]) == (True, None)


async def test_so_many_links_and_no_more(review: Review) -> None:
    made = [await review.make() for _ in range(MAX_LINKS)]
    full = await review.owner.client.post("/api/site/review-links", json={})
    assert (full.status_code, full.json()["code"], full.json()["params"]) == (
        409,
        "reviews.too_many_links",
        {"max": MAX_LINKS},
    )
    await review.revoke(made[0])
    await review.make()


@pytest.mark.parametrize("sent", [{"days": 2}, {"label": "x" * 81}, {"password": "court"}, {"slug": "autre"}])
async def test_what_a_link_cannot_be_is_refused(review: Review, sent: dict[str, object]) -> None:
    assert (await review.owner.client.post("/api/site/review-links", json=sent)).status_code == 422


async def test_ended_revoked_and_never_made_are_one_and_the_same(review: Review, app: App) -> None:
    ended, revoked = await review.make(), await review.make()
    assert (await review.reader.get(ended["path"])).status_code == 200
    await review.revoke(revoked)
    async with app.services.database.writing() as session:
        at = now() - timedelta(seconds=1)
        await session.execute(update(ReviewLink).where(ReviewLink.id == ended["id"]).values(ends_at=at))

    def comparable(answer: httpx.Response) -> tuple[int, str, list[tuple[str, str]]]:
        return answer.status_code, answer.text, sorted(answer.headers.items())

    first, *others = [
        comparable(await review.reader.get(path)) for path in (NO_LINK, ended["path"], revoked["path"], "/relecture/x")
    ]
    assert first[0] == 404
    assert others == [first] * 3
    assert {link["state"]: link["url"] for link in await review.links()} == {"revoked": None, "ended": None}


async def test_a_revoked_link_shows_nothing_below_its_address_either(review: Review) -> None:
    made = await review.make()
    assert (await review.reader.get(f"{made['path']}/fr/remarque")).status_code == 200
    await review.revoke(made)
    for path in ("", "/fr", "/fr/remarque", "/media/0123456789abcdef.png"):
        assert (await review.reader.get(made["path"] + path)).status_code == 404
    assert (await review.remark(made)).status_code == 404
    assert await review.remarks() == []


async def test_guesses_end_after_a_few_and_then_no_answer_tells_anything(review: Review, app: App) -> None:
    made = await review.make()
    statuses = [(await review.reader.get(f"/relecture/{n:032}")).status_code for n in range(8)]
    assert statuses == [404] * 6 + [429] * 2
    assert (await review.reader.get(made["path"])).status_code == 429
    async with browser(app) as elsewhere:
        elsewhere._transport = httpx.ASGITransport(app=app, client=("203.0.113.9", 1))
        assert (await elsewhere.get(made["path"])).status_code == 200


async def test_openings_are_counted_once_a_minute(review: Review, app: App) -> None:
    made = await review.make()
    await review.reader.get(made["path"])
    await review.reader.get(f"{made['path']}/fr")
    await review.reader.head(made["path"])
    [listed] = await review.links()
    assert listed["openings"] == 1
    assert listed["lastOpenedAt"]


async def test_a_password_is_asked_by_a_plain_form_and_known_from_then_on_at_this_address(review: Review) -> None:
    made = await review.make(password="atelier-du-quai")
    other = await review.make(password="atelier-du-quai")
    await review.type("about", texts={"body": "Encore secret"})
    asked = await review.reader.get(made["path"])
    assert asked.status_code == 200
    assert 'type="password"' in asked.text
    assert "Encore secret" not in asked.text
    assert "Élise" not in asked.text
    assert (await review.reader.get(f"{made['path']}/fr/remarque")).text == asked.text
    wrong = await review.reader.post(made["path"], data={"password": "au-hasard"})
    assert (wrong.status_code, "set-cookie" in wrong.headers) == (403, False)
    right = await review.reader.post(made["path"], data={"password": "atelier-du-quai"})
    assert (right.status_code, right.headers["Location"]) == (303, made["path"])
    cookie = right.headers["Set-Cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie and f"path={made['path'].lower()}" in cookie
    assert "Encore secret" in (await review.reader.get(made["path"])).text
    # The same password is another link's too: its cookie is not.
    name, _, value = right.headers["Set-Cookie"].partition(";")[0].partition("=")
    carried = await review.reader.get(other["path"], headers={"Cookie": f"{name}={value}"})
    assert 'type="password"' in carried.text
    await review.revoke(made)
    assert (await review.reader.get(made["path"])).status_code == 404


async def test_wrong_passwords_are_limited_per_link_and_address(review: Review) -> None:
    made, other = await review.make(password="atelier-du-quai"), await review.make(password="atelier-du-quai")
    tries = [await review.reader.post(made["path"], data={"password": f"essai-{n}"}) for n in range(4)]
    assert [answer.status_code for answer in tries] == [403, 403, 403, 429]
    assert (await review.reader.post(made["path"], data={"password": "atelier-du-quai"})).status_code == 429
    assert (await review.reader.post(other["path"], data={"password": "atelier-du-quai"})).status_code == 303


async def test_a_form_of_another_sites_page_is_refused(review: Review) -> None:
    made = await review.make(password="atelier-du-quai")
    evil = {"Origin": "https://evil.example"}
    assert (await review.reader.post(made["path"], data={"password": "x"}, headers=evil)).status_code == 403
    assert (await review.reader.post(f"{made['path']}/fr/remarque", data={}, headers=evil)).status_code == 403


async def test_links_and_worked_off_remarks_are_forgotten_in_their_time(review: Review, app: App) -> None:
    kept, gone = await review.make(), await review.make()
    await review.remark(kept, text="La première remarque, sur un lien qui dure.")
    for text in ("La deuxième, traitée il y a longtemps.", "La troisième, pas encore traitée."):
        await review.remark(gone, text=text)
    database, before = app.services.database, now() - KEPT_AFTER_END - timedelta(minutes=1)
    async with database.writing() as session:
        await session.execute(update(ReviewLink).where(ReviewLink.id == gone["id"]).values(ends_at=before))
        done = Remark.text.startswith("La deuxième") | Remark.text.startswith("La première")
        await session.execute(update(Remark).where(done).values(done_at=before))
    await forget_old_links(database)
    assert [link["id"] for link in await review.links()] == [kept["id"]]
    assert [remark["text"][:10] for remark in await review.remarks()] == ["La premièr", "La troisiè"]


async def test_links_made_and_revoked_all_day_do_not_pile_up(review: Review, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vitrine.public.reviews.links.MAX_ENDED", 4, raising=False)
    made = [await review.make(label=f"{number}") for number in range(3)]
    for number in range(3, 9):
        await review.revoke(made[number - 3])
        made.append(await review.make(label=f"{number}"))
    listed = [link["label"] for link in await review.links()]
    assert listed[:3] == ["8", "7", "6"]
    assert sorted(listed[3:]) == ["3", "4", "5"]


async def test_pages_are_drawn_so_often_for_all_links_of_a_site_together(
    review: Review, app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app.services.settings.limits, "review_pages_per_site", "2/minute")
    paths = [(await review.make())["path"] for _ in range(3)]
    assert [(await review.reader.get(path)).status_code for path in paths] == [200, 200, 503]
