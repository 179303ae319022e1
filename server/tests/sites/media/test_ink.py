"""Which drawings are drawn in one colour, and that a stored one is known as such."""

from collections.abc import Callable

import pytest
from PIL import Image, ImageColor, ImageDraw
from sqlalchemy import update

from tests.sites.media import pictures
from tests.sites.media.pictures import SVG_START, svg
from tests.sites.media.test_room import count
from vitrine.platform.storage.database import Database
from vitrine.sites.media.formats.cleaning import clean
from vitrine.sites.media.formats.ink import is_one_colour
from vitrine.sites.media.formats.svg import clean_svg
from vitrine.sites.media.library import MediaLibrary
from vitrine.sites.media.service import media_infos, own_media
from vitrine.sites.media.tables import Blob

_GRADIENT = "<linearGradient id='g'><stop stop-color='red'/></linearGradient>"

ONE = {
    "black because nothing is said": "<path d='M0 0h4v4z'/>",
    "the current colour": "<g fill='currentColor'><path/></g>",
    "fill and stroke alike, each written its own way": "<g fill='#f00'><path/><path stroke='rgb(255,0,0)'/></g>",
    "a name and its number": "<path fill='Black'/><path fill='#000000'/><path/>",
    "outlines without a filling": "<g fill='none' stroke='#123456'><path/><line x2='4' stroke='#123456'/></g>",
    "a line is never filled": "<line x2='4' stroke='#123456'/>",
    "transparency is kept": "<path fill='#1234'/><path fill='#112233' opacity='.5'/>",
    "a drawing program's classes": "<style>/* x */.a, .b{fill:#231f20;} .b{stroke:none}</style>"
    "<path class='a'/><path class='b' fill='red'/>",
    "the later rule wins": "<style>.a{fill:red}.b{fill:blue}.a{fill:blue}</style><path class='b a'/>",
    "its own style wins": "<path fill='red' style='fill: black; stroke-width: 2'/><path/>",
    "a colour under another name": "<g color='#00f'><path fill='currentColor'/></g><path fill='#0000ff'/>",
    "definitions are drawn where they are used": "<defs><path id='a'/></defs><use href='#a' fill='red'/>"
    "<use xlink:href='#a' fill='red'/>",
    "a symbol": "<symbol id='s'><path/></symbol><use href='#s'/>",
    "unused definitions": f"<defs><path fill='red'/>{_GRADIENT}</defs><path/>",
    "a mask says where, not which": "<mask id='m'><rect fill='white'/></mask><path mask='url(#m)'/>",
    "a clip": "<clipPath id='c'><rect fill='white'/></clipPath><path style='clip-path:url(#c)'/>",
    "a word": "<text>Atelier <tspan>K</tspan></text>",
    "white": "<path fill='#fff'/><path fill='white'/>",
}

MANY = {
    "nothing drawn": "<g/>",
    "two fillings": "<path fill='red'/><path fill='blue'/>",
    "the outline is another": "<path fill='red' stroke='black'/>",
    "one part left black": "<path fill='red'/><path/>",
    "a white ground": "<rect width='40' height='20' fill='white'/><path/>",
    "a gradient": f"{_GRADIENT}<path fill='url(#g)'/>",
    "a gradient by class": f"<style>.a{{fill:url(#g)}}</style>{_GRADIENT}<path class='a'/>",
    "a photograph": "<image href='data:image/png;base64,iVBORw0KGgo='/><path/>",
    "a shadow": "<filter id='f'><feFlood flood-color='red'/></filter><path filter='url(#f)'/>",
    "a shadow by style": "<path style='filter:drop-shadow(0 0 2px red)'/>",
    "classes of two colours": "<style>.a{fill:red}.b{fill:blue}</style><path class='a'/><path class='b'/>",
    "a rule for elements": "<style>path:nth-child(2){fill:red}</style><path/><path/>",
    "a rule for some screens": "<style>@media (width>1px){.a{fill:red}}</style><path class='a'/>",
    "an important one": "<path style='fill:red!important'/>",
    "a variable": "<path fill='var(--x)'/>",
    "it changes": "<path><animate attributeName='fill' to='red'/></path>",
    "used in two colours": "<defs><path id='a'/></defs><use href='#a' fill='red'/><use href='#a'/>",
    "it draws itself": "<g id='a'><use href='#a'/></g><path/>",
    "a marker of its own": "<marker id='m'><path fill='red'/></marker><path marker-end='url(#m)'/>",
}


