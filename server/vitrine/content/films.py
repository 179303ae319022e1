"""Which films a page can play, and by which player: a file, YouTube, Vimeo, PeerTube. Nothing of it before a click.

One table for both sides: the server refuses what it does not know, the page writes the player's address. Patterns are
of the kind that Python and JavaScript read alike; `$1` is what stood in its first brackets.
"""

import re
from typing import Literal, NamedTuple

_HOST = r"([a-z0-9](?:[a-z0-9.-]{0,250}[a-z0-9])?(?::[0-9]{1,5})?)"
_END = r"(?:[?&#].*)?$"


class FilmRule(NamedTuple):
    kind: Literal["frame", "file"]
    pattern: str
    player: str


FILM_RULES: tuple[FilmRule, ...] = (
    *(
        FilmRule("frame", start + r"([A-Za-z0-9_-]{11})" + _END, "https://www.youtube-nocookie.com/embed/$1?autoplay=1")
        for start in (
            r"^https://(?:www\.|m\.)?youtube(?:-nocookie)?\.com/(?:shorts/|embed/|live/|watch\?(?:[^#]{0,200}&)?v=)",
            r"^https://youtu\.be/",
        )
    ),
    # A film that is not listed has a second part, without which the player does not show it.
    FilmRule(
        "frame",
        r"^https://(?:www\.|player\.)?vimeo\.com/(?:video/)?([0-9]{5,12})/([0-9a-f]{6,20})" + _END,
        "https://player.vimeo.com/video/$1?h=$2&dnt=1&autoplay=1",
    ),
    FilmRule(
        "frame",
        r"^https://(?:www\.|player\.)?vimeo\.com/(?:video/)?([0-9]{5,12})/?" + _END,
        "https://player.vimeo.com/video/$1?dnt=1&autoplay=1",
    ),
    FilmRule(
        "frame",
        rf"^https://{_HOST}/(?:w|videos/watch|videos/embed)/([A-Za-z0-9-]{{10,40}}){_END}",
        "https://$1/videos/embed/$2?autoplay=1",
    ),
    FilmRule("file", rf"^(https://{_HOST}/[^?#\s\"'<>]{{1,1500}}\.(?:mp4|m4v|webm|ogv|mov)){_END}", "$1"),
)


def is_film(link: str) -> bool:
    return any(re.match(rule.pattern, link) for rule in FILM_RULES)
