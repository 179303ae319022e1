"""The name on the site is the account's, until somebody gave the site another (an import does)."""

import re

import httpx

from tests.factories.app import Owner
from vitrine.sites.site.tables import Site


async def renamed(owner: Owner, name: str) -> None:
    answer = await owner.client.patch("/api/account", json={"userName": name})
    assert answer.status_code == 200, answer.text


async def test_a_new_name_of_the_account_stands_on_its_site_at_once(owner: Owner, visitor: httpx.AsyncClient) -> None:
    await owner.choose("FR")
    await owner.save("about", texts={"heading": "À propos"})
    before = await visitor.get("/home/fr")
    assert "Élise Maréchal" in before.text
    await renamed(owner, "Élise Kerbrat")
    site = await owner.site()
    assert (site["ownerName"], site["slug"]) == ("Élise Kerbrat", "elise-marechal")  # links to it go on working
    after = (await visitor.get("/home/fr", headers={"If-None-Match": before.headers["ETag"]})).text
    assert "Élise Kerbrat" in after
    assert "Élise Maréchal" not in after


async def test_renaming_does_not_make_a_site_exist(owner: Owner) -> None:
    await renamed(owner, "Élise Kerbrat")
    site = await owner.site()
    assert (site["ownerName"], site["exists"]) == ("Élise Kerbrat", False)


async def test_a_name_that_the_site_got_for_itself_stays(owner: Owner) -> None:
    async with owner.app.services.database.writing() as session:
        site = await session.get_one(Site, (await owner.site())["id"])
        site.owner_name = "Atelier du quai"
    await renamed(owner, "Élise Kerbrat")
    assert (await owner.site())["ownerName"] == "Atelier du quai"


async def test_another_site_keeps_its_name(owner: Owner, other_owner: Owner) -> None:
    await renamed(other_owner, "Élise Maréchal")
    await renamed(other_owner, "Théo Le Goff")
    assert (await owner.site())["ownerName"] == "Élise Maréchal"


async def test_the_name_stands_for_an_empty_title_until_its_owner_wants_none(
    owner: Owner, visitor: httpx.AsyncClient
) -> None:
    """Beside other texts too, and in each language by itself."""
    await owner.pay()
    await owner.choose("FR", "EN")
    await owner.save("home", "FR", texts={"firstLine": "Graphiste", "headline": "Donner à lire"})
    await owner.save("home", "EN", texts={"firstLine": "Designer"})

    async def title(language: str) -> tuple[str, str]:
        page = (await visitor.get(f"/home/{language}")).text
        [(attributes, words)] = re.findall(r"<h1([^>]*)>(.*?)</h1>", page, re.DOTALL)
        return attributes, " ".join(re.sub(r"<[^>]+>", " ", words).split())

    assert (await title("fr"))[1] == "Donner à lire"
    attributes, words = await title("en")
    assert words == "Élise Maréchal" and "sr" not in attributes
    await owner.save("home", "EN", texts={"firstLine": "Designer"}, settings={"hasNoTitle": True})
    attributes, words = await title("en")
    assert words == "Élise Maréchal" and 'class="sr"' in attributes, "for those who hear the page it has a title still"
    assert (await title("fr"))[1] == "Donner à lire"
