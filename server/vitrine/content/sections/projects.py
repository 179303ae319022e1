"""Projects ('projet'): a title and pictures, in a slider or a coverflow."""

from vitrine.content.describe import Flag, Focus, ItemList, Link, Media, Section, Text
from vitrine.content.styles import NAME, QUIET_HEADING, TEXT, slot

PROJECTS = Section(
    name="projects",
    anchor="projet",
    route="formprojet",
    step=3,
    in_bar=True,
    texts_alias="DataProjet_{lang}",
    styles_alias="stylesProjet",
    draft_key="currentLangDataProjet",
    texts=(Text("heading", "text9", style="heading"),),
    styles=(
        slot("heading", "titre", "heading", QUIET_HEADING),
        slot("itemTitle", "titres", "itemTitle", NAME),
        slot("itemText", "text", "itemText", TEXT, ("texts",)),
    ),
    settings=(Flag("usesSecondCarousel", "affichage", ("option3",)),),
    lists=(
        ItemList(
            "projects",
            "imagesProjet_{lang}",
            "Project",
            (
                Media("image", "src", required=True),
                Focus("imageFocus", "cadrage", optional=True, of="image"),
                Text("title", "titres", ("option2", "option3"), style="itemTitle", optional=True),
                Text(
                    "description",
                    "description",
                    ("option2", "option3"),
                    style="itemText",
                    multiline=True,
                    rich=True,
                    max_chars=1000,
                    optional=True,
                ),
                Link("link", "lien", ("option2", "option3"), optional=True),
                Text("alt", "alt", optional=True),
            ),
            named_by=("title",),
            says="description",
            editable_in=("option2", "option3"),
            draft_key="imageItems",
        ),
    ),
)
