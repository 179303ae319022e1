"""The site's own icon, from the stored row to what browsers are told: letters in its colours, or a picture."""

import io
import re
from typing import Any

import httpx
import pytest
from PIL import Image
from sqlalchemy import select, update

from tests.factories.app import Owner
from tests.sites.media.pictures import saved, svg
from vitrine.content.catalogues import THEMES
from vitrine.public.cv.press import CvTooComplex, Press
from vitrine.sites.media.tables import MediaUse
from vitrine.sites.site.tables import Site

OURS = '<link rel="icon" href="/favicon.svg" type="image/svg+xml">'
NONE = {"icon": "", "iconLetters": "", "iconPicture": None}
COLOURS = {"background": "#101820", "text": "#f0e6d2", "accent": "#f2aa4c"}


@pytest.fixture
async def site(owner: Owner) -> Owner:
    await owner.pay()
    await owner.choose("FR", "EN", slug="elise")
    await owner.save("home", texts={"headline": "Donner à lire"})
    await owner.save("home", "EN", texts={"headline": "Made to be read"})
    await owner.save("legal", settings={"publisher": "Élise", "host": "Atelier", "email": "elise@example.org"})
    return owner


async def picture(owner: Owner, content: bytes, content_type: str) -> str:
    sent = await owner.client.post("/api/site/media", content=content, headers={"Content-Type": content_type})
    assert sent.status_code == 200, sent.text
    return str(sent.json()["id"])


def links(page: str) -> list[str]:
    return re.findall(r'<link rel="(?:icon|apple-touch-icon)"[^>]*>', page)


def address(page: str, name: str) -> str:
    [found] = re.findall(rf'href="([^"]*/{re.escape(name)}[^"]*)"', page)
    return str(found)


async def drawn(visitor: httpx.AsyncClient, path: str, side: int) -> Image.Image:
    answer = await visitor.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png"), answer.text
    image = Image.open(io.BytesIO(answer.content))
    assert image.size == (side, side)
    return image.convert("RGBA")


def is_near(image: Image.Image, place: tuple[int, int], colour: str) -> bool:
    expected = tuple(int(colour[index : index + 2], 16) for index in (1, 3, 5))
    found: Any = image.getpixel(place)
    return found[3] == 255 and all(abs(one - other) < 12 for one, other in zip(found, expected, strict=False))


async def test_a_site_that_chose_none_has_ours_and_not_one_byte_more(site: Owner, visitor: httpx.AsyncClient) -> None:
    before = (await visitor.get("/@elise/fr")).text
    assert links(before) == [OURS]
    for name in ("icone.svg", "icone-32.png", "icone-180.png"):
        assert (await visitor.get(f"/@elise/{name}")).status_code == 404
    await site.save("appearance", settings={"icon": "initiales"})
    assert (await visitor.get("/@elise/fr")).text != before
    await site.save("appearance", settings=NONE)
    assert (await visitor.get("/@elise/fr")).text == before
    await site.save("appearance", settings={"icon": "image"})
    assert (await visitor.get("/@elise/fr")).text == before, "there is no picture yet"
    assert (await visitor.get("/@elise/icone-32.png")).status_code == 404


@pytest.mark.parametrize("path", ["/@elise/fr", "/@elise/en", "/home/fr", "/home/fr/mentions", "/mentions"])
async def test_initials_are_drawn_in_the_sites_colours_on_every_page(
    path: str, site: Owner, visitor: httpx.AsyncClient
) -> None:
    await site.save("appearance", settings={"icon": "initiales"}, themeIndex=2)
    page = (await visitor.get(path)).text
    assert len(links(page)) == 3 and OURS not in page
    answer = await visitor.get(address(page, "icone.svg"))
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
    assert "sandbox" in answer.headers["content-security-policy"] and answer.headers["vary"] == "Accept-Encoding"
    assert ">ÉM</text>" in answer.text and THEMES[2].buttonBg in answer.text and THEMES[2].buttonText in answer.text
    small = await drawn(visitor, address(page, "icone-32.png"), 32)
    assert small.getchannel("A").getpixel((0, 0)) == 0, "its corners are round"
    assert is_near(small, (16, 2), THEMES[2].buttonBg)
    large = await drawn(visitor, address(page, "icone-180.png"), 180)
    assert is_near(large, (0, 0), THEMES[2].buttonBg), "a telephone shows black where nothing is"
    assert len(large.getcolors(maxcolors=180 * 180) or []) > 10, "letters stand in it"


async def test_an_icon_that_changes_stands_at_another_address(site: Owner, visitor: httpx.AsyncClient) -> None:
    found = []
    for settings in (
        {"icon": "initiales"},
        {"icon": "initiales", **COLOURS},
        {"icon": "initiales", "iconLetters": "z"},
        {"icon": "image", "iconPicture": await picture(site, saved(Image.new("RGB", (90, 90)), "PNG"), "image/png")},
    ):
        assert (await site.save("appearance", settings={**NONE, **settings})).status_code == 200
        found.append(address((await visitor.get("/@elise/fr")).text, "icone-32.png"))
    assert len(set(found)) == 4
    await site.save("home", texts={"headline": "Donner à voir"})
    assert address((await visitor.get("/@elise/en")).text, "icone-32.png") == found[-1], (
        "what is not drawn changes none"
    )
    etag = (await visitor.get(found[-1])).headers["etag"]
    assert (await visitor.get(found[-1], headers={"If-None-Match": etag})).status_code == 304


