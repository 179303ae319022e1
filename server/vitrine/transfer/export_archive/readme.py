"""README.txt of what is taken along, in its owner's language: for whoever opens it in a year."""

import textwrap

from vitrine.platform.storage.base import now
from vitrine.sites.site.export_words import export_words
from vitrine.sites.site.tables import Site

_LINE_CHARS = 110


def _wrapped(text: str, indent: str = "") -> str:
    return textwrap.fill(
        text,
        _LINE_CHARS,
        initial_indent=indent,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )


def _file(name: str, text: str) -> str:
    return f"{name}\n{_wrapped(text, ' ' * 4)}"


def _told(site: Site, language: str, title: str, made: str, *parts: str, missing: list[str]) -> str:
    # Read when an archive is written: a server at rest does without Babel.
    from vitrine.platform.cldr import cldr_of

    day = cldr_of(language).full_day(now())
    head = f"{title.format(name=site.owner_name)}\n{made.format(day=day, address=f'/@{site.slug}')}"
    lost = export_words(language).missing.format(names=", ".join(missing)) if missing else ""
    return "\n\n".join(part for part in (head, *parts, lost) if part) + "\n"


def archive_readme(site: Site, language: str, *, has_drafts: bool, has_remarks: bool, missing: list[str]) -> str:
    words = export_words(language).archive
    files = [
        _file("documents.json", words.documents),
        _file("files/", words.files),
        _file("messages.csv", words.messages),
        _file("account.json", words.account),
        _file("versions.jsonl", words.versions),
        *([_file("drafts.json", words.drafts)] if has_drafts else []),
        *([_file("remarks.json", words.remarks)] if has_remarks else []),
    ]
    return _told(site, language, words.title, words.made, "\n".join(files), missing=missing)


def site_readme(
    site: Site,
    language: str,
    pages: list[str],
    *,
    mail_to: str | None,
    address: str | None,
    placeholder: str,
    missing: list[str],
    has_icon: bool,
) -> str:
    words = export_words(language).static_site
    sitemap = (
        words.sitemap.format(address=address)
        if address
        else words.sitemap_without_address.format(placeholder=placeholder)
    )
    icon = "icone…" if has_icon else "favicon.svg"
    files = [
        _file(f"index.html, {', '.join(pages)}", words.pages),
        _file(f"assets/, media/, {icon}", words.assets),
        _file("sitemap.xml, robots.txt", sitemap),
    ]
    form = words.with_form.format(mail_to=mail_to) if mail_to else words.without_form
    opening, form = _wrapped(words.opening), _wrapped(form)
    return _told(site, language, words.title, words.made, opening, "\n".join(files), form, missing=missing)
