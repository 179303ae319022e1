"""The page's look as its own screen saves it: theme and badge of the site, the logo's colours of the first section."""

import httpx
import pytest

from tests.factories.app import Owner


@pytest.fixture
async def site(owner: Owner) -> Owner:
    await owner.pay()
    await owner.choose("FR")
    await owner.save("home", texts={"headline": "Donner à lire"})
    return owner


async def test_theme_and_badge_are_the_sites_own_wherever_they_were_chosen(
    site: Owner, visitor: httpx.AsyncClient
) -> None:
    before = await site.site()
    assert "site-badge" in (await visitor.get("/home/fr")).text
    assert (await site.save("appearance", themeIndex=2, showsBadge=False)).status_code == 200
    after, page = await site.site(), (await visitor.get("/home/fr")).text
    assert (after["themeIndex"], after["showsBadge"]) == (2, False)
    assert "site-badge" not in page and 'data-theme="2"' in page
    assert after["settingsRevision"] > before["settingsRevision"], "a form opened before must not put it back (D22)"
    # What is not said stays.
    await site.save("appearance")
    assert (await site.site())["showsBadge"] is False


async def test_the_logo_keeps_its_colours_by_either_switch(site: Owner) -> None:
    before = await site.document("home")
    assert (await site.save("appearance", keepsLogoColours=True)).status_code == 200
    home = await site.document("home")
    assert home["shared"]["settings"]["keepsLogoColours"] is True
    assert home["languages"] == before["languages"]
    assert home["revision"] > before["revision"], "an older draft of that section is asked (D22)"
    # The same again is no change of it.
    await site.save("appearance", keepsLogoColours=True)
    assert (await site.document("home"))["revision"] == home["revision"]
    versions = (await site.client.get("/api/site/versions", params={"section": "home"})).json()
    assert versions


async def test_other_sections_do_not_take_the_switches(site: Owner) -> None:
    refused = await site.save("about", showsBadge=False)
    assert refused.status_code == 422


async def test_a_free_site_keeps_its_badge(owner: Owner) -> None:
    await owner.choose("FR")
    await owner.save("home", texts={"headline": "Donner à lire"})
    refused = await owner.save("appearance", showsBadge=False)
    assert (refused.status_code, refused.json()["code"]) == (403, "tiers.paid_only")
    assert (await owner.save("appearance", themeIndex=3)).status_code == 200
