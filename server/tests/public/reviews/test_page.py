"""The draft as somebody with the link sees it: what is typed and not saved, for him alone and nowhere else."""

import logging
import re
import threading
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from tests.factories.app import ORIGIN, Owner
from tests.public.reviews.conftest import Review
from tests.sites.media import pictures
from tests.sites.media.test_routes import uploaded
from tests.test_hostile_texts import PAYLOADS, Elements
from vitrine.app import App
from vitrine.platform.storage.base import now
from vitrine.public.rendering.document import REPORTS
from vitrine.public.reviews import valid_drafts
from vitrine.sites.domains.tables import Domain

PROJECT = {"id": "projet-un-0001", "title": "Halle", "description": "", "link": "", "alt": ""}


async def test_a_reader_sees_what_is_typed_and_not_saved_in_every_language(review: Review) -> None:
    await review.type("about", texts={"heading": "À propos", "body": "Typographie en cours"})
    made = await review.make()
    french = await review.reader.get(made["path"], headers={"Accept-Language": "fr"})
    assert french.status_code == 200
    assert "Typographie en cours" in french.text
    assert "Brouillon" in french.text
    about = await review.owner.document("about")
    languages = about["languages"]
    languages["FR"]["texts"].update(body="Typographie en cours")
    languages["EN"]["texts"].update(body="Typesetting under way")
    await review.draft("about", {"languages": languages, "shared": about["shared"]})
    english = await review.reader.get(f"{made['path']}/en")
    assert "Typesetting under way" in english.text
    assert ">Draft<" in english.text
    assert f'href="{made["path"]}/fr"' in english.text
    assert (await review.reader.get(f"{made['path']}/de")).status_code == 404


