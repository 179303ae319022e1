"""The page's look as its own screen saves it: theme and badge of the site, the logo's colours of the first section."""

import httpx
import pytest

from tests.factories.app import Owner
from vitrine.content.ambiences import AMBIENCES
from vitrine.content.sections import SECTIONS, SectionName
from vitrine.content.styles import SetName, face_in_set, styles_of_set


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
    assert after["settingsRevision"] > before["settingsRevision"], "a form opened before must not put it back"
    # What is not said stays.
    await site.save("appearance")
    assert (await site.site())["showsBadge"] is False


async def test_the_bar_is_the_sites_own_wherever_it_was_chosen(site: Owner, visitor: httpx.AsyncClient) -> None:
    before = await site.site()
    assert before["siteType"] == "header"
    assert (await site.save("appearance", siteType="footer")).status_code == 200
    after = await site.site()
    assert after["siteType"] == "footer" and 'class="site-icons"' in (await visitor.get("/home/fr")).text
    assert after["settingsRevision"] > before["settingsRevision"], "a form opened before must not put it back"
    # What is not said stays, and the same again is no change.
    await site.save("appearance", siteType="footer")
    await site.save("appearance")
    again = await site.site()
    assert (again["siteType"], again["settingsRevision"]) == ("footer", after["settingsRevision"])
    assert (await site.save("about", siteType="header")).status_code == 422
    # It can be had back with the version before.
    versions = (await site.client.get("/api/site/versions")).json()["versions"]
    assert any(version["section"] == "settings" for version in versions)


async def test_the_logo_keeps_its_colours_by_either_switch(site: Owner) -> None:
    before = await site.document("home")
    assert (await site.save("appearance", keepsLogoColours=True)).status_code == 200
    home = await site.document("home")
    assert home["shared"]["settings"]["keepsLogoColours"] is True
    assert home["languages"] == before["languages"]
    assert home["revision"] > before["revision"], "an older draft of that section is asked"
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


def dressed(section: SectionName, chosen: SetName) -> dict[str, object]:
    return {slot.name: style for slot in SECTIONS[section].styles if (style := styles_of_set(slot, chosen))}


async def worn_in(site: Owner, section: SectionName) -> dict[str, object]:
    styles = (await site.document(section))["shared"]["styles"]
    return {
        slot: {key: value for key, value in style.items() if value is not None}
        for slot, style in styles.items()
        if style
    }


@pytest.mark.both_engines
async def test_a_set_of_styles_is_worn_by_every_section_and_kept_in_versions(
    site: Owner, visitor: httpx.AsyncClient
) -> None:
    own = {"headline": {"family": "Georgia"}}
    await site.save("home", texts={"headline": "Donner à lire"}, styles=own)
    before = await site.document("home")
    saved = await site.save("appearance", settings={"fontPair": "atelier"}, themeIndex=1, styleSet="moderne")
    assert saved.status_code == 200, saved.text
    for name, section in SECTIONS.items():
        if section.styles:
            assert await worn_in(site, name) == dressed(name, "moderne"), name
    home = await site.document("home")
    assert home["revision"] > before["revision"], "an editor that is open elsewhere must not put the old ones back"
    assert home["languages"] == before["languages"]
    # The same again changes nothing; what was worn before can be had back.
    await site.save("appearance", settings={"fontPair": "atelier"}, styleSet="moderne")
    assert (await site.document("home"))["revision"] == home["revision"]
    listed = (await site.client.get("/api/site/versions", params={"section": "home"})).json()["versions"]
    then = [(await site.client.get(f"/api/site/versions/{version['number']}")).json() for version in listed[:2]]
    assert [moment["sections"]["home"]["shared"]["styles"] for moment in then] == [dressed("home", "moderne"), own]
    page = (await visitor.get("/home/fr")).text
    assert 'data-theme="1"' in page and "fraunces" in page


async def draft(site: Owner, section: str, base: int, content: dict[str, object]) -> None:
    body = {"baseRevision": base, "tab": "0123456789abcdef.0000000001", "content": content}
    assert (await site.client.put(f"/api/site/drafts/{section}", json=body)).status_code == 204


@pytest.mark.both_engines
async def test_a_draft_goes_on_in_the_set_unless_it_has_styles_of_its_own(site: Owner) -> None:
    base = (await site.document("home"))["revision"]
    typed = {"languages": {"FR": {"texts": {"headline": "Autre titre"}, "lists": {}}}}
    await draft(site, "home", base, {**typed, "shared": {"styles": {}, "settings": {}, "lists": {}}})
    await draft(site, "about", 0, {**typed, "shared": {"styles": {"body": {"weight": "bold"}}}})
    await site.save("appearance", styleSet="moderne")
    found = {each["section"]: each for each in (await site.client.get("/api/site/drafts")).json()["drafts"]}
    home, about = found["home"], found["about"]
    assert home["baseRevision"] == (await site.document("home"))["revision"]
    assert home["content"]["shared"]["styles"] == dressed("home", "moderne")
    assert home["content"]["languages"] == typed["languages"]
    assert (about["baseRevision"], about["content"]["shared"]["styles"]) == (0, {"body": {"weight": "bold"}})


@pytest.mark.parametrize("chosen", ["jazz", "", 1, ["moderne"]])
async def test_what_is_no_set_is_refused(site: Owner, chosen: object) -> None:
    assert (await site.save("appearance", styleSet=chosen)).status_code == 422
    assert (await site.save("home", styleSet="moderne")).status_code == 422


async def test_a_free_site_wears_every_ambience(owner: Owner) -> None:
    await owner.choose("FR")
    for name, ambience in AMBIENCES.items():
        pair = {"fontPair": ambience.fontPair}
        saved = await owner.save("appearance", settings=pair, themeIndex=ambience.themeIndex, styleSet=name)
        assert saved.status_code == 200
        assert await worn_in(owner, "projects") == dressed("projects", name)


@pytest.mark.parametrize("chosen", ["moderne", "editorial"])
def test_in_an_ambience_only_the_columns_title_is_in_capitals(chosen: SetName) -> None:
    capitals = {
        (name, slot.name)
        for name, section in SECTIONS.items()
        for slot in section.styles
        if face_in_set(slot, chosen).uppercase and slot.fixed_case is not False
    }
    assert capitals == {("home", "headline")}
