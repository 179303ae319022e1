"""What stands in the head of a page, wherever the page itself stands: served (document.py) or alone (takeaway/)."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from html import escape
from typing import Any

from vitrine.content.catalogues import ISO_639_1
from vitrine.rendering.assets import Linked
from vitrine.rendering.drawing import HEIGHT, WIDTH, revision_of
from vitrine.rendering.head_element import element
from vitrine.rendering.icon import icon_links
from vitrine.rendering.themes import theme_of


@dataclass(frozen=True)
class Whereabouts:
    """Where a page and what its head names are. One that was taken along may not know its own address (None)."""

    url: str | None
    alternates: str  # the addresses of its languages are this, the language, and `ending`
    any_language: str | None  # where the language is chosen for one; None: nowhere
    icon: str  # ours, for a site that has none of its own (icon.py)
    origin: str | None  # before a picture's address; None: link previews show none
    ending: str = ""
    markdown: str | None = None  # the same page for those who read no HTML (forms.py)
    drawn: str | None = None  # the picture that is drawn of it where its owner gave none (drawing.py)


def page_json(data: Any) -> str:
    """JSON that can stand inside a <script>: no tag can end it, no old parser stumbles over it."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")


def _alternates(page: dict[str, Any], at: Whereabouts) -> str:
    codes = [language["code"] for language in page["languages"]]
    known = [code.lower() for code in codes if code in ISO_639_1]  # D19: others get no hreflang
    links = [
        element("link", rel="alternate", hreflang=code, href=f"{at.alternates}{code}{at.ending}") for code in known
    ]
    if at.any_language is not None:
        links.append(element("link", rel="alternate", hreflang="x-default", href=at.any_language))
    return "".join(links) if known else ""


def head_tags(page: dict[str, Any], at: Whereabouts) -> str:
    head = page["head"]
    image = _share_picture(head, at)
    return "".join(
        (
            f"<title>{escape(head['title'])}</title>",
            element("meta", name="description", content=head["description"]),
            element("meta", name="theme-color", content=theme_of(page).bg),
            element("link", rel="canonical", href=at.url) if at.url else "",
            _alternates(page, at),
            element("link", rel="alternate", type="text/markdown", href=at.markdown) if at.markdown else "",
            icon_links(page, at.icon),
            element("meta", property="og:type", content=head.get("type", "profile")),
            element("meta", property="og:title", content=head["title"]),
            element("meta", property="og:description", content=head["description"]),
            element("meta", property="og:url", content=at.url) if at.url else "",
            element("meta", property="og:locale", content=page["lang"]),
            image,
            element("meta", name="twitter:card", content="summary_large_image" if image else "summary"),
        )
    )


def _share_picture(head: dict[str, Any], at: Whereabouts) -> str:
    """Its owner's, or the one that is drawn; none where a page does not know where its pictures are."""
    if head["picture"] and at.origin is not None:
        shown = head["picture"]
        address, width, height = f"{at.origin}{shown['src']}", shown["width"], shown["height"]
    elif head.get("drawn") and at.drawn is not None:
        address, width, height = f"{at.drawn}?v={revision_of(head['drawn'])}", WIDTH, HEIGHT
    else:
        return ""
    sizes = (("width", width), ("height", height)) if width and height else ()
    return element("meta", property="og:image", content=address) + "".join(
        element("meta", property=f"og:image:{name}", content=str(value)) for name, value in sizes
    )


def person_json(page: dict[str, Any], at: Whereabouts) -> str:
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


def work_json(page: dict[str, Any], at: Whereabouts) -> str:
    """What search engines read of a work that has a page of its own."""
    said = page["head"]["work"]
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


def preload(head: dict[str, Any]) -> str:
    """The largest picture above the fold starts loading with the HTML, in its best format."""
    first = head["first"]
    if not first:
        return ""
    best = first["best"]
    return element(
        "link",
        rel="preload",
        as_="image",
        href=None if best else first["src"],
        type=best["type"] if best else None,
        imagesrcset=best["srcSet"] if best else None,
        imagesizes=first["sizes"] if best else None,
        fetchpriority="high",
    )


def font_files(linked: Linked, names: Iterable[str]) -> str | None:
    """Fetched before the first paint where the four families are missing (HEAD_SCRIPT): a later font is not shown."""
    shared = (url for url in _named_fonts(linked, names) if url not in linked.own_fonts)
    return " ".join(shared) or None


def own_font_preloads(linked: Linked, names: Iterable[str]) -> str:
    """Those of the site's font pair are nobody's own: every visitor fetches them, with a script or without."""
    return "".join(
        element("link", rel="preload", as_="font", type="font/woff2", crossorigin="", href=url)
        for url in _named_fonts(linked, names)
        if url in linked.own_fonts
    )


def _named_fonts(linked: Linked, names: Iterable[str]) -> Iterator[str]:
    return (url for name in names for url in dict.fromkeys(linked.fonts) if f"/{name}-" in url)
