"""Skills ('competance'): a heading and cards; options 2 and 3 give each card an image."""

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
        slot("itemTitle", "titres", "itemTitle", NAME, set_rem={"option3": 2.8}),
        slot("itemText", "text", "itemText", TEXT, ("texts",)),
    ),
    lists=(
        ItemList(
            "skills",
            "imagesCompetance_{lang}",
            "Skill",
            (
                Media("image", "src", ("option2", "option3"), optional=True, needed_in=("option2", "option3")),
                Focus("imageFocus", "cadrage", ("option2", "option3"), optional=True, of="image"),
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
                Text("alt", "alt", ("option2", "option3"), optional=True, ours=True),
            ),
            named_by=("title",),
            says="description",
            says_nothing="-",
            draft_key="imageItems2",
        ),
    ),
)