@pytest.mark.parametrize(
    ("typed", "shown"),
    [("z", "z"), ("3D", "3D"), ("é\u0301", None), ("E\u0301l", "Él"), ("\u0645\u0639", "\u0645\u200c\u0639")],
)
async def test_typed_letters_count_first(
    typed: str, shown: str | None, site: Owner, visitor: httpx.AsyncClient
) -> None:
    answer = await site.save("appearance", settings={"icon": "initiales", "iconLetters": typed, **COLOURS})
    if shown is None:
        assert answer.status_code == 422
        return
    assert answer.status_code == 200
    found = (await visitor.get("/@elise/icone.svg")).text
    assert f">{shown}</text>" in found and COLOURS["accent"] in found
    await drawn(visitor, "/@elise/icone-180.png", 180)


@pytest.mark.parametrize("wrong", ["abc", "<b", "a b", "😀", "_", "\u202e", "&amp;", "a\n"])
async def test_what_are_no_letters_is_refused_at_its_field(wrong: str, site: Owner) -> None:
    refused = await site.save("appearance", settings={"icon": "initiales", "iconLetters": wrong})
    assert refused.status_code == 422
    [found] = refused.json()["params"]["fields"]
    assert (found["path"][-1], found["code"]) == ("iconLetters", "bad_letters")


async def test_a_picture_is_shown_from_its_middle(site: Owner, visitor: httpx.AsyncClient) -> None:
    wide = Image.new("RGB", (300, 100), "#c01020")
    wide.paste("#1020c0", (0, 0, 60, 100))
    media_id = await picture(site, saved(wide, "PNG"), "image/png")
    await site.save("appearance", settings={"icon": "image", "iconPicture": media_id})
    page = (await visitor.get("/@elise/fr")).text
    assert [re.findall('rel="([^"]+)"', link)[0] for link in links(page)] == ["icon", "apple-touch-icon"]
    for name, side in (("icone-32.png", 32), ("icone-180.png", 180)):
        image = await drawn(visitor, address(page, name), side)
        assert is_near(image, (1, side // 2), "#c01020") and is_near(image, (side - 2, side // 2), "#c01020")


async def test_a_drawing_is_its_own_icon_and_whole(site: Owner, visitor: httpx.AsyncClient) -> None:
    content = svg('<rect width="4" height="9" fill="#c01020"/><rect x="4" width="2" height="2" fill="#1020c0"/>')
    media_id = await picture(site, content, "image/svg+xml")
    await site.save("appearance", settings={"icon": "image", "iconPicture": media_id}, themeIndex=1)
    page = (await visitor.get("/@elise/fr")).text
    [own] = re.findall(r'<link rel="icon" href="(/media/[^"]+\.svg)" type="image/svg\+xml">', page)
    assert (await visitor.get(own)).status_code == 200
    await drawn(visitor, address(page, "icone-32.png"), 32)
    touched = await drawn(visitor, address(page, "icone-180.png"), 180)
    assert is_near(touched, (1, 1), THEMES[1].bg)


async def test_letters_stand_in_for_a_picture_that_is_too_much(
    site: Owner, visitor: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    really = Press.icon

    async def refusing(press: Press, icon: bytes) -> bytes:
        if b"<image" in icon:
            raise CvTooComplex
        return await really(press, icon)

    monkeypatch.setattr(Press, "icon", refusing)
    media_id = await picture(site, saved(Image.new("RGB", (90, 90), "#c01020"), "PNG"), "image/png")
    await site.save("appearance", settings={"icon": "image", "iconPicture": media_id})
    assert is_near(await drawn(visitor, "/@elise/icone-180.png", 180), (0, 0), THEMES[0].buttonBg)


async def test_it_is_refused_where_the_page_is(site: Owner, visitor: httpx.AsyncClient) -> None:
    await site.save("appearance", settings={"icon": "initiales"})
    assert (await visitor.get("/@elise/icone.svg")).status_code == 200
    assert (await visitor.get("/@elise/fr/icone.svg")).status_code == 404, "all languages have one"
    await site.choose("FR", "EN", slug="elise", isOnline=False)
    for name in ("icone.svg", "icone-32.png", "icone-180.png"):
        assert (await visitor.get(f"/@elise/{name}")).status_code == 404


async def test_only_files_of_the_site_and_they_are_kept_while_they_are_named(site: Owner) -> None:
    refused = await site.save("appearance", settings={"icon": "image", "iconPicture": "0" * 32})
    assert refused.status_code == 422
    media_id = await picture(site, saved(Image.new("RGB", (90, 90)), "PNG"), "image/png")
    await site.save("appearance", settings={"icon": "image", "iconPicture": media_id})
    async with site.app.services.database.reading() as session:
        places = set(await session.scalars(select(MediaUse.place).where(MediaUse.media_id == media_id)))
    assert "appearance" in places


async def test_a_free_site_has_ours_and_one_that_became_free_loses_nothing(
    site: Owner, visitor: httpx.AsyncClient
) -> None:
    await site.save("appearance", settings={"icon": "initiales", "iconLetters": "Zo"})
    async with site.app.services.database.writing() as session:
        await session.execute(update(Site).values(activation=None, state="another", revision=Site.revision + 1))
    assert links((await visitor.get("/@elise/fr")).text) == [OURS]
    assert (await visitor.get("/@elise/icone-32.png")).status_code == 404
    assert (await site.document("appearance"))["shared"]["settings"]["iconLetters"] == "Zo"
    refused = await site.save("appearance", settings={"icon": "initiales"})
    assert (refused.status_code, refused.json()["code"]) == (403, "tiers.paid_only")
    assert refused.json()["params"]["what"] == "icon"
    assert (
        await site.save("appearance", settings={"hidden": ["skills"], "icon": "", "iconLetters": "Zo"})
    ).status_code == 200
