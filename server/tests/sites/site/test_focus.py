"""What matters in a picture: chosen once, kept in every cut of every layout, and nowhere where nobody chose."""

import re
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from tests.factories.app import Owner
from tests.sites.media.pictures import arrow, saved
from tests.sites.site.test_files_of_sites import with_variants
from tests.sites.site.versions.conftest import Historian
from vitrine.app import App
from vitrine.content import describe
from vitrine.content.layouts import OPTIONS
from vitrine.content.sections import SECTIONS
from vitrine.sites.site.tables import Item

PROJECT = {"id": "project-0001", "title": "", "description": "", "link": "", "alt": ""}


async def picture(owner: Owner, width: int = 60) -> str:
    content = saved(arrow(width, 40), "JPEG")
    sent = await owner.client.post("/api/site/media", content=content, headers={"Content-Type": "image/jpeg"})
    assert sent.status_code == 200, sent.text
    found: dict[str, Any] = sent.json()
    await with_variants(owner, found)  # so that pages change for no other reason
    media_id: str = found["id"]
    return media_id


@pytest.fixture
async def site(owner: Owner) -> Owner:
    await owner.pay()
    await owner.choose("FR", "AR")
    await owner.save("home", texts={"headline": "Donner à lire"})
    await owner.save("home", "AR", texts={"headline": "للقراءة"})
    return owner


def rules(page: str) -> list[str]:
    return re.findall(r"\.at-[^}]*}", page)


def test_every_picture_that_layouts_cut_can_be_framed() -> None:
    """Of a new one, its section says so too. Logos are whole, what is shared is cut by others, icons are square."""
    without = {
        f"{section.name}.{field.name}"
        for section in SECTIONS.values()
        for fields in (section.settings, *(item_list.fields for item_list in section.lists))
        for field in fields
        if isinstance(field, describe.Media) and field.accepts == "image" and not describe.focus_of(fields, field.name)
    }
    assert without == {"home.logo", "sharing.image", "appearance.iconPicture"}


@pytest.mark.parametrize("option", OPTIONS)
async def test_the_point_is_kept_in_the_cuts_of_every_layout(
    option: str, site: Owner, visitor: httpx.AsyncClient
) -> None:
    photo, work = await picture(site), await picture(site, 70)
    await site.save("home", settings={"photo": photo}, layout=option)
    await site.save("projects", lists={"projects": [{**PROJECT, "image": work}]})
    before = (await visitor.get("/home/fr")).text
    assert not rules(before)
    assert 'class="at-' not in before
    assert (await site.save("home", settings={"photoFocus": "30 70 150"})).status_code == 200
    assert (
        await site.save("projects", lists={"projects": [{**PROJECT, "image": work, "imageFocus": "0 100"}]})
    ).is_success
    page = (await visitor.get("/home/fr")).text
    cut = ".at-30-70-150{--at:30% 70%;--zoom:1.5;--cut:23.33% 23.33% 10% 10%}"
    assert rules(page) == [*([cut] if option != "option1" else []), ".at-0-100{--at:0% 100%}"]
    assert re.search(r'<img [^>]*class="at-0-100"', page)
    assert bool(re.search(r'<img [^>]*class="at-30-70-150 is-cut"', page)) == (option != "option1")
    # Read from the right, a picture is the same picture.
    assert rules((await visitor.get("/home/ar")).text)[0] == rules(page)[0]
    await site.save("home", settings={"photoFocus": None})
    await site.save("projects", lists={"projects": [{**PROJECT, "image": work}]})
    assert (await visitor.get("/home/fr")).text == before  # the very bytes


async def test_nothing_is_stored_or_sent_where_nothing_is_chosen(site: Owner, app: App) -> None:
    work = await picture(site)
    await site.save("projects", lists={"projects": [{**PROJECT, "image": work, "imageFocus": None}]})
    assert "photoFocus" not in (await site.document("home"))["shared"]["settings"]
    [item] = (await site.document("projects"))["languages"]["FR"]["lists"]["projects"]
    assert "imageFocus" not in item
    async with app.services.database.reading() as session:
        [fields] = (await session.scalars(select(Item.fields))).all()
    assert "imageFocus" not in fields


@pytest.mark.parametrize(
    "focus",
    ["", "30", "30 101", "-1 5", "030 70", "30 70 100", "30 70 301", "30 70 1.5", "30% 70%", "a b", "30 70}a{", 5],
)
async def test_what_is_no_place_in_a_picture_is_refused_at_its_field(focus: Any, site: Owner) -> None:
    photo = await picture(site)
    refused = await site.save("home", settings={"photo": photo, "photoFocus": focus})
    assert refused.status_code == 422
    [finding] = refused.json()["params"]["fields"]
    assert finding["path"] == ["shared", "settings", "photoFocus"]
    assert finding["code"] == ("bad_focus" if isinstance(focus, str) else "string_type")
    refused = await site.save("projects", lists={"projects": [{**PROJECT, "image": photo, "imageFocus": focus}]})
    assert refused.json()["params"]["fields"][0]["path"] == ["content", "lists", "projects", 0, "imageFocus"]


async def test_it_goes_with_its_picture(site: Owner) -> None:
    photo = await picture(site)
    await site.save("home", settings={"photo": photo, "photoFocus": "30 70"})
    assert (await site.client.delete("/api/site/sections/home/settings/photo")).status_code == 200
    settings = (await site.document("home"))["shared"]["settings"]
    assert settings["photo"] is None
    assert "photoFocus" not in settings
    assert (await site.save("home", settings={"photoFocus": "30 70"})).status_code == 200
    assert "photoFocus" not in (await site.document("home"))["shared"]["settings"]


async def test_a_version_brings_it_back_alone_and_with_its_picture(site: Owner) -> None:
    historian = Historian(site)
    first, second = await picture(site), await picture(site, 70)
    await site.save("home", settings={"photo": first, "photoFocus": "30 70"})
    good = await historian.last()

    async def now() -> tuple[str, str | None]:
        settings = (await site.document("home"))["shared"]["settings"]
        return settings["photo"], settings.get("photoFocus")

    await site.save("home", settings={"photoFocus": None})
    restored = await historian.restore(good, "setting", "home", language="FR", name="photoFocus")
    assert restored.status_code == 200, restored.text
    assert await now() == (first, "30 70")
    await site.save("home", settings={"photo": second, "photoFocus": "1 2"})
    await historian.restore(good, "setting", "home", language="FR", name="photo")
    assert await now() == (first, "30 70")
    # And where there was none then, the one of today does not stay on another picture.
    await site.save("home", settings={"photo": second, "photoFocus": None})
    plain = await historian.last()
    await site.save("home", settings={"photo": first, "photoFocus": "1 2"})
    await historian.restore(plain, "setting", "home", language="FR", name="photo")
    assert await now() == (second, None)


async def test_a_free_site_frames_its_projects(owner: Owner, visitor: httpx.AsyncClient) -> None:
    await owner.choose("FR")
    await owner.save("home", texts={"headline": "Donner à lire"})
    work = await picture(owner)
    kept = await owner.save("projects", lists={"projects": [{**PROJECT, "image": work, "imageFocus": "80 20 300"}]})
    assert kept.status_code == 200
    assert ".at-80-20-300{" in (await visitor.get("/home/fr")).text
