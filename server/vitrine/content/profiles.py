"""Where people are found on the networks: the link that the editor offers for what an owner wrote of himself.

Offered, never set: only he knows whether the account is his. Each rule is a pattern, and the link that it leads to; the
first that fits holds. Patterns are read by Python and by the browser, so they say nothing that only one of them knows;
`$1` and `$2` are their groups.
"""

from typing import NamedTuple


class ProfileRule(NamedTuple):
    written: str
    link: str
    digits: bool = False  # of its groups the digits alone are taken


_NAME = r"^@?([A-Za-z0-9][A-Za-z0-9._-]{0,59})$"
_HOST = r"[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}"
_NUMBER = r"^\+ ?([0-9][0-9 ().-]{5,24})$"


def _at(address: str) -> tuple[ProfileRule, ...]:
    return (ProfileRule(_NAME, f"https://{address}$1"),)


# Of an address, a number and a website the link is what any field of links makes of it (links.py).
PROFILE_RULES: dict[str, tuple[ProfileRule, ...]] = {
    "facebook": _at("www.facebook.com/"),
    "instagram": _at("www.instagram.com/"),
    "twitter": _at("x.com/"),
    "linkedin": _at("www.linkedin.com/in/"),
    "youtube": _at("www.youtube.com/@"),
    "github": _at("github.com/"),
    # Only a number that says its country is the same number everywhere.
    "whatsapp": (ProfileRule(_NUMBER, "https://wa.me/$1", digits=True),),
    "snapchat": _at("www.snapchat.com/add/"),
    "pinterest": _at("www.pinterest.com/"),
    "twitch": _at("www.twitch.tv/"),
    "telegram": _at("t.me/"),
    "behance": _at("www.behance.net/"),
    "dribbble": _at("dribbble.com/"),
    "bluesky": (ProfileRule(rf"^@?({_HOST})$", "https://bsky.app/profile/$1"),),
    "mastodon": (ProfileRule(rf"^@?([A-Za-z0-9_]{{1,60}})@({_HOST})$", "https://$2/@$1"),),
    "tiktok": _at("www.tiktok.com/@"),
    "threads": _at("www.threads.com/@"),
    "gitlab": _at("gitlab.com/"),
    "vimeo": _at("vimeo.com/"),
    "soundcloud": _at("soundcloud.com/"),
    "orcid": (ProfileRule(r"^([0-9]{4}-[0-9]{4}-[0-9]{4}-[0-9]{3}[0-9X])$", "https://orcid.org/$1"),),
}
