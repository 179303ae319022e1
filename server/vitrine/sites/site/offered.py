"""Which languages visitors are offered: those that are not hidden and in which anything is written."""

from functools import cache
from typing import Any

from sqlalchemy import JSON, CompoundSelect, Select, bindparam, exists, func, or_, select, type_coerce, union
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content.describe import TOGETHER, Text
from vitrine.content.sections import MAIN_PAGE
from vitrine.platform.storage.base import Id
from vitrine.sites.site.tables import SHARED, Item, SectionState, SectionTexts, Site

# What Python's strip() takes away, for the databases' own trimming.
_BLANK = "".join(chr(code) for code in range(0x3001) if chr(code).isspace())
# The words of items.
_WORDS = sorted(
    {
        field.name
        for section in MAIN_PAGE.values()
        for item_list in section.own_lists
        for field in item_list.fields
        if isinstance(field, Text)
    }
)


def written_languages(session: AsyncSession, site_ids: Select[Any]) -> CompoundSelect[Any]:
    """(site_id, language) for each language with an item or a text that is more than blanks: one statement for all.
    Items that came along from another language, where lists are one, count once something is written in them."""
    return _written(session.get_bind().dialect.name, site_ids)


def _written(dialect: str, site_ids: Select[Any]) -> CompoundSelect[Any]:
    each, trim = (func.jsonb_each_text, func.btrim) if dialect == "postgresql" else (func.json_each, func.trim)
    texts = each(SectionTexts.texts).table_valued("key", "value", name="texts")
    words = each(Item.fields).table_valued("key", "value", name="words")
    is_written = exists(select(1).select_from(words).where(words.c.key.in_(_WORDS), trim(words.c.value, _BLANK) != ""))
    came_along = exists().where(
        SectionState.site_id == Item.site_id,
        SectionState.section == Item.section,
        type_coerce(SectionState.settings, JSON)["lists"].as_string() == TOGETHER,
        type_coerce(Item.fields, JSON)["original"].as_string().is_not(None),
    )
    # What stands on a page beside, or on none, is no content to offer a language for.
    return union(
        select(Item.site_id, Item.language).where(
            Item.site_id.in_(site_ids),
            Item.language != SHARED,
            Item.section.in_(MAIN_PAGE),
            or_(~came_along, is_written),
        ),
        select(SectionTexts.site_id, SectionTexts.language).where(
            SectionTexts.site_id.in_(site_ids),
            SectionTexts.section.in_(MAIN_PAGE),
            exists(select(1).select_from(texts).where(trim(texts.c.value, _BLANK) != "")),
        ),
    )


@cache  # to write the statement takes longer than to run it
def _of_one_site(dialect: str) -> CompoundSelect[Any]:
    return _written(dialect, select(bindparam("site_id", type_=Id)))


async def languages_with_content(session: AsyncSession, site: Site, *, with_hidden: bool = False) -> list[str]:
    rows = await session.execute(_of_one_site(session.get_bind().dialect.name), {"site_id": site.id})
    found = {language for _site_id, language in rows}
    return [code for code in (site.languages if with_hidden else site.shown_languages) if code in found]


def hidden_of(site: Site, codes: list[str] | None = None) -> list[str]:
    """Which of its languages are kept from visitors: these, else those of before, in the site's order. There is always
    one to show: the first, where none would be left."""
    hidden = set(site.hidden_languages if codes is None else codes)
    if hidden.issuperset(site.languages):
        hidden -= set(site.languages[:1])
    return [code for code in site.languages if code in hidden]
