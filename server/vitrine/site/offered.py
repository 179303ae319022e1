"""Which languages visitors are offered: those of the site in which anything is written (D28)."""

from typing import Any

from sqlalchemy import CompoundSelect, Select, exists, func, select, union
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.site.tables import SHARED, Item, SectionTexts, Site

# What Python's strip() takes away, for the databases' own trimming.
_BLANK = "".join(chr(code) for code in range(0x3001) if chr(code).isspace())


def written_languages(session: AsyncSession, site_ids: Select[Any]) -> CompoundSelect[Any]:
    """(site_id, language) for each language with an item or a text that is more than blanks: one statement for all."""
    if session.get_bind().dialect.name == "postgresql":
        texts = func.jsonb_each_text(SectionTexts.texts).table_valued("key", "value")
        trimmed = func.btrim(texts.c.value, _BLANK)
    else:
        texts = func.json_each(SectionTexts.texts).table_valued("key", "value")
        trimmed = func.trim(texts.c.value, _BLANK)
    return union(
        select(Item.site_id, Item.language).where(Item.site_id.in_(site_ids), Item.language != SHARED),
        select(SectionTexts.site_id, SectionTexts.language).where(
            SectionTexts.site_id.in_(site_ids), exists(select(1).select_from(texts).where(trimmed != ""))
        ),
    )


async def languages_with_content(session: AsyncSession, site: Site) -> list[str]:
    rows = await session.execute(written_languages(session, select(Site.id).where(Site.id == site.id)))
    found = {language for _site_id, language in rows}
    return [code for code in site.languages if code in found]
