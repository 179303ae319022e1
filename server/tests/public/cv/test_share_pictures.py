"""The picture that link previews show of a site whose owner gave none: drawn when asked for, once per revision."""

import asyncio
import io
import re
from html import unescape
from typing import Any

import httpx
import pytest
from PIL import Image

from tests.factories.app import Owner
from tests.sites.media.pictures import noise, saved, svg
from vitrine.app import App
from vitrine.content.catalogues import THEMES
from vitrine.public.cv.press import CvTooComplex, Press
from vitrine.public.cv.share_pictures import DRAWN_EACH

pytestmark = pytest.mark.long

SIZE = (1200, 630)
START, END = (5, 315), (1195, 315)  # where a page that reads from the left begins and ends


def opened(answer: httpx.Response) -> Image.Image:
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/jpeg"), answer.text
    picture = Image.open(io.BytesIO(answer.content)).convert("RGB")
    assert picture.size == SIZE
    return picture


def is_near(picture: Image.Image, place: tuple[int, int], colour: str) -> bool:
    expected = tuple(int(colour[index : index + 2], 16) for index in (1, 3, 5))
    found: Any = picture.getpixel(place)
    return all(abs(one - other) < 12 for one, other in zip(found, expected, strict=True))


async def address_of(visitor: httpx.AsyncClient, path: str) -> str:
    """As the page at this path names it, without its host."""
    found = re.search(r'"og:image" content="([^"]+)"', (await visitor.get(path)).text)
    assert found is not None
    return re.sub(r"^https?://[^/]+", "", unescape(found[1]))


@pytest.fixture
async def site(owner: Owner) -> Owner:
    await owner.choose("FR", slug="elise", themeIndex=2)
    await owner.save("home", texts={"headline": "Donner à lire"})
    return owner


async def give_portrait(owner: Owner, content: bytes, content_type: str) -> None:
    sent = await owner.client.post("/api/site/media", content=content, headers={"Content-Type": content_type})
    assert sent.status_code == 200, sent.text
    project = {"id": "project-000001", "title": "Un", "image": sent.json()["id"], "description": "", "link": ""}
    done = await owner.save("projects", lists={"projects": [project]})
    assert done.status_code == 200, done.text


async def test_a_free_site_has_one_in_its_theme_and_the_page_names_it(site: Owner, visitor: httpx.AsyncClient) -> None:
    address = await address_of(visitor, "/@elise/fr")
    assert re.fullmatch(r"/home/fr/partage\.jpg\?v=[0-9a-f]{10}", address)
    page = (await visitor.get("/@elise/fr")).text
    assert 'og:image:width" content="1200"' in page and 'og:image:height" content="630"' in page
    assert "summary_large_image" in page
    drawn = opened(await visitor.get(address))
    assert is_near(drawn, START, THEMES[2].bg) and is_near(drawn, END, THEMES[2].bg)
    assert len(drawn.getcolors(maxcolors=SIZE[0] * SIZE[1]) or []) > 100, "words stand in it"
    assert opened(await visitor.get("/@elise/partage.jpg")).tobytes() == drawn.tobytes()


async def test_a_portrait_stands_at_the_end_of_the_line_in_arabic_too(owner: Owner, visitor: httpx.AsyncClient) -> None:
    await owner.pay()
    await owner.choose("FR", "AR", slug="elise", themeIndex=1)
    await owner.save("home", texts={"headline": "Donner à lire"})
    await owner.save("home", "AR", texts={"headline": "نصمّم ما يُقرأ"})
    await give_portrait(owner, saved(Image.new("RGB", (400, 500), "#c01020"), "JPEG"), "image/jpeg")
    french = opened(await visitor.get("/@elise/fr/partage.jpg"))
    arabic = opened(await visitor.get("/@elise/ar/partage.jpg"))
    assert is_near(french, END, "#c01020") and is_near(french, START, THEMES[1].bg)
    assert is_near(arabic, START, "#c01020") and is_near(arabic, END, THEMES[1].bg)


async def test_it_is_drawn_once_per_revision_however_many_ask(
    app: App, site: Owner, visitor: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    draws = 0
    really = Press.share_picture

    async def counted(press: Press, card: bytes) -> bytes:
        nonlocal draws
        draws += 1
        return await really(press, card)

    monkeypatch.setattr(Press, "share_picture", counted)
    before = await address_of(visitor, "/@elise/fr")
    asked = await asyncio.gather(*(visitor.get(before) for _ in range(3 * DRAWN_EACH)))
    assert {answer.status_code for answer in asked} == {200} and draws == 1
    etag = asked[0].headers["etag"]
    assert (await visitor.get(before, headers={"If-None-Match": etag})).status_code == 304
    await site.save("contact", texts={"nameLabel": "Nom"})
    assert await address_of(visitor, "/@elise/fr") == before, "what is not drawn changes no address"
    await site.save("home", texts={"headline": "Donner à voir"})
    assert await address_of(visitor, "/@elise/fr") != before
    assert draws == 1, "nothing is drawn before somebody asks"


async def test_it_is_refused_where_the_page_is(site: Owner, visitor: httpx.AsyncClient) -> None:
    assert (await visitor.get("/@elise/en/partage.jpg")).status_code == 404
    assert (await visitor.get("/@nobody/fr/partage.jpg")).status_code == 404
    assert (await visitor.get("/@elise/fr/mentions/partage.jpg")).status_code == 404
    await site.choose("FR", slug="elise", isOnline=False)
    assert (await visitor.get("/@elise/fr/partage.jpg")).status_code == 404
    own = opened(await site.client.get("/api/site/share/FR/picture.jpg"))
    assert is_near(own, START, THEMES[2].bg), "its owner sees it while he works on it"
    assert (await site.client.get("/api/site/share/EN/picture.jpg")).status_code == 404
    assert (await visitor.get("/api/site/share/FR/picture.jpg")).status_code == 401


@pytest.mark.parametrize(
    "name",
    ["x" * 200, "Marie-Antoinette " * 11, '#import "a": b $x$ *y* \\ @z', "أ" * 200, "😀", "李小龍 ﷽ ‮test"],
)
async def test_whatever_is_written_is_set_as_it_stands(site: Owner, visitor: httpx.AsyncClient, name: str) -> None:
    await site.save("home", texts={"headline": name, "firstLine": name})
    drawn = opened(await visitor.get("/@elise/fr/partage.jpg"))
    assert is_near(drawn, START, THEMES[2].bg) and is_near(drawn, END, THEMES[2].bg)


async def test_a_portrait_that_is_too_much_is_left_out(
    site: Owner, visitor: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    await give_portrait(site, saved(noise(300, 400), "PNG"), "image/png")
    really = Press.share_picture

    async def refusing(press: Press, card: bytes) -> bytes:
        if b"<svg" in card:
            raise CvTooComplex
        return await really(press, card)

    monkeypatch.setattr(Press, "share_picture", refusing)
    assert is_near(opened(await visitor.get("/@elise/fr/partage.jpg")), END, THEMES[2].bg)


async def test_a_drawing_is_shown_whole_on_its_ground(site: Owner, visitor: httpx.AsyncClient) -> None:
    drawing = svg('<rect width="9" height="9" fill="#c01020"/><rect width="4" height="4" fill="#1020c0"/>')
    await give_portrait(site, drawing, "image/svg+xml")
    drawn = opened(await visitor.get("/@elise/fr/partage.jpg"))
    assert is_near(drawn, START, THEMES[2].bg) and not is_near(drawn, END, THEMES[2].bg)
