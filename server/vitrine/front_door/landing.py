"""The landing page itself: what this is, sites made here, the layouts, the operator's words, versions, the way in."""

from html import escape

from vitrine.content.catalogues import RIGHT_TO_LEFT
from vitrine.front_door.examples import Example
from vitrine.front_door.miniature import miniature
from vitrine.front_door.words import DoorWords
from vitrine.house.texts import Text

SIGN_UP, SIGN_IN = "/dashboard/signup", "/dashboard/login"
# The three layouts, drawn: what is where, in a theme each.
_DRAWN = (
    ("option1", 1, '<i class="b logo"></i><i class="b line"></i><i class="b line"></i><i class="b row"></i>'),
    ("option2", 0, '<i class="b round"></i><i class="b line"></i><i class="b line"></i><i class="b row"></i>'),
    ("option3", 2, '<i class="b line"></i><i class="b tall"></i><i class="b wide"></i><i class="b tall"></i>'),
)


def _ways_in(words: DoorWords, *, takes_sign_ups: bool) -> str:
    sign_in = f'<a class="door-button is-quiet" href="{SIGN_IN}">{escape(words.sign_in)}</a>'
    if not takes_sign_ups:
        return f'<p class="door-ways">{sign_in}</p>'
    return f'<p class="door-ways"><a class="door-button" href="{SIGN_UP}">{escape(words.sign_up)}</a>{sign_in}</p>'


def _hero(words: DoorWords, *, takes_sign_ups: bool) -> str:
    note = f'<p class="door-note">{escape(words.free_note)}</p>' if takes_sign_ups else ""
    return (
        f'<section class="door-hero"><h1>{escape(words.title)}</h1><p class="door-lead">{escape(words.lead)}</p>'
        f"{_ways_in(words, takes_sign_ups=takes_sign_ups)}{note}</section>"
    )


def _examples(words: DoorWords, examples: list[Example]) -> str:
    if not examples:
        return ""
    cards = "".join(miniature(example, words.see_site) for example in examples)
    return (
        '<section class="door-part" aria-labelledby="exemples">'
        f'<h2 id="exemples">{escape(words.examples)}</h2><ul class="examples">{cards}</ul></section>'
    )


def _layouts(words: DoorWords) -> str:
    figures = "".join(
        f'<li><div class="drawn drawn-{option}" data-theme="{theme}" aria-hidden="true">{parts}</div>'
        f"{escape(name)}</li>"
        for (option, theme, parts), name in zip(_DRAWN, words.layout_names, strict=True)
    )
    return (
        f'<section class="door-part door-layouts"><div><h2>{escape(words.layouts.title)}</h2>'
        f'<p>{escape(words.layouts.text)}</p></div><ul class="drawings">{figures}</ul></section>'
    )


def _reasons(words: DoorWords) -> str:
    points = "".join(f"<div><h3>{escape(p.title)}</h3><p>{escape(p.text)}</p></div>" for p in words.points)
    return f'<section class="door-part"><h2>{escape(words.reasons)}</h2><div class="points">{points}</div></section>'


def _own_words(words_language: str, welcome: Text | None) -> str:
    """What the operator says, as he wrote it."""
    if welcome is None or not welcome.body.strip():
        return ""
    foreign = ""
    if welcome.language != words_language:
        direction = "rtl" if welcome.language in RIGHT_TO_LEFT else "ltr"
        foreign = f' lang="{welcome.language.lower()}" dir="{direction}"'
    return f'<section class="door-part door-text"{foreign}>{welcome.html}</section>'


def _versions(words: DoorWords) -> str:
    def column(title: str, items: tuple[str, ...]) -> str:
        listed = "".join(f"<li>{escape(item)}</li>" for item in items)
        return f"<div><h3>{escape(title)}</h3><ul>{listed}</ul></div>"

    return (
        f'<section class="door-part"><h2>{escape(words.versions)}</h2><div class="versions">'
        f"{column(words.free, words.free_items)}{column(words.paid, words.paid_items)}</div>"
        f'<p class="door-note">{escape(words.key_note)}</p></section>'
    )


def _closing(words: DoorWords) -> str:
    return (
        f'<section class="door-part door-closing"><h2>{escape(words.closing)}</h2>'
        f'<p class="door-ways"><a class="door-button" href="{SIGN_UP}">{escape(words.sign_up)}</a></p></section>'
    )


def landing_body(
    words: DoorWords, language: str, welcome: Text | None, examples: list[Example], *, takes_sign_ups: bool
) -> str:
    return "".join(
        (
            _hero(words, takes_sign_ups=takes_sign_ups),
            _examples(words, examples),
            _layouts(words),
            _reasons(words),
            _own_words(language, welcome),
            _versions(words),
            _closing(words) if takes_sign_ups else "",
        )
    )
