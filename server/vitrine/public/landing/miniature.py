"""A site as a small picture, made of its own things: colours, layout, title, portrait. It costs one small file.

What it repeats of the page's own rules is held to them by web/src/contract/sharedRules.cases.json.
"""

import re
from dataclasses import dataclass
from typing import Any

from vitrine.public.landing.examples import Example
from vitrine.sites.media.kinds import COPY_TYPES, EXTENSIONS

_TYPES = {EXTENSIONS[kind]: kind for kind in COPY_TYPES}


@dataclass(frozen=True)
class Picture:
    """The attributes of its elements, as templates/miniature.html writes them."""

    sources: list[dict[str, str]]
    image: dict[str, str | None]


def sources_of(picture: dict[str, Any], sizes: str) -> list[dict[str, str]]:
    """As the page's own views write them (web/src/site/page/pictures.ts)."""
    copies = picture.get("copies")
    if not copies:
        return []
    folder = f"{picture['src'].rpartition('.')[0]}/{copies['edition']}"
    return [
        {
            "type": _TYPES.get(ending, ""),
            "srcset": ", ".join(f"{folder}/{width}.{ending} {width}w" for width in widths),
            "sizes": sizes,
        }
        for ending, widths in copies["widths"].items()
    ]


def focus_place(focus: str) -> dict[str, str]:
    """Where what matters in it stands (web/src/site/page/focus.ts), to the nearest tenth: miniature.css has those."""
    found = re.match(r"at-(\d+)-(\d+)", focus)
    return {f"data-{axis}": str(round(int(found[n]) / 10)) for n, axis in ((1, "x"), (2, "y"))} if found else {}


def picture_of(example: Example) -> Picture | None:
    picture = example.picture
    if picture is None:
        return None
    whole = "mini-whole" if picture.get("isSeeThrough") or picture.get("isOneColour") else None
    ink = "mini-ink" if picture.get("isOneColour") else None
    image = {
        **focus_place(picture.get("focus", "")),
        "src": picture["src"],
        "alt": "",
        **{name: str(picture[name]) for name in ("width", "height") if picture.get(name)},
        "class": " ".join(name for name in (whole, ink) if name) or None,
        "loading": "lazy",
        "decoding": "async",
    }
    return Picture(sources_of(picture, example.layout.miniature_sizes), image)


def own_colours_css(examples: list[Example]) -> str:
    """The owners' own, each for its miniature alone; nothing where nobody has any."""
    return "".join(
        f'.mini[data-own="{example.chosen.slug}"]{{{declared_colours(example.own_colours)}}}'
        for example in examples
        if example.own_colours
    )


def declared_colours(colours: dict[str, Any]) -> str:
    """As the page's own styles say them (web/src/site/page/theme/ownTheme.ts): names and hex values that we derived."""
    values = [f"--{name}:{value}" for name, value in colours.items() if name != "isDark"]
    is_dark = colours["isDark"]
    return ";".join([*values, f"--is-dark:{int(is_dark)}", f"color-scheme:{'dark' if is_dark else 'light'}"])
