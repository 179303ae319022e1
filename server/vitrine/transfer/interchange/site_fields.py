"""The site document's own fields: bar, languages, layout, theme, and what we added. Used by importing.py."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Any, TypeVar

from vitrine.content.catalogues import MAX_LANGUAGES, THEME_COUNT, SiteType
from vitrine.content.documents import ID, OLDER_NAMES, OURS, SITE, SITE_OURS
from vitrine.content.layouts import OPTIONS, Option
from vitrine.sites.site.slugs import SLUG_PATTERN
from vitrine.transfer.interchange import values
from vitrine.transfer.interchange.fields import FieldReader, holder_of
from vitrine.transfer.interchange.report import Report, shown
from vitrine.transfer.interchange.values import BadValue

_OWNER_NAME_CHARS = 200
T = TypeVar("T")


@dataclass(frozen=True)
class SiteFields:
    """None: the file does not say."""

    site_type: SiteType
    languages: list[str]
    hidden_languages: list[str] | None
    option: Option | None
    was_paid: bool
    theme_index: int | None
    slug: str | None
    owner_name: str | None
    is_online: bool | None
    mails_messages: bool | None
    shows_badge: bool | None
    offers_resume: bool | None
    counts_visits: bool | None
    created_at: datetime | None
    updated_at: datetime | None


def _names(ours: str) -> tuple[str, ...]:
    alias = SITE[ours]
    return (alias, *OLDER_NAMES.get(alias, ()))


def _site_type(value: Any) -> SiteType:
    """Unknown means the floating bar."""
    return "footer" if value == "footer" else "header"


def _theme_index(value: Any) -> int:
    index = values.whole_number(value)
    if not 0 <= index < THEME_COUNT:
        raise BadValue(f"there is no theme {index}")
    return index


def _slug(value: Any) -> str:
    if not re.fullmatch(SLUG_PATTERN, values.text(value)):
        raise BadValue(f"{shown(value)} cannot be an address")
    return str(value)


def _owner_name(value: Any) -> str:
    name = " ".join("".join(char if char.isprintable() else " " for char in values.text(value)).split())
    return name[:_OWNER_NAME_CHARS]


def _option(value: Any) -> Option:
    found: Option | None = next((option for option in OPTIONS if option == value), None)
    if found is None:
        raise BadValue("the older product sealed it and it cannot be opened here; say it with --option")
    return found


def _languages(value: Any, report: Report) -> list[str]:
    path = SITE["languages"]
    codes: list[str] = []
    for written in values.language_list(value):
        code = values.language_code(written)
        if not code:
            report.leave_out(path, f"{shown(written)} is no language")
            continue
        if code != written.strip().upper():
            report.note(path, f"{shown(written)} is read as {code}")
        codes.append(code)
    codes = list(dict.fromkeys(codes))
    for code in codes[MAX_LANGUAGES:]:
        report.leave_out(path, f"{code} is one too many, a site has at most {MAX_LANGUAGES}; its content is kept")
    return codes[:MAX_LANGUAGES]


def read_site_fields(site: FieldReader, report: Report, chosen_option: Option | None) -> SiteFields:
    site.take(ID)
    raw_option = site.take(SITE["layout"])
    if chosen_option is None and raw_option not in (None, ""):
        chosen_option = site.convert(_option, SITE["layout"])

    def of_ours(read: Callable[[Any], T | None], name: str) -> T | None:
        """Earlier exports had it beside the older product's own."""
        alias = SITE_OURS[name]
        return holder_of((alias,), [site.inner(OURS), site]).convert(read, alias)

    return SiteFields(
        site_type=site.convert(_site_type, *_names("siteType")) or "header",
        languages=site.convert(lambda value: _languages(value, report), *_names("languages")) or [],
        hidden_languages=of_ours(lambda value: _languages(value, report), "hiddenLanguages"),
        option=chosen_option,
        was_paid=bool(site.take(SITE["activation"])),
        theme_index=site.convert(_theme_index, *_names("themeIndex")),
        slug=of_ours(_slug, "slug"),
        owner_name=of_ours(_owner_name, "ownerName") or None,
        is_online=of_ours(values.flag, "isOnline"),
        mails_messages=of_ours(values.flag, "mailsMessages"),
        shows_badge=of_ours(values.flag, "showsBadge"),
        offers_resume=of_ours(values.flag, "offersResume"),
        counts_visits=of_ours(values.flag, "countsVisits"),
        created_at=site.convert(values.moment, *_names("createdAt")),
        updated_at=site.convert(values.moment, *_names("updatedAt")),
    )
