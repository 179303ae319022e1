"""The instance's own pages: what stands at / where VITRINE_FRONT_PAGE=landing, in whose language, with which texts."""

import re
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
from sqlalchemy import update

from tests.factories.app import ORIGIN, Owner, browser, running
from vitrine.accounts.instance_texts import texts
from vitrine.app import App
from vitrine.content.catalogues import SPOKEN_LANGUAGES
from vitrine.platform.http.front import PlainRequest
from vitrine.platform.settings import BadSetting, Settings, read_settings
from vitrine.platform.storage.base import now
from vitrine.public.landing.words import landing_words
from vitrine.public.rendering.document import csp_hash
from vitrine.sites.domains.tables import Domain
from vitrine.sites.site.tables import Site

FRENCH = {"Accept-Language": "fr-FR,fr;q=0.9"}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(texts, "LOOKED_AT_EVERY_S", 0.0)
    made = tmp_path / "textes"
    made.mkdir()
    return made


@pytest.fixture
def settings(database_url: str, tmp_path: Path, folder: Path) -> Settings:
    return Settings(
        data=tmp_path / "data",
        database_url=database_url,
        front_page="landing",
        landing_examples=("elise-marechal", "nobody"),
        texts=folder,
    )


def links(page: str, rel: str) -> dict[str, str]:
    return dict(re.findall(rf'<link rel="{rel}"(?: hreflang="([\w-]+)")? href="([^"]+)">', page))


async def test_the_landing_page_speaks_the_visitors_language_and_leads_in(visitor: httpx.AsyncClient) -> None:
    page = await visitor.get("/", headers=FRENCH)
    assert page.status_code == 200 and "Accept-Language" in page.headers["vary"]
    assert '<html lang="fr" dir="ltr"' in page.text and landing_words("FR").title in page.text
    assert 'href="/dashboard/signup"' in page.text and 'href="/dashboard/login"' in page.text
    assert links(page.text, "canonical") == {"": f"{ORIGIN}/fr"}
    alternates = links(page.text, "alternate")
    assert len(alternates) == 9 and alternates["ar"] == f"{ORIGIN}/ar" and alternates["x-default"] == f"{ORIGIN}/"
    for code in SPOKEN_LANGUAGES:
        own = await visitor.get(f"/{code.lower()}", headers=FRENCH)
        assert landing_words(code).title in own.text and "Accept-Language" not in own.headers["vary"]
    assert '<html lang="ar" dir="rtl"' in (await visitor.get("/ar")).text
    assert (await visitor.get("/", headers={"Accept-Language": "ja"})).text.count(landing_words("EN").title) > 1
    for nothing in ("/ja", "/fr/", "/fr/fr", "/FR", "/fr/mentions"):
        assert ((await visitor.get(nothing)).status_code == 200) is (nothing == "/fr/"), nothing


