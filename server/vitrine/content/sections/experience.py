"""Experience: optional sixth section, shown only when it has items."""

from vitrine.content.describe import Flag, ItemList, Month, Section, Text
from vitrine.content.styles import HEADING, NAME, TEXT, slot

EXPERIENCE = Section(
    name="experience",
    anchor="experience",
    route="formexperience",
    step=6,
    texts_alias="DataExperience_{lang}",
    styles_alias="stylesExperience",
    draft_key="currentLangDataExperience",
    ours=True,
    shown_with="positions",
    texts=(Text("heading", "text14", style="heading"),),
    styles=(
        slot("heading", "titre", "heading", HEADING),
        slot("itemTitle", "titres", "itemTitle", NAME),
        slot("itemText", "text", "itemText", TEXT, ("texts",)),
    ),
    lists=(
        ItemList(
            "positions",
            "experience_{lang}",
            "Position",
            (
                Text("title", "poste", style="itemTitle", required=True),
                Text("organisation", "organisation", optional=True),
                Text("place", "lieu", optional=True),
                Month("start", "debut", optional=True),
                Month("end", "fin", optional=True, after="start", unless="isCurrent"),
                Flag("isCurrent", "enCours"),
                Text(
                    "description",
                    "description",
                    style="itemText",
                    multiline=True,
                    rich=True,
                    max_chars=2000,
                    optional=True,
                ),
            ),
            named_by=("title",),
            says="description",
        ),
    ),
)
