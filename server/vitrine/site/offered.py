"""Which languages visitors are offered: those of the site in which anything is written (D28)."""

from functools import cache
from typing import Any

from sqlalchemy import CompoundSelect, Select, bindparam, exists, func, select, union
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content.sections import MAIN_PAGE
from vitrine.site.tables import SHARED, Item, SectionTexts, Site
from vitrine.storage.base import Id

# What Python's strip() takes away, for the databases' own trimming.
_BLANK = "".join(chr(code) for code in range(0x3001) if chr(code).isspace())


def written_languages(session: AsyncSession, site_ids: Select[Any]) -> CompoundSelect[Any]:
    """(site_id, language) for each language with an item or a text that is more than blanks: one statement for all."""
    return _written(session.get_bind().dialect.name, site_ids)


def _written(dialect: str, site_ids: Select[Any]) -> CompoundSelect[Any]:
    if dialect == "postgresql":
        texts = func.jsonb_each_text(SectionTexts.texts).table_valued("key", "value")
        trimmed = func.btrim(texts.c.value, _BLANK)
    else:
        texts = func.json_each(SectionTexts.texts).table_valued("key", "value")
        trimmed = func.trim(texts.c.value, _BLANK)
    # What stands on a page beside, or on none, is no content to offer a language for.
    return union(
        select(Item.site_id, Item.language).where(
            Item.site_id.in_(site_ids), Item.language != SHARED, Item.section.in_(MAIN_PAGE)
        ),
        select(SectionTexts.site_id, SectionTexts.language).where(
            SectionTexts.site_id.in_(site_ids),
            SectionTexts.section.in_(MAIN_PAGE),
            exists(select(1).select_from(texts).where(trimmed != "")),
        ),
    )


@cache  # to write the statement takes longer than to run it
def _of_one_site(dialect: str) -> CompoundSelect[Any]:
    return _written(dialect, select(bindparam("site_id", type_=Id)))


async def languages_with_content(session: AsyncSession, site: Site) -> list[str]:
    rows = await session.execute(_of_one_site(session.get_bind().dialect.name), {"site_id": site.id})
    found = {language for _site_id, language in rows}
    return [code for code in site.languages if code in found]
