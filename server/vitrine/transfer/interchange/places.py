"""Where a described value stands in the older product's documents: by its alias, or below the key of ours."""

from vitrine.content.describe import Field, ItemList, Section
from vitrine.content.documents import OURS


def is_below_ours(section: Section, part: Field | ItemList) -> bool:
    return section.ours or part.ours


def in_site(section: Section, part: Field | ItemList, alias: str = "") -> str:
    """A setting or a list: 'imageStyle', 'vitrine.ordreSections'. `alias`: with its language."""
    return f"{OURS}.{alias or part.alias}" if is_below_ours(section, part) else alias or part.alias


def in_texts(section: Section, language: str, field: Field) -> str:
    """'DataPropos_FR.text6', 'vitrine.DataPartage_FR.titre'."""
    block = section.texts_alias.format(lang=language)
    return in_block(section, f"{OURS}.{block}" if section.ours else block, field)


def in_block(section: Section, path: str, field: Field) -> str:
    """Of a text block or an item at `path`. What stands below the key already has no second one."""
    return f"{path}.{OURS}.{field.alias}" if field.ours and not section.ours else f"{path}.{field.alias}"
