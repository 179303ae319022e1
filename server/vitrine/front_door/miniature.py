"""A site as a small picture, made of its own things: colours, layout, title, portrait. It costs one small file."""

import re
from html import escape
from typing import Any

from vitrine.front_door.examples import Example
from vitrine.rendering.head_element import element

# How wide a miniature's picture is shown at most, by layout: the browser takes the smallest copy that does.
_SIZES = {
    "option1": "(min-width: 48rem) 20rem, 90vw",
    "option2": "(min-width: 48rem) 10rem, 40vw",
    "option3": "(min-width: 48rem) 20rem, 90vw",
}
_TYPES = {"avif": "image/avif", "webp": "image/webp"}


def _sources(picture: dict[str, Any], sizes: str) -> str:
    """As the page's own views write them: web/src/site/page/pictures.ts."""
    copies = picture.get("copies")
    if not copies:
        return ""
    folder = f"{picture['src'].rpartition('.')[0]}/{copies['edition']}"
    return "".join(
        element(
            "source",
            type=_TYPES.get(ending, ""),
            srcset=", ".join(f"{folder}/{width}.{ending} {width}w" for width in widths),
            sizes=sizes,
        )
        for ending, widths in copies["widths"].items()
    )


def _place(focus: str) -> dict[str, str]:
    """Where what matters in it stands (web/src/site/page/focus.ts), to the nearest tenth: miniature.css has those."""
    found = re.match(r"at-(\d+)-(\d+)", focus)
    return {f"data_{axis}": str(round(int(found[n]) / 10)) for n, axis in ((1, "x"), (2, "y"))} if found else {}


def _picture(example: Example) -> str:
    picture = example.picture
    if picture is None:
        return ""
    size = {name: str(picture[name]) for name in ("width", "height") if picture.get(name)}
    whole = "mini-whole" if picture.get("isSeeThrough") or picture.get("isOneColour") else None
    ink = "mini-ink" if picture.get("isOneColour") else None
    image = element(
        "img",
        **_place(picture.get("focus", "")),
        src=picture["src"],
        alt="",
        **size,
        class_=" ".join(name for name in (whole, ink) if name) or None,
        loading="lazy",
        decoding="async",
    )
    return f"<picture>{_sources(picture, _SIZES[example.option])}{image}</picture>"


def own_colours_css(examples: list[Example]) -> str:
    """The owners' own, each for its miniature alone; nothing where nobody has any."""
    return "".join(
        f'.mini[data-own="{example.chosen.slug}"]{{{_declared(example.own_colours)}}}'
        for example in examples
        if example.own_colours
    )


def _declared(colours: dict[str, Any]) -> str:
    """As the page's own styles say them (web/src/site/page/theme/ownTheme.ts): names and hex values that we derived."""
    values = [f"--{name}:{value}" for name, value in colours.items() if name != "isDark"]
    is_dark = colours["isDark"]
    return ";".join([*values, f"--is-dark:{int(is_dark)}", f"color-scheme:{'dark' if is_dark else 'light'}"])


def miniature(example: Example, see_site: str) -> str:
    """The whole card is one link, named by whose site it is; what is drawn in it is for the eye."""
    lang = example.chosen.language.lower()
    frame = element(
        "div",
        class_=f"mini mini-{example.option}",
        data_theme=str(example.theme_index),
        data_own=example.chosen.slug if example.own_colours else None,
        lang=lang,
        dir=example.direction,
        aria_hidden="true",
    )
    line = f'<p class="mini-line">{escape(example.line)}</p>' if example.line else ""
    words = f'<div class="mini-words">{line}<p class="mini-title">{escape(example.title)}</p></div>'
    return (
        f"<li>{element('a', class_='example', href=example.address, hreflang=lang)}"
        f"{frame}{words}{_picture(example)}</div>"
        f'<span class="example-name" aria-hidden="true"><bdi>{escape(example.owner)}</bdi></span>'
        f'<span class="sr">{escape(see_site.format(name=example.owner))}</span></a></li>'
    )