async def test_drafts_are_parsed_beside_the_event_loop_or_not_at_all(
    review: Review, app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twelve of half a megabyte held everybody for most of a second."""
    await review.type("about", texts={"body": "Typographie en cours"})
    async with app.services.database.writing() as session:
        # A number that a parser would write otherwise.
        written = text("""UPDATE drafts SET content = '{"languages": {}, "x": 1.10}' WHERE section = 'about'""")
        await session.execute(written)
    listed = await review.owner.client.get("/api/site/drafts")
    assert '"x": 1.10' in listed.text
    assert listed.json()["drafts"][0]["content"] == {"languages": {}, "x": 1.1}

    mended_in: list[threading.Thread] = []
    mend = valid_drafts._valid_section

    def watched(*given: Any, **named: Any) -> Any:
        mended_in.append(threading.current_thread())
        return mend(*given, **named)

    monkeypatch.setattr(valid_drafts, "_valid_section", watched)
    assert (await review.reader.get((await review.make())["path"])).status_code == 200
    assert mended_in and threading.current_thread() not in mended_in


async def test_the_owners_chosen_layout_is_shown_and_a_free_site_gets_none_by_a_link(
    review: Review, other_owner: Owner
) -> None:
    await review.type("home", layout="option2")
    made = await review.make()
    assert 'data-layout="option2"' in (await review.reader.get(made["path"])).text
    free = Review(other_owner, review.reader)
    await free.owner.choose("FR")
    await free.type("home", layout="option3")
    assert 'data-layout="option1"' in (await review.reader.get((await free.make())["path"])).text


async def test_a_drafted_order_is_shown_and_what_is_no_section_in_it_is_left_out(review: Review) -> None:
    await review.owner.save("about", texts={"heading": "À propos", "body": "Typographie"})
    chosen = {"order": ["contact", "blog", "contact", {"a": 1}], "hidden": ["about", "home"]}
    await review.type("appearance", settings=chosen)
    shown = (await review.reader.get(f"{(await review.make())['path']}/fr")).text
    assert "Typographie" in shown and 'id="welcome"' in shown, "neither of the two can be: as if none were chosen"
    await review.type("appearance", settings={"order": ["contact", "blog"], "hidden": ["about"]})
    shown = (await review.reader.get(f"{(await review.make())['path']}/fr")).text
    assert "Typographie" not in shown and 'id="propos"' not in shown
    assert shown.index('id="contact"') < shown.index('id="projet"')


async def test_nothing_of_it_is_for_search_engines_or_shared_caches_or_other_sites(review: Review) -> None:
    await review.type("about", texts={"body": "Encore secret"})
    made = await review.make()
    answer = await review.reader.get(made["path"])
    assert answer.headers["Cache-Control"] == "private, no-store"
    assert answer.headers["X-Robots-Tag"] == "noindex, nofollow"
    assert answer.headers["Referrer-Policy"] == "no-referrer"
    assert "etag" not in answer.headers
    public = await review.reader.get(f"/@{(await review.owner.site())['slug']}")
    hashes = re.compile(r"'sha256-[^']+'")
    assert hashes.sub("", answer.headers["Content-Security-Policy"]).split("; ")[0] == "default-src 'none'"
    assert [rule.split()[0] for rule in answer.headers["Content-Security-Policy"].split("; ")] == [
        rule.split()[0] for rule in public.headers["Content-Security-Policy"].split("; ")
    ]
    assert '<meta name="robots" content="noindex, nofollow">' in answer.text
    for word in ("canonical", "hreflang", "ld+json", "og:url", 'id="page"'):
        assert word not in answer.text
    secret = made["path"].rpartition("/")[2]
    for path in ("/sitemap.xml", "/robots.txt"):
        assert secret not in (await review.reader.get(path)).text


async def test_its_contact_form_is_shown_and_sends_nothing(review: Review) -> None:
    """Without a script too: of a form outside a dialog this method does nothing. With one: web/e2e/review.spec.ts."""
    made = await review.make()
    shown = (await review.reader.get(f"{made['path']}/fr")).text
    form = shown[shown.index("<form") : shown.index("</form>")]
    assert 'method="dialog"' in form and "ce formulaire n’envoie rien d’ici" in form and "Élise" in form
    public = (await review.reader.get(f"/@{(await review.owner.site())['slug']}/fr")).text
    assert 'method="post"' in public and "n’envoie rien" not in public


async def test_nothing_is_kept_and_visitors_pages_do_not_change(review: Review, app: App) -> None:
    path = f"/@{(await review.owner.site())['slug']}/fr"
    before = await review.reader.get(path)
    pages = app.services.pages
    kept, asked = len(pages.cache), pages.cache.misses
    await review.type("about", texts={"body": "Encore secret"})
    made = await review.make()
    assert "Encore secret" in (await review.reader.get(f"{made['path']}/fr")).text
    assert (len(pages.cache), pages.cache.misses) == (kept, asked)
    after = await review.reader.get(path)
    assert (after.content, after.headers["ETag"]) == (before.content, before.headers["ETag"])
    await review.type("about", texts={"body": "Plus secret encore"})
    assert "Plus secret encore" in (await review.reader.get(f"{made['path']}/fr")).text


async def test_a_site_under_construction_is_read_with_the_link_and_its_pictures_too(review: Review) -> None:
    picture = await uploaded(review.owner, pictures.jpeg())
    await review.owner.choose("FR", "EN", isOnline=False)
    await review.type("projects", lists={"projects": [{**PROJECT, "image": picture["id"]}]})
    made = await review.make()
    page = await review.reader.get(f"{made['path']}/fr")
    named = f"{made['path']}{picture['url']}"
    assert f'src="{named}"' in page.text
    shown = await review.reader.get(named)
    assert (shown.status_code, shown.headers["Content-Type"]) == (200, "image/jpeg")
    assert "public" not in shown.headers["Cache-Control"]
    assert (await review.reader.get(picture["url"])).status_code == 404
    assert (await review.reader.get(f"/relecture/{'B' * 32}{picture['url']}")).status_code == 404
    await review.revoke(made)
    assert (await review.reader.get(named)).status_code == 404


async def test_another_sites_picture_is_not_had_through_a_link(review: Review, other_owner: Owner) -> None:
    other = Review(other_owner, review.reader)
    await other.owner.choose("FR", isOnline=False)
    theirs = await uploaded(other.owner, pictures.png())
    await review.type("projects", lists={"projects": [{**PROJECT, "image": theirs["id"]}]})
    made = await review.make()
    assert (await review.reader.get(f"{made['path']}{theirs['url']}")).status_code == 404
    assert theirs["url"] not in (await review.reader.get(f"{made['path']}/fr")).text


@pytest.mark.parametrize(
    "content",
    [
        {"languages": {"FR": {"texts": 5, "lists": None}}, "shared": "x"},
        {"languages": {"FR": {"texts": {"body": "Lisible", "no": 1, "heading": ["x"]}, "lists": {"team": [7, {}]}}}},
        {"languages": {"FR": {"texts": {"body": "Lisible " + "long " * 9000}, "lists": {}}, "XX": {}}},
        {
            "languages": {"FR": {"texts": {"body": "Lisible"}, "lists": {}}},
            "shared": {"styles": {"body": {"color": "red;}body{display:none"}}, "settings": {}, "lists": {}},
            "layout": "option9",
        },
        {"languages": {"FR": {"texts": {"body": "Lisible"}, "lists": {}, "of a newer editor": {}}}},
        # Each name would be a fault, told and mended while everybody waits.
        {"languages": {"FR": {"texts": {"body": "Lisible"}, "lists": {}, **dict.fromkeys(map(str, range(40_000)), 0)}}},
        {"languages": {"FR": {"texts": dict.fromkeys(map(str, range(40_000)), 0) | {"body": "Lisible"}, "lists": {}}}},
    ],
    ids=lambda content: str(content)[:60],
)
async def test_a_draft_that_is_no_content_breaks_nothing(review: Review, content: dict[str, object]) -> None:
    await review.draft("about", content)
    made = await review.make()
    page = await review.reader.get(f"{made['path']}/fr")
    assert page.status_code == 200
    assert "display:none" not in page.text
    assert ("Lisible" in page.text) == ("Lisible" in str(content))


async def test_a_bad_link_in_a_draft_is_no_link_and_its_item_stays(review: Review) -> None:
    picture = await uploaded(review.owner, pictures.jpeg())
    item = {**PROJECT, "image": picture["id"], "title": "Halle aux grains", "link": "javascript:alert(1)"}
    await review.type("home", layout="option2")
    await review.type("projects", lists={"projects": [item]})
    page = await review.reader.get(f"{(await review.make())['path']}/fr")
    assert "Halle" in page.text
    assert "javascript:" not in page.text


async def test_hostile_drafts_and_labels_are_text(review: Review) -> None:
    for payload in PAYLOADS:
        await review.type("about", texts={"heading": payload, "body": payload})
        made = await review.make(label=payload[:80])
        found = Elements((await review.reader.get(f"{made['path']}/fr")).text)
        assert found.dangerous == []
        await review.revoke(made)


async def test_the_secret_stands_in_no_log(review: Review, app: App, caplog: pytest.LogCaptureFixture) -> None:
    made = await review.make()
    secret = made["path"].rpartition("/")[2]
    report = {"csp-report": {"document-uri": f"{ORIGIN}{made['path']}/fr", "effective-directive": "img-src"}}
    with caplog.at_level(logging.DEBUG):
        await review.reader.post(REPORTS, json=report)
        await review.reader.get(made["path"])
        # Broken on purpose, so that the next answer is a failure of ours, which is logged whole.
        app.services.throttle._item = None  # type: ignore[assignment]
        assert (await review.reader.get(made["path"])).status_code == 500
    told = " ".join(f"{record.getMessage()} {record.__dict__}" for record in caplog.records if "vitrine" in record.name)
    assert "/relecture/…" in told
    assert secret not in told


async def test_on_an_owners_domain_there_is_no_such_address(review: Review, app: App) -> None:
    made = await review.make()
    site_id = (await review.owner.site())["id"]
    async with app.services.database.writing() as session:
        session.add(Domain(host="elise.example", site_id=site_id, proof="p", proven_at=now()))
    transport = httpx.ASGITransport(app=app)
    async with httpx.AsyncClient(transport=transport, base_url="http://elise.example") as there:
        assert (await there.get("/home/fr")).status_code == 200
        assert (await there.get(made["path"])).status_code == 404


async def test_the_legal_page_of_a_draft_is_behind_the_link_alone(review: Review) -> None:
    made = await review.make()
    at = f"{made['path']}/fr/mentions"
    assert (await review.reader.get(at)).status_code == 404
    told = {"publisher": "Élise Maréchal", "email": "elise@example.org", "host": "Hébergeur SAS"}
    await review.type("legal", settings=told)
    assert f'href="{at}"' in (await review.reader.get(f"{made['path']}/fr")).text
    page = await review.reader.get(at)
    assert page.status_code == 200 and "Hébergeur SAS" in page.text and "Brouillon" in page.text
    assert f'href="{made["path"]}/fr"' in page.text and "noindex" in page.text
    assert page.headers["Cache-Control"] == "private, no-store"
    slug = (await review.owner.site())["slug"]
    assert (await review.reader.get(f"/@{slug}/fr/mentions")).status_code == 404
    await review.revoke(made)
    assert (await review.reader.get(at)).status_code == 404


async def test_projects_pages_of_a_draft_are_behind_the_link_in_the_look_that_is_being_tried(review: Review) -> None:
    made = await review.make()
    here, slug = f"{made['path']}/fr", (await review.owner.site())["slug"]
    at = f"{here}/projet/halle"
    assert (await review.reader.get(at)).status_code == 404
    image = (await uploaded(review.owner, pictures.saved(pictures.arrow(80), "PNG")))["id"]
    page = {"isShown": True, "name": "halle", "story": "Une halle", "film": "https://vimeo.com/123456789"}
    await review.owner.save("projects", lists={"projects": [{**PROJECT, "image": image, "page": page}]})
    saved = await review.reader.get(at)
    assert saved.status_code == 200 and "Une halle" in saved.text and "Brouillon" in saved.text
    assert f'src="{made["path"]}/media/' in saved.text and f'href="{here}#projet"' in saved.text
    assert "frame-src https://player.vimeo.com" in saved.headers["Content-Security-Policy"]
    assert saved.headers["Cache-Control"] == "private, no-store" and "noindex" in saved.text
    # Typed and not saved: another name, marks, another film; and what is tried on the screen of the appearance.
    typed = {**page, "name": "la-halle", "story": "Une halle neuve", "storyMarks": "b 4 9", "film": ""}
    await review.type("projects", lists={"projects": [{**PROJECT, "image": image, "page": typed}]})
    colours = {"background": "#101820", "text": "#f0e6d2", "accent": "#f2aa4c"}
    await review.type("appearance", settings={**colours, "fontPair": "revue", "corners": "ronds"})
    assert f'href="{here}/projet/la-halle"' in (await review.reader.get(here)).text
    assert (await review.reader.get(at)).status_code == 404
    drafted = await review.reader.get(f"{here}/projet/la-halle")
    assert "Une <strong>halle</strong> neuve" in drafted.text and 'data-theme="own"' in drafted.text
    for rule in ('[data-theme="own"]{--bg:#101820;', "--heading:var(--font-work-sans", "--corner:18px"):
        assert rule in drafted.text, rule
    assert "frame-src" not in drafted.headers["Content-Security-Policy"]
    public = await review.reader.get(f"/@{slug}/fr/projet/halle")
    assert "neuve" not in public.text and "#101820" not in public.text
    for path in (f"{here}/projet/la-halle.md", f"{here}/projet/la-halle/x", f"{made['path']}/en/projet/autre"):
        assert (await review.reader.get(path)).status_code == 404
    await review.revoke(made)
    assert (await review.reader.get(f"{here}/projet/la-halle")).status_code == 404
