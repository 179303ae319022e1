"""Font pairs: a page brings the families that it wears, fetched at once, and no other page gets any of them."""

import re

import httpx
import pytest
from sqlalchemy import update

from tests.factories.app import Owner
from tests.factories.attacks import Attack
from tests.public.reviews.conftest import Review, review  # noqa: F401  (a fixture)
from tests.transfer.export_archive.conftest import Traveller, traveller  # noqa: F401  (a fixture)
from tests.transfer.export_archive.test_static_site import document, missing
from vitrine.content.font_pairs import FONT_PAIRS, FREE_PAIRS, FontPair, sheets_of
from vitrine.content.layouts import OPTIONS
from vitrine.content.sections import SECTIONS
from vitrine.public.rendering.assets import DIST, Linked, Manifest, compressed
from vitrine.sites.site.tables import Site

MOST_STYLE_BYTES = 15_000
NOTICE = {"publisher": "Élise", "email": "elise@example.org", "host": "Hébergeur"}


def sheet_of(page: str) -> str:
    return str(re.findall(r'<link rel="stylesheet" href="([^"]+)">', page)[0])


def preloaded(page: str) -> list[str]:
    return re.findall(r'<link rel="preload" as="font" type="font/woff2" crossorigin="" href="([^"]+)">', page)


@pytest.fixture
async def site(owner: Owner) -> Owner:
    await owner.pay()
    await owner.choose("FR", "AR")
    await owner.save("home", texts={"headline": "Donner à lire"})
    await owner.save("home", "AR", texts={"headline": "أهلا وسهلا"})
    await owner.save("legal", settings=NOTICE)
    return owner


@pytest.mark.parametrize("pair", FONT_PAIRS)
async def test_every_page_of_the_site_brings_the_pair_and_gives_it_back(
    pair: FontPair, site: Owner, visitor: httpx.AsyncClient
) -> None:
    paths = ("/home/fr", "/home/ar", "/home/fr/mentions")
    before = {path: (await visitor.get(path)).text for path in paths}
    assert not any(preloaded(page) for page in before.values())
    assert (await site.save("appearance", settings={"fontPair": pair})).status_code == 200
    for path in paths:
        page = (await visitor.get(path)).text
        sheet = (await visitor.get(sheet_of(page))).text
        for family in sheets_of(pair):
            assert f"--font-{family}:" in sheet
            if path != "/home/ar":
                assert any(f"/{family}-latin-" in font for font in preloaded(page)), family
        for font in preloaded(page):
            # The sheet names its neighbours.
            assert font.removeprefix("/assets/") in sheet
            assert (await visitor.get(font)).headers["content-type"] == "font/woff2"
            assert font not in "".join(re.findall(r'data-fonts="([^"]*)"', page)), "asked for twice"
    await site.save("appearance", settings={"fontPair": ""})
    assert {path: (await visitor.get(path)).text for path in paths} == before, "the very bytes"


def test_styles_stay_within_their_budget_in_every_layout_and_pair() -> None:
    manifest = Manifest()
    optional = [name for name, section in SECTIONS.items() if section.is_optional]

    def weight(linked: Linked) -> int:
        sheets = b"".join((DIST / sheet.removeprefix("/")).read_bytes() for sheet in linked.styles)
        return len(compressed(sheets, "br", for_ever=True))

    weights = {
        (option, pair): weight(manifest.site(option, optional, (), pair)) for option in OPTIONS for pair in FONT_PAIRS
    }
    assert max(weights.values()) <= MOST_STYLE_BYTES, weights


async def test_a_free_site_gets_no_other_and_one_that_was_paid_falls_back(
    site: Owner, other_owner: Owner, visitor: httpx.AsyncClient, attack: Attack
) -> None:
    plain = (await visitor.get("/home/fr")).text
    await site.save("appearance", settings={"fontPair": "vernissage"})
    slug = (await site.site())["slug"]
    assert "playfair-display" in (await visitor.get(f"/@{slug}/fr")).text
    async with site.app.services.database.writing() as session:
        await session.execute(update(Site).where(Site.slug == slug).values(activation=None))
    await site.choose("FR")  # any save: pages that are kept are of the site as it was
    page = (await visitor.get(f"/@{slug}/fr")).text
    assert preloaded(page) == [] and "playfair" not in page
    assert sheet_of(page) == sheet_of(plain)
    # His next save of the screen is not refused for what he no longer sees there.
    shown = (await site.client.get("/api/site/preview")).json()["snapshot"]["sections"]["appearance"]["shared"]
    assert shown["settings"]["fontPair"] == ""
    await other_owner.choose("FR")
    refused = await other_owner.save("appearance", settings={"fontPair": "vernissage"})
    assert (refused.status_code, refused.json()["code"]) == (403, "tiers.paid_only")
    attack("a font pair on a free site", attempts=1, result="403")


@pytest.mark.parametrize("pair", ["comic", "../vernissage", None, ["vernissage"], {"a": 1}])
async def test_what_is_no_pair_is_refused_at_its_field(site: Owner, pair: object) -> None:
    refused = await site.save("appearance", settings={"fontPair": pair})
    assert refused.status_code == 422
    assert refused.json()["params"]["fields"][0]["path"] == ["shared", "settings", "fontPair"]


async def test_a_draft_that_others_look_at_wears_its_pair_where_the_site_is_paid(
    review: Review,  # noqa: F811
    other_owner: Owner,
) -> None:
    await review.type("appearance", settings={"fontPair": "revue"})
    page = (await review.reader.get(f"{(await review.make())['path']}/fr")).text
    assert any("/work-sans-" in font for font in preloaded(page))
    free = Review(other_owner, review.reader)
    await free.owner.choose("FR")
    await free.type("appearance", settings={"fontPair": "vernissage"})
    assert "playfair" not in (await review.reader.get((await free.make())["path"])).text
    await free.type("appearance", settings={"fontPair": "salon"})
    assert "playfair" in (await review.reader.get((await free.make())["path"])).text


@pytest.mark.parametrize("pair", FREE_PAIRS)
async def test_three_pairs_are_for_free_sites_too(owner: Owner, visitor: httpx.AsyncClient, pair: FontPair) -> None:
    await owner.choose("FR")
    await owner.save("home", texts={"headline": "Donner à lire"})
    assert (await owner.save("appearance", settings={"fontPair": pair})).status_code == 200
    fonts = preloaded((await visitor.get("/home/fr")).text)
    assert all(any(f"/{family}-latin-" in font for font in fonts) for family in sheets_of(pair))
    # Read again as the dashboard does.
    shown = (await owner.client.get("/api/site/preview")).json()["snapshot"]["sections"]["appearance"]["shared"]
    assert shown["settings"]["fontPair"] == pair


async def test_files_to_take_along_bring_the_fonts(traveller: Traveller) -> None:  # noqa: F811
    await traveller.owner.save("appearance", settings={"fontPair": "salon"})
    taken = await traveller.taken("static")
    assert missing(taken) == []
    assert any(re.match(r"assets/eb-garamond-latin-400-normal-.+\.woff2", name) for name in taken.namelist())
    [sheet] = document(taken, "fr.html").of("link", rel="stylesheet")
    assert "--font-playfair-display:" in taken.read(sheet["href"]).decode()
