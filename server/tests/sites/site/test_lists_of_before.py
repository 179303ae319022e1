"""A database that a release wrote before lists were one for all languages, from the upgrade to the next save.

Its rows (lists_of_before.json) were written by that release: of the projects English has a translated heading and no
picture, of the skills two of three, each naming its original, and voices that cannot be paired with the French ones.
"""

import json
from datetime import datetime
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic import command
from sqlalchemy import Connection, DateTime, MetaData, insert

from tests.factories.app import Owner
from tests.platform.storage.test_schema import on_connection
from tests.sites.site.test_in_step import TOGETHER, cards, how
from tests.sites.site.test_lists_everywhere import shown
from tests.sites.site.test_notices import keep, overview, pages, see, told
from vitrine.platform.storage.schema import migrate
from vitrine.platform.storage.upgrade import alembic_config

pytestmark = pytest.mark.both_engines

ITS_SCHEMA = "0034"
ROWS: dict[str, list[dict[str, Any]]] = json.loads(Path(__file__).with_name("lists_of_before.json").read_text())


def _write_as_then(connection: Connection, site_id: str) -> None:
    command.downgrade(alembic_config(connection), ITS_SCHEMA)
    tables = MetaData()
    tables.reflect(connection, only=list(ROWS))
    for name, rows in ROWS.items():
        table = tables.tables[name]
        moments = [column.name for column in table.columns if isinstance(column.type, DateTime)]
        of_site = {"site_id": site_id} if "site_id" in table.columns else {}
        for row in rows:
            then = {name: datetime.fromisoformat(row[name]) for name in moments if row[name]}
            connection.execute(insert(table).values(row | of_site | then))


@pytest.fixture
async def upgraded(owner: Owner, database_url: str) -> Owner:
    await owner.pay()
    await owner.choose("FR", "EN")
    for code, headline in (("FR", "Livres et affiches"), ("EN", "Books and posters")):
        await owner.save("home", code, texts={"headline": headline}, layout="option2")
    site_id = (await owner.site())["id"]
    try:
        await on_connection(database_url, lambda connection: _write_as_then(connection, site_id))
    finally:
        await migrate(database_url)
    return owner


async def english_projects(owner: Owner, visitor: httpx.AsyncClient) -> tuple[list[tuple[str, bool]], int]:
    page = await visitor.get(f"/@{(await owner.site())['slug']}/en")
    return shown(page.text) if 'id="projet"' in page.text else ([], 0)


async def test_the_landing_tells_what_became_one_and_what_stayed_apart(upgraded: Owner) -> None:
    assert await told(upgraded) == ["lists/projects", "lists/skills", "lists/testimonials", "menu"]
    joined = {"lists": "together", "isOfBefore": True, "missing": {}}
    # Whose translated heading had taken all pictures away is told as well: nothing of the list is English yet.
    assert await overview(upgraded, "projects") == {**joined, "items": {"FR": 3}}
    assert await overview(upgraded, "skills") == {**joined, "items": {"FR": 3, "EN": 3}}
    assert await overview(upgraded, "testimonials") == {
        "lists": "separate",
        "isOfBefore": True,
        "items": {"FR": 2, "EN": 2},
        "missing": {"EN": 1},
    }


async def test_visitors_see_the_same_until_that_sections_next_save_which_brings_what_was_missing(
    upgraded: Owner, visitor: httpx.AsyncClient
) -> None:
    before = await pages(upgraded, visitor)
    assert await english_projects(upgraded, visitor) == ([], 0)
    await see(upgraded, "lists/projects", "lists/skills", "lists/testimonials")
    assert (await upgraded.save("about", texts={"heading": ""})).status_code == 200
    assert await pages(upgraded, visitor) == before

    french = await cards(upgraded, "FR", "projects")
    assert (await upgraded.save("projects", lists={"projects": french}, settings=TOGETHER)).status_code == 200
    titles = [(f"Projet {number}", True) for number in (1, 2, 3)]
    assert await english_projects(upgraded, visitor) == (titles, 3)
    english = await cards(upgraded, "EN", "projects")
    assert [item["image"] for item in english] == [item["image"] for item in french]
    assert await told(upgraded) == ["menu"]  # once


async def test_a_list_that_a_translation_had_emptied_is_told_after_its_save_too_and_separated_again(
    upgraded: Owner, visitor: httpx.AsyncClient
) -> None:
    french = await cards(upgraded, "FR", "projects")
    await upgraded.save("projects", lists={"projects": french}, settings=TOGETHER)
    assert "lists/projects" in await told(upgraded)
    assert await keep(upgraded, "separate", "projects") == "together"
    assert await english_projects(upgraded, visitor) == ([], 0)
    # Its own heading stands there, so nothing stands in: all of them are missing, and said to be.
    assert (await overview(upgraded, "projects"))["missing"] == {"EN": 3}
    await keep(upgraded, "together", "projects")
    assert (await english_projects(upgraded, visitor))[1] == 3


async def test_what_cannot_be_paired_is_separate_from_the_next_save_on(upgraded: Owner) -> None:
    theirs = await cards(upgraded, "EN", "testimonials")
    french = await cards(upgraded, "FR", "testimonials")
    await upgraded.save("testimonials", lists={"testimonials": french}, settings=TOGETHER)
    assert await how(upgraded, "testimonials") == "separate"
    assert await cards(upgraded, "EN", "testimonials") == theirs