@pytest.mark.parametrize("why", ONE)
def test_it_is_drawn_in_one_colour(why: str) -> None:
    assert is_one_colour(clean_svg(svg(ONE[why])).content)


def test_the_root_may_say_it() -> None:
    start = SVG_START.replace("<svg ", "<svg fill='currentColor' color='#00f' ")
    assert is_one_colour(clean_svg(svg("<path/><path fill='blue'/>", start)).content)


@pytest.mark.parametrize("why", MANY)
def test_it_keeps_its_own_colours(why: str) -> None:
    assert not is_one_colour(clean_svg(svg(MANY[why])).content)


async def test_it_is_stored_with_the_drawing_and_photographs_have_none(
    room: MediaLibrary, database: Database, site_id: str
) -> None:
    mark = await room.accept(site_id, svg(ONE["a symbol"]), "image", "marque.svg")
    badge = await room.accept(site_id, svg(MANY["two fillings"]), "file", "insigne.svg")
    photo = await room.accept(site_id, pictures.png(), "image", "photo.png")
    async with database.reading() as session:
        infos = await media_infos(session, [mark, badge, photo])
        assert [infos[file].is_one_colour for file in (mark, badge, photo)] == [True, False, False]
        [own] = await own_media(session, site_id, [mark])
        assert own.is_one_colour


async def test_a_drawing_stored_before_is_known_once_it_comes_again(
    room: MediaLibrary, database: Database, site_id: str
) -> None:
    before = await room.accept(site_id, svg(ONE["white"]), "image", "marque.svg")
    async with database.writing() as session:
        await session.execute(update(Blob).values(is_one_colour=False))
    again = await room.accept(site_id, svg(ONE["white"]), "image", "marque.svg")
    assert again == before and await count(database, Blob) == 1
    async with database.reading() as session:
        assert (await media_infos(session, [again]))[again].is_one_colour


def _inked(mode: str, *inks: str, size: tuple[int, int] = (900, 300)) -> bytes:
    """Bars of these inks on nothing, with soft edges as programs draw them."""
    image = Image.new("RGBA", size)
    draw = ImageDraw.Draw(image)
    for place, ink in enumerate(inks):
        red, green, blue = ImageColor.getrgb(ink)[:3]
        left = 50 + place * 200
        draw.rectangle((left - 1, 49, left + 121, 251), fill=(red, green, blue, 90))
        draw.rectangle((left, 50, left + 120, 250), fill=(red, green, blue, 255))
    return pictures.saved(image.convert(mode), "PNG")


@pytest.mark.parametrize(
    ("draw", "is_one"),
    [
        (lambda: _inked("RGBA", "white", "white"), True),
        (lambda: _inked("RGBA", "black"), True),
        (lambda: _inked("LA", "black"), True),
        (lambda: _inked("RGBA", "#1d4ed8", "#1d4fda"), True),
        (lambda: _inked("RGBA", "black", "#1d4ed8"), False),
        (lambda: _inked("RGBA", "black", "white"), False),
        (lambda: _inked("RGB", "black"), False),
        (lambda: _inked("RGBA"), False),
        (lambda: _inked("RGBA", "white", "white", "white", size=(5000, 5000)), True),
        (lambda: pictures.saved(Image.new("RGBA", (40, 40), "black"), "PNG"), False),
        (pictures.jpeg, False),
    ],
    ids=[
        "white",
        "black",
        "grey with alpha",
        "nearly alike",
        "two",
        "black and white",
        "on a ground",
        "empty",
        "large",
        "nothing shows through",
        "a photograph",
    ],
)
def test_a_picture_in_one_ink_on_nothing_is_found_as_a_drawing_is(draw: Callable[[], bytes], is_one: bool) -> None:
    assert clean(draw(), "image", applies_size_rules=False).is_one_colour is is_one