async def test_it_is_kept_tagged_and_compressed_like_a_sites_page(app: App, visitor: httpx.AsyncClient) -> None:
    first = await visitor.get("/fr", headers={"Accept-Encoding": "br"})
    assert first.headers["content-encoding"] == "br" and "script-src 'self'" in first.headers["content-security-policy"]
    again = await visitor.get("/fr", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert app.front.cached(PlainRequest("/fr", {b"host": b"vitrine.test"})) is not None
    assert len(first.content) < 14_000
    head = await visitor.head("/")
    assert (head.status_code, head.content) == (200, b"")


async def test_the_chosen_sites_are_shown_as_they_are_now_and_only_while_visitors_see_them(
    app: App, owner: Owner, visitor: httpx.AsyncClient
) -> None:
    assert "examples" not in (await visitor.get("/fr")).text
    await owner.choose("FR")
    await owner.save("home", texts={"headline": "Donner à lire <b>"})
    page = (await visitor.get("/fr")).text
    assert (
        'href="/@elise-marechal/fr"' in page and "Donner à lire &lt;b&gt;" in page and page.count('class="mini ') == 1
    )
    await owner.save("home", texts={"headline": "Autre chose"})
    assert "Autre chose" in (await visitor.get("/fr")).text
    assert "Autre chose" in (await visitor.get("/de")).text

    async def change(**values: object) -> None:
        async with app.services.database.writing() as session:
            await session.execute(update(Site).values(**values))

    await change(is_online=False)
    assert "Autre chose" not in (await visitor.get("/fr")).text
    await change(is_online=True)
    assert "Autre chose" in (await visitor.get("/fr")).text
    renamed = await owner.choose("FR", slug="elise")
    assert renamed.status_code == 200, renamed.text
    assert 'href="/@elise/fr"' in (await visitor.get("/fr")).text
    email = (await owner.client.get("/api/account")).json()["email"]
    gone = await owner.client.post("/api/account/deletion", json={"email": email})
    assert gone.is_success, gone.text
    assert "Autre chose" not in (await visitor.get("/fr")).text


async def test_a_miniature_wears_its_owners_own_colours(owner: Owner, visitor: httpx.AsyncClient) -> None:
    await owner.pay()
    await owner.choose("FR")
    await owner.save("home", texts={"headline": "Donner à lire"}, themeIndex=1)
    before = await visitor.get("/fr")
    assert "<style>" not in before.text
    colours = {"background": "#101820", "text": "#f0e6d2", "accent": "#f2aa4c"}
    await owner.save("appearance", settings=colours)
    page = await visitor.get("/fr")
    assert 'data-theme="1" data-own="elise-marechal"' in page.text
    [style] = re.findall("<style>(.*?)</style>", page.text)
    assert style.startswith('.mini[data-own="elise-marechal"]{--bg:#101820;--text:#f0e6d2;')
    assert csp_hash(style.encode()) in page.headers["content-security-policy"]
    await owner.save("appearance", settings=dict.fromkeys(colours, ""))
    after = await visitor.get("/fr")
    assert after.text == before.text
    assert after.headers["content-security-policy"] == before.headers["content-security-policy"]


async def test_the_operators_words_stand_on_it_and_have_pages_of_their_own(
    folder: Path, visitor: httpx.AsyncClient
) -> None:
    for page in ("/conditions", "/fr/conditions", "/mentions-legales"):
        assert (await visitor.get(page)).status_code == 404
    (folder / "accueil.fr.md").write_text("# L’Atelier\n\nUn service de **Brest** <script>alert(1)</script>")
    (folder / "conditions.fr.md").write_text("# Conditions\n\n## Une\n\nSoyez [aimables](javascript:alert(1)).")
    landing = (await visitor.get("/fr")).text
    assert (
        "<title>L’Atelier · " in landing and "<strong>Brest</strong>" in landing and "alert(1)</script>" not in landing
    )
    assert 'href="/fr/conditions"' in landing and "/confidentialite" not in landing
    german = (await visitor.get("/de")).text
    assert '<section class="landing-part landing-text" lang="fr" dir="ltr">' in german
    terms = await visitor.get("/conditions", headers={"Accept-Language": "de"})
    assert '<html lang="fr"' in terms.text and "<h1>Conditions</h1>" in terms.text and "<h2>Une</h2>" in terms.text
    assert "javascript:alert" not in re.sub(r"\[aimables\]\(.*?\)", "", terms.text)
    assert links(terms.text, "canonical") == {"": f"{ORIGIN}/fr/conditions"}
    explicit = (await visitor.get("/de/conditions")).text
    assert '<html lang="de"' in explicit and 'class="landing-text" lang="fr"' in explicit
    assert links(explicit, "canonical") == {"": f"{ORIGIN}/fr/conditions"}
    sitemap = (await visitor.get("/sitemap.xml")).text
    assert sitemap.count("<url>") == 9 and f'hreflang="x-default" href="{ORIGIN}/conditions"' in sitemap
    (folder / "conditions.fr.md").write_text("# Autres conditions\n\nSoyez aimables, vraiment.")
    assert "<h1>Autres conditions</h1>" in (await visitor.get("/fr/conditions")).text


async def test_the_landing_page_stands_on_the_instances_own_host_alone(
    app: App, owner: Owner, visitor: httpx.AsyncClient, folder: Path
) -> None:
    (folder / "conditions.fr.md").write_text("Soyez aimables.")
    await owner.choose("FR")
    await owner.save("home", texts={"headline": "Donner à lire"})
    site_id = (await owner.site())["id"]
    async with app.services.database.writing() as session:
        session.add(Domain(host="elise.example", site_id=site_id, proof="p", proven_at=now()))
    at_home = {"Host": "elise.example"}
    answer = await visitor.get("/", headers=at_home)
    assert (answer.status_code, answer.headers["location"]) == (307, "/home")
    for page in ("/fr", "/conditions", "/fr/conditions"):
        assert (await visitor.get(page, headers=at_home)).status_code == 404
    assert "Donner à lire" in (await visitor.get("/home/fr")).text  # whose /home is has not changed


async def test_an_instance_of_ones_own_has_no_front_door(
    database_url: str, tmp_path: Path, stack: AsyncExitStack, folder: Path
) -> None:
    app = await stack.enter_async_context(running(Settings(data=tmp_path / "data", database_url=database_url)))
    visitor = await stack.enter_async_context(browser(app))
    assert app.public.landing is None
    assert (await visitor.get("/")).headers["location"] == "/home"
    for page in ("/fr", "/conditions"):
        assert (await visitor.get(page)).status_code == 404


async def test_texts_have_their_pages_without_a_landing_page_too(
    database_url: str, tmp_path: Path, stack: AsyncExitStack, folder: Path
) -> None:
    (folder / "conditions.fr.md").write_text("Soyez aimables.")
    given = Settings(data=tmp_path / "data", database_url=database_url, mode="public", texts=folder)
    app = await stack.enter_async_context(running(given))
    visitor = await stack.enter_async_context(browser(app))
    assert (await visitor.get("/")).headers["location"] == "/home"
    assert (await visitor.get("/fr")).status_code == 404
    page = (await visitor.get("/fr/conditions")).text
    assert "<h1>Conditions d’utilisation</h1>" in page and 'class="landing-name" href="/"' in page


async def test_where_nobody_may_sign_up_nobody_is_asked_to(settings: Settings, stack: AsyncExitStack) -> None:
    app = await stack.enter_async_context(running(settings.but(signup="closed")))
    visitor = await stack.enter_async_context(browser(app))
    page = (await visitor.get("/fr")).text
    assert "/dashboard/signup" not in page and "/dashboard/login" in page


@pytest.mark.parametrize(
    "wrong",
    [{"VITRINE_FRONT_PAGE": "door"}, {"VITRINE_LANDING_EXAMPLES": "a,b,c,d"}, {"VITRINE_ABUSE_ADDRESS": "nobody"}],
)
def test_settings_that_cannot_be_meant_refuse_the_start(wrong: dict[str, str]) -> None:
    with pytest.raises(BadSetting, match=next(iter(wrong))):
        read_settings(wrong)
