"""What stands in the head of a page, wherever the page itself stands: served (document.py) or alone (export_archive/).

templates/parts.html writes it.
"""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from vitrine.content.catalogues import ISO_639_1
from vitrine.public.rendering.assets import Linked
from vitrine.public.rendering.drawing import HEIGHT, WIDTH, revision_of
from vitrine.public.rendering.icon import icon_links
from vitrine.public.rendering.themes import theme_of


@dataclass(frozen=True)
class PageAddresses:
    """Where a page and what its head names are. One that was taken along may not know its own address (None)."""

    url: str | None
    alternates: str  # the addresses of its languages are this, the language, and `ending`
    any_language: str | None  # where the language is chosen for one; None: nowhere
    icon: str  # ours, for a site that has none of its own (icon.py)
    origin: str | None  # before a picture's address; None: link previews show none
    ending: str = ""
    markdown: str | None = None  # the same page for those who read no HTML (forms.py)
    drawn: str | None = None  # the picture that is drawn of it where its owner gave none (drawing.py)


@dataclass(frozen=True)
class Picture:
    address: str
    width: int | None
    height: int | None


@dataclass(frozen=True)
class Head:
    title: str
    description: str
    colour: str
    lang: str
    type: str
    url: str | None
    alternates: list[tuple[str, str]]
    markdown: str | None
    icons: list[dict[str, str]]
    picture: Picture | None
    first: dict[str, str | None] | None  # the attributes of its link


def page_json(data: Any) -> str:
    """JSON that can stand inside a <script>: no tag can end it, no old parser stumbles over it."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")


def head_of(page: dict[str, Any], at: PageAddresses) -> Head:
    head = page["head"]
    return Head(
        title=head["title"],
        description=head["description"],
        colour=theme_of(page).bg,
        lang=page["lang"],
        type=head.get("type", "profile"),
        url=at.url,
        alternates=_alternates(page, at),
        markdown=at.markdown,
        icons=icon_links(page, at.icon),
        picture=_share_picture(head, at),
        first=first_picture(head),
    )


def _alternates(page: dict[str, Any], at: PageAddresses) -> list[tuple[str, str]]:
    codes = [language["code"] for language in page["languages"]]
    known = [code.lower() for code in codes if code in ISO_639_1]  # others get no hreflang
    links = [(code, f"{at.alternates}{code}{at.ending}") for code in known]
    if links and at.any_language is not None:
        links.append(("x-default", at.any_language))
    return links


def _share_picture(head: dict[str, Any], at: PageAddresses) -> Picture | None:
    """Its owner's, or the one that is drawn; none where a page does not know where its pictures are."""
    if head["picture"] and at.origin is not None:
        shown = head["picture"]
        return Picture(f"{at.origin}{shown['src']}", shown["width"], shown["height"])
    if head.get("drawn") and at.drawn is not None:
        return Picture(f"{at.drawn}?v={revision_of(head['drawn'])}", WIDTH, HEIGHT)
    return None


def person_json(page: dict[str, Any], at: PageAddresses) -> str:
    """What search engines read of its owner."""
    head = page["head"]
    person: dict[str, Any] = {"@context": "https://schema.org", "@type": "Person", "name": page["ownerName"]}
    if at.url is not None:
        person["url"] = at.url
    if head["description"]:
        person["description"] = head["description"]
    if head["jobTitle"]:
        person["jobTitle"] = head["jobTitle"]
    if head["portrait"] and at.origin is not None:
        person["image"] = at.origin + head["portrait"]["src"]
    if head["sameAs"]:
        person["sameAs"] = head["sameAs"]
    return page_json(person)


def work_json(page: dict[str, Any], at: PageAddresses) -> str | None:
    """What search engines read of a work, on a page of one."""
    said = page["head"].get("work")
    if said is None:
        return None
    work: dict[str, Any] = {
        "@context": "https://schema.org",
        "@type": "CreativeWork",
        "name": said["name"],
        "description": said["description"],
        "inLanguage": said["lang"],
        "creator": {"@type": "Person", "name": page["ownerName"]},
    }
    if at.url is not None:
        work["url"] = at.url
    if said["year"]:
        work["dateCreated"] = said["year"]
    if said["image"] and at.origin is not None:
        work["image"] = at.origin + said["image"]
    return page_json(work)


def first_picture(head: dict[str, Any]) -> dict[str, str | None] | None:
    """The largest one above the fold, in its best format."""
    first = head.get("first")
    if not first:
        return None
    best = first["best"]
    return {
        "rel": "preload",
        "as": "image",
        "href": None if best else first["src"],
        "type": best["type"] if best else None,
        "imagesrcset": best["srcSet"] if best else None,
        "imagesizes": first["sizes"] if best else None,
        "fetchpriority": "high",
    }


def font_files(linked: Linked, names: Iterable[str]) -> str | None:
    """Fetched before the first paint where the four families are missing (HEAD_SCRIPT): a later font is not shown."""
    shared = (url for url in _named_fonts(linked, names) if url not in linked.own_fonts)
    return " ".join(shared) or None


def own_fonts(linked: Linked, names: Iterable[str]) -> list[str]:
    """Those of the site's font pair, which every visitor fetches."""
    return [url for url in _named_fonts(linked, names) if url in linked.own_fonts]


def _named_fonts(linked: Linked, names: Iterable[str]) -> Iterator[str]:
    return (url for name in names for url in dict.fromkeys(linked.fonts) if f"/{name}-" in url)
