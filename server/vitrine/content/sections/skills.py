"""Skills ('competance'): a heading and cards, which may have an image each."""

from vitrine.content.describe import Focus, ItemList, Media, Section, Text
from vitrine.content.styles import HEADING, NAME, TEXT, slot

SKILLS = Section(
    name="skills",
    anchor="competance",
    route="formcompetance",
    step=4,
    texts_alias="DataCompetance_{lang}",
    styles_alias="stylesCompetance",
    draft_key="currentLangDataCompetance",
    texts=(Text("heading", "text12", style="heading"),),
    styles=(
        slot("heading", "titre", "heading", HEADING),
        slot("itemTitle", "titres", "itemTitle", NAME),
        slot("itemText", "text", "itemText", TEXT, ("texts",)),
    ),
    lists=(
        ItemList(
            "skills",
            "imagesCompetance_{lang}",
            "Skill",
            (
                Media("image", "src", by_layout=True, optional=True, needed=True),
                Focus("imageFocus", "cadrage", by_layout=True, optional=True, of="image"),
                Text("title", "titres", style="itemTitle", default="Designer"),
                Text(
                    "description",
                    "description",
                    style="itemText",
                    multiline=True,
                    rich=True,
                    max_chars=1000,
                    optional=True,
                ),
                Text("alt", "alt", by_layout=True, optional=True, ours=True),
            ),
            named_by=("title",),
            says="description",
            says_nothing="-",
            draft_key="imageItems2",
        ),
    ),
)
